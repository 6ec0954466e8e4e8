import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// The value of `a(…)`.
  func call(_ id: Int32, _ node: CodeNode, _ frame: Frame) throws -> Value {
    let code = frame.code
    let reference = code.references[Int(id)]
    switch reference.kind {
    case .library: return try libraryCall(id, node, reference, frame)
    case .function: return try functionCall(id, node, reference, frame)
    case .initializer:
      if reference.index < 0 { return emptyCollection(code.types[Int(id)]) }
      return try make(
        DeclarationID(Int(reference.index)), arguments: try initializerArguments(reference, frame))
    case .closureCall:
      let callee = try evaluate(node.a, frame)
      if isBroken { return .null }
      guard case .function(let function) = callee else { return try callValue(callee, node, frame, id) }
      return try call(function, try plainArguments(node, frame))
    case .enumCase:
      let plan = members[Int(reference.index)]
      let parts = try plainArguments(node, frame)
      let type = runnable.program.declarations[Int(plan.owner)].type
      return .payload(
        PayloadBox(
          type: type, index: plan.field, payload: parts.count == 1 ? parts[0] : .tuple(ArrayBox(parts))))
    case .bindingInitializer: return try bindingInitializer(reference, node, frame)
    case .rawValue:
      let raw = try plainArguments(node, frame).first ?? .null
      return try caseWithRawValue(raw, of: code.types[Int(id)])
    case .objectWillChange:
      changes += 1
      return .void
    case .fragment:
      let count = Int(code.argumentMaps[Int(reference.extra)])
      let arguments = try mappedArguments(reference.extra, count: count, frame)
      return fragmentValue(reference.index, frame, arguments)
    case .configuration: return try trigger(frame)
    case .modifier: return try modifiedValue(id, node, reference, frame)
    case .viewInitializer:
      return try viewValue(
        DeclarationID(Int(reference.index)), try initializerArguments(reference, frame), frame, id)
    default:
      let callee = try evaluate(node.a, frame)
      if isBroken { return .null }
      if case .function(let function) = callee { return try call(function, try plainArguments(node, frame)) }
      return try callValue(callee, node, frame, id)
    }
  }

  /// A value that can be called without being a function: what dismisses a presentation or opens an address.
  private func callValue(_ callee: Value, _ node: CodeNode, _ frame: Frame, _ id: Int32) throws -> Value {
    if case .opaque(let box) = callee, let action = box.content as? EnvironmentAction {
      return try action.run(try plainArguments(node, frame))
    }
    return .void
  }

  /// `[T]()` and the like.
  private func emptyCollection(_ type: TypeID) -> Value {
    switch Self.bare(type).kind {
    case .dictionary: .dictionary(DictionaryBox())
    case .set: .set(DictionaryBox())
    default: .array(ArrayBox([]))
    }
  }

  /// The arguments of a call in the order in which they are written.
  func plainArguments(_ node: CodeNode, _ frame: Frame) throws -> [Value] {
    let items = frame.items(node.list)
    var values: [Value] = []
    values.reserveCapacity(items.count)
    for item in items { values.append(try evaluate(frame.nodes[Int(item)].a, frame)) }
    return values
  }

  /// The arguments of a call in the order of the parameters; `.void` where one was left out.
  func mappedArguments(_ map: Int32, count: Int, _ frame: Frame) throws -> [Value] {
    if count == 0 { return [] }
    var values: [Value] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      let place = Int(map) + 1 + index
      let expression = map >= 0 && place < frame.argumentMaps.count ? frame.argumentMaps[place] : -1
      values.append(expression < 0 ? .void : try evaluate(expression, frame))
    }
    return values
  }

  /// The arguments of an initialiser by member; those left out are absent.
  private func initializerArguments(_ reference: Reference, _ frame: Frame) throws -> [Int32: Value] {
    let plan = runnable.plan(DeclarationID(Int(reference.index)))
    var arguments: [Int32: Value] = [:]
    for (index, member) in plan.parameters.enumerated() {
      let place = Int(reference.extra) + 1 + index
      guard reference.extra >= 0, place < frame.argumentMaps.count else { break }
      let expression = frame.argumentMaps[place]
      if expression >= 0 { arguments[member] = try evaluate(expression, frame) }
    }
    return arguments
  }

  private func functionCall(
    _ id: Int32, _ node: CodeNode, _ reference: Reference, _ frame: Frame
  ) throws -> Value {
    let code = frame.code
    let plan = members[Int(reference.index)]
    let count = runnable.program.members[Int(reference.index)].parameters.count
    let callee = code.nodes[Int(node.a)]
    let hasReceiver = callee.kind == .member && !plan.isStatic
    if plan.isMutating && !plan.isStatic {
      let arguments = try mappedArguments(reference.extra, count: count, frame)
      var result = Value.void
      let change: (inout Value) throws -> Void = { [self] receiver in
        let outcome = try callFunction(reference.index, view: nil, receiver: receiver, arguments)
        result = outcome.value
        receiver = outcome.receiver
      }
      if hasReceiver {
        try modify(callee.a, frame, change)
      } else {
        try change(&frame.selfValue)
      }
      return result
    }
    if hasReceiver {
      if code.nodes[Int(callee.a)].kind != .selfReference || frame.view == nil {
        let receiver = try evaluate(callee.a, frame)
        if isBroken { return .null }
        let arguments = try mappedArguments(reference.extra, count: count, frame)
        return try callFunction(
          reference.index, view: viewBehind(receiver), receiver: receiver, arguments
        ).value
      }
    }
    let arguments = try mappedArguments(reference.extra, count: count, frame)
    if plan.isStatic {
      return try callFunction(reference.index, view: nil, receiver: .void, arguments).value
    }
    return try callFunction(reference.index, view: frame.view, receiver: frame.selfValue, arguments).value
  }

  /// Calls a declared function; gives its value and the receiver as the function left it.
  func callFunction(
    _ member: Int32, view: ViewInstance?, receiver: Value, _ arguments: [Value]
  ) throws -> (value: Value, receiver: Value) {
    let body = runnable.model.getters[Int(member)]
    let code = runnable.code(members[Int(member)].file)
    let parameters = runnable.program.members[Int(member)].parameters
    let frame = Frame(
      code, size: max(Int(body.frameSize), parameters.count), view: view,
      selfValue: view == nil ? receiver : .void)
    for (slot, parameter) in parameters.enumerated() {
      if slot < arguments.count, !arguments[slot].isOmitted {
        frame[Int32(slot)] = arguments[slot]
      } else {
        frame[Int32(slot)] = try defaultValue(ofParameter: parameter, code, view)
      }
    }
    if !body.chain.isEmpty { return (chained(receiver, frame, body.chain), receiver) }
    if body.code.isNone { return (.void, receiver) }
    try enter(code, body.code.index)
    defer { leave() }
    let value = try runBody(body.code.index, frame)
    return (value, frame.selfValue)
  }

  /// The value of a parameter that a call leaves out.
  private func defaultValue(ofParameter parameter: Int, _ code: FileCode, _ view: ViewInstance?) throws
    -> Value
  {
    guard let body = runnable.model.defaults[parameter] else { return .null }
    if let literal = body.literal { return literal }
    return try evaluate(body.code.index, Frame(code, size: Int(body.frameSize), view: view))
  }

  // MARK: Library

  private func libraryCall(
    _ id: Int32, _ node: CodeNode, _ reference: Reference, _ frame: Frame
  ) throws -> Value {
    let place = Int(reference.index)
    let entry = library.entries[place]
    let callee = frame.nodes[Int(node.a)]
    let isMethod = entry.member.form == .method || entry.member.form == .property
    if !isMethod {
      let arguments = try mappedArguments(reference.extra, count: entry.parameters.count, frame)
      return try libraryCall(place, receiver: .void, arguments, frame, id)
    }
    if entry.member.isMutating {
      let arguments = try mappedArguments(reference.extra, count: entry.parameters.count, frame)
      var result = Value.void
      let change: (inout Value) throws -> Void = { [self] receiver in
        var call = LibraryCall(receiver: receiver, arguments: arguments, host: self)
        if case .array(let box) = receiver { try spend(box.count / 16) }
        result = try located(frame, id) { try entry.member.implementation(&call) }
        receiver = call.receiver
        try checkSize(receiver, frame.code, id)
      }
      if callee.kind == .member {
        try modify(callee.a, frame, change)
      } else {
        try change(&frame.selfValue)
      }
      return result
    }
    let receiver = callee.kind == .member ? try evaluate(callee.a, frame) : frame.selfValue
    if isBroken { return .null }
    let arguments = try mappedArguments(reference.extra, count: entry.parameters.count, frame)
    return try libraryCall(place, receiver: receiver, arguments, frame, id)
  }

  /// Calls a library member; its faults get the place of `id`.
  func libraryCall(
    _ place: Int, receiver: Value, _ arguments: [Value], _ frame: Frame, _ id: Int32
  ) throws -> Value {
    try step(frame.code, id)
    let entry = library.entries[place]
    if case .range(let range) = receiver { try checkRange(range, entry.name, frame, id) }
    for argument in arguments {
      if case .range(let range) = argument { try checkRange(range, entry.name, frame, id) }
    }
    if case .object(let object) = receiver, arguments.isEmpty, entry.name.text == "send" {
      undo?.note(object)
      object.version += 1
      changes += 1
    }
    if let found = try indexedSearch(entry, receiver, arguments) { return found }
    var call = LibraryCall(receiver: receiver, arguments: arguments, host: self)
    return try located(frame, id) { try entry.member.implementation(&call) }
  }

  /// Fails for a range whose elements would not fit into an array, where they may become one.
  private func checkRange(_ range: RangeBox, _ name: Name, _ frame: Frame, _ id: Int32) throws {
    guard case .int(let lower) = range.lower, case .int(let upper) = range.upper,
      upper.subtractingReportingOverflow(lower).overflow || upper - lower > limits.size
        || (range.isClosed && upper == .max),
      !["contains", "isEmpty", "count", "lowerBound", "upperBound", "clamped"].contains(name.text)
    else { return }
    throw fault("run/limit", "This range has more than \(limits.size) elements.", frame, id)
  }

  /// Runs `body`; a fault without a place gets that of `id`.
  @inline(__always)
  func located<T>(_ frame: Frame, _ id: Int32, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch var fault as RuntimeFault {
      if fault.location == nil { fault.location = frame.code.location(id) }
      throw fault
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
