import ModelData
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// The value of a type that JSON holds, as `JSONDecoder` reads it: each property needs its key, unless it may be nil.
  public func decoded(_ type: TypeID, _ bytes: [UInt8], _ coding: JSONCodingValue) throws -> Value {
    guard let tree = JSONTree.read(bytes) else { throw corrupted(.root, JSONValueReader.noJSON) }
    return try decoded(Self.bare(type), tree, .root, coding)
  }

  /// The value of a type that a place in JSON is.
  public func decoded(
    _ type: TypeID, _ tree: JSONTree, _ path: CodingPath, _ coding: JSONCodingValue
  ) throws -> Value {
    try JSONValueReader(evaluator: self, coding: coding).value(tree, type, path)
  }

  /// What a `CodingKey` is called in JSON: the raw value of a case, or the `stringValue` of another.
  public func codingKey(_ key: Value, _ coding: JSONCodingValue) throws -> String {
    let name = try said(of: key, "stringValue").text ?? rawValue(of: key).text ?? describe(key)
    return coding.hasSnakeCase ? JSONKeys.snakeCase(name) : name
  }

  /// The key of a type that is called so in JSON; nil where the type has none.
  public func codingKey(_ name: String, of type: TypeID) throws -> Value? {
    guard let declaration = runnable.program.declaration(of: type) else { return nil }
    let found =
      runnable.program[declaration].kind == .enumeration
      ? try caseWithRawValue(.string(name), of: type) : try key(name, of: declaration)
    if case .null = found { return nil }
    return found.outOfOptional
  }

  /// The value of a Struct that is a `CodingKey`, made by its `init?(stringValue:)`, of its own or memberwise; nil where it has none.
  private func key(_ name: String, of declaration: DeclarationID) throws -> Value {
    let program = runnable.program
    let own = program.members(of: declaration, named: Names.initializer).first { member in
      let parameters = program[member].parameters
      return parameters.count == 1
        && parameters.first.map { program.parameters[$0].label.text } == "stringValue"
    }
    if let own { return try make(by: own, [.string(name)]) }
    guard let stored = program.members(of: declaration, named: "stringValue").first else { return .null }
    return try make(declaration, arguments: [stored: .string(name)])
  }
}

/// Reads one value from JSON.
struct JSONValueReader {
  let evaluator: Evaluator
  let coding: JSONCodingValue

  private var program: Program { evaluator.runnable.program }

  /// What Foundation says of bytes that are no JSON.
  static let noJSON = "The given data was not valid JSON."
  /// What an object is read as.
  private static let object = TypeID(.dictionary(.string, .any))

  func value(_ tree: JSONTree, _ type: TypeID, _ path: CodingPath) throws -> Value {
    try evaluator.spend(1)
    if let wrapped = type.wrapped {
      return tree == .null ? .null : try value(tree, wrapped, path).inOptional
    }
    switch (type.kind, tree) {
    case (.bool, .bool(let bool)): return .bool(bool)
    case (.int, .number(let number)):
      if let whole = Int(exactly: number) { return .int(whole) }
      throw evaluator.corrupted(path, "Parsed JSON number <\(number)> does not fit in Int.")
    case (.double, .number(let number)): return .double(number)
    case (.string, .string(let text)): return .string(text)
    case (.array(let element), .array(let trees)), (.slice(let element), .array(let trees)):
      return .array(
        ArrayBox(try trees.indices.map { try value(trees[$0], element, path.under(.place($0))) }))
    case (.set(let element), .array(let trees)):
      let box = DictionaryBox()
      for (place, tree) in trees.enumerated() {
        box.set(try value(tree, element, path.under(.place(place))), .void)
      }
      return .set(box)
    case (.dictionary(let key, let element), .object(let members)):
      return try dictionary(members, key, element, path)
    case (.dictionary(let key, let element), .array(let trees)) where trees.count.isMultiple(of: 2):
      let box = DictionaryBox()
      for place in stride(from: 0, to: trees.count, by: 2) {
        box.set(
          try value(trees[place], key, path.under(.place(place))),
          try value(trees[place + 1], element, path.under(.place(place + 1))))
      }
      return .dictionary(box)
    case (.array, _), (.slice, _), (.set, _): throw evaluator.mismatch(TypeID.any.array, tree, path)
    case (.dictionary, _): throw evaluator.mismatch(Self.object, tree, path)
    case (.builtin, _) where type == LibraryTypes.date: return try date(tree, path)
    case (.builtin(let name), _): return try library(tree, name.text, type, path)
    case (.declared, _), (.applied, _):
      guard let declaration = program.declaration(of: type) else { break }
      return try declared(tree, declaration, type, path)
    // JSON holds another value than the type wants.
    default: break
    }
    throw evaluator.mismatch(type, tree, path)
  }

