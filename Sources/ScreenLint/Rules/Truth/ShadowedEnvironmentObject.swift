import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID {
  package static let truthShadowedEnvironmentObject: RuleID = "truth/shadowed-environment-object"
}

extension TruthRules {
  static let shadowedEnvironmentObject = Rule(
    .truthShadowedEnvironmentObject, .warning, "A nearer environment object hides another of its type",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "Views below see the inner object, and what they change does not reach the outer one.",
    why: "Two owners of one type are in force at once, and which one a view gets depends on where it stands.",
    repair: "Remove the inner object, or give the two different types.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Store"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Counter">
              <EnvironmentObject name="store" type="Store"/>
              <Body><Button action="store.count += 1">{store.count}</Button></Body>
            </View>
            <View name="Total">
              <EnvironmentObject name="store" type="Store"/>
              <Body><Text>{store.count}</Text></Body>
            </View>
            <Screen name="Home">
              <StateObject name="outer" type="Store"/>
              <StateObject name="inner" type="Store"/>
              <Body>
                <VStack modifiers=".environmentObject(outer)">
                  <Total/>
                  <Counter modifiers=".environmentObject(⟦inner⟧)"/>
                </VStack>
              </Body>
            </Screen>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Store"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Counter">
              <EnvironmentObject name="store" type="Store"/>
              <Body><Button action="store.count += 1">{store.count}</Button></Body>
            </View>
            <View name="Total">
              <EnvironmentObject name="store" type="Store"/>
              <Body><Text>{store.count}</Text></Body>
            </View>
            <Screen name="Home">
              <StateObject name="store" type="Store"/>
              <Body>
                <VStack modifiers=".environmentObject(store)">
                  <Total/>
                  <Counter/>
                </VStack>
              </Body>
            </Screen>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Store"><Published name="count" type="Int" value="0"/></ObservableObject>
        <View name="Counter">
          <EnvironmentObject name="store" type="Store"/>
          <Body><Button action="store.count += 1">{store.count}</Button></Body>
        </View>
        <Screen name="Home">
          <EnvironmentObject name="store" type="Store"/>
          <State name="isShown" type="Bool" value="false"/>
          <Body>
            <Button action="isShown = true">{store.count}<Sheet isPresented="$isShown"><Counter modifiers=".environmentObject(store)"/></Sheet></Button>
          </Body>
        </Screen>
        <App name="Shop"><StateObject name="store" type="Store"/><WindowGroup><Home modifiers=".environmentObject(store)"/></WindowGroup></App>
      </Module>
      """#,
    whenToLeaveIt: "Where each row or document has an object of its own; then it is only a note."
  ) { context in
    for rival in context.facts.rivals where rival.isNested && !context.isTwoOwners(rival) {
      let frame = rival.second.frame
      let outer = rival.first.frame
      let type = context.program[DeclarationID(frame.value)].name
      context.report(
        "This gives another \(type) than the one that is already in the environment here, and hides it.",
        at: context.location(frame.file, frame.code), severity: rival.isPerRow ? .note : .warning,
        related: [
          RelatedPlace("the hidden one is given here", context.location(outer.file, outer.code))
        ],
        help: "Share the outer one, or give the two objects types of their own.")
    }
  }
}
