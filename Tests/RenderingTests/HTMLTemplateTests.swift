import RenderTree
import Rendering
import Testing

/// Shells and themes of one's own, and the symbols.
@Suite struct HTMLTemplateTests {
  static func error(_ text: String, name: String = "page.html") -> TemplateError? {
    do {
      _ = try PageTemplates(overrides: [(name, text)])
      return nil
    } catch {
      return error as? TemplateError
    }
  }

  @Test func shellsAreFilled() throws {
    let templates = try PageTemplates(overrides: [
      ("page.html", "<!DOCTYPE html><title>{{ title }}</title>{{{style}}}{{{body}}}"),
      ("theme.css", "p{color:red}i{color:blue}"), ("tokens.css", ""),
    ])
    let b = HTMLTreeBuilder()
    let page = HTMLPage(title: "A & \"B\"")
    let bytes = HTMLRenderer(templates: templates).render(b.rooted(b.text("x")), page: page)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "<!DOCTYPE html><title>A &amp; &quot;B&quot;</title><style>\np{color:red}\n</style>"
        + "<main class=\"sw\"><h1 class=\"sw-spoken\">A &amp; &quot;B&quot;</h1><p>x</p></main>"
    )
  }

  @Test func faultsHavePlaces() {
    #expect(Self.error("a\n {{titel}}{{{body}}}").map { [$0.line, $0.column] } == [2, 4])
    #expect(Self.error("한{{{body}}").map { [$0.line, $0.column] } == [1, 2])
    #expect(Self.error("{{{body}}}\n{{{body}}}").map { [$0.line, $0.column] } == [2, 1])
    #expect(Self.error("{{{title}}}{{{body}}}")?.message.contains("Write `{{title}}`") == true)
    #expect(Self.error("{{body}}")?.message.contains("Write `{{{body}}}`") == true)
    #expect(Self.error("<p>")?.message.contains("Nothing says where the screen goes") == true)
    #expect(Self.error("x", name: "other.html")?.description.hasPrefix("other.html:1:1: ") == true)
    #expect(Self.error("a\n</STYLE>", name: "theme.css").map { [$0.line, $0.column] } == [2, 1])
  }

  @Test func linkedThemeHasTheBase() {
    var page = HTMLPage(title: "")
    page.inlineStyle = false
    page.assetBase = "../"
    let b = HTMLTreeBuilder()
    let text = String(decoding: HTMLRenderer().render(b.rooted(b.text("x")), page: page), as: UTF8.self)
    #expect(text.contains("<link rel=\"stylesheet\" href=\"../theme.css\">"))
    #expect(text.contains("<title>Screen</title>"))
  }

  @Test func symbolsAreKnown() {
    #expect(SymbolCatalog.names.count > 400)
    #expect(
      SymbolCatalog.names
        == SymbolCatalog.names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    #expect(Set(SymbolCatalog.names).count == SymbolCatalog.names.count)
    for name in SymbolCatalog.names { #expect(SymbolCatalog.isKnown(name)) }
    for name in ["", "sta", "star.fil", "star.filll", "no.such.symbol", "plus.circle.fil", "s"] {
      #expect(!SymbolCatalog.isKnown(name))
    }
    #expect(SymbolCatalog.defaultLabel("star.fill") == "Favorite")
    #expect(SymbolCatalog.defaultLabel("plus") == "Add")
    #expect(SymbolCatalog.defaultLabel("odd.name.fill") == "odd name")
  }

  @Test func sameTreeSameBytes() {
    for page in HTMLGallery.pages { #expect(fragment(page.tree) == fragment(page.tree)) }
  }
}
