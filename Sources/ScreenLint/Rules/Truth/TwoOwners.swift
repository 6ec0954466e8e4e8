import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthTwoOwners: RuleID = "truth/two-owners" }

extension TruthRules {
  static let twoOwners = Rule(
    .truthTwoOwners, .warning, "Two owners of one type of environment object",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "A change that one view makes is not seen by the other: they look at different objects.",
    why: "Which object a view gets depends on the way it was reached. One thing must have one owner.",
    repair: "Keep one `<StateObject>` above both views, and give it to the environment there.",
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
    nearMiss: #"""
      <Module>
        <ObservableObject name="Store"><Published name="count" type="Int" value="0"/></ObservableObject>
        <View name="Counter">
          <EnvironmentObject name="store" type="Store"/>
          <Body><Button action="store.count += 1">{store.count}</Button></Body>
        </View>
        <View name="Sample"><Slot/><StateObject name="made" type="Store"/><Body><VStack modifiers=".environmentObject(made)"><Content/></VStack></Body></View>
        <Modifier name="Given"><Let name="store" type="Store"/><Body><Content modifiers=".environmentObject(store)"/></Body></Modifier>
        <Screen name="Home">
          <StateObject name="store" type="Store"/>
          <Body><VStack modifiers=".environmentObject(store)"><Counter/><Counter modifiers=".modifier(Given(store: store))"/></VStack></Body>
        </Screen>
        <Preview name="Sample" of="Counter"><Sample><Counter/></Sample></Preview>
      </Module>
      """#,
    whenToLeaveIt: "Where the two are meant to be apart, such as one for each document."
  ) { context in
    context.reportOwners()
  }
}

extension RuleContext {
  /// Injections outside previews, by type: an inline object, and a second owner that reaches the same view.
  fileprivate func reportOwners() {
    let injections = graph.injections(program).filter { !isPreview($0.owner) && !isForPreviews($0.owner) }
    for injection in injections
    where isInline(injection.frame) && mayChange(DeclarationID(injection.frame.value)) {
      let isApp = program[injection.owner].kind == .app && !ownsObject(injection)
      let type = program[DeclarationID(injection.frame.value)].name
      report(
        isApp
          ? "Nothing keeps this \(type): the App makes it while its scene is drawn."
          : "This makes a new \(type) at every update of \(program[injection.owner].name), beside any other that is in use.",
        at: location(injection.frame.file, injection.frame.code), severity: isApp ? .note : .warning,
        help: "Keep it in a `<StateObject>` and inject that.")
    }
    for rival in facts.rivals where isTwoOwners(rival) { reportRivals(rival) }
  }

  /// True where one view gets an object of the one owner or of the other.
  func isTwoOwners(_ rival: RivalObjects) -> Bool {
    guard rival.shareReader, !rival.isPerRow, let one = holder(rival.first.frame),
      let two = holder(rival.second.frame)
    else { return false }
    return program[one].kind == .stateObject && program[two].kind == .stateObject
      && mayChange(DeclarationID(rival.second.frame.value))
  }

  /// True where something changes the data of an object, or of one that it holds: two of which nothing changes are the same.
  private func mayChange(_ type: DeclarationID) -> Bool {
    program.members(of: type).contains { id in
      let member = program[id]
      guard member.isStored, !member.isStatic else { return false }
      return graph.usage(of: id).isWritten
        || program.declaration(of: member.type.wrapped ?? member.type).map { program[$0].kind.isObject }
          ?? false
    }
  }

  private func reportRivals(_ rival: RivalObjects) {
    guard let owner = holder(rival.second.frame), let other = holder(rival.first.frame) else { return }
    let type = program[DeclarationID(rival.second.frame.value)].name
    report(
      "The same view gets one \(type) here and another elsewhere: `\(program[owner].name)` and `\(program[other].name)` both own one.",
      at: location(rival.second.frame.file, rival.second.frame.code),
      related: [
        RelatedPlace(
          "the other is given here", location(rival.first.frame.file, rival.first.frame.code)),
        RelatedPlace("`\(program[other].name)` is declared here", program.location(of: other)),
        RelatedPlace("`\(program[owner].name)` is declared here", program.location(of: owner)),
      ],
      help: "Own it once, above both, and inject that.")
  }

  /// True where the declaration of an injection keeps an object of its type already.
  private func ownsObject(_ injection: Injection) -> Bool {
    program.members(of: injection.owner).contains {
      program[$0].kind == .stateObject
        && program.declaration(of: program[$0].type)?.index == injection.frame.value
    }
  }

  private func isPreview(_ owner: DeclarationID) -> Bool { owner.isNone || program[owner].kind == .preview }

  /// True for a private view that only previews show, themselves or by others of its kind: it stands beside no other object.
  private func isForPreviews(_ view: DeclarationID) -> Bool {
    var known: Set<DeclarationID> = [view]
    var waiting = [view]
    while let view = waiting.popLast() {
      let edges = graph.views.incoming[graph.nodes.node(view)]
      guard program[view].isPrivate, !edges.isEmpty else { return false }
      for edge in edges {
        let holder = graph.owner(ofNode: graph.edge(at: edge).from, program)
        if holder.isNone { return false }
        if program[holder].kind != .preview, known.insert(holder).inserted { waiting.append(holder) }
      }
    }
    return true
  }

  private func isInline(_ frame: ViewFrame) -> Bool {
    program.declaration(madeBy: model.files[frame.file].reference(frame.code)) != nil
  }

  private func holder(_ frame: ViewFrame) -> MemberID? {
    let reference = model.files[frame.file].reference(frame.code)
    return reference.kind == .member ? reference.member : nil
  }
}
