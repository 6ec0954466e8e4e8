import RenderTree
import Rendering
import Testing

/// What goes to a terminal that shows colours.
@Suite struct TextColorTests {
  typealias B = Build

  private func line(_ color: ColorDepth, isDark: Bool = false, _ piece: @escaping Piece) -> String {
    var options = TextRenderer.Options()
    options.width = 8
    options.color = color
    options.isDark = isDark
    return String(decoding: TextRenderer(options).render(B.tree([piece])), as: UTF8.self)
  }

  @Test func withoutColourThereAreNoSequences() {
    #expect(line(.none, B.text("red", B.colored(.red))) == "  red\n")
  }

  @Test func colourByDepth() {
    let red = B.text("red", B.colored(.red))
    #expect(line(.trueColor, red) == "  \u{1B}[0;38;2;255;59;48mred\u{1B}[0m\n")
    #expect(line(.ansi256, red) == "  \u{1B}[0;38;5;203mred\u{1B}[0m\n")
    #expect(line(.ansi16, red) == "  \u{1B}[0;91mred\u{1B}[0m\n")
    #expect(line(.trueColor, isDark: true, red) == "  \u{1B}[0;38;2;255;69;58mred\u{1B}[0m\n")
  }

  @Test func gradientsColourEachColumn() {
    let blend = Paint.linear(
      colors: [Color(.black), Color(.white)], startX: 0, startY: 0, endX: 1, endY: 0)
    let piece: Piece = { tree in
      tree.gradients = [blend]
      var style = TextStyle()
      style.color = Color(.black)
      style.gradient = 0
      return B.text("가나", style)(&tree)
    }
    #expect(
      line(.trueColor, piece) == "  \u{1B}[0;38;2;32;32;32m가\u{1B}[0;38;2;159;159;159m나\u{1B}[0m\n")
    #expect(line(.ansi256, piece) == "  \u{1B}[0;38;5;234m가\u{1B}[0;38;5;247m나\u{1B}[0m\n")
    #expect(line(.ansi16, piece) == "  \u{1B}[0;30m가나\u{1B}[0m\n")
    #expect(line(.none, piece) == "  가나\n")
  }

  @Test func styles() {
    var style = TextStyle()
    style.weight = .bold
    style.italic = true
    style.lines = [.underline, .strikethrough]
    #expect(line(.ansi16, B.text("x", style)) == "   \u{1B}[0;1;3;4;9mx\u{1B}[0m\n")
    var title = TextStyle()
    title.size = FontSize(.title)
    #expect(line(.ansi16, B.text("x", title)) == "   \u{1B}[0;1mx\u{1B}[0m\n")
  }

  @Test func backgroundsKeepUnderText() {
    let piece = box(
      B.text("ab"), .padding(EdgeInsets(leading: 8, trailing: 8)), .backgroundPaint(.color(Color(.white))))
    #expect(line(.trueColor, piece) == "  \u{1B}[0;48;2;255;255;255m ab \u{1B}[0m\n")
  }

  @Test func dataCannotWriteSequences() {
    #expect(!line(.none, B.text("\u{1B}[31m")).contains("\u{1B}"))
    #expect(line(.ansi16, B.text("\u{1B}[31m", B.colored(.red))).split(separator: "\u{1B}").count == 3)
  }

  @Test func disabledAndFaintViewsAreDim() {
    #expect(line(.ansi16, box(B.text("x"), .disabled)) == "   \u{1B}[0;2mx\u{1B}[0m\n")
    #expect(line(.ansi16, box(B.text("x"), .opacity(0.5))) == "   \u{1B}[0;2mx\u{1B}[0m\n")
  }

  @Test func colourSchemeOfAPart() {
    let piece = box(B.text("x", B.colored(.red)), .colorScheme(dark: true))
    #expect(line(.trueColor, piece) == "   \u{1B}[0;38;2;255;69;58mx\u{1B}[0m\n")
  }
}
