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
    var registration = ControlRegistration(.navigate, label: "", binding: use[3])
    if let value = use[2] { registration.choices = [(label: "", value: value)] }
    return try lowering.link(payload, registration, of: use.site, label: label)
  }
}
