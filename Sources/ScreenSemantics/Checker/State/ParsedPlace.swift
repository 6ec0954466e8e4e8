import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Code that was parsed before its turn came.
struct ParsedPlace {
  /// How a place is read.
  enum Form: UInt8 {
    /// The value of an ordinary attribute.
    case value
    /// The text of an element, with its white space collapsed or as it stands.
    case content, preservedContent
    /// One expression.
    case expression
    /// Statements.
    case body
    /// Modifiers, which are no value.
    case chain
  }

  /// Where it begins in the file.
  var start: UInt32
  var form: Form
  /// What stands there; `.code` for an expression or statements.
  var value: CodeValue
}
