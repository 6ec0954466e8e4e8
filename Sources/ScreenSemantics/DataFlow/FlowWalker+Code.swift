import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FlowWalker {
  /// Walks an expression whose value is taken, or a statement.
  mutating func expression(_ id: CodeID) {
    guard id.index >= 0, depth < Self.depthLimit else { return }
    let node = checked.code.nodes[id]
    depth += 1
    defer { depth -= 1 }
    switch node.kind {
    case .integerLiteral, .doubleLiteral, .booleanLiteral, .nilLiteral, .stringLiteral: break
    case .name, .implicitMember: name(id, checked.references[id])
    case .bindingName: bindingName(id, checked.references[id])
    case .member: memberAccess(node, id)
    case .call: call(node, id)
    case .subscripting:
      if checked.references[id].kind == .function {
        note(.call, checked.references[id].member, id, base: checked.holder(node.first))
      }
      expression(node.first)
      for argument in checked.code.items(node.list) { expression(value(of: argument)) }
    case .interpolation, .arrayLiteral, .dictionaryLiteral:
      let items = checked.code.items(node.list)
      if node.kind == .arrayLiteral, items.count > 1, !differPlainly(items) { mayRepeat = true }
      for item in items { expression(item) }
    case .tuple:
      for item in checked.code.items(node.list) { expression(value(of: item)) }
    case .forceUnwrap:
      record.unwraps.append(site(id))
      expression(node.first)
    case .unary:
      if checked.references[id].kind == .function { note(.call, checked.references[id].member, id) }
      expression(node.first)
      if node.op == CodeOperator.none { write(node.first, .update) }
    case .argument, .chainStep, .optionalChain, .cast: expression(node.first)
    case .binary:
      if checked.references[id].kind == .function { note(.call, checked.references[id].member, id) }
      expression(node.first)
      switch node.op {
      case .and, .or, .coalesce: conditionally { $0.expression(node.second) }
      case .add:
        let type = checked.type(id)
        if type != .int, type != .double, type != .string { mayRepeat = true }
        expression(node.second)
      // Both sides of any other operator are evaluated.
      default: expression(node.second)
      }
    case .ternary:
      expression(node.first)
      conditionally { walker in
        walker.expression(node.second)
        for item in walker.checked.code.items(node.list) { walker.expression(item) }
      }
    case .closure: keep(node)
    case .selfReference: placeSelf()
    case .keyPath:
      for item in checked.code.items(node.list) {
        let reference = checked.references[item]
        if reference.kind == .member { note(.read, reference.member, item) }
      }
    // What is no expression is a statement, a condition or a pattern.
    default: statement(node, id)
    }
  }

  /// The value of an argument.
  mutating func value(of argument: CodeID) -> CodeID {
    noteSymbol(checked.code[argument])
    return checked.code[argument].first
  }

  /// Notes an argument whose label says that it names a system symbol.
  mutating func noteSymbol(_ argument: CodeNode) {
    if argument.kind == .argument, roles.isSymbol(argument.name) {
      record.symbols.append(SymbolSite(file: file, attribute: .none, code: argument.first))
    }
  }

  mutating func conditionally(_ body: (inout Self) -> Void) {
    let saved = flags
    flags.insert(.conditional)
    body(&self)
    flags = saved
  }

  /// A closure that somebody keeps: it runs later, if at all.
  mutating func keep(_ node: CodeNode) {
    let saved = (flags, root)
    if !flags.contains(.deferred) { root = node.second }
    flags = [.deferred]
    expression(node.second)
    (flags, root) = saved
  }

  private mutating func name(_ id: CodeID, _ reference: Reference) {
    switch reference.kind {
    case .member, .staticMember:
      let isFunction = member(reference.member) == .function
      note(
        isFunction ? .pass : .read, reference.member, id, reference.kind == .member ? .onSelf : [])
      if !isFunction { viewsOfMember(reference.member, id) }
    case .projection: note(.bind, reference.member, id, .onSelf)
    case .fragment:
      note(.read, reference.member, id, .onSelf)
      edge(.contains, to: nodes.node(reference.member), code: id, in: frame)
    case .enumCase: note(.read, reference.member, id)
    case .rawValue where reference.index == 1: wholeEnum(id)
    // Any other name names no member of the package.
    default: break
    }
  }

  /// A member whose code makes views stands where it is read.
  private mutating func viewsOfMember(_ member: MemberID, _ id: CodeID) {
    if program.members.address(member).pointee.type == .view, self.member(member) == .computed {
      edge(.contains, to: nodes.node(member), code: id, in: frame)
    }
  }

  private mutating func wholeEnum(_ id: CodeID) {
    let type = checked.types[id]
    let found =
      program.declaration(of: type) ?? type.element.flatMap { program.declaration(of: $0) }
      ?? type.wrapped.flatMap { program.declaration(of: $0) }
    if let found { record.wholeEnums.append(found.index) }
  }

  private mutating func bindingName(_ id: CodeID, _ reference: Reference) {
    switch reference.kind {
    case .member: note(.bind, reference.member, id, .onSelf)
    case .staticMember: note(.bind, reference.member, id)
    // Any other binding leads to no member of the package.
    default: break
    }
  }

  private mutating func memberAccess(_ node: CodeNode, _ id: CodeID) {
    let reference = checked.references[id]
    let base = node.first
    switch reference.kind {
    case .member:
      expression(base)
      let isOwn = checked.code.nodes[base].kind == .selfReference
      let isFunction = member(reference.member) == .function
      note(isFunction ? .pass : .read, reference.member, id, base: checked.holder(base), isOwn ? .onSelf : [])
      if !isFunction { viewsOfMember(reference.member, id) }
    case .bindingMember:
      expression(base)
      note(.bind, reference.member, id, base: checked.holder(base))
    case .projection:
      let holder = checked.holder(base)
      if !holder.isNone { note(.bind, holder, base, .onSelf) } else { expression(base) }
    case .staticMember:
      note(member(reference.member) == .function ? .pass : .read, reference.member, id)
    case .enumCase: note(.read, reference.member, id)
    case .rawValue where reference.index == 1: wholeEnum(id)
    case .library:
      let traits = traits(reference.index)
      if traits.contains(.varies) { varies(id) }
      if traits.contains(.repeats) { mayRepeat = true }
      expression(base)
    // Any other member is no source: only what it is taken from is read.
    default: expression(base)
    }
  }

  /// What a library entry does; asked again and again for few entries, so the last ones are kept.
  private mutating func traits(_ place: Int32) -> LibraryTraits {
    let slot = Int(place) & (traitCache.count - 1)
    if traitCache[slot].place == place { return traitCache[slot].traits }
    let traits = roles.traits(of: StandardLibrary.shared.entries[Int(place)])
    traitCache[slot] = (place, traits)
    return traits
  }

  /// A place of code as it is walked.
  private mutating func site(_ id: CodeID) -> CodeSite {
    CodeSite(
      file: file, unit: unit, code: id, isDeferred: flags.contains(.deferred),
      isConditional: flags.contains(.conditional))
  }

  mutating func varies(_ id: CodeID) {
    record.varying.append(site(id))
  }

  mutating func acts(_ id: CodeID) {
    record.effects.append(site(id))
  }

  // MARK: Calls

  private mutating func call(_ node: CodeNode, _ id: CodeID) {
    let reference = checked.references[id]
    let callee = checked.code.nodes[node.first]
    let arguments = checked.code.items(node.list)
    switch reference.kind {
    case .function: callFunction(node, id, reference, callee)
    case .library:
      let traits = traits(reference.index)
      if callee.kind == .member {
        if traits.contains(.isMutating) {
          change(callee.first, by: id)
        } else {
          expression(callee.first)
        }
      }
      if traits.contains(.varies) { varies(id) }
      if traits.contains(.actsOutside) { acts(id) }
      if traits.contains(.repeats) { mayRepeat = true }
      let runsClosures = traits.contains(.runsClosures)
      for argument in arguments { self.argument(argument, runsClosures: runsClosures) }
    case .initializer, .viewInitializer:
      make(reference, id)
      for argument in arguments { expression(value(of: argument)) }
    case .ownInitializer:
      let owner = program.members.address(reference.member).pointee.owner
      if let made = program.declaration(of: program.declarations[owner].type) {
        record.typeUses.append(made.index)
      }
      note(.call, reference.member, id)
      for argument in arguments { expression(value(of: argument)) }
    case .enumCase:
      note(.read, reference.member, id)
      for argument in arguments { expression(value(of: argument)) }
    case .bindingInitializer:
      if reference.index == 0 {
        record.constants.append(site(id))
      }
      for (place, argument) in arguments.enumerated() {
        self.argument(argument, runsClosures: reference.index == 1 && place == 0)
      }
    case .modifier:
      let application = checked.modifiers[reference.modifier]
      modified(callee, in: decorate(application, in: frame))
    case .rawValue:
      if reference.index == 2 { wholeEnum(id) }
      for argument in arguments { expression(value(of: argument)) }
    // Any other call is one of a value: that and the arguments are read. With 1 it is an action of the environment.
    default:
      if reference.kind == .closureCall, reference.index == 1 { acts(id) }
      if checked.references[node.first].kind == .objectWillChange, callee.kind == .member {
        announce(callee, id)
      } else {
        expression(node.first)
      }
      for argument in arguments { expression(value(of: argument)) }
    }
  }

  /// Writes what a mutating call is made on; where its result is taken, what it was is read as well.
  private mutating func change(_ target: CodeID, by call: CodeID) {
    if call != dropped, checked.types[call] != .void { expression(target) }
    write(target, .update)
  }

  /// `object.objectWillChange.send()`.
  private mutating func announce(_ callee: CodeNode, _ id: CodeID) {
    let publisher = checked.code.nodes[callee.first]
    let object = publisher.kind == .member ? publisher.first : .none
    if !object.isNone { expression(object) }
    note(.announce, object.isNone ? .none : checked.holder(object), id, object.isNone ? .onSelf : [])
  }

  /// True for a closure that the function of the package to which it is given calls.
  private mutating func runs(_ value: CodeID, in call: Reference) -> Bool {
    guard checked.code.nodes[value].kind == .closure,
      let (closures, place) = parameter(for: value, in: call)
    else { return false }
    return closures.calls(call.member, parameter: place)
  }

  /// True for a Binding through which the function of the package to which it is given writes.
  private mutating func writes(through value: CodeID, in call: Reference) -> Bool {
    guard checked.types[value].bound != nil,
      let (closures, place) = parameter(for: value, in: call)
    else { return false }
    return closures.writes(call.member, parameter: place)
  }

  /// Which parameter a value is given for, with who knows what functions do with theirs; nil until all files are checked.
  private mutating func parameter(
    for value: CodeID, in call: Reference
  ) -> (closures: CalledClosures, place: Int)? {
    guard let closures else {
      needsModel = true
      return nil
    }
    return closures.place(of: value, in: call, checked).map { (closures, $0) }
  }

  private mutating func argument(_ id: CodeID, runsClosures: Bool) {
    let value = value(of: id)
    let node = checked.code[value]
    guard runsClosures, node.kind == .closure else { return expression(value) }
    conditionally { $0.expression(node.second) }
  }

  /// Walks the view that a modifier is called on: `self` where no other is written.
  private mutating func modified(_ callee: CodeNode, in inner: Int32) {
    let saved = frame
    frame = inner
    if callee.kind == .member { expression(callee.first) } else { placeSelf() }
    frame = saved
  }

  private mutating func callFunction(
    _ node: CodeNode, _ id: CodeID, _ reference: Reference, _ callee: CodeNode
  ) {
    if Program.isViewFunction(reference.member, program.members, program.declarations) {
      edge(.decorates, to: nodes.node(reference.member), code: id, in: frame)
      note(.call, reference.member, id)
      for argument in checked.code.items(node.list) { expression(value(of: argument)) }
      modified(callee, in: push(.modified, in: frame, value: nodes.node(reference.member)))
      return
    }
    var base = MemberID.none
    var isOwn = callee.kind == .name
    if callee.kind == .member {
      isOwn = checked.code.nodes[callee.first].kind == .selfReference
      base = checked.holder(callee.first)
      if program.members.address(reference.member).pointee.isMutating {
        change(callee.first, by: id)
      } else {
        expression(callee.first)
      }
    }
    if program.members.address(reference.member).pointee.type == .view {
      edge(.contains, to: nodes.node(reference.member), code: id, in: frame)
    }
    note(.call, reference.member, id, base: base, isOwn ? .onSelf : [])
    for argument in checked.code.items(node.list) {
      let value = checked.code[argument].first
      self.argument(argument, runsClosures: runs(value, in: reference))
      if writes(through: value, in: reference) { write(value, .update) }
    }
  }

  /// An initialiser of a declared type: its arguments meet parameters, and views, modifiers and styles are reached.
  private mutating func make(_ reference: Reference, _ id: CodeID) {
    guard reference.index >= 0 else { return }
    let declaration = program.declarations[reference.declaration]
    record.typeUses.append(reference.index)
    switch declaration.kind {
    case .screen, .view: edge(.contains, to: reference.index, code: id, in: frame)
    case .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle:
      edge(.decorates, to: reference.index, code: id, in: frame)
    case .app, .structure, .enumeration, .observableObject, .observable, .extended, .appearance, .preview,
      .scenario, .typeAlias, .fileScope, .protocolType, .genericParameter:
      break
    }
    let arguments = checked.arguments(of: reference)
    var place = 0
    for index in declaration.members where place < arguments.count && program.members[index].isParameter {
      let value = arguments[place]
      place += 1
      if value.isNone { continue }
      let isBinding = program.members[index].kind == .binding
      noteArgument(value, for: index, attribute: .none, isBinding: isBinding)
    }
  }
}

// What is told without changing the walker is asked of what it looks at: a method that changes nothing would be given a
// copy of the whole walker.
extension CheckedFile {
  /// The member that holds the value of an expression, or none.
  @inline(__always)
  func holder(_ id: CodeID) -> MemberID {
    var id = id
    while true {
      let reference = references[id]
      switch reference.kind {
      case .member, .staticMember, .bindingMember: return reference.member
      // What is no member may still be the value of one.
      default: break
      }
      let node = code.nodes.address(id)
      switch node.pointee.kind {
      case .forceUnwrap, .chainStep, .optionalChain: id = node.pointee.first
      // What any other code gives is held by no member.
      default: return .none
      }
    }
  }
}
