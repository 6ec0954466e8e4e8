import ScreenSyntax
import ScreenTypes
import SourceModel

/// The text of an attribute, an attribute-like child element, or a title.
struct AttributeText {
  var value: SourceRange
  var needsDecoding: Bool
  var name: SourceRange
  /// True for the text content of an element.
  var isContent = false
  var preservesSpace = false
  /// True for one expression without braces around it.
  var isBare = false
}

extension AttributeText {
  /// The value of an attribute.
  init(_ attribute: XMLAttribute) {
    self.init(value: attribute.value, needsDecoding: attribute.needsDecoding, name: attribute.nameRange)
  }
}
