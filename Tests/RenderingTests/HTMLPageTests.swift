import Foundation
import RenderTree
import Rendering
import Testing

enum SymbolNames { static let all = SymbolCatalog.names }

/// Whole pages: every element closed in order, ids and headings right.
/// With `SCREENWRIGHT_GALLERY=folder` the pages are written there, to be looked at in a browser.
@Suite struct HTMLPageTests {
  static let voids: Set<String> = ["meta", "link", "input", "hr", "img", "br"]

  @Test(arguments: HTMLGallery.pages.map(\.name)) func pageIsWellFormed(_ name: String) throws {
    let tree = try #require(HTMLGallery.pages.first { $0.name == name }).tree
    var page = HTMLPage(title: name)
    for scheme in [HTMLPage.Scheme.light, .dark] {
      page.colorScheme = scheme
      let bytes = HTMLRenderer().render(tree, page: page)
      if let folder = ProcessInfo.processInfo.environment["SCREENWRIGHT_GALLERY"] {
        try Data(bytes).write(to: URL(filePath: folder).appending(path: "\(name)-\(scheme).html"))
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(Array(text.utf8) == bytes)
      let tags = PageTags(text)
      #expect(tags.problems == [])
      #expect(tags.count(of: "main") == 1)
      #expect(tags.count(of: "h1") == 1)
    }
  }
}
