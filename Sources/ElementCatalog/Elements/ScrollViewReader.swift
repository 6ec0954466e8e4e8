import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let scrollViewReader = ElementDefinition(
    "ScrollViewReader", "Gives the views inside what scrolls to a view by its `id`.",
    attributes: [
      AttributeDefinition("as", "", "The name of the ScrollViewProxy in the content.", role: .name)
    ],
    content: [.views, .geometry],
    since: .since(iOS: 14, macOS: 11),
    example: """
      <ScrollViewReader as="proxy">
        <ScrollView>
          <Button action="proxy.scrollTo(3, anchor: .top)">To the third</Button>
          <ForEach items="1...3" as="number"><Text modifiers=".id(number)">{number}</Text></ForEach>
        </ScrollView>
      </ScrollViewReader>
      """
  ) { lowering, use in
    lowering.group(try lowering.host.lowerContent(of: use.site, lowering))
  }
}
