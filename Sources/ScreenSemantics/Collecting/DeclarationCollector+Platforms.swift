import ScreenSyntax
import SourceModel

/// `<If os="iOS">`, which stands for Swift's `#if os(iOS)`: what is for other platforms is as if it were not written, so
/// that it may name what only those have.
extension DeclarationCollector {
  /// The platforms that `os` may name. No page is made for the later ones.
  private static let systems = [
    "iOS", "macOS", "web", "visionOS", "watchOS", "tvOS", "iPadOS", "macCatalyst", "Linux",
  ]

  /// Puts what is for the platform in the place of its `If`, and takes out what is for others.
  mutating func foldPlatforms(_ platform: String) {
    for id in xml.nodes.indices
    where xml[id].name == Names.ifElement && xml[id].kind == .element {
      guard let attribute = xml.attribute(Names.system, of: id) else { continue }
      if xml.attribute(Names.condition, of: id) != nil {
        report(
          .syntaxUnknownAttribute, attribute.nameRange,
          "`os` chooses what is compiled, and `condition` what is shown; this has both.",
          help: "Put an `<If condition=\"…\">` into the `<If os=\"…\">`.")
      }
      var isChosen = false
      for branch in branches(from: id) {
        let names = xml.attribute(Names.system, of: branch)
        if !isChosen, names.map({ holds($0, on: platform) }) ?? true {
          isChosen = true
          xml.dissolve(branch)
        } else {
          omitted.append(xml[branch].range)
          xml.remove(branch)
        }
      }
    }
  }

  /// An `If` with the `ElseIf os` and the `Else` that follow it.
  private func branches(from first: XMLNodeID) -> [XMLNodeID] {
    var found = [first]
    var next = xml[first].nextSibling
    while !next.isNone {
      let node = xml[next]
      if node.kind == .element {
        let isElse = node.name == Names.elseElement
        guard isElse || node.name == Names.elseIf && xml.attribute(Names.system, of: next) != nil else {
          break
        }
        found.append(next)
        if isElse { break }
      } else if !node.isBlank {
        break
      }
      next = node.nextSibling
    }
    return found
  }

  /// True where `os` names the platform: `iOS`, `iOS, macOS`, or `!macOS` for any other one.
  private mutating func holds(_ attribute: XMLAttribute, on platform: String) -> Bool {
    var isNamed = false
    for word in text(attribute).split(whereSeparator: { $0 == "," || $0 == " " || $0 == "|" }) {
      let isNegated = word.hasPrefix("!")
      let name = String(isNegated ? word.dropFirst() : word)
      guard Self.systems.contains(name) else {
        let near = Suggestion.nearest(to: name, among: Self.systems)
        report(
          .syntaxInvalidLiteral, attribute.value, "There is no platform `\(name)`.",
          help: near.map { "There is `\($0)`, which is spelt nearly the same." }
            ?? "`os` names \(Self.systems.prefix(5).map { "`\($0)`" }.joined(separator: ", ")); `!macOS` is any other."
        )
        continue
      }
      if (name == platform) != isNegated { isNamed = true }
    }
    return isNamed
  }
}
