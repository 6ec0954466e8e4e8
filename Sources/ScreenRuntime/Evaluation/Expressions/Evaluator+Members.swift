import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension Evaluator {
  /// The declaration that a value is of.
  func declaration(of value: Value) -> DeclarationID? { runnable.program.declaration(of: value) }

  /// The value of a static member; a stored one is made when it is first read.
  func staticValue(_ member: MemberID, _ frame: Frame, _ id: CodeID) throws -> Value {
    if members[member].isRequirement { return try requiredStatic(member, frame, id) }
    let isCode = members[member].kind == .computed || members[member].kind == .function
    return try staticValue(member, isCode ? typeArguments(ofStatic: member, id, frame) : [:], frame, id)
  }

  /// The same of one that no protocol asks for; `types` are what the type parameters in its code stand for.
  func staticValue(
    _ member: MemberID, _ types: [TypeID: TypeID], _ frame: Frame, _ id: CodeID
  ) throws -> Value {
    guard let value = try staticValue(member, types) else {
      throw fault(.runLimit, "The initial value of this static variable needs itself.", frame, id)
    }
    return value
  }

  /// The same where no code names it; nil for a stored one whose initial value needs itself.
  func staticValue(_ member: MemberID, _ types: [TypeID: TypeID] = [:]) throws -> Value? {
    let plan = members[member]
    if plan.kind == .computed { return try getter(member, view: nil, receiver: .void, types) }
    if plan.kind == .function { return function(member, view: nil, receiver: .void, types) }
    if plan.kind == .appStorage { return try staticStorage(of: member).get() }
    if plan.kind == .variable { reads?.note(.constant(member)) }
    return try staticVariable(member, make: { try initialValue(of: member, view: nil) })
  }

  /// The value that a stored member starts with; `receiver` is `self` for a lazy one.
  func initialValue(
    of member: MemberID, view: ViewInstance?, receiver: Value = .void, _ types: [TypeID: TypeID] = [:]
  ) throws -> Value {
    let plan = members[member]
    let declared = runnable.program.members[member]
    if declared.source != nil { return data.value(of: member) ?? .array(ArrayBox([])) }
    let body = runnable.model.values[member]
    if !body.constant.isNone { return runnable.code(plan.file).constants[body.constant] }
    if !body.code.isNone {
      let code = runnable.code(plan.file)
      let frame = Frame(code, size: Int(body.frameSize), view: view, selfValue: receiver)
      if !types.isEmpty { frame.typeArguments = types }
      if body.isFunction { return closureValue(body.code, plan.type, frame) }
      try enter(code, body.code)
      defer { leave() }
      return try runBody(body.code, frame)
    }
    if plan.kind == .stateObject || plan.kind == .environmentObject,
      let declaration = runnable.program.declaration(of: plan.type)
    {
      let frame = Frame(runnable.code(plan.file), size: 0, view: view)
      return try make(
        declaration, arguments: [:], frame.typeArguments(ofValue: plan.type, runnable.program))
    }
    if declared.name == Names.initializerNumber {
      return .int(runnable.program.initializer(of: declared.owner, taking: []))
    }
    switch plan.kind {
    case .focusState, .accessibilityFocusState, .appStorage, .sceneStorage:
      return Self.emptyValue(of: plan.type)
    // Without a value, a member is nil until it is given one.
    default: return .null
    }
  }

  /// What a storage that nothing was written to holds, and a focus that no view has.
  private static func emptyValue(of type: TypeID) -> Value {
    switch type {
    case .bool: .bool(false)
    case .int: .int(0)
    case .double: .double(0)
    case .string: .string("")
    // Storages of other types are optionals, and a focus is on nothing.
    default: .null
    }
  }

  /// The closure whose body is at `block`; its parameters are the first slots.
  private func closureValue(_ block: CodeID, _ type: TypeID, _ frame: Frame) -> Value {
    var count = 0
    if case .function(let parameters, _) = Self.bare(type).kind { count = parameters.count }
    return .function(
      FunctionBox(
        body: ClosureBody(block: block, frame: frame, parameters: (0..<Int32(count)).map { $0 }, captures: [])
      ))
  }

  /// A struct or object with the given values by member; others get their initial values.
  func makeMemberwise(
    _ declaration: DeclarationID, arguments: [MemberID: Value], _ types: [TypeID: TypeID] = [:]
  ) throws -> Value {
    let plan = runnable.plan(declaration)
    try enter(plan.code, .none)
    defer { leave() }
    var fields: [Value] = []
    fields.reserveCapacity(plan.stored.count)
    for member in plan.stored {
      if let value = arguments[member] {
        fields.append(value)
      } else if members[member].isLazy {
        fields.append(.void)
      } else if members[member].kind == .appStorage {
        fields.append(storage(of: member, initial: try initialValue(of: member, view: nil)))
      } else {
        fields.append(try initialValue(of: member, view: nil, types))
      }
    }
    if plan.kind.isObject {
      reads?.noteObject()
      return .object(ObjectBox(type: plan.type, fields: fields))
    }
    return .structure(StructBox(type: plan.type, fields: fields))
  }

  /// A binding to what is stored under the key of a member; `initial` as long as nothing is. A view may make the key of what it is
  /// given.
  func storage(of member: MemberID, initial: Value, in view: ViewInstance? = nil) -> Value {
    let declared = runnable.program[member]
    let isOfScene = declared.kind == .sceneStorage
    let written = StoredValues.Key(
      isOfScene: isOfScene, name: (runnable.program.storageKey(of: member)?.name ?? declared.name).text)
    let made = runnable.program.members(of: declared.owner, named: declared.key).first {
      runnable.program[$0].isLocalOfInitializer
    }
    let key = { [unowned self, weak view] in
      guard let view, let made else { return written }
      var name = view.field(members[made].field)
      if case .void = name { name = try initialValue(of: made, view: view) }
      return StoredValues.Key(isOfScene: isOfScene, name: name.text ?? written.name)
    }
    let values = storedValues
    return .binding(
      BindingBox(
        get: { [unowned self] in
          let key = try key()
          reads?.note(.stored(values, key))
          return values[key] ?? initial
        },
        set: { [unowned self] in
          let key = try key()
          undo?.note(values, key, member: member)
          values[key] = $0
          noteChange()
        }))
  }

  /// What is kept under a key of the app.
  public func kept(as key: String) -> Value? {
    let stored = StoredValues.Key(isOfScene: false, name: key)
    reads?.note(.stored(storedValues, stored))
    return storedValues[stored]
  }

  /// Keeps a value under a key of the app, or nothing.
  public func keep(_ value: Value?, as key: String) {
    let stored = StoredValues.Key(isOfScene: false, name: key)
    undo?.note(storedValues, stored, member: .none)
    storedValues[stored] = value
    noteChange()
  }

  /// Keeps nothing of the app any more.
  public func forgetAll() {
    for (key, _) in storedValues.all where !key.isOfScene { keep(nil, as: key.name) }
  }

  /// What is stored under the key of a static member.
  func staticStorage(of member: MemberID) throws -> BindingBox {
    guard case .binding(let box) = storage(of: member, initial: try initialValue(of: member, view: nil))
    else {
      return BindingBox(get: { .void }, set: nil)
    }
    return box
  }

  /// All cases of an enum, in order, as `allCases` gives them at `id`; of a type that says them itself those.
  func allCases(of type: TypeID, _ frame: Frame, _ id: CodeID) throws -> Value {
    let bare = Self.bare(type).element ?? Self.bare(type)
    let element = isOpen(bare) ? try typeAsked(forCasesAt: id, frame) : bare
    if let declaration = runnable.program.declaration(of: element) {
      let own = runnable.program.members(of: declaration, named: Names.allCases)
      if let own = own.first(where: {
        members[$0].isStatic && !members[$0].isRequirement && members[$0].kind != .function
      }) {
        return try staticValue(own, [:], frame, id)
      }
      let count = runnable.plan(declaration).caseNames.count
      return .array(ArrayBox((0..<count).map { .choice(element, Int32($0)) }))
    }
    let count = library.cases(of: element)?.count ?? 0
    return .array(ArrayBox((0..<count).map { .choice(element, Int32($0)) }))
  }

  /// The raw value of a case: its `value`, else its name; integers count on from the case before.
  func rawValue(of value: Value) throws -> Value {
    guard case .choice(let type, let index) = value else { return value }
    guard let declaration = runnable.program.declaration(of: type) else {
      return library.cases(of: type).map { .string($0[Int(index)].text) } ?? .null
    }
    let cases = runnable.program.cases(of: declaration)
    guard Int(index) < cases.count else { return .null }
    return try rawValue(ofCase: Int(index), cases)
  }

  private func rawValue(ofCase index: Int, _ cases: [MemberID]) throws -> Value {
    var distance = 0
    for place in stride(from: index, through: 0, by: -1) {
      let body = runnable.model.values[cases[place]]
      if !body.constant.isNone || !body.code.isNone {
        let value = try initialValue(of: cases[place], view: nil)
        if distance == 0 { return value }
        if case .int(let number) = value { return .int(number &+ distance) }
        if case .double(let number) = value { return .double(number + Double(distance)) }
        break
      }
      distance += 1
    }
    let first = runnable.program[cases[index]]
    let conformances = runnable.program[first.owner].conformances
    if conformances.contains(.integer) { return .int(index) }
    if conformances.contains(.fractional) { return .double(Double(index)) }
    return .string(first.name.text)
  }

  /// The case with a raw value, or nil.
  func caseWithRawValue(_ raw: Value, of type: TypeID) throws -> Value {
    let type = Self.bare(type)
    if let declaration = runnable.program.declaration(of: type) {
      if let own = runnable.program.initializerFromRawValue(of: declaration) {
        return try make(by: own, [raw])
      }
      let cases = runnable.program.cases(of: declaration)
      for index in cases.indices where try rawValue(ofCase: index, cases) == raw {
        return .choice(type, Int32(index))
      }
      return .null
    }
    guard let text = raw.text else { return .null }
    return library.choice(Name(text), of: type) ?? .null
  }

  /// What identifies a row: its `id`, or the value itself.
  func identity(of value: Value) throws -> Value {
    if case .row(let row) = value, let field = row.layout.identityField { return row.field(field) }
    guard let declaration = declaration(of: value) else { return value }
    let plan = runnable.plan(declaration)
    return plan.identityMember.isNone ? value : try self.value(of: plan.identityMember, in: value)
  }

  /// What a value has in a member of its type: stored in it, or computed.
  func value(of stored: MemberID, in value: Value) throws -> Value {
    let member = members[stored]
    if member.field >= 0 {
      switch value {
      case .row(let row): return row.field(Int(member.field))
      case .structure(let box) where Int(member.field) < box.fields.count:
        return box.fields[Int(member.field)]
      case .object(let box) where Int(member.field) < box.fields.count:
        reads?.note(.object(box, Int(member.field)))
        return box.fields[Int(member.field)]
      // Only these have stored fields.
      default: return value
      }
    }
    return try getter(stored, view: nil, receiver: value)
  }
}
