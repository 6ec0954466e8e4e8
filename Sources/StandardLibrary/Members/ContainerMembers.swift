import ModelData
import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let containerNames = [
    "Decoder", "Encoder", "KeyedDecodingContainer", "SingleValueDecodingContainer",
    "UnkeyedDecodingContainer",
    "KeyedEncodingContainer", "SingleValueEncodingContainer", "UnkeyedEncodingContainer", "DecodingError",
    "DecodingError.Context", "CodingKey",
  ]

  /// What `init(from:)` and `encode(to:)` of a type do by themselves.
  static let containerMembers: [LibraryMember] =
    decoderMembers + keyedReading + singleReading + unkeyedReading + encoderMembers + keyedWriting
    + singleWriting + unkeyedWriting + decodingErrors

  private static let decoderMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "Decoder", "container(keyedBy type: T0.Type) -> KeyedDecodingContainer<T0>",
      "What the JSON has by keys; throws where it has none."
    ) { call in
      try call.keyed(call.decoding.tree, call.decoding.path)
    },
    LibraryMember(
      .method, of: "Decoder", "singleValueContainer() -> SingleValueDecodingContainer",
      "The JSON as one value."
    ) { call in
      call.reading(call.decoding.tree, call.decoding.path, "SingleValueDecodingContainer")
    },
    LibraryMember(
      .method, of: "Decoder", "unkeyedContainer() -> UnkeyedDecodingContainer",
      "The values of a list, one after the other; throws where the JSON is none."
    ) { call in
      try call.unkeyed(call.decoding.tree, call.decoding.path)
    },
  ]

  private static let keyedReading: [LibraryMember] = [
    LibraryMember(
      .method, of: "KeyedDecodingContainer<T0>", "decode(_ type: T1.Type, forKey key: T0) -> T1",
      "The value under a key; throws where there is none, or another."
    ) { call in
      try call.read(try call.member(call.arguments[1]), try call.path(to: call.arguments[1]))
    },
    LibraryMember(
      .method, of: "KeyedDecodingContainer<T0>", "decodeIfPresent(_ type: T1.Type, forKey key: T0) -> T1?",
      "The value under a key; nil where there is none, throws where there is another."
    ) { call in
      let tree = try call.find(call.arguments[1]) ?? .null
      return tree == .null ? .null : try call.read(tree, try call.path(to: call.arguments[1])).inOptional
    },
    LibraryMember(
      .method, of: "KeyedDecodingContainer<T0>", "decodeNil(forKey key: T0) -> Bool",
      "True where null stands under a key."
    ) { call in
      .bool(try call.member(call.arguments[0]) == .null)
    },
    LibraryMember(
      .method, of: "KeyedDecodingContainer<T0>", "contains(_ key: T0) -> Bool",
      "True where the JSON has a key."
    ) { call in
      .bool(try call.find(call.arguments[0]) != nil)
    },
    LibraryMember(
      .property, of: "KeyedDecodingContainer<T0>", "allKeys: [T0]",
      "The keys of the JSON that the type of the keys has."
    ) { call in
      guard case .object(let members) = call.decoding.tree else { return .array(ArrayBox([])) }
      let coding = call.decoding
      return .array(ArrayBox(try members.compactMap { try call.host.codingKey($0.name, of: coding.keys) }))
    },
    LibraryMember(
      .method, of: "KeyedDecodingContainer<T0>",
      "nestedContainer(keyedBy type: T1.Type, forKey key: T0) -> KeyedDecodingContainer<T1>",
      "What stands under a key, by keys of its own; throws where it has none."
    ) { call in
      try call.keyed(try call.member(call.arguments[1]), try call.path(to: call.arguments[1]))
    },
    LibraryMember(
      .method, of: "KeyedDecodingContainer<T0>",
      "nestedUnkeyedContainer(forKey key: T0) -> UnkeyedDecodingContainer",
      "The list that stands under a key; throws where there is none."
    ) { call in
      try call.unkeyed(try call.member(call.arguments[0]), try call.path(to: call.arguments[0]))
    },
  ]

  private static let singleReading: [LibraryMember] = [
    LibraryMember(
      .method, of: "SingleValueDecodingContainer", "decode(_ type: T0.Type) -> T0",
      "The value; throws where the JSON is another."
    ) { call in
      try call.read(call.decoding.tree, call.decoding.path)
    },
    LibraryMember(
      .method, of: "SingleValueDecodingContainer", "decodeNil() -> Bool", "True for null."
    ) { call in
      .bool(call.decoding.tree == .null)
    },
  ]

  private static let unkeyedReading: [LibraryMember] = [
    LibraryMember(
      .method, of: "UnkeyedDecodingContainer", "decode(_ type: T0.Type) -> T0", isMutating: true,
      "The next value of the list; throws where it is another, or there is none."
    ) { call in
      guard case .type(let type) = call.arguments[0] else { return .void }
      return try call.readNext(type) { try call.read($0, $1) }
    },
    LibraryMember(
      .method, of: "UnkeyedDecodingContainer", "decodeIfPresent(_ type: T0.Type) -> T0?", isMutating: true,
      "The next value of the list; nil for null, and at its end."
    ) { call in
      if call.decoding.index >= call.decoding.tree.elements.count { return .null }
      return try call.readNext(.any) { $0 == .null ? .null : try call.read($0, $1).inOptional }
    },
    LibraryMember(
      .method, of: "UnkeyedDecodingContainer",
      "nestedContainer(keyedBy type: T0.Type) -> KeyedDecodingContainer<T0>", isMutating: true,
      "What the next value of the list has by keys."
    ) { call in
      try call.readNext(.library("KeyedDecodingContainer")) { try call.keyed($0, $1) }
    },
    LibraryMember(
      .method, of: "UnkeyedDecodingContainer", "nestedUnkeyedContainer() -> UnkeyedDecodingContainer",
      isMutating: true, "The list that is the next value."
    ) { call in
      try call.readNext(.library("UnkeyedDecodingContainer")) { try call.unkeyed($0, $1) }
    },
    LibraryMember(
      .property, of: "UnkeyedDecodingContainer", "isAtEnd: Bool", "True where no value is left."
    ) { call in
      .bool(call.decoding.index >= call.decoding.tree.elements.count)
    },
    LibraryMember(
      .property, of: "UnkeyedDecodingContainer", "count: Int?", "How many values the list has."
    ) { call in
      .int(call.decoding.tree.elements.count)
    },
    LibraryMember(
      .property, of: "UnkeyedDecodingContainer", "currentIndex: Int", "How many values were taken."
    ) { call in
      .int(call.decoding.index)
    },
  ]

  private static let encoderMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "Encoder", "container(keyedBy type: T0.Type) -> KeyedEncodingContainer<T0>",
      "Takes values by keys."
    ) { call in
      if case .empty = call.encoding.place.form { call.encoding.place.form = .members([]) }
      return call.writing(call.encoding.place, "KeyedEncodingContainer")
    },
    LibraryMember(
      .method, of: "Encoder", "singleValueContainer() -> SingleValueEncodingContainer", "Takes one value."
    ) { call in
      call.writing(call.encoding.place, "SingleValueEncodingContainer")
    },
    LibraryMember(
      .method, of: "Encoder", "unkeyedContainer() -> UnkeyedEncodingContainer", "Takes the values of a list."
    ) { call in
      if case .empty = call.encoding.place.form { call.encoding.place.form = .elements([]) }
      return call.writing(call.encoding.place, "UnkeyedEncodingContainer")
    },
  ]

  private static let keyedWriting: [LibraryMember] = [
    LibraryMember(
      .method, of: "KeyedEncodingContainer<T0>", "encode(_ value: T1, forKey key: T0)", isMutating: true,
      "Puts a value under a key."
    ) { call in
      let key = try call.key(call.arguments[1])
      _ = call.encoding.put(.value(call.arguments[0]), under: key)
      return .void
    },
    LibraryMember(
      .method, of: "KeyedEncodingContainer<T0>", "encodeIfPresent(_ value: T1?, forKey key: T0)",
      isMutating: true, "Puts a value under a key, unless it is nil."
    ) { call in
      if case .null = call.arguments[0] { return .void }
      let key = try call.key(call.arguments[1])
      _ = call.encoding.put(.value(call.arguments[0].outOfOptional), under: key)
      return .void
    },
    LibraryMember(
      .method, of: "KeyedEncodingContainer<T0>", "encodeNil(forKey key: T0)", isMutating: true,
      "Puts null under a key."
    ) { call in
      _ = call.encoding.put(.null, under: try call.key(call.arguments[0]))
      return .void
    },
    LibraryMember(
      .method, of: "KeyedEncodingContainer<T0>",
      "nestedContainer(keyedBy keyType: T1.Type, forKey key: T0) -> KeyedEncodingContainer<T1>",
      isMutating: true, "Takes values by keys of their own, which stand under a key."
    ) { call in
      let key = try call.key(call.arguments[1])
      return call.writing(call.encoding.put(.members([]), under: key), "KeyedEncodingContainer")
    },
    LibraryMember(
      .method, of: "KeyedEncodingContainer<T0>",
      "nestedUnkeyedContainer(forKey key: T0) -> UnkeyedEncodingContainer", isMutating: true,
      "Takes the values of a list that stands under a key."
    ) { call in
      let key = try call.key(call.arguments[0])
      return call.writing(call.encoding.put(.elements([]), under: key), "UnkeyedEncodingContainer")
    },
  ]

  private static let singleWriting: [LibraryMember] = [
    LibraryMember(
      .method, of: "SingleValueEncodingContainer", "encode(_ value: T0)", isMutating: true, "Is a value."
    ) { call in
      call.encoding.place.form = .value(call.arguments[0])
      return .void
    },
    LibraryMember(
      .method, of: "SingleValueEncodingContainer", "encodeNil()", isMutating: true, "Is null."
    ) { call in
      call.encoding.place.form = .null
      return .void
    },
  ]

  private static let unkeyedWriting: [LibraryMember] = [
    LibraryMember(
      .method, of: "UnkeyedEncodingContainer", "encode(_ value: T0)", isMutating: true,
      "Puts a value at the end of the list."
    ) { call in
      _ = call.encoding.append(.value(call.arguments[0]))
      return .void
    },
    LibraryMember(
      .method, of: "UnkeyedEncodingContainer",
      "nestedContainer(keyedBy keyType: T0.Type) -> KeyedEncodingContainer<T0>", isMutating: true,
      "Takes values by keys, which together stand at the end of the list."
    ) { call in
      call.writing(call.encoding.append(.members([])), "KeyedEncodingContainer")
    },
    LibraryMember(
      .method, of: "UnkeyedEncodingContainer", "nestedUnkeyedContainer() -> UnkeyedEncodingContainer",
      isMutating: true, "Takes the values of a list at the end of the list."
    ) { call in
      call.writing(call.encoding.append(.elements([])), "UnkeyedEncodingContainer")
    },
  ]

  private static let decodingErrors: [LibraryMember] =
    [
      LibraryMember(
        .staticMethod, of: "DecodingError",
        "dataCorruptedError(forKey key: T0, in container: KeyedDecodingContainer<T0>, debugDescription: String) -> DecodingError",
        "Says what is wrong with the value under a key."
      ) { call in
        let container = call.content(1, DecodingValue.self)
        let path = try (container?.path ?? .root).under(call.codingKey(call.arguments[0]))
        return call.error(.dataCorrupted, DecodingContextValue(path: path.keys, said: call.string(2)))
      },
      LibraryMember(
        .staticMethod, of: "DecodingError",
        "dataCorruptedError(in container: T0, debugDescription: String) -> DecodingError", isTotal: true,
        "Says what is wrong with a value."
      ) { call in
        let path = call.content(0, DecodingValue.self)?.path ?? .root
        return call.error(.dataCorrupted, DecodingContextValue(path: path.keys, said: call.string(1)))
      },
      LibraryMember(
        .staticMethod, of: "DecodingError",
        "dataCorrupted(_ context: DecodingError.Context) -> DecodingError",
        isTotal: true, "Says what is wrong with a value."
      ) { call in
        call.error(.dataCorrupted, call.content(0))
      },
      LibraryMember(
        .staticMethod, of: "DecodingError",
        "typeMismatch(_ type: T0, _ context: DecodingError.Context) -> DecodingError", isTotal: true,
        "Says that a value is of another type."
      ) { call in
        call.error(.typeMismatch, call.content(1), about: call.arguments[0])
      },
      LibraryMember(
        .staticMethod, of: "DecodingError",
        "valueNotFound(_ type: T0, _ context: DecodingError.Context) -> DecodingError", isTotal: true,
        "Says that there is no value of a type."
      ) { call in
        call.error(.valueNotFound, call.content(1), about: call.arguments[0])
      },
      LibraryMember(
        .staticMethod, of: "DecodingError",
        "keyNotFound(_ key: CodingKey, _ context: DecodingError.Context) -> DecodingError",
        "Says that there is nothing under a key."
      ) { call in
        call.error(.keyNotFound, call.content(1), about: Value(try call.codingKey(call.arguments[0])))
      },
      LibraryMember(
        .initializer, of: "DecodingError.Context",
        "init(codingPath: [CodingKey], debugDescription: String, underlyingError: Error? = nil)",
        "What is said of a fault."
      ) { call in
        let path = try (call.arguments[0].elements ?? []).map { try call.codingKey($0) }
        var context = DecodingContextValue(path: path, said: call.string(1))
        switch call.arguments[2] {
        case .void, .null: break
        case let error: context.underlying = (error, call.host.describe(error))
        }
        return Value(context)
      },
      LibraryMember(
        .property, of: "DecodingError.Context", "debugDescription: String", isTotal: true,
        "What is wrong, for who writes the code."
      ) { call in
        .string(call.receiver.content(DecodingContextValue.self)?.said ?? "")
      },
      LibraryMember(
        .property, of: "DecodingError.Context", "codingPath: [CodingKey]", isTotal: true,
        "The keys that lead to the place of the fault."
      ) { call in
        let path = call.receiver.content(DecodingContextValue.self)?.path ?? []
        return .array(ArrayBox(path.map { Value($0) }))
      },
      LibraryMember(
        .property, of: "DecodingError.Context", "underlyingError: Error?", isTotal: true,
        "The error behind the fault."
      ) { call in
        call.receiver.content(DecodingContextValue.self)?.underlying?.value ?? .null
      },
      LibraryMember(
        .property, of: "CodingKey", "stringValue: String", "What the key is called in JSON."
      ) { call in
        .string(try call.codingKey(call.receiver).name)
      },
      LibraryMember(
        .property, of: "CodingKey", "intValue: Int?", "The place in a list; nil for a key of an object."
      ) { call in
        try call.codingKey(call.receiver).index.map { .int($0) } ?? .null
      },
      LibraryMember(
        .property, of: "CodingKey", "description: String", "The key as Swift prints it."
      ) { call in
        .string(try call.codingKey(call.receiver).description)
      },
    ]
    + ["Decoder", "KeyedDecodingContainer<T0>", "SingleValueDecodingContainer", "UnkeyedDecodingContainer"]
    .map { owner in
      LibraryMember(
        .property, of: owner, "codingPath: [CodingKey]", isTotal: true, "The keys that lead to the place."
      ) { call in call.decoding.path.value }
    }
}

