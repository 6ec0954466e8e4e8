import RenderTree
import Testing

/// Controls.
@Suite struct TextControlTests {
  typealias B = Build

  @Test func buttonsByLook() {
    #expect(
      picture(
        60,
        B.hstack(
          B.button("Label"), B.button("Plain", .plain), B.button("Edit", .bordered),
          B.button("Buy", .borderedProminent))) == """
                         [Label] Plain [ Edit ] ▐ Buy ▌
          """)
  }

  @Test func pressedAndDisabledButtons() {
    #expect(
      picture(
        30,
        B.hstack(
          B.control(.button, [B.text("Down")]) { control, _ in control.isPressed = true },
          B.control(.button, [B.text("Off")]) { control, _ in control.isEnabled = false })) == """
                   »Down« ‹Off›
          """)
  }

  @Test func buttonWithASymbol() {
    #expect(
      picture(20, B.control(.button, [B.symbol("star.fill"), B.text("즐겨찾기")])) == """
            [★ 즐겨찾기]
        """)
  }

  @Test func buttonOfTwoRows() {
    #expect(
      picture(20, B.control(.button, [B.text("two\nrows")])) == """
               ┌two ┐
               └rows┘
        """)
  }

  /// A label with a line around it has no brackets besides, wherever the line comes from.
  @Test func outlinedLabelsHaveNoBrackets() {
    let padded = box(B.text("Buy"), .defaultPadding)
    let line = B.shape(.roundedRectangle(8), fill: nil, stroke: .color(Color(.blue)))
    let outlined = [
      box(padded, .border(.color(Color(.blue)), width: 1)),
      box(padded, .overlay(alignment: .center), with: line),
    ]
    for label in outlined {
      let text = picture(20, B.control(.button, [label]))
      #expect(text.contains(" Buy ") && !text.contains("┌┌") && !text.contains("┌╭"), "\(text)")
      #expect(text.split(separator: "\n").map { $0.filter { $0 != " " }.count } == [7, 5, 7], "\(text)")
    }
  }

  @Test func toggles() {
    #expect(
      picture(24, B.vstack(spacing: 0, B.toggle("On", true), B.toggle("꺼짐", false))) == """
        On                   ━━●
        꺼짐                 ○──
        """)
  }

  @Test func togglesInASCII() {
    #expect(
      picture(24, ascii: true, B.vstack(spacing: 0, B.toggle("On", true), B.toggle("Off", false))) == """
        On                   [x]
        Off                  [ ]
        """)
  }

  @Test func stepperAndSlider() {
    #expect(
      picture(
        24,
        B.vstack(
          spacing: 0, B.control(.stepper, [B.text("수량: 1")]),
          B.control(.slider) { control, _ in control.number = 0.25 })) == """
          수량: 1        [ − │ + ]
          ━━━━━━●─────────────────
          """)
  }

  @Test func fields() {
    #expect(
      picture(
        24,
        B.vstack(
          spacing: 0, B.control(.textField) { $0.title = $1.store("Name") },
          B.control(.textField) { $0.text = $1.store("김철수") },
          B.control(.secureField) { $0.text = $1.store("secret") })) == """
          [Name__________________]
          [김철수________________]
          [••••••________________]
          """)
  }

  @Test func textEditor() {
    #expect(
      picture(24, B.control(.textEditor) { $0.text = $1.store("Dear diary,\ntoday it rained again.") }) == """
        ╭──────────────────────╮
        │ Dear diary,          │
        │ today it rained      │
        │ again.               │
        ╰──────────────────────╯
        """)
  }

  @Test func pickerInARow() {
    #expect(
      picture(30, B.list(.plain, [Controls.picker(.automatic)])) == """
         Season              Summer ▾
        """)
  }

  @Test func pickersByLook() {
    #expect(
      picture(
        40,
        B.vstack(
          align: .leading, Controls.picker(.menu), Controls.picker(.segmented), Controls.picker(.inline),
          Controls.picker(.wheel))) == """
          [Summer ▾]

          [     봄     │  ● Summer  │    Fall    ]

          Season
          ○ 봄
          ● Summer
          ○ Fall

          Season
            봄
          ▸ Summer
            Fall
          """)
  }

  @Test func dateAndColour() {
    #expect(
      picture(
        36,
        B.vstack(
          spacing: 0,
          B.control(.datePicker, [B.text("Goal Date")]) {
            $0.text = $1.store("2020-01-31T15:21")
            $0.date = 0
            var date = DatePayload()
            date.day = $1.store("Jan 31, 2020")
            date.time = $1.store("3:21 PM")
            $1.dates.append(date)
          },
          B.control(.colorPicker, [B.text("Tint")]) { $0.text = $1.store("#FF8800") })) == """
          Goal Date     [Jan 31, 2020 3:21 PM]
          Tint                       ■ #FF8800
          """)
  }

  @Test func progressAndGauge() {
    #expect(
      picture(
        24,
        B.vstack(
          B.control(.progress, [B.text("Loading")]) { control, _ in control.number = 0.4 },
          B.control(.progress, [B.text("Busy")]) { control, _ in control.number = -1 },
          B.control(.gauge, [B.text("Speed")]) { control, _ in control.number = 0.7 })) == """
          Loading
          ██████████░░░░░░░░░░░░░░

                   ◌ Busy

          Speed
          █████████████████░░░░░░░
          """)
  }

  @Test func menuIsClosed() {
    #expect(
      picture(
        20, B.control(.menu, [B.region(.label, B.text("More")), B.region(.content, B.button("Hidden"))]))
          == """
                [More ▾]
          """)
  }

  @Test func disclosureOpenAndClosed() {
    #expect(
      picture(
        24, B.vstack(spacing: 0, Controls.disclosure("Open", true), Controls.disclosure("Closed", false)))
          == """
          ▾ Open
            Inner
          ▸ Closed
          """)
  }

  @Test func groupBox() {
    #expect(
      picture(
        24, B.control(.groupBox, [B.region(.header, B.text("내 상자")), B.text("Inside"), B.text("Below")]))
          == """
          ╭─ 내 상자 ────────────╮
          │ Inside               │
          │                      │
          │ Below                │
          ╰──────────────────────╯
          """)
  }

  @Test func tabsMarkTheShownOne() {
    #expect(
      picture(40, height: 6, Controls.tabs(.automatic)) == """

                      Page of 목록


        ────────────────────━━━━━━━━━━━━━━━━━━━━
             ☆ Featured            ≡ 목록
        """)
  }

  @Test func pagesHaveDots() {
    #expect(
      picture(20, height: 5, Controls.tabs(.page)) == """

            Page of 목록


                ○ ●
        """)
  }

  @Test func linksOutsideLists() {
    #expect(
      picture(30, B.link(disclosure: false, B.text("Show details"))) == """
                Show details ›
        """)
  }

  @Test func buttonsClearWhatIsBehindThem() {
    let shade = box(B.shape(.rectangle, fill: .color(Color(.gray))), .frame(96, 16))
    #expect(picture(12, B.zstack(shade, B.button("Go", .bordered))) == "▒▒▒[ Go ]▒▒▒")
  }
}
