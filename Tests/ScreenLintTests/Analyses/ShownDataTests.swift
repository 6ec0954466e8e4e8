import ScreenSemantics
import SourceModel
import Testing

@testable import ScreenLint

@Suite("Where views show a member of an object")
struct ShownDataTests {
  private let lab = AnalysisLab(
    """
    <Module>
      <ObservableObject name="Store">
        <Published name="count" type="Int" value="0"/>
        <Published name="tries" type="Int" value="0"/>
        <Var name="page" type="Int" value="0"><didSet>print(page)</didSet></Var>
        <Init signature="()">load()</Init>
        <Func signature="load()">tries = page</Func>
        <Computed name="title" type="String">"\\(count) of 9"</Computed>
      </ObservableObject>
      <View name="Counter">
        <ObservedObject name="store" type="Store"/>
        <Body>
          <VStack modifiers=".onAppear { print(store.tries) }">
            <Text>{Store().count}</Text><Text>{store.count}</Text><Text>{store.title}</Text>
            <Button action="store.count += store.tries; store.tries += 1">Add</Button>
          </VStack>
        </Body>
      </View>
      <Preview of="Counter"><StateObject name="mine" type="Store"/><VStack><Counter store="{mine}"/><Text>{mine.tries}</Text></VStack></Preview>
    </Module>
    """)

  @Test func readsOfTheBodyAndThroughComputedValuesShow() throws {
    let shown = lab.context.shownReads(of: try lab.member("Store.count"))
    #expect(
      shown.map { lab.text(lab.context.location(of: $0)) }.sorted() == [
        "Store().count", "store.count", "store.title",
      ])
    #expect(shown.allSatisfy { lab.context.isShown($0) })
  }

  /// The limit: what handlers, actions and previews read is not shown.
  @Test func handlersActionsAndPreviewsShowNothing() throws {
    let tries = try lab.member("Store.tries")
    #expect(lab.graph.uses(of: tries).contains { $0.kind == .read })
    #expect(lab.context.shownReads(of: tries).isEmpty)
  }

  /// The limit: what an object reads of itself while it is made or written is not shown.
  @Test func objectsThatAreMadeShowNothing() throws {
    let page = try lab.member("Store.page")
    #expect(lab.graph.uses(of: page).contains { $0.kind == .read && lab.graph.rendered.contains($0.unit) })
    #expect(lab.context.shownReads(of: page).isEmpty)
  }
}

@Suite("Whether another view, which observes an object, reads its data")
struct ObservedReadsTests {
  private let lab = AnalysisLab(
    """
    <Module>
      <ObservableObject name="Cart"><Published name="count" type="Int" value="0"/></ObservableObject>
      <View name="Bar"><ObservedObject name="cart" type="Cart"/><Slot/><Body><HStack><Content/><Text>{cart.count}</Text></HStack></Body></View>
      <View name="Box"><Slot/><Body><VStack><Content/></VStack></Body></View>
      <View name="Home">
        <Let name="cart" type="Cart"/>
        <Computed name="label" type="String">"\\(cart.count + 2)"</Computed>
        <Body>
          <VStack>
            <Bar cart="{cart}"><Button action="cart.count += 1">{cart.count + 1} {label}</Button></Bar>
            <Box><Text>{cart.count + 3}</Text></Box>
          </VStack>
        </Body>
      </View>
    </Module>
    """)

  private func isReadByObserver(_ text: String) throws -> Bool {
    let range = lab.model.files[FileID(0)].code[try lab.code(text)].range
    let read = try #require(
      try lab.uses("Cart.count", .read).first {
        range.contains(lab.model.files[FileID(0)].code[$0.code].range)
      })
    return lab.context.isReadByObserver(read, of: try lab.declaration("Cart"))
  }

  @Test func whatFillsTheSlotOfAnObserverIsReadByIt() throws {
    #expect(try isReadByObserver("cart.count + 1"))
    #expect(try isReadByObserver("cart.count + 2"))
  }

  @Test func anotherSlotIsReadByNoObserver() throws { #expect(try !isReadByObserver("cart.count + 3")) }
}
