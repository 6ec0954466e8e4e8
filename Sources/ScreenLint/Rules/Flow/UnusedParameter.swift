import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowRules {
  static let unusedParameter = Rule(
    "flow/unused-parameter", .warning, "A parameter that nothing uses",
    whatHappens: "Nothing: callers must pass a value that has no effect.",
    why: "Callers fetch and pass something for nothing, and the view is updated whenever it changes.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="Badge">
              <Let name="title" type="String"/>
              <Let name="⟦size⟧" type="Int"/>
              <Body><Text>{title}</Text></Body>
            </View>
            <View name="Panel">
              <Body><Badge title="New" size="3"/></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Badge">
              <Let name="title" type="String"/>
              <Body><Text>{title}</Text></Body>
            </View>
            <View name="Panel">
              <Body><Badge title="New"/></Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <View name="Badge">
              <Let name="title" type="String"/>
              <Body><Text>{title}</Text></Body>
            </View>
            <View name="Panel">
              <Body><Badge title="New"/></Body>
            </View>
          </Module>
          """#)
    ],
    nearMisses: [
      #"""
      <View name="Badge">
        <Let name="title" type="String"/>
        <Let name="action" type="() -> Void"/>
        <Body><Button action="action()">{title}</Button></Body>
      </View>
      """#,
      #"""
      <View name="Badge">
        <Let name="title" type="String"/>
        <State name="text" type="String" value="{title}"/>
        <Let name="save" type="(String) -> Void"/>
        <Body><VStack><TextField title="Title" text="$text"/><Button action="save(text)">Save</Button></VStack></Body>
      </View>
      """#,
      #"""
      <View name="Badge">
        <Let name="size" type="Int"/>
        <Computed name="side" type="Double">Double(size) * 8</Computed>
        <Body><Circle modifiers=".frame(width: side, height: side)"/></Body>
      </View>
      """#,
    ],
    whenToLeaveIt: "Where several views are to take the same parameters."
  ) { context in
    for index in context.program.members.indices {
      let id = MemberID(index)
      let member = context.program.members[index]
      switch member.kind {
      case .constant, .variable, .observedObject, .bindable: break
      default: continue
      }
      let hasValue = member.kind == .constant && member.value != nil
      guard !hasValue, !member.isStatic, member.source == nil, context.isUnused(id) else { continue }
      context.reportUnusedParameter(id, "The parameter `\(member.name)` is never read.")
    }
  }
}
