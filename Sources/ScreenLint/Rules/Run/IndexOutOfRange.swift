import SourceModel

extension RunRules {
  static let indexOutOfRange = Rule(
    .runIndexOutOfRange, .error, "An index past the end",
    whatHappens: "The app stops: “Fatal error: Index out of range”.",
    why:
      "An array has elements at the places 0 to `count - 1`; the array may be shorter than the code expects.",
    repair:
      "Ask first whether the element is there, as in `index lt items.count`, or take `first`, `last` "
      + "or `prefix(…)`, which never stop.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="names" type="[String]" value="{['Ann', 'Bob']}"/>
            <State name="place" type="Int" value="2"/>
            <Body><Stepper value="$place" in="{0...9}">{names[place]}</Stepper></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="names" type="[String]" value="{['Ann', 'Bob']}"/>
            <State name="place" type="Int" value="2"/>
            <Body><Stepper value="$place" in="{0...9}">{place lt names.count ? names[place] : 'Nobody'}</Stepper></Body>
          </View>
          """#,
        foundBy: .run)
    ],
    nearMiss: #"""
      <View name="Card">
        <State name="names" type="[String]" value="{[]}"/>
        <Body><Button action="names.append('Tea')">{names.isEmpty ? "Nobody" : names[names.count - 1]}</Button></Body>
      </View>
      """#
  )
}
