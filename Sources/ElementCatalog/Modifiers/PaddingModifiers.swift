import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let paddingModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      [
        "padding(_ length: Double)", "padding(_ edges: Edge.Set = .all, _ length: Double? = nil)",
        "padding(_ insets: EdgeInsets)",
      ],
      "Adds room around the view: 16 points unless given, on all edges or the given ones.",
      example: #"<Text modifiers=".padding(.horizontal, 8)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      switch use.overload {
      case 0:
        let length: Double = use.value(0) ?? 16
        return lowering.box(
          .padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length)),
          try content())
      case 1:
        return lowering.box(.padding(insets(use.value(0) ?? .all, use.value(1) ?? 16)), try content())
      default:
        let insets = use[0]?.content(InsetsValue.self)?.insets ?? EdgeInsets()
        return lowering.box(.padding(insets), try content())
      }
    }
  ]

  /// The same room at some edges, in points.
  static func insets(_ edges: EdgeSet, _ length: Double) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
