import RenderTree
import Rendering
import Testing

/// Pages that are read from right to left: mirrored cells, words in their logical order, letters isolated.
@Suite struct TextRightToLeftTests {
  typealias B = Build

  private func mirrored(_ width: Int, ascii: Bool = false, _ pieces: Piece...) -> String {
    var options = TextRenderer.Options()
    options.width = width
    options.isRightToLeft = true
    options.ascii = ascii
    return String(decoding: TextRenderer(options).render(Build.tree(pieces)), as: UTF8.self)
  }

  @Test func listsAndLinksAreMirrored() {
    #expect(
      mirrored(20, B.list(.insetGrouped, B.link(B.text("Open it")), B.toggle("Wi-Fi", true))) == """
        ╭──────────────────╮
        │ ‹        Open it │
        ├──────────────────┤
        │ ●━━        Wi-Fi │
        ╰──────────────────╯

        """)
  }

  @Test func wideCharactersStayWhole() {
    #expect(
      mirrored(12, B.hstack(B.text("사과"), B.spacer(), B.text("👩‍👩‍👧 e\u{301}"))) == "👩‍👩‍👧 e\u{301}    사과\n")
  }

  @Test func textsSideBySideChangePlaces() {
    #expect(mirrored(7, B.hstack(spacing: 0, B.text("one"), B.text("two"))) == " twoone\n")
  }

  @Test func lettersFromTheRightAreIsolated() {
    let text = B.hstack(B.text("שלום 12"), B.spacer(), B.text("abc"))
    #expect(mirrored(16, text) == "\u{200E}abc      \u{2068}שלום 12\u{2069}\n")
    #expect(picture(16, text) == "\u{200E}\u{2068}שלום 12\u{2069}      abc")
  }

  @Test func asciiMarksTurnToo() {
    #expect(mirrored(12, ascii: true, B.list(.plain, B.link(B.text("Go")))) == " <       Go\n")
  }

  @Test func datesStayInTheirOrder() {
    #expect(
      mirrored(
        40,
        B.control(.datePicker, []) {
          $0.text = $1.store("1970-01-02T08:30")
          $0.date = 0
          var date = DatePayload()
          date.day = $1.store("Jan 2, 1970")
          date.time = $1.store("8:30 AM")
          $1.dates.append(date)
        })
        == "          [Jan 2, 1970 8:30 AM]\n")
  }

  @Test func symbolsOfReadingOrderTurn() {
    #expect(mirrored(1, B.symbol("chevron.forward")) == "‹\n")
    #expect(mirrored(1, B.symbol("chevron.right")) == "›\n")
    #expect(picture(1, B.symbol("chevron.forward")) == "›")
  }

  @Test func highButtonsAreClosed() {
    let padded = box(B.text("Buy"), .padding(EdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8)))
    #expect(
      picture(7, B.control(.button, [padded])) == """
        ┌─────┐
        │ Buy │
        └─────┘
        """)
  }
}
