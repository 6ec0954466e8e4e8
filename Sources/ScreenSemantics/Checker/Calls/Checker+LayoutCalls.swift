import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Layouts that code calls with the views that they lay out: `HStackLayout(spacing: 4) { … }`, `layout { … }`.
extension FileChecker {
  /// A call of a type of layouts that is given views behind what it is made of, as the element that it stands for; nil for a call
  /// without them.
  mutating func callLayout(_ type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems) -> TypeID?
  {
    guard isLayout(type), let views = viewsOfLayout(arguments) else { return nil }
    var layout = CodeNode(.call, range(node.first))
    layout.first = node.first
    layout.list = parser.draft.addList(Array(arguments).dropLast())
    return placeViews(views, in: addNode(layout), node, id)
  }

  /// A call of a value that is a layout; nil for one without views.
  mutating func callLayoutValue(
    _ type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID? {
    guard isLayout(type), arguments.count == 1, let views = viewsOfLayout(arguments) else { return nil }
    return placeViews(views, in: addNode(code[node.first]), node, id)
  }

  private mutating func isLayout(_ type: TypeID) -> Bool {
    type == LibraryTypes.anyLayout || StandardLibrary.layouts.contains(type)
      || program.conformances(of: type).contains(.layout)
  }

  /// The closure without a label that is given last; nil where none is.
  private mutating func viewsOfLayout(_ arguments: CodeItems) -> CodeID? {
    guard let last = arguments.last, code[last].name.isEmpty, code[code[last].first].kind == .closure else {
      return nil
    }
    return last
  }

  private mutating func placeViews(
    _ views: CodeID, in layout: CodeID, _ node: CodeNode, _ id: CodeID
  ) -> TypeID? {
    var argument = CodeNode(.argument, range(layout))
    argument.name = Self.layout
    argument.first = layout
    var call = CodeNode(.call, node.range)
    call.first = addName(Self.anyLayout, range(node.first))
    call.list = parser.draft.addList([addNode(argument), views])
    parser.draft.nodes[id] = call
    return makeElement(call, id, code.items(call.list)) == nil ? nil : .view
  }

  private static let layout: Name = "layout"
  private static let anyLayout: Name = "AnyLayout"
}
