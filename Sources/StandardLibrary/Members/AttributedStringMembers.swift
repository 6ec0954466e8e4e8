import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// Characters with looks of their own.
  static let attributedStringMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "AttributedString", "init(_ string: String = \"\")", isTotal: true,
      "Characters that look as their place says."
    ) { call in
      Value(AttributedTextValue(TextValue(call.isOmitted(0) ? "" : call.string(0))))
    },
    LibraryMember(
      .initializer, of: "AttributedString", "init(stringLiteral value: String)", isTotal: true,
      "Characters that look as their place says."
    ) { call in Value(AttributedTextValue(TextValue(call.string(0)))) },
    LibraryMember(
      .initializer, of: "AttributedString", "init(markdown: String)", isTotal: true,
      "The words of Markdown within a line: strong, emphasis, code, struck, links."
    ) { call in
      Value(AttributedTextValue(MarkdownText.text([.literal(call.string(0))])))
    },
    LibraryMember(
      .initializer, of: "AttributedString",
      "init(markdown: String, options: AttributedString.MarkdownParsingOptions)", isTotal: true,
      "The words of Markdown within a line; with `inlineOnly`, lines are joined by spaces."
    ) { call in
      var source = call.string(0)
      if call.content(1, MarkdownOptionsValue.self)?.joinsLines ?? false {
        source = source.split(whereSeparator: \.isNewline).joined(separator: " ")
      }
      return Value(AttributedTextValue(MarkdownText.text([.literal(source)])))
    },
    LibraryMember(
      .initializer, of: "AttributedString.MarkdownParsingOptions",
      "init(allowsExtendedAttributes: Bool = false, interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full, failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError, languageCode: String? = nil)",
      isTotal: true, "How Markdown is read."
    ) { call in
      Value(MarkdownOptionsValue(joinsLines: call.choice(1) == 1))
    },
    LibraryMember(
      .initializer, of: "Text", "init(_ attributedContent: AttributedString)", isTotal: true,
      "Characters with looks of their own as a text."
    ) { call in
      Value(call.arguments[0].content(AttributedTextValue.self)?.text ?? TextValue(""))
    },
    LibraryMember(
      .property, of: "AttributedString", "characters: String", isTotal: true, "The characters alone."
    ) { call in
      .string(call.attributed.text.characters)
    },
    LibraryMember(
      .property, of: "AttributedString", "startIndex: String.Index", isTotal: true,
      "The place of the first character."
    ) { _ in .int(0) },
    LibraryMember(
      .property, of: "AttributedString", "endIndex: String.Index", isTotal: true,
      "The place behind the last character."
    ) { call in .int(call.attributed.text.characters.count) },
    LibraryMember(
      .method, of: "AttributedString", "range(of stringToFind: String) -> Range<String.Index>?",
      isTotal: true,
      "The places of the first occurrence of a text; nil where it is not inside."
    ) { call in
      let host = call.host
      let found = try TextSearch.ranges(
        of: Array(call.string(0)), in: Array(call.attributed.text.characters), spend: { try host.spend($0) })
      guard let range = found.first else { return .null }
      return .range(RangeBox(range))
    },
    LibraryMember(
      .method, of: "AttributedString",
      "range(of stringToFind: String, options: String.CompareOptions, locale: Locale? = nil) -> Range<String.Index>?",
      "The places of the first occurrence of a text, without regard to what the options pass over; nil where it is not inside."
    ) { call in
      let text = Array(call.attributed.text.characters)
      let options = TextOptions(call.arguments[1])
      let found = try options.matches(
        of: call.string(0), in: text, 0..<text.count, isOne: true, call.host)
      guard let range = (options.contains(.backwards) ? found.last : found.first)?.range else { return .null }
      return .range(RangeBox(range))
    },
    LibraryMember(
      .method, of: "AttributedString", "append(_ s: AttributedString)", isMutating: true, isTotal: true,
      "Adds others to the end."
    ) { call in
      let more = call.arguments[0].content(AttributedTextValue.self)?.text ?? TextValue("")
      call.receiver = Value(AttributedTextValue(call.attributed.text + more))
      return .void
    },
    look("font: Font?", "The font of all characters.", set: { $0.font = $1.content(FontValue.self) }) {
      $0.font.map { Value($0) } ?? .null
    },
    look(
      "foregroundColor: Color?", "The colour of all characters.",
      set: { run, value in
        if case .color(let color) = value { run.color = color } else { run.color = nil }
      }
    ) { $0.color.map { .color($0) } ?? .null },
    look(
      "link: URL?", "Where all characters lead.", set: { $0.link = $1.content(URLValue.self)?.address }
    ) {
      $0.link.map { Value(URLValue($0)) } ?? .null
    },
    look(
      "backgroundColor: Color?", "The colour behind all characters, which is not drawn.",
      set: { run, value in
        if case .color(let color) = value { run.background = color } else { run.background = nil }
      }
    ) { $0.background.map { .color($0) } ?? .null },
    line("underlineStyle", "The line below all characters, drawn in their colour.", .underline),
    line("strikethroughStyle", "The line through all characters, drawn in their colour.", .strikethrough),
    LibraryMember(
      .initializer, of: "Text.LineStyle",
      "init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)", isTotal: true, "A line."
    ) { _ in shared.choice("single", of: .library("Text.LineStyle")) ?? .void },
    look(
      "tracking: Double?", "Extra room between the characters, in points.",
      set: { run, value in
        if case .double(let room) = value { run.kerning = room } else { run.kerning = nil }
      }
    ) { $0.kerning.map { .double($0) } ?? .null },
    look(
      "kern: Double?", "Extra room between the characters, in points.",
      set: { run, value in
        if case .double(let room) = value { run.kerning = room } else { run.kerning = nil }
      }
    ) { $0.kerning.map { .double($0) } ?? .null },
  ]

  private static func line(
    _ name: String, _ documentation: String, _ line: TextStyle.Lines
  ) -> LibraryMember {
    look(
      name + ": Text.LineStyle?", documentation,
      set: { run, value in
        if value == .null { run.lines.remove(line) } else { run.lines.insert(line) }
      }
    ) { run in
      run.lines.contains(line) ? shared.choice("single", of: .library("Text.LineStyle")) ?? .null : .null
    }
  }

  /// A property of the first characters, which is set for all.
  private static func look(
    _ signature: String, _ documentation: String,
    set: @escaping @Sendable (inout TextValue.Run, Value) -> Void,
    _ get: @escaping @Sendable (TextValue.Run) -> Value
  ) -> LibraryMember {
    LibraryMember(
      .property, of: "AttributedString", signature, isTotal: true, documentation,
      set: { receiver, value in
        guard var whole = receiver.content(AttributedTextValue.self) else { return }
        for place in whole.text.runs.indices { set(&whole.text.runs[place], value) }
        receiver = Value(whole)
      }
    ) { call in
      call.attributed.text.runs.first.map(get) ?? .null
    }
  }
}

extension LibraryCall {
  /// The characters that are asked.
  fileprivate var attributed: AttributedTextValue {
    receiver.content(AttributedTextValue.self) ?? AttributedTextValue(TextValue(""))
  }
}
