import ScreenSemantics
import ScreenSyntax
import SourceModel

/// What do those parts of files name that are left out here, as `<If os>` and `#if os` in code have them for other platforms?
///
/// Answer: all words in them, and of code all words from `#if` to `#endif`.
/// Cost: linear in the files asked about.
/// Limits: a word is known by its letters alone: what it names there is not looked up.
extension RuleContext {
  /// All words in what is left out of the package.
  func namesForOtherPlatforms() -> Set<Name> {
    var found: Set<Name> = []
    for file in program.files.indices { collectNamesForOtherPlatforms(in: file, &found) }
    return found
  }

  /// True for a word in what is left out of a file.
  func isNamedForOtherPlatforms(_ name: Name, in file: FileID) -> Bool {
    var found: Set<Name> = []
    collectNamesForOtherPlatforms(in: file, &found)
    return found.contains(name)
  }

  private func collectNamesForOtherPlatforms(in file: FileID, _ found: inout Set<Name>) {
    let xml = xml(file)
    let source = program.files[file].source
    for id in xml.nodes.indices {
      let node = xml[id]
      guard node.isBlank, [Names.ifElement, Names.elseIf, Names.elseElement].contains(node.name) else {
        continue
      }
      // One whose content is taken is followed by that content.
      if !node.nextSibling.isNone, node.range.contains(xml[node.nextSibling].range) { continue }
      collectWords(of: source.text(node.range)[...], &found)
    }
    // Code says `#if os(macOS)` … `#endif`; what it takes is followed anyway.
    let text = source.text(SourceRange(0, UInt32(source.bytes.count)))
    for part in text.split(separator: "#if", omittingEmptySubsequences: false).dropFirst() {
      collectWords(of: part.split(separator: "#endif", omittingEmptySubsequences: false)[0], &found)
    }
  }

  private func collectWords(of text: Substring, _ found: inout Set<Name>) {
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      found.insert(Name(String(word)))
    }
  }
}
