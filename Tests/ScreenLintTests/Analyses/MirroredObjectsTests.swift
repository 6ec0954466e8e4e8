import ScreenSemantics
import SourceModel
import Testing

@testable import ScreenLint

@Suite("Whether an object only mirrors another")
struct MirroredObjectsTests {
  private let lab = AnalysisLab(
    """
    <Module>
      <ObservableObject name="Store">
        <Published name="count" type="Int" value="0"/>
        <Func signature="send(_ new: Int)">count = new</Func>
        <Func signature="part() -> Part">Part(count: count, tell: { self.send($0) })</Func>
        <Func signature="same() -> Part">let part = part(); return part</Func>
        <Func signature="loose() -> Part">Part(count: count, tell: { print($0) })</Func>
        <Func signature="deaf() -> Part">Part(count: count, tell: { self.ignore($0) })</Func>
        <Func signature="ignore(_ new: Int)">print(new)</Func>
        <Func signature="draft() -> Draft">Draft(count: count, store: self)</Func>
      </ObservableObject>
      <ObservableObject name="Part">
        <Published name="count" type="Int"/>
        <Let name="tell" type="(Int) -> Void"/>
        <Func signature="add()">count += 1; tell(count)</Func>
      </ObservableObject>
      <ObservableObject name="Draft">
        <Published name="count" type="Int"/>
        <Let name="store" type="Store"/>
        <Func signature="add()">count += 1</Func>
        <Func signature="save()">store.send(count)</Func>
      </ObservableObject>
      <View name="PartView"><ObservedObject name="part" type="Part"/><Body><Button action="part.add()">{part.count}</Button></Body></View>
      <View name="DraftView">
        <ObservedObject name="draft" type="Draft"/>
        <Body><VStack><Button action="draft.add()">{draft.count}</Button><Button action="draft.save()">Save</Button></VStack></Body>
      </View>
      <View name="Home">
        <StateObject name="store" type="Store"/>
        <Body>
          <VStack>
            <PartView part="{store.part()}"/><PartView part="{store.same()}"/><PartView part="{store.loose()}"/>
            <PartView part="{store.deaf()}"/>
            <DraftView draft="{store.draft()}"/><Text>{store.count}</Text>
          </VStack>
        </Body>
      </View>
    </Module>
    """)

  private func isMirror(_ call: String) throws -> Bool {
    ObjectMirror(lab.model, lab.graph).isMade(
      by: try lab.code(call), FileID(0), unit: try lab.body("Home"))
  }

  @Test func whatTellsEachChangeIsAMirror() throws {
    #expect(try isMirror("store.part()"))
    #expect(try isMirror("store.same()"))
  }

  @Test func whatKeepsAChangeToItselfIsNone() throws {
    #expect(try !isMirror("store.draft()"))
    #expect(try !isMirror("store.loose()"))
  }

  /// The limit: that what is told comes back with the next object is believed.
  @Test func whoIsToldIsBelievedToListen() throws { #expect(try isMirror("store.deaf()")) }
}
