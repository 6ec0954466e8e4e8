import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let lazyHStack = ElementDefinition(
    "LazyHStack", "An HStack for many views, as high as its place.",
    attributes: [
      AttributeDefinition(
        "alignment", "VerticalAlignment", "Where views stand down; the middle unless given."),
      AttributeDefinition("spacing", "Double?", "Points between views; 8 unless given."),
      AttributeDefinition("pinnedViews", "PinnedScrollableViews", "Headers and footers that stay in view."),
    ],
    content: [.views, .arranges, .quiet],
    since: .since(iOS: 14, macOS: 11),
    example: """
      <ScrollView axes="horizontal">
        <LazyHStack>
          <ForEach items="1...3" as="number" id="\\.self"><Text>Item {number}</Text></ForEach>
        </LazyHStack>
      </ScrollView>
      """
  ) { lowering, use in
    lowering.stack(
      StackPayload(
        axis: .horizontal, alignment: Alignment(.center, use.value(0) ?? .center), spacing: use.value(1)),
      children: try lowering.aligned(use.site, nil, use.value(0) ?? .center))
  }
}
