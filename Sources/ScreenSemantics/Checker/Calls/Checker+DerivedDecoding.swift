import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// `Type(from: decoder)` of a type that declares no such initialiser, which Swift derives. It reads what the decoder has as one value,
  /// so it is written as that: `decoder.singleValueContainer().decode(Type.self)`. Nil for another call.
  mutating func initializeDecoded(
    _ type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID? {
    guard arguments.count == 1, code[arguments[0]].name == Self.from, isDecodable(type),
      let named = nameOfMade(type, node.first)
    else { return nil }
    let decoder = code[arguments[0]].first
    guard infer(decoder) == LibraryTypes.decoder else { return nil }
    if trial.isOn { return type }
    let range = node.range
    let reader = addMember(Self.singleValueContainer, of: decoder, at: range)
    let decode = addMember(Self.decode, of: addCall(of: reader, [], at: range), at: range)
    let argument = addArgument(addMember(Names.itself, of: named, at: range), at: range)
    let call = addCall(of: decode, [argument], at: range)
    parser.draft.nodes[id] = code[call]
    return infer(id)
  }

  /// True where Swift derives how a value is read.
  private mutating func isDecodable(_ type: TypeID) -> Bool {
    guard let declaration = program.declaration(of: type) else { return true }
    return program.conformances(of: type).contains(.codable)
      && program.initializerFromDecoder(of: declaration) == nil
  }

  /// The type that a call makes, as code names it; nil where nothing does.
  private mutating func nameOfMade(_ type: TypeID, _ callee: CodeID) -> CodeID? {
    switch code[callee].kind {
    case .member where code[callee].name == Names.initializer: return code[callee].first
    case .implicitMember:
      guard let declaration = program.declaration(of: type) else { return nil }
      return addName(program[declaration].name, code[callee].range)
    // Any other callee is the type itself.
    default: return callee
    }
  }

  private static let from: Name = "from"
  private static let singleValueContainer: Name = "singleValueContainer"
  private static let decode: Name = "decode"
}
