import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowUnusedParameter: RuleID = "flow/unused-parameter" }

extension FlowRules {
  static let unusedParameter = Rule(
    .flowUnusedParameter, .warning, "A parameter that nothing uses",
    traits: [.needsWholePackage], yieldsTo: [.relatedText(.syntaxInvalidLiteral)],
    whatHappens: "Nothing: callers must pass a value that has no effect.",
    why: "Callers fetch and pass something for nothing, and the view is updated whenever it changes.",
    repair: "Remove it, and what callers pass for it.",
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
    nearMiss: #"""
      <View name="Card">
        <Slot/>
        <Slot name="footer"/>
        <Body><VStack><Content/><Content name="footer"/></VStack></Body>
      </View>
      """#,
    whenToLeaveIt: "Where several views are to take the same parameters.",
    visits: [
      .members([.constant, .variable, .observedObject, .bindable]) { context, id in
        let member = context.program[id]
        let hasValue = member.kind == .constant && member.value != nil
        // A type that is passed tells what a type parameter stands for.
        if case .metatype = member.type.kind { return }
        guard !hasValue, !member.isStatic, member.name != Names.initializerNumber, member.source == nil,
          context.isUnused(id), !context.isObservedForSlot(id)
        else { return }
        context.reportUnusedParameter(id, "The parameter `\(member.name)` is never read.")
      },
      .members([.slot]) { context, id in context.reportUnplaced(slot: id) },
    ]
  )
}

extension RuleContext {
  /// True for an object that a view with a slot observes: what fills the slot is read again whenever the object changes.
  fileprivate func isObservedForSlot(_ id: MemberID) -> Bool {
    program[id].kind == .observedObject
      && program.members(of: program[id].owner).contains { program[$0].kind == .slot }
  }

  /// A slot that no `<Content>` places: what callers write in it is never shown.
  fileprivate func reportUnplaced(slot id: MemberID) {
    let member = program[id]
    guard graph.placesByNode[graph.nodes.node(id)].isEmpty, facts.isUnderstood[member.owner] else {
      return
    }
    let content = member.name.isEmpty ? "<Content/>" : "<Content name=\"\(member.name)\"/>"
    report(
      "What callers write in this slot is never shown: no `\(content)` places it.",
      at: program.location(of: id), help: "Place `\(content)` in the Body, or remove the slot.")
  }

  /// Reports an unused parameter; the fix removes it and what callers pass.
  func reportUnusedParameter(_ id: MemberID, _ message: String) {
    var fixes: [FixIt] = []
    if !program[id].traits.contains(.isInitParameter), let calls = removingArguments(of: id) {
      fixes = [
        FixIt("Remove `\(program[id].name)` here and at its callers", .safe, [removal(of: id)] + calls)
      ]
    }
    let callers = Array(graph.arguments(for: id)).prefix(3).filter { !$0.attribute.isNone }.map { argument in
      RelatedPlace(
        "passed here",
        SourceLocation(
          argument.file,
          model.files[argument.file].attributes[argument.attribute].nameRange))
    }
    report(
      message, at: program.location(of: id), related: callers,
      help: "Remove it, and what callers pass for it.", fixes: fixes)
  }
}
