import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let tabViewBottomAccessory = ElementDefinition(
    attachment: "TabViewBottomAccessory", isEarly: true, "Views above the bar of tabs, below each tab.",
    attributes: [AttributeDefinition("isEnabled", "Bool", "False where they are not shown.")],
    since: .since(iOS: 26, macOS: nil),
    example: """
      <TabView>
        <Tab title="Featured" systemImage="star"><Text>Featured</Text></Tab>
        <TabViewBottomAccessory><Text>One rock</Text></TabViewBottomAccessory>
      </TabView>
      """
  ) { lowering, use, content in
    guard use.value(0) ?? true else { return try content() }
    return try lowering.with({ $0.tabAccessory = use.site }, content)
  }
}
