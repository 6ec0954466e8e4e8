import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let scrollView = ElementDefinition(
    "ScrollView", "Content that may be larger than its place.",
    attributes: [
      AttributeDefinition("axes", "Axis.Set", "Where it scrolls: `vertical` unless given."),
      AttributeDefinition("showsIndicators", "Bool", "False to hide the indicators."),
    ],
    content: [.views, .arranges, .quiet],
    example: """
      <ScrollView axes="horizontal">
        <HStack><Text>Turtle Rock</Text><Text>Silver Salmon Creek</Text></HStack>
      </ScrollView>
      """
  ) { lowering, use in
    let axes = use.value(0, as: AxisSet.self) ?? .vertical
    let vertical = axes.contains(.vertical) || !axes.contains(.horizontal)
    lowering.tree.scrolls.append(
      ScrollPayload(horizontal: axes.contains(.horizontal), vertical: vertical))
    let payload = lowering.tree.scrolls.count - 1
    let outer = lowering.place
    if axes.contains(.horizontal) { lowering.place.width = .infinity }
    if vertical { lowering.place.height = .infinity }
    defer { lowering.place = outer }
    // What scrolls in the row of a list is no part of that row.
    let content = try lowering.with({ $0.isInList = false }) {
      try lowering.host.lowerContent(of: use.site, lowering)
    }
    if content.count < 2 { return lowering.node(.scroll, payload: payload, children: content) }
    let stack = lowering.stack(StackPayload(axis: vertical ? .vertical : .horizontal), children: content)
    return lowering.node(.scroll, payload: payload, children: [stack])
  }
}
