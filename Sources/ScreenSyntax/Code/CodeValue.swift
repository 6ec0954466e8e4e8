import SourceModel

/// The value of an ordinary attribute, or the text of an element: text, code, or both.
public enum CodeValue: Hashable, Sendable {
  /// Plain text, as a range of `CodeTree.stringBytes`, with `\{`, `\$` and a `\}` that follows a `\{` decoded.
  case text(Range<Int32>)
  /// `{expression}` alone.
  case code(CodeID)
  /// Text with `{…}` in it: an `interpolation`.
  case interpolation(CodeID)
  /// `$path`: an expression that begins with a `bindingName`.
  case binding(CodeID)
  /// Nothing.
  case empty
}
