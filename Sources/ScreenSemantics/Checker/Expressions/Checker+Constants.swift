import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Values that the library keeps as members of `Int` and `String` under names that are no members in Swift.
extension FileChecker {
  private static let int: Name = "Int", string: Name = "String"

  /// The greatest or least number of an integer of fewer bits, `UInt8.max`, noted at `id`; nil for another member.
  mutating func boundOfSize(_ node: CodeNode, _ id: CodeID) -> TypeID? {
    let base = code[node.first]
    guard base.kind == .name, base.name != Self.int else { return nil }
    return staticMember(Name("\(base.name).\(node.name)"), of: .int, id)
  }

  /// A value of the system that stands by itself, `NSEC_PER_SEC`, `NSLocalizedDescriptionKey`: it is read as a member of its
  /// type; nil for another name.
  mutating func inferConstant(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID? {
    let isNumber = node.name.utf8.allSatisfy { $0 == UInt8(ascii: "_") || (0x41...0x5A).contains($0) }
    guard isNumber || node.name.text.hasPrefix("NS"),
      !memory.members(.staticProperties, of: isNumber ? .int : .string, named: node.name).isEmpty
    else { return nil }
    var type = CodeNode(.name, SourceRange(node.range.start, node.range.start))
    type.name = isNumber ? Self.int : Self.string
    let base = addNode(type)
    parser.draft.nodes[id].kind = .member
    parser.draft.nodes[id].a = base.index
    parser.draft.nodes[id].nameStart = node.range.start
    return infer(id, expecting: expected)
  }
}
