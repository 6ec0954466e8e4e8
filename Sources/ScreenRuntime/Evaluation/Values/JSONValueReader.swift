import ModelData
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// The value of a type that JSON holds, as `JSONDecoder` reads it: each property needs its key, unless it may be nil.
  public func decoded(_ type: TypeID, _ bytes: [UInt8], _ coding: JSONCodingValue) throws -> Value {
    guard let tree = JSONTree.read(bytes) else { throw failure(JSONValueReader.wrongFormat) }
    return try decoded(Self.bare(type), tree, coding)
  }

  /// The value of a type that a place in JSON is.
  public func decoded(_ type: TypeID, _ tree: JSONTree, _ coding: JSONCodingValue) throws -> Value {
    try JSONValueReader(evaluator: self, coding: coding).value(tree, type, depth: 0)
  }

  /// What a `CodingKey` is called in JSON: the raw value of a case, or the `stringValue` of another.
  public func codingKey(_ key: Value, _ coding: JSONCodingValue) throws -> String {
    let name = try said(of: key, "stringValue").text ?? rawValue(of: key).text ?? describe(key)
    return coding.hasSnakeCase ? JSONKeys.snakeCase(name) : name
  }

  /// The key of a type that is called so in JSON; nil where the type has none.
  public func codingKey(_ name: String, of type: TypeID) throws -> Value? {
    guard let declaration = runnable.program.declaration(of: type),
      runnable.program[declaration].kind == .enumeration
    else { return nil }
    let found = try caseWithRawValue(.string(name), of: type)
    if case .null = found { return nil }
    return found.outOfOptional
  }
}

/// Reads one value from JSON.
struct JSONValueReader {
  let evaluator: Evaluator
  let coding: JSONCodingValue

  private var program: Program { evaluator.runnable.program }

  /// What Foundation says of a value of another type, and of a key that is not there.
  static let wrongFormat = "The data couldn’t be read because it isn’t in the correct format."
  private static let missing = "The data couldn’t be read because it is missing."

  func value(_ tree: JSONTree, _ type: TypeID, depth: Int) throws -> Value {
    try evaluator.spend(1)
    if let wrapped = type.wrapped {
      return tree == .null ? .null : try value(tree, wrapped, depth: depth + 1).inOptional
    }
    let declaration = program.declaration(of: type)
    // What a type reads itself may be null.
    if tree == .null, declaration.flatMap({ program.initializerFromDecoder(of: $0) }) == nil {
      throw evaluator.failure(Self.missing)
    }
    switch (type.kind, tree) {
    case (.bool, .bool(let bool)): return .bool(bool)
    case (.int, .number(let number)): return .int(try whole(number))
    case (.double, .number(let number)): return .double(number)
    case (.string, .string(let text)): return .string(text)
    case (.array(let element), .array(let trees)), (.slice(let element), .array(let trees)):
      return .array(ArrayBox(try trees.map { try value($0, element, depth: depth + 1) }))
    case (.set(let element), .array(let trees)):
      let box = DictionaryBox()
      for tree in trees { box.set(try value(tree, element, depth: depth + 1), .void) }
      return .set(box)
    case (.dictionary(let key, let element), .object(let members)):
      return try dictionary(members, key, element, depth)
    case (.dictionary(let key, let element), .array(let trees)) where trees.count.isMultiple(of: 2):
      let box = DictionaryBox()
      for place in stride(from: 0, to: trees.count, by: 2) {
        box.set(
          try value(trees[place], key, depth: depth + 1),
          try value(trees[place + 1], element, depth: depth + 1))
      }
      return .dictionary(box)
    case (.builtin(let name), _): return try library(tree, name.text)
    case (.declared, _), (.applied, _):
      guard let declaration else { break }
      return try declared(tree, declaration, type, depth)
    // JSON holds another value than the type wants.
    default: break
    }
    throw evaluator.failure(Self.wrongFormat)
  }

  private func whole(_ number: Double) throws -> Int {
    guard let whole = Int(exactly: number) else { throw evaluator.failure(Self.wrongFormat) }
    return whole
  }

  private func dictionary(
    _ members: [JSONTree.Member], _ key: TypeID, _ element: TypeID, _ depth: Int
  ) throws -> Value {
    let box = DictionaryBox()
    for member in members {
      let read = try value(member.value, element, depth: depth + 1)
      switch key.kind {
      case .string: box.set(.string(member.name), read)
      case .int:
        guard let number = Int(member.name) else { throw evaluator.failure(Self.wrongFormat) }
        box.set(.int(number), read)
      // Keys of other types stand in an array.
      default: throw evaluator.failure(Self.wrongFormat)
      }
    }
    return .dictionary(box)
  }

