import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowInputLost: RuleID = "flow/input-lost" }

extension FlowRules {
  static let inputLost = Rule(
    .flowInputLost, .note, "What is typed goes with the view",
    whatHappens:
      "The field is empty again when the view comes back: what was typed is gone. SwiftUI prints nothing.",
    why: """
      A State lives as long as its view. A condition that takes the view away ends it; when the view comes back it starts \
      from its initial value.
      """,
    repair: """
      Keep the State in the view that has the condition, and pass a Binding. Or leave the view in place and hide it, as \
      with `.opacity(…)` or in a TabView.
      """,
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="Order">
              <State name="⟦note⟧" type="String" value=""/>
              <Body><VStack><TextField title="Note" text="$note"/><Button action="print(note)">Send</Button></VStack></Body>
            </View>
            <View name="Shop">
              <State name="showsOrder" type="Bool" value="true"/>
              <Body><VStack><Toggle isOn="$showsOrder">Order</Toggle><If condition="showsOrder"><Order/></If></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Order">
              <Binding name="note" type="String"/>
              <Body><VStack><TextField title="Note" text="$note"/><Button action="print(note)">Send</Button></VStack></Body>
            </View>
            <View name="Shop">
              <State name="showsOrder" type="Bool" value="true"/>
              <State name="note" type="String" value=""/>
              <Body><VStack><Toggle isOn="$showsOrder">Order</Toggle><If condition="showsOrder"><Order note="$note"/></If></VStack></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <View name="Order">
          <State name="note" type="String" value=""/>
          <Let name="done" type="() -> Void"/>
          <Body><VStack><TextField title="Note" text="$note"/><Button action="print(note); done()">Send</Button></VStack></Body>
        </View>
        <View name="Shop">
          <State name="isOrdering" type="Bool" value="false"/>
          <Body>
            <VStack>
              <If condition="isOrdering"><Order done="isOrdering = false"/></If>
              <Else><Button action="isOrdering = true">Order</Button></Else>
            </VStack>
          </Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where it shall start empty each time.",
    visits: [
      .members([.state]) { context, id in
        let owner = context.program[id].owner
        guard context.graph.usage(of: id).binds > 0, context.program[owner].kind.isView else { return }
        for index in context.graph.views.incoming[context.graph.nodes.node(owner)] {
          let edge = context.graph.edge(at: index)
          guard edge.kind == .contains, edge.isConditional, let lost = context.loss(of: edge),
            context.isTypedInto(id), !context.isWatched(id)
          else { continue }
          let name = context.program[id].name
          context.report(
            "What is typed into `\(name)` is lost when \(context.program[owner].name) is taken away and brought back.",
            at: context.program.location(of: id),
            related: [
              RelatedPlace("this control takes it away", context.location(of: lost.control)),
              RelatedPlace("it is there under this condition", context.location(edge.file, lost.condition)),
            ],
            help: "Keep `\(name)` in the view that has the condition, and pass a Binding.")
          return
        }
      }
    ]
  )
}

private enum Switching {
  static let controls: SmallSet<Name> = ["Toggle", "Picker", "Stepper", "Slider", "DisclosureGroup"]
}

extension RuleContext {
  /// The control beside a view that takes it away and brings it back by the condition under which the view stands; or nil.
  fileprivate func loss(of edge: ViewEdge) -> (control: Access, condition: CodeID)? {
    let checked = model.files[edge.file]
    var branch = ViewID.none
    for (_, frame) in graph.frames(from: edge.frame) {
      switch frame.kind {
      case .conditional: branch = frame.view
      case .injection, .stack, .link, .styled, .labelled: continue
      case .unknown, .page, .presentation, .slot, .modified, .attached, .repeated: return nil
      }
      if !branch.isNone { break }
    }
    guard !branch.isNone, let whole = checked.choice(ofBranch: branch) else { return nil }
    let unit = unit(ofNode: edge.from)
    for condition in checked.questions(of: whole) {
      let range = checked.code[condition].range
      for read in graph.accesses(in: unit) where read.kind == .read && !read.code.isNone {
        guard range.contains(checked.code[read.code].range) else { continue }
        let control = graph.uses(of: read.member).first { use in
          use.unit == unit && !use.code.isNone && !whole.range.contains(checked.code[use.code].range)
            && switches(use, checked)
        }
        if let control { return (control, condition) }
      }
    }
    return nil
  }

  /// True for a control that sets a value and resets it: one that is bound to it, or a button that turns it round.
  private func switches(_ use: Access, _ checked: CheckedFile) -> Bool {
    switch use.kind {
    case .bind:
      checked.views.contains { view in
        view.element.map(Switching.controls.contains) == true
          && view.attributes.contains { checked.attributes[$0].code == use.root }
      }
    case .write:
      !use.isImmediate && use.flags.contains(.update) && program[use.member].type == .bool
        && graph.handler(of: use.action) == nil
    case .read, .call, .pass, .announce: false
    }
  }
}
