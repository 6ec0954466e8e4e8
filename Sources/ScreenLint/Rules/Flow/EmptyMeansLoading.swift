import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowEmptyMeansLoading: RuleID = "flow/empty-means-loading" }

extension FlowRules {
  static let emptyMeansLoading = Rule(
    .flowEmptyMeansLoading, .note, "An empty list that looks like loading",
    whatHappens: "Where loading brings nothing, or fails, the spinner turns for ever.",
    why:
      "An empty list has two meanings here: not loaded yet, and loaded but empty. The view cannot tell them apart.",
    repair:
      "Keep what is going on in a state of its own: an optional list, or an Enum with loading, loaded and failed.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Store">
              <Published name="teas" type="[String]" value="{[]}"/>
              <Func signature="load()">teas = ['Green']</Func>
            </ObservableObject>
            <View name="Teas">
              <StateObject name="store" type="Store"/>
              <Body>
                <VStack modifiers=".task { store.load() }">
                  <If condition="store.teas.isEmpty"><⟦ProgressView⟧/></If>
                  <Else><ForEach items="store.teas" as="tea" id="\.self"><Text>{tea}</Text></ForEach></Else>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Store">
              <Published name="teas" type="[String]?"/>
              <Func signature="load()">teas = ['Green']</Func>
            </ObservableObject>
            <View name="Teas">
              <StateObject name="store" type="Store"/>
              <Body>
                <VStack modifiers=".task { store.load() }">
                  <IfLet name="teas" value="store.teas"><ForEach items="teas" as="tea" id="\.self"><Text>{tea}</Text></ForEach></IfLet>
                  <Else><ProgressView/></Else>
                </VStack>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Store">
              <Published name="teas" type="[String]" value="{[]}"/>
              <Computed name="isWaiting" type="Bool">teas.isEmpty</Computed>
              <Func signature="load()">teas = ["Green"]</Func>
            </ObservableObject>
            <View name="Teas">
              <StateObject name="store" type="Store"/>
              <Body>
                <VStack modifiers=".onAppear { store.load() }">
                  <If condition="store.isWaiting"><⟦ProgressView⟧/></If>
                  <ForEach items="store.teas" as="tea" id="\.self"><Text>{tea}</Text></ForEach>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Store">
              <Published name="teas" type="[String]?"/>
              <Func signature="load()">teas = ["Green"]</Func>
            </ObservableObject>
            <View name="Teas">
              <StateObject name="store" type="Store"/>
              <Body>
                <VStack modifiers=".onAppear { store.load() }">
                  <IfLet name="teas" value="store.teas"><ForEach items="teas" as="tea" id="\.self"><Text>{tea}</Text></ForEach></IfLet>
                  <Else><ProgressView/></Else>
                </VStack>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Teas">
        <State name="teas" type="[String]" value="{[]}"/>
        <Body>
          <VStack>
            <Button action="teas = ['Green']">Load</Button>
            <If condition="teas.isEmpty"><Text>No teas</Text></If>
            <Else><ForEach items="teas" as="tea" id="\.self"><Text>{tea}</Text></ForEach></Else>
          </VStack>
        </Body>
      </View>
      """#,
    whenToLeaveIt: "Where the list is never empty once it is loaded, and loading cannot fail.",
    visits: [
      .views(["ProgressView"]) { context, use in context.reportLoading(use) }
    ]
  )
}

private enum Emptiness {
  static let isEmpty: Name = "isEmpty"
}

extension RuleContext {
  fileprivate func reportLoading(_ use: ViewUse) {
    let checked = model.files[use.file]
    guard checked.attribute(Names.value, of: checked.views[use.view]) == nil, use.outer >= 0,
      case let frame = graph.frame(at: use.outer), frame.kind == .conditional,
      case let branch = checked.views[frame.view], branch.kind == .branch, !branch.code.isNone
    else { return }
    guard let list = emptyList(branch.code, checked), program[list].type.element != nil,
      program[list].type != .string, program.isSource(list) || program.isObjectData(list),
      graph.usage(of: list).writes > 0
    else { return }
    report(
      "This stands for “loading” whenever `\(program[list].name)` is empty, also where loading brought nothing: then it turns for ever.",
      at: elementName(use.file, use.view),
      related: [RelatedPlace("the condition", location(use.file, branch.code))],
      help: "Make the list optional until it is loaded, or keep a state of its own that says so.")
  }

  /// The list of which a condition asks whether it is empty, itself or by a Computed that does no more; or nil.
  private func emptyList(_ condition: CodeID, _ checked: CheckedFile) -> MemberID? {
    let node = checked.code[condition]
    if node.kind == .member, node.name == Emptiness.isEmpty { return checked.boundMember(node.first) }
    let reference = checked.reference(condition)
    guard reference.kind == .member, program[reference.member].kind == .computed,
      case let body = model.getters[reference.member].code, !body.isNone
    else { return nil }
    let inside = model.files[program[reference.member].file]
    let results = inside.code.results(of: body)
    guard results.count == 1, case let result = inside.code[results[0]], result.kind == .member,
      result.name == Emptiness.isEmpty
    else { return nil }
    return inside.boundMember(result.first)
  }
}
