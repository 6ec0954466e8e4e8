import ScreenSemantics
import ScreenTypes
import StandardLibrary

/// A text of one language, which takes its arguments when it is shown.
struct LocalizedText {
  /// A value that the screen puts in.
  struct Argument {
    var characters: String
    /// What the characters are where they have a look of their own.
    var text: TextValue?
    /// What forms of the text go by; nil for what is no number.
    var number: Double?
  }

  /// A part of what is shown: characters, or an argument.
  private enum Part {
    case literal(String)
    case argument(Int)
  }

  /// The text of a catalogue; nil where `format` is it.
  let translation: StringCatalogue.Translation?
  /// The literal.
  let format: LocalizedFormat
  let language: String
  let isMarkdown: Bool
  /// True where code is given the text as it stands.
  let isForCode: Bool

  /// What is shown.
  func value(_ arguments: [Argument]) -> Value {
    if isForCode, let characters { return .string(characters) }
    var parts: [Part] = []
    switch translation?.variation {
    case .text(let text): append(text.format, arguments, own: nil, to: &parts)
    case .plural(let forms):
      let own = arguments.firstIndex { $0.number != nil }
      append(
        form(forms, own.flatMap { arguments[$0].number })?.format ?? format, arguments, own: own, to: &parts)
    case nil: append(format, arguments, own: nil, to: &parts)
    }
    var plain = ""
    var pieces: [MarkdownText.Piece] = []
    var isPlain = true
    for part in parts {
      switch part {
      case .literal(let text):
        plain += text
        pieces.append(.literal(text))
        if isMarkdown, text.utf8.contains(where: "*_`~[\\".utf8.contains) { isPlain = false }
      case .argument(let position):
        let argument = arguments[position]
        plain += argument.characters
        pieces.append(.value(argument.text ?? TextValue(argument.characters)))
        if argument.text != nil { isPlain = false }
      }
    }
    let isEnglish = translation == nil || language.hasPrefix("en")
    return isPlain ? .string(plain) : Value(MarkdownText.text(pieces, isEnglish: isEnglish))
  }

  /// The text as it stands, the form `other` of what varies by a number; nil where it is that of the screen.
  private var characters: String? {
    switch translation?.variation {
    case nil: return nil
    case .plural(let forms): return forms[.other]?.characters
    case .text(let text):
      guard let translation, !translation.substitutions.isEmpty else { return text.characters }
      return text.format.pieces.map { piece in
        switch piece {
        case .literal(let literal): LocalizedFormat.escaped(literal)
        case .argument(let position, let placeholder): "%\(position + 1)$\(placeholder.rawValue.dropFirst())"
        case .variation(let name, _): translation.substitutions[name]?.forms[.other]?.characters ?? ""
        case .ownArgument: ""
        }
      }.joined()
    }
  }

  private func form(_ forms: [PluralCategory: StringCatalogue.Text], _ number: Double?)
    -> StringCatalogue.Text?
  {
    // A form for none at all may stand in every language.
    if number == 0, let zero = forms[.zero] { return zero }
    let category = number.map { PluralCategory($0, language: language) } ?? .other
    return forms[category] ?? forms[.other]
  }

  private func append(
    _ format: LocalizedFormat, _ arguments: [Argument], own: Int?, depth: Int = 0, to parts: inout [Part]
  ) {
    for piece in format.pieces {
      switch piece {
      case .literal(let text): parts.append(.literal(text))
      case .argument(let position, _):
        if arguments.indices.contains(position) { parts.append(.argument(position)) }
      case .ownArgument:
        if let own { parts.append(.argument(own)) }
      case .variation(let name, _):
        // A part may name another, and two each other.
        guard depth < 4, let part = translation?.substitutions[name],
          arguments.indices.contains(part.argument),
          let text = form(part.forms, arguments[part.argument].number)
        else { continue }
        append(text.format, arguments, own: part.argument, depth: depth + 1, to: &parts)
      }
    }
  }
}
