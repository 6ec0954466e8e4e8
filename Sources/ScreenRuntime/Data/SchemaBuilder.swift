import ModelData
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Builds the schema of model data from declared types.
struct SchemaBuilder {
  let program: Program
  private(set) var schema = DataSchema()
  /// Places of types that were built.
  private var types: [TypeID: DataSchema.TypeIndex] = [:]
  private var structures: [TypeID: Int32] = [:]
  private var enumerations: [Int32: Int32] = [:]
  /// The declaration of each struct of the schema.
  private(set) var declarations: [DeclarationID] = []
  /// The members of each struct's fields, and their positions among the stored members.
  private(set) var members: [[MemberID]] = []
  /// Fields without a default that JSON cannot hold.
  private(set) var unreadable: [MemberID] = []
  /// The arrays of the schema that are sets.
  private(set) var sets: Set<DataSchema.TypeIndex> = []
  /// The declaration of each enum of the schema.
  private(set) var enumDeclarations: [DeclarationID] = []

  init(_ program: Program) {
    self.program = program
    schema.colorNames = Set(
      [
        "primary", "secondary", "tertiary", "accent", "red", "orange", "yellow", "green", "mint", "teal",
        "cyan",
        "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black", "clear",
      ].map { Name($0) })
  }

  /// The place of a type in the schema; nil for a type that JSON cannot hold.
  mutating func type(_ type: TypeID) -> DataSchema.TypeIndex? {
    if let known = types[type] { return known }
    guard let data = dataType(type) else { return nil }
    let index = schema.add(data)
    types[type] = index
    if case .set = type.kind { sets.insert(index) }
    if case .dictionary(.int, _) = type.kind { schema.integerKeyed.insert(index) }
    return index
  }

  private mutating func dataType(_ type: TypeID) -> DataSchema.DataType? {
    switch type.kind {
    case .bool: return .bool
    case .int: return .int
    case .double: return .double
    case .string: return .string
    case .optional(let wrapped): return self.type(wrapped).map { .optional($0) }
    case .array(let element), .set(let element): return self.type(element).map { .array($0) }
    case .dictionary(let key, let value):
      return key == .string || key == .int ? self.type(value).map { .dictionary($0) } : nil
    case .builtin(let name):
      switch name.text {
      case "Decimal": return .decimal
      case "Date": return .date
      case "URL": return .url
      case "UUID": return .uuid
      case "Color": return .color
      default: return nil
      }
    case .declared, .applied: return program.declaration(of: type).flatMap { declared($0, type) }
    // JSON has nothing for other types; a property of one is reported.
    default: return nil
    }
  }

  private mutating func declared(_ id: DeclarationID, _ type: TypeID) -> DataSchema.DataType? {
    switch program[id].kind {
    case .structure: return structure(id, type).map { .structure($0) }
    case .enumeration: return .enumeration(enumeration(id))
    // Objects, views and whatever else is declared is no value.
    default: return nil
    }
  }

  private mutating func structure(_ id: DeclarationID, _ whole: TypeID) -> Int32? {
    if let known = structures[whole] { return known }
    let index = Int32(schema.structs.count)
    structures[whole] = index
    schema.structs.append(DataSchema.Structure(name: program[id].name, fields: []))
    declarations.append(id)
    members.append([])
    let identity = program.identity(of: program[id].type)
    for member in program.storedMembers(of: id) {
      let declared = program[member]
      // A constant with a value of its own is not read.
      if declared.kind == .constant && declared.value != nil {
        schema.structs[Int(index)].fixedKeys.append(declared.key.isEmpty ? declared.name : declared.key)
        continue
      }
      if declared.traits.contains(.isUncoded) { continue }
      let own = program.type(declared.type, in: whole)
      guard let type = type(own) else {
        if !own.isError && !declared.hasDefault { unreadable.append(member) }
        if own.isError || !declared.hasDefault {
          schema.structs[Int(index)].faultyKeys.append(declared.key.isEmpty ? declared.name : declared.key)
        }
        continue
      }
      if member == identity {
        schema.structs[Int(index)].identity = Int32(schema.structs[Int(index)].fields.count)
      }
      schema.structs[Int(index)].fields.append(
        DataSchema.Field(
          key: declared.key.isEmpty ? declared.name : declared.key, type: type,
          mayBeAbsent: declared.hasDefault,
          declaration: program.location(of: member), saysKey: !declared.key.isEmpty))
      members[Int(index)].append(member)
    }
    return index
  }

  /// Adds a struct that is declared nowhere, for records of a view.
  mutating func addRecord(_ record: DataSchema.Structure, of view: DeclarationID) -> (
    Int32, DataSchema.TypeIndex
  ) {
    let index = Int32(schema.structs.count)
    schema.structs.append(record)
    declarations.append(view)
    members.append([])
    return (index, schema.add(.structure(index)))
  }

  private mutating func enumeration(_ id: DeclarationID) -> Int32 {
    if let known = enumerations[id.index] { return known }
    let file = program.files[program[id].file].source
    var names: [Name] = []
    var isInteger = true
    var fallback: Int32?
    for member in program.cases(of: id) {
      let declared = program[member]
      var name = declared.name
      if let value = declared.value {
        name = Name(Self.rawText(file.text(value.range)))
      } else if program[id].conformances.contains(.integer) {
        name = Name(String((names.last.flatMap { Int($0.text) } ?? -1) &+ 1))
      }
      if Int(name.text) == nil { isInteger = false }
      if declared.traits.contains(.isFallback) { fallback = Int32(names.count) }
      names.append(name)
    }
    let index = Int32(schema.enums.count)
    schema.enums.append(
      DataSchema.Enumeration(
        name: program[id].name, cases: names, isInteger: isInteger && !names.isEmpty,
        fallback: fallback, declaration: program.location(of: id)))
    enumerations[id.index] = index
    enumDeclarations.append(id)
    return index
  }

  /// The raw value that a `value` attribute writes: text, or a literal in braces.
  private static func rawText(_ text: String) -> String {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return text }
    let inner = text.dropFirst().dropLast().drop { $0 == " " }
    let trimmed = String(inner.reversed().drop { $0 == " " }.reversed())
    if trimmed.count >= 2, let quote = trimmed.first, quote == "\"" || quote == "'", trimmed.last == quote {
      return String(trimmed.dropFirst().dropLast())
    }
    return trimmed
  }
}
