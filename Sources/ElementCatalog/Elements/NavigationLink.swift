import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let navigationLink = ElementDefinition(
    "NavigationLink", "Pushes a page when it is tapped.",
    attributes: [
      .title(rowUse: .text),
      AttributeDefinition(
        "destination", "", "The name of the page's view; its parameters are further attributes.",
        role: .view),
      AttributeDefinition(
        "value", "T0",
        "A value for which a NavigationDestination gives the page; in the list of a split view, what its row selects.",
        rowUse: .linkValue),
      AttributeDefinition("isActive", "Bool", "True while the page is shown.", role: .binding),
      AttributeDefinition(
        "tag", "T1", "With `selection`: what the selection is while the page is shown."),
      AttributeDefinition(
        "selection", "T1?", "The tag of the link whose page is shown, or nil.", role: .binding),
    ],
    content: [.title, .views, .destination, .quiet], role: "link",
    alternatives: [["destination", "value", "Destination"]],
    example: """
      <NavigationStack>
        <NavigationLink title="Turtle Rock">
          <Destination><Text>A rock by a lake.</Text></Destination>
        </NavigationLink>
      </NavigationStack>
      """
  ) { lowering, use in
    let label = { try lowering.host.lowerLabel(of: use.site, title: use[0], lowering) }
    if let value = use[2], use[3] == nil, let selected = lowering.environment.selectedType,
      case let type = lowering.host.type(ofAttribute: 2, at: use.site), (type.wrapped ?? type) == selected
    {
      let views = try label()
      let row = views.count == 1 ? views[0] : lowering.stack(StackPayload(axis: .horizontal), children: views)
      lowering.preferences.tags.append((view: row, value: value))
      return row
    }
    var payload = LinkPayload(
      kind: .page, target: lowering.tree.store(try lowering.host.pageTarget(of: use.site)))
    payload.showsDisclosure = lowering.environment.isInList
    var registration = ControlRegistration(
      .navigate, label: "", binding: use[3] ?? isShown(tag: use[4], use[5]))
    if let value = use[2] { registration.choices = [(label: "", value: value)] }
    return try lowering.link(payload, registration, of: use.site, label: label)
  }

  /// A binding that is true while a selection is a tag, and that makes it the tag or nil.
  private static func isShown(tag: Value?, _ selection: Value?) -> Value? {
    guard let tag, case .binding(let selected)? = selection else { return nil }
    return .binding(
      BindingBox(
        get: { .bool(try selected.get() == tag) },
        set: { try selected.set?($0 == .bool(true) ? tag : .null) }))
  }
}
