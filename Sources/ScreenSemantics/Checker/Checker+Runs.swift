import ScreenSyntax
import SourceModel

extension FileChecker {
  /// A `Text` holds only texts, also under conditions: other views could not be joined with it.
  mutating func reportRuns(_ contents: Contents, _ signature: CatalogSignatures.Element) {
    for id in views(contents) {
      let view = checked.views[Int(id)]
      let isText = view.kind != .element || signatures.elements[Int(view.target)].content.contains(.runs)
      if isText && view.kind != .declared { continue }
      report(
        "syntax/misplaced-element", xml[view.xml].nameRange,
        "`<\(signature.name)>` holds text, and `<\(xml[view.xml].name)>` is another view.",
        help: "Put both into an `<HStack>`.")
    }
  }

  /// True for a blank between the parts of a `Text` that holds no line break: it is a part too.
  func isRunGap(_ blank: XMLNode, _ parent: CatalogSignatures.Element?) -> Bool {
    guard let parent, parent.content.contains(.runs) else { return false }
    return !source.bytes[Int(blank.range.start)..<Int(blank.range.end)].contains(0x0A)
  }
}
