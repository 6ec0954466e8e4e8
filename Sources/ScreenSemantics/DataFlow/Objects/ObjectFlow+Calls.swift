import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension ObjectFlow {
  /// What a call gives; what it changes is noted.
  func call(_ id: CodeID, _ node: CodeNode, _ reference: Reference) -> ObjectValue {
    guard let checked = run.checked else { return .none }
    let callee = checked.code[node.first]
    let arguments = checked.code.items(node.list).map { checked.code[$0].first }
    switch reference.kind {
    case .function: return callFunction(id, node, reference, callee)
    case .library: return callLibrary(id, reference, callee, arguments)
    case .initializer where reference.index >= 0: return make(reference)
    case .ownInitializer where makesObject(reference):
      for argument in arguments { _ = expression(argument) }
      return ObjectValue(objects: .fresh, content: []).holding(.unknown)
    case .enumCase: return arguments.reduce(ObjectValue.none) { $0.union(expression($1)) }
    case .closureCall:
      let values = arguments.map { expression($0) }
      if let closure = knownClosure(node.first) { return callClosure(closure, values) }
      _ = expression(node.first)
      return .unknown
    // Of any other call nothing is known but that its arguments are evaluated.
    default:
      if callee.kind == .member,
        checked.references[node.first].kind == .objectWillChange
      {
        announce(callee, id)
      } else {
        _ = expression(node.first)
      }
      for argument in arguments { _ = expression(argument) }
      return .unknown
    }
  }

  /// `object.objectWillChange.send()`.
  private func announce(_ callee: CodeNode, _ id: CodeID) {
    guard let checked = run.checked else { return }
    let publisher = checked.code[callee.first]
    if publisher.kind == .member {
      note(id, expression(publisher.first).objects)
    } else {
      note(id, run.receiver.objects)
    }
  }

  private func callFunction(
    _ id: CodeID, _ node: CodeNode, _ reference: Reference, _ callee: CodeNode
  ) -> ObjectValue {
    guard let checked = run.checked else { return .none }
    let function = program[reference.member]
    var base = run.receiver
    if callee.kind == .member, !function.isStatic {
      base = expression(callee.first)
      if function.isMutating { update(callee.first, with: base) }
    }
    let arguments =
      function.type == .view && program[function.owner].kind == .extended
      ? passed(inChain: id, checked) : passed(reference, checked)
    return apply(
      graph.units.getter(reference.member), to: base, arguments, written(reference, checked), at: id)
  }

  /// The code of the arguments of a call by parameter; none for one that is left out.
  private func written(_ reference: Reference, _ checked: CheckedFile) -> [CodeID] {
    Array(checked.arguments(of: reference))
  }

  /// The arguments of a function that is called like a modifier.
  private func passed(inChain call: CodeID, _ checked: CheckedFile) -> [ObjectValue?] {
    guard let application = checked.modifiers.first(where: { $0.call == call }) else { return [] }
    return application.arguments.map { place in
      let value = checked.argumentMaps[place]
      return value.isNone ? nil : expression(value)
    }
  }

  /// The arguments of a call by parameter; nil for one that is left out.
  private func passed(_ reference: Reference, _ checked: CheckedFile) -> [ObjectValue?] {
    checked.arguments(of: reference).map { $0.isNone ? nil : expression($0) }
  }

  /// True where an initialiser of its own is that of an object.
  private func makesObject(_ reference: Reference) -> Bool {
    program.declaration(madeBy: reference).map { program[$0].kind.isObject } ?? false
  }

  /// A new struct or object: it holds what it is given, and what its other members begin with.
  private func make(_ reference: Reference) -> ObjectValue {
    guard let checked = run.checked else { return .none }
    let declaration = program.declarations[reference.declaration]
    let values = passed(reference, checked)
    var content = ObjectValue.none
    var place = 0
    for index in declaration.members {
      let member = program.members[index]
      var value: ObjectValue?
      if member.isParameter {
        value = place < values.count ? values[place] : nil
        place += 1
      }
      if member.isStored, !member.isStatic { content = content.union(value ?? initial(index)) }
    }
    return declaration.kind.isObject ? ObjectValue(objects: .fresh, content: []).holding(content) : content
  }

  // MARK: Library

  private func callLibrary(
    _ id: CodeID, _ reference: Reference, _ callee: CodeNode, _ arguments: [CodeID]
  ) -> ObjectValue {
    guard let checked = run.checked else { return .none }
    let traits = FlowRoles.shared.traits(of: StandardLibrary.shared.entries[Int(reference.index)])
    let receiver = callee.kind == .member ? expression(callee.first) : .none
    if callee.kind == .member, callee.name == Names.send {
      let publisher = checked.references[callee.first]
      if publisher.kind == .member, program.isOwnPublisher(publisher.member) { announce(callee, id) }
    }
    var given = ObjectValue.none
    for argument in arguments where checked.code[argument].kind != .closure {
      given = given.union(expression(argument))
    }
    var result = receiver.union(given)
    let element = given == .none ? receiver : result.ofOne
    if traits.contains(.runsClosures) {
      for argument in arguments {
        if let value = callForEach(argument, element) { result = given.union(value) }
      }
    }
    if traits.contains(.isMutating), callee.kind == .member {
      update(callee.first, with: receiver.union(given))
      if given != .none { for argument in arguments { share(argument, putInto: callee.first) } }
    }
    return result.ofOne
  }

  /// Runs a closure, or a function that is handed on, for each element; what it gives where that holds objects.
  private func callForEach(_ id: CodeID, _ element: ObjectValue) -> ObjectValue? {
    guard let checked = run.checked, let closure = knownClosure(id),
      case .function(let parameters, _) = checked.type(id).kind
    else { return nil }
    let result = callClosure(closure, Array(repeating: element, count: max(1, parameters.count)))
    return result == .none ? nil : result
  }

  // MARK: Summaries

  /// Runs a unit by its summary: what it changes is noted for what it is called on and given here.
  /// `closures` are the arguments as they are written, for the functions among them.
  func apply(
    _ unit: Int32, to base: ObjectValue, _ arguments: [ObjectValue?], _ closures: [CodeID] = [], at id: CodeID
  ) -> ObjectValue {
    run.seen.insert(id)
    let summary = summary(unit)
    let member = graph.units.member(unit)
    let parameters = graph.units.isGetter(unit) ? program[member].parameters : .none
    var given = arguments.enumerated().map { place, value in
      guard place < parameters.count else { return value ?? .none }
      let parameter = parameters.lowerBound.advanced(by: place)
      let found = value ?? defaultValue(parameter, of: member)
      // Of several objects in one list, the function may mean any.
      return program.mayBeObject(program.parameters[parameter].type)
        ? found : ObjectValue(objects: found.objects.ofOne, content: found.content)
    }
    func here(_ origins: ObjectOrigins) -> ObjectOrigins {
      var found = origins.intersection([.fresh, .shared, .unknown])
      if origins.contains(.receiver) { found.formUnion(base.objects) }
      if origins.contains(.receiverContent) {
        found.formUnion(isObject(member) ? base.content.ofOne : base.objects.union(base.content).ofOne)
      }
      for (place, value) in given.enumerated() {
        if origins.contains(.parameter(place)) { found.formUnion(value.objects) }
        if origins.contains(.parameterContent(place)) { found.formUnion(value.content.ofOne) }
      }
      return found
    }
    func here(_ value: ObjectValue) -> ObjectValue {
      ObjectValue(objects: here(value.objects), content: here(value.content))
    }
    for call in summary.calls where given.indices.contains(call.parameter) {
      let closure = closures.indices.contains(call.parameter) ? knownClosure(closures[call.parameter]) : nil
      let result = closure.map { callClosure($0, call.arguments.map(here)) } ?? .unknown
      given[call.parameter] = given[call.parameter].union(result)
    }
    let isDerived = [.computed, .binding].contains(program[member].kind) && graph.units.isGetter(unit)
    for change in summary.changes {
      var change = change
      change.object = here(change.object)
      if isDerived, change.derived.isNone { change.derived = member }
      run.summary.add(change)
    }
    return here(summary.result)
  }

  private func isObject(_ member: MemberID) -> Bool {
    program.declaration(of: program[program[member].owner].type).map { program[$0].kind.isObject } ?? false
  }

  private func defaultValue(_ parameter: ParameterID, of function: MemberID) -> ObjectValue {
    guard holdsObjects(program.parameters[parameter].type), let body = model.defaults[parameter] else {
      return .none
    }
    let saved = run
    defer { run = saved }
    var inner = ObjectRun()
    inner.unit = graph.units.getter(function)
    inner.file = program[function].file
    inner.checked = model.files[inner.file]
    inner.depth = saved.depth + 1
    run = inner
    return expression(body.code)
  }
}
