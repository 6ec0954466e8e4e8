import ScreenSyntax
import ScreenTypes
import SourceModel

/// One step of a scenario and the attributes that it takes.
private struct StepForm {
  let name: Name
  let required: [Name]
  let others: [Name]

  init(_ name: Name, required: [Name] = [], others: [Name] = []) {
    self.name = name
    self.required = required
    self.others = others
  }

  var attributes: [Name] { required + others }

  static let all: [StepForm] = [
    StepForm("Tap", required: [Names.on]),
    StepForm("LongPress", required: [Names.on]),
    StepForm("Type", required: ["text"], others: [Names.on]),
    StepForm("Increment", required: [Names.on]),
    StepForm("Decrement", required: [Names.on]),
    StepForm("Select", required: [Names.on], others: [Names.value]),
    StepForm("Set", required: [Names.name, Names.value]),
    StepForm("Dismiss"),
    StepForm("Back"),
    StepForm("Expect", others: ["text", "no-text", "screen", Names.value, "effect"]),
    StepForm("Snapshot", required: [Names.name]),
  ]
}

extension FileChecker {
  /// Checks what a scenario passes to its screen, and its steps. Values stand in the scope of the App's objects.
  mutating func checkScenario(_ declaration: DeclarationID) {
    let (node, subject) = (program[declaration].node, program[declaration].subject)
    if !subject.isNone, !program[subject].kind.isView {
      if let attribute = xml.attribute(Names.of, of: node) {
        report(
          .typeMismatch, attribute.value,
          "A Scenario is of a Screen or View, and `\(program[subject].name)` is \(program[subject].kind.element.withArticle).",
          related: [RelatedPlace("declared here", program.location(of: subject))],
          help: "Name the page on which the steps begin.")
      }
      return
    }
    if !subject.isNone { checkScenarioArguments(node, of: subject) }
    for child in xml.children(of: node) {
      if xml[child].kind == .element {
        checkStep(child, of: subject)
      } else if !xml[child].isBlank {
        report(
          .syntaxMisplacedElement, trimmed(xml[child].range), "Text cannot stand between steps.",
          help: "Remove it, or make it a comment.")
      }
    }
  }

  private mutating func enterApp() {
    if !program.app.isNone { enter(program.app) }
  }

  private mutating func checkScenarioArguments(_ node: XMLNodeID, of subject: DeclarationID) {
    enterApp()
    for attribute in xml.attributes(of: node)
    where attribute.name != Names.name && attribute.name != Names.of {
      let text = AttributeText(attribute)
      guard let member = program.members(of: subject, named: attribute.name).first else {
        reportUnknownArgument(attribute.name, text, subject, at: node)
        continue
      }
      guard program[member].isParameter else {
        reportNoParameter(text, member, subject)
        continue
      }
      let wanted = Expectation(
        type: scenarioType(of: member, given: text),
        what: .part(program[member].name, of: program[subject].name),
        declared: program.location(of: member))
      _ = isFunction(wanted.type) ? checkFunction(text, wanted, calls: false) : checkValue(text, wanted)
    }
  }

  /// What a scenario gives a parameter: a value, or, where it is a binding, an expression that is one itself.
  private mutating func scenarioType(of member: MemberID, given text: AttributeText) -> TypeID {
    let type = program[member].type
    guard program[member].kind == .binding else { return type }
    let faults = parser.diagnostics.count
    // What cannot be read is reported when it is checked.
    defer { parser.diagnostics.removeLast(parser.diagnostics.count - faults) }
    switch value(at: text) {
    case .binding: return type.binding
    case .code(let id):
      func isTaken(as wanted: TypeID) -> Bool {
        attempt { $0.infer(id, expecting: wanted) }.map { fits($0, wanted) } ?? false
      }
      if isTaken(as: type) { return type }
      // What is meant as a binding is judged as one.
      let callee = code[id].kind == .call ? code[code[id].first] : code[id]
      let isMeant = callee.kind == .implicitMember && callee.name == Names.constant
      return isMeant || isTaken(as: type.binding) ? type.binding : type
    case .text, .interpolation, .empty: return type
    }
  }

