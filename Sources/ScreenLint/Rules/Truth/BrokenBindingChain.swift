import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthBrokenBindingChain: RuleID = "truth/broken-binding-chain" }

extension TruthRules {
  static let brokenBindingChain = Rule(
    .truthBrokenBindingChain, .warning, "A child is bound to a copy of a value",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "What the child changes stops at this view: whoever passed the value never hears of it.",
    why:
      "A binding leads to the source through every view between. A State in the middle ends it there, and is a source of its own.",
    repair: "Take the value as `<Binding>` and hand that on: `amount=\"$amount\"`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="Amount">
              <Binding name="amount" type="Int"/>
              <Body><Stepper value="$amount" in="{0...9}">{amount}</Stepper></Body>
            </View>
            <View name="Line">
              <Let name="amount" type="Int"/>
              <State name="⟦current⟧" type="Int" value="{amount}"/>
              <Body><HStack><Text>Amount</Text><Amount amount="$current"/></HStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Amount">
              <Binding name="amount" type="Int"/>
              <Body><Stepper value="$amount" in="{0...9}">{amount}</Stepper></Body>
            </View>
            <View name="Line">
              <Binding name="amount" type="Int"/>
              <Body><HStack><Text>Amount</Text><Amount amount="$amount"/></HStack></Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <View name="Amount">
              <Binding name="amount" type="Int"/>
              <Body><Stepper value="$amount" in="{0...9}">{amount}</Stepper></Body>
            </View>
            <View name="Line">
              <Binding name="amount" type="Int"/>
              <Body><HStack><Text>Amount</Text><Amount amount="$amount"/></HStack></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <View name="Amount">
          <Binding name="amount" type="Int"/>
          <Body><Stepper value="$amount" in="{0...9}">{amount}</Stepper></Body>
        </View>
        <View name="Line">
          <Binding name="amount" type="Int"/>
          <State name="draft" type="Int" value="{amount}"/>
          <Body><HStack><Amount amount="$draft"/><Button action="amount = draft">Save</Button></HStack></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt:
      "Where the value is only where to start from, and nobody outside is to know the new one. A draft that an action hands back is none of these, and the rule is silent.",
    visits: [
      .members([.state]) { context, id in
        let owner = context.program[id].owner
        guard !context.facts.copiesSource[id], !context.facts.isMirrored[id],
          context.graph.usage[id].binds > 0, context.program[owner].kind.isView,
          let origin = context.copiedParameter(id), let child = context.boundChild(id),
          !StateCopy.isDraft(id, context.model, context.graph)
        else { return }
        context.reportBroken(id, origin, child)
      }
    ]
  )
}

extension RuleContext {
  /// The parameter that a State takes its first value from, or nil.
  fileprivate func copiedParameter(_ id: MemberID) -> MemberID? {
    for access in graph.accesses(in: graph.units.value(id))
    where access.kind == .read && access.flags.contains(.onSelf) {
      let member = program[access.member]
      let isObject = program.declaration(of: member.type).map { program[$0].kind.isObject } == true
      guard member.isParameter, !member.kind.holdsObject, !isObject else { continue }
      return access.member
    }
    return nil
  }

  /// Where a State is bound to a Binding of a declared view that writes it, or nil.
  fileprivate func boundChild(_ id: MemberID) -> Argument? {
    let owner = program[id].owner
    for edge in graph.views.outgoing[graph.nodes.node(owner)] {
      let edge = graph.edges[Int(edge)]
      guard edge.kind == .contains, !edge.view.isNone, edge.to < graph.nodes.declarations else { continue }
      let checked = model.files[edge.file]
      for attribute in checked.views[edge.view].attributes {
        let use = checked.attributes[attribute]
        guard use.form == .binding, !use.member.isNone, program[use.member].kind == .binding,
          graph.usage[use.member].isWritten, root(of: use.code, checked) == id
        else { continue }
        return graph.arguments(for: use.member).first { $0.attribute == attribute && $0.file == edge.file }
      }
    }
    return nil
  }

  /// The member of `self` that a binding starts at, or nil.
  func root(of code: CodeID, _ checked: CheckedFile) -> MemberID? {
    var id = code
    while !id.isNone {
      let node = checked.code[id]
      switch node.kind {
      case .member, .subscripting, .forceUnwrap, .chainStep, .optionalChain: id = node.first
      case .bindingName, .name:
        let reference = checked.reference(id)
        return reference.kind == .member || reference.kind == .projection ? reference.member : nil
      // A binding that is made in another way starts at no member.
      default: return nil
      }
    }
    return nil
  }

  fileprivate func reportBroken(_ id: MemberID, _ origin: MemberID, _ child: Argument) {
    let state = program[id]
    let view = program[program[child.parameter].owner].name
    report(
      "`\(view)` changes the copy `\(state.name)`; whoever passes `\(program[origin].name)` never hears of it.",
      at: program.location(of: id),
      related: [
        RelatedPlace("the copy is made of this value", program.location(of: origin)),
        RelatedPlace("\(view) is bound to the copy here", location(child.file, child.code)),
      ],
      help:
        "Declare `\(program[origin].name)` as `<Binding>` and pass `$\(program[origin].name)` on to `\(view)`.",
      fixes: binding(origin, inPlaceOf: id).map { [$0] } ?? [])
  }
}
