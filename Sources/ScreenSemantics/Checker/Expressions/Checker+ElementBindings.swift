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
    guard !id.isNone, case .array(let element)? = type.bound?.kind, !element.isError else { return nil }
    let elements = element.binding.array
    let isOfCollections = memory.members(.instance, of: elements, named: name).contains {
      let entry = libraryEntry(at: $0)
      return entry.receiver != .any && !entry.member.isMutating
    }
    guard isOfCollections else { return nil }
    if trial.isOn { return elements }
    enclose(id, of: type, in: .member, of: elements)
    parser.draft.nodes[id].name = Names.elementBindings
    parser.draft.nodes[id].nameStart = code[id].range.start
    note(id, Reference(.elementBindings))
    return elements
  }

  /// The type of a node that `elementBindings` made.
  mutating func inferElementBindings(_ node: CodeNode, _ id: CodeID) -> TypeID {
    note(id, Reference(.elementBindings))
    return infer(node.first).bound?.element?.binding.array ?? .error
  }
}
