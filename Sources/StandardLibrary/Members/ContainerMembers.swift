import ModelData
import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let containerNames = [
    "Decoder", "Encoder", "KeyedDecodingContainer", "SingleValueDecodingContainer",
    "UnkeyedDecodingContainer",
    "KeyedEncodingContainer", "SingleValueEncodingContainer", "UnkeyedEncodingContainer", "DecodingError",
    "DecodingError.Context",
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
      guard case .object = call.decoding.tree, case .type(let keys) = call.arguments[0] else {
        throw call.host.failure(wrongFormat)
      }
      return call.reading(call.decoding.tree, "KeyedDecodingContainer", keys: keys)
    },
    LibraryMember(
      .method, of: "Decoder", "singleValueContainer() -> SingleValueDecodingContainer",
      "The JSON as one value."
    ) { call in
      call.reading(call.decoding.tree, "SingleValueDecodingContainer")
    },
    LibraryMember(
      .method, of: "Decoder", "unkeyedContainer() -> UnkeyedDecodingContainer",
      "The values of a list, one after the other; throws where the JSON is none."
    ) { call in
      guard case .array = call.decoding.tree else { throw call.host.failure(wrongFormat) }
      return call.reading(call.decoding.tree, "UnkeyedDecodingContainer")
    },
  ]

  private static let keyedReading: [LibraryMember] = [
    LibraryMember(
      .method, of: "KeyedDecodingContainer<T0>", "decode(_ type: T1.Type, forKey key: T0) -> T1",
      "The value under a key; throws where there is none, or another."
    ) { call in
      guard let tree = try call.member(call.arguments[1]) else { throw call.host.failure(missing) }
      return try call.read(tree)
    },
    LibraryMember(
      .method, of: "KeyedDecodingContainer<T0>", "decodeIfPresent(_ type: T1.Type, forKey key: T0) -> T1?",
      "The value under a key; nil where there is none, throws where there is another."
    ) { call in
      let tree = try call.member(call.arguments[1]) ?? .null
      return tree == .null ? .null : try call.read(tree).inOptional
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
      .bool(try call.member(call.arguments[0]) != nil)
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
      guard let tree = try call.member(call.arguments[1]), case .object = tree,
        case .type(let keys) = call.arguments[0]
      else { throw call.host.failure(wrongFormat) }
      return call.reading(tree, "KeyedDecodingContainer", keys: keys)
    },
    LibraryMember(
      .method, of: "KeyedDecodingContainer<T0>",
      "nestedUnkeyedContainer(forKey key: T0) -> UnkeyedDecodingContainer",
      "The list that stands under a key; throws where there is none."
    ) { call in
      guard let tree = try call.member(call.arguments[0]), case .array = tree else {
        throw call.host.failure(wrongFormat)
      }
      return call.reading(tree, "UnkeyedDecodingContainer")
    },
  ]

  private static let singleReading: [LibraryMember] = [
    LibraryMember(
      .method, of: "SingleValueDecodingContainer", "decode(_ type: T0.Type) -> T0",
      "The value; throws where the JSON is another."
    ) { call in
      try call.read(call.decoding.tree)
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
      try call.readNext { try call.read($0) }
    },
    LibraryMember(
      .method, of: "UnkeyedDecodingContainer", "decodeIfPresent(_ type: T0.Type) -> T0?", isMutating: true,
      "The next value of the list; nil for null, and at its end."
    ) { call in
      if call.decoding.index >= call.decoding.tree.elements.count { return .null }
      return try call.readNext { $0 == .null ? .null : try call.read($0).inOptional }
    },
    LibraryMember(
      .method, of: "UnkeyedDecodingContainer",
      "nestedContainer(keyedBy type: T0.Type) -> KeyedDecodingContainer<T0>", isMutating: true,
      "What the next value of the list has by keys."
    ) { call in
      guard case .type(let keys) = call.arguments[0] else { return .void }
      return try call.readNext { tree in
        guard case .object = tree else { throw call.host.failure(wrongFormat) }
        return call.reading(tree, "KeyedDecodingContainer", keys: keys)
      }
    },
    LibraryMember(
      .method, of: "UnkeyedDecodingContainer", "nestedUnkeyedContainer() -> UnkeyedDecodingContainer",
      isMutating: true, "The list that is the next value."
    ) { call in
      try call.readNext { tree in
        guard case .array = tree else { throw call.host.failure(wrongFormat) }
        return call.reading(tree, "UnkeyedDecodingContainer")
      }
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
        "dataCorruptedError(forKey key: T0, in container: KeyedDecodingContainer<T0>, debugDescription: String) -> Error",
        isTotal: true, "Says what is wrong with the value under a key."
      ) { call in
        call.arguments[2]
      },
      LibraryMember(
        .staticMethod, of: "DecodingError",
        "dataCorruptedError(in container: T0, debugDescription: String) -> Error", isTotal: true,
        "Says what is wrong with a value."
      ) { call in
        call.arguments[1]
      },
      LibraryMember(
        .staticMethod, of: "DecodingError", "dataCorrupted(_ context: DecodingError.Context) -> Error",
        isTotal: true, "Says what is wrong with a value."
      ) { call in
        call.arguments[0]
      },
      LibraryMember(
        .staticMethod, of: "DecodingError",
        "typeMismatch(_ type: T0, _ context: DecodingError.Context) -> Error", isTotal: true,
        "Says that a value is of another type."
      ) { call in
        call.arguments[1]
      },
      LibraryMember(
        .initializer, of: "DecodingError.Context",
        "init(codingPath: [Any], debugDescription: String, underlyingError: Error? = nil)", isTotal: true,
        "What is said of a fault."
      ) { call in
        call.arguments[1]
      },
    ]
    + ["Decoder", "KeyedDecodingContainer<T0>", "SingleValueDecodingContainer", "UnkeyedDecodingContainer"]
    .map { owner in
      LibraryMember(
        .property, of: owner, "codingPath: [Any]", "The keys that lead to the place; none here."
      ) { _ in .array(ArrayBox([])) }
    }

  /// What Foundation says of a value of another type.
  static let wrongFormat = "The data couldn’t be read because it isn’t in the correct format."
  /// What Foundation says of a key that is not there.
  static let missing = "The data couldn’t be read because it is missing."
}

