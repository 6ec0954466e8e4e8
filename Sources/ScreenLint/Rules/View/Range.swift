import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension ViewRules {
  static let range = Rule(
    .viewRange, .warning, "A number outside its range",
    traits: [.dependsOnUse],
    whatHappens: "A Stepper is stuck, and a Slider shows its end: the value is not what is shown.",
    why:
      "Value, step and bounds belong together: the value lies within the bounds, and a step fits between them. A "
      + "number in the model data that a control shows is looked at too, and reported where it stands in the JSON.",
    repair: "Let the value start within the bounds, and choose a step that fits between them.",
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
    nearMiss: #"""
      <View name="Shop">
        <State name="count" type="Int" value="1"/>
        <Body><Stepper value="$count" in="{1...20}" step="19">{count}</Stepper></Body>
      </View>
      """#,
    whenToLeaveIt: "Where the value is set before the control is shown.",
    visits: [
      .files(where: { $0.checked.isNamed(Names.haptic) }) { context, file in context.reportTaps(in: file) },
      .views(
        [LintNames.stepper, LintNames.slider], where: { file, use in file.mayLeaveBounds(use) }
      ) { context, use in context.checkRange(use) },
      .views([Shares.progress, Shares.gauge]) { context, use in context.reportShare(of: use) },
    ]
  )
}

private enum Shares {
  static let progress: Name = "ProgressView"
  static let gauge: Name = "Gauge"
  static let total: Name = "total"
}

/// The bounds of the strength of a haptic.
private enum Haptic {
  static let intensity: Name = "intensity"
  static let bounds = 0.0...1.0
}

extension RuleContext {
  /// Reports a literal value of a ProgressView or Gauge that is outside of its literal bounds.
  fileprivate func reportShare(of use: ViewUse) {
    let checked = model.files[use.file]
    let view = checked.views[use.view]
    let isGauge = view.element == Shares.gauge
    guard let value = checked.attribute(Names.value, of: view),
      let number = checked.number(value.code, value.constant)
    else { return }
    var bounds: (lower: Double, upper: Double)? = (0, 1)
    if isGauge {
      if let given = checked.attribute(LintNames.bounds, of: view) {
        bounds = checked.literalBounds(given.code)
      }
    } else if let total = checked.attribute(Shares.total, of: view) {
      bounds = checked.number(total.code, total.constant).map { (0, $0) }
    }
    guard let bounds, number < bounds.lower || number > bounds.upper else { return }
    report(
      "This \(isGauge ? "Gauge" : "ProgressView") goes from \(text(bounds.lower)) to \(text(bounds.upper)), and its value is \(text(number))\(isGauge ? "." : ": “ProgressView initialized with an out-of-bounds progress value”.")",
      at: SourceLocation(use.file, value.range),
      help: isGauge
        ? "Give the bounds, such as `in=\"{0...100}\"`." : "Give the whole, such as `total=\"100\"`.")
  }

  /// Reports a literal strength of a haptic that no device gives.
  fileprivate func reportTaps(in file: FileID) {
    let checked = model.files[file]
    for node in checked.code.nodes where node.kind == .call && checked.code[node.first].name == Names.haptic {
      for argument in checked.code.items(node.list) where checked.code[argument].name == Haptic.intensity {
        let value = checked.code[argument].first
        guard let number = checked.literalNumber(value), !Haptic.bounds.contains(number) else { continue }
        report(
          "The intensity of a haptic is between 0 and 1, and this is \(text(number)).",
          at: location(file, value),
          help: "Write 1 for the strongest.")
      }
    }
  }
}

/// The numbers that a Stepper or Slider is given as literals.
private struct NumberControl {
  typealias Bounds = (lower: Double, upper: Double)

  /// Where the bounds are given; nil where they are those of every Slider, or none.
  let given: AttributeUse?
  let bounds: Bounds?
  let step: (size: Double, range: SourceRange)?
  /// What the value is bound to.
  let bound: MemberID?

  init(_ view: ViewNode, _ checked: CheckedFile) {
    given = checked.attribute(LintNames.bounds, of: view)
    bounds =
      given.map { checked.literalBounds($0.code) }
      ?? (view.element == LintNames.slider ? (lower: 0, upper: 1) : nil)
    step = checked.attribute(LintNames.step, of: view).flatMap { step in
      checked.number(step.code, step.constant).map { ($0, step.range) }
    }
    bound = checked.attribute(Names.value, of: view).flatMap { checked.boundMember($0.code) }
  }

  var isReversed: Bool { bounds.map { $0.lower > $0.upper } ?? false }

  /// True for bounds without a width.
  var isPoint: Bool { bounds.map { $0.lower == $0.upper } ?? false }

  /// True where a step leads nowhere, or out of the bounds.
  var missteps: Bool {
    guard let step else { return false }
    return step.size <= 0 || (bounds.map { step.size > $0.upper - $0.lower } ?? false)
  }

  /// True for a number outside of the bounds; not where one of them is unknown.
  func excludes(_ number: Double?) -> Bool {
    guard let bounds, let number else { return false }
    return number < bounds.lower || number > bounds.upper
  }
}

/// An end of a range: a number, or the member that tells it.
private enum RangeEnd {
  case number(Double)
  case member(MemberID)

  var member: MemberID? {
    switch self {
    case .number: nil
    case .member(let member): member
    }
  }
}

extension CheckedFile {
  /// The ends of a closed range of which one is a member, and the other a literal or one too; nil for other code.
  fileprivate func ends(of id: CodeID) -> (lower: RangeEnd, upper: RangeEnd)? {
    guard !id.isNone, code[id].kind == .binary, code[id].op == .closedRange, literalBounds(id) == nil,
      let lower = end(code[id].first), let upper = end(code[id].second)
    else { return nil }
    return (lower, upper)
  }

  private func end(_ id: CodeID) -> RangeEnd? {
    if let number = literalNumber(id) { return .number(number) }
    let reference = reference(id)
    return reference.kind == .member ? .member(reference.member) : nil
  }

  /// A number that is written as code, or is a constant; nil for others.
  fileprivate func number(_ code: CodeID, _ constant: ConstantID) -> Double? {
    guard !constant.isNone else { return literalNumber(code) }
    switch constants[constant] {
    case .int(let number): return Double(number)
    case .double(let number): return number
    // Other constants are no numbers.
    default: return nil
    }
  }
}

extension FileContext {
  /// True where a control's own numbers do not fit, or the value may start outside of the bounds.
  fileprivate func mayLeaveBounds(_ use: ViewUse) -> Bool {
    let control = NumberControl(checked.views[use.view], checked)
    if control.isReversed || control.missteps || control.isPoint { return true }
    if control.given.map({ checked.ends(of: $0.code) != nil }) ?? false { return true }
    guard control.bounds != nil, let bound = control.bound else { return false }
    // Where another value is behind it, only the whole package tells how that starts.
    switch program[bound].kind {
    case .state: if program[bound].file != file { return true }
    case .published, .binding: return true
    case .variable: return program[program[bound].owner].kind == .observable
    // Where a value starts that is kept in another way is not known.
    default: return false
    }
    let start = value(of: bound)
    return control.excludes(checked.number(start.code, start.constant))
  }
}

extension RuleContext {
  fileprivate func checkRange(_ use: ViewUse) {
    let checked = model.files[use.file]
    let view = checked.views[use.view]
    let control = NumberControl(view, checked)
    let file = use.file
    let place = control.given.map { SourceLocation(file, $0.range) } ?? elementName(use.file, use.view)
    if let bounds = control.bounds, control.isReversed {
      report(
        "The range ends before it begins: \(text(bounds.lower)) is greater than \(text(bounds.upper)).",
        at: place, help: "Write the lower bound first.")
      return
    }
    if let step = control.step, control.missteps {
      let at = SourceLocation(file, step.range)
      if let bounds = control.bounds, step.size > 0 {
        report(
          "A step of \(text(step.size)) does not fit between \(text(bounds.lower)) and \(text(bounds.upper)).",
          at: at, related: control.given == nil ? [] : [RelatedPlace("the bounds", place)],
          help: "Use a smaller step or wider bounds.")
      } else {
        report("A step of \(text(step.size)) goes nowhere.", at: at, help: "Use a step greater than 0.")
      }
    } else if let bounds = control.bounds, control.isPoint {
      reportPoint(bounds.lower, at: place, use)
    }
    if let given = control.given, let ends = checked.ends(of: given.code) {
      return checkEnds(ends, of: control, at: place, use)
    }
    guard let bounds = control.bounds, let bound = control.bound else { return }
    for flag in sources(behind: bound) {
      guard let start = initial(flag), control.excludes(start) else { continue }
      let at = initialPlace(flag)
      reportOnce(
        "`\(program[flag].name)` starts as \(text(start)), outside \(text(bounds.lower))...\(text(bounds.upper)).",
        at: at,
        related: [RelatedPlace("the bounds of this \(view.element?.text ?? "")", place)],
        help: "Start with a value within the bounds, or widen them.")
    }
  }

  /// Reports a Slider between two equal numbers, unless a condition may keep it from being there.
  private func reportPoint(_ number: Double, at place: SourceLocation, _ use: ViewUse) {
    guard model.files[use.file].views[use.view].element == LintNames.slider,
      !graph.frames(from: use.frame).contains(where: { $0.frame.kind == .conditional })
    else { return }
    report(
      "Both bounds are \(text(number)): a Slider takes no range without a width, and stops the app as it is drawn, also where it is disabled.",
      at: place, help: "Widen the bounds, or show the Slider under an `<If>` only where they differ.")
  }

  /// The number that an end always is: a literal, or that of a Let; nil for others.
  private func constant(_ end: RangeEnd) -> Double? {
    switch end {
    case .number(let number): number
    case .member(let member):
      program[member].kind == .constant && program[member].value != nil ? initial(member) : nil
    }
  }

  /// Reports bounds that are made of members: those that other controls can set so that the range ends before it begins, and those
  /// that a caller gives, which leave out the value it gives with them.
  private func checkEnds(
    _ ends: (lower: RangeEnd, upper: RangeEnd), of control: NumberControl, at place: SourceLocation,
    _ use: ViewUse
  ) {
    if let lower = constant(ends.lower), lower == constant(ends.upper) {
      return reportPoint(lower, at: place, use)
    }
    if let lower = interval(of: ends.lower), let upper = interval(of: ends.upper), lower.most > upper.least,
      lower.place != nil || upper.place != nil
    {
      reportOnce(
        "This range ends before it begins once \(name(of: ends.lower)) is \(text(lower.most)) and \(name(of: ends.upper)) \(text(upper.least)): “Range requires lowerBound <= upperBound”.",
        at: place,
        related: [(ends.lower, lower), (ends.upper, upper)].compactMap { end, interval in
          interval.place.map { RelatedPlace("this sets \(name(of: end))", $0) }
        },
        help: "Bound the one control by the value of the other, or write `min` and `max` around the ends.")
      return
    }
    guard let bound = control.bound else { return }
    for parameter in [ends.lower, ends.upper].compactMap(\.member) {
      for argument in graph.arguments(for: parameter)
      where program[owner(ofUnit: argument.unit)].kind != .preview {
        guard let caller = call(of: argument), let lower = number(ends.lower, in: caller, argument.file),
          let upper = number(ends.upper, in: caller, argument.file)
        else { continue }
        let given =
          program[bound].kind == .binding
          ? graph.arguments(for: bound).first {
            call(of: $0)?.range == caller.range && $0.file == argument.file
          }?.bound
          : bound
        for flag in given.map({ sources(behind: $0) }) ?? [] {
          guard let start = initial(flag), start < lower || start > upper else { continue }
          reportOnce(
            "`\(program[flag].name)` starts as \(text(start)), outside \(text(lower))...\(text(upper)).",
            at: initialPlace(flag),
            related: [
              RelatedPlace("the bounds of this \(elementText(use))", place),
              RelatedPlace(
                "`\(program[argument.parameter].name)` is given here", elementName(argument.file, caller.id)),
            ],
            help: "Start with a value within the bounds, or widen them.")
        }
      }
    }
  }

  private func elementText(_ use: ViewUse) -> String {
    model.files[use.file].views[use.view].element?.text ?? "control"
  }

  private func name(of end: RangeEnd) -> String {
    switch end {
    case .number: "it"
    case .member(let member): "`\(program[member].name)`"
    }
  }

  /// The view of a caller that an attribute belongs to.
  private func call(of argument: Argument) -> (id: ViewID, range: SourceRange)? {
    guard !argument.attribute.isNone else { return nil }
    let checked = model.files[argument.file]
    return checked.views.indices.first { checked.views[$0].attributes.contains(argument.attribute) }.map {
      ($0, checked.views[$0].range)
    }
  }

  /// An end of a range where a caller gives what it is made of; nil where that is no literal.
  private func number(_ end: RangeEnd, in caller: (id: ViewID, range: SourceRange), _ file: FileID) -> Double?
  {
    switch end {
    case .number(let number): return number
    case .member(let member):
      guard program[member].kind == .constant || program[member].kind == .variable else { return nil }
      let checked = model.files[file]
      let given = graph.arguments(for: member).first {
        $0.file == file && call(of: $0)?.range == caller.range
      }
      guard let attribute = given?.attribute, !attribute.isNone else { return nil }
      return checked.number(checked.attributes[attribute].code, checked.attributes[attribute].constant)
    }
  }

  /// Between which numbers other controls may set an end, and the one that does; nil where nobody knows, or a handler watches it.
  private func interval(of end: RangeEnd) -> (least: Double, most: Double, place: SourceLocation?)? {
    switch end {
    case .number(let number): return (number, number, nil)
    case .member(let member):
      let sources = sources(behind: member)
      guard program.isSource(member) || program[member].kind == .binding,
        !graph.handlers.contains(where: { handler in
          graph.accesses(in: handler.unit).contains {
            !$0.isImmediate && $0.kind == .write && sources.contains($0.member)
          }
        })
      else { return nil }
      var found: (least: Double, most: Double, place: SourceLocation?)?
      for element in [LintNames.stepper, LintNames.slider] {
        for use in facts.uses(of: element, graph) {
          let checked = model.files[use.file]
          let control = NumberControl(checked.views[use.view], checked)
          guard let bounds = control.bounds, let bound = control.bound,
            !Set(self.sources(behind: bound)).isDisjoint(with: sources)
          else { continue }
          found = (
            min(bounds.lower, found?.least ?? bounds.lower), max(bounds.upper, found?.most ?? bounds.upper),
            found?.place ?? elementName(use.file, use.view)
          )
        }
      }
      return found
    }
  }

  private func initialPlace(_ member: MemberID) -> SourceLocation {
    let declared = program[member]
    return declared.value.map { SourceLocation(declared.file, $0.range) } ?? program.location(of: member)
  }

  private func initial(_ state: MemberID) -> Double? {
    let value = model.values[state]
    return model.files[program[state].file].number(value.code, value.constant)
  }

  fileprivate func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? number.description
  }
}
