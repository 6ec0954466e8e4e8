import ScreenTypes

extension StandardLibrary {
  /// Bytes.
  static let dataMembers: [LibraryMember] =
    [
      LibraryMember(.initializer, of: "Data", "init()", isTotal: true, "No bytes.") { _ in
        Value(BytesValue(bytes: []))
      },
      LibraryMember(
        .initializer, of: "Data", "init(_ elements: String.UTF8View)", isTotal: true, "The bytes of a text."
      ) { call in
        Value(BytesValue(bytes: call.content(0, BytesValue.self)?.bytes ?? []))
      },
      LibraryMember(
        .method, of: "Data", "append(_ other: Data)", isMutating: true, "Adds bytes at the end."
      ) { call in
        let bytes = call.bytes + (call.content(0, BytesValue.self)?.bytes ?? [])
        try call.host.spend(bytes.count)
        call.receiver = Value(BytesValue(bytes: bytes))
        return .void
      },
    ]
    + ["Data", "String.UTF8View"].flatMap { receiver in
      [
        LibraryMember(.property, of: receiver, "count: Int", isTotal: true, "How many bytes there are.") {
          call in
          .int(call.bytes.count)
        },
        LibraryMember(.property, of: receiver, "isEmpty: Bool", isTotal: true, "True where there are none.") {
          call in
          .bool(call.bytes.isEmpty)
        },
      ]
    }

  /// Texts as bytes, and bytes as texts.
  static let encodingMembers: [LibraryMember] = [
    LibraryMember(
      .property, of: "String", "utf8: String.UTF8View", isTotal: true, "The bytes of the text in UTF-8."
    ) { call in
      Value(BytesValue(bytes: Array(call.string.utf8), isOfText: true))
    },
    LibraryMember(
      .method, of: "String",
      "data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?", isTotal: true,
      "The bytes of the text; nil where the encoding has not all of its characters."
    ) { call in
      let bytes = Array(call.string.utf8)
      if call.choice(0) == 1, bytes.contains(where: { $0 > 127 }) {
        guard call.bool(1) else { return .null }
        let question: [UInt8] = [UInt8(ascii: "?")]
        return Value(BytesValue(bytes: call.string.flatMap { $0.isASCII ? Array($0.utf8) : question }))
      }
      return Value(BytesValue(bytes: bytes))
    },
    LibraryMember(
      .initializer, of: "String", "init(data: Data, encoding: String.Encoding) -> String?", isTotal: true,
      "The text that some bytes are; nil where they are none."
    ) { call in
      let bytes = call.content(0, BytesValue.self)?.bytes ?? []
      if call.choice(1) == 1, bytes.contains(where: { $0 > 127 }) { return .null }
      return String(validating: bytes, as: UTF8.self).map { .string($0) } ?? .null
    },
    LibraryMember(
      .initializer, of: "String", "init(decoding codeUnits: Data, as encoding: UTF8.Type)", isTotal: true,
      "The text that some bytes are, with `\u{FFFD}` for those that are none."
    ) { call in
      .string(String(decoding: call.content(0, BytesValue.self)?.bytes ?? [], as: UTF8.self))
    },
    LibraryMember(
      .method, of: "String", "addingPercentEncoding(withAllowedCharacters: CharacterSet) -> String?",
      isTotal: true, "The text with `%` and the bytes of each character that is not in the set."
    ) { call in
      let set = call.characterSet(0)
      return .string(AddressText.escape(call.string) { set.contains($0) })
    },
    LibraryMember(
      .property, of: "String", "removingPercentEncoding: String?", isTotal: true,
      "The text with each `%` and its two digits replaced by what they stand for; nil where that is no text."
    ) { call in
      AddressText.unescaped(call.string).map { .string($0) } ?? .null
    },
  ]
}

extension LibraryCall {
  /// The bytes of the receiver.
  fileprivate var bytes: [UInt8] { receiver.content(BytesValue.self)?.bytes ?? [] }
  /// The text of the receiver.
  fileprivate var string: String { receiver.text ?? "" }
}
