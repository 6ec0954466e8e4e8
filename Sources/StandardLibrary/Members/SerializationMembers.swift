import ModelData
import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// JSON without a type of one's own.
  static let serializationMembers: [LibraryMember] = [
    LibraryMember(
      .staticMethod, of: "JSONSerialization",
      "jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) -> Any",
      "What JSON holds: dictionaries, arrays, texts, Bools and numbers, of which whole ones are Ints; throws where it is none."
    ) { call in
      let bytes = call.content(0, BytesValue.self)?.bytes ?? []
      try call.host.spend(bytes.count / 8)
      guard let tree = JSONTree.read(bytes) else {
        throw call.host.failure(
          Value(ErrorObjectValue(domain: "NSCocoaErrorDomain", code: 3840, reason: unreadable)))
      }
      return value(of: tree)
    },
    LibraryMember(
      .staticMethod, of: "JSONSerialization",
      "data(withJSONObject obj: T0, options opt: JSONSerialization.WritingOptions = []) -> Data",
      "Dictionaries, arrays and values as JSON."
    ) { call in
      var coding = JSONCodingValue(isDecoder: false)
      coding.layout = Set(call.arguments[1].choices ?? [])
      let bytes = try call.host.encoded(call.arguments[0], coding)
      try call.host.spend(bytes.count / 8)
      return Value(BytesValue(bytes: bytes))
    },
    LibraryMember(
      .staticMethod, of: "JSONSerialization", "isValidJSONObject(_ obj: T0) -> Bool", isTotal: true,
      "Whether it is a dictionary or an array."
    ) { call in
      switch call.arguments[0] {
      case .dictionary, .array: .bool(true)
      // Nothing else is JSON as a whole.
      default: .bool(false)
      }
    },
  ]

  private static let unreadable = "The data couldn’t be read because it isn’t in the correct format."

  private static func value(of tree: JSONTree) -> Value {
    switch tree {
    case .null: return .null
    case .bool(let truth): return .bool(truth)
    case .number(let number): return Int(exactly: number).map { .int($0) } ?? .double(number)
    case .string(let text): return .string(text)
    case .array(let elements): return .array(ArrayBox(elements.map(value(of:))))
    case .object(let members):
      let values = DictionaryBox()
      for member in members { values.set(.string(member.name), value(of: member.value)) }
      return .dictionary(values)
    }
  }
}
