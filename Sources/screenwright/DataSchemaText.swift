import ScreenCompiler
import ScreenSemantics
import ScreenTypes
import SourceModel

/// What JSON a type is decoded from, as a JSON Schema (2020-12).
struct DataSchemaText {
  /// The schema.
  private(set) var text = ""

  private let program: Program
  /// The types that are named in it, in the order in which they were met.
  private var named: [TypeID] = []

  /// The schema of a type or of a property, `ModelData.landmarks`; nil where there is none of that name.
  init?(_ program: Program, of name: String) {
    self.program = program
    guard let type = Self.type(named: name, program) else { return nil }
    let root = schema(type)
    var definitions: [String] = []
    var place = 0
    while place < named.count {
      let type = named[place]
      definitions.append("    \(JSONReport.quoted(type.description)): \(definition(of: type))")
      place += 1
    }
    let list = definitions.isEmpty ? "" : ",\n  \"$defs\": {\n\(definitions.joined(separator: ",\n"))\n  }"
    text = """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": \(JSONReport.quoted(name)),
        "allOf": [\(root)]\(list)
      }

      """
  }

  private static func type(named name: String, _ program: Program) -> TypeID? {
    let parts = name.split(separator: ".").map(String.init)
    guard
      let id = program.declarations.indices.first(where: {
        program[$0].kind.isNamed && program[$0].name.text == parts.first
      })
    else { return nil }
    if parts.count == 1 { return program[id].kind.hasBody ? nil : program[id].type }
    guard parts.count == 2 else { return nil }
    return program.members(of: id, named: Name(parts[1])).first.map { program[$0].type }
  }

  private mutating func schema(_ type: TypeID) -> String {
    switch type.kind {
    case .bool: return #"{"type": "boolean"}"#
    case .int: return #"{"type": "integer"}"#
    case .double: return #"{"type": "number"}"#
    case .string: return #"{"type": "string"}"#
    case .optional(let wrapped): return "{\"anyOf\": [\(schema(wrapped)), {\"type\": \"null\"}]}"
    case .array(let element), .set(let element):
      return "{\"type\": \"array\", \"items\": \(schema(element))}"
    case .dictionary(_, let value):
      return "{\"type\": \"object\", \"additionalProperties\": \(schema(value))}"
    case .declared(let id, _) where program[id].kind == .genericParameter: return "{}"
    case .declared, .applied: return reference(to: type)
    case .builtin(let name): return Self.schema(ofLibrary: name)
    // No value of another type is read from data.
    default: return "{}"
    }
  }

  /// What a type of the library is decoded from.
  private static func schema(ofLibrary name: Name) -> String {
    switch name.text {
    case "Decimal": #"{"type": "number"}"#
    case "Date":
      #"{"type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}([.,]\\d+)?)?([Zz]|[+-]\\d{2}:?\\d{2}))?$"}"#
    case "URL": #"{"type": "string", "pattern": "^[^\\s\\u007F]+$"}"#
    case "UUID": #"{"type": "string", "pattern": "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"}"#
    case "Color": #"{"type": "string", "pattern": "^(#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?|[A-Za-z]+)$"}"#
    // No value of another type is read from data.
    default: "{}"
    }
  }

  private mutating func reference(to type: TypeID) -> String {
    if !named.contains(type) { named.append(type) }
    return "{\"$ref\": \(JSONReport.quoted("#/$defs/\(Self.fragment(type.description))"))}"
  }

  /// A name as it stands in the fragment of an address.
  private static func fragment(_ name: String) -> String {
    name.replacing("<", with: "%3C").replacing(">", with: "%3E").replacing(" ", with: "%20")
      .replacing("[", with: "%5B").replacing("]", with: "%5D")
  }

  private mutating func definition(of type: TypeID) -> String {
    guard let id = program.declaration(of: type) else { return "{}" }
    if program[id].kind == .enumeration { return cases(of: id) }
    var properties: [String] = []
    var required: [String] = []
    for field in program.storedMembers(of: id) {
      let member = program[field]
      // A constant with a value of its own, and what `CodingKeys` leave out, is not read.
      if member.kind == .constant && member.value != nil || member.traits.contains(.isUncoded) { continue }
      let key = JSONReport.quoted(member.key.isEmpty ? member.name.text : member.key.text)
      properties.append("\(key): \(schema(program.type(member.type, in: type)))")
      if !member.hasDefault, member.type.wrapped == nil { required.append(key) }
    }
    return "{\"type\": \"object\", \"properties\": {\(properties.joined(separator: ", "))}, "
      + "\"required\": [\(required.joined(separator: ", "))]}"
  }

  private func cases(of id: DeclarationID) -> String {
    let cases = program.cases(of: id)
    if cases.contains(where: { program[$0].type != .void }) { return "{}" }
    var next = 0
    let values = cases.map { place -> String in
      let member = program[place]
      let written = member.value.map { program.files[member.file].source.text($0.range) }
      if program.rawType(of: id) == .int {
        let number = written.flatMap { Int($0.filter { $0 != "{" && $0 != "}" }) } ?? next
        next = number + 1
        return "\(number)"
      }
      return JSONReport.quoted(written ?? member.name.text)
    }
    let known = "{\"enum\": [\(values.joined(separator: ", "))]}"
    // With a case for any other, whatever is not among them is right, too.
    guard cases.contains(where: { program[$0].traits.contains(.isFallback) }) else { return known }
    return
      "{\"anyOf\": [\(known), {\"type\": \"\(program.rawType(of: id) == .int ? "integer" : "string")\"}]}"
  }
}
