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
      <View name="Card">
        <Slot/>
        <Slot name="footer"/>
        <Body><VStack><Content/><Content name="footer"/></VStack></Body>
      </View>
      """#,
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
    context.reportUnplacedSlots()
  }
}

extension RuleContext {
  /// Slots that no `<Content>` places: what callers write in them is never shown.
  fileprivate func reportUnplacedSlots() {
    var placed: Set<Int32> = []
    for file in model.files {
      for view in file.views where view.kind == .content { placed.insert(view.target) }
    }
    for index in program.members.indices where program.members[index].kind == .slot {
      let member = program.members[index]
      guard !placed.contains(Int32(index)), facts.isUnderstood[Int(member.owner.index)] else { continue }
      let content = member.name.isEmpty ? "<Content/>" : "<Content name=\"\(member.name)\"/>"
      report(
        "What callers write in this slot is never shown: no `\(content)` places it.",
        at: program.location(of: MemberID(index)), help: "Place `\(content)` in the Body, or remove the slot."
      )
    }
  }
}
