import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let controlGroup = ElementDefinition(
    "ControlGroup", "Controls that belong together, side by side.",
    attributes: [
      AttributeDefinition(
        "title", "String", "What menus call them; beside each other they are drawn without.", isMarked: true),
      AttributeDefinition("systemImage", "String", "The name of a symbol for menus."),
    ],
    content: [.views, .shared, .arranges], role: "group",
    since: .since(iOS: 15, macOS: 12),
    example: """
      <ControlGroup>
        <Button action="print('back')">Back</Button>
        <Button action="print('on')">On</Button>
      </ControlGroup>
      """
  ) { lowering, use in
    lowering.stack(
      StackPayload(axis: .horizontal), children: try lowering.host.lowerContent(of: use.site, lowering))
  }
}
