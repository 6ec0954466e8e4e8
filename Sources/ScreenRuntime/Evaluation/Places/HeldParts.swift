import ScreenSemantics
import ScreenSyntax
import ScreenTypes

/// Parts of the places that are being assigned, which were evaluated before what is written there; innermost last.
final class HeldParts {
  private struct Part {
    let expression: CodeID
    let frame: Frame
    let value: Value
  }

  private var parts: [Part] = []

  /// How many there are: `release` drops those that are kept from here on.
  var mark: Int { parts.count }

  /// Drops the parts that were kept since a mark.
  func release(to mark: Int) {
    if parts.count > mark { parts.removeLast(parts.count - mark) }
  }

  /// Keeps the value of an expression.
  func keep(_ value: Value, of expression: CodeID, in frame: Frame) {
    parts.append(Part(expression: expression, frame: frame, value: value))
  }

  /// The value that was kept of an expression; nil where none was.
  func value(of expression: CodeID, in frame: Frame) -> Value? {
    parts.isEmpty ? nil : parts.last { $0.expression == expression && $0.frame === frame }?.value
  }
}
