import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Checks the bodies of one file against the program: resolves names, infers types, records what refers to what.
///
/// Types flow both ways: an expression is inferred with the type its place expects, where there is one.
///
/// Every method is `mutating`, even one that changes nothing: any other would be passed a copy of the checker.
struct FileChecker {
  private let lent: Lent<Program>
  let file: FileID
  let xml: XMLTree
  let source: SourceFile
  let library = StandardLibrary.shared
  let catalog = ElementCatalog.shared
  let signatures = CatalogSignatures.shared
  let memory: CheckerMemory
  var parser: CodeParser
  var checked: CheckedFileDraft

  private(set) var bodyContext = BodyContext()
  var scope: Scope
  var context: ClosureContext
  let calls: CallContext
  /// See `UntoldCall`.
  var untoldCall = UntoldCall()
  var trial = Trial()
  var elementContext = ElementContext()
  var expressionContext = ExpressionContext()
  let stacks: CheckerStacks
  var ahead: ParsedAhead
  /// What the `Init` of a view takes and is no member of it, by name: of the last view that asked.
  var initializerParameters = InitializerNames()

  init(_ program: Lent<Program>, file: FileID, _ memory: CheckerMemory) {
    let place = program.value.files.address(file)
    let store = place.pointee.store
    self.init(
      program, source: store.source, file: file, memory, store.tree, place.pointee.code,
      platform: store.platform)
  }

  /// A checker for a file whose elements and whose code of headers are `xml` and `code`; without them, for code that
  /// belongs to no file of the program.
  init(
    _ program: Lent<Program>, source: SourceFile, file: FileID, _ memory: CheckerMemory,
    _ xml: XMLTree = XMLTree(), _ code: CodeTree = CodeTree(), platform: String = "iOS"
  ) {
    lent = program
    self.memory = memory
    self.file = file
    self.xml = xml
    self.source = source
    stacks = memory.stacks
    stacks.clear()
    scope = Scope(on: stacks.scope)
    context = ClosureContext(on: stacks.returns)
    calls = CallContext(
      parameters: stacks.parameters, places: stacks.arguments, candidates: stacks.candidates,
      functions: stacks.functions)
    ahead = ParsedAhead(on: stacks.ahead)
    parser = CodeParser(
      file: file, bytes: source.bytes, names: memory.names, draft: memory.lendCode(startingWith: code),
      platform: platform)
    checked = memory.lendDraft()
  }

  /// The headers.
  var program: Program {
    @inline(__always) _read { yield lent.place.pointee }
  }

  /// The code so far.
  var code: CodeTree {
    @inline(__always) get { parser.tree }
  }

  // MARK: Where the code stands

  /// The declaration whose body is checked.
  var owner: DeclarationID {
    @inline(__always) get { bodyContext.owner }
  }
  /// The member whose body is checked, or none in a body of views.
  var member: MemberID {
    @inline(__always) get { bodyContext.member }
  }
  /// The type of `self`.
  var selfType: TypeID {
    @inline(__always) get { bodyContext.selfType }
  }

  /// Enters the body of a declaration, with no name in scope.
  mutating func enter(_ declaration: DeclarationID) {
    bodyContext.enter(declaration, program[declaration].type)
    scope.begin()
  }

  /// Enters the body of a member, with no name in scope.
  mutating func enterMember(_ id: MemberID) {
    enter(program[id].owner)
    bodyContext.enter(id, isStatic: program[id].isStatic)
  }

  /// Enters a value of the member: an initial one, or one that the `Init` of a view gives, where `source` is one.
  mutating func enterInitializer(at source: CodeSource, of declared: Member) {
    if !declared.choice.isNone || declared.isLocalOfInitializer || declared.isPartOfEnvironment
      || !source.isValue && !xml[declared.node].range.contains(source.range)
    {
      bodyContext.enterInitializer()
    }
    if declared.kind != .computed { bodyContext.enterInitialValue() }
  }

