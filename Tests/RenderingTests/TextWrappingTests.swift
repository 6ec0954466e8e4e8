import RenderTree
import Testing

/// Lines, alignment, truncation, Korean and emoji.
@Suite struct TextWrappingTests {
  typealias B = Build

  @Test func wordsWrapAtBlanks() {
    #expect(
      picture(16, B.text("The quick brown fox jumps over the lazy dog")) == """
        The quick brown
        fox jumps over
        the lazy dog
        """)
  }

  @Test func koreanWrapsBetweenWords() {
    #expect(
      picture(16, B.text("설악산은 강원도에 있는 아름다운 국립공원입니다")) == """
         설악산은
         강원도에 있는
         아름다운
         국립공원입니다
        """)
  }

  @Test func longWordsAreCut() {
    #expect(
      picture(10, B.text("Donaudampfschifffahrt 대한민국만세만세만세")) == """
        Donaudampf
        schifffahr
        t
        대한민국만
        세만세만세
        """)
  }

  @Test func ideographsWrapAnywhereButNotBeforeACloser() {
    #expect(
      picture(10, B.text("東京都は、日本の首都である。")) == """
        東京都は、
        日本の首都
        である。
        """)
  }

  @Test func hyphensAllowABreak() {
    #expect(
      picture(10, B.text("well-known state-of-the-art")) == """
        well-known
        state-of-
        the-art
        """)
  }

  @Test func hardBreaksStay() {
    #expect(
      picture(12, B.text("one\n\ntwo\r\nthree")) == """
           one

           two
           three
        """)
  }

  @Test func multilineTextAlignsToTheCenter() {
    #expect(
      picture(12, B.text("a long first line\nshort", TextStyle(), .center)) == """
        a long first
            line
           short
        """)
  }

  @Test func multilineTextAlignsToTheTrailingEdge() {
    #expect(
      picture(12, B.text("a long first line\nshort", TextStyle(), .trailing)) == """
        a long first
                line
               short
        """)
  }

  @Test func truncationAtTheTail() {
    #expect(
      picture(12, B.text("The quick brown fox jumps over", lines: 2)) == """
        The quick
        brown fox j…
        """)
  }

  @Test func truncationAtTheHead() {
    #expect(
      picture(12, B.text("The quick brown fox", lines: 1, .leading, .head)) == """
        …k brown fox
        """)
  }

  @Test func truncationInTheMiddle() {
    #expect(
      picture(12, B.text("The quick brown fox", lines: 1, .leading, .middle)) == """
        The qu…n fox
        """)
  }

  @Test func truncationOfKorean() {
    #expect(
      picture(11, B.text("설악산 국립공원", lines: 1)) == """
        설악산 국…
        """)
  }

  @Test func truncationInASCII() {
    #expect(
      picture(12, ascii: true, B.text("The quick brown fox", lines: 1)) == """
        The quick...
        """)
  }

  @Test func truncationByHeight() {
    #expect(
      picture(12, box(B.text("The quick brown fox jumps over the lazy dog"), .frame(nil, 32))) == """
        The quick
        brown fox j…
        """)
  }

  @Test func emojiTakeTwoCells() {
    #expect(
      picture(
        20, box(B.text("👩‍👩‍👧‍👦🇰🇷❤️👍🏽1️⃣"), .border(.foreground, width: 1)),
        box(B.text("1234567890"), .border(.foreground, width: 1))) == """
              ┌──────────┐
              │👩‍👩‍👧‍👦🇰🇷❤️👍🏽1️⃣│
              └──────────┘

              ┌──────────┐
              │1234567890│
              └──────────┘
          """)
  }

  @Test func combiningMarksTakeNone() {
    #expect(
      picture(
        10, box(B.text("e\u{301}a\u{308}한"), .border(.foreground, width: 1)),
        box(B.text("1234"), .border(.foreground, width: 1))) == """
            ┌────┐
            │éä한│
            └────┘

            ┌────┐
            │1234│
            └────┘
          """)
  }

  @Test func runsJoinOnOneLine() {
    #expect(
      picture(20, B.runs([("₩", TextStyle()), ("2900", B.colored(.red)), (" only", TextStyle())])) == """
             ₩2900 only
        """)
  }
}
