import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// Checks what a scenario passes to its screen, and its steps. Values stand in the scope of the App's objects.
  mutating func checkScenario(_ declaration: DeclarationID) {
    let (node, subject) = (program[declaration].node, program[declaration].subject)
    checkLocale(node)
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
    let firstUse = stacks.uses.count
    if !subject.isNone { checkScenarioArguments(node, of: subject) }
    checked.steps.append(
      CheckedStep(scenario: declaration, kind: nil, node: node, attributes: addUses(from: firstUse)))
    for child in xml.children(of: node) {
      if xml[child].kind == .element {
        checkStep(child, of: subject, in: declaration)
      } else if !xml[child].isBlank {
        report(
          .syntaxMisplacedElement, source.trimmed(xml[child].range), "Text cannot stand between steps.",
          help: "Remove it, or make it a comment.")
      }
    }
  }

  /// Checks the locale in which a Scenario or Preview is shown, which no code computes.
  private mutating func checkLocale(_ node: XMLNodeID) {
    guard let attribute = xml.attribute(Names.locale, of: node) else { return }
    let text = source.text(attribute.value)
    if LocaleTag.isTag(text) { return }
    report(
      .syntaxInvalidLiteral, attribute.value, "`\(text)` is no locale.",
      help: "Write a language and, where it matters, a region, such as `ko` or `pt_BR`.")
  }

  /// Checks the steps after which a Preview shows its page, and, where it holds no view, what it passes to its screen.
  mutating func checkPreviewSteps(_ declaration: DeclarationID, isBare: Bool) {
    let (node, subject) = (program[declaration].node, program[declaration].subject)
    checkLocale(node)
    let steps = xml.children(of: node).filter { xml[$0].kind == .element && isStep(xml[$0].name) }
    if steps.isEmpty { return }
    let firstUse = stacks.uses.count
    if isBare, !subject.isNone, program[subject].kind.isView { checkScenarioArguments(node, of: subject) }
    checked.steps.append(
      CheckedStep(scenario: declaration, kind: nil, node: node, attributes: addUses(from: firstUse)))
    for step in steps {
      if let kind = StepKind(element: xml[step].name.text), kind == .expect || kind == .snapshot {
        report(
          .syntaxMisplacedElement, xml[step].nameRange,
          "`<\(xml[step].name)>` cannot stand in a Preview, which shows a page and judges none.",
          help: "Put it into a `<Scenario>`.")
      } else {
        checkStep(step, of: subject, in: declaration)
      }
    }
  }

  private mutating func enterApp() {
    if !program.app.isNone { enter(program.app) }
  }

  /// The attributes of a Scenario or Preview that pass nothing.
  private static let headerNames: Set<String> = ["name", "of", "layout", "device", "colorScheme", "locale"]

  private mutating func checkScenarioArguments(_ node: XMLNodeID, of subject: DeclarationID) {
    enterApp()
    for attribute in xml.attributes(of: node)
    where !Self.headerNames.contains(attribute.name.text) {
      let text = AttributeText(attribute)
      guard let member = program.passed(attribute.name, to: subject) else {
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
      var use = isFunction(wanted.type) ? checkFunction(text, wanted) : checkValue(text, wanted)
      use.member = member
      stacks.uses.append(use)
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
        attempt { $0.infer(id, expecting: wanted) }.sound.map { fits($0, wanted) } ?? false
      }
      if isTaken(as: type) { return type }
      // What is meant as a binding is judged as one.
      let callee = code[id].kind == .call ? code[code[id].first] : code[id]
      let isMeant = callee.kind == .implicitMember && callee.name == Names.constant
      return isMeant || isTaken(as: type.binding) ? type.binding : type
    case .text, .interpolation, .empty: return type
    }
  }

  private mutating func checkStep(
    _ node: XMLNodeID, of subject: DeclarationID, in scenario: DeclarationID
  ) {
    let element = xml[node]
    guard let kind = StepKind(element: element.name.text) else {
      let known = StepKind.allCases.map(\.form.element)
      report(
        .syntaxUnknownElement, element.nameRange, "`\(element.name)` is not a step of a scenario.",
        help: Suggestion.text(
          for: element.name.text, among: known, otherwise: "Steps are \(known.joined(separator: ", "))."),
        fixes: change(element.nameRange, to: Suggestion.nearest(to: element.name.text, among: known)))
      return
    }
    for child in xml.children(of: node) where xml[child].kind == .element || !xml[child].isBlank {
      report(
        .syntaxMisplacedElement,
        xml[child].kind == .element ? xml[child].nameRange : source.trimmed(xml[child].range),
        "A step holds nothing.", help: "What it needs stands in its attributes.")
    }
    let form = kind.form
    let given = xml.attributes(of: node).compactMap { StepArgument(attribute: $0.name.text) }
    for argument in form.required where !given.contains(argument) {
      report(
        .syntaxMissingAttribute, element.nameRange, "`<\(form.element)>` needs `\(argument.attribute)`.",
        help: "Add `\(argument.attribute)=\"…\"`.")
    }
    if kind == .expect && xml.attributes(of: node).isEmpty {
      report(
        .syntaxMissingAttribute, element.nameRange, "This `<Expect>` does not say what is expected.",
        help: "Give it one of \(form.others.map { "`\($0.attribute)`" }.joined(separator: ", ")).")
    }
    let firstUse = stacks.uses.count
    for attribute in xml.attributes(of: node) { check(attribute, of: kind, node, subject) }
    checked.steps.append(
      CheckedStep(scenario: scenario, kind: kind, node: node, attributes: addUses(from: firstUse)))
  }

  private mutating func check(
    _ attribute: XMLAttribute, of kind: StepKind, _ node: XMLNodeID, _ subject: DeclarationID
  ) {
    let form = kind.form
    guard let argument = StepArgument(attribute: attribute.name.text), form.arguments.contains(argument)
    else {
      let known = form.arguments.map(\.attribute)
      report(
        .syntaxUnknownAttribute, attribute.nameRange,
        "`\(attribute.name)` is not an attribute of `<\(form.element)>`.",
        help: Suggestion.text(
          for: attribute.name.text, among: known,
          otherwise: known.isEmpty
            ? "It takes none."
            : "It takes \(known.map { "`\($0)`" }.joined(separator: ", "))."))
      return
    }
    let text = AttributeText(attribute)
    switch argument {
    case .name where kind == .set: checkState(attribute, of: subject)
    case .value where kind == .set: checkStateValue(text, node, of: subject)
    case .value where kind == .expect:
      if !subject.isNone { enter(subject) } else { enterApp() }
      let code = parser.expression(in: text.value, decoding: text.needsDecoding)
      check(code, Expectation(type: .bool, what: .part(Names.value, of: "Expect")))
      var use = AttributeUse(
        position: -1, form: .expression, type: .bool, range: text.value, nameRange: text.name)
      use.code = code
      keep(use, as: argument)
    case .seconds:
      enterApp()
      let wanted = Expectation(type: .double, what: .part(attribute.name, of: Name(form.element)))
      keep(checkValue(text, wanted), as: argument)
    case .on, .text, .noText, .screen, .value, .effect, .name, .action, .to:
      if argument == .screen { checkPageName(attribute) }
      enterApp()
      let wanted = Expectation(type: .string, what: .part(attribute.name, of: Name(form.element)))
      keep(checkValue(text, wanted), as: argument)
    }
  }

  /// Keeps the checked value of an argument of the step under way.
  private mutating func keep(_ use: AttributeUse, as argument: StepArgument) {
    var use = use
    use.position = Int32(argument.rawValue)
    stacks.uses.append(use)
  }

  /// What the first names of a path in a `Set` mean, and the names of the parts that follow: a state of the subject, or a
  /// source of truth by its owner, as in `Store.orders`.
  private mutating func settable(_ parts: [String], of subject: DeclarationID) -> (
    MemberID, rest: ArraySlice<String>
  )? {
    guard let first = parts.first else { return nil }
    if !subject.isNone,
      let own = program.members(of: subject, named: Name(first)).first(where: { isState($0) })
    {
      return (own, parts.dropFirst())
    }
    guard parts.count > 1, let owner = program.lookup(Name(first), in: file) else { return nil }
    let isObject = program[owner].kind == .observableObject || program[owner].kind == .observable
    let found = program.members(of: owner, named: Name(parts[1])).first {
      isState($0) || isObject && (program[$0].kind == .published || program[$0].kind == .variable)
    }
    return found.map { ($0, parts.dropFirst(2)) }
  }

  /// Checks what a `Set` names: a source, or a property of what it holds, as in `config.isPresented`.
  private mutating func checkState(_ attribute: XMLAttribute, of subject: DeclarationID) {
    let parts = stateParts(at: attribute)
    guard let first = parts.first else { return }
    guard let (state, rest) = settable(parts, of: subject) else {
      return subject.isNone ? () : reportUnknownState(Name(first), attribute, subject)
    }
    var type = program[state].type
    for name in rest {
      let known = program.declaration(of: type.wrapped ?? type).map { Array(program.members(of: $0)) } ?? []
      guard let next = known.first(where: { program[$0].name.text == name }) else {
        if type.isError { return }
        let names = known.map { program[$0].name.text }
        report(
          .nameUndefined, attribute.value, "`\(type)` has no property `\(name)`.",
          help: Suggestion.text(
            for: name, among: names,
            otherwise: names.isEmpty
              ? "It has none that a step could set." : "Its properties are \(names.joined(separator: ", ")).")
        )
        return
      }
      type = program[next].type
    }
  }

  /// The names of a path, without the ` #2` that tells apart several.
  private mutating func stateParts(at attribute: XMLAttribute) -> [String] {
    let path = source.text(attribute.value).prefix { $0 != "#" && $0 != " " }
    return path.split(separator: ".").map(String.init)
  }

  private mutating func reportUnknownState(
    _ name: Name, _ attribute: XMLAttribute, _ subject: DeclarationID
  ) {
    let states = program.members(of: subject).filter { isState($0) }.map { program[$0].name.text }
    let found = program.members(of: subject, named: name).first
    report(
      .nameUndefined, attribute.value, "`\(program[subject].name)` has no state `\(name)`.",
      related: found.map { [RelatedPlace("this is no state", program.location(of: $0))] } ?? [],
      help: Suggestion.text(
        for: name.text, among: states,
        otherwise: states.isEmpty
          ? "It has no state at all." : "Its states are \(states.joined(separator: ", "))."),
      fixes: change(attribute.value, to: Suggestion.nearest(to: name.text, among: states)))
  }

  private mutating func isState(_ member: MemberID) -> Bool { program[member].kind.isOwnedState }

  private mutating func checkStateValue(
    _ text: AttributeText, _ node: XMLNodeID, of subject: DeclarationID
  ) {
    guard let attribute = xml.attribute(Names.name, of: node),
      case (var member, let rest)? = settable(stateParts(at: attribute), of: subject)
    else { return }
    for name in rest {
      let type = program[member].type
      guard let owner = program.declaration(of: type.wrapped ?? type),
        let next = program.members(of: owner, named: Name(name)).first
      else { return }
      member = next
    }
    enterApp()
    let wanted = Expectation(
      type: program[member].type, what: .quoted(program[member].name),
      declared: program.location(of: member))
    keep(checkValue(text, wanted), as: .value)
  }

  /// Reports the misspelt name of a view. Any other words may be a title, also one of data.
  private mutating func checkPageName(_ attribute: XMLAttribute) {
    let word = source.text(attribute.value)
    guard DeclarationCollector.isIdentifier(word), word.first?.isUppercase == true,
      program.lookup(Name(word), in: file).map({ program[$0].kind.isView }) != true
    else { return }
    let known = program.declarations.filter { $0.kind.isView }.map(\.name.text).sorted()
    guard let nearest = Suggestion.nearest(to: word, among: known),
      !isWritten(word, besidesIn: attribute.name)
    else { return }
    report(
      .nameUndefined, attribute.value, "There is no Screen or View `\(word)` in this package.",
      help: Suggestion.text(for: word, among: known, otherwise: nil),
      fixes: change(attribute.value, to: nearest))
  }

  /// True for a word that some file of the package has, but as the value of an attribute. Linear in all files.
  private mutating func isWritten(_ word: String, besidesIn attribute: Name) -> Bool {
    let (word, before) = (Array(word.utf8), Array("\(attribute)=".utf8))
    return program.files.contains { file in
      let bytes = file.source.bytes
      return bytes.ranges(of: word).contains {
        // A quote stands between both.
        !bytes[..<$0.lowerBound].dropLast().suffix(before.count).elementsEqual(before)
      }
    }
  }
}
