import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// Checks all bodies of the file, which is what it is until `giveBack`.
  mutating func checkFile(_ declarations: Range<DeclarationID>) -> (CheckedFile, FileBodies) {
    var bodies = FileBodies()
    let members = declarations.reduce(0) { $0 + program[$1].members.count }
    bodies.views.reserveCapacity(declarations.count)
    bodies.members.reserveCapacity(members)
    prepareNames(declarations)
    parseAhead()
    for index in declarations { checkDeclaration(index, &bodies) }
    return (checkedFile(), bodies)
  }

  /// The names that a file declares are those that its code uses. They were interned when it was read; all at once they
  /// are fetched from memory side by side.
  private mutating func prepareNames(_ declarations: Range<DeclarationID>) {
    let (names, declared, members) = (memory.names, program.declarations, program.members)
    source.bytes.withUnsafeBufferPointer { bytes in
      for declaration in declarations {
        for member in declared[declaration].members {
          let range = members[member].nameRange
          guard range.start < range.end, Int(range.end) <= bytes.count else { continue }
          names.prepare(
            members[member].name,
            as: UnsafeBufferPointer(rebasing: bytes[Int(range.start)..<Int(range.end)]))
        }
      }
    }
  }

  private mutating func checkDeclaration(_ declaration: DeclarationID, _ bodies: inout FileBodies) {
    if program[declaration].kind == .enumeration { checkRawValues(declaration) }
    if program[declaration].namesOtherProtocols { checkRequirements(of: declaration) }
    if program[declaration].kind == .extended {
      if program[declaration].conformances.contains(.identifiable) { checkAddedIdentity(declaration) }
    } else if !program[declaration].kind.isOpen,
      !program[declaration].conformances.isDisjoint(
        with: [.comparable, .identifiable, .caseIterable, .shape, .layout, .optionSet])
    {
      checkConformances(declaration)
    }
    for index in program[declaration].members {
      enterMember(index)
      checkMember(index, &bodies)
    }
    if program[declaration].kind == .app || program[declaration].kind == .preview {
      checkCaller(of: declaration)
    }
    enter(declaration)
    if program[declaration].kind == .scenario { return checkScenario(declaration) }
    let body = program[declaration].body
    guard !body.isNone else { return }
    let isModified = program[declaration].kind == .app && attributeText(Names.modifiers, of: body) != nil
    let isOfScenes = program[declaration].showsFirstScene
    let contents =
      isOfScenes
      ? Contents(firstView: stacks.views.count, firstPart: stacks.parts.count)
      : isModified ? checkModifiedWindow(body) : checkContents(of: body, parent: nil)
    if program[declaration].kind == .app { checkScenes(of: program[declaration].node) }
    if program[declaration].kind == .preview {
      checkPreviewSteps(declaration, isBare: contents.firstView == stacks.views.count)
    } else if !isModified, !isOfScenes {
      reportBodyAttributes(body)
    }
    reportLooseParts(contents)
    bodies.views.append(
      FileBodies.Views(declaration: declaration, views: addViews(contents), frameSize: scope.nextSlot))
    leave(contents)
  }

  /// Checks a `<WindowGroup>` with modifiers, which its views have together.
  private mutating func checkModifiedWindow(_ body: XMLNodeID) -> Contents {
    let contents = Contents(firstView: stacks.views.count, firstPart: stacks.parts.count)
    guard let group = signatures.element(named: Self.group) else { return contents }
    stacks.views.append(checkElement(body, group))
    return contents
  }

  /// Checks what an App holds beside its windows, as further views of it, which draw nothing on its page.
  private mutating func checkScenes(of app: XMLNodeID) {
    for child in xml.children(of: app) where HeaderVocabulary.scenes.contains(xml[child].name) {
      guard let place = signatures.element(named: xml[child].name) else { continue }
      stacks.views.append(checkElement(child, place))
    }
  }

  /// The raw values of an enum are of one type, that of the first, and each belongs to one case.
  private mutating func checkRawValues(_ declaration: DeclarationID) {
    var first: [String: SourceRange] = [:]
    let isWhole = program.rawType(of: declaration) == .int
    for id in program.cases(of: declaration) {
      guard let value = program[id].value else { continue }
      var text = source.text(value.range)
      if text.hasPrefix("{"), text.hasSuffix("}") { text = String(text.dropFirst().dropLast()) }
      if isWhole && Int(text) == nil {
        report(
          .syntaxInvalidLiteral, value.range,
          "The values of this Enum are Int, as the first is, and `\(text)` is none.",
          help: "Give all cases numbers, or all of them words.")
      } else if let other = first[text] {
        report(
          .syntaxDuplicateDeclaration, value.range, "Two cases of this Enum have the value `\(text)`.",
          related: [RelatedPlace("the first", location(other))], help: "Each case has a value of its own.")
      } else {
        first[text] = value.range
      }
    }
  }

  private mutating func reportBodyAttributes(_ body: XMLNodeID) {
    for (name, text) in attributeTexts(of: body) {
      if let view = program.lookup(name, in: file), program[view].isShown { continue }
      report(
        .syntaxUnknownAttribute, text.name, "`\(name)` is not an attribute of `<\(xml[body].name)>`.",
        help: name == Names.modifiers || !catalog.modifiers(named: name).isEmpty
          ? "Modifiers stand at the views inside it." : "It takes none.")
    }
  }

  /// Reports what hangs on no view; `place` is what holds it.
  mutating func reportLooseParts(_ contents: Contents, of place: String = "the body") {
    for part in parts(contents) {
      let node = checked.views[part].xml
      report(
        .syntaxMisplacedElement, xml[node].nameRange,
        "`<\(xml[node].name)>` stands beside the views of \(place).",
        help: "Put it inside the view that it belongs to.")
    }
  }

  /// Reports the key of a storage whose parts are not read.
  private mutating func checkKey(of id: MemberID, _ storage: Member) {
    guard let key = xml.attribute(Names.key, of: storage.node), case let text = source.text(key.value),
      case let isInSwift = text.utf8.contains(UInt8(ascii: "\\")) && text.contains("\\("),
      isInSwift || text.utf8.contains(UInt8(ascii: "{"))
    else { return }
    if isInSwift {
      report(
        .syntaxInvalidLiteral, key.value, "The parts of a key stand in braces.",
        help: "Write `{…}` in place of `\\(…)`.")
    } else if !program[storage.owner].kind.hasBody || storage.isStatic, program.keyMember(of: id) == nil {
      report(
        .syntaxInvalidLiteral, key.value,
        "What is stored here has one key for all, and this one is made of parts.",
        help:
          "Write the key out, or name a static Let that holds it, as `key=\"{Keys.count}\"`, or the raw value of a case; keys of views may have parts."
      )
    }
  }

  private mutating func checkMember(_ id: MemberID, _ bodies: inout FileBodies) {
    let declared = program[id]
    if declared.kind.holdsObject || declared.kind == .environment { checkObject(declared) }
    if declared.kind == .state, declared.isParameter { checkStart(declared) }
    if declared.kind == .appStorage || declared.kind == .sceneStorage { checkKey(of: id, declared) }
    if declared.typeRange != declared.nameRange { requireHashes(declared.type, declared.typeRange) }
    if declared.kind == .constant, xml[declared.node].name == Names.scaledMetric {
      checkScaledMetric(declared)
    }
    // How it comes about is each type's own; what that does is told of a place that stands for it.
    if declared.traits.contains(.isRequirement) {
      let place = addNode(CodeNode(.error, declared.nameRange))
      bodies.add(CheckedBody(code: place, frameSize: 0), .getter, of: id)
      return
    }
    if let value = declared.value {
      bodies.add(checkInitialValue(value, declared, id), .value, of: id)
    }
    if declared.traits.contains(.isObserved) { checkObservers(of: id, declared, &bodies) }
    switch declared.kind {
    case .function:
      // What the `Init` of a view says is checked with the members that it gives values.
      if declared.name == Names.initializer, program[declared.owner].kind.hasBody, declared.getter == nil {
        break
      }
      reportInitializerOfView(declared)
      let reports = checked.diagnostics.count
      checkFunctionBody(id, declared, &bodies)
      if let setter = declared.setter { checkSetter(setter, ofSubscript: id, declared, &bodies) }
      joinChanges(ofSelfSince: reports)
    case .computed, .binding:
      if let getter = declared.getter {
        enterMember(id)
        enterInitializer(at: getter, of: declared)
        bodies.add(checkGetter(getter, declared, id), .getter, of: id)
      }
      if let setter = declared.setter {
        enterMember(id)
        inSetter {
          _ = $0.declare(.parameter, Names.newValue, declared.type, at: setter.range)
          bodies.add($0.checkCode(setter, expecting: .void), .setter, of: id)
        }
      }
    case .fragment:
      reportFragmentOfNoView(declared)
      enterMember(id)
      for parameter in program.parameters[declared.parameters] {
        _ = declare(.parameter, parameter.name, parameter.type, at: parameter.range)
      }
      let contents = checkContents(of: declared.node, parent: nil)
      reportLooseParts(contents, of: "the Fragment")
      var body = CheckedBody()
      body.views = addList(dropParameters(views(contents)))
      bodies.add(body, .getter, of: id)
      leave(contents)
    // Other members have no code besides their value, which is checked above.
    default: break
    }
  }

  /// Reports an `Init` in an Extension of a view: the view reads its own alone.
  private mutating func reportInitializerOfView(_ declared: Member) {
    guard declared.name == Names.initializer, program[declared.owner].kind == .extended,
      let subject = program.declaration(of: program[declared.owner].type), program[subject].kind.hasBody
    else { return }
    let name = program[subject].name
    report(
      .syntaxMisplacedElement, xml[declared.node].nameRange,
      "An `<Init>` of \(name) stands in its \(program[subject].kind.element).",
      related: [RelatedPlace("declared here", program.location(of: subject))],
      help: program[subject].hasInitializer
        ? "Move it there, beside the others."
        : "Move it there, beside one that takes what \(name) is passed now, which the Extension of Swift leaves as it is."
    )
  }

  /// Reports a Fragment in an Extension of what has no body: nothing places it.
  private mutating func reportFragmentOfNoView(_ fragment: Member) {
    guard program[fragment.owner].kind == .extended, !program[fragment.owner].type.isError else { return }
    let subject = program.declaration(of: program[fragment.owner].type).map { program[$0].kind }
    if let subject, subject.isView || subject == .modifier { return }
    report(
      .syntaxMisplacedElement, xml[fragment.node].nameRange,
      "A `<Fragment>` cannot stand in an Extension of \(program[fragment.owner].type).",
      help: DeclarationCollector.placeHelp(.fragment))
  }

  /// Checks what runs before and after a property changes.
  private mutating func checkObservers(of id: MemberID, _ declared: Member, _ bodies: inout FileBodies) {
    let observers = [
      (Names.willSet, Names.newValue, MemberBody.Role.willSet), (Names.didSet, Names.oldValue, .didSet),
    ]
    for (name, given, role) in observers {
      guard let text = attributeText(name, of: declared.node) else { continue }
      enterMember(id)
      inSetter {
        _ = $0.declare(.parameter, given, declared.type, at: text.value)
        let source = CodeSource(range: text.value, needsDecoding: text.needsDecoding, isValue: true)
        bodies.add($0.checkCode(source, expecting: .void), role, of: id)
      }
    }
  }

  /// A `ScaledMetric` is a number with a fraction, and grows with a text style.
  private mutating func checkScaledMetric(_ declared: Member) {
    if declared.type != .double, !declared.type.isError {
      report(
        .typeMismatch, declared.typeRange,
        "A ScaledMetric is a Double, which grows in parts of a point, and this is \(declared.type).",
        help: "Declare it as Double.")
    }
    guard let attribute = xml.attribute("relativeTo", of: declared.node),
      let style = library.type(named: "Font.TextStyle")
    else { return }
    _ = checkValue(
      AttributeText(attribute), Expectation(type: style, what: .part("relativeTo", of: Names.scaledMetric)))
  }

  /// A fragment's parameters are `Let`s without a value; they are no views.
  private mutating func dropParameters(_ views: UnsafeBufferPointer<ViewID>) -> [ViewID] {
    views.filter {
      let view = checked.views[$0]
      return view.kind != .letBinding || !view.attributes.isEmpty
    }
  }

  private mutating func checkInitialValue(_ value: CodeSource, _ declared: Member, _ id: MemberID)
    -> CheckedBody
  {
    enterInitializer(at: value, of: declared)
    if !declared.choice.isNone { return checkChoice(declared, id) }
    if declared.traits.contains(.isGivenInBranches) { return checkBranches(value, declared, id) }
    let text = AttributeText(value, of: declared)
    var wanted = Expectation(
      type: wantedType(id), what: .quoted(declared.name),
      declared: declared.typeRange == declared.nameRange ? nil : location(declared.typeRange))
    if program.protocols.hasGenericTypes, declared.isParameter, program[declared.owner].kind.isView {
      wanted.type = program.withViews(wanted.type)
    }
    if declared.kind == .enumCase {
      wanted.type = program[declared.owner].conformances.contains(.fractional) ? .double : .any
    }
    var body = CheckedBody()
    if isFunction(wanted.type) {
      let use = checkFunction(text, wanted)
      body.code = use.code
      body.isFunction = use.form == .action
      body.frameSize = scope.nextSlot
      return body
    }
    let use = checkValue(text, wanted)
    if use.form == .literal {
      reportMadeText(text, declared)
      body.constant = use.constant
      if !use.constant.isNone { body.word = LiteralWord(checked.constants[use.constant]) }
    } else {
      body.code = use.code
      if !use.code.isNone { body.word = LiteralWord(code[use.code]) }
    }
    body.frameSize = scope.nextSlot
    return body
  }

  private mutating func checkGetter(_ source: CodeSource, _ declared: Member, _ id: MemberID) -> CheckedBody {
    if !declared.choice.isNone { return checkChoice(declared, id) }
    if declared.traits.contains(.isGivenInBranches) { return checkBranches(source, declared, id) }
    if declared.type == LibraryTypes.transferRepresentation { return checkTransfer(source, declared) }
    return checkCode(
      source, expecting: declared.type,
      what: .quoted(declared.name),
      declared: declared.typeRange == declared.nameRange ? nil : location(declared.typeRange))
  }

  /// Checks how values of the type around are handed to other apps: one way or several, each by itself.
  private mutating func checkTransfer(_ source: CodeSource, _ declared: Member) -> CheckedBody {
    var body = CheckedBody()
    let faults = parser.diagnostics.count
    body.code = closureBody(in: source.range, decoding: source.needsDecoding)
    guard parser.diagnostics.count == faults else { return CheckedBody() }
    let wanted = TypeID(.applied(LibraryTypes.transferRepresentation, [selfType]))
    let statements = code.items(code[body.code].list)
    if statements.count > 1, statements.allSatisfy({ code[$0].kind == .expressionStatement }) {
      var all = CodeNode(.arrayLiteral, source.range)
      all.list = parser.draft.addList(statements.map { code[$0].first })
      body.code = addNode(all)
      check(body.code, Expectation(type: wanted.array, what: .quoted(declared.name)))
    } else {
      let wish = Expectation(type: wanted, what: .quoted(declared.name))
      _ = checkBody(body.code, expecting: wanted, wish: wish)
    }
    body.frameSize = scope.nextSlot
    return body
  }

  /// Checks the value that an `Init` gives in branches: that of a closure which ends where the member is assigned.
  private mutating func checkBranches(_ source: CodeSource, _ declared: Member, _ id: MemberID) -> CheckedBody
  {
    var body = CheckedBody()
    let faults = parser.diagnostics.count
    var closure = CodeNode(.closure, source.range)
    closure.b = closureBody(in: source.range, decoding: source.needsDecoding).index
    if parser.diagnostics.count > faults { return body }
    let hasSteps = code.extent(of: closure.second).contains {
      [.variable, .guardStatement].contains(code[$0].kind) || code.isStop($0)
    }
    reduce(closure.second, to: declared.name, by: hasSteps ? .returnStatement : .expressionStatement)
    var call = CodeNode(.call, source.range)
    call.first = addNode(closure)
    body.code = addNode(call)
    check(
      body.code,
      Expectation(
        type: declared.kind == .computed ? declared.type : wantedType(id), what: .quoted(declared.name),
        declared: declared.typeRange == declared.nameRange ? nil : location(declared.typeRange)))
    body.frameSize = scope.nextSlot
    return body
  }

  /// Has the branches of a statement be what they assign to a member, without what they assign to others.
  private mutating func reduce(_ statement: CodeID, to name: Name, by kind: CodeKind) {
    let node = code[statement]
    switch node.kind {
    case .ifStatement, .switchStatement:
      for branch in code.branches(of: statement) { reduce(branch, to: name, by: kind) }
    case .guardStatement, .expressionStatement: reduce(node.first, to: name, by: kind)
    case .block:
      let kept = code.items(node.list).filter {
        code[$0].kind == .variable || code.isStop($0) || gives(name, $0)
      }
      for inner in kept { reduce(inner, to: name, by: kind) }
      parser.draft.nodes[statement].list = parser.draft.addList(kept)
    case .assignment:
      var value = CodeNode(kind, node.range)
      value.first =
        code[node.first].name == name ? node.second : code.wrapped(in: node.second)
      parser.draft.nodes[statement] = value
    // Nothing else stands in the branches.
    default: break
    }
  }

  /// True for what assigns a member, by its wrapper or itself, also in branches.
  private mutating func gives(_ name: Name, _ statement: CodeID) -> Bool {
    let node = code[statement]
    switch node.kind {
    case .ifStatement, .switchStatement: return code.branches(of: statement).contains { gives(name, $0) }
    case .guardStatement, .expressionStatement: return gives(name, node.first)
    case .block: return code.items(node.list).contains { gives(name, $0) }
    case .assignment:
      let target = code[node.first].name
      return (DeclarationCollector.storedName(target) ?? target) == name
    // Nothing else stands in the branches.
    default: return false
    }
  }

  /// Checks code that stands without braces.
  private mutating func checkCode(
    _ source: CodeSource, expecting type: TypeID, what: Subject = "", declared: SourceLocation? = nil
  ) -> CheckedBody {
    var body = CheckedBody()
    let faults = parser.diagnostics.count
    if isBraced(source, expecting: type) {
      let range = self.source.trimmed(source.range)
      let inner = SourceRange(range.start + 1, range.end - 1)
      report(
        .syntaxInvalidCode, range, "This place always holds code, so it is written without braces.",
        help: "Remove the braces.",
        fixes: [fix("Remove the braces", .safe, range, self.source.text(inner))])
      return body
    }
    body.code = closureBody(in: source.range, decoding: source.needsDecoding)
    guard parser.diagnostics.count == faults else {
      body.code = .none
      return body
    }
    let wish = type == .void ? nil : Expectation(type: type, what: what, declared: declared)
    let found = checkBody(body.code, expecting: type, wish: wish)
    if type != .void && found == .void && !type.isError && fallsThrough(body.code) {
      report(
        .typeMismatch, self.source.trimmed(source.range),
        "\(what) is declared \(type), and this code gives no value.",
        related: declared.map { [RelatedPlace("declared here", $0)] } ?? [],
        help: "End it with `return` and the value.")
    }
    let statements = code.items(code[body.code].list)
    let isValue = statements.count == 1 && givesValue(statements[0])
    if type != .void && found != .void && !type.isError && !isValue, reference(body.code).kind != .view,
      let last = statements.last, fallsThrough(body.code)
    {
      report(
        .typeMismatch, code[last].range, "\(what) is declared \(type), and this may end without a value.",
        related: declared.map { [RelatedPlace("declared here", $0)] } ?? [],
        help: "Give a value with `return` on every path.")
    }
    body.frameSize = scope.nextSlot
    return body
  }

  /// True for code in braces; text between tags may be a closure where a function is wanted.
  private mutating func isBraced(_ code: CodeSource, expecting type: TypeID) -> Bool {
    (code.isValue || !type.isError && isConcrete(type) && !isFunction(type))
      && source.betweenBraces(source.trimmed(code.range)) != nil
  }

  private mutating func checkFunctionBody(_ id: MemberID, _ declared: Member, _ bodies: inout FileBodies) {
    // A signature that could not be read is reported, and names no parameters.
    if declared.name.isEmpty { return }
    enterMember(id)
    let first = scope.nextSlot
    for index in declared.parameters {
      let parameter = program.parameters[index]
      if !parameter.defaultValue.isNone {
        // A default runs by itself; what it needs is not in the way of the parameters.
        scope.freeSlots(from: first)
        check(
          parameter.defaultValue,
          Expectation(
            type: parameter.type, what: .defaultValue(parameter.name),
            declared: location(parameter.range)))
        bodies.defaults.append(
          FileBodies.Default(
            parameter: index, body: CheckedBody(code: parameter.defaultValue, frameSize: scope.nextSlot)))
      }
    }
    scope.freeSlots(from: first)
    for index in declared.parameters {
      let parameter = program.parameters[index]
      if let first = local(parameter.name), parameter.name != Names.underscore {
        report(
          .syntaxDuplicateDeclaration, parameter.range,
          "`\(declared.name)` has two parameters named `\(parameter.name)`.",
          related: [RelatedPlace("declared here first", location(first.range))],
          help: "Give one of them another name.")
      }
      let slot = declare(
        parameter.isInOut ? .variable : .parameter, parameter.name, parameter.type, at: parameter.range)
      if parameter.unwrapsItself { scope.setUnwrapsItself(slot) }
    }
    guard let getter = declared.getter else {
      // Views in place of code are reported where they stand.
      if declared.type != .void, declared.name != Names.subscripted, !xml[declared.node].hasChildren {
        report(
          .typeMismatch, declared.nameRange,
          "`\(declared.name)` is to give \(declared.type), and its body is empty.",
          help: "Write what it gives.")
      }
      return
    }
    if declared.type == .view && selfType == .view { return checkViewFunction(id, getter, &bodies) }
    let body =
      declared.choice.isNone
      ? checkCode(
        getter, expecting: declared.type, what: .result(declared.name), declared: program.location(of: id))
      : checkLaunch(declared)
    if declared.name == Names.initializer { checkGiven(by: body.code, declared) }
    bodies.add(body, .getter, of: id)
  }

  /// The `set` of a subscript, in which its parameters and `newValue` are known.
  private mutating func checkSetter(
    _ setter: CodeSource, ofSubscript id: MemberID, _ declared: Member, _ bodies: inout FileBodies
  ) {
    enterMember(id)
    inSetter {
      for index in declared.parameters {
        let parameter = $0.program.parameters[index]
        _ = $0.declare(.parameter, parameter.name, parameter.type, at: parameter.range)
      }
      _ = $0.declare(.parameter, Names.newValue, declared.type, at: setter.range)
      bodies.add($0.checkCode(setter, expecting: .void), .setter, of: id)
    }
  }

  /// A function of `Extension of="View"`: its body is a chain on `self`, which may begin with the dot.
  private mutating func checkViewFunction(_ id: MemberID, _ getter: CodeSource, _ bodies: inout FileBodies) {
    if source.written(in: getter.range).first == UInt8(ascii: ".") {
      return bodies.add(checkChainCode(getter), .getter, of: id)
    }
    bodies.add(checkCode(getter, expecting: .view, what: .quoted(program[id].name)), .getter, of: id)
  }
}
