import Rendering

/// The flow of data as a picture: a card for each view and each object with the data that it owns, links between
/// views in grey, and lines from a datum to the views that read, write or bind it.
///
/// The picture follows the reader's light or dark scheme. Its bytes depend on the map alone.
public struct FlowSVG {
  private let map: FlowMap
  private var cards: [Card] = []
  private var lines: [Line] = []
  private var layout = LayeredLayout(sizes: [], edges: [])

  private struct Card {
    var title: String
    var kind: String
    var isObject: Bool
    /// Positions in `FlowMap.sources`.
    var rows: [Int] = []
    var width = 0.0
    var height: Double { FlowSVG.header + (rows.isEmpty ? 0 : Double(rows.count) * FlowSVG.row + 8) }
  }

  private struct Line {
    var from: Int
    var to: Int
    var fromOffset: Double
    var toOffset: Double
    var style: String
    var label: String
    /// Arrow heads at the start and at the end.
    var heads: (start: Bool, end: Bool)
  }

  private static let header = 46.0
  private static let row = 22.0
  private static let margin = 36.0
  private static let legend = 54.0

  /// The picture of a map.
  public static func draw(_ map: FlowMap) -> String {
    var picture = FlowSVG(map)
    picture.makeCards()
    picture.makeLines()
    picture.layout = LayeredLayout(
      sizes: picture.cards.map { ($0.width, $0.height) },
      edges: picture.lines.map {
        LayeredLayout.Edge(from: $0.from, to: $0.to, fromOffset: $0.fromOffset, toOffset: $0.toOffset)
      })
    return picture.text()
  }

  private init(_ map: FlowMap) { self.map = map }

  // MARK: Cards and lines

  private mutating func makeCards() {
    for view in map.views { cards.append(Card(title: view.name, kind: view.kind, isObject: false)) }
    for (index, source) in map.sources.enumerated() {
      if let card = cards.firstIndex(where: { $0.title == source.owner }) {
        cards[card].rows.append(index)
      } else {
        cards.append(
          Card(
            title: source.owner, kind: source.ownerKind == "ObservableObject" ? "Object" : source.ownerKind,
            isObject: true, rows: [index]))
      }
    }
    for index in cards.indices {
      let rows = cards[index].rows.map { Self.textWidth(rowName($0)) + Self.textWidth(rowType($0)) + 64 }
      let title = Self.textWidth(cards[index].title) * 1.12 + Self.textWidth(cards[index].kind) + 44
      cards[index].width = max(150, title, rows.max() ?? 0).rounded(.up)
    }
  }

  private func rowName(_ source: Int) -> String {
    String(map.sources[source].name.dropFirst(map.sources[source].owner.count + 1))
  }

  private func rowType(_ source: Int) -> String {
    let type = map.sources[source].type
    return type.count > 22 ? type.prefix(21) + "…" : type
  }

  private static func textWidth(_ text: String) -> Double { Double(CellWidth.width(of: text)) * 7.4 }

  private mutating func makeLines() {
    for (view, content) in map.views.enumerated() {
      for link in content.links where link.target != view {
        lines.append(
          Line(
            from: view, to: link.target, fromOffset: 23, toOffset: 23, style: "link \(link.kind.rawValue)",
            label: link.kind == .shows ? "" : link.kind.rawValue, heads: (false, true)))
      }
      for object in content.objects where object.kind == "StateObject" {
        guard let card = cards.firstIndex(where: { $0.isObject && $0.title == object.type }) else { continue }
        lines.append(
          Line(
            from: view, to: card, fromOffset: 23, toOffset: 23, style: "owns", label: "owns",
            heads: (false, true)))
      }
      for source in Set(content.uses.map(\.source)).sorted() { addUse(of: source, by: view) }
    }
  }

