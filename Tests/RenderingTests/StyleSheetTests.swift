import RenderTree
import Testing

@testable import Rendering

/// Pages carry the rules that they use, and no others.
@Suite struct StyleSheetTests {
  private func kept(_ css: String, _ body: String, _ change: (inout HTMLPage) -> Void = { _ in }) -> String {
    var page = HTMLPage(title: "")
    change(&page)
    let use = Array(body.utf8).withUnsafeBufferPointer { StyleUse(of: $0, page: page) }
    var output = OutputBuffer()
    StyleSheet(css).write(use, to: &output)
    return String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").joined(separator: " ")
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
