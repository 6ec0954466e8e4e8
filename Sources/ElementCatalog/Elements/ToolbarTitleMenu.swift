import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let toolbarTitleMenu = ElementDefinition(
    attachment: "ToolbarTitleMenu", isEarly: true,
    "Actions that a tap on the title of the page offers; the title stands in the bar. Also inside a Toolbar.",
    content: [.views, .bars], role: "menu",
    since: .since(iOS: 16, macOS: 13),
    example: """
      <NavigationStack>
        <Text modifiers=".navigationTitle('Notes')">Rock
          <ToolbarTitleMenu>
            <Button action="print('renamed')">Rename</Button>
            <Button action="print('moved')">Move</Button>
          </ToolbarTitleMenu>
        </Text>
      </NavigationStack>
      """
  ) { lowering, use, content in
    let view = try content()
    lowering.setTitleMenu(
      try lowering.with({ $0 = $0.forNewLayer }) {
        try lowering.host.lowerContent(of: use.site, lowering)
      }, of: use.site)
    return view
  }
}

extension Lowering {
  /// Makes the title of the page a menu of some actions; none leave it as it is.
  func setTitleMenu(_ actions: [NodeIndex], of site: Int) {
    if actions.isEmpty { return }
    preferences.titleMenu = control(
      ControlPayload(.menu), ControlRegistration(.tap, label: ""), of: site,
      children: [region(.content, children: actions)])
  }
}
