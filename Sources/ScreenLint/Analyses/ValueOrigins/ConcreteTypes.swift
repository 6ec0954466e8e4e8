import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which type's member is meant where code uses what a protocol asks for?
///
/// Answer: the one of the type that the value is known to have, as all that is ever given to what holds it is of that type, or that of
/// the only type that has one; nil where it may be another.
/// Cost: what is given to each member that holds the value, 16 deep.
/// Limits: what an Init assigns, a loop or the environment gives is not followed.
struct ConcreteTypes {
  private let model: SemanticModel
  private let graph: DataFlowGraph
  private static let depthLimit = 16

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
  }

  private var program: Program { _read { yield model.program } }

  /// The member that a use means: what is no part of a protocol itself.
  func member(usedBy access: Access) -> MemberID? {
    guard program[access.member].traits.contains(.isRequirement) else { return access.member }
    let found = program.implementations(of: access.member)
    if found.count < 2 { return found.first }
    guard !access.code.isNone else { return nil }
    let code = model.files[access.file].code
    let node = code[access.code]
    let used = node.kind == .call ? code[node.first] : node
    guard used.kind == .member, let type = type(of: used.first, access.file, depth: 0) else { return nil }
    return program.implementation(of: access.member, for: type)
  }

  /// The one type, no protocol, of the values that an expression may give.
  private func type(of code: CodeID, _ file: FileID, depth: Int) -> TypeID? {
    guard depth < Self.depthLimit, !code.isNone else { return nil }
    let checked = model.files[file]
    let type = checked.type(code)
    if let known = program.declaration(of: type.wrapped ?? type), !program[known].kind.isOpen {
      return program[known].type
    }
    let node = checked.code[code]
    let reference = checked.reference(code)
    switch reference.kind {
    case .member, .staticMember: return self.type(heldBy: reference.member, depth: depth + 1)
    case .function: return self.type(givenBy: reference.member, depth: depth + 1)
    case .local:
      guard let binding = checked.binding(ofLocal: reference.index, before: code), !binding.isMutable,
        !binding.isLoop
      else { return nil }
      return self.type(of: binding.value, file, depth: depth + 1)
    // Anything else gives the value of what it is a part of, or what is not known.
    default: break
    }
    switch node.kind {
    case .forceUnwrap, .chainStep, .optionalChain: return self.type(of: node.first, file, depth: depth + 1)
    // What any other code gives is not followed.
    default: return nil
    }
  }

  /// The one type of all that is given to a member.
  private func type(heldBy id: MemberID, depth: Int) -> TypeID? {
    let member = program[id]
    if member.kind == .computed { return type(givenBy: id, depth: depth) }
    var found: [TypeID?] = []
    if member.isParameter {
      for argument in graph.arguments(for: id)
      where program[graph.owner(ofUnit: argument.unit, program)].kind != .preview {
        found.append(type(of: argument.code, argument.file, depth: depth))
      }
    }
    let value = model.values[id].code
    if member.value != nil, !value.isNone { found.append(type(of: value, member.file, depth: depth)) }
    for index in graph.accessesByMember[id.index] {
      let access = graph.access(at: index)
      guard access.kind == .write || access.kind == .bind else { continue }
      found.append(type(of: graph.assignedValue(index), access.file, depth: depth))
    }
    return same(found)
  }

  /// The one type of what a function or a Computed gives.
  private func type(givenBy id: MemberID, depth: Int) -> TypeID? {
    let body = model.getters[id].code
    guard !body.isNone else { return nil }
    let file = program[id].file
    return same(model.files[file].code.results(of: body).map { type(of: $0, file, depth: depth) })
  }

  private func same(_ types: [TypeID?]) -> TypeID? {
    guard let first = types.first else { return nil }
    return types.allSatisfy { $0 == first } ? first : nil
  }
}
