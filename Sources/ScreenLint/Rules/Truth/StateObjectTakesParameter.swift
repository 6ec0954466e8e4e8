import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID {
  package static let truthStateObjectTakesParameter: RuleID = "truth/state-object-takes-parameter"
}

extension TruthRules {
  static let stateObjectTakesParameter = Rule(
    .truthStateObjectTakesParameter, .warning, "A StateObject made of a parameter that changes",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens:
      "The object is made once, of the first value. When the caller passes another one, the view goes on with the old object.",
    why:
      "A StateObject lives as long as its view stays in place. What is passed later is computed and thrown away.",
    repair:
      "Hand the value to the functions of the object that need it, let the caller own the object, or "
      + "give the view `.id(…)` of the value: then it is made anew with it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Lookup">
              <Var name="word" type="String"/>
              <Published name="count" type="Int" value="0"/>
              <Func signature="more()">count += word.count</Func>
            </ObservableObject>
            <View name="Results">
              <Let name="word" type="String"/>
              <StateObject name="⟦lookup⟧" type="Lookup" value="{Lookup(word: word)}"/>
              <Body><Button action="lookup.more()">{word} {lookup.count}</Button></Body>
            </View>
            <View name="Search">
              <State name="word" type="String" value=""/>
              <Body><VStack><TextField title="Word" text="$word"/><Results word="{word}"/></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Lookup">
              <Published name="count" type="Int" value="0"/>
              <Func signature="more(_ word: String)">count += word.count</Func>
            </ObservableObject>
            <View name="Results">
              <Let name="word" type="String"/>
              <StateObject name="lookup" type="Lookup"/>
              <Body><Button action="lookup.more(word)">{word} {lookup.count}</Button></Body>
            </View>
            <View name="Search">
              <State name="word" type="String" value=""/>
              <Body><VStack><TextField title="Word" text="$word"/><Results word="{word}"/></VStack></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Lookup">
          <Var name="word" type="String"/><Published name="count" type="Int" value="0"/>
          <Func signature="more()">count += word.count</Func>
        </ObservableObject>
        <Modifier name="Counted">
          <Let name="word" type="String"/>
          <StateObject name="lookup" type="Lookup" value="{Lookup(word: word)}"/>
          <Body><Content modifiers=".opacity(lookup.count gt 2 ? 1 : 0.5).onTapGesture { lookup.more() }"/></Body>
        </Modifier>
        <View name="Search">
          <State name="word" type="String" value=""/>
          <Body>
            <VStack>
              <TextField title="Word" text="$word"/>
              <Text modifiers=".modifier(Counted(word: word)).id(word)">Results</Text>
              <Text modifiers=".modifier(Counted(word: 'tea'))">Tea</Text>
            </VStack>
          </Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt:
      "Where the object is meant to keep the first value. A view that is pushed or presented is made anew, and the rule is silent."
  ) { context in
    var finder: PlaceFinder?
    for id in context.model.members(of: .stateObject) {
      let member = context.program.members[id]
      let owner = context.program[member.owner].kind
      guard member.value != nil, owner.isView || owner == .modifier else { continue }
      for access in context.graph.accesses(in: context.graph.units.value(id))
      where access.kind == .read && access.flags.contains(.onSelf) {
        guard context.isPlainParameter(access.member), !context.isWatched(access.member) else { continue }
        if finder == nil { finder = PlaceFinder(context.model, context.graph) }
        if let change = finder?.change(of: access.member, 0) {
          context.reportKept(id, access, change)
          break
        }
      }
    }
  }
}

extension RuleContext {
  fileprivate func reportKept(_ id: MemberID, _ read: Access, _ change: PlaceFinder.Change) {
    let member = program[id]
    let parameter = program[read.member]
    let caller = name(of: owner(ofUnit: change.argument.unit))
    report(
      "`\(member.name)` is made once, of the first `\(parameter.name)`; when \(caller) passes another, it keeps the old one.",
      at: program.location(of: id),
      related: [
        RelatedPlace("`\(parameter.name)` is taken here", location(of: read)),
        RelatedPlace(
          "\(caller) passes what changes", location(change.argument.file, change.argument.code)),
        RelatedPlace("this is the source", program.location(of: change.source)),
      ],
      help:
        "Let \(caller) own the object, or hand `\(parameter.name)` to its methods, or give the view `.id(…)` so that it is made anew."
    )
  }
}
