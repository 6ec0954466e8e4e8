import RenderTree

/// Whole screens that several tests draw.
enum Screens {
  typealias B = Build

  static func landmarkRow(_ name: String, isFavorite: Bool) -> Piece {
    var views: [Piece] = [
      box(B.image(name.lowercased().filter { $0 != " " }, resizable: true), .frame(50, 50)), B.text(name),
      B.spacer(),
    ]
    if isFavorite { views.append(B.symbol("star.fill", .yellow)) }
    return B.stack(StackPayload(axis: .horizontal), views)
  }

  static func landmarkList(_ names: [(String, Bool)]) -> Piece {
    let rows: [Piece] = names.map { B.link(landmarkRow($0.0, isFavorite: $0.1)) }
    return B.navigation("Landmarks", B.list(.automatic, [B.toggle("Favorites only", false)] + rows))
  }

  static var landmarks: Piece {
    landmarkList([
      ("Turtle Rock", true), ("Silver Salmon Creek", false), ("설악산 국립공원", true),
    ])
  }

  static let description = """
    Suscipit inceptos est felis purus aenean aliquet adipiscing diam venenatis, augue nibh duis neque \
    aliquam tellus condimentum sagittis vivamus, cras ante etiam sit conubia elit tempus accumsan libero.
    """

  static var landmarkDetail: Piece {
    let map = box(B.map(34.011286, -116.166868), .frame(nil, 300))
    let picture = box(
      box(B.image("turtlerock"), .clip(.circle)), .overlay(alignment: .center),
      with: B.shape(.circle, fill: nil, stroke: .color(Color(.white)), width: 4))
    let circle = box(
      picture, .offset(x: 0, y: -130), .padding(EdgeInsets(bottom: -130)))
    var title = TextStyle()
    title.size = FontSize(.title)
    let star = B.control(.button, [B.symbol("star.fill", .yellow)])
    let names = B.vstack(
      align: .leading, B.hstack(B.text("Turtle Rock", title), star),
      B.hstack(
        B.text("Joshua Tree National Park", B.colored(.secondary)), B.spacer(),
        B.text("California", B.colored(.secondary))),
      B.divider(), B.text("About Turtle Rock", title), B.text(description))
    return B.navigation(
      "Turtle Rock", large: false, back: "Landmarks", B.scroll(map, circle, box(names, .defaultPadding)))
  }

  static var order: Piece {
    B.vstack(
      spacing: 0, box(B.image("avocado"), .aspectRatio(nil, fill: true)),
      B.hstack(B.text("₩2900"), B.spacer(), B.control(.stepper, [B.text("수량: 1")])), B.button("주문하기"),
      B.presentation(
        .alert, "주문확인", "유기농 아보카도을 1 개 구매 하시겠습니까?", B.button("확인"),
        B.button("취소", role: .cancel)))
  }
}
