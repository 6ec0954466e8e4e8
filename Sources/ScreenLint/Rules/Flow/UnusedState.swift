import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowUnusedState: RuleID = "flow/unused-state" }

extension FlowRules {
  static let unusedState = Rule(
    .flowUnusedState, .warning, "A source that nothing uses",
    traits: [.needsWholePackage], yieldsTo: [.relatedText(.syntaxInvalidLiteral)],
    whatHappens: "Nothing: the view looks and works the same without it.",
    why:
      "A state says that the view depends on something. One that nothing reads or writes sends readers looking for what it does.",
    repair: "Remove it, or use it where that was forgotten.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Counter">
            <State name="⟦count⟧" type="Int" value="0"/>
            <Body><Text>Counter</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Counter">
            <State name="count" type="Int" value="0"/>
            <Body><Stepper value="$count" in="{0...9}">{count}</Stepper></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Counter">
            <Body><Text>Counter</Text></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Form1">
        <State name="name" type="String" value=""/>
        <Body><TextField title="Name" text="$name"/></Body>
      </View>
      """#,
    whenToLeaveIt: "While the screen is being written.",
    localVisits: [
      .members(owned) { context, id in
        if context.isUsedInItsFileAlone(id) { context.reportIfUnused(id) }
      }
    ],
    visits: [
      .members(owned) { context, id in
        if !context.isUsedInItsFileAlone(id) { context.reportIfUnused(id) }
      }
    ]
  )

  private static let owned: [MemberKind] = [
    .state, .gestureState, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage, .stateObject,
  ]
}

extension RuleContext {
  /// True for a value of a view that no other file extends. Whether a view below lacks an object hangs on all ways to it.
  fileprivate func isUsedInItsFileAlone(_ id: MemberID) -> Bool {
    object(of: id) == nil && !isExtendedElsewhere(id)
  }

  fileprivate func reportIfUnused(_ id: MemberID) {
    guard isUnused(id), !isMissed(id), !isMadeAnew(id) else { return }
    let member = program[id]
    report(
      "The \(member.kind.element) `\(member.name)` is never read, written or bound.",
      at: program.location(of: id), help: "Remove it.",
      fixes: [FixIt("Remove `\(member.name)`", .safe, [removal(of: id)])])
  }

  /// The type of the object that a member holds; nil for a value.
  private func object(of id: MemberID) -> DeclarationID? {
    program.declaration(of: program[id].type).flatMap { program[$0].kind.isObject ? $0 : nil }
  }

  /// True where a view below lacks the object that this member holds: the injection is what is missing.
  private func isMissed(_ id: MemberID) -> Bool {
    guard let type = object(of: id) else { return false }
    return graph.missingObjects(model).contains { $0.type == type && owned($0)?.member == id }
  }

  /// True where the view makes another object of the type in place of using this one: that is what is wrong.
  private func isMadeAnew(_ id: MemberID) -> Bool {
    let member = program[id]
    guard member.kind == .stateObject, let type = program.declaration(of: member.type) else { return false }
    let checked = model.files[member.file]
    let (view, own) = (program[member.owner].range, xml(member.file)[member.node].range)
    return checked.code.nodes.indices.contains { index in
      let node = checked.code.nodes[index]
      return node.kind == .call && view.contains(node.range) && !own.contains(node.range)
        && program.declaration(madeBy: checked.references[index]) == type
    }
  }
}
