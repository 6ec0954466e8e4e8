import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let mask = ElementDefinition(
    attachment: "Mask", isEarly: false,
    "Draws of the view only what a shape inside it covers; a text or an image as mask clips to its place.",
    attributes: [AttributeDefinition("alignment", "Alignment", "Where the mask stands.")],
    example: """
      <Color value="orange" modifiers=".frame(width: 80, height: 80)">
        <Mask><Circle/></Mask>
      </Color>
      """
  ) { lowering, use, content in
    let view = try content()
    let inside = try lowering.host.lowerContent(of: use.site, lowering)
    return lowering.box(.clip(lowering.outline(of: inside)), view)
  }
}

extension Lowering {
  /// The outline of the first shape among views; a rectangle where there is none.
  fileprivate func outline(of views: [NodeIndex]) -> Outline {
    for view in views where !view.isNone {
      var node = view
      while tree[node].kind == .box || tree[node].kind == .group, !tree[node].firstChild.isNone {
        node = tree[node].firstChild
      }
      if let shape = tree.shape(tree[node]) { return shape.outline }
    }
    return .rectangle
  }
}
