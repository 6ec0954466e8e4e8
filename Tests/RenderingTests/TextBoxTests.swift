import RenderTree
import Testing

/// Modifiers: padding, frames, borders, clips, offsets.
@Suite struct TextBoxTests {
  typealias B = Build

  @Test func defaultPaddingIsTwoColumnsAndOneRow() {
    #expect(
      picture(14, box(box(B.text("padded"), .defaultPadding), .border(.foreground, width: 1))) == """
          ┌────────┐
          │ padded │
          └────────┘
        """)
  }

  @Test func paddingOnOneEdge() {
    #expect(
      picture(14, box(box(B.text("x"), .padding(EdgeInsets(leading: 24))), .border(.foreground, width: 1)))
        == """
            ┌───┐
            │  x│
            └───┘
        """)
  }

  @Test func borderAroundTextTakesACellMore() {
    #expect(
      picture(10, box(B.text("Hi"), .border(.foreground, width: 1))) == """
           ┌──┐
           │Hi│
           └──┘
        """)
  }

  @Test func heavyBorderOnABackground() {
    #expect(
      picture(
        14,
        box(
          B.text("custom"), .defaultPadding, .backgroundPaint(.color(Color(.gray))),
          .border(.foreground, width: 2))) == """
            ┏━━━━━━━━┓
            ┃ custom ┃
            ┗━━━━━━━━┛
          """)
  }

  @Test func borderInASCII() {
    #expect(
      picture(10, ascii: true, box(B.text("Hi"), .border(.foreground, width: 2))) == """
           +==+
           |Hi|
           +==+
        """)
  }

  @Test func fixedFrameAlignsItsContent() {
    #expect(
      picture(
        14, box(B.text("tl"), .frame(80, 48, Alignment(.leading, .top)), .border(.foreground, width: 1)),
        box(B.text("br"), .frame(80, 48, Alignment(.trailing, .bottom)), .border(.foreground, width: 1)))
          == """
           ┌──────────┐
           │tl        │
           │          │
           │          │
           └──────────┘

           ┌──────────┐
           │          │
           │          │
           │        br│
           └──────────┘
          """)
  }

  @Test func flexibleFrameFillsTheWidth() {
    #expect(
      picture(20, box(B.text("wide"), .wide(Alignment(.trailing, .center)), .border(.foreground, width: 1)))
        == """
        ┌──────────────────┐
        │              wide│
        └──────────────────┘
        """)
  }

  @Test func minimumWidth() {
    #expect(
      picture(
        20,
        box(
          B.text("a"),
          .flexibleFrame(
            minWidth: 80, idealWidth: nil, maxWidth: nil, minHeight: nil, idealHeight: nil, maxHeight: nil,
            alignment: .center), .border(.foreground, width: 1))) == """
               ┌────────┐
               │   a    │
               └────────┘
          """)
  }

  @Test func offsetKeepsItsPlace() {
    #expect(
      picture(12, B.hstack(B.text("a"), box(B.text("b"), .offset(x: 16, y: 16)), B.text("c")), B.text("next"))
        == """
           a   c
               b
           next
        """)
  }

  @Test func negativeOffsetIsCutAtTheParent() {
    #expect(
      picture(
        12, B.vstack(align: .leading, spacing: 0, box(B.text("abcdef"), .offset(x: -24, y: 0)), B.text("ghi"))
      ) == """
           def
           ghi
        """)
  }

  @Test func overlayStandsInFront() {
    #expect(
      picture(
        12,
        box(
          box(B.text("12345678"), .frame(80, 48)), .overlay(alignment: Alignment(.trailing, .top)),
          with: B.text("(3)"))) == """
                  (3)
            12345678

          """)
  }

  @Test func backgroundShapeBecomesAnOutline() {
    #expect(
      picture(
        14,
        box(
          box(B.text("담기"), .defaultPadding), .background(alignment: .center),
          with: B.shape(.capsule, fill: .color(Color(.blue))))) == """
             ╭──────╮
             │ 담기 │
             ╰──────╯
          """)
  }

  @Test func clippedToRoundedCorners() {
    #expect(
      picture(
        14,
        box(
          B.text("Buy"), .defaultPadding, .backgroundPaint(.color(Color(.blue))), .clip(.roundedRectangle(8)))
      ) == """
           ╭─────╮
           │ Buy │
           ╰─────╯
        """)
  }

  @Test func clippedImageIsRound() {
    #expect(
      picture(20, box(B.image("icon", resizable: true), .frame(144, 144), .clip(.circle))) == """
              ╭──────╮
           ╭──╯      ╰──╮
          ╭╯  ○        ╱╰╮
         ╭╯  ╱╲       ╱  ╰╮
         │  ╱  ╲     ╱    │
         ╰╮╱    ╲   ╱    ╭╯
          ╰╮     ╲ ╱    ╭╯
           ╰──╮ icon ╭──╯
              ╰──────╯
        """)
  }

  @Test func hiddenAndClearViewsKeepTheirPlace() {
    #expect(
      picture(
        12, B.hstack(B.text("a"), box(B.text("bb"), .hidden), box(B.text("cc"), .opacity(0)), B.text("d")))
          == """
           a       d
          """)
  }

  @Test func aspectRatioFits() {
    #expect(
      picture(
        24,
        box(
          B.shape(.rectangle, fill: nil, stroke: .foreground), .aspectRatio(2, fill: false), .frame(160, 160))
      ) == """


          ┌──────────────────┐
          │                  │
          │                  │
          │                  │
          └──────────────────┘



        """)
  }

  @Test func fixedSizeIgnoresTheProposal() {
    #expect(
      picture(8, box(B.text("far too long"), .fixedSize(horizontal: true, vertical: true))) == """
        far too
        """)
  }

  @Test func badgeStandsAtTheTrailingEdge() {
    #expect(
      picture(
        20,
        B.list(
          .plain,
          [
            { tree in
              let range = tree.store("12"); return box(B.text("Inbox"), .badge(range))(&tree)
            }
          ])) == """
           Inbox         (12)
          """)
  }

  @Test func deviceHasAFrameAndAName() {
    #expect(
      picture(
        30,
        { tree in
          let name = tree.store("Row");
          return box(
            B.hstack(B.text("Turtle Rock"), B.spacer(), B.symbol("star.fill")),
            .device(width: 200, height: 48, name: name))(&tree)
        }) == """
            Row
           ╭─────────────────────────╮
           │                         │
           │Turtle Rock             ★│
           │                         │
           ╰─────────────────────────╯
          """)
  }
}
