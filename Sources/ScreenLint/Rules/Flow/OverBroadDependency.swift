import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowOverBroadDependency: RuleID = "flow/over-broad-dependency" }

extension FlowRules {
  static let overBroadDependency = Rule(
    .flowOverBroadDependency, .note, "A view takes a whole struct and reads one field",
    traits: [.needsWholePackage, .dependsOnUse],
    whatHappens: "The view is updated whenever any field changes, though it shows only one of them.",
    why:
      "What a view takes says what it depends on. One that takes less is updated less often, is easier to preview, and can be used for other data too.",
    repair: "Take only the field that is shown, and let callers pass that.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Landmark">
              <Var name="name" type="String"/><Var name="park" type="String"/>
              <Var name="state" type="String"/><Var name="isFavorite" type="Bool"/>
            </Struct>
            <View name="Title">
              <Let name="⟦landmark⟧" type="Landmark"/>
              <Body><Text modifiers=".font(.title)">{landmark.name}</Text></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Landmark">
              <Var name="name" type="String"/><Var name="park" type="String"/>
              <Var name="state" type="String"/><Var name="isFavorite" type="Bool"/>
            </Struct>
            <View name="Title">
              <Let name="name" type="String"/>
              <Body><Text modifiers=".font(.title)">{name}</Text></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Landmark">
          <Var name="name" type="String"/><Var name="park" type="String"/>
          <Var name="state" type="String"/><Var name="isFavorite" type="Bool"/>
        </Struct>
        <View name="Row">
          <Let name="landmark" type="Landmark"/>
          <Body><HStack><Text>{landmark.name}</Text><If condition="landmark.isFavorite"><Text>★</Text></If></HStack></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt:
      "Where the view will soon show more of it, or where callers have nothing but the whole at hand.",
    visits: [
      .members([.constant, .variable]) { context, id in
        let member = context.program[id]
        guard member.isParameter,
          let type = context.program.declaration(of: member.type),
          context.program[type].kind == .structure, context.program[member.owner].kind.isView
        else { return }
        context.reportBroad(id, type)
      }
    ]
  )
}

extension RuleContext {
  fileprivate func reportBroad(_ id: MemberID, _ type: DeclarationID) {
    let member = program[id]
    guard facts.isUnderstood[member.owner], let field = onlyField(id) else { return }
    let fields = program[type].members.count { program.members[$0].storage >= 0 }
    guard fields >= 4, program[field].owner == type, program[field].storage >= 0, isReadForFields(id) else {
      return
    }
    let name = program[field].name
    let reads = Array(graph.uses(of: id)).prefix(2).map { RelatedPlace("it is read here", location(of: $0)) }
    report(
      "`\(program[member.owner].name)` takes \(program[type].name.text.withArticle) of \(fields) fields and reads only `\(name)`.",
      at: program.location(of: id), related: reads,
      help:
        "Take the field itself, as `<Let name=\"\(name)\" type=\"\(program[field].type.inAttribute)\"/>`, and let callers pass `\(name)`."
    )
  }

  /// The one member that is read after every use of a parameter, as one of its own, or nil.
  private func onlyField(_ id: MemberID) -> MemberID? {
    var field = MemberID.none
    for index in graph.accessesByMember[id.index] {
      let place = Int(index)
      guard graph.accesses[place].kind == .read, place + 1 < graph.accesses.count else { return nil }
      let next = graph.accesses[place + 1]
      guard next.kind == .read, next.base == id, next.file == graph.accesses[place].file,
        !next.code.isNone, !graph.accesses[place].code.isNone, field.isNone || field == next.member
      else { return nil }
      field = next.member
    }
    return field.isNone ? nil : field
  }

  /// True where every use of a parameter is a part of what is read after it.
  private func isReadForFields(_ id: MemberID) -> Bool {
    graph.accessesByMember[id.index].allSatisfy { index in
      let (use, field) = (graph.accesses[Int(index)], graph.accesses[Int(index) + 1])
      let code = model.files[use.file].code
      return code[field.code].range.contains(code[use.code].range)
    }
  }
}
