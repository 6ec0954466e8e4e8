import Foundation
import RenderTree
import Testing

@testable import Rendering

/// `Documentation/Symbols.html` shows every symbol with its name.
@Suite struct SymbolSheetTests {
  private static var sheet: [UInt8] {
    let b = HTMLTreeBuilder()
    let symbol = b.styled(.title)
    let name = b.styled(.caption, .secondary)
    let cells = SymbolCatalog.names.map { symbolName in
      b.stack(
        .vertical,
        [
          b.image(.symbol, symbolName, style: symbol) { $0.isDecorative = true },
          b.text(symbolName, style: name),
        ])
    }
    b.tree.grids.append(GridPayload(columns: .adaptive(130), verticalSpacing: 20))
    let grid = b.link(b.tree.add(.grid, payload: 0), cells)
    b.tree.boxes.append(.padding(EdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)))
    let padded = b.link(b.tree.add(.box, payload: b.tree.boxes.count - 1), [grid])
    return HTMLRenderer().render(b.rooted(padded), page: HTMLPage(title: "Symbols"))
  }

  @Test func theSheetIsFresh() throws {
    let file = EmbeddedTemplatesTests.root.appending(path: "Documentation/Symbols.html")
    let expected = Data(Self.sheet)
    if ProcessInfo.processInfo.environment["SCREENWRIGHT_REWRITE"] == "1" { try expected.write(to: file) }
    let isFresh = try Data(contentsOf: file) == expected
    #expect(
      isFresh,
      "Documentation/Symbols.html is stale. Run: SCREENWRIGHT_REWRITE=1 swift test --filter SymbolSheet")
  }

  @Test func threeHundredSymbolsAreDrawn() {
    #expect(SymbolCatalog.names.count >= 300)
  }

  @Test func numbersAndLettersStandInRingsAndFrames() {
    for name in ["0.circle", "7.square.fill", "10.circle.fill", "a.circle", "z.square"] {
      #expect(SymbolCatalog.isKnown(name), "\(name)")
    }
    #expect(!SymbolCatalog.isKnown("1") && !SymbolCatalog.isKnown("11.circle"))
    #expect(SymbolCatalog.defaultLabel("b.circle.fill") == "B")
    #expect(SymbolGlyph.named("1.circle", ascii: false) == "①")
    #expect(SymbolGlyph.named("1.circle.fill", ascii: false) == "❶")
    #expect(SymbolGlyph.named("c.circle.fill", ascii: false) == "Ⓒ")
    #expect(SymbolGlyph.named("c.square", ascii: true) == "C")
  }

  @Test func everySymbolHasACharacter() {
    for name in SymbolCatalog.names {
      var stem = name[...]
      while SymbolGlyph.all[stem] == nil, let dot = stem.lastIndex(of: ".") { stem = stem[..<dot] }
      #expect(SymbolGlyph.all[stem] != nil, "\(name)")
      #expect(SymbolGlyph.named(name, ascii: true).unicodeScalars.allSatisfy { $0.isASCII }, "\(name)")
    }
  }
}