  private mutating func checkStep(_ node: XMLNodeID, of subject: DeclarationID) {
    let element = xml[node]
    guard let form = StepForm.all.first(where: { $0.name == element.name }) else {
      let known = StepForm.all.map(\.name.text)
      report(
        .syntaxUnknownElement, element.nameRange, "`\(element.name)` is not a step of a scenario.",
        help: Suggestion.text(
          for: element.name.text, among: known, otherwise: "Steps are \(known.joined(separator: ", "))."),
        fixes: Suggestion.nearest(to: element.name.text, among: known).map {
          [fix("Change it to `\($0)`", .suggested, element.nameRange, $0)]
        } ?? [])
      return
    }
    for child in xml.children(of: node) where xml[child].kind == .element || !xml[child].isBlank {
      report(
        .syntaxMisplacedElement,
        xml[child].kind == .element ? xml[child].nameRange : trimmed(xml[child].range),
        "A step holds nothing.", help: "What it needs stands in its attributes.")
    }
    let given = xml.attributes(of: node).map(\.name)
    for name in form.required where !given.contains(name) {
      report(
        .syntaxMissingAttribute, element.nameRange, "`<\(form.name)>` needs `\(name)`.",
        help: "Add `\(name)=\"…\"`.")
    }
    if form.name == "Expect" && given.isEmpty {
      report(
        .syntaxMissingAttribute, element.nameRange, "This `<Expect>` does not say what is expected.",
        help: "Give it one of \(form.others.map { "`\($0)`" }.joined(separator: ", ")).")
    }
    for attribute in xml.attributes(of: node) { check(attribute, of: form, node, subject) }
  }

  private mutating func check(
    _ attribute: XMLAttribute, of form: StepForm, _ node: XMLNodeID, _ subject: DeclarationID
  ) {
    guard form.attributes.contains(attribute.name) else {
      report(
        .syntaxUnknownAttribute, attribute.nameRange,
        "`\(attribute.name)` is not an attribute of `<\(form.name)>`.",
        help: Suggestion.text(
          for: attribute.name.text, among: form.attributes.map(\.text),
          otherwise: form.attributes.isEmpty
            ? "It takes none."
            : "It takes \(form.attributes.map { "`\($0)`" }.joined(separator: ", "))."))
      return
    }
    let text = AttributeText(attribute)
    switch (form.name, attribute.name) {
    case ("Set", Names.name): checkState(attribute, of: subject)
    case ("Set", Names.value): checkStateValue(text, node, of: subject)
    case ("Expect", Names.value):
      if !subject.isNone { enter(subject) }
      let code = parser.expression(in: text.value, decoding: text.needsDecoding)
      check(code, Expectation(type: .bool, what: .part(Names.value, of: "Expect")))
    case ("Expect", "screen"): checkPageName(attribute)
    default:
      enterApp()
      _ = checkValue(text, Expectation(type: .string, what: .part(attribute.name, of: form.name)))
    }
  }

  private mutating func checkState(_ attribute: XMLAttribute, of subject: DeclarationID) {
    let name = name(at: attribute.value)
    if subject.isNone || program.members(of: subject, named: name).contains(where: { isState($0) }) { return }
    let states = program.members(of: subject).filter { isState($0) }.map { program[$0].name.text }
    let found = program.members(of: subject, named: name).first
    report(
      .nameUndefined, attribute.value, "`\(program[subject].name)` has no state `\(name)`.",
      related: found.map { [RelatedPlace("this is no state", program.location(of: $0))] } ?? [],
      help: Suggestion.text(
        for: name.text, among: states,
        otherwise: states.isEmpty
          ? "It has no state at all." : "Its states are \(states.joined(separator: ", "))."),
      fixes: Suggestion.nearest(to: name.text, among: states).map {
        [fix("Change it to `\($0)`", .suggested, attribute.value, $0)]
      } ?? [])
  }

  private mutating func isState(_ member: MemberID) -> Bool { program[member].kind.isOwnedState }

  private mutating func checkStateValue(
    _ text: AttributeText, _ node: XMLNodeID, of subject: DeclarationID
  ) {
    guard !subject.isNone, let attribute = xml.attribute(Names.name, of: node),
      let member = program.members(of: subject, named: name(at: attribute.value)).first, isState(member)
    else { return }
    enterApp()
    _ = checkValue(
      text,
      Expectation(
        type: program[member].type, what: .quoted(program[member].name),
        declared: program.location(of: member)))
  }

  private mutating func checkPageName(_ attribute: XMLAttribute) {
    let name = name(at: attribute.value)
    if let found = program.lookup(name, in: file), program[found].kind.isView { return }
    if reportAmbiguity(name, attribute.value) { return }
    let known = program.declarations.filter { $0.kind.isView }.map(\.name.text).sorted()
    report(
      .nameUndefined, attribute.value, "There is no Screen or View `\(name)` in this package.",
      help: Suggestion.text(for: name.text, among: known, otherwise: nil),
      fixes: Suggestion.nearest(to: name.text, among: known).map {
        [fix("Change it to `\($0)`", .suggested, attribute.value, $0)]
      } ?? [])
  }
}
