import ScreenSyntax
import SourceModel

/// What cannot be declared where it stands, or under its name.
extension DeclarationCollector {
  /// Reports an element that is none of those that may stand there. One that is spelt nearly the same is read as that
  /// from here on, so that nothing else is told of what follows from it; false where there is none.
  mutating func readMisspelt(
    _ node: XMLNodeID, among known: [String], _ message: String, otherwise help: String
  ) -> Bool {
    let element = xml[node]
    guard let near = Suggestion.nearest(to: element.name.text, among: known) else {
      report(.syntaxUnknownElement, element.nameRange, message, help: help)
      return false
    }
    report(
      .syntaxUnknownElement, element.nameRange, message,
      help: "There is `\(near)`, which is spelt nearly the same.",
      fixes: [FixIt("Change it to `\(near)`", .suggested, renaming(node, to: near))])
    xml.read(element: node, as: Name(near))
    return true
  }

  /// What gives an element another name, in both of its tags.
  mutating func renaming(_ node: XMLNodeID, to name: String) -> [SourceEdit] {
    let element = xml[node]
    var edits = [SourceEdit(location(element.nameRange), name)]
    if element.contentEnd < element.range.end {
      let start = element.contentEnd + 2
      let end = SourceRange(start, start + UInt32(element.name.utf8.count))
      edits.append(SourceEdit(location(end), name))
    }
    return edits
  }

  /// Reads a stored member that has code to compute it as a `<Computed>`, with a report; false for any other.
  mutating func readsAsComputed(_ node: XMLNodeID, _ kind: MemberKind) -> Bool {
    guard kind == .variable || kind == .constant, let get = xml.attribute(Names.get, of: node) else {
      return false
    }
    let computed: Name = "Computed"
    report(
      .syntaxUnknownAttribute, get.nameRange,
      "A `<\(xml[node].name)>` is stored, and this has code that computes it.",
      help: "What is computed is a `<Computed>`, with `get` alone or with `set`.",
      fixes: [FixIt("Change it to `Computed`", .suggested, renaming(node, to: computed.text))])
    xml.read(element: node, as: computed)
    return true
  }

  /// An element whose name begins with a small letter is an attribute.
  mutating func reportLowercase(_ name: String, _ attribute: XMLAttribute, _ kind: DeclarationKind) {
    let proper = name.prefix(1).uppercased() + name.dropFirst()
    report(
      .syntaxInvalidLiteral, attribute.value,
      "`\(name)` begins with a small letter, so `<\(name)/>` would be an attribute and no view.",
      help: "Call the \(kind.element) `\(proper)`.",
      fixes: [FixIt("Change it to `\(proper)`", .suggested, [SourceEdit(location(attribute.value), proper)])])
  }

  /// An Enum is one of its cases and an Extension adds to what is stored elsewhere: neither stores anything of its own.
  mutating func checkStored(_ child: XMLNodeID, _ member: MemberKind, _ kind: DeclarationKind) {
    guard member == .constant || member == .variable, !flag(Names.isStatic, of: child) else { return }
    if kind == .extended, isEnvironmentKey(child) { return }
    if let of = xml.attribute(Names.of, of: xml[child].parent), text(of) == "FocusedValues" {
      return misplaced(
        child, "No values of the focus can be declared.", help: MissingTypes.instead(of: "FocusedValue") ?? ""
      )
    }
    misplaced(
      child,
      "\(kind.element.withCapitalArticle) stores nothing, and this `<\(xml[child].name)>` would be stored.",
      help: "Write `static=\"true\"` for one value of the type, or a `<Computed>` for one of each value.")
  }

  /// True for an AppStorage of a type itself, which may stand in any type.
  func isStaticStorage(_ child: XMLNodeID, _ member: MemberKind, _ kind: DeclarationKind) -> Bool {
    member == .appStorage && (kind == .structure || kind == .enumeration || kind == .extended)
      && flag(Names.isStatic, of: child)
  }

  /// Reports what stands inside a member that holds no such thing; true where it holds views.
  mutating func reportInside(_ node: XMLNodeID, _ member: Member) -> Bool {
    if member.kind == .fragment { return false }
    let holdsCode = member.kind == .computed || member.kind == .function
    let element = member.kind.element
    var what: String { "\(element.withCapitalArticle.prefix { $0 != " " }) `<\(element)>`" }
    var holdsViews = false
    for child in xml.children(of: node) {
      if xml[child].kind == .text {
        if holdsCode || xml[child].isBlank { continue }
        misplaced(
          child, "\(what) holds no text.",
          help: member.kind == .slot
            ? "What stands in it comes from the callers."
            : HeaderForm.of(member.kind).accepted.contains(Names.value)
              ? "Its value is the attribute `value`." : "Remove it.")
      } else if !Self.isLowercase(xml[child].name), !holdsViews {
        holdsViews = true
        misplaced(
          child, "\(what) holds no views.",
          help: holdsCode
            ? "Views that have a name are a `<Fragment name=\"\(member.name)\">`."
            : member.kind == .slot ? "What stands in it comes from the callers." : "Views stand in the Body.")
      }
    }
    return holdsViews
  }

  static func placeHelp(_ kind: MemberKind, in owner: DeclarationKind? = nil) -> String {
    switch kind {
    case .enumCase: "Cases stand in an `<Enum>`."
    case .published:
      "Published data stands in an `<ObservableObject>`; an `<Observable>` announces every Var."
    case .state, .binding, .stateObject, .observedObject, .bindable, .environmentObject, .environment,
      .gestureState, .focusState, .accessibilityFocusState, .sceneStorage:
      owner == .extended
        ? "An Extension stores nothing: declare it in the view, Modifier or style that is extended, or in a `<Modifier>` where all views are."
        : "It belongs to a view: a Screen, View, Modifier or style. Data of a model is a `<Var>` or `<Let>`."
    case .appStorage: "It belongs to a view or an object; in a Struct or an Enum it is `static=\"true\"`."
    case .fragment:
      "It belongs to a view, a Modifier or a style. Elsewhere a `<Func signature=\"… -> some View\">` or a "
        + "`<Computed type=\"some View\">` gives a view by code, which `<AnyView view=\"{…}\"/>` shows."
    case .slot: "It belongs to a Screen or View."
    case .constant, .variable, .computed, .function: "It belongs to a view or to a type, such as a Struct."
    }
  }
}
