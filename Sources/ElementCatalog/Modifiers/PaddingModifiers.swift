import RenderTree

extension ElementCatalog {
  static let paddingModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["padding(_ length: Double = 16)", "padding(_ edges: Edge.Set, _ length: Double = 16)"],
      "Adds room around the view, on all edges or the given ones.",
      example: #"<Text modifiers=".padding(.horizontal, 8)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let length: Double = use.value(use.overload) ?? 16
      return lowering.box(
        .padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length)), try content())
    }
  ]
}
