import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// Values as JSON, and JSON as values.
  static let codingMembers: [LibraryMember] =
    [
      LibraryMember(
        .initializer, of: "JSONEncoder", "init()", isTotal: true, "Writes values of Codable types as JSON."
      ) { _ in
        Value(JSONCodingValue(isDecoder: false))
      },
      LibraryMember(
        .method, of: "JSONEncoder", "encode(_ value: T0) -> Data",
        "A value as JSON, with the keys that its type says, in the order of its properties; throws where it is not Codable."
      ) { call in
        let bytes = try call.host.encoded(call.arguments[0], call.coding)
        try call.host.spend(bytes.count / 8)
        return Value(BytesValue(bytes: bytes))
      },
      LibraryMember(
        .initializer, of: "JSONDecoder", "init()", isTotal: true, "Reads values of Codable types from JSON."
      ) { _ in
        Value(JSONCodingValue(isDecoder: true))
      },
      LibraryMember(
        .method, of: "JSONDecoder", "decode(_ type: T0.Type, from data: Data) -> T0",
        "The value of a type that JSON holds; throws where it holds none."
      ) { call in
        guard case .type(let type) = call.arguments[0] else { return .void }
        let bytes = call.content(1, BytesValue.self)?.bytes ?? []
        try call.host.spend(bytes.count / 8)
        return try call.host.decoded(type, bytes, call.coding)
      },
      strategy(
        "JSONEncoder", "outputFormatting: JSONEncoder.OutputFormatting", "How the JSON is laid out.",
        set: { $0.layout = Set($1.choices ?? []) }
      ) { coding in
        let type = TypeID.library("JSONEncoder.OutputFormatting")
        return OptionValue(of: type, coding.layout.map { .choice(type, Int32($0)) }).value
      },
    ]
    + [
      ("JSONEncoder", "dateEncodingStrategy", "DateEncodingStrategy"),
      ("JSONDecoder", "dateDecodingStrategy", "DateDecodingStrategy"),
    ].map { (owner: String, name: String, type: String) in
      let full = owner + "." + type
      return strategy(
        owner, name + ": " + full, "How dates stand in JSON: as seconds since 2001, unless another is set.",
        set: {
          $0.dates = $1.content(DateStrategyValue.self)?.dates ?? JSONCodingValue.Dates.plain[$1.place ?? 0]
        }
      ) { coding in
        let type = TypeID(.builtin(Name(full)))
        let place = JSONCodingValue.Dates.plain.firstIndex { $0.name == coding.dates.name }
        return place.map { .choice(type, Int32($0)) }
          ?? Value(DateStrategyValue(type: type, dates: coding.dates))
      }
    }
    + ["JSONEncoder.DateEncodingStrategy", "JSONDecoder.DateDecodingStrategy"].map { owner in
      LibraryMember(
        .staticMethod, of: owner, "formatted(_ formatter: DateFormatter) -> \(owner)", isTotal: true,
        "Dates are texts, as a formatter writes and reads them."
      ) { call in
        let formatter = call.content(0, DateFormatterValue.self) ?? DateFormatterValue()
        return Value(DateStrategyValue(type: TypeID(.builtin(Name(owner))), dates: .formatted(formatter)))
      }
    }
    + [
      ("JSONEncoder.DateEncodingStrategy", "write: (Date, Encoder) -> Void", "Writes dates by a function."),
      ("JSONDecoder.DateDecodingStrategy", "read: (Decoder) -> Date", "Reads dates by a function."),
    ].map { (owner: String, parameter: String, documentation: String) in
      LibraryMember(
        .staticMethod, of: owner, "custom(_ \(parameter)) -> \(owner)", isTotal: true, documentation
      ) { call in
        let type = TypeID(.builtin(Name(owner)))
        guard case .function(let function) = call.arguments[0] else { return .choice(type, 0) }
        return Value(DateStrategyValue(type: type, dates: .custom(function)))
      }
    }
    + [
      ("JSONEncoder", "dataEncodingStrategy", "DataEncodingStrategy"),
      ("JSONDecoder", "dataDecodingStrategy", "DataDecodingStrategy"),
    ].map { (owner: String, name: String, type: String) in
      let full = owner + "." + type
      return strategy(
        owner, name + ": " + full, "How bytes stand in JSON: as a text of Base64, unless another is set.",
        set: { $0.listsBytes = $1.place == 0 }
      ) { .choice(TypeID(.builtin(Name(full))), $0.listsBytes ? 0 : 1) }
    }
    + [
      ("JSONEncoder", "keyEncodingStrategy", "KeyEncodingStrategy"),
      ("JSONDecoder", "keyDecodingStrategy", "KeyDecodingStrategy"),
    ].map { (owner: String, name: String, type: String) in
      let full = owner + "." + type
      return strategy(
        owner, name + ": " + full, "How keys are made of the names of properties.",
        set: { $0.hasSnakeCase = $1.place == 1 }
      ) { .choice(TypeID(.builtin(Name(full))), $0.hasSnakeCase ? 1 : 0) }
    }

  private static func strategy(
    _ owner: String, _ signature: String, _ documentation: String,
    set: @escaping @Sendable (inout JSONCodingValue, Value) -> Void,
    _ get: @escaping @Sendable (JSONCodingValue) -> Value
  ) -> LibraryMember {
    stored(owner, signature, documentation, set: set, get)
  }
}

extension Value {
  /// The place of a case; nil for another value.
  fileprivate var place: Int? {
    if case .choice(_, let place) = self { return Int(place) }
    return nil
  }
}

extension LibraryCall {
  fileprivate var coding: JSONCodingValue {
    receiver.content(JSONCodingValue.self) ?? JSONCodingValue(isDecoder: false)
  }
}
