import ElementCatalog
import ScreenSyntax
import SourceModel

extension FileChecker {
  /// Reports a part that stands outside its owners.
  mutating func reportMisplaced(_ child: XMLNodeID, _ owners: [String]) {
    report(
      .syntaxMisplacedElement, xml[child].nameRange, "`<\(xml[child].name)>` cannot stand here.",
      help: "It belongs directly inside \(owners.map { "`<\($0)>`" }.joined(separator: " or ")).")
  }

  /// Reports a member that stands among views.
  mutating func reportMember(_ element: XMLNode) {
    report(
      .syntaxMisplacedElement, element.nameRange,
      "`<\(element.name)>` declares a member, and views stand here.",
      help: "Move it out of the body: members stand beside it, directly in the declaration.")
  }

  /// Reports an element that is no view.
  mutating func reportUnknownElement(_ child: XMLNodeID) {
    let element = xml[child]
    if DeclarationKind.byElement[element.name] != nil {
      report(
        .syntaxMisplacedElement, element.nameRange,
        "`<\(element.name)>` is a declaration, and views stand here.",
        help: "Declarations stand side by side in a `<Module>`, or in files of their own.")
      return
    }
    if reportAmbiguity(element.name, element.nameRange) { return }
    if let other = program.privateDeclaration(element.name) {
      report(
        .syntaxUnknownElement, element.nameRange, "`\(element.name)` is private: only its file knows it.",
        related: [RelatedPlace("declared here", program.location(of: other))],
        help: "Remove `private=\"true\"` where it is declared.")
      return
    }
    let views = program.declarations.filter { $0.isShown }.map(\.name.text).sorted()
    let known = views + catalog.elements.map(\.name) + ControlFlow.elements.names.map(\.text).sorted()
    let lacking = Self.lacking(type: element.name)
    let near = lacking == nil ? Suggestion.nearest(to: element.name.text, among: known) : nil
    var fixes: [FixIt] = []
    if let near {
      var edits = [SourceEdit(location(element.nameRange), near)]
      if element.contentEnd < element.range.end {
        let start = element.contentEnd + 2
        edits.append(SourceEdit(location(SourceRange(start, start + UInt32(element.name.utf8.count))), near))
      }
      fixes = [FixIt("Change it to `\(near)`", .suggested, edits)]
    }
    report(
      .syntaxUnknownElement, element.nameRange,
      lacking ?? "There is no view `\(element.name)` in this package or the library.",
      help: near.map { "There is `\($0)`, which is spelt nearly the same." }
        ?? qualifiedHelp(element.name) ?? MissingTypes.instead(of: element.name)
        ?? "Declare it as `<View name=\"\(element.name)\">`.", fixes: fixes)
    if let near, let place = signatures.element(named: Name(near)) { checkInside(child, place) }
  }

  /// Checks what stands inside an element that is misspelt, unless it brings names into scope.
  private mutating func checkInside(_ node: XMLNodeID, _ place: Int) {
    let signature = signatures.elements[place]
    let brings: ContentModel = [
      .presents, .valueDestination, .geometry, .picture, .chosen, .column, .iterates,
    ]
    if !signature.content.isDisjoint(with: brings), attributeText(Names.asName, of: node) != nil { return }
    leave(checkContents(of: node, parent: signature))
  }

  /// What is wrong with a name that has that of a package before it; nil for a plain name.
  private mutating func qualifiedHelp(_ name: Name) -> String? {
    let parts = name.text.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return program.isModule(Name(String(parts[0])), in: file)
      ? "The package `\(parts[0])` declares no view `\(parts[1])`."
      : "There is no package `\(parts[0])` among the `dependencies` in screenwright.yml."
  }
}