  private mutating func addUse(of source: Int, by view: Int) {
    guard let card = cards.firstIndex(where: { $0.rows.contains(source) }), card != view else { return }
    let kinds = map.views[view].uses.filter { $0.source == source }.map(\.kind)
    let place = cards[card].rows.firstIndex(of: source) ?? 0
    lines.append(
      Line(
        from: card, to: view, fromOffset: Self.header + Double(place) * Self.row + Self.row / 2,
        toOffset: 33,
        style: kinds.contains(.writes) ? "writes" : kinds.contains(.binds) ? "binds" : "reads", label: "",
        heads: (kinds.contains(.writes), kinds.contains { $0 != .writes })))
  }

  // MARK: Text

  private func text() -> String {
    let (width, height) = layout.size
    let full = (
      width: max(width + 2 * Self.margin, 560), height: height + 2 * Self.margin + Self.legend
    )
    var out =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(full.width)) \(number(full.height))\" "
      + "width=\"\(number(full.width))\" height=\"\(number(full.height))\" role=\"img\" aria-label=\"Data flow\">\n"
    out += Self.style
    out += "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n"
    out += "<g transform=\"translate(\(number(Self.margin)) \(number(Self.margin)))\">\n"
    for index in lines.indices { out += line(index) }
    for index in cards.indices { out += card(index) }
    for index in lines.indices where !lines[index].label.isEmpty { out += label(index) }
    return out + "</g>\n" + legend(y: full.height - Self.legend) + "</svg>\n"
  }

  private func line(_ index: Int) -> String {
    let points = layout.points(index)
    var path = "M\(number(points[0].x)) \(number(points[0].y))"
    for (place, (a, b)) in zip(points, points.dropFirst()).enumerated() {
      if place % 2 == 0 {
        if a.x != b.x { path += "H\(number(b.x))" }
      } else {
        let middle = (a.x + b.x) / 2
        path +=
          "C\(number(middle)) \(number(a.y)) \(number(middle)) \(number(b.y)) \(number(b.x)) \(number(b.y))"
      }
    }
    var (start, end) = lines[index].heads
    if layout.isReversed[index] { swap(&start, &end) }
    let kind = String(lines[index].style.split(separator: " ")[0])
    return "<path class=\"\(lines[index].style)\" d=\"\(path)\""
      + (start ? " marker-start=\"url(#\(kind))\"" : "") + (end ? " marker-end=\"url(#\(kind))\"" : "")
      + "/>\n"
  }

  private func label(_ index: Int) -> String {
    let points = layout.points(index)
    let (a, b) = (points[1], points[2])
    return "<text class=\"label\" x=\"\(number((a.x + b.x) / 2))\" y=\"\(number((a.y + b.y) / 2 - 4))\">"
      + XMLText.escaped(lines[index].label) + "</text>\n"
  }

  private func card(_ index: Int) -> String {
    let (card, box) = (cards[index], layout.boxes[index])
    var out = "<g transform=\"translate(\(number(box.x)) \(number(box.y)))\">"
    let size = "width=\"\(number(card.width))\" height=\"\(number(card.height))\" rx=\"10\""
    out += "<rect class=\"card\(card.isObject ? " object" : "")\" \(size)/>"
    out += "<text class=\"title\" x=\"14\" y=\"28\">\(XMLText.escaped(card.title))</text>"
    out +=
      "<text class=\"kind\" x=\"\(number(card.width - 14))\" y=\"28\">\(XMLText.escaped(card.kind))</text>"
    for (place, source) in card.rows.enumerated() {
      let y = Self.header + Double(place) * Self.row
      let middle = number(y + Self.row / 2 + 4)
      out += "<path class=\"rule\" d=\"M0 \(number(y))H\(number(card.width))\"/>"
      out += "<text class=\"name\" x=\"14\" y=\"\(middle)\">\(XMLText.escaped(rowName(source)))</text>"
      out +=
        "<text class=\"kind\" x=\"\(number(card.width - 14 - marksWidth(source, index)))\" y=\"\(middle)\">"
        + XMLText.escaped(rowType(source)) + "</text>"
      out += marks(source, index, right: card.width - 12, y: y + Self.row / 2)
    }
    return out + "</g>\n"
  }

  /// What the owner itself does with a datum.
  private func ownUses(_ source: Int, _ card: Int) -> [FlowMap.Use.Kind] {
    guard card < map.views.count else { return [] }
    return FlowMap.Use.Kind.allCases.filter { kind in
      map.views[card].uses.contains { $0.source == source && $0.kind == kind }
    }
  }

  private func marksWidth(_ source: Int, _ card: Int) -> Double {
    let count = ownUses(source, card).count
    return count == 0 ? 0 : Double(count) * 10 + 4
  }

  private func marks(_ source: Int, _ card: Int, right: Double, y: Double) -> String {
    ownUses(source, card).reversed().enumerated().map { place, kind in
      "<circle class=\"\(kind.rawValue) dot\" cx=\"\(number(right - 4 - Double(place) * 10))\" "
        + "cy=\"\(number(y))\" r=\"3.5\"/>"
    }.joined()
  }

  private func legend(y: Double) -> String {
    var out = "<g transform=\"translate(\(number(Self.margin)) \(number(y + 24)))\">"
    var x = 0.0
    for (style, word) in [
      ("reads", "is read by"), ("writes", "is written by"), ("binds", "is bound in"),
      ("link", "shows"), ("link pushes", "pushes, presents"),
    ] {
      out += "<path class=\"\(style)\" d=\"M\(number(x)) 0h30\"/>"
      out += "<text class=\"kind start\" x=\"\(number(x + 38))\" y=\"4\">\(word)</text>"
      x += 38 + Self.textWidth(word) + 22
    }
    return out + "</g>\n"
  }

  /// A coordinate with at most one decimal.
  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return sign + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }

  private static let style: String = {
    let marker = { (kind: String) in
      "<marker id=\"\(kind)\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"7\" markerHeight=\"7\" "
        + "orient=\"auto-start-reverse\"><path class=\"\(kind) head\" d=\"M0 1L9 5L0 9z\"/></marker>"
    }
    return """
      <style>
      :root { --paper: #f5f5f7; --card: #fff; --edge: #d2d2d7; --ink: #1d1d1f; --quiet: #6e6e73; --object: #e8f0fe;
        --link: #8e8e93; --read: #1a73e8; --write: #d9480f; --bind: #8e44ad; }
      @media (prefers-color-scheme: dark) { :root { --paper: #161618; --card: #242426; --edge: #3f3f44; --ink: #f5f5f7;
        --quiet: #a1a1a6; --object: #1f2f4a; --link: #8e8e93; --read: #6ea8fe; --write: #ff8f5a; --bind: #c792ea; } }
      text { font: 13px -apple-system, "Segoe UI", Roboto, "Noto Sans KR", sans-serif; fill: var(--ink); }
      .paper { fill: var(--paper); } .card { fill: var(--card); stroke: var(--edge); } .object { fill: var(--object); }
      .title { font-weight: 600; font-size: 14px; } .kind { fill: var(--quiet); font-size: 12px; text-anchor: end; }
      .start { text-anchor: start; } .rule { stroke: var(--edge); } .label { fill: var(--quiet); font-size: 11px;
        text-anchor: middle; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
      path { fill: none; } .link, .owns { stroke: var(--link); stroke-width: 1.5; } .owns { stroke-dasharray: 1 4;
        stroke-linecap: round; stroke-width: 2; } .pushes, .presents { stroke-dasharray: 6 4; }
      .reads { stroke: var(--read); stroke-width: 1.8; } .writes { stroke: var(--write); stroke-width: 1.8; }
      .binds { stroke: var(--bind); stroke-width: 1.8; } .head { stroke: none; } .link.head, .owns.head { fill: var(--link); }
      .reads.head, .reads.dot { fill: var(--read); stroke: none; } .writes.head, .writes.dot { fill: var(--write);
        stroke: none; } .binds.head, .binds.dot { fill: var(--bind); stroke: none; }
      </style>
      <defs>\(["link", "owns", "reads", "writes", "binds"].map(marker).joined())</defs>

      """
  }()
}
