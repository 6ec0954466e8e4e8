import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// Types of the program that write values as text, as a `FormatStyle` does.
extension Evaluator {
  /// A value as a type of the program writes it; nil for a format of the library.
  func written(_ value: Value, by format: Value) throws -> String? {
    guard let declaration = declaration(of: format),
      let function = runnable.program.format(of: declaration)
    else { return nil }
    return try callFunction(function, view: nil, receiver: format, [value]).text
  }

  /// What `value.formatted(format)` or `Text(value, format: format)` gives where the format is a type of the program; nil for
  /// another call.
  func formattedByOwn(_ entry: StandardLibrary.Entry, _ receiver: Value, _ arguments: [Value]) throws
    -> Value?
  {
    guard runnable.program.declaresFormats, let format = arguments.last else { return nil }
    if entry.name == Self.formatted, arguments.count == 1 {
      return try written(receiver, by: format).map { .string($0) }
    }
    guard arguments.count == 2, entry.member.form == .initializer, entry.parameters[1].label == Self.format
    else { return nil }
    return try written(arguments[0], by: format).map { Value(TextValue($0)) }
  }

  private static let formatted: Name = "formatted"
  private static let format: Name = "format"
}
