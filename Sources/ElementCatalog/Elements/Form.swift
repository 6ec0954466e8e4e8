import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let form = ElementDefinition(
    "Form", "Controls in rows, as in settings.",
    content: [.views, .arranges, .quiet], role: "form",
    example: """
      <Form>
        <Toggle isOn="{.constant(true)}">Favorites only</Toggle>
      </Form>
      """
  ) { lowering, use in
    lowering.tree.lists.append(ListPayload(style: lowering.environment.listStyle, isForm: true))
    let payload = lowering.tree.lists.count - 1
    let isOnMac = lowering.host.settings.platform == .macOS
    return try lowering.with({ $0.isInMacForm = isOnMac }) {
      lowering.node(.list, payload: payload, children: try lowering.rows(of: use.site))
    }
  }
}
