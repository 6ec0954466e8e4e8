import ScreenSyntax
import SourceModel

/// What is wrong with a lower-case child element that stands for an attribute.
struct AttributeChildFault {
  var rule: RuleID
  var range: SourceRange
  var message: String
  var help: String
  /// Where the attribute is given before.
  var first: SourceRange?
}

extension XMLTree {
  /// The faults of an attribute-like child: it is given once, has no attributes, and holds text.
  func faults(ofAttributeChild child: XMLNodeID) -> [AttributeChildFault] {
    let element = self[child]
    let (name, parent) = (element.name, element.parent)
    var faults: [AttributeChildFault] = []
    let earlier = children(of: parent).first { self[$0].kind == .element && self[$0].name == name }
    let first =
      attributes(of: parent).first { $0.name == name }?.nameRange
      ?? earlier.flatMap { self[$0].nameRange == element.nameRange ? nil : self[$0].nameRange }
    if let first {
      faults.append(
        AttributeChildFault(
          rule: .syntaxMisplacedElement, range: element.nameRange,
          message: "`<\(self[parent].name)>` has its `\(name)` twice.", help: "Leave one of them out.",
          first: first))
    }
    for attribute in attributes(of: child) where !attribute.name.text.hasPrefix("xml:") {
      faults.append(
        AttributeChildFault(
          rule: .syntaxUnknownAttribute, range: attribute.nameRange,
          message: "`<\(name)>` stands for an attribute, so it takes no `\(attribute.name)`.",
          help: "Remove it: the value stands between the tags."))
    }
    for inner in children(of: child) where self[inner].kind == .element {
      faults.append(
        AttributeChildFault(
          rule: .syntaxMisplacedElement, range: self[inner].nameRange,
          message: "`<\(name)>` stands for an attribute, so it holds text and no elements.",
          help: "Write the value as text; views stand beside it, in `<\(self[parent].name)>`."))
    }
    return faults
  }
}
