import ElementCatalog
import Foundation
import StandardLibrary
import Testing

/// The examples of the reference, each compiled and drawn.
@Suite struct ExampleTests {
  /// An example and what it is of.
  struct Example: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var testDescription: String { name }
  }

  static let elements = ElementCatalog.shared.elements.map { Example(name: $0.name, text: $0.example) }
  static let modifiers = ElementCatalog.shared.modifiers.map {
    Example(name: "." + $0.name, text: $0.example)
  }

  @Test(arguments: elements + modifiers) func compilesAndIsDrawn(_ example: Example) throws {
    let run = try ExampleRun(example.text)
    #expect(run.errors.isEmpty, "\(example.name): \(run.errors)")
    if !run.errors.isEmpty { return }
    let picture = try run.picture()
    #expect(picture.html.contains("</html>"), "\(example.name)")
    #expect(!picture.html.contains("nan"), "\(example.name)")
  }

  @Test(arguments: modifiers.indices) func modifierHasAnEffect(_ place: Int) throws {
    let modifier = ElementCatalog.shared.modifiers[place]
    // Pages show what stands in a window, and nothing of the window itself.
    if modifier.receiver == .scene { return }
    let original = try ExampleRun(modifier.example).picture()
    if modifier.isRecordedOnly {
      let isRecorded = original.records.contains { $0.hasPrefix(modifier.name + "(") }
      #expect(isRecorded, "\(modifier.name) is not recorded: \(original.records)")
    }
    let chain = try #require(ModifierCall(of: modifier.name, in: modifier.example), "\(modifier.name)")
    var tried: [String] = []
    for variant in chain.variants(modifier.signatures) {
      let run = try ExampleRun(variant)
      tried.append(variant)
      if !run.errors.isEmpty, variant == chain.removed { return }
      guard run.errors.isEmpty, let picture = try? run.picture() else { continue }
      if picture != original { return }
    }
    Issue.record("\(modifier.name) changes nothing: \(tried.joined(separator: "\n"))")
  }
}

/// One call of a modifier in an example.
struct ModifierCall {
  private let before: Substring
  private let arguments: Substring
  private let after: Substring
  private let name: String
  private let isClosure: Bool

  init?(of name: String, in example: String) {
    guard let start = example.firstRange(of: try! Regex("\\." + name + " *[({]")) else { return nil }
    var depth = 1
    var end = start.upperBound
    isClosure = example[example.index(before: end)] == "{"
    while depth > 0, end < example.endIndex {
      if example[end] == "(" || example[end] == "{" { depth += 1 }
      if example[end] == ")" || example[end] == "}" { depth -= 1 }
      end = example.index(after: end)
    }
    self.name = name
    before = example[..<start.lowerBound]
    arguments = example[start.upperBound..<example.index(before: end)]
    var rest = example[end...]
    if !isClosure, let open = rest.first(where: { $0 != " " }), open == "{",
      let close = rest.firstIndex(of: "}")
    {
      rest = rest[rest.index(after: close)...]
    }
    after = rest
  }

  /// The example without the call.
  var removed: String { "\(before)\(after)".replacing("modifiers=\"\"", with: "") }

  /// The example with another argument in each place that has a literal, then without the call where no argument is one.
  func variants(_ signatures: [String]) -> [String] {
    var changed: [String] = []
    func put(_ text: String) { changed.append("\(before).\(name)(\(text))\(after)") }
    let text = String(arguments)
    for match in text.matches(of: /true|false|-?[0-9]+(\.[0-9]+)?/) {
      let found = String(match.output.0)
      let other = ["true": "false", "false": "true"][found] ?? "\((Double(found) ?? 0) * 2 + 3)"
      put(
        text.replacingCharacters(
          in: match.range, with: other.hasSuffix(".0") ? String(other.dropLast(2)) : other))
      put(text.replacingCharacters(in: match.range, with: "0.25"))
    }
    for match in text.matches(of: /'[^']*'/) {
      put(text.replacingCharacters(in: match.range, with: "'Other'"))
    }
    for match in text.matches(of: /\.[a-z][A-Za-z]*/) {
      let word = String(match.output.dropFirst())
      let types = StandardLibrary.shared.types.filter { $0.cases.contains(word) }
      let words = types.flatMap(\.cases).filter { $0 != word } + ["blue", "red"]
      for other in words { put(text.replacingCharacters(in: match.range, with: "." + other)) }
    }
    return isClosure ? [removed] : changed + [removed]
  }
}
