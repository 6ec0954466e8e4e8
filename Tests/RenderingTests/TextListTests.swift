import RenderTree
import Testing

/// Lists, sections, navigation, presentations.
@Suite struct TextListTests {
  typealias B = Build

  @Test func plainListHasSeparators() {
    #expect(
      picture(20, B.list(.plain, B.text("One"), B.text("Two"))) == """
         One
        ────────────────────
         Two
        """)
  }

  @Test func insetListIsABox() {
    #expect(
      picture(20, B.list(.insetGrouped, B.text("One"), B.text("둘"))) == """
        ╭──────────────────╮
        │ One              │
        ├──────────────────┤
        │ 둘               │
        ╰──────────────────╯
        """)
  }

  @Test func groupedListIsRuled() {
    #expect(
      picture(20, B.list(.grouped, B.region(.section, B.text("One"), B.text("Two")))) == """
        ────────────────────
         One
        ────────────────────
         Two
        ────────────────────
        """)
  }

  @Test func sidebarIsBare() {
    #expect(
      picture(20, B.list(.sidebar, B.text("One"), B.text("Two"))) == """
         One
         Two
        """)
  }

  @Test func sectionsHaveHeadersAndFooters() {
    #expect(
      picture(
        30,
        B.list(
          .automatic,
          B.region(
            .section, B.region(.header, B.text("Fruit")), B.text("Apple"), B.text("Fig"),
            B.region(.footer, B.text("Fresh every day, from the garden."))),
          B.region(.section, B.region(.header, B.text("채소")), B.text("당근")))) == """
            Fruit
          ╭────────────────────────────╮
          │ Apple                      │
          ├────────────────────────────┤
          │ Fig                        │
          ╰────────────────────────────╯
            Fresh every day, from the
            garden.

            채소
          ╭────────────────────────────╮
          │ 당근                       │
          ╰────────────────────────────╯
          """)
  }

  @Test func plainRowsAreNotSeparated() {
    #expect(
      picture(
        20,
        B.list(.automatic, B.text("One"), B.region(.plainRow, B.text("Two")), B.text("Three"), B.text("Four"))
      ) == """
        ╭──────────────────╮
        │ One              │
        │ Two              │
        │ Three            │
        ├──────────────────┤
        │ Four             │
        ╰──────────────────╯
        """)
  }

  @Test func rowsWrap() {
    #expect(
      picture(
        24,
        B.list(.automatic, B.text("A row with more text than fits"), B.link(B.text("A link with more text"))))
          == """
          ╭──────────────────────╮
          │ A row with more text │
          │ than fits            │
          ├──────────────────────┤
          │ A link with more   › │
          │ text                 │
          ╰──────────────────────╯
          """)
  }

  @Test func listIsCutAtTheHeight() {
    #expect(
      picture(20, height: 4, B.list(.automatic, B.text("One"), B.text("Two"), B.text("Three"))) == """
        ╭──────────────────╮
        │ One              │
        ├──────────────────┤
        │ Two              │
        """)
  }

  @Test func largeTitle() {
    #expect(
      picture(30, B.navigation("설정", B.region(.toolbarTrailing, B.button("Edit")), B.text("Content"))) == """
                                [Edit]
        설정
        ════
                   Content
        """)
  }

  @Test func inlineTitle() {
    #expect(
      picture(
        40,
        B.navigation(
          "Turtle Rock", large: false, back: "Landmarks", B.region(.toolbarTrailing, B.button("Edit")),
          B.text("Content"))) == """
          ‹ Landmarks   Turtle Rock         [Edit]
          ────────────────────────────────────────
                          Content
          """)
  }

  @Test func bottomBar() {
    #expect(
      picture(30, height: 5, B.navigation("Mail", B.text("Inbox"), B.region(.toolbarBottom, B.button("New"))))
        == """
        Mail
        ════
                    Inbox
        ──────────────────────────────
                    [New]
        """)
  }

  @Test func splitViewInColumns() {
    #expect(
      picture(
        60, height: 5,
        B.navigation(
          "", B.region(.sidebar, B.list(.sidebar, B.text("Lakes"), B.text("Rivers"))),
          B.region(.detail, B.text("Choose a landmark")))) == """
           Lakes              │           Choose a landmark
           Rivers             │
                              │
                              │
                              │
          """)
  }

  @Test func listsInColumnsHaveNoBoxes() {
    func list(_ region: Region) -> Piece {
      let lakes = B.region(.section, B.region(.header, B.text("Lakes")), B.text("one"), B.text("two"))
      return B.region(region, B.list(.automatic, lakes, B.region(.section, B.text("three"))))
    }
    #expect(
      picture(60, B.navigation("", list(.sidebar), list(.middle), list(.detail))) == """
         Lakes            │ Lakes            │  Lakes
         one              │ one              │╭────────────────────╮
         two              │──────────────────││ one                │
                          │ two              │├────────────────────┤
         three            │                  ││ two                │
                          │ three            │╰────────────────────╯
                          │                  │
                          │                  │╭────────────────────╮
                          │                  ││ three              │
                          │                  │╰────────────────────╯
        """)
  }

  @Test func splitViewOnANarrowPage() {
    #expect(
      picture(
        30,
        B.navigation(
          "", B.region(.sidebar, B.list(.sidebar, B.text("Lakes"))), B.region(.detail, B.text("Choose"))))
          == """
           Lakes
          ──────────────────────────────
                      Choose
          """)
  }

  @Test func scrollViewShowsEverything() {
    #expect(
      picture(20, B.scroll(B.text("one"), B.text("two"), B.text("three"))) == """
                one

                two

               three
        """)
  }

  @Test func horizontalScrollViewIsCut() {
    #expect(
      picture(16, B.scroll(horizontal: true, B.text("first"), B.text("second"), B.text("third"))) == """
        first second t ›
        """)
  }

  @Test func alertBelowAPage() {
    #expect(
      picture(
        40, B.text("Page"),
        B.presentation(
          .alert, "Delete?", "This cannot be undone.", B.button("Cancel", role: .cancel),
          B.button("Delete", role: .destructive))) == """
                            Page

             ╭────────────────────────────────╮
             │            Delete?             │
             │                                │
             │     This cannot be undone.     │
             ├────────────────┬───────────────┤
             │     Cancel     │    Delete     │
             ╰────────────────┴───────────────╯
          """)
  }

  @Test func alertOverAPageOfGivenHeight() {
    #expect(
      picture(
        40, height: 10,
        B.vstack(
          spacing: 0, B.text("1 one one one one one one one one one"), B.text("2"), B.text("3"), B.text("4"),
          B.text("5"), B.text("6"), B.text("7"), B.text("8 eight eight eight eight eight eight")),
        B.presentation(.alert, "Hello", "", B.button("OK"))) == """

           1 one one one one one one one one one
             ╭────────────────────────────────╮
             │             Hello              │
             ├────────────────────────────────┤
             │               OK               │
             ╰────────────────────────────────╯
                             7
           8 eight eight eight eight eight eight

          """)
  }

  @Test func alertWithAFieldAndManyButtons() {
    #expect(
      picture(
        40,
        B.presentation(
          .alert, "Rename", "Choose a name", B.control(.textField) { $0.text = $1.store("Rock") },
          B.button("Cancel", role: .cancel), B.button("Save"), B.button("Save as"))) == """
             ╭────────────────────────────────╮
             │             Rename             │
             │                                │
             │         Choose a name          │
             │                                │
             │ [Rock________________________] │
             ├────────────────────────────────┤
             │              Save              │
             ├────────────────────────────────┤
             │            Save as             │
             ├────────────────────────────────┤
             │             Cancel             │
             ╰────────────────────────────────╯
          """)
  }

  @Test func actionSheet() {
    #expect(
      picture(
        40, B.text("Page"),
        B.presentation(
          .actionSheet, "Sort", "", B.button("Cancel", role: .cancel), B.button("By name"),
          B.button("By date"))) == """
                            Page

           ╭────────────────────────────────────╮
           │                Sort                │
           ├────────────────────────────────────┤
           │              By name               │
           ├────────────────────────────────────┤
           │              By date               │
           ├────────────────────────────────────┤
           │               Cancel               │
           ╰────────────────────────────────────╯
          """)
  }

  @Test func sheet() {
    #expect(
      picture(40, B.text("Page"), B.presentation(.sheet, "", "", B.navigation("Profile", B.text("Name: g"))))
        == """
                          Page

        ╭──────────────────────────────────────╮
        │ Profile                              │
        │ ═══════                              │
        │               Name: g                │
        ╰──────────────────────────────────────╯
        """)
  }

  @Test func sheetOverAPageOfGivenHeight() {
    #expect(
      picture(
        30, height: 8, B.navigation("Landmarks", B.text("Page")),
        B.presentation(.sheet, "", "", B.text("In front"))) == """
          Landmarks
          ═════════
          ╭────────────────────────────╮
          │                            │
          │          In front          │
          │                            │
          │                            │
          ╰────────────────────────────╯
          """)
  }

  @Test func coverHidesThePage() {
    #expect(
      picture(20, B.text("Page"), B.presentation(.cover, "", "", B.text("Everything"))) == """
             Everything
        """)
  }

  @Test func popover() {
    #expect(
      picture(30, B.text("Page"), B.presentation(.popover, "", "", B.text("A small note"))) == """
                     Page

               ╭──────────────╮
               │ A small note │
               ╰──────────────╯
        """)
  }
}
