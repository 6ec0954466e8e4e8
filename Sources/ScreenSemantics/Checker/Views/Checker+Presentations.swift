import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// `item="$optional" as="name"` brings the item into the scope around, and so does what an alert is `presenting`, or the `error`
  /// that it tells.
  mutating func bindPresented(_ node: XMLNodeID, _ view: inout ViewNode, from first: Int) {
    guard let attribute = xml.attribute(Names.asName, of: node) else { return }
    let item =
      (attributeText(Names.item, of: node) ?? attributeText(Names.presenting, of: node)
      ?? attributeText(Names.error, of: node))?.name ?? .zero
    let use = stacks.uses[from: first].first { $0.nameRange == item }
    view.local = declare(
      .constant, name(at: attribute.value), use.map { presentedType($0) } ?? .error, at: attribute.value,
      unwrapping: use?.code ?? .none)
  }

  /// The type of what a presentation brings into its views, by the attribute that gives it.
  mutating func presentedType(_ use: AttributeUse) -> TypeID {
    if use.code.isNone { return .error }
    let type = checked.type(use.code)
    let given = use.form == .binding ? type.bound ?? .error : type
    return given.wrapped ?? given
  }

  /// Reports an `item` whose type is not Identifiable: a presentation tells one item from the next by its identity.
  mutating func requireIdentity(_ use: AttributeUse, of element: Name) {
    let type = checked.type(use.code)
    if use.form == .binding, let bound = type.bound, bound.wrapped == nil, bound != .null, isConcrete(bound),
      !bound.isError
    {
      report(
        .typeMismatch, use.range,
        "`item` of \(element) takes a binding to an optional, and this is a binding to \(bound): it would never be closed.",
        help: "Declare it as `\(bound)?`: nil while nothing is shown.")
      return
    }
    guard let item = (type.bound ?? type).wrapped, !item.isError, program.identity(of: item) == nil else {
      return
    }
    let declaration = program.declaration(of: item)
    // One that lacks its `id` is reported where it is declared; an object is known by itself.
    if let declaration, program[declaration].conformances.contains(.identifiable) { return }
    report(
      .typeMismatch, use.range,
      "`item` of \(element) tells one item from the next by its identity, and \(item) is not Identifiable.",
      related: declaration.map { [RelatedPlace("\(item) is declared here", program.location(of: $0))] } ?? [],
      help: declaration == nil
        ? "Present a struct that conforms to Identifiable, or a flag: `isPresented=\"$…\"`."
        : "Add `conforms=\"Identifiable\"` and an `id` to \(item).")
  }

  /// `as="proxy"` brings the size of the place, or what scrolls, into the scope around.
  mutating func bindGeometry(_ node: XMLNodeID, _ view: inout ViewNode) {
    guard let attribute = xml.attribute(Names.asName, of: node) else { return }
    view.local = declare(
      .constant, name(at: attribute.value), typeBrought(by: xml[node].name), at: attribute.value)
  }

  /// The type of what an element brings into its content: what tells its size, unless it is another.
  mutating func typeBrought(by element: Name) -> TypeID {
    library.type(named: Self.broughtTypes[element] ?? "GeometryProxy") ?? .error
  }

  /// What `as` brings into the content of elements that do not tell their size.
  private static let broughtTypes: NameMap<Name> = [
    Names.scrollViewReader: "ScrollViewProxy", "TimelineView": "TimelineViewDefaultContext",
    "MapReader": "MapProxy",
    "ChartOverlay": "ChartProxy", "ChartBackground": "ChartProxy", "AxisMarks": "AxisValue",
  ]

  /// `forSelectionType="{Int.self}" as="chosen"` brings the rows for which a menu is into the scope around.
  mutating func bindChosen(_ node: XMLNodeID, _ view: inout ViewNode, from first: Int) {
    guard let attribute = xml.attribute(Names.asName, of: node) else { return }
    guard let type = chosenType(from: first) else {
      return report(
        .syntaxMissingAttribute, attribute.nameRange, "Of which type the chosen rows are is not said.",
        help: "Add `forSelectionType=\"{….self}\"`, the type by which the rows are chosen.")
    }
    view.local = declare(.constant, name(at: attribute.value), type, at: attribute.value)
  }

  /// The type of the rows that are chosen, which the first attribute of those from a place on tells; nil where it is not given.
  mutating func chosenType(from first: Int) -> TypeID? {
    guard let use = stacks.uses[from: first].first(where: { $0.position == 0 }),
      case .metatype(let chosen) = checked.type(use.code).kind
    else { return nil }
    return TypeID(.set(chosen))
  }

  /// `as="image"` brings the picture into the scope around; without a placeholder, the phase that it has come to.
  mutating func bindPicture(_ node: XMLNodeID, _ view: inout ViewNode) {
    guard let attribute = xml.attribute(Names.asName, of: node) else { return }
    let hasPlaceholder =
      xml.children(of: node).contains { xml[$0].kind == .element && xml[$0].name == Names.placeholder }
      || xml.attribute(Names.placeholder, of: node) != nil
    let type = library.type(named: hasPlaceholder ? "Image" : "AsyncImagePhase") ?? .error
    view.local = declare(.constant, name(at: attribute.value), type, at: attribute.value)
  }

  /// `for="Landmark" as="landmark"` brings the value of a link into the scope around, `item="$optional" as="name"` the
  /// item.
  mutating func bindDestination(_ node: XMLNodeID, _ view: inout ViewNode, from first: Int) {
    guard let type = xml.attribute(Names.forName, of: node) else {
      if attributeText(Names.item, of: node) != nil { return bindPresented(node, &view, from: first) }
      if attributeText(Names.isPresented, of: node) != nil { return }
      report(
        .syntaxMissingAttribute, xml[node].nameRange, "This `<\(xml[node].name)>` has no `for`.",
        help: "Add `for=\"…\"`: the type whose values lead here.")
      return
    }
    let resolved = resolveType(parser.type(in: type.value, decoding: type.needsDecoding))
    requireTypeOfValues(resolved, type.value)
    stacks.uses.append(
      AttributeUse(position: 0, form: .name, type: resolved, range: type.value, nameRange: type.nameRange))
    guard let attribute = xml.attribute(Names.asName, of: node) else { return }
    view.local = declare(.constant, name(at: attribute.value), resolved, at: attribute.value)
  }

  /// `for: Landmark.self` in code: the type of the values that lead to a destination.
  mutating func typeOfDestination(_ value: CodeID) -> TypeID {
    let type = infer(value)
    guard case .metatype(let named) = type.kind else {
      if !type.isError {
        report(
          .typeMismatch, range(value),
          "`for` of NavigationDestination is a type, and this is \(describe(type)).",
          help: "Write the type of the values of links, as `Int.self`.")
      }
      return .error
    }
    requireTypeOfValues(named, range(value))
    return named
  }

  /// Reports a protocol as the type of the values that lead to a destination.
  private mutating func requireTypeOfValues(_ resolved: TypeID, _ place: SourceRange) {
    if let declared = program.declaration(of: resolved), program[declared].kind == .protocolType {
      report(
        .typeMismatch, place,
        "A page is found by the type of its value itself, and `\(resolved)` is a protocol: no value leads here.",
        related: [RelatedPlace("declared here", program.location(of: declared))],
        help:
          "Keep the value in a Struct that is Hashable, and lead to that: `<NavigationDestination for=\"AnyPage\" as=\"page\">`."
      )
    }
  }
}
