import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension RuleID { package static let typeUnknownZone: RuleID = "type/unknown-zone" }

extension TypeRules {
  static let unknownZone = Rule(
    .typeUnknownZone, .warning, "A time zone that is not known here",
    whatHappens:
      "A run has nil for it: `?? .current` shows the time of another place, and `!` stops the run.",
    why: """
      In SwiftUI it is the zone of that place, or nil, too, where the name is misspelt. Here zones have no summer time, so that those \
      of places which have one are not known.
      """,
    repair:
      "Write the time that is meant, `TimeZone(abbreviation: \"CET\")` or `TimeZone(secondsFromGMT: 3600)`, or the zone of a place "
      + "without summer time, such as `Asia/Tokyo`.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Clock">
            <Body><Text>{TimeZone(identifier: ⟦'Europe/Berlin'⟧)?.secondsFromGMT() ?? 0}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Clock">
            <Body><Text>{TimeZone(abbreviation: 'CET')?.secondsFromGMT() ?? 0}</Text></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Clock">
        <Body><Text>{TimeZone(identifier: 'Asia/Tokyo')?.secondsFromGMT() ?? 0}</Text></Body>
      </View>
      """#,
    whenToLeaveIt: "Where the screens run in an app of SwiftUI, and what they show here does not matter.",
    localVisits: [
      .files(where: { $0.checked.isNamed(Names.timeZone) }) { context, file in
        let checked = context.model.files[file]
        for id in checked.references.indices {
          guard checked.code[id].kind == .call,
            checked.code[checked.code[id].first].name == Names.timeZone,
            let member = checked.reference(id).libraryEntry?.member,
            let isKnown = UnknownZone.names[member.signature],
            let argument = checked.code.items(checked.code[id].list).first,
            case let literal = checked.code[checked.code[argument].first], literal.kind == .stringLiteral,
            case let name = checked.code.string(literal), !isKnown(name)
          else { continue }
          context.report(
            "The zone `\(name)` is not known here, so this is nil.", at: SourceLocation(file, literal.range),
            help: "Zones have no summer time here: write `TimeZone(abbreviation: \"CET\")`, "
              + "`TimeZone(secondsFromGMT: 3600)`, or a place without one, such as `Asia/Tokyo`.")
        }
      }
    ]
  )
}

private enum UnknownZone {
  /// The initialisers that take a name, by their signatures, with what tells whether there is a zone of it.
  static let names: [String: @Sendable (String) -> Bool] = [
    "init(identifier: String) -> TimeZone?": { TimeZoneValue(identifier: $0) != nil },
    "init(abbreviation: String) -> TimeZone?": { TimeZoneValue(abbreviation: $0) != nil },
  ]
}
