import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let toolbar = ElementDefinition(
    attachment: "Toolbar", isEarly: true, "Puts views into the bars of the page.",
    attributes: [AttributeDefinition("id", "String", "The name of bars that the user may change.")],
    content: [.views, .bars], role: "toolbar",
    since: .since(iOS: 14, macOS: 11),
    example: """
      <NavigationStack>
        <Text>Rock
          <Toolbar>
            <ToolbarItem placement="topBarLeading"><Button action="print('closed')">Close</Button></ToolbarItem>
            <Button action="print('saved')">Save</Button>
          </Toolbar>
        </Text>
      </NavigationStack>
      """
  ) { lowering, use, content in
    let view = try content()
    // In bars, labels are icons unless a label style says otherwise.
    let bar = { (environment: inout LoweringEnvironment) in
      environment = environment.forNewLayer
      environment.labelParts = .iconOnly
      environment.isInBar = true
    }
    try lowering.with(bar) {
      for item in try lowering.host.lowerContent(of: use.site, lowering) {
        lowering.preferences.toolbar.append((region: .toolbarTrailing, node: item))
      }
      lowering.addSecondaryMenu()
    }
    lowering.setTitleMenu(
      try lowering.with({ $0 = $0.forNewLayer }) {
        try lowering.host.lowerPart("ToolbarTitleMenu", of: use.site, lowering)
      }, of: use.site)
    return view
  }
}
