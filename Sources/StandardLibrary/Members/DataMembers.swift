import ScreenTypes

extension StandardLibrary {
  /// Bytes.
  static let dataMembers: [LibraryMember] =
    [
      LibraryMember(.initializer, of: "Data", "init()", isTotal: true, "No bytes.") { _ in
        Value(BytesValue(bytes: []))
      },
      LibraryMember(
        .initializer, of: "Data", "init(_ elements: Sequence<Int>)",
        "The bytes of a text, an array or the like."
      ) { call in
        Value(BytesValue(bytes: try call.bytes(0)))
      },
      LibraryMember(
        .initializer, of: "Data", "init(base64Encoded base64String: String) -> Data?",
        "The bytes that a text in Base64 stands for; nil for another text."
      ) { call in
        try call.host.spend(call.string(0).utf8.count)
        return Base64.bytes(call.string(0)).map { Value(BytesValue(bytes: $0)) } ?? .null
      },
      LibraryMember(
        .initializer, of: "Data", "init(count: Int)", "So many bytes that are 0."
      ) { call in
        try LibraryLimits.check(call.int(0))
        try call.host.spend(max(call.int(0), 0))
        return Value(BytesValue(bytes: [UInt8](repeating: 0, count: max(call.int(0), 0))))
      },
      LibraryMember(
        .initializer, of: "Data", "init(repeating repeatedValue: Int, count: Int)", "One byte many times."
      ) { call in
        try LibraryLimits.check(call.int(1))
        try call.host.spend(max(call.int(1), 0))
        return Value(
          BytesValue(bytes: [UInt8](repeating: try call.byte(call.int(0)), count: max(call.int(1), 0))))
      },
      LibraryMember(
        .method, of: "Data", "subdata(in range: Range<Int>) -> Data", "The bytes at a range of places."
      ) { call in
        guard case .range(let range) = call.arguments[0], case .int(let lower) = range.lower,
          case .int(let upper) = range.upper
        else { return .void }
        guard lower >= 0, upper <= call.bytes.count, lower <= upper else {
          throw LibraryFaults.index(lower < 0 ? lower : upper - 1, in: 0..<call.bytes.count)
        }
        try call.host.spend(upper - lower)
        return Value(BytesValue(bytes: Array(call.bytes[lower..<upper])))
      },
      LibraryMember(
        .method, of: "Data", "base64EncodedData() -> Data", "The bytes of the text in Base64."
      ) { call in
        try call.spendText(call.bytes.count * 4 / 3)
        return Value(BytesValue(bytes: Array(Base64.text(call.bytes).utf8)))
      },
      LibraryMember(
        .method, of: "Data", "base64EncodedString() -> String", "The bytes as text in Base64."
      ) { call in
        try call.spendText(call.bytes.count * 4 / 3)
        return .string(Base64.text(call.bytes))
      },
      LibraryMember(
        .method, of: "Data", "append(contentsOf elements: Sequence<Int>)", isMutating: true,
        "Adds bytes at the end."
      ) { call in
        call.receiver = Value(BytesValue(bytes: call.bytes + (try call.bytes(0))))
        return .void
      },
      LibraryMember(
        .method, of: "Data", "append(_ byte: Int)", isMutating: true, "Adds a byte at the end."
      ) { call in
        call.receiver = Value(BytesValue(bytes: call.bytes + [try call.byte(call.int(0))]))
        return .void
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
    + ["Data", "String.UTF8View"].map { receiver in
      LibraryMember(
        .method, of: receiver,
        "filter(_ isIncluded: (Int) -> Bool) -> \(receiver == "Data" ? "Data" : "[Int]")",
        "The bytes for which the closure is true."
      ) { call in
        let kept = try call.bytes.filter { byte in
          try call.host.spend(1)
          return try call.test(0, .int(Int(byte)))
        }
        return receiver == "Data"
          ? Value(BytesValue(bytes: kept)) : .array(ArrayBox(kept.map { .int(Int($0)) }))
      }
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
      .initializer, of: "String", "init(decoding codeUnits: Sequence<Int>, as encoding: UTF8.Type)",
      "The text that some bytes are, with `\u{FFFD}` for those that are none."
    ) { call in
      .string(String(decoding: try call.bytes(0), as: UTF8.self))
    },
    LibraryMember(
      .initializer, of: "String", "init(bytes: Sequence<Int>, encoding: String.Encoding) -> String?",
      "The text that some bytes are; nil where they are none."
    ) { call in
      let bytes = try call.bytes(0)
      if call.choice(1) == 1, bytes.contains(where: { $0 > 127 }) { return .null }
      return String(validating: bytes, as: UTF8.self).map { .string($0) } ?? .null
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

  /// The bytes that the argument at `index` holds.
  fileprivate func bytes(_ index: Int) throws -> [UInt8] {
    if let content = content(index, BytesValue.self) {
      try host.spend(content.bytes.count)
      return content.bytes
    }
    return try list(index).map { value in
      guard case .int(let number) = value else { return 0 }
      return try byte(number)
    }
  }

  /// A number as a byte, from 0 to 255.
  fileprivate func byte(_ number: Int) throws -> UInt8 {
    guard let byte = UInt8(exactly: number) else {
      throw LibraryFaults.overflow("\(number), which is no byte,")
    }
    return byte
  }

  /// The text of the receiver.
  fileprivate var string: String { receiver.text ?? "" }
}
