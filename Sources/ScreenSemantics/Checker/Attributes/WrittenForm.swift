import ElementCatalog
import SourceModel

/// How a text is written, so far as the element and the attribute alone tell: it is the same whatever else a package
/// declares.
public enum WrittenForm: Sendable {
  /// A literal, a name, or text with `{…}` in it.
  case text
  /// A literal, `$path`, `{expression}` or text with `{…}` in it.
  case value
  /// An expression without braces.
  case expression
  /// Other code without braces: a pattern, a type, a signature.
  case code
  /// Statements.
  case statements
  /// Modifiers.
  case chain
}
