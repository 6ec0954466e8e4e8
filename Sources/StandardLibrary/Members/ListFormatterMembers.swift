import ScreenTypes

extension StandardLibrary {
  /// Several values as a sentence lists them.
  static let listFormatterMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "ListFormatter", "init()", isTotal: true, "Joins texts as a sentence lists them."
    ) { _ in Value(ListFormatterValue()) },
    LibraryMember(
      .staticMethod, of: "ListFormatter", "localizedString(byJoining strings: [String]) -> String",
      "Texts as a sentence lists them: `a, b, and c`."
    ) { call in
      .string(
        try ListFormatterValue().text((call.arguments[0].elements ?? []).map { $0.text ?? "" }, call.host))
    },
    LibraryMember(
      .method, of: "ListFormatter", "string(from items: [Any]) -> String?",
      "Values as a sentence lists them, as the formatter for them writes each."
    ) { call in
      let list = call.receiver.content(ListFormatterValue.self) ?? ListFormatterValue()
      let texts = try (call.arguments[0].elements ?? []).map { try list.text(of: $0, call.host) }
      return Value.string(try list.text(texts, call.host)).inOptional
    },
    stored(
      "ListFormatter", "itemFormatter: Formatter?", "What writes each value.",
      set: { (list: inout ListFormatterValue, value) in
        list.formatter = value == .null ? nil : value.outOfOptional
      }
    ) { $0.formatter?.inOptional ?? .null },
    LibraryMember(
      .property, of: "ListFormatter", "locale: Locale!",
      "The language and region; that of the page, where none is set.",
      set: { receiver, value in
        guard var list = receiver.content(ListFormatterValue.self) else { return }
        list.locale = value.content(LocaleValue.self)
        receiver = Value(list)
      }
    ) { call in
      let own = call.receiver.content(ListFormatterValue.self)?.locale
      return Value(own ?? LocaleValue(call.host.locale.identifier))
    },
  ]
}

/// The content of a `ListFormatter`.
private struct ListFormatterValue: OpaqueContent {
  /// What writes each value; nil for texts as they are.
  var formatter: Value?
  var locale: LocaleValue?

  var type: TypeID { .library("ListFormatter") }
  var description: String { "ListFormatter(\(locale?.identifier ?? ""))" }
  var parts: [Value] { formatter.map { [$0] } ?? [] }

  /// A value of the list, as it is written.
  func text(of value: Value, _ host: any EvaluationHost) throws -> String {
    let forms = locale.map { LocaleForms($0.identifier) } ?? host.locale
    if let numbers = formatter?.content(NumberFormatterValue.self), let text = numbers.text(value, forms) {
      return text
    }
    if let dates = formatter?.content(DateFormatterValue.self), let instant = value.seconds {
      return dates.text(instant, now: host.now, forms)
    }
    return value.text ?? host.describe(value)
  }

  /// The texts as one.
  func text(_ texts: [String], _ host: any EvaluationHost) throws -> String {
    try host.spend(1 + texts.reduce(0) { $0 + $1.utf8.count + 2 } / 16)
    return (locale.map { LocaleForms($0.identifier) } ?? host.locale).list(texts, isChoice: false)
  }
}
