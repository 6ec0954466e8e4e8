import RenderTree
import TestFixtures
import Testing

@testable import Rendering

/// Pages carry the rules that they use, and no others.
@Suite struct StyleSheetTests {
  private func kept(_ css: String, _ body: String, _ change: (inout HTMLPage) -> Void = { _ in }) -> String {
    var page = HTMLPage(title: "")
    change(&page)
    var use = StyleUse(page: page)
    for name in Self.names(in: body) { use.note(name: name) }
    var output = OutputBuffer()
    StyleSheet(css).write(use, to: &output)
    return String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").joined(separator: " ")
  }

  /// The elements, classes, roles and variables of the theme that stand in HTML.
  private static func names(in html: String) -> Set<String> {
    var names: Set<String> = ["html", "body", "main", "head"]
    for tag in html.matches(of: /<([a-zA-Z0-9]+)([^>]*)/) {
      names.insert(String(tag.1))
      for attribute in tag.2.matches(of: /\s([a-z-]+)="([^"]*)"/) {
        switch attribute.1 {
        case "class": for name in attribute.2.split(separator: " ") { names.insert(String(name)) }
        case "role": names.insert(String(attribute.2))
        case "style": for name in attribute.2.matches(of: /\((--sw-[a-z-]+)/) { names.insert(String(name.1)) }
        default: break
        }
      }
    }
    return names
  }

  /// What the writer notes is what a reader of its page finds: a rule too few would show, one too many costs.
  @Test(arguments: HTMLGallery.pages.map(\.name)) func writersNoteWhatTheyWrite(_ name: String) throws {
    let tree = try #require(HTMLGallery.pages.first { $0.name == name }).tree
    for isRightToLeft in [false, true] {
      var page = HTMLPage(title: name)
      page.isRightToLeft = isRightToLeft
      var body = OutputBuffer()
      let noted = HTMLRenderer().writeBody(tree, page: page, to: &body)
      let read = Self.names(in: String(decoding: body.bytes, as: UTF8.self))
      for name in Set(read).union(try Self.namesOfTheTheme()) {
        #expect(noted.uses(StyleUse.hash(name)) == read.contains(name), "\(name)")
      }
    }
  }

  private static func namesOfTheTheme() throws -> Set<String> {
    var names: Set<String> = []
    for file in ["theme", "tokens"] {
      let css = try Project.text("Templates/\(file).css")
      for match in css.matches(of: /\.(sw[a-z0-9-]*)|var\((--sw-[a-z-]+)|role="([a-z]+)"/) {
        for name in [match.1, match.2, match.3] { if let name { names.insert(String(name)) } }
      }
    }
    return names
  }

  @Test func rulesGoByClassesElementsAndRoles() {
    let body = "<p class=\"a b\"></p><input role=\"switch\">"
    #expect(kept(".a{x:1} .c{x:1} p{x:1} h1{x:1}", body) == ".a{x:1} p{x:1}")
    #expect(kept(".a.b>p:not(.c){x:1} .a .c{x:1}", body) == ".a.b>p:not(.c){x:1}")
    #expect(kept(".a,.c,p{x:1}", body) == ".a,p{x:1}")
    #expect(kept("[role=\"switch\"]{x:1} [role=\"tab\"]{x:1}", body) == "[role=\"switch\"]{x:1}")
  }

  @Test func variablesGoByUse() {
    let css = ":root{--sw-a:1;--sw-b:2;--sw-c:3} .a{x:var(--sw-a)} .c{x:var(--sw-c)}"
    #expect(
      kept(css, "<p class=\"a\" style=\"y:var(--sw-b)\"></p>")
        == ":root{--sw-a:1;--sw-b:2} .a{x:var(--sw-a)}")
  }

  @Test func schemeAndDirectionAreThoseOfThePage() {
    let css = "[dir=\"rtl\"] p{x:1} [data-scheme=\"dark\"]{x:2} [data-scheme=\"light\"]{x:3}"
    #expect(kept(css, "<p></p>") == "")
    #expect(kept(css, "<p></p>") { $0.isRightToLeft = true } == "[dir=\"rtl\"] p{x:1}")
    #expect(kept(css, "<p></p>") { $0.colorScheme = .dark } == "[data-scheme=\"dark\"]{x:2}")
  }

  @Test func blocksAreKeptWithWhatIsInThem() {
    #expect(
      kept("@media (x){.a{y:1}.b{y:2}}@media (z){.b{y:1}}", "<i class=\"a\">") == "@media (x){ .a{y:1} }")
    #expect(
      kept("@keyframes t{to{x:1}} @keyframes u{to{x:1}} .a{animation:t 1s}", "<i class=\"a\">")
        == "@keyframes t{to{x:1}} .a{animation:t 1s}")
    #expect(kept("@import 'x'; .a{y:\"};\"}", "<i class=\"a\">") == "@import 'x'; .a{y:\"};\"}")
    for broken in ["", "{", "}", ".a{", "@media", "@media{", ".a{x:1", "a[", "(", "/*"] {
      _ = kept(broken, "<p>")
    }
  }
}
