import ScreenTypes

extension StandardLibrary {
  /// The types of this table, beside String.
  static let scalarNames = ["Unicode.Scalar", "Unicode.Scalar.Properties"]

  /// The characters of Unicode that a text is made of.
  static let scalarMembers: [LibraryMember] =
    [
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
    ] + scalarQuestions + [
      LibraryMember(
        .property, of: "Unicode.Scalar.Properties", "name: String?", isTotal: true,
        "What Unicode calls it, such as `LATIN SMALL LETTER A`."
      ) { call in
        call.scalar.properties.name.map { .string($0) } ?? .null
      },
      LibraryMember(
        .property, of: "Unicode.Scalar.Properties", "lowercaseMapping: String", isTotal: true, "It in small."
      ) { call in .string(call.scalar.properties.lowercaseMapping) },
      LibraryMember(
        .property, of: "Unicode.Scalar.Properties", "uppercaseMapping: String", isTotal: true,
        "It as a capital."
      ) { call in .string(call.scalar.properties.uppercaseMapping) },
    ]

  /// What Unicode says yes or no to.
  private static let scalarQuestions: [LibraryMember] = [
    question("isEmojiPresentation", "what is drawn as a small picture unless asked otherwise") {
      $0.isEmojiPresentation
    },
    question("isEmojiModifier", "what gives the small picture before it a colour of skin") {
      $0.isEmojiModifier
    },
    question("isEmojiModifierBase", "small pictures that take a colour of skin") { $0.isEmojiModifierBase },
    question("isUppercase", "capitals") { $0.isUppercase },
    question("isLowercase", "small letters") { $0.isLowercase },
    question("isCased", "letters that are small or capitals") { $0.isCased },
    question("isDash", "dashes") { $0.isDash },
    question("isDiacritic", "marks on letters") { $0.isDiacritic },
    question("isHexDigit", "digits of base 16") { $0.isHexDigit },
    question("isIdeographic", "characters that stand for words") { $0.isIdeographic },
    question("isMath", "signs of mathematics") { $0.isMath },
    question("isQuotationMark", "marks around what is said") { $0.isQuotationMark },
    question("isVariationSelector", "what chooses how the character before it is drawn") {
      $0.isVariationSelector
    },
  ]

  private static func question(
    _ name: String, _ whatItIs: String, _ tell: @escaping @Sendable (Unicode.Scalar.Properties) -> Bool
  ) -> LibraryMember {
    LibraryMember(
      .property, of: "Unicode.Scalar.Properties", name + ": Bool", isTotal: true, "True for \(whatItIs)."
    ) { call in
      .bool(tell(call.scalar.properties))
    }
  }
}

extension LibraryCall {
  fileprivate var scalar: Unicode.Scalar { receiver.content(ScalarValue.self)?.scalar ?? "\u{FFFD}" }
}
