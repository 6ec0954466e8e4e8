import RenderTree
import Testing

/// Images, symbols, shapes, maps.
@Suite struct TextPictureTests {
  typealias B = Build

  @Test func imageHasItsNaturalSize() {
    #expect(
      picture(20, B.image("turtlerock")) == """
          ┌─────────────┐
          │  ○          │
          │ ╱╲         ╱│
          │╱  ╲╱╲ ╱╲  ╱ │
          │ turtlerock  │
          └─────────────┘
        """)
  }

  @Test func imagesDifferByName() {
    #expect(
      picture(40, B.hstack(B.image("a"), B.image("b"))) == """
            ┌─────────────┐ ┌─────────────┐
            │   ○         │ │   ○         │
            │             │ │             │
            │╱╲╱╲  ╱╲  ╱╲ │ │╱╲  ╱╲╱╲╱╲  ╱│
            │      a      │ │      b      │
            └─────────────┘ └─────────────┘
        """)
  }

  @Test func smallImagesAreAMark() {
    #expect(
      picture(20, B.hstack(box(B.image("a", resizable: true), .frame(20, 20)), B.text("tiny"))) == """
               ▣  tiny
        """)
  }

  @Test func thumbnails() {
    #expect(
      picture(20, B.hstack(box(B.image("a", resizable: true), .frame(50, 50)), B.text("row"))) == """
             ┌────┐
             │╱╲╱╲│ row
             └────┘
        """)
  }

  @Test func smallPicturesAreAsLargeAsTheirFiles() {
    let icon = B.tree([B.hstack(B.image("icon"), B.text("Rust"))])
    #expect(draw(icon, 20, pictures: ["icon": (24, 24)]) == "       ▣  Rust\n\n")
    let rock = B.tree([B.image("rock")])
    #expect(draw(rock, 20, pictures: ["rock": (600, 400)]) == draw(rock, 20))
  }

  @Test func fittedPicturesHaveTheShapeOfTheirFiles() {
    func strip(_ ratio: Double?) -> RenderTree {
      B.tree([box(B.image("strip", resizable: true), .aspectRatio(ratio, fill: false))])
    }
    #expect(draw(strip(nil), 40, pictures: ["strip": (400, 100)]) == draw(strip(4), 40))
    #expect(draw(strip(nil), 40) != draw(strip(4), 40))
  }

  @Test func symbolsAreGlyphs() {
    #expect(
      picture(
        40,
        B.hstack(
          B.symbol("star"), B.symbol("star.fill"), B.symbol("heart.fill"), B.symbol("plus.circle.fill"),
          B.symbol("minus"), B.symbol("cart.fill.badge.minus"), B.symbol("no.such"))) == """
                       ☆ ★ ♥ ⊕ − ⊔ ◻
          """)
  }

  @Test func artStandsWholeInItsClip() {
    let art = box(B.image("rock", resizable: true), .frame(96, 48))
    #expect(
      picture(12, box(box(art, .frame(64, 48)), .clip(.rectangle)))
        == picture(12, box(B.image("rock", resizable: true), .frame(64, 48))))
  }

  @Test func symbolsInASCII() {
    #expect(
      picture(
        40, ascii: true,
        B.hstack(
          B.symbol("star"), B.symbol("star.fill"), B.symbol("heart.fill"), B.symbol("plus.circle.fill"),
          B.symbol("minus"), B.symbol("cart"), B.symbol("no.such"))) == """
                       . * V + - u #
          """)
  }

  @Test func filledAndStrokedShapes() {
    #expect(
      picture(
        50,
        B.hstack(
          box(B.shape(.circle), .frame(96, 96)),
          box(B.shape(.ellipse, fill: nil, stroke: .foreground), .frame(112, 96)),
          box(B.shape(.capsule, fill: nil, stroke: .foreground), .frame(112, 64)))) == """
                 ██████       ╭──────╮
               ██████████   ╭─╯      ╰─╮   ╭──────────╮
              ████████████ ╭╯          ╰╮ ╭╯          ╰╮
              ████████████ ╰╮          ╭╯ ╰╮          ╭╯
               ██████████   ╰─╮      ╭─╯   ╰──────────╯
                 ██████       ╰──────╯
          """)
  }

  @Test func gradientGoesFromLightToDark() {
    #expect(
      picture(
        32,
        box(
          B.shape(
            .rectangle,
            fill: .linear(colors: [Color(.white), Color(.black)], startX: 0, startY: 0, endX: 1, endY: 0)),
          .frame(256, 32))) == """
            ░░░░░░░░░░▒▒▒▒▒▒▒▒▒▓▓▓▓▓▓▓▓███
            ░░░░░░░░░░▒▒▒▒▒▒▒▒▒▓▓▓▓▓▓▓▓███
          """)
  }

  @Test func mapShowsItsCoordinate() {
    #expect(
      picture(44, box(B.map(34.011286, -116.166868), .frame(nil, 160))) == """
        ┌─ 34.011286° N, 116.166868° W ────────────┐
        │·····       ····                ·         │
        │    ······     ·····     ·······          │
        │········ ·····     ······                 │
        │······ ····  ···     ◉               ·····│
        │········· ···  ····                 ·     │
        │~~ ~~·· ··· ···   ·······          ·      │
        │ ~~ ~~ ·· ··  ··        ···        ·      │
        │~ ~~ ~~ ~  ·   ·          ·        ·      │
        └──────────────────────────────────────────┘
        """)
  }

  @Test func smallMapIsItsNumbers() {
    #expect(
      picture(40, box(B.map(-33.5, 151.25), .frame(nil, 16))) == """
        33.5° S, 151.25° E
        """)
  }
}
