import ScreenSemantics
import SourceModel

/// One step of a scenario: what somebody does to a page, or expects of it.
///
/// Labels are addresses as `PageElements` reads them. The `value` of a `Set` is written as in the attribute: text, a
/// literal, or `{code}`; that of an `Expect` is code.
public struct ScenarioStep: Hashable, Sendable {
  /// What is done.
  public let kind: StepKind
  private let values: [StepArgument: String]

  /// A step; what the kind does not take is left out.
  public init(_ kind: StepKind, _ values: [StepArgument: String] = [:]) {
    self.kind = kind
    let known = kind.form.arguments
    self.values = values.filter { known.contains($0.key) }
  }

  /// What it is given for an argument; nil for nothing.
  public subscript(argument: StepArgument) -> String? { values[argument] }

  // MARK: Words

  /// Reads a step in words, such as `tap Add`, `type Name: Fig`, `set config.isPresented=true`. A label that holds `: `
  /// stands in double quotes. Throws `StepFault` of the kind `syntax`.
  public init(words: String) throws(StepFault) {
    let text = Self.trimmed(words[...])
    let first = text.prefix { $0 != " " }
    let rest = Self.trimmed(text.dropFirst(first.count))
    guard let kind = StepKind(word: String(first)) else {
      let known = StepKind.allCases.map(\.form.word)
      let near = Suggestion.nearest(to: first.lowercased(), among: known)
      throw StepFault(
        .syntax,
        first.isEmpty ? "A step begins with what is done." : "There is no step `\(first)`.",
        near.map { "Did you mean `\($0)`?" } ?? "Steps are \(known.joined(separator: ", ")).")
    }
    self.init(kind, Self.values(rest, of: kind.form))
    let lacking = kind.form.required.first {
      (values[$0] ?? "").isEmpty && !($0 == .text && values[$0] != nil)
    }
    let isBare = kind == .expect && values.isEmpty
    let isTooMuch: Bool = if case .none = kind.form.words { !rest.isEmpty } else { false }
    if lacking != nil || isBare || isTooMuch {
      throw StepFault(
        .syntax, "`\(text)` is not how `\(kind.form.word)` is written.",
        "It is written `\(kind.form.usage)`.")
    }
  }

  private static func values(_ rest: Substring, of form: StepForm) -> [StepArgument: String] {
    switch form.words {
    case .none: return [:]
    case .subject(let subject, nil):
      return rest.isEmpty ? [:] : [subject: quoted(rest).map { $0.label } ?? String(rest)]
    case .subject(let subject, let other?):
      let (label, value) = split(rest)
      return [subject: label].merging(value.map { [other: $0] } ?? [:]) { first, _ in first }
        .filter { !$0.value.isEmpty }
    case .value(let other, let value):
      let (label, text) = split(rest)
      guard let text else { return label.isEmpty ? [:] : [value: label] }
      return [other: label, value: text]
    case .assignment:
      guard let sign = rest.firstIndex(of: "=") else { return [:] }
      return [
        .name: String(trimmed(rest[..<sign])), .value: String(trimmed(rest[rest.index(after: sign)...])),
      ]
    case .anyOf(let argument):
      if rest.isEmpty { return [:] }
      let (label, value) = split(rest)
      if let value, let named = StepArgument(attribute: label), form.arguments.contains(named) {
        return [named: value]
      }
      return [argument: quoted(rest).map { $0.label } ?? String(rest)]
    }
  }

  /// The label before the first `: `, and what follows; nil where nothing does.
  private static func split(_ text: Substring) -> (label: String, value: String?) {
    if let (label, rest) = quoted(text) {
      return (label, rest.hasPrefix(":") ? String(trimmed(rest.dropFirst())) : nil)
    }
    var place = text.startIndex
    while let colon = text[place...].firstIndex(of: ":") {
      let next = text.index(after: colon)
      if next == text.endIndex || text[next] == " " {
        return (String(trimmed(text[..<colon])), String(trimmed(text[next...])))
      }
      place = next
    }
    return (String(text), nil)
  }

  /// The label in double quotes with which a text begins, and what follows.
  private static func quoted(_ text: Substring) -> (label: String, rest: Substring)? {
    guard text.first == "\"", let end = text.dropFirst().firstIndex(of: "\"") else { return nil }
    return (String(text[text.index(after: text.startIndex)..<end]), trimmed(text[text.index(after: end)...]))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text = text.dropLast() }
    return text
  }

  /// The step in the words that `init(words:)` reads.
  public var words: String {
    let form = kind.form
    func label(_ argument: StepArgument) -> String {
      let text = values[argument] ?? ""
      return text.contains(": ") || text.hasSuffix(":") || text.hasPrefix("\"") ? "\"\(text)\"" : text
    }
    let rest: String
    switch form.words {
    case .none: return form.word
    case .subject(let subject, let other):
      let value = other.flatMap { values[$0] }.map { ": \($0)" } ?? ""
      rest = label(subject) + value
    case .value(let other, let value):
      rest = values[other] == nil ? label(value) : "\(label(other)): \(values[value] ?? "")"
    case .assignment: rest = "\(values[.name] ?? "")=\(values[.value] ?? "")"
    case .anyOf(let argument):
      let given = form.arguments.filter { values[$0] != nil }
      rest =
        given == [argument]
        ? label(argument) : given.map { "\($0.attribute): \(values[$0] ?? "")" }.joined(separator: ", ")
    }
    return "\(form.word) \(rest)"
  }

  // MARK: XML

  /// The step as an element of a Scenario.
  public var xml: String {
    let attributes = kind.form.arguments.compactMap { argument -> String? in
      guard let value = values[argument] else { return nil }
      return " \(argument.attribute)=\"\(Self.attributeText(value, isCode: isCode(argument)))\""
    }
    return "<\(kind.form.element)\(attributes.joined())/>"
  }

  /// True for an argument that is written as code, whose braces mean something.
  private func isCode(_ argument: StepArgument) -> Bool {
    argument == .value && (kind == .set || kind == .expect)
  }

  /// Text as it stands in an attribute: what means something in XML, and to what is not code, is written so that it is
  /// itself.
  package static func attributeText(_ text: String, isCode: Bool) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case "\"": out += "&quot;"
      case "\n": out += "&#10;"
      case "\t": out += "&#9;"
      case "\r": out += "&#13;"
      case "{", "}": out += isCode ? String(scalar) : "\\\(scalar)"
      case "$": out += out.isEmpty && !isCode ? "\\$" : "$"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}

/// Why a step could not be done, or what it found otherwise than expected.
public struct StepFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: Sendable {
    /// The words make no step.
    case syntax
    /// Nothing on the page is what the step speaks of.
    case notFound
    /// Several things are.
    case ambiguous
    /// It takes no input, or not this one.
    case refused
    /// The page is not what was expected.
    case unmet
  }

  /// What went wrong.
  public let kind: Kind
  /// What was wrong, as a sentence.
  public let message: String
  /// What is there, or what to do; nil where the message says it.
  public let help: String?

  /// A fault.
  public init(_ kind: Kind, _ message: String, _ help: String? = nil) {
    self.kind = kind
    self.message = message
    self.help = help
  }

  /// The message, then the help.
  public var description: String { help.map { "\(message) \($0)" } ?? message }
}