  private func dictionary(
    _ members: [JSONTree.Member], _ key: TypeID, _ element: TypeID, _ path: CodingPath
  ) throws -> Value {
    let box = DictionaryBox()
    for member in members {
      let path = path.under(.name(member.name, of: "_CodingKey"))
      let read = try value(member.value, element, path)
      switch key.kind {
      case .string: box.set(.string(member.name), read)
      case .int:
        guard let number = Int(member.name) else {
          throw evaluator.mismatch(.int, path, "Expected Int key but found String key instead.")
        }
        box.set(.int(number), read)
      // Keys of other types stand in an array.
      default: throw evaluator.mismatch(TypeID.any.array, .object(members), path)
      }
    }
    return .dictionary(box)
  }

  private func date(_ tree: JSONTree, _ path: CodingPath) throws -> Value {
    switch (coding.dates, tree) {
    case (.deferredToDate, .number(let number)): return .date(number + 978_307_200)
    case (.secondsSince1970, .number(let number)): return .date(number)
    case (.millisecondsSince1970, .number(let number)): return .date(number / 1000)
    case (.iso8601, .string(let text)):
      if coding.isOfModel || text.contains("T"), let seconds = ISODate.seconds(text) { return .date(seconds) }
      throw evaluator.corrupted(path, "Expected date string to be ISO8601-formatted.")
    case (.formatted(let formatter), .string(let text)):
      if let seconds = formatter.instant(text, evaluator.locale) { return .date(seconds) }
      throw evaluator.corrupted(path, "Date string does not match format expected by formatter.")
    case (.custom(let read), _):
      return try evaluator.call(read, with: Value(DecodingValue(tree, path, coding)))
    case (.iso8601, _), (.formatted, _): throw evaluator.mismatch(.string, tree, path)
    case (.deferredToDate, _), (.secondsSince1970, _), (.millisecondsSince1970, _):
      throw evaluator.mismatch(.double, tree, path)
    }
  }

  private func library(
    _ tree: JSONTree, _ name: String, _ type: TypeID, _ path: CodingPath
  ) throws -> Value {
    switch (name, tree) {
    case ("URL", .string(let text)):
      if text.isEmpty { throw evaluator.corrupted(path, "Invalid URL string.") }
      return Value(URLValue(text))
    case ("Color", .string(let text)) where coding.isOfModel: return DataReader.color(text)
    case ("UUID", .string(let text)):
      if let uuid = UUIDValue(reading: text) { return Value(uuid) }
      throw evaluator.corrupted(path, "Attempted to decode UUID from invalid UUID string.")
    case ("Decimal", .number(let number)): return Value(DecimalValue(number))
    case ("Data", .array(let elements)) where coding.listsBytes:
      return StandardLibrary.data(
        try elements.map { element in
          guard case .number(let number) = element, let byte = UInt8(exactly: number) else {
            throw evaluator.mismatch(.int, element, path)
          }
          return byte
        })
    case ("Data", .string(let text)) where !coding.listsBytes:
      if let bytes = Base64.bytes(text) { return StandardLibrary.data(bytes) }
      throw evaluator.corrupted(path, "Encountered Data is not valid Base64.")
    case ("URL", _), ("UUID", _), ("Data", _): throw evaluator.mismatch(.string, tree, path)
    // JSON holds no other values of the library.
    default: throw evaluator.mismatch(type, tree, path)
    }
  }

