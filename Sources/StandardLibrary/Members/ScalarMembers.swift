import ScreenTypes

extension StandardLibrary {
  /// The types of this table, beside String.
  static let scalarNames = ["Unicode.Scalar", "Unicode.Scalar.Properties"]

  /// The characters of Unicode that a text is made of.
  static let scalarMembers: [LibraryMember] = [
    LibraryMember(
      .property, of: "String", "unicodeScalars: [Unicode.Scalar]",
      "The characters of Unicode that the text is made of: an “é” may be two, a flag is."
    ) { call in
      let scalars = (call.receiver.text ?? "").unicodeScalars
      try call.host.spend(scalars.count)
      try LibraryLimits.check(scalars.count)
      return .array(ArrayBox(scalars.map { Value(ScalarValue($0)) }))
    },
    LibraryMember(
      .initializer, of: "Unicode.Scalar", "init(_ value: Int) -> Unicode.Scalar?", isTotal: true,
      unwrapsItself: true,
      "The character of a number; nil where no character has it. That of a `UInt8` is no optional."
    ) { call in
      UInt32(exactly: call.int(0)).flatMap { Unicode.Scalar($0) }.map { Value(ScalarValue($0)).inOptional }
        ?? .null
    },
    LibraryMember(
      .initializer, of: "Unicode.Scalar", "init(_ text: String)", isTotal: true,
      "The first character of Unicode in a text."
    ) { call in
      Value(ScalarValue(call.string(0).unicodeScalars.first ?? "\u{FFFD}"))
    },
    LibraryMember(
      .initializer, of: "String", "init(_ scalar: Unicode.Scalar)", isTotal: true,
      "The character of Unicode as text; also a `Character` of it."
    ) { call in
      .string(String(call.content(0, ScalarValue.self)?.scalar ?? "\u{FFFD}"))
    },
    LibraryMember(.property, of: "Unicode.Scalar", "value: Int", isTotal: true, "Its number.") { call in
      .int(Int(call.scalar.value))
    },
    LibraryMember(
      .property, of: "Unicode.Scalar", "isASCII: Bool", isTotal: true, "True for numbers below 128."
    ) { call in
      .bool(call.scalar.isASCII)
    },
    LibraryMember(
      .property, of: "Unicode.Scalar", "properties: Unicode.Scalar.Properties", isTotal: true,
      "What Unicode says of it."
    ) { call in
      let scalar = call.scalar
      return .opaque(
        OpaqueBox(
          type: .library("Unicode.Scalar.Properties"), content: ScalarValue(scalar),
          description: "properties of \(scalar)"))
    },
    LibraryMember(
      .property, of: "Unicode.Scalar.Properties", "isAlphabetic: Bool", isTotal: true, "True for letters."
    ) { call in
      .bool(call.scalar.properties.isAlphabetic)
    },
    LibraryMember(
      .property, of: "Unicode.Scalar.Properties", "isWhitespace: Bool", isTotal: true, "True for gaps."
    ) { call in
      .bool(call.scalar.properties.isWhitespace)
    },
    LibraryMember(
      .property, of: "Unicode.Scalar.Properties", "isEmoji: Bool", isTotal: true,
      "True for what may be drawn as a small picture, digits included."
    ) { call in
      .bool(call.scalar.properties.isEmoji)
    },
  ]
}

extension LibraryCall {
  fileprivate var scalar: Unicode.Scalar { receiver.content(ScalarValue.self)?.scalar ?? "\u{FFFD}" }
}
