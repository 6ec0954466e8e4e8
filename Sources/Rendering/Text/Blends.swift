import RenderTree

extension TextPage {
  /// The gradient of a text style, where the terminal has enough colours to show one; else letters have the first
  /// colour.
  mutating func gradient(of style: Int32) -> Paint? {
    guard inks.depth == .trueColor || inks.depth == .ansi256, !layout.tree.gradients.isEmpty,
      layout.tree.textStyles.indices.contains(Int(style))
    else { return nil }
    let place = Int(layout.tree.textStyles[Int(style)].gradient)
    return layout.tree.gradients.indices.contains(place) ? layout.tree.gradients[place] : nil
  }

  /// An ink in the colour that a gradient over a rectangle has in one cell.
  mutating func blended(
    _ ink: UInt16, _ paint: Paint, _ x: Int, _ y: Int, _ rect: CellRect, _ context: Context
  ) -> UInt16 {
    guard let color = color(of: paint, x, y, rect, context) else { return ink }
    var blended = inks.inks[Int(ink)]
    blended.color = color
    return inks.number(of: blended)
  }
}
