import ScreenSemantics
import Testing

@testable import ScreenLint

@Suite("Which objects of one type are given to the environment")
struct ProvidedObjectsTests {
  private func rivals(_ body: String, _ members: String = "") -> [RivalObjects] {
    let lab = AnalysisLab(
      """
      <Module>
        <ObservableObject name="Store"><Published name="count" type="Int" value="0"/></ObservableObject>
        <View name="Counter">
          <EnvironmentObject name="store" type="Store"/>
          <Body><Button action="store.count += 1">{store.count}</Button></Body>
        </View>
        <Screen name="Home">
          <StateObject name="outer" type="Store"/><StateObject name="inner" type="Store"/>\(members)
          <Body>\(body)</Body>
        </Screen>
      </Module>
      """)
    return RivalObjects.find(lab.model, lab.graph)
  }

  @Test func anInnerObjectIsTheRivalOfTheOuterOne() throws {
    let found = rivals(
      """
      <VStack modifiers=".environmentObject(outer)"><Counter/><Counter modifiers=".environmentObject(inner)"/></VStack>
      """)
    #expect(found.map(\.isNested) == [true] && found.map(\.isPerRow) == [false])
  }

  @Test func twoObjectsBesideEachOtherShareTheirReader() throws {
    let found = rivals(
      """
      <VStack><Counter modifiers=".environmentObject(outer)"/><Counter modifiers=".environmentObject(inner)"/></VStack>
      """)
    #expect(found.map(\.isNested) == [false] && found.map(\.shareReader) == [true])
  }

  @Test func oneObjectHasNoRival() {
    #expect(
      rivals(
        """
        <VStack><Counter modifiers=".environmentObject(outer)"/><Counter modifiers=".environmentObject(outer)"/></VStack>
        """
      ).isEmpty)
  }

  /// The limit: an object that is made on the spot is no rival.
  @Test func anObjectThatIsMadeOnTheSpotIsNoRival() {
    #expect(
      rivals(
        """
        <VStack modifiers=".environmentObject(outer)"><Counter/><Counter modifiers=".environmentObject(Store())"/></VStack>
        """
      ).isEmpty)
  }
}
