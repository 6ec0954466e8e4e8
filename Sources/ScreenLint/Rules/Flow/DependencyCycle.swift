import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowDependencyCycle: RuleID = "flow/dependency-cycle" }

extension FlowRules {
  static let dependencyCycle = Rule(
    .flowDependencyCycle, .error, "Values that are computed from each other",
    cost: .high,
    whatHappens:
      "The app stops: the computation never ends and runs out of memory (“EXC_BAD_ACCESS”, stack overflow).",
    why: "Each value waits for the other, so neither ever has one. One of them must be a source.",
    repair: "Find the value that the others follow from, and make it a Let, a State or a parameter.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Order">
            <Computed name="⟦net⟧" type="Int">gross - tax</Computed>
            <Let name="tax" type="Int" value="19"/>
            <Computed name="⟦gross⟧" type="Int">net + tax</Computed>
            <Body><Text>{net}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Order">
            <Let name="net" type="Int"/>
            <Computed name="tax" type="Int">net / 10</Computed>
            <Computed name="gross" type="Int">net + tax</Computed>
            <Body><Text>{gross}</Text></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Order">
        <Let name="net" type="Int"/>
        <Computed name="tax" type="Int">net / 10</Computed>
        <Computed name="gross" type="Int">net + tax</Computed>
        <Computed name="shown" type="String">"\(gross) with \(tax)"</Computed>
        <Body><Text>{shown}</Text></Body>
      </View>
      """#,
    whenToLeaveIt: "Never where it is an error; where it is a note, if a condition always ends it."
  ) { context in
    for cycle in context.graph.derivedCycles(context.program) { context.reportCycle(cycle) }
    for kind in [MemberKind.computed, .binding] {
      for id in context.model.members(of: kind) { context.reportOwnSetter(id) }
    }
  }
}

extension RuleContext {
  /// A write in the `set` of a member to that member itself, which runs whenever the `set` does; nil where there is none.
  func ownWrite(inSetterOf id: MemberID) -> Access? {
    guard program[id].setter != nil else { return nil }
    return graph.accesses(in: graph.units.setter(id)).first { access in
      access.kind == .write && access.member == id && access.isImmediate && access.flags.contains(.onSelf)
    }
  }

  fileprivate func reportOwnSetter(_ id: MemberID) {
    guard let write = ownWrite(inSetterOf: id) else { return }
    let name = program[id].name
    let isConditional = write.flags.contains(.conditional)
    report(
      "The `set` of `\(name)` sets `\(name)`, which runs the same `set` again\(isConditional ? "; it ends only if a condition breaks it" : " without end").",
      at: location(of: write), severity: isConditional ? .note : .error,
      help: "Set what `get` reads, and not `\(name)` itself.")
  }

  fileprivate func reportCycle(_ cycle: DerivedCycle) {
    let names = cycle.members.map { "`\(program[$0].name)`" }
    guard let first = cycle.members.first else { return }
    let related = cycle.accesses.indices.map { step in
      RelatedPlace(
        "\(names[step]) needs \(names[(step + 1) % names.count]) here", location(of: cycle.accesses[step]))
    }
    let chain = names + [names[0]]
    let ends = cycle.isConditional ? "; it ends only if a condition breaks it" : " without end"
    report(
      "\(names[0]) needs itself\(ends): \(chain.joined(separator: " → ")).",
      at: program.location(of: first), severity: cycle.isConditional ? .note : .error, related: related,
      help: "Make one of them a source, or compute it from something else.")
  }
}