  /// Enters code that sees what the `Init` around it takes and names.
  mutating func enterInitializer() { bodyContext.enterInitializer() }

  /// Checks the `set` of the member.
  mutating func inSetter(_ body: (inout Self) -> Void) {
    bodyContext.enterSetter()
    body(&self)
    bodyContext.leaveSetter()
  }

  // MARK: Results

  mutating func note(_ id: CodeID, type: TypeID) {
    if Int(id.index) >= checked.types.count { extendNotes() }
    checked.types[id] = type
  }

  mutating func note(_ id: CodeID, _ reference: Reference) {
    if Int(id.index) >= checked.references.count { extendNotes() }
    checked.references[id] = reference
  }

  /// Makes room for notes on all code so far and on some that is to come; `finish` takes away what is too much.
  @inline(never)
  private mutating func extendNotes() {
    let count = parser.draft.nodes.count + 48
    checked.types.extend(to: count, with: .error)
    checked.references.extend(to: count, with: .none)
  }

  mutating func reference(_ id: CodeID) -> Reference { checked.reference(id) }

  /// Adds a node that nobody wrote to the code at hand.
  mutating func addNode(_ node: CodeNode) -> CodeID {
    parser.draft.nodes.append(node)
    return CodeID(parser.tree.nodes.count - 1)
  }

  mutating func addConstant(_ constant: Constant) -> ConstantID {
    let id = checked.constants.endIndex
    checked.constants.append(constant)
    return id
  }

  /// Keeps a value that is no plain constant.
  mutating func addConstant(_ value: Value) -> ConstantID {
    checked.otherConstants.append(value)
    return addConstant(.other(checked.otherConstants.count - 1))
  }

  /// The value of a constant.
  mutating func constant(at place: ConstantID) -> Value {
    Constants(checked.constants.table, code, checked.otherConstants)[place]
  }

  // MARK: Scope

  mutating func declare(
    _ kind: Local.Kind, _ name: Name, _ type: TypeID, at range: SourceRange, bindingSlot: Int32 = -1,
    unwrapping value: CodeID = .none
  ) -> Int32 {
    let slot = scope.takeSlots()
    // `if let name = name` and `item="$name" as="name"` narrow what is there already.
    let isNarrowed =
      !value.isNone && [.name, .bindingName].contains(code[value].kind) && code[value].name == name
    if !isNarrowed { reportShadowing(kind, name, range) }
    add(kind, name, type, range, slot, bindingSlot)
    return slot
  }

  mutating func declare(
    _ kind: Local.Kind, _ name: Name, _ type: TypeID, at range: SourceRange, slot: Int32,
    bindingSlot: Int32 = -1, isNarrowed: Bool = false
  ) {
    if !isNarrowed { reportShadowing(kind, name, range) }
    add(kind, name, type, range, slot, bindingSlot)
  }

  private mutating func add(
    _ kind: Local.Kind, _ name: Name, _ type: TypeID, _ range: SourceRange, _ slot: Int32,
    _ bindingSlot: Int32
  ) {
    checked.locals.append(
      Local(kind: kind, name: name, type: type, slot: slot, range: range, bindingSlot: bindingSlot))
    scope.add(checked.locals.count - 1, slot: slot)
  }

  private mutating func reportShadowing(_ kind: Local.Kind, _ name: Name, _ range: SourceRange) {
    if kind == .loopItem, let hidden = local(name), hidden.kind == .loopItem {
      report(
        .nameShadowed, .note, range, "`\(name)` hides the loop variable of the same name from here on.",
        related: [RelatedPlace("the hidden `\(name)`", location(hidden.range))],
        help: "Give one of them another name where both are meant to be seen.")
      return
    }
    guard kind != .parameter, !name.isEmpty, !owner.isNone, program[owner].kind.hasBody,
      !bodyContext.isInitialValue,
      let hidden = program.members(of: owner, named: name).first(where: {
        !program[$0].traits.contains(.isInitParameter)
      })
    else { return }
    let member = program[hidden]
    guard member.kind.isOwnedState || member.isParameter else { return }
    // The `error` of a bare `catch` is named by nobody.
    if kind == .pattern, source.text(range) != name.text { return }
    report(
      .nameShadowed, .note, range,
      "`\(name)` hides the \(member.element) of the same name from here on.",
      related: [RelatedPlace("the hidden `\(name)`", program.location(of: hidden))],
      help: "Give one of them another name where both are meant to be seen.")
  }

