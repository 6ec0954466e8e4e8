import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let lazyVStack = ElementDefinition(
    "LazyVStack", "A VStack for many views, as wide as its place.",
    attributes: [
      AttributeDefinition(
        "alignment", "HorizontalAlignment", "Where views stand across; the middle unless given."),
      AttributeDefinition("spacing", "Double?", "Points between views; 8 unless given."),
      AttributeDefinition("pinnedViews", "PinnedScrollableViews", "Headers and footers that stay in view."),
    ],
    content: [.views, .arranges, .quiet],
    since: .since(iOS: 14, macOS: 11),
    example: """
      <ScrollView>
        <LazyVStack alignment="leading">
          <ForEach items="1...3" as="number" id="\\.self"><Text>Row {number}</Text></ForEach>
        </LazyVStack>
      </ScrollView>
      """
  ) { lowering, use in
    let alignment = use.value(0, as: HorizontalAlignment.self) ?? .center
    let stack = lowering.stack(
      StackPayload(axis: .vertical, alignment: Alignment(alignment, .center), spacing: use.value(1)),
      children: try lowering.aligned(use.site, alignment, nil))
    return lowering.box(
      .flexibleFrame(
        minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
        maxHeight: nil, alignment: Alignment(alignment, .center)), stack)
  }
}
