import ScreenSyntax
import ScreenTypes
import SourceModel

extension ObjectFlow {
  /// Changes what an expression names: notes each source on its path up to the first object, whose data it is, and
  /// puts the new value there.
  func change(_ id: CodeID, to value: ObjectValue) {
    guard let checked = run.checked, !id.isNone else { return }
    run.steps += 1
    run.depth += 1
    defer { run.depth -= 1 }
    guard run.steps < Self.stepLimit, run.depth < Self.depthLimit else { return }
    let node = checked.code[id]
    let reference = checked.references[id]
    switch node.kind {
    case .name, .bindingName:
      switch reference.kind {
      case .local, .newValue:
        run.locals[reference.index] = value
        run.parts[reference.index] = nil
        run.closures[reference.index] = nil
      case .member: change(reference.member, of: run.receiver, isReceiver: true, to: value, id)
      case .staticMember: change(reference.member, of: .shared, isReceiver: false, to: value, id)
      // Any other name is none that code may change, which the checker reports.
      default: break
      }
    case .member:
      switch reference.kind {
      case .member, .bindingMember:
        let owner = program[reference.member].owner
        let isReceiver = checked.code[node.first].kind == .selfReference
        let isObject =
          program[owner].kind.isObject
          || program.declaration(of: program[owner].type).map {
            program[$0].kind.isObject
          } ?? false
        let base = isObject || isReceiver ? expression(node.first) : .none
        change(reference.member, of: base, isReceiver: isReceiver, to: value, id)
        if isObject {
          put(value, into: node.first)
        } else if !isReceiver {
          update(node.first, with: value)
        }
      case .staticMember: change(reference.member, of: .shared, isReceiver: false, to: value, id)
      // What is a part of a library value or of a tuple changes what holds it.
      default: update(node.first, with: value)
      }
    case .subscripting:
      for argument in checked.code.items(node.list) { _ = expression(checked.code[argument].first) }
      update(node.first, with: value)
    case .forceUnwrap, .chainStep, .optionalChain: change(node.first, to: value)
    case .selfReference, .implicitMember: break
    // Any other place is made on the spot: it is evaluated, and nothing keeps what is written.
    default: _ = expression(id)
    }
  }

  /// Changes what a Binding stands for, where the function that it is given to or the local that holds it is written
  /// through.
  func changeThrough(_ id: CodeID) {
    let isWritten = graph.accesses(in: run.unit).contains {
      $0.code == id && $0.kind == .write && $0.isImmediate
    }
    if isWritten, !run.seen.contains(id) { change(id, to: .none) }
  }

  /// Changes a part of what an expression names: what it held before may still be there.
  func update(_ id: CodeID, with value: ObjectValue) {
    guard let checked = run.checked, !id.isNone else { return }
    let reference = checked.references[id]
    let isLocal = checked.code[id].kind == .name && reference.kind == .local
    change(id, to: isLocal ? (run.locals[reference.index] ?? .none).union(value) : value)
  }

  /// Notes a change of a member of `base`.
  private func change(
    _ member: MemberID, of base: ObjectValue, isReceiver: Bool, to value: ObjectValue, _ id: CodeID
  ) {
    run.seen.insert(id)
    let declared = program[member]
    if declared.kind == .computed, declared.setter != nil {
      _ = apply(graph.units.setter(member), to: base, [value], at: id)
      return
    }
    guard program.isSource(member) else { return }
    let isHeldByView = (isReceiver && run.isInView) || program[declared.owner].kind.hasBody
    note(id, declared.isStatic || isHeldByView ? .shared : base.objects)
  }

  /// Notes a change of some object's data.
  func note(_ id: CodeID, _ object: ObjectOrigins) {
    run.seen.insert(id)
    run.summary.add(ObjectChange(unit: run.unit, code: id, object: object))
  }

  /// Puts a value into the object that an expression names: the local that it starts from holds it from then on.
  private func put(_ value: ObjectValue, into id: CodeID) {
    guard let checked = run.checked, value != .none else { return }
    var place = id
    while !place.isNone {
      let node = checked.code[place]
      let reference = checked.references[place]
      if node.kind == .name, reference.kind == .local, let known = run.locals[reference.index] {
        run.locals[reference.index] = known.holding(value)
        run.parts[reference.index] = nil
      }
      switch node.kind {
      case .member, .subscripting, .forceUnwrap, .chainStep, .optionalChain, .cast: place = node.first
      // Anything else is where the path begins.
      default: return
      }
    }
  }

  /// An object that is put where others see it is no longer the code's own.
  func share(_ value: CodeID, putInto target: CodeID) {
    guard let checked = run.checked, !value.isNone, !target.isNone else { return }
    let reference = checked.references[value]
    guard checked.code[value].kind == .name, reference.kind == .local,
      let known = run.locals[reference.index], isShared(target, checked)
    else { return }
    run.locals[reference.index] = ObjectValue(
      objects: known.objects.union(.shared), content: known.content.union(.shared))
    run.parts[reference.index] = nil
  }

  /// True for a place that others see.
  private func isShared(_ target: CodeID, _ checked: CheckedFile) -> Bool {
    let node = checked.code[target]
    let reference = checked.references[target]
    switch node.kind {
    case .name where reference.kind == .member: return run.isInView
    case .name: return reference.kind == .staticMember
    case .member where reference.kind == .member || reference.kind == .bindingMember:
      if checked.code[node.first].kind == .selfReference { return run.isInView }
      let owner = program[reference.member].owner
      return program[owner].kind.isObject
        ? expression(node.first).objects.contains(.shared) : isShared(node.first, checked)
    case .member: return reference.kind == .staticMember
    case .subscripting, .forceUnwrap, .chainStep, .optionalChain, .cast: return isShared(node.first, checked)
    // What is made on the spot is seen by nobody else.
    default: return false
    }
  }
}