  mutating func local(_ name: Name) -> Local? {
    let names = scope.names(from: 0)
    var place = names.count
    while place > 0 {
      place -= 1
      if checked.locals[names[place]].name == name { return checked.locals[names[place]] }
    }
    return nil
  }

  /// Runs `body` in a scope of its own.
  mutating func inScope<T>(_ body: (inout Self) -> T) -> T {
    let depth = scope.depth
    let block = scope.beginBlock()
    let result = body(&self)
    scope.shrink(to: depth)
    scope.endBlock(block)
    return result
  }

  /// The name that stands at a range as it is, without references.
  mutating func name(at range: SourceRange) -> Name {
    source.bytes.withUnsafeBufferPointer {
      memory.names.intern(UnsafeBufferPointer(rebasing: $0[Int(range.start)..<Int(range.end)]))
    }
  }

  // MARK: Reports

  mutating func location(_ range: SourceRange) -> SourceLocation { SourceLocation(file, range) }

  mutating func range(_ id: CodeID) -> SourceRange { id.isNone ? .zero : parser.tree[id].range }

  mutating func report(
    _ rule: RuleID, _ range: SourceRange, _ message: String,
    related: [RelatedPlace] = [], help: String? = nil, fixes: [FixIt] = []
  ) {
    report(rule, .error, range, message, related: related, help: help, fixes: fixes)
  }

  mutating func report(
    _ rule: RuleID, _ severity: Severity, _ range: SourceRange, _ message: String,
    related: [RelatedPlace] = [], help: String? = nil, fixes: [FixIt] = []
  ) {
    if trial.count(isError: severity == .error) { return }
    if !program.redeclared.isEmpty, related.contains(where: { isRedeclared($0.location, for: range) }) {
      return
    }
    checked.diagnostics.append(
      Diagnostic(rule, severity, message, at: location(range), related: related, help: help, fixes: fixes))
  }

  /// True for the place of something that is declared twice, seen from elsewhere: what is wrong with a use of it may
  /// be right with the other declaration.
  mutating func isRedeclared(_ place: SourceLocation, for use: SourceRange) -> Bool {
    guard let whole = program.redeclared[place] else { return false }
    return whole.file != file || use.start < whole.range.start || use.end > whole.range.end
  }

  /// The same of the declaration of a type.
  mutating func isRedeclared(_ type: TypeID, for use: SourceRange) -> Bool {
    guard !program.redeclared.isEmpty, let declared = program.declaration(of: type) else { return false }
    return isRedeclared(program.location(of: declared), for: use)
  }

  /// True where an error was reported since there were `count` reports.
  mutating func hasFault(since count: Int) -> Bool {
    if trial.isOn { return trial.faults > count }
    return checked.diagnostics.count > count
      && checked.diagnostics[count...].contains { $0.severity == .error }
  }

  /// How many reports there are, for `hasFault`.
  var reportCount: Int { mutating get { trial.isOn ? trial.faults : checked.diagnostics.count } }

  /// A fix that replaces a range of this file.
  mutating func fix(_ title: String, _ safety: FixIt.Safety, _ range: SourceRange, _ text: String) -> FixIt {
    FixIt(title, safety, [SourceEdit(location(range), text)])
  }

  /// A fix that changes the name at a range to the one that may be meant, if any; `dot` is shown before it.
  mutating func change(_ range: SourceRange, to near: String?, dot: String = "") -> [FixIt] {
    near.map { [fix("Change it to `\(dot)\($0)`", .suggested, range, $0)] } ?? []
  }
}
