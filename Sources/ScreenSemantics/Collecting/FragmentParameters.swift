import ScreenSyntax
import SourceModel

extension XMLTree {
  /// The parameters of a Fragment: the `<Let>`s in it that have a name and a type. One with a value may be left out, and stands
  /// before the views; any other with a value is no parameter.
  func parameters(ofFragment node: XMLNodeID) -> [(
    element: XMLNodeID, name: XMLAttribute, type: XMLAttribute, hasValue: Bool
  )] {
    var isBeforeViews = true
    return children(of: node).filter { self[$0].kind == .element }.compactMap { child in
      guard self[child].name == Names.constantElement else {
        isBeforeViews = false
        return nil
      }
      let hasValue =
        attribute(Names.value, of: child) != nil
        || children(of: child).contains { self[$0].name == Names.value }
      guard isBeforeViews || !hasValue, let name = attribute(Names.name, of: child),
        let type = attribute(Names.type, of: child)
      else { return nil }
      return (child, name, type, hasValue)
    }
  }
}

extension DeclarationCollector {
  /// What the `<Let>`s of a Fragment take, as a signature; none where there are none.
  mutating func fragmentParameters(of node: XMLNodeID) -> CodeID {
    let written = xml.parameters(ofFragment: node)
    if written.isEmpty { return .none }
    return signature(
      written.map { parameter in
        let type = parser.type(in: parameter.type.value, decoding: parameter.type.needsDecoding)
        let id = self.parameter(
          Name(text(parameter.name)), at: parameter.name.value, xml[parameter.element].range, type)
        if parameter.hasValue { parser.draft.nodes[id].flags.insert(.isDefault) }
        return id
      }, xml[node].range)
  }

  /// A parameter that callers name as the code inside does.
  mutating func parameter(_ name: Name, at place: SourceRange, _ range: SourceRange, _ type: CodeID) -> CodeID
  {
    var label = CodeNode(.name, place)
    label.name = name
    var parameter = CodeNode(.parameter, range)
    parameter.name = name
    parameter.list = parser.draft.addList([type], named: place.start)
    parameter.first = addNode(label)
    return addNode(parameter)
  }

  /// A signature of some parameters.
  mutating func signature(_ parameters: [CodeID], _ range: SourceRange) -> CodeID {
    var signature = CodeNode(.signature, range)
    signature.list = parser.draft.addList(parameters, named: range.start)
    return addNode(signature)
  }
}