  private func library(_ tree: JSONTree, _ type: String) throws -> Value {
    switch (type, tree) {
    case ("Date", .number(let number)):
      switch coding.dates {
      case .deferredToDate: return .date(number + 978_307_200)
      case .secondsSince1970: return .date(number)
      case .millisecondsSince1970: return .date(number / 1000)
      case .iso8601: break
      }
    case ("Date", .string(let text)):
      if coding.dates == .iso8601, coding.isOfModel || text.contains("T"), let seconds = ISODate.seconds(text)
      {
        return .date(seconds)
      }
    case ("URL", .string(let text)) where !text.isEmpty: return Value(URLValue(text))
    case ("Color", .string(let text)) where coding.isOfModel: return DataReader.color(text)
    case ("UUID", .string(let text)): if let uuid = UUIDValue(reading: text) { return Value(uuid) }
    case ("Decimal", .number(let number)): return Value(DecimalValue(number))
    case ("Data", .string(let text)): if let bytes = Base64.bytes(text) { return StandardLibrary.data(bytes) }
    // JSON holds no other values of the library.
    default: break
    }
    throw evaluator.failure(Self.wrongFormat)
  }

  private func declared(
    _ tree: JSONTree, _ id: DeclarationID, _ type: TypeID, _ depth: Int
  ) throws -> Value {
    if let own = program.initializerFromDecoder(of: id) {
      return try evaluator.make(by: own, [Value(DecodingValue(tree, coding))], typeArguments(of: type))
    }
    switch program[id].kind {
    case .structure:
      guard case .object(let members) = tree else { throw evaluator.failure(Self.wrongFormat) }
      return try structure(members, id, type, depth)
    case .enumeration: return try enumeration(tree, id, type, depth)
    // Objects and views are not made of JSON.
    default: throw evaluator.failure("\(type) cannot be read from JSON.")
    }
  }

  /// What the type parameters of a type stand for.
  private func typeArguments(of type: TypeID) -> [TypeID: TypeID] {
    guard case .applied(let bare, let arguments) = type.kind else { return [:] }
    var known: [TypeID: TypeID] = [:]
    for (parameter, argument) in zip(program.typeParameters(ofType: bare), arguments) {
      known[program[parameter].type] = argument
    }
    return known
  }

  private func structure(
    _ members: [JSONTree.Member], _ id: DeclarationID, _ type: TypeID, _ depth: Int
  ) throws -> Value {
    var found: [String: JSONTree] = [:]
    for member in members where found[member.name] == nil { found[member.name] = member.value }
    let fields = try program.storedMembers(of: id).map { member -> Value in
      let declared = program[member]
      let isFixed = declared.kind == .constant && declared.value != nil
      if isFixed || declared.traits.contains(.isUncoded) {
        return try evaluator.initialValue(of: member, view: nil)
      }
      let own = program.type(declared.type, in: type)
      guard let tree = found[JSONKeys.key(of: declared, coding)] else {
        if coding.isOfModel && declared.hasDefault {
          return try evaluator.initialValue(of: member, view: nil)
        }
        if own.wrapped != nil { return .null }
        throw evaluator.failure(Self.missing)
      }
      return try value(tree, own, depth: depth + 1)
    }
    // Values that code makes do not tell what type parameters stand for.
    return .structure(StructBox(type: program[id].type, fields: fields))
  }

  private func enumeration(
    _ tree: JSONTree, _ id: DeclarationID, _ type: TypeID, _ depth: Int
  ) throws -> Value {
    if JSONKeys.hasRawValues(id, program) {
      let raw: Value
      switch tree {
      case .string(let text): raw = .string(text)
      case .number(let number): raw = Int(exactly: number).map { .int($0) } ?? .double(number)
      case .null, .bool, .array, .object: throw evaluator.failure(Self.wrongFormat)
      }
      let found = try evaluator.caseWithRawValue(raw, of: type)
      if case .null = found {
        let fallback = program.cases(of: id).firstIndex { program[$0].traits.contains(.isFallback) }
        if coding.isOfModel, let fallback { return .choice(type, Int32(fallback)) }
        throw evaluator.failure(Self.wrongFormat)
      }
      return found
    }
    let plan = evaluator.runnable.plan(id)
    guard case .object(let members) = tree, members.count == 1,
      let index = plan.caseNames.firstIndex(of: members[0].name)
    else { throw evaluator.failure(Self.wrongFormat) }
    let labels = JSONKeys.labels(ofCase: index, plan)
    if labels.isEmpty { return .choice(type, Int32(index)) }
    var types = [program.type(plan.payloadTypes[index], in: type)]
    if labels.count > 1, case .tuple(let parts, _) = types[0].kind { types = parts }
    let values = try zip(labels, types).map { label, type in
      try value(members[0].value[label], type, depth: depth + 1)
    }
    let payload = values.count == 1 ? values[0] : Value.tuple(ArrayBox(values))
    return .payload(PayloadBox(type: type, index: Int32(index), payload: payload))
  }
}