extension LibraryCall {
  fileprivate var decoding: DecodingValue {
    receiver.content(DecodingValue.self) ?? DecodingValue(.null, .root, JSONCodingValue(isDecoder: true))
  }

  fileprivate var encoding: EncodingValue {
    receiver.content(EncodingValue.self) ?? EncodingValue(EncodedPlace(), JSONCodingValue(isDecoder: false))
  }

  fileprivate func reading(
    _ tree: JSONTree, _ path: CodingPath, _ type: Name, keys: TypeID = .void
  ) -> Value {
    Value(DecodingValue(tree, path, decoding.coding, .library(type), keys: keys))
  }

  /// What a place has by keys of the type that is the first argument.
  fileprivate func keyed(_ tree: JSONTree, _ path: CodingPath) throws -> Value {
    guard case .type(let keys) = arguments[0] else { return .void }
    guard case .object = tree else {
      throw host.mismatch(TypeID(.dictionary(.string, .any)), tree, path)
    }
    return reading(tree, path, "KeyedDecodingContainer", keys: keys)
  }

  /// The list at a place.
  fileprivate func unkeyed(_ tree: JSONTree, _ path: CodingPath) throws -> Value {
    guard case .array = tree else { throw host.mismatch(TypeID.any.array, tree, path) }
    return reading(tree, path, "UnkeyedDecodingContainer")
  }

