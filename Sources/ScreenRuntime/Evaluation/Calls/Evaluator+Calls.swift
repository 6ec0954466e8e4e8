import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// The value of `a(…)`.
  func call(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Value {
    let code = frame.code
    let reference = code.references[id]
    switch reference.kind {
    case .library: return try libraryCall(id, node, reference, frame)
    case .function: return try functionCall(id, node, reference, frame)
    case .initializer:
      if reference.index < 0 { return emptyCollection(code.types[id]) }
      let made = try fresh(DeclarationID(reference.index)) {
        try make(
          DeclarationID(reference.index), arguments: try initializerArguments(reference, frame),
          frame.typeArguments(ofValue: code.types[id], runnable.program))
      }
      return code.tree.isSelfInit(id) ? handOn(made, frame) : made
    case .ownInitializer:
      let count = runnable.program.members[reference.member].parameters.count
      return try fresh(runnable.program.members[reference.member].owner) {
        try make(
          by: reference.member, try mappedArguments(reference.map, count: count, frame),
          members[reference.member].isGeneric
            ? frame.typeArguments(ofInitializer: reference.member, id, runnable.program) : [:])
      }
    case .closureCall:
      let callee = try evaluate(node.first, frame)
      if isBroken { return .null }
      guard case .function(let function) = callee else { return try callValue(callee, node, frame, id) }
      // Parameters that the call leaves out have their defaults in the map.
      let count = reference.map.isNone ? 0 : code.argumentMaps[reference.map].position
      return try call(
        function,
        frame.items(node.list).count < count
          ? try mappedArguments(reference.map, count: count, frame) : try plainArguments(node, frame))
    case .enumCase:
      let plan = members[reference.member]
      // Parts that the call leaves out have their defaults in the map.
      let parts =
        reference.map.isNone
        ? try plainArguments(node, frame)
        : try mappedArguments(reference.map, count: code.argumentMaps[reference.map].position, frame)
      let type = runnable.program.declarations[plan.owner].type
      return .payload(
        PayloadBox(
          type: type, index: plan.field, payload: parts.count == 1 ? parts[0] : .tuple(ArrayBox(parts))))
    case .bindingInitializer:
      let made = try bindingInitializer(reference, node, frame)
      return code.tree.isSelfInit(id) ? handOn(made, frame) : made
    case .rawValue:
      let raw = try plainArguments(node, frame).first ?? .null
      guard code.tree.isSelfInit(id) else { return try caseWithRawValue(raw, of: code.types[id]) }
      return handOn(try caseWithRawValue(raw, of: code.types[frame.nodes[node.first].first]), frame)
    case .objectWillChange:
      noteChange()
      return .void
    case .fragment:
      let count = code.argumentMaps[reference.map].position
      let arguments = try mappedArguments(reference.map, count: count, frame)
      return fragmentValue(reference.member, frame, arguments)
    case .configuration: return try trigger(frame)
    case .modifier: return try modifiedValue(id, node, reference, frame)
    case .view:
      let made = madeView(reference.view, frame)
      return code.tree.isSelfInit(id) ? handOn(made, frame) : made
    case .viewInitializer:
      return try viewValue(
        DeclarationID(reference.index), try initializerArguments(reference, frame), frame, id)
    case .dynamicType:
      let argument = frame.nodes[frame.items(node.list)[0]].first
      let value = try evaluate(argument, frame)
      return .type(dynamicType(of: value, as: frame.type(of: argument, runnable.program)))
    // Whatever a name stands for besides, what is called is its value.
    default:
      let callee = try evaluate(node.first, frame)
      if isBroken { return .null }
      if case .function(let function) = callee { return try call(function, try plainArguments(node, frame)) }
      return try callValue(callee, node, frame, id)
    }
  }

  /// Gives `self` what the initialiser made that `self.init(…)` hands on to; nil where that made none.
  private func handOn(_ made: Value, _ frame: Frame) -> Value {
    if case .null = made { return .null }
    frame.selfValue = made
    return .void
  }

  /// A value that can be called without being a function: what dismisses a presentation or opens an address.
  private func callValue(_ callee: Value, _ node: CodeNode, _ frame: Frame, _ id: CodeID) throws -> Value {
    if case .opaque(let box) = callee, let action = box.content as? EnvironmentAction {
      return try action.run(try plainArguments(node, frame), self)
    }
    return .void
  }

  /// `[T]()` and the like.
  private func emptyCollection(_ type: TypeID) -> Value {
    switch Self.bare(type).kind {
    case .dictionary: .dictionary(DictionaryBox())
    case .set: .set(DictionaryBox())
    case .declared: .structure(StructBox(type: Self.bare(type), fields: [.int(0)]))
    // Of the types that are written `T()`, all others are arrays.
    default: .array(ArrayBox([]))
    }
  }

  /// The arguments of a call in the order in which they are written.
  func plainArguments(_ node: CodeNode, _ frame: Frame) throws -> [Value] {
    let items = frame.items(node.list)
    var values: [Value] = []
    values.reserveCapacity(items.count)
    for item in items { values.append(try evaluate(frame.nodes[item].first, frame)) }
    return values
  }

  /// The arguments of a call in the order of the parameters; `.void` where one was left out.
  func mappedArguments(_ map: ArgumentPlace, count: Int, _ frame: Frame) throws -> [Value] {
    if count == 0 { return [] }
    if count == 1 { return [try mappedArgument(map, 0, frame)] }
    var values: [Value] = []
    values.reserveCapacity(count)
    for index in 0..<count { values.append(try mappedArgument(map, index, frame)) }
    return values
  }

  @inline(__always)
  private func mappedArgument(_ map: ArgumentPlace, _ index: Int, _ frame: Frame) throws -> Value {
    let expression = frame.argument(index, of: map)
    return expression.isNone ? .void : try evaluate(expression, frame)
  }

  /// The arguments of an initialiser by member; those left out are absent.
  /// What a call makes of a type: an object stays the same while SwiftUI would leave the body that makes it alone.
  private func fresh(_ type: DeclarationID, _ make: () throws -> Value) rethrows -> Value {
    runnable.program.declarations[type].kind.isObject ? try fresh.next(make) : try make()
  }

  private func initializerArguments(_ reference: Reference, _ frame: Frame) throws -> [MemberID: Value] {
    let plan = runnable.plan(DeclarationID(reference.index))
    var arguments: [MemberID: Value] = [:]
    for (index, member) in plan.parameters.enumerated() {
      let expression = frame.argument(index, of: reference.map)
      if !expression.isNone { arguments[member] = try evaluate(expression, frame) }
    }
    return arguments
  }

  private func functionCall(
    _ id: CodeID, _ node: CodeNode, _ reference: Reference, _ frame: Frame
  ) throws -> Value {
    let code = frame.code
    let plan = members[reference.member]
    let count = runnable.program.members[reference.member].parameters.count
    let callee = code.nodes[node.first]
    let hasReceiver = callee.kind == .member && !plan.isStatic
    if plan.isMutating && !plan.isStatic {
      let types =
        plan.isGeneric ? frame.typeArguments(of: reference.member, node.first, runnable) : [:]
      let mark = held.mark
      defer { held.release(to: mark) }
      if hasReceiver, try !holdParts(callee.first, frame) { return broken() }
      let arguments = try mappedArguments(reference.map, count: count, frame)
      if plan.isRequirement {
        var result = Value.void
        let change: (inout Value) throws -> Void = { [self] receiver in
          result = try callRequired(reference.member, &receiver, arguments, types)
        }
        if hasReceiver {
          try modify(callee.first, frame, inPlace: false, change)
        } else {
          try modifySelf(frame, inPlace: false, change)
        }
        return result
      }
      let inner = try self.frame(of: reference.member, view: nil, arguments, types)
      var result = Value.void
      let change: (inout Value) throws -> Void = { [self] receiver in
        result = try callMutating(reference.member, &receiver, inner)
      }
      if !hasReceiver {
        try frame.lend(to: inner) { try modifySelf(frame, inPlace: !arguments.holdFunction, change) }
      } else if isAlone(callee.first, frame) {
        try modifyLocal(code.references[callee.first].index, frame, lentTo: inner, change)
      } else {
        try modify(callee.first, frame, inPlace: false, change)
      }
      return result
    }
    if plan.isStatic, plan.isRequirement {
      let arguments = try mappedArguments(reference.map, count: count, frame)
      return try callRequiredStatic(reference.member, node.first, arguments, frame, id)
    }
    guard let called = try calledFunction(node, reference, frame) else { return .null }
    return try callFunction(
      called.member, view: called.view, receiver: called.receiver, called.arguments, called.types)
  }

  /// A declared function with what a call gives it.
  struct CalledFunction {
    let member: MemberID
    let view: ViewInstance?
    let receiver: Value
    let arguments: [Value]
    let types: [TypeID: TypeID]
  }

  /// The function that a call calls, which does not change its receiver; nil where a step of its chain leaves it out.
  func calledFunction(_ node: CodeNode, _ reference: Reference, _ frame: Frame) throws -> CalledFunction? {
    let code = frame.code
    let plan = members[reference.member]
    let count = runnable.program.members[reference.member].parameters.count
    let callee = code.nodes[node.first]
    var (view, receiver) = (frame.view, frame.selfValue)
    if plan.isStatic {
      (view, receiver) = (nil, .void)
    } else if callee.kind == .member,
      code.nodes[callee.first].kind != .selfReference || frame.view == nil
    {
      receiver = try evaluate(callee.first, frame)
      if isBroken { return nil }
      view = try viewBehind(receiver, for: reference.member)
    }
    let types =
      plan.isStatic
      ? try typeArguments(ofStatic: reference.member, node.first, frame)
      : plan.isGeneric ? frame.typeArguments(of: reference.member, node.first, runnable) : [:]
    return CalledFunction(
      member: reference.member, view: view, receiver: receiver,
      arguments: try mappedArguments(reference.map, count: count, frame), types: types)
  }

  /// True for a function that runs a body of its own, and does not change its receiver.
  func hasPlainBody(_ function: MemberID) -> Bool {
    let (plan, body) = (members[function], runnable.model.getters[function])
    return !plan.isRequirement && (plan.isStatic || !plan.isMutating) && body.chain.isEmpty
      && !body.code.isNone
  }

  /// The frame in which the body of a function runs that is called.
  func frame(of called: CalledFunction) throws -> Frame {
    let frame = try frame(of: called.member, view: called.view, called.arguments, called.types)
    if called.view == nil { frame.selfValue = called.receiver }
    return frame
  }

  /// What a call gives that a step of its chain leaves out.
  private func broken() -> Value {
    breakChain()
    return .null
  }

  /// True for a variable of the code itself, which nothing but that code can ask for.
  private func isAlone(_ id: CodeID, _ frame: Frame) -> Bool {
    let node = frame.nodes[id]
    switch node.kind {
    case .name, .closureParameter:
      let reference = frame.references[id]
      guard reference.kind == .local else { return false }
      if case .binding = frame[reference.index] { return false }
      return true
    // What is not a name may be asked for by another one.
    default: return false
    }
  }

  /// Changes a local by a function that has it as its own `self` while it runs. A closure that asks for the local
  /// meanwhile gets what it is at that moment.
  private func modifyLocal(
    _ slot: Int32, _ frame: Frame, lentTo inner: Frame, _ change: (inout Value) throws -> Void
  ) throws {
    let owner = frame.owner(of: slot)
    var value = owner[slot]
    owner[slot] =
      owner.closures == 0
      ? .void : .binding(BindingBox(get: { inner.currentSelf }, set: { inner.currentSelf = $0 }))
    defer { owner[slot] = value }
    try change(&value)
  }

  /// Calls a declared function that changes its receiver, which is its own while it runs.
  func callMutating(_ member: MemberID, _ receiver: inout Value, _ frame: Frame) throws -> Value {
    swap(&frame.selfValue, &receiver)
    defer {
      swap(&frame.selfValue, &receiver)
      // Closures that were made there go on with the object.
      if case .object = receiver { frame.selfValue = receiver }
    }
    let body = runnable.model.getters[member]
    if body.code.isNone { return .void }
    try enter(frame.code, body.code)
    defer { leave() }
    return try runBody(body.code, frame)
  }

  /// What an initialiser makes: the fields of a struct or object begin with their values, and the initialiser gives the
  /// others; to an enum or a value of the library it gives `self`. Nil where it may give that, and does.
  func make(by initializer: MemberID, _ arguments: [Value], _ types: [TypeID: TypeID] = [:]) throws -> Value {
    let program = runnable.program
    let type = program.declarations[members[initializer].owner].type
    var value = Value.void
    if let declaration = program.declaration(of: type), program.declarations[declaration].kind != .enumeration
    {
      value = try makeMemberwise(declaration, arguments: [:], types)
    }
    let result = try callMutating(
      initializer, &value, try frame(of: initializer, view: nil, arguments, types))
    if case .null = result, program.members[initializer].traits.contains(.isFailable) { return .null }
    return value
  }

  /// A struct or object with the given values by member, as a call of its type makes it: without any, the initialiser that
  /// takes none does.
  func make(
    _ declaration: DeclarationID, arguments: [MemberID: Value], _ types: [TypeID: TypeID] = [:]
  ) throws -> Value {
    let program = runnable.program
    if arguments.isEmpty, program.hidesMemberwise(declaration),
      let initializer = program.initializerWithoutArguments(of: declaration)
    {
      return try make(by: initializer, [], types)
    }
    return try makeMemberwise(declaration, arguments: arguments, types)
  }

  /// Calls a declared function, whose type parameters stand for `types`.
  func callFunction(
    _ member: MemberID, view: ViewInstance?, receiver: Value, _ arguments: [Value],
    _ types: [TypeID: TypeID] = [:]
  ) throws -> Value {
    if members[member].isRequirement {
      if let view, case let own = implementation(of: member, in: view), own != member {
        return try callFunction(
          own, view: view, receiver: receiver, arguments, typeArguments(of: own, for: member, types))
      }
      var receiver = receiver
      return try callRequired(member, &receiver, arguments, types)
    }
    let frame = try frame(of: member, view: view, arguments, types)
    if view == nil { frame.selfValue = receiver }
    let body = runnable.model.getters[member]
    if !body.chain.isEmpty { return chained(receiver, frame, body.chain) }
    if body.code.isNone { return .void }
    try enter(frame.code, body.code)
    defer { leave() }
    return try runBody(body.code, frame)
  }

  /// The frame of a call of a declared function, with its arguments.
  func frame(
    of member: MemberID, view: ViewInstance?, _ arguments: [Value], _ types: [TypeID: TypeID] = [:]
  ) throws -> Frame {
    let body = runnable.model.getters[member]
    let code = runnable.code(members[member].file)
    let parameters = runnable.program.members[member].parameters
    let frame = Frame(code, size: max(Int(body.frameSize), parameters.count), view: view)
    if !types.isEmpty { frame.typeArguments = types }
    try pass(arguments, to: member, in: frame)
    return frame
  }

  /// Puts the arguments of a function into the first slots of its frame, and defaults in place of those that a call leaves out.
  func pass(_ arguments: [Value], to member: MemberID, in frame: Frame) throws {
    for (slot, parameter) in runnable.program.members[member].parameters.enumerated() {
      frame[Int32(slot)] =
        slot < arguments.count && !arguments[slot].isOmitted
        ? arguments[slot]
        : try defaultValue(ofParameter: parameter, frame.code, frame.view, frame.typeArguments)
    }
  }

  /// The value of a parameter that a call leaves out, where type parameters stand for `types`.
  private func defaultValue(
    ofParameter parameter: ParameterID, _ code: FileCode, _ view: ViewInstance?, _ types: [TypeID: TypeID]
  ) throws -> Value {
    guard let body = runnable.model.defaults[parameter] else { return .null }
    let frame = Frame(code, size: Int(body.frameSize), view: view)
    if !types.isEmpty { frame.typeArguments = types }
    return try evaluate(body.code, frame)
  }

  // MARK: Library

  private func libraryCall(
    _ id: CodeID, _ node: CodeNode, _ reference: Reference, _ frame: Frame
  ) throws -> Value {
    if !frame.code.localized.isEmpty, let text = frame.code.localized[id] {
      return try localized(text, node, frame)
    }
    let place = Int(reference.index)
    let entry = library.entries[place]
    let callee = frame.nodes[node.first]
    let isMethod = entry.member.form == .method || entry.member.form == .property
    if !isMethod {
      var arguments = try mappedArguments(reference.map, count: entry.parameters.count, frame)
      for (index, parameter) in entry.parameters.enumerated() {
        if parameter.isVariadic {
          arguments[index] = shownEach(arguments[index], of: frame.argument(index, of: reference.map), frame)
        } else if parameter.type == .any {
          arguments[index] = shown(arguments[index], of: frame.argument(index, of: reference.map), frame)
        }
      }
      if !frame.code.lookups.isEmpty, frame.code.lookups.contains(id), let key = String(arguments[0]),
        let text = runnable.text(ofKey: key)
      {
        return text
      }
      let made = try libraryCall(place, receiver: .void, arguments, frame, id)
      return entry.member.form == .initializer && frame.code.tree.isSelfInit(id) ? handOn(made, frame) : made
    }
    if entry.member.isMutating {
      let mark = held.mark
      defer { held.release(to: mark) }
      if callee.kind == .member, try !holdParts(callee.first, frame) {
        return broken()
      }
      let arguments = try mappedArguments(reference.map, count: entry.parameters.count, frame)
      var result = Value.void
      let change: (inout Value) throws -> Void = { [self] receiver in
        var call = LibraryCall(receiver: .void, arguments: arguments, host: self)
        swap(&call.receiver, &receiver)
        defer { swap(&call.receiver, &receiver) }
        result = try located(frame, id) { try entry.member.implementation(&call) }
        try checkSize(call.receiver, frame.code, id)
      }
      try spend(1)
      if callee.kind == .member {
        try modify(callee.first, frame, inPlace: !arguments.holdFunction, change)
      } else {
        try modifySelf(frame, inPlace: !arguments.holdFunction, change)
      }
      return result
    }
    let receiver = callee.kind == .member ? try evaluate(callee.first, frame) : frame.selfValue
    if isBroken { return .null }
    let arguments = try mappedArguments(reference.map, count: entry.parameters.count, frame)
    if callee.name == Names.send, callee.kind == .member, case let publisher = frame.references[callee.first],
      publisher.kind == .member, runnable.program.isOwnPublisher(publisher.member)
    {
      noteChange()
    }
    return try libraryCall(place, receiver: receiver, arguments, frame, id)
  }

  /// An argument of any type, which is only shown: its text where the value alone does not tell how its type is
  /// written.
  private func shown(_ value: Value, of expression: CodeID, _ frame: Frame) -> Value {
    if expression.isNone { return value }
    let type = shownType(of: expression, frame)
    switch type.kind {
    case .optional, .array, .slice, .dictionary, .set, .tuple: return .string(describe(value, as: type))
    // Values of other types print alike, whatever their static type.
    default: return value
    }
  }

  /// The values that a parameter for any number of them was given, each as it is shown.
  private func shownEach(_ value: Value, of expression: CodeID, _ frame: Frame) -> Value {
    guard !expression.isNone, let values = value.elements else { return value }
    let written = Array(frame.code.tree.items(frame.nodes[expression].list))
    guard written.count == values.count else { return value }
    return .array(ArrayBox(zip(values, written).map { shown($0, of: $1, frame) }))
  }

  /// Calls a library member; its faults get the place of `id`.
  func libraryCall(
    _ place: Int, receiver: __owned Value, _ arguments: __owned [Value], _ frame: Frame, _ id: CodeID
  ) throws -> Value {
    try step(frame.code, id)
    let entry = library.entries[place]
    if case .range(let range) = receiver { try checkRange(range, entry.name, frame, id) }
    for index in arguments.indices {
      if case .range(let range) = arguments[index] { try checkRange(range, entry.name, frame, id) }
    }
    if case .object(let object) = receiver, arguments.isEmpty, entry.name.text == "send" {
      undo?.note(object)
      object.version += 1
      noteChange()
    }
    if let found = try indexedSearch(entry, receiver, arguments) { return found }
    if let text = try formattedByOwn(entry, receiver, arguments) { return text }
    var call = LibraryCall(
      receiver: receiver, arguments: arguments, host: self,
      typeName: StandardLibrary.tellsTypesByName(entry.receiver)
        ? writtenType(id, isInitializer: entry.member.form == .initializer, frame) : .none)
    let result = try located(frame, id) { try entry.member.implementation(&call) }
    if case .array(let box) = result, box.startIndex != 0 { return listed(box, frame, id) }
    return result
  }

  /// The name of the type before the dot or the parentheses, such as `UInt8`, without what it is nested in; none where no type is
  /// named.
  private func writtenType(_ id: CodeID, isInitializer: Bool, _ frame: Frame) -> Name {
    var node = frame.nodes[id]
    if node.kind == .call { node = frame.nodes[node.first] }
    if node.kind == .member, !isInitializer || node.name == Names.initializer, !node.first.isNone {
      node = frame.nodes[node.first]
    }
    return node.kind == .name || node.kind == .member ? node.name : .none
  }

  /// A part of an array as the place of the expression takes it: with indices from 0 where that wants an array.
  func listed(_ box: ArrayBox, _ frame: Frame, _ id: CodeID) -> Value {
    if case .array = Self.bare(frame.types[id]).kind { return .array(box.fromZero) }
    return .array(box)
  }

  /// Fails for a range given to a function that lists its elements, where there are too many.
  private func checkRange(_ range: RangeBox, _ name: Name, _ frame: Frame, _ id: CodeID) throws {
    if ["contains", "isEmpty", "count", "lowerBound", "upperBound", "clamped"].contains(name.text) { return }
    try checkRange(range, frame, id)
  }

  /// Fails for a range whose elements would not fit into an array.
  func checkRange(_ range: RangeBox, _ frame: Frame, _ id: CodeID) throws {
    guard case .int(let lower) = range.lower, case .int(let upper) = range.upper,
      upper.subtractingReportingOverflow(lower).overflow || upper - lower > limits.size
        || (range.isClosed && upper == .max)
    else { return }
    throw fault(.runLimit, "This range has more than \(limits.size) elements.", frame, id)
  }

  /// Runs `body`; a fault without a place gets that of `id`.
  @inline(__always)
  func located<T>(_ frame: Frame, _ id: CodeID, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch var fault as RuntimeFault {
      if fault.location == nil { fault.location = frame.code.location(id) }
      throw fault
    }
  }
}

extension [Value] {
  /// True where one is a function, which could ask for anything when it is called.
  var holdFunction: Bool {
    contains {
      if case .function = $0 { return true }
      return false
    }
  }
}

extension Value {
  /// True for an argument that was left out.
  @inline(__always)
  var isOmitted: Bool {
    if case .void = self { return true }
    return false
  }
}
