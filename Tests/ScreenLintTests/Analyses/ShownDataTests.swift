import ScreenSemantics
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
