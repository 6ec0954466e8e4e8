import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A binding to an array is a collection itself, whose elements are bindings to those of the array: it can be counted, be run over,
/// and be asked for the first of them. What changes an array is no member of it, nor is what other collections have.
extension FileChecker {
  /// Makes a collection of code that leads to a binding to an array, where a member of a collection is asked of it: its type; nil
  /// for other code, and for other members.
  mutating func elementBindings(_ id: CodeID, _ type: TypeID, for name: Name) -> TypeID? {
    guard !id.isNone, let elements = elementBindings(of: type) else { return nil }
    let isOfCollections = memory.members(.instance, of: elements, named: name).contains {
      let entry = libraryEntry(at: $0)
      return entry.receiver != .any && !entry.member.isMutating
    }
    return isOfCollections ? elementBindings(id, type) : nil
  }

  /// Makes a collection of code that leads to a binding to an array: its type; nil for other code.
  mutating func elementBindings(_ id: CodeID, _ type: TypeID) -> TypeID? {
    guard let elements = elementBindings(of: type) else { return nil }
    if trial.isOn { return elements }
    enclose(id, of: type, in: .member, of: elements)
    parser.draft.nodes[id].name = Names.elementBindings
    parser.draft.nodes[id].nameStart = code[id].range.start
    note(id, Reference(.elementBindings))
    return elements
  }

  /// The type of the collection that a binding to an array is; nil for another type.
  mutating func elementBindings(of type: TypeID) -> TypeID? {
    guard case .array(let element)? = type.bound?.kind, !element.isError else { return nil }
    return element.binding.array
  }

  /// The type of a node that `elementBindings` made.
  mutating func inferElementBindings(_ node: CodeNode, _ id: CodeID) -> TypeID {
    note(id, Reference(.elementBindings))
    return infer(node.first).bound?.element?.binding.array ?? .error
  }

  /// The `id` of what a binding leads to, noted at `id`: as in Swift, a binding to an Identifiable has it itself. Nil for other members,
  /// and where a binding to the `id` is wanted.
  mutating func identity(ofBinding base: TypeID, _ node: CodeNode, _ id: CodeID, _ expected: TypeID?)
    -> TypeID?
  {
    guard node.name == Names.id, let bound = base.bound, expected?.bound == nil, !leadsToBinding(id),
      let member = program.identity(of: bound)
    else { return nil }
    if !trial.isOn {
      enclose(node.first, of: base, in: .member, of: bound)
      parser.draft.nodes[node.first].name = Names.wrappedValue
      parser.draft.nodes[node.first].nameStart = code[node.first].range.start
      note(node.first, Reference(.wrappedValue))
    }
    note(id, Reference(.member, Int(member.index)))
    return program.type(program[member].type, in: bound)
  }

  /// True for a step of the path of which a binding is wanted.
  private mutating func leadsToBinding(_ id: CodeID) -> Bool {
    var at = expressionContext.boundPath
    while !at.isNone {
      if at == id { return true }
      switch code[at].kind {
      case .member, .subscripting, .forceUnwrap: at = code[at].first
      // Anything else between is no part of a path.
      default: return false
      }
    }
    return false
  }
}