  fileprivate func writing(_ place: EncodedPlace, _ type: Name) -> Value {
    Value(EncodingValue(place, encoding.coding, .library(type)))
  }

  /// The value of the type that is the first argument.
  fileprivate func read(_ tree: JSONTree, _ path: CodingPath) throws -> Value {
    guard case .type(let type) = arguments[0] else { return .void }
    return try host.decoded(type, tree, path, decoding.coding)
  }

  /// What stands under a key; nil where nothing does.
  fileprivate func find(_ key: Value) throws -> JSONTree? {
    guard case .object(let members) = decoding.tree else { return nil }
    let name = try host.codingKey(key, decoding.coding)
    return members.first { $0.name == name }?.value
  }

  /// What stands under a key, which must be there.
  fileprivate func member(_ key: Value) throws -> JSONTree {
    if let found = try find(key) { return found }
    throw host.missingKey(try codingKey(key), decoding.path)
  }

  /// The place under a key.
  fileprivate func path(to key: Value) throws -> CodingPath {
    decoding.path.under(try codingKey(key))
  }

  /// A key by its name and the name of its type.
  fileprivate func codingKey(_ key: Value) throws -> CodingKeyValue {
    if let known = key.content(CodingKeyValue.self) { return known }
    return .name(
      try host.codingKey(key, JSONCodingValue(isDecoder: true)),
      of: String(key.typeName.split(separator: ".").last ?? "_CodingKey"))
  }

  /// An error about a type or a key.
  fileprivate func error(
    _ kind: DecodingErrorValue.Kind, _ context: DecodingContextValue?, about subject: Value = .void
  ) -> Value {
    Value(
      DecodingErrorValue(
        kind: kind, subject: subject,
        named: subject.content(CodingKeyValue.self)?.name ?? host.describe(subject),
        context: context ?? DecodingContextValue()))
  }

  /// The text of a key that is written.
  fileprivate func key(_ key: Value) throws -> String { try host.codingKey(key, encoding.coding) }

  /// Takes the next value of a list, which is wanted as one of a type; one that cannot be read stays.
  fileprivate func readNext(
    _ type: TypeID, _ read: (JSONTree, CodingPath) throws -> Value
  ) throws -> Value {
    let elements = decoding.tree.elements
    let path = decoding.path.under(.place(decoding.index))
    guard decoding.index < elements.count else {
      throw host.missingValue(type, path, "Unkeyed container is at end.")
    }
    let value = try read(elements[decoding.index], path)
    decoding.index += 1
    return value
  }
}
