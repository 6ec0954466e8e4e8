import RenderTree
import ScreenTypes
import StandardLibrary

extension Lowering {
  /// A box in place of a view that only the system can draw: a symbol, what it is, and what tells it from others.
  func systemView(_ symbol: String, _ words: String, ratio: Double?, identifier: Value?) -> NodeIndex {
    var style = environment.textStyle
    style.size = FontSize(.footnote)
    style.color = Color(.secondary)
    var large = style
    large.size = FontSize(.title)
    let outer = environment.textStyle
    environment.textStyle = large
    let picture = symbolImage(.string(symbol), isDecorative: true)
    environment.textStyle = outer
    var lines = [picture, text(words, style: style)]
    let parts = identifier?.elements ?? identifier.map { [$0] } ?? []
    let names = parts.map(string).filter { !$0.isEmpty }.joined(separator: ", ")
    if !names.isEmpty {
      var small = style
      small.size = FontSize(.caption)
      lines.append(text(names, style: small))
    }
    let stack = stack(StackPayload(axis: .vertical, spacing: 4), children: lines)
    let padded = box(.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)), stack)
    let wide = box(
      .flexibleFrame(
        minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: ratio == nil ? 80 : 160,
        idealHeight: nil,
        maxHeight: nil, alignment: .center), padded)
    let filled = box(.backgroundPaint(.color(Color(.fill))), wide)
    return box(.clip(.roundedRectangle(12)), filled)
  }
}
