import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension TruthRules {
  static let twoOwners = Rule(
    "truth/two-owners", .warning, "Two owners of one type of environment object",
    whatHappens: "A change that one view makes is not seen by the other: they look at different objects.",
    why: "Which object a view gets depends on the way it was reached. One thing must have one owner.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Store"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Counter">
              <EnvironmentObject name="store" type="Store"/>
              <Body><Button action="store.count += 1">{store.count}</Button></Body>
            </View>
            <Screen name="Home">
              <StateObject name="first" type="Store"/>
              <StateObject name="second" type="Store"/>
              <Body>
                <VStack>
                  <Counter modifiers=".environmentObject(first)"/>
                  <Counter modifiers=".environmentObject(⟦second⟧)"/>
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
            <Screen name="Home">
              <StateObject name="store" type="Store"/>
              <Body>
                <VStack modifiers=".environmentObject(store)"><Counter/><Counter/></VStack>
              </Body>
            </Screen>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Store"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Counter">
              <EnvironmentObject name="store" type="Store"/>
              <Body><Button action="store.count += 1">{store.count}</Button></Body>
            </View>
            <Screen name="Home">
              <Body><VStack><Counter modifiers=".environmentObject(⟦Store()⟧)"/></VStack></Body>
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
            <Screen name="Home">
              <StateObject name="store" type="Store"/>
              <Body><VStack><Counter modifiers=".environmentObject(store)"/></VStack></Body>
            </Screen>
          </Module>
          """#),
    ],
    whenToLeaveIt: "Where the two are meant to be apart, such as one for each document."
  ) { context in
    context.reportOwners()
  }
}

extension RuleContext {
  /// Injections outside previews, by type: an inline object, and a second owner that reaches the same view.
  fileprivate mutating func reportOwners() {
    let injections = graph.injections(program).filter { !isPreview($0.owner) }
    for injection in injections where isInline(injection.frame) {
      let isApp = program[injection.owner].kind == .app
      let type = program.declarations[Int(injection.frame.value)].name
      report(
        isApp
          ? "Nothing keeps this \(type): the App makes it while its scene is drawn."
          : "This makes a new \(type) at every update of \(program[injection.owner].name), beside any other that is in use.",
        at: location(injection.frame.file, CodeID(injection.frame.code)), severity: isApp ? .note : .warning,
        help: "Keep it in a `<StateObject>` and inject that.")
    }
    var first: [Int32: (owner: MemberID, injection: Injection)] = [:]
    for injection in injections {
      guard let owner = holder(injection.frame), program[owner].kind == .stateObject else { continue }
      guard let known = first[injection.frame.value] else {
        first[injection.frame.value] = (owner, injection)
        continue
      }
      if known.owner == owner || !graph.shareReader(known.injection, injection, program) { continue }
      if isAround(known.injection.frame, injection.frame) { continue }
      let type = program.declarations[Int(injection.frame.value)].name
      report(
        "The same view gets one \(type) here and another elsewhere: `\(program[owner].name)` and `\(program[known.owner].name)` both own one.",
        at: location(injection.frame.file, CodeID(injection.frame.code)),
        related: [
          RelatedPlace(
            "the other is given here",
            location(known.injection.frame.file, CodeID(known.injection.frame.code))),
          RelatedPlace("`\(program[known.owner].name)` is declared here", program.location(of: known.owner)),
          RelatedPlace("`\(program[owner].name)` is declared here", program.location(of: owner)),
        ],
        help: "Own it once, above both, and inject that.")
    }
  }

  private func isPreview(_ owner: DeclarationID) -> Bool { owner.isNone || program[owner].kind == .preview }

  private func isInline(_ frame: ViewFrame) -> Bool {
    model.files[Int(frame.file)].reference(CodeID(frame.code)).kind == .initializer
  }

  private func holder(_ frame: ViewFrame) -> MemberID? {
    let reference = model.files[Int(frame.file)].reference(CodeID(frame.code))
    return reference.kind == .member ? reference.member : nil
  }

  /// True where one injection lies around the other in one body: that is a hidden object, another rule's case.
  private func isAround(_ outer: ViewFrame, _ inner: ViewFrame) -> Bool {
    var index = inner.parent
    while index >= 0 {
      let frame = graph.frames[Int(index)]
      if frame.code == outer.code && frame.file == outer.file { return true }
      index = frame.parent
    }
    return false
  }
}
