import ScreenTypes

@testable import StandardLibrary

/// Values as `String(describing:)` writes them, without a program whose types describe themselves.
enum ValueText {
  /// The text of a value. `declared` gives that of values of declared types, functions and bindings. With
  /// `isQuoted`, strings stand in quotation marks, as they do inside arrays.
  static func describe(
    _ value: Value, isQuoted: Bool = false, declared: (Value) -> String
  ) -> String {
    describe(value, isQuoted, 0, declared)
  }

  private static func describe(
    _ value: Value, _ isQuoted: Bool, _ depth: Int, _ declared: (Value) -> String
  ) -> String {
    func part(_ value: Value) -> String { describe(value, true, depth + 1, declared) }
    if depth > 64 { return "…" }
    switch value {
    case .null: return "nil"
    case .someNil: return "Optional(\(part(value.outOfOptional)))"
    case .void: return "()"
    case .bool(let bool): return bool ? "true" : "false"
    case .int(let int): return String(int)
    case .double(let double): return double.description
    case .string, .dataString:
      let text = value.text ?? ""
      return isQuoted ? text.debugDescription : text
    case .choice(let type, let place):
      guard let cases = StandardLibrary.shared.cases(of: type), cases.indices.contains(Int(place)) else {
        return declared(value)
      }
      return cases[Int(place)].text
    case .array(let box): return "[" + box.elements.map(part).joined(separator: ", ") + "]"
    case .set(let box): return "[" + box.keys.map(part).joined(separator: ", ") + "]"
    case .tuple(let box): return "(" + box.elements.map(part).joined(separator: ", ") + ")"
    case .dictionary(let box):
      if box.keys.isEmpty { return "[:]" }
      return "[" + zip(box.keys, box.values).map { "\(part($0)): \(part($1))" }.joined(separator: ", ") + "]"
    case .range(let range):
      return part(range.lower) + (range.isClosed ? "..." : "..<") + part(range.upper)
    case .color(let color): return ColorText.describe(color)
    case .opaque(let box): return box.shownText
    case .row, .structure, .payload, .object, .function, .binding, .type: return declared(value)
    }
  }
}
