import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowWalker {
  /// Walks a statement, a condition or a pattern.
  mutating func statement(_ node: CodeNode, _ id: CodeID) {
    switch node.kind {
    case .block: statements(of: node, id)
    case .variable: variable(node)
    case .assignment:
      if node.op == .addAssign { mayRepeat = true }
      expression(node.second)
      assign(node)
    case .ifStatement:
      for condition in checked.code.items(node.list) { expression(condition) }
      conditionally { walker in
        walker.expression(node.first)
        walker.expression(node.second)
      }
    case .guardStatement:
      for condition in checked.code.items(node.list) { expression(condition) }
      conditionally { $0.expression(node.first) }
    case .optionalBinding:
      if node.first.isNone {
        expression(CodeID(checked.references[id].extra))
      } else {
        expression(node.first)
      }
    case .patternCondition:
      expression(node.second)
      expression(node.first)
    case .switchStatement:
      expression(node.first)
      conditionally { walker in
        for item in walker.checked.code.items(node.list) { walker.expression(item) }
      }
    case .switchCase:
      for pattern in checked.code.items(node.list) { expression(pattern) }
      expression(node.second)
      expression(node.first)
    case .forLoop:
      expression(node.second)
      conditionally { walker in
        for part in walker.checked.code.items(node.list) { walker.expression(part) }
      }
    case .whileLoop:
      for condition in checked.code.items(node.list) { expression(condition) }
      conditionally { $0.expression(node.first) }
    case .doStatement:
      expression(node.first)
      conditionally { walker in
        for item in walker.checked.code.items(node.list) { walker.expression(item) }
      }
    case .expressionStatement:
      dropped = node.first
      expression(node.first)
    case .returnStatement, .throwStatement, .expressionPattern, .optionalPattern, .labelledPattern:
      expression(node.first)
    case .casePattern:
      let reference = checked.references[id]
      if reference.kind == .enumCase { note(.read, reference.member, id) }
      for item in checked.code.items(node.list) { expression(item) }
    case .tuplePattern:
      for item in checked.code.items(node.list) { expression(item) }
    // What is left holds no code: words such as `break`, names that are given, types.
    default: break
    }
  }

  /// A local that holds a closure; the code around may call it.
  private mutating func variable(_ node: CodeNode) {
    let reference = checked.references[node.first]
    guard !node.second.isNone, checked.code[node.second].kind == .closure, reference.kind == .local else {
      expression(node.second)
      if !node.second.isNone, reference.kind == .local, checked.types[node.second].bound != nil {
        bindingLocals.append((reference.index, node.second))
      }
      return
    }
    if closures == nil { needsModel = true }
    guard closures?.calls(local: reference.index, in: root, ofFile: file) == true else {
      return expression(node.second)
    }
    let body = checked.code[node.second].second
    conditionally { $0.expression(body) }
  }

  /// What follows a statement that may leave the block is conditional.
  private mutating func statements(of node: CodeNode, _ id: CodeID) {
    let saved = (flags, block)
    let bindings = bindingLocals.count
    block = id
    for item in checked.code.items(node.list) {
      expression(item)
      if checked.mayLeave(item) { flags.insert(.conditional) }
    }
    (flags, block) = saved
    bindingLocals.removeLast(bindingLocals.count - bindings)
  }

  /// Writes the target of an assignment; of a whole member, what it is given is noted too.
  private mutating func assign(_ node: CodeNode) {
    let target = checked.code.nodes[node.first]
    if target.kind == .tuple {
      for item in checked.code.items(target.list) { write(checked.code[item].first, []) }
      return
    }
    let isWhole =
      !isInitializing && node.op == .assign && (target.kind == .name || target.kind == .member)
      && checked.references[node.first].kind == .member
    if isWhole {
      record.assignments.append(
        Assignment(access: Int32(record.accesses.count), value: node.second))
    }
    // A local that is a Binding stands for another source from then on; its value is `wrappedValue`.
    if target.kind == .name, checked.types[node.first].bound != nil,
      checked.references[node.first].kind == .local
    {
      return
    }
    let place = record.accesses.count
    write(node.first, node.op == .assign ? [] : .update)
    if node.op == .assign, place < record.accesses.count, record.accesses[place].code == node.first {
      record.accesses[place].flags.assigned = LiteralWord(checked.code.nodes[node.second])
    }
  }

  /// Walks an expression that is changed: its path is written up to the first object, whose data it is.
  mutating func write(_ id: CodeID, _ extra: Access.Flags) {
    guard id.index >= 0, depth < Self.depthLimit else { return }
    depth += 1
    defer { depth -= 1 }
    let node = checked.code.nodes[id]
    let reference = checked.references[id]
    switch node.kind {
    case .name:
      switch reference.kind {
      case .member: note(.write, reference.member, id, extra.union(.onSelf))
      case .staticMember: note(.write, reference.member, id, extra)
      case .local: writeLocal(reference, extra)
      // Any other name is none that code may change, which the checker reports.
      default: break
      }
    case .bindingName:
      if reference.kind == .member || reference.kind == .staticMember {
        note(.write, reference.member, id, extra.union(reference.kind == .member ? .onSelf : []))
      } else if reference.kind == .local {
        writeLocal(reference, extra)
      }
    case .member: writeMember(node, id, reference, extra)
    case .subscripting:
      for argument in checked.code.items(node.list) { expression(value(of: argument)) }
      if reference.kind == .function { return writeSubscript(node, id, reference.member, extra) }
      write(node.first, extra)
    case .forceUnwrap, .chainStep, .optionalChain: write(node.first, extra)
    case .selfReference, .implicitMember: break
    // Any other place is made on the spot: it is read, and nothing keeps what is written.
    default: expression(id)
    }
  }

  /// A declared subscript writes what it is a part of, by its `set`.
  private mutating func writeSubscript(
    _ node: CodeNode, _ id: CodeID, _ member: MemberID, _ extra: Access.Flags
  ) {
    note(.write, member, id, base: checked.holder(node.first), extra)
    let owner = program.declaration(of: program.declarations[program[member].owner].type)
    if let owner, program.isOfObjects(owner) { expression(node.first) } else { write(node.first, extra) }
  }

  private mutating func writeMember(
    _ node: CodeNode, _ id: CodeID, _ reference: Reference, _ extra: Access.Flags
  ) {
    switch reference.kind {
    case .member, .bindingMember:
      let isOwn = checked.code.nodes[node.first].kind == .selfReference
      note(.write, reference.member, id, base: checked.holder(node.first), extra.union(isOwn ? .onSelf : []))
      let owner = program.members[reference.member].owner
      if !owner.isNone, program.isOfObjects(owner) {
        expression(node.first)
      } else {
        write(node.first, extra)
      }
    case .staticMember: note(.write, reference.member, id, extra)
    case .configuration: break
    case .appearance: acts(id)
    // A part of a library value or of a tuple is a part of what holds it.
    default: write(node.first, extra)
    }
  }

  /// A local that is a binding writes to what it was made of, as a loop variable does to its collection.
  private mutating func writeLocal(_ reference: Reference, _ extra: Access.Flags) {
    for (slot, items) in bindingLocals.reversed()
    where slot == reference.extra || slot == reference.index {
      return write(items, extra)
    }
  }
}

extension CheckedFile {
  /// True for a statement that may leave its block.
  @inline(__always)
  fileprivate func mayLeave(_ id: CodeID) -> Bool {
    guard id.index >= 0 else { return false }
    switch code.nodes.address(id).pointee.kind {
    case .guardStatement, .returnStatement, .throwStatement, .breakStatement, .continueStatement: return true
    case .ifStatement, .block, .switchStatement, .forLoop, .whileLoop, .doStatement, .switchCase:
      return mayLeaveInside(id)
    // No other statement ends what stands around it.
    default: return false
    }
  }

  /// The same for a statement with others inside.
  @inline(never)
  private func mayLeaveInside(_ id: CodeID) -> Bool {
    let node = code.nodes[id]
    switch node.kind {
    case .ifStatement: return mayLeave(node.first) || mayLeave(node.second)
    case .switchCase, .whileLoop: return mayLeave(node.first)
    case .doStatement:
      return mayLeave(node.first) || code.items(node.list).contains { mayLeave($0) }
    // All else that is asked about keeps its statements in its list.
    default: return code.items(node.list).contains { mayLeave($0) }
    }
  }
}