extension LibraryCall {
  fileprivate var decoding: DecodingValue {
    receiver.content(DecodingValue.self) ?? DecodingValue(.null, JSONCodingValue(isDecoder: true))
  }

  fileprivate var encoding: EncodingValue {
    receiver.content(EncodingValue.self) ?? EncodingValue(EncodedPlace(), JSONCodingValue(isDecoder: false))
  }

  fileprivate func reading(_ tree: JSONTree, _ type: Name, keys: TypeID = .void) -> Value {
    Value(DecodingValue(tree, decoding.coding, .library(type), keys: keys))
  }

  fileprivate func writing(_ place: EncodedPlace, _ type: Name) -> Value {
    Value(EncodingValue(place, encoding.coding, .library(type)))
  }

  /// The value of the type that is the first argument.
  fileprivate func read(_ tree: JSONTree) throws -> Value {
    guard case .type(let type) = arguments[0] else { return .void }
    return try host.decoded(type, tree, decoding.coding)
  }

  /// What stands under a key; nil where nothing does.
  fileprivate func member(_ key: Value) throws -> JSONTree? {
    guard case .object(let members) = decoding.tree else { return nil }
    let name = try host.codingKey(key, decoding.coding)
    return members.first { $0.name == name }?.value
  }

  /// The text of a key that is written.
  fileprivate func key(_ key: Value) throws -> String { try host.codingKey(key, encoding.coding) }

  /// Takes the next value of a list; one that cannot be read stays.
  fileprivate func readNext(_ read: (JSONTree) throws -> Value) throws -> Value {
    let elements = decoding.tree.elements
    guard decoding.index < elements.count else { throw host.failure(StandardLibrary.wrongFormat) }
    let value = try read(elements[decoding.index])
    decoding.index += 1
    return value
  }
}
