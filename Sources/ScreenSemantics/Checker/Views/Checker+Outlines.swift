import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// `children="\.children"`: an optional array of the same elements.
  mutating func checkChildren(_ node: XMLNodeID, _ element: TypeID, _ iteration: inout Iteration) {
    guard let text = attributeText(Names.children, of: node), !element.isError else { return }
    iteration.children = parser.expression(in: text.value, decoding: text.needsDecoding)
    let type = infer(iteration.children, expecting: TypeID(.keyPath(element, .any)))
    guard let found = type.keyPath?.value, !found.isError, found != element.array,
      found != element.array.optional
    else { return }
    report(
      .typeMismatch, text.value,
      "`children` leads to the rows below a row, \(element.array.optional), and this is \(found).",
      help: "Name the property that holds the rows below, such as `\\.children`.")
  }
}
