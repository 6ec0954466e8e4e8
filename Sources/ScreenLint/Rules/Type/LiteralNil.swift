import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleID { package static let typeLiteralNil: RuleID = "type/literal-nil" }

extension TypeRules {
  static let literalNil = Rule(
    .typeLiteralNil, .warning, "The text “nil” where nothing was meant",
    whatHappens:
      "The value is a text of three letters: `if let` takes it, `?? …` leaves it, and “nil” is shown.",
    why:
      "An attribute without braces is text where a String? is wanted. ",
    repair: "Write `{nil}`, or leave the value out.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Tea">
            <State name="note" type="String?" value="⟦nil⟧"/>
            <Body><Button action="note = 'hot'">{note ?? 'no note'}</Button></Body>
          </View>
          """#,
        good: #"""
          <View name="Tea">
            <State name="note" type="String?" value="{nil}"/>
            <Body><Button action="note = 'hot'">{note ?? 'no note'}</Button></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Tea">
            <State name="note" type="String?" value="{nil}"/>
            <Body><Button action="note = 'hot'">{note ?? 'no note'}</Button></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="Tea"><Let name="note" type="String?"/><Body><Text>{note ?? 'no note'}</Text></Body></View>
            <View name="Teas"><Body><VStack><Tea note="⟦nil⟧"/><Tea note="hot"/></VStack></Body></View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Tea"><Let name="note" type="String?"/><Body><Text>{note ?? 'no note'}</Text></Body></View>
            <View name="Teas"><Body><VStack><Tea/><Tea note="hot"/></VStack></Body></View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Tea">
        <State name="price" type="Int?" value="{nil}"/>
        <Body><Button action="price = 3">{price ?? 0}</Button></Body>
      </View>
      """#,
    whenToLeaveIt: "Where the word itself is meant: write `{'nil'}`.",
    localVisits: [
      .members(LiteralNil.kinds) { context, id in
        let member = context.program[id]
        guard member.type == LiteralNil.type, let value = member.value, value.isValue else { return }
        context.reportNil(at: SourceLocation(member.file, value.range))
      },
      .files { context, file in
        let attributes = context.model.files[file].attributes
        for place in attributes.indices where attributes.address(place).pointee.type == LiteralNil.type {
          let attribute = attributes[place]
          if attribute.form == .literal { context.reportNil(at: SourceLocation(file, attribute.range)) }
        }
      },
    ]
  )
}

private enum LiteralNil {
  static let type = TypeID.string.optional
  static let kinds: [MemberKind] = [
    .constant, .variable, .state, .gestureState, .appStorage, .sceneStorage, .published,
  ]
}

extension RuleContext {
  fileprivate func reportNil(at place: SourceLocation) {
    guard place.range.end - place.range.start == 3, text(place) == "nil" else { return }
    report(
      "This is the text “nil”, not nil: a String? takes an attribute as text.", at: place,
      help: "Write `{nil}`, or leave it out; `{'nil'}` for the word.",
      fixes: [FixIt("Write `{nil}`", .suggested, [SourceEdit(place, "{nil}")])])
  }
}
