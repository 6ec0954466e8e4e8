import SourceModel

/// A protocol that a declaration does not conform to, though its uses ask for it: one cause, however many uses there are
/// in however many files.
public enum MissingConformance {
  private static let elsewhere = "it is needed here, too"

  /// True where a report is one of this kind, and stands for another one in some files.
  public static func isNeeded(by diagnostic: Diagnostic, in files: Set<FileID>) -> Bool {
    diagnostic.related.contains { $0.message == elsewhere && files.contains($0.location.file) }
  }

  static func help(_ word: String, _ name: Name) -> String { "Add `\(word)` to what \(name) conforms to." }

  /// The reports of all files, where the first of those that have one cause stands for them all. It has the fix that
  /// one of them may have.
  static func joined(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var places: [Cause: Int] = [:]
    var joined: [Diagnostic] = []
    for diagnostic in diagnostics {
      guard let cause = Cause(diagnostic) else {
        joined.append(diagnostic)
        continue
      }
      if let known = places[cause] {
        if joined[known].fixes.isEmpty { joined[known].fixes = diagnostic.fixes }
        let file = diagnostic.location.file
        let files = [joined[known].location.file] + joined[known].related.dropFirst().map(\.location.file)
        if files.contains(file) { continue }
        joined[known].related.append(RelatedPlace(elsewhere, diagnostic.location))
      } else {
        places[cause] = joined.count
        joined.append(diagnostic)
      }
    }
    return joined
  }

  private struct Cause: Hashable {
    let help: String
    let declaration: SourceLocation

    init?(_ diagnostic: Diagnostic) {
      guard let help = diagnostic.help, let place = diagnostic.related.first,
        place.message == "declared here", help.hasPrefix("Add `"), help.hasSuffix(" conforms to.")
      else { return nil }
      self.help = help
      declaration = place.location
    }
  }
}
