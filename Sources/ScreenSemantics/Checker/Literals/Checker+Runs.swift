import ScreenSyntax
import SourceModel

extension FileChecker {
  /// A `Text` holds only texts and images, also under conditions: other views could not be joined with it.
  mutating func reportRuns(_ contents: Contents, _ signature: ElementSignature) {
    for id in views(contents) {
      let view = checked.views[id]
      let element = view.kind == .element ? signatures.elements[Int(view.target)] : nil
      let isText = element.map { $0.content.contains(.runs) || $0.name == Names.image } ?? true
      if isText && view.kind != .declared { continue }
      report(
        .syntaxMisplacedElement, xml[view.xml].nameRange,
        "`<\(signature.name)>` holds text, and `<\(xml[view.xml].name)>` is another view.",
        help: "Put both into an `<HStack>`.")
    }
  }

  /// A `Map` holds only what stands at a place.
  mutating func reportOffMap(_ contents: Contents, _ signature: ElementSignature) {
    for id in views(contents) {
      let view = checked.views[id]
      let isPlaced =
        view.kind == .element && signatures.elements[Int(view.target)].owners.contains(signature.name)
      if isPlaced || view.kind != .element && view.kind != .declared && view.kind != .text { continue }
      report(
        .syntaxMisplacedElement, xml[view.xml].nameRange,
        "`<\(signature.name)>` holds `<Marker>` and `<Annotation>`, which have a place on it.",
        help: "Put other views into an `<Annotation>`, or into an `<Overlay>` of the map.")
    }
  }

  /// True for a blank between the parts of a `Text` that holds no line break: it is a part too.
  mutating func isRunGap(_ blank: XMLNode) -> Bool {
    !source.bytes[Int(blank.range.start)..<Int(blank.range.end)].contains(0x0A)
  }
}
