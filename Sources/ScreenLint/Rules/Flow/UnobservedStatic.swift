import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleID { package static let flowUnobservedStatic: RuleID = "flow/unobserved-static" }

extension FlowRules {
  static let unobservedStatic = Rule(
    .flowUnobservedStatic, .warning, "A static Var that a view shows",
    whatHappens:
      "The value changes and the view goes on showing the old one, until something else makes it anew. SwiftUI prints nothing.",
    why:
      "SwiftUI makes a view anew when a State or an announced property that it reads changes. Nothing announces a static Var.",
    repair:
      "Keep it in a State of the view that owns it, as a Published of an object in the environment, or in AppStorage.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Settings"><Var name="isLarge" type="Bool" value="false" static="true"/></Struct>
            <View name="Tea">
              <Body><Button action="Settings.isLarge = true"><Text modifiers=".padding()">{⟦Settings.isLarge⟧}</Text></Button></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Settings"><Published name="isLarge" type="Bool" value="false"/></ObservableObject>
            <View name="Tea">
              <StateObject name="settings" type="Settings"/>
              <Body><Button action="settings.isLarge = true"><Text modifiers=".padding()">{settings.isLarge}</Text></Button></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Settings"><Var name="isLarge" type="Bool" value="false" static="true"/></Struct>
        <View name="Tea"><Body><Text>{Settings.isLarge}</Text></Body></View>
      </Module>
      """#,
    whenToLeaveIt: "Where it is set before anything is drawn.",
    visits: [
      .members([.variable]) { context, id in
        let member = context.program[id]
        guard member.isStatic, context.program[member.owner].kind != .observable,
          context.graph.usage(of: id).writes > 0
        else { return }
        context.reportStatic(id)
      }
    ]
  )
}

extension RuleContext {
  fileprivate func reportStatic(_ id: MemberID) {
    let uses = graph.uses(of: id)
    let writes = uses.filter { write in
      write.kind == .write && (!write.isImmediate || !graph.units.member(write.unit).isNone)
        && program[owner(ofUnit: write.unit)].kind != .preview
    }
    guard let write = writes.first else { return }
    let written = writes.map { part(behind: $0) }
    var reported: Set<Int32> = []
    for use in uses where use.kind == .read && !use.code.isNone {
      let shownPart = part(behind: use)
      if let shownPart, written.allSatisfy({ $0 != nil && $0 != shownPart }) { continue }
      guard let shown = graph.shownAccess(use), case let view = owner(ofUnit: shown.unit),
        program[view].kind.hasBody, program[view].kind != .preview, reported.insert(view.index).inserted
      else { continue }
      // What the view observes and is written with it makes the view anew.
      if writes.allSatisfy({ isAccompanied($0, in: view) }) { continue }
      report(
        "Nothing tells this view when `\(program[id].name)` changes: a static Var is not observed.",
        at: location(of: shown),
        related: [
          RelatedPlace("it changes here", location(of: write)),
          RelatedPlace("it is declared here", program.location(of: id)),
        ],
        help: "Keep it in a State, a Published or AppStorage.")
    }
  }

  /// The part of a member that an access goes on to, `router` of `tools.router.path`; nil where it takes the whole.
  private func part(behind access: Access) -> MemberID? {
    let checked = model.files[access.file]
    let next = checked.code.nodes.indices.first {
      checked.code.nodes[$0].kind == .member && checked.code.nodes[$0].first == access.code
    }
    guard let next, checked.reference(next).kind == .member else { return nil }
    return checked.reference(next).member
  }

  /// True where the code of a write also writes something that a view reads while it is drawn.
  private func isAccompanied(_ write: Access, in view: DeclarationID) -> Bool {
    graph.accesses(in: write.unit).contains { other in
      if other.root != write.root || other.code == write.code { return false }
      // What is called may write anything.
      if other.kind == .call { return true }
      guard other.kind == .write, !other.member.isNone, program.isSource(other.member),
        !program[other.member].isStatic
      else { return false }
      return graph.uses(of: other.member).contains { read in
        read.kind == .read && graph.shownAccess(read).map { owner(ofUnit: $0.unit) == view } == true
      }
    }
  }
}
