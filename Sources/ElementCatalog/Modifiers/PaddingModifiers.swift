import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let paddingModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      [
        "padding(_ length: Double)", "padding(_ edges: Edge.Set = .all, _ length: Double? = nil)",
        "padding(_ insets: EdgeInsets)",
      ], shared: true,
      "Adds room around the view: 16 points unless given, on all edges or the given ones.",
      example: #"<Text modifiers=".padding(.horizontal, 8)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let insets =
        switch use.overload {
        case 0: insets(.all, use.value(0) ?? 16)
        case 1: insets(use.value(0) ?? .all, use.value(1) ?? 16)
        default: use[0]?.content(InsetsValue.self)?.insets ?? EdgeInsets()
        }
      let place = lowering.place
      return lowering.box(
        .padding(insets),
        try lowering.offering(
          width: place.width - insets.leading - insets.trailing,
          height: place.height - insets.top - insets.bottom, content))
    }
  ]

  /// The same room at some edges, in points.
  static func insets(_ edges: EdgeSet, _ length: Double, others: EdgeInsets = EdgeInsets()) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? length : others.top,
      leading: edges.contains(.leading) ? length : others.leading,
      bottom: edges.contains(.bottom) ? length : others.bottom,
      trailing: edges.contains(.trailing) ? length : others.trailing)
  }
}

extension EdgeInsets {
  /// These at some edges, and none at the others.
  func kept(at edges: EdgeSet) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}
