import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension LanguageServer {
  /// `textDocument/inlayHint`: the types of names that are declared without one.
  func inlayHints(_ parameters: JSONValue) throws -> JSONValue {
    let (snapshot, file, text) = try snapshot(parameters)
    guard snapshot.isScreen(file) else { return [] }
    let wanted = text.offsets(of: parameters["range"], encoding) ?? 0..<text.bytes.count
    let program = snapshot.program
    var hints: [(place: UInt32, type: TypeID)] = []
    for declaration in program.declarations(in: file) {
      for id in program.members(of: declaration) {
        let member = program[id]
        guard member.typeRange == member.nameRange, !member.name.isEmpty, member.kind != .function,
          member.kind != .enumCase, member.kind != .fragment, member.kind != .slot
        else { continue }
        hints.append((member.nameRange.end, member.type))
      }
    }
    for local in snapshot.model.files[file].locals where local.range.count > 0 {
      switch local.kind {
      case .loopItem, .closureParameter, .constant, .variable, .pattern:
        let name = text.text(local.range)
        guard name == local.name.text || name == "$" + local.name.text, !Self.isTyped(local.range, text)
        else { continue }
        hints.append((local.range.end, local.type))
      case .parameter, .capture, .computed: break
      }
    }
    var seen: Set<UInt32> = []
    return .array(
      hints.filter {
        wanted.contains(Int($0.place)) && !$0.type.isError && $0.type != .void
          && seen.insert($0.place).inserted
      }.sorted { $0.place < $1.place }.map { hint in
        ["position": text.position(of: Int(hint.place), encoding), "label": ": \(hint.type)", "kind": 1]
      })
  }

  /// True for a name of a body behind which its type is written.
  private static func isTyped(_ name: SourceRange, _ text: SourceText) -> Bool {
    let rest = text.bytes[Int(name.end)...].drop { $0 == UInt8(ascii: " ") }
    if rest.first == UInt8(ascii: ":") { return true }
    // `<Let name="a" type="Int">`
    guard rest.first == UInt8(ascii: "\""), let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      return false
    }
    return MarkupScanner.find(" type=", in: Array(rest[..<end]), from: 0) != nil
  }

  /// `textDocument/signatureHelp`: the ways to write the call around a place, and which argument it is in.
  func signatureHelp(_ parameters: JSONValue) throws -> JSONValue {
    let cursor = try cursorInText(parameters)
    guard let call = CallAround(cursor.text.bytes, cursor.offset) else { return .null }
    let program = try cursor.served.lastSnapshot(cursor.package).program
    var signatures: [(text: String, documentation: String)] = []
    let name = Name(call.name)
    for place in ElementCatalog.shared.modifiers(named: name) where call.isBehindDot {
      let modifier = ElementCatalog.shared.modifiers[place]
      signatures += modifier.signatures.map { ($0, modifier.documentation) }
    }
    for id in program.members.indices where program[id].name == name && program[id].kind == .function {
      signatures.append((LanguageServer.signature(of: id, program), ""))
    }
    if let id = program.declarations.indices.first(where: {
      program[$0].name == name && program[$0].kind.isNamed
    }) {
      let fields = program.parameters(of: id).map { "\(program.label(of: $0)): \(program[$0].type)" }
      signatures.append(("\(name)(\(fields.joined(separator: ", ")))", ""))
    }
    for entry in StandardLibrary.shared.entries where entry.name == name {
      switch entry.member.form {
      case .method, .staticMethod: if !call.isBehindDot { continue }
      case .function: if call.isBehindDot { continue }
      case .property, .staticProperty, .initializer: continue
      }
      signatures.append((entry.member.signature, entry.member.documentation))
    }
    if signatures.isEmpty { return .null }
    let shown = signatures.prefix(12).map { signature -> JSONValue in
      let labels = Self.parameters(of: signature.text)
      return .some([
        "label": .string(signature.text),
        "documentation": signature.documentation.isEmpty ? .null : .string(signature.documentation),
        "parameters": .array(labels.map { ["label": .string($0)] }),
      ])
    }
    return ["signatures": .array(shown), "activeSignature": 0, "activeParameter": .int(call.argument)]
  }

  /// The parameters of a signature as they are written.
  private static func parameters(of signature: String) -> [String] {
    guard let start = signature.firstIndex(of: "(") else { return [] }
    var (depth, current): (Int, String) = (0, "")
    var found: [String] = []
    for character in signature[signature.index(after: start)...] {
      if character == ")", depth == 0 { break }
      if "([{<".contains(character) { depth += 1 } else if ")]}".contains(character) { depth -= 1 }
      if character == ">", current.last != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        found.append(current)
        current = ""
      } else if !(current.isEmpty && character == " ") {
        current.append(character)
      }
    }
    return current.isEmpty ? found : found + [current]
  }
}
