import ScreenSemantics
import SourceModel

/// Files that are not well-formed. They hide their declarations; what others then miss is no fault of theirs.
struct HiddenFiles {
  /// The first of them.
  let first: FileID
  private let files: SharedArray<FileID, ParsedFile>

  /// Those of a package; nil where all its files can be read.
  init?(_ files: SharedArray<FileID, ParsedFile>) {
    guard let first = files.firstIndex(where: { $0.isHidden }) else {
      return nil
    }
    self.first = first
    self.files = files
  }

  /// True for what may be otherwise, if what they hide were known.
  func explains(_ finding: Diagnostic) -> Bool {
    guard let traits = RuleCatalog.rule(finding.rule)?.traits else { return false }
    return traits.contains(.needsWholePackage)
      || traits.contains(.missesDeclaration) && !isOwnName(finding.location)
  }

  /// True for a plain name in lower case: types and views have capitals, and members, which an extension may give,
  /// stand behind a dot, so that no other file can declare it.
  private func isOwnName(_ location: SourceLocation) -> Bool {
    guard files.indices.contains(location.file) else { return false }
    let bytes = files[location.file].source.bytes
    let start = Int(location.range.start)
    guard start > 0, start < bytes.count else { return false }
    return (0x61...0x7A).contains(bytes[start]) && bytes[start - 1] != UInt8(ascii: ".")
  }
}