  private func declared(
    _ tree: JSONTree, _ id: DeclarationID, _ type: TypeID, _ path: CodingPath
  ) throws -> Value {
    if let own = program.initializerFromDecoder(of: id) {
      return try evaluator.make(
        by: own, [Value(DecodingValue(tree, path, coding))], program.typeArguments(of: type))
    }
    switch program[id].kind {
    case .structure:
      guard case .object(let members) = tree else { throw evaluator.mismatch(Self.object, tree, path) }
      return try structure(members, id, type, path)
    case .enumeration: return try enumeration(tree, id, type, path)
    // Objects and views are not made of JSON.
    default: throw evaluator.failure("\(type) cannot be read from JSON.")
    }
  }

  private func structure(
    _ members: [JSONTree.Member], _ id: DeclarationID, _ type: TypeID, _ path: CodingPath
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
      let key = CodingKeyValue.name(
        declared.key.isEmpty ? declared.name.text : declared.key.text, of: Names.codingKeys.text)
      guard let tree = found[JSONKeys.key(of: declared, coding)] else {
        if coding.isOfModel && declared.hasDefault {
          return try evaluator.initialValue(of: member, view: nil)
        }
        if own.wrapped != nil { return .null }
        throw evaluator.missingKey(key, path)
      }
      return try value(tree, own, path.under(key))
    }
    // Values that code makes do not tell what type parameters stand for.
    return .structure(StructBox(type: program[id].type, fields: fields))
  }

  private func enumeration(
    _ tree: JSONTree, _ id: DeclarationID, _ type: TypeID, _ path: CodingPath
  ) throws -> Value {
    if JSONKeys.hasRawValues(id, program) {
      let kind = program.rawType(of: id)
      let raw: Value
      switch (tree, kind) {
      case (.string(let text), .string): raw = .string(text)
      case (.number(let number), .int), (.number(let number), .double):
        raw = Int(exactly: number).map { .int($0) } ?? .double(number)
      // JSON holds another value than the raw values are.
      default: throw evaluator.mismatch(kind, tree, path)
      }
      let found = try evaluator.caseWithRawValue(raw, of: type)
      if case .null = found {
        let fallback = program.cases(of: id).firstIndex { program[$0].traits.contains(.isFallback) }
        if coding.isOfModel, let fallback { return .choice(type, Int32(fallback)) }
        throw evaluator.corrupted(
          path, "Cannot initialize \(type) from invalid \(kind) value \(evaluator.describe(raw))")
      }
      return found
    }
    let plan = evaluator.runnable.plan(id)
    guard case .object(let members) = tree else { throw evaluator.mismatch(Self.object, tree, path) }
    guard members.count == 1, let index = plan.caseNames.firstIndex(of: members[0].name) else {
      throw evaluator.mismatch(type, path, "Invalid number of keys found, expected one.")
    }
    let path = path.under(.name(members[0].name, of: Names.codingKeys.text))
    let labels = JSONKeys.labels(ofCase: index, plan)
    if labels.isEmpty { return .choice(type, Int32(index)) }
    var types = [program.type(plan.payloadTypes[index], in: type)]
    if labels.count > 1, case .tuple(let parts, _) = types[0].kind { types = parts }
    let carried = members[0].value
    guard case .object(let parts) = carried else { throw evaluator.mismatch(Self.object, carried, path) }
    let owner = members[0].name.prefix(1).uppercased() + members[0].name.dropFirst() + Names.codingKeys.text
    let values = try zip(labels, types).map { label, type -> Value in
      let key = CodingKeyValue.name(label, of: owner)
      if type.wrapped == nil, !parts.contains(where: { $0.name == label }) {
        throw evaluator.missingKey(key, path)
      }
      return try value(carried[label], type, path.under(key))
    }
    let payload = values.count == 1 ? values[0] : Value.tuple(ArrayBox(values))
    return .payload(PayloadBox(type: type, index: Int32(index), payload: payload))
  }
}
