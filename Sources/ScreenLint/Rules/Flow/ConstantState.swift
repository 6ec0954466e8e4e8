import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowConstantState: RuleID = "flow/constant-state" }

extension FlowRules {
  static let constantState = Rule(
    .flowConstantState, .warning, "A State that never changes",
    traits: [.needsWholePackage],
    whatHappens: "Nothing: it keeps its first value as long as the view lives.",
    why: "A State says “this changes, and the view owns it”. What never changes is a Let.",
    repair: "Declare it as `<Let>`, or write the action that is to change it.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Album">
            <State name="⟦columns⟧" type="Int" value="3"/>
            <Body><Text>{columns} columns</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Album">
            <Let name="columns" type="Int" value="3"/>
            <Body><Text>{columns} columns</Text></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Album">
            <Let name="columns" type="Int" value="3"/>
            <Body><Text>{columns} columns</Text></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Cart"><Published name="count" type="Int" value="0"/></ObservableObject>
        <View name="Badge"><ObservedObject name="cart" type="Cart"/><Body><Button action="cart.count += 1">{cart.count}</Button></Body></View>
        <View name="Shop">
          <State name="carts" type="[Cart]" value="{[Cart(), Cart()]}"/>
          <Body><VStack><Badge cart="{carts[0]}"/><Badge cart="{carts[1]}"/></VStack></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "While the action that will change it is being written.",
    visits: [
      .members([.state]) { context, id in
        let member = context.program[id]
        let usage = context.graph.usage[id]
        guard !usage.isWritten, usage.reads > 0,
          !context.facts.isMeantToBeWritten[id], !context.facts.copiesSource[id],
          context.facts.isUnderstood[member.owner]
        else { return }
        // As a Let it would be made anew with the view, and so would the objects in it.
        if context.program.mayHoldObjects(member.type) { return }
        let kept = member.type.wrapped ?? member.type
        // So would a publisher, which goes on giving values only where it is kept.
        if kept.published != nil || kept == LintNames.timerPublisher { return }
        // A value that is another each time it is made, such as an identity, is kept by the State alone.
        let value = context.graph.units.value(id)
        if context.graph.varying.contains(where: { $0.unit == value }) { return }
        // What it was when the view came, such as the value that Undo brings back, is kept by the State alone, too.
        if context.graph.accesses(in: value).contains(where: { context.isPassed($0) }) { return }
        if context.isTriedToChange(id) || context.isShownByConstant(id) { return }
        if context.facts.setFromOutside.contains(context.program.location(of: id)) { return }
        let edits = context.renaming(id, to: "Let")
        let source = context.sourceMeant(by: id)
        context.report(
          "Nothing changes the State `\(member.name)`: no code writes it and no control is bound to it.",
          at: context.program.location(of: id),
          related: source.map {
            [
              RelatedPlace(
                "a source of this name and type is declared here", context.program.location(of: $0))
            ]
          } ?? [],
          help: source.map {
            "Read that one where it is meant: \(context.program[$0].kind == .published ? "through its object" : "as `<\(context.program[$0].kind.element)>`"); "
              + "a value that never changes is a `<Let>`."
          } ?? "Declare it as `<Let>`: a State is for what changes while the view is shown.",
          fixes: member.value == nil || source != nil
            ? [] : [FixIt("Declare `\(member.name)` as Let", .safe, edits)])
      }
    ]
  )
}

extension RuleContext {
  /// True for a read of what callers pass.
  fileprivate func isPassed(_ access: Access) -> Bool {
    access.kind == .read && !access.member.isNone && program[access.member].isParameter
  }

  /// True for a state that a control is given as `.constant(…)`: that is what keeps it from being changed.
  fileprivate func isShownByConstant(_ id: MemberID) -> Bool {
    graph.uses(of: id).contains { use in
      guard use.kind == .read, !use.code.isNone else { return false }
      let checked = model.files[use.file]
      let range = checked.code[use.code].range
      return graph.constants.contains { $0.file == use.file && checked.code[$0.code].range.contains(range) }
    }
  }

  /// A source of another declaration with the name and type of a state, which may be meant in its place.
  fileprivate func sourceMeant(by id: MemberID) -> MemberID? {
    let state = program[id]
    for kind in [MemberKind.appStorage, .sceneStorage, .published, .binding] {
      let found = model.members(of: kind).first {
        program[$0].name == state.name && program[$0].type == state.type && program[$0].owner != state.owner
          && program[program[$0].owner].kind != .preview
      }
      if let found { return found }
    }
    return nil
  }
}
