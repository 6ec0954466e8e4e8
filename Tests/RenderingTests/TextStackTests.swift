import RenderTree
import Testing

/// Stacks, spacers, priorities, grids.
@Suite struct TextStackTests {
  typealias B = Build

  @Test func horizontalStackHasOneColumnBetween() {
    #expect(
      picture(20, B.hstack(B.text("a"), B.text("b"), B.text("가"))) == """
               a b 가
        """)
  }

  @Test func verticalStackHasOneRowBetween() {
    #expect(
      picture(10, B.vstack(B.text("one"), B.text("three"))) == """
           one

          three
        """)
  }

  @Test func spacingOfEightPointsIsOneColumnAndHalfARowRoundsUp() {
    #expect(
      picture(
        12,
        B.vstack(
          spacing: 8, B.hstack(spacing: 20, B.text("a"), B.text("b")),
          B.hstack(spacing: 0, B.text("c"), B.text("d")), B.text("e"))) == """
             a   b

              cd

               e
          """)
  }

  @Test func leadingAndTrailingAlignment() {
    #expect(
      picture(
        24,
        B.hstack(
          align: .top, B.vstack(align: .leading, spacing: 0, B.text("long line"), B.text("a")),
          B.vstack(align: .trailing, spacing: 0, B.text("long line"), B.text("b")))) == """
            long line long line
            a                 b
          """)
  }

  @Test func centerAlignmentRoundsToTheLeading() {
    #expect(
      picture(12, B.vstack(spacing: 0, B.text("12345678"), B.text("123"), B.text("한글"))) == """
          12345678
            123
            한글
        """)
  }

  @Test func verticalAlignmentInARow() {
    #expect(
      picture(
        20,
        B.hstack(
          align: .bottom, B.vstack(spacing: 0, B.text("1"), B.text("2"), B.text("3")), B.text("bottom")))
          == """
                1
                2
                3 bottom
          """)
  }

  @Test func firstLinesShareABaseline() {
    #expect(
      picture(
        20,
        B.hstack(
          align: .firstTextBaseline, box(B.text("low"), .padding(EdgeInsets(top: 32))), B.text("same\nnext")))
          == """


                low same
                    next
          """)
  }

  @Test func bordersAndFramesMoveTheBaseline() {
    let bordered = box(B.text("low"), .border(.foreground, width: 1))
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      #expect(
        picture(14, B.hstack(align: alignment, bordered, B.text("same"))) == """
            ┌───┐
            │low│ same
            └───┘
          """)
      #expect(
        picture(
          12,
          B.hstack(
            align: alignment,
            box(B.text("low"), .frame(width: nil, height: 48, alignment: Alignment(.center, .bottom))),
            B.text("same"))) == """


              low same
            """)
    }
    #expect(
      picture(
        12,
        B.hstack(
          align: .firstTextBaseline,
          box(
            B.text("low"),
            .flexibleFrame(
              minWidth: nil, idealWidth: nil, maxWidth: nil, minHeight: 48, idealHeight: nil, maxHeight: nil,
              alignment: .center)), B.text("same\nnext"))) == """

            low same
                next
          """)
  }

  @Test func guidesStandWhereTheirViewDoes() {
    let guided = box(B.text("own"), .guide(.horizontal, points: 0, part: 0))
    #expect(
      picture(
        14,
        B.vstack(
          align: .leading, spacing: 0, B.text("before"), box(guided, .border(.foreground, width: 1)),
          box(guided, .frame(width: 72, height: nil, alignment: .center)))) == """
               before
              ┌───┐
              │own│
              └───┘
               own
          """)
  }

  @Test func spacersPushApart() {
    #expect(
      picture(20, B.hstack(B.text("a"), B.spacer(), B.text("b"), B.spacer(), B.text("c"))) == """
        a        b         c
        """)
  }

  @Test func spacersShareHeight() {
    #expect(
      picture(8, height: 5, B.vstack(B.text("top"), B.spacer(), B.text("end"))) == """
          top



          end
        """)
  }

  @Test func flexibleFramesShareWhatIsLeft() {
    #expect(
      picture(
        24,
        B.hstack(
          spacing: 0, box(B.text("a"), .wide(), .border(.foreground, width: 1)),
          box(B.text("b"), .wide(), .border(.foreground, width: 1)))) == """
          ┌──────────┐┌──────────┐
          │    a     ││    b     │
          └──────────┘└──────────┘
          """)
  }

  @Test func textsShareTooLittleRoom() {
    #expect(
      picture(20, B.hstack(B.text("a rather long text"), B.text("another long text"))) == """
        a rather  another
        long text long text
        """)
  }

  @Test func layoutPriorityTakesRoomFirst() {
    #expect(
      picture(20, B.hstack(B.text("gives way here"), box(B.text("stays whole"), .layoutPriority(1)))) == """
        gives    stays whole
        way here
        """)
  }

  @Test func lineLimitsTruncateInARow() {
    #expect(
      picture(20, B.hstack(B.text("a rather long text", lines: 1), B.text("fixed"))) == """
        a rather long… fixed
        """)
  }

  @Test func layersFromBackToFront() {
    #expect(
      picture(
        10, B.zstack(box(B.shape(.rectangle, fill: .color(Color(.gray))), .frame(80, 48)), B.text("over")))
          == """
          ▒▒▒▒▒▒▒▒▒▒
          ▒▒ over ▒▒
          ▒▒▒▒▒▒▒▒▒▒
          """)
  }

  @Test func layersAlign() {
    #expect(
      picture(
        12,
        B.zstack(
          align: Alignment(.trailing, .bottom),
          box(B.shape(.rectangle, fill: .color(Color(.gray))), .frame(80, 48)), B.text("!"))) == """
           ▒▒▒▒▒▒▒▒▒▒
           ▒▒▒▒▒▒▒▒▒▒
           ▒▒▒▒▒▒▒▒ !
          """)
  }

  @Test func zIndexChangesTheOrder() {
    #expect(
      picture(
        6, B.zstack(align: Alignment(.leading, .top), box(B.text("front"), .zIndex(1)), B.text("behind")))
          == """
          frontd
          """)
  }

  @Test func dividerInAVerticalAndAHorizontalStack() {
    #expect(
      picture(
        20,
        B.vstack(
          spacing: 0, B.text("above"), B.divider(),
          B.hstack(B.text("left"), B.divider(), B.text("right\nside")))) == """
                 above
          ────────────────────
              left │ right
                   │ side
          """)
  }

  @Test func gridColumnsAreAsWideAsTheirWidestView() {
    #expect(
      picture(
        30,
        B.grid(
          GridPayload(columns: .fromRows, alignment: Alignment(.leading, .center), verticalSpacing: 0),
          B.region(.gridRow, B.text("Name"), B.text("Price")), B.divider(),
          B.region(.gridRow, B.text("유기농 아보카도"), B.text("₩2900")),
          B.region(.gridRow, B.text("Fig"), B.text("₩100")))) == """
              Name            Price
              ─────────────────────
              유기농 아보카도 ₩2900
              Fig             ₩100
          """)
  }

  @Test func gridOfEqualColumns() {
    #expect(
      picture(
        24,
        B.grid(
          GridPayload(columns: .count(3), alignment: Alignment(.leading, .top), verticalSpacing: 0),
          B.text("1"), B.text("2"), B.text("3"), B.text("four is long"), B.text("5"))) == """
          1        2       3
          four is  5
          long
          """)
  }

  @Test func gridOfAdaptiveColumns() {
    #expect(
      picture(
        21,
        B.grid(
          GridPayload(columns: .adaptive(80), verticalSpacing: 0), B.text("aa"), B.text("bb"), B.text("cc")))
          == """
              aa         bb
              cc
          """)
  }

  @Test func gridOfFixedColumns() {
    #expect(
      picture(
        30,
        B.grid(
          GridPayload(
            columns: .tracks([GridTrack(.fixed(80)), GridTrack(.fixed(40))]),
            alignment: Alignment(.trailing, .center), verticalSpacing: 0),
          B.text("a"), B.text("b"), B.text("c"))) == """
                          a     b
                          c
          """)
  }

  @Test func horizontalGridFillsColumns() {
    #expect(
      picture(
        30,
        B.grid(
          GridPayload(columns: .count(2), isHorizontal: true, verticalSpacing: 0), B.text("a"), B.text("b"),
          B.text("c"))) == """
                       a c
                       b
          """)
  }
}
