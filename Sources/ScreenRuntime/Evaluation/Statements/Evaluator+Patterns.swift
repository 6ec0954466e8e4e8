import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// Whether `value` fits the pattern at `id`; names in it are bound to the parts.
  func match(_ id: CodeID, _ value: Value, _ frame: Frame) throws -> Bool {
    if id.isNone { return true }
    let code = frame.code
    let node = code.nodes[id]
    switch node.kind {
    case .wildcardPattern: return true
    case .bindingPattern:
      let reference = code.references[id]
      if reference.kind == .local { frame[reference.index] = value }
      return true
    case .tuplePattern:
      let items = code.items(node.list)
      guard case .tuple(let parts) = value else {
        return items.count == 1 ? try match(items[0], value, frame) : false
      }
      guard parts.count == items.count else { return false }
      for (index, item) in items.enumerated() where try !match(item, parts[index], frame) { return false }
      return true
    case .optionalPattern:
      if case .null = value { return false }
      return try match(node.first, value.outOfOptional, frame)
    case .casePattern: return try matchCase(id, node, value, frame)
    case .expressionPattern: return try matchExpression(node.first, value, frame)
    case .labelledPattern: return try match(node.first, value, frame)
    case .cast:
      let type = frame.type(of: node.second, runnable.program)
      try requireTold(type, frame, id)
      guard isValue(value, type, known: frame.types[id]) else { return false }
      return try match(node.first, type.wrapped == nil ? value.outOfOptional : value, frame)
    // What is no pattern is an expression to compare with.
    default: return try matchExpression(id, value, frame)
    }
  }

  /// The type that a case belongs to, which tells errors apart.
  private func owner(of member: MemberID) -> TypeID {
    runnable.program.declarations[members[member].owner].type
  }

  private func matchExpression(_ id: CodeID, _ value: Value, _ frame: Frame) throws -> Bool {
    try matches(pattern: evaluate(id, frame), value)
  }

  private func matchCase(_ id: CodeID, _ node: CodeNode, _ value: Value, _ frame: Frame) throws -> Bool {
    let code = frame.code
    let reference = code.references[id]
    let items = code.items(node.list)
    switch reference.kind {
    case .enumCase:
      let index = members[reference.member].field
      switch value {
      case .choice(let type, let found):
        return found == index && (node.first.isNone || type == owner(of: reference.member))
      case .payload(let box):
        guard box.index == index, node.first.isNone || box.type == owner(of: reference.member) else {
          return false
        }
        return try match(items, box.payload, frame)
      // A value of another kind is no case of an enum.
      default: return false
      }
    case .choice:
      // What is caught may be a case of another type.
      if !node.first.isNone, declaration(of: value) != nil { return false }
      if case .choice(_, let found) = value { return found == reference.index }
      if case .payload(let box) = value {
        return box.index == reference.index ? try match(items, box.payload, frame) : false
      }
      guard let content = value.content((any CaseContent).self), content.place == reference.index else {
        return false
      }
      let payload = content.payload
      return try match(items, payload.count == 1 ? payload[0] : .tuple(ArrayBox(payload)), frame)
    case .staticMember: return try matches(pattern: staticValue(reference.member, frame, id), value)
    case .library:
      return try matches(
        pattern: libraryCall(Int(reference.index), receiver: .void, [], frame, id), value)
    default:
      // `.none` and `.some(let x)` of an Optional.
      if node.name.text == "none" {
        if case .null = value { return true }
        return false
      }
      if node.name.text == "some" {
        if case .null = value { return false }
        return try match(items.first ?? .none, value.outOfOptional, frame)
      }
      return false
    }
  }

  /// True where the patterns in the parentheses of a case match what it carries.
  private func match(_ items: UncheckedTable<Int, CodeID>, _ payload: Value, _ frame: Frame) throws -> Bool {
    if items.isEmpty { return true }
    if items.count == 1 { return try match(items[0], payload, frame) }
    guard case .tuple(let parts) = payload, parts.count == items.count else { return false }
    for (place, item) in items.enumerated() where try !match(item, parts[place], frame) { return false }
    return true
  }
}
