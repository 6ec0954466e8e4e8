import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Symbols of pictures and colours: `Image(.turtleRock)`, `Color(.brand)`, `Color.brand`, `.foregroundStyle(.brand)`.
extension FileChecker {
  private static let colorName: Name = "Color"

  /// The type of what a symbol of `Assets` stands for where `type` is wanted: a name of a picture, a colour. The node becomes the
  /// text that the name is, or `Color("Name")`. Nil for another name.
  mutating func assetSymbol(_ symbol: Name, of type: TypeID, _ id: CodeID) -> TypeID? {
    guard [.implicitMember, .member].contains(code[id].kind) else { return nil }
    if type == .string, let name = program.assets.picture(symbol) {
      parser.draft.nodes[id] = textNode(name, at: code[id].range)
      return infer(id)
    }
    if type == LibraryTypes.color, let name = program.assets.color(symbol) {
      writeColor(name, id)
      return infer(id)
    }
    return nil
  }

  /// Reads `.brand` of `Color(.brand)` as the colour of `Assets`, whatever Color has of that name: what a Color is made of is no
  /// Color.
  mutating func readAsset(inColorOf arguments: CodeItems) {
    guard !program.assets.isEmpty, arguments.count == 1, code[arguments[0]].name.isEmpty else { return }
    let value = code[arguments[0]].first
    if code[value].kind == .implicitMember, let name = program.assets.color(code[value].name) {
      writeColor(name, value)
    }
  }

  /// The type of what a symbol in a folder stands for, as `.Tea.leaf`; nil for another member.
  mutating func assetSymbol(inFolder node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID? {
    var path = node.name.text
    var part = code[node.first]
    while part.kind == .member {
      path = "\(part.name).\(path)"
      part = code[part.first]
    }
    switch part.kind {
    case .implicitMember:
      guard let expected else { return nil }
      let symbol = Name("\(part.name).\(path)")
      let wanted = expected.wrapped ?? expected
      for type in [wanted] + StandardLibrary.implicitMemberTypes(for: wanted) {
        if let found = assetSymbol(symbol, of: type, id) { return found }
      }
      return nil
    case .name where part.name == Self.colorName: return assetSymbol(Name(path), of: LibraryTypes.color, id)
    // The members of any other value are its own.
    default: return nil
    }
  }

  /// True where a symbol of `Assets` can stand for a value of a type.
  mutating func isAssetSymbol(_ symbol: Name, of type: TypeID) -> Bool {
    if program.assets.isEmpty { return false }
    if type == .string { return program.assets.picture(symbol) != nil }
    return ([type] + StandardLibrary.implicitMemberTypes(for: type)).contains(LibraryTypes.color)
      && program.assets.color(symbol) != nil
  }

  /// The symbols of `Assets` that stand for values of a type.
  mutating func assetSymbols(of type: TypeID) -> [String] {
    switch type {
    case .string: program.assets.ofPictures
    case LibraryTypes.color: program.assets.ofColors
    // No asset is of another type.
    default: []
    }
  }

  /// Makes a node `Color("Name")`.
  private mutating func writeColor(_ name: String, _ id: CodeID) {
    let range = code[id].range
    var argument = CodeNode(.argument, range)
    argument.first = addNode(textNode(name, at: range))
    var callee = CodeNode(.name, range)
    callee.name = Self.colorName
    callee.nameStart = range.start
    var call = CodeNode(.call, range)
    call.first = addNode(callee)
    call.list = parser.draft.addList(of: addNode(argument))
    parser.draft.nodes[id] = call
  }

  /// A literal of characters that stand elsewhere than in the code.
  mutating func textNode(_ text: String, at range: SourceRange) -> CodeNode {
    let first = Int32(parser.draft.stringBytes.count)
    parser.draft.stringBytes.append(contentsOf: Array(text.utf8))
    var node = CodeNode(.stringLiteral, range)
    node.a = Int32(parser.draft.strings.count)
    parser.draft.strings.append(first..<Int32(parser.draft.stringBytes.count))
    return node
  }
}
