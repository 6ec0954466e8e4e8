import ScreenSemantics
import Testing

@testable import ScreenLint

@Suite("In which order a list has its elements")
struct ListOrderTests {
  private let lab = AnalysisLab(
    """
    <View name="Shop">
      <Let name="tags" type="Set[String]"/>
      <State name="teas" type="[String]" value="{[]}"/>
      <Computed name="found" type="[String]">teas.isEmpty ? teas : teas.filter { $0.count gt 2 }</Computed>
      <Func signature="other() -> [String]">["a", "b"]</Func>
      <Body>
        <VStack>
          <ForEach items="tags.map { $0 }" as="tag" id="\\.self"><Text>{tag}</Text></ForEach>
          <ForEach items="tags.sorted()" as="tag" id="\\.self"><Text>{tag}</Text></ForEach>
          <ForEach items="teas.prefix(2)" as="tea" id="\\.self"><Text>{tea}</Text></ForEach>
          <ForEach items="found" as="tea" id="\\.self"><Text>{tea}</Text></ForEach>
          <ForEach items="other()" as="tea" id="\\.self"><Text>{tea}</Text></ForEach>
        </VStack>
      </Body>
    </View>
    """)

  private func order(_ place: Int) throws -> ListOrder.Order {
    let site = try #require(lab.graph.loops.dropFirst(place).first)
    var order = ListOrder(lab.model, lab.graph)
    return order.order(site.code, site.file)
  }

  @Test func aSetHasNoneUntilItIsSorted() throws {
    guard case .none = try order(0) else { throw Wrong() }
    guard case .unknown = try order(1) else { throw Wrong() }
  }

  @Test func theFirstOnesKeepTheirPlacesAndThoseLeftDoNot() throws {
    guard case .stored(let list) = try order(2), lab.name(list) == "Shop.teas" else { throw Wrong() }
    guard case .moved(let source) = try order(3), lab.name(source) == "Shop.teas" else { throw Wrong() }
  }

  /// The limit: the order of what is made in another way is unknown.
  @Test func whatIsWrittenOutIsUnknown() throws {
    guard case .unknown = try order(4) else { throw Wrong() }
  }

  private struct Wrong: Error {}
}
