import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension ViewRules {
  static let range = Rule(
    "view/range", .warning, "A number outside its range",
    whatHappens: "A Stepper is stuck, and a Slider shows its end: the value is not what is shown.",
    why:
      "Value, step and bounds belong together: the value lies within the bounds, and a step fits between them. A "
      + "number in the model data that a control shows is looked at too, and reported where it stands in the JSON.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Cups">
            <State name="count" type="Int" value="⟦0⟧"/>
            <Body><Stepper value="$count" in="{1...20}">{count}</Stepper></Body>
          </View>
          """#,
        good: #"""
          <View name="Cups">
            <State name="count" type="Int" value="1"/>
            <Body><Stepper value="$count" in="{1...20}">{count}</Stepper></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Cups">
            <State name="level" type="Double" value="0.5"/>
            <Body><Slider value="$level" in="{0...1}" step="⟦2⟧"/></Body>
          </View>
          """#,
        good: #"""
          <View name="Cups">
            <State name="level" type="Double" value="0.5"/>
            <State name="count" type="Int" value="20"/>
            <State name="limit" type="Int" value="9"/>
            <Body>
              <VStack>
                <Slider value="$level" in="{0...1}" step="0.1"/>
                <Stepper value="$count" in="{1...20}">{count}</Stepper>
                <Stepper value="$limit" in="{0...max(count, 1)}">{limit}</Stepper>
                <Stepper value="$limit" step="5">{limit}</Stepper>
              </VStack>
            </Body>
          </View>
          """#),
    ],
    nearMisses: [
      #"""
      <View name="Shop">
        <State name="count" type="Int" value="1"/>
        <Body><Stepper value="$count" in="{1...20}" step="19">{count}</Stepper></Body>
      </View>
      """#,
      #"""
      <View name="Shop">
        <State name="level" type="Double" value="-1"/>
        <Body><Slider value="$level" in="{-1...1}"/></Body>
      </View>
      """#,
      #"""
      <View name="Shop">
        <State name="count" type="Int" value="1"/>
        <State name="level" type="Double" value="1"/>
        <Body><VStack><Stepper value="$count">{count}</Stepper><Slider value="$level" in="{2...max(Double(count), 3)}"/></VStack></Body>
      </View>
      """#,
    ],
    whenToLeaveIt: "Where the value is set before the control is shown.",
    visits: [
      .views([LintNames.stepper]) { context, use in context.checkRange(use, LintNames.stepper) },
      .views([LintNames.slider]) { context, use in context.checkRange(use, LintNames.slider) },
    ]
  )
}

extension RuleContext {
  fileprivate func checkRange(_ use: ViewUse, _ element: Name) {
    let checked = model.files[Int(use.file)]
    let view = checked.views[Int(use.view)]
    let file = FileID(Int(use.file))
    let isSlider = element == LintNames.slider
    let given = checked.attribute(LintNames.bounds, of: view)
    let bounds =
      given.flatMap { checked.literalBounds($0.code) }
      ?? (isSlider && given == nil ? (lower: 0.0, upper: 1.0) : nil)
    let place = given.map { SourceLocation(file, $0.range) } ?? elementName(use.file, use.view)
    if let bounds, bounds.lower > bounds.upper {
      report(
        "The range ends before it begins: \(text(bounds.lower)) is greater than \(text(bounds.upper)).",
        at: place, help: "Write the lower bound first.")
      return
    }
    if let step = checked.attribute(LintNames.step, of: view), let size = number(step, checked) {
      let at = SourceLocation(file, step.range)
      if size <= 0 {
        report("A step of \(text(size)) goes nowhere.", at: at, help: "Use a step greater than 0.")
      } else if let bounds, size > bounds.upper - bounds.lower {
        report(
          "A step of \(text(size)) does not fit between \(text(bounds.lower)) and \(text(bounds.upper)).",
          at: at, related: given == nil ? [] : [RelatedPlace("the bounds", place)],
          help: "Use a smaller step or wider bounds.")
      }
    }
    guard let bounds, let value = checked.attribute(LintNames.value, of: view),
      let bound = checked.boundMember(value.code)
    else { return }
    if program[bound].kind == .state, isWithin(bounds, initial(bound)) { return }
    for flag in sources(behind: bound) {
      guard let start = initial(flag), !isWithin(bounds, start) else { continue }
      let at = initialPlace(flag)
      reportOnce(
        "`\(program[flag].name)` starts as \(text(start)), outside \(text(bounds.lower))...\(text(bounds.upper)).",
        at: at,
        related: [RelatedPlace("the bounds of this \(element)", place)],
        help: "Start with a value within the bounds, or widen them.")
    }
  }

  /// True for a number within bounds, and where none is known.
  private func isWithin(_ bounds: (lower: Double, upper: Double), _ number: Double?) -> Bool {
    guard let number else { return true }
    return !(number < bounds.lower || number > bounds.upper)
  }

  private func initialPlace(_ member: MemberID) -> SourceLocation {
    let declared = program[member]
    return declared.value.map { SourceLocation(declared.file, $0.range) } ?? program.location(of: member)
  }

  private func initial(_ state: MemberID) -> Double? {
    let value = model.values[Int(state.index)]
    switch model.literal(of: Int(state.index)) {
    case .int(let number)?: return Double(number)
    case .double(let number)?: return number
    default:
      return value.code.isNone
        ? nil : model.files[Int(program[state].file.index)].literalNumber(value.code)
    }
  }

  private func number(_ use: AttributeUse, _ checked: CheckedFile) -> Double? {
    guard use.constant >= 0 else { return checked.literalNumber(use.code) }
    switch checked.constants[Int(use.constant)] {
    case .int(let number): return Double(number)
    case .double(let number): return number
    default: return nil
    }
  }

  private func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? number.description
  }
}
