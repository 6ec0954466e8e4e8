import Rendering
import ScreenRuntime

/// The first page of a site: every preview in a frame, and every page by its screen.
struct GalleryPage {
  /// One preview.
  struct Preview {
    var name: String
    var of: String
    var file: String
  }

  let package: String
  let pages: [SitePage]
  let previews: [Preview]
  let leftOut: Int

  /// The most pages that are shown in frames; the others are links.
  private static let frames = 24

  /// The page as HTML, without its shell.
  var body: [UInt8] {
    var out = OutputBuffer(capacity: pages.count * 80 + 4096)
    out.append("<h1>")
    text(package, &out)
    out.append("</h1><p>")
    text("\(count(pages.count, "page")), \(count(previews.count, "preview"))", &out)
    if leftOut > 0 { text("; \(count(leftOut, "link")) beyond the limit of pages", &out) }
    out.append("</p>")
    writeScreens(&out)
    if !previews.isEmpty {
      out.append("<h2>Previews</h2><ul class=\"sw-cards-grid\">")
      for preview in previews {
        writeCard(
          preview.file, title: preview.name == preview.of ? preview.of : "\(preview.of): \(preview.name)",
          &out)
      }
      out.append("</ul>")
    }
    writeAll(&out)
    return out.bytes
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private func text(_ text: String, _ out: inout OutputBuffer) { out.appendAttribute(text) }

  /// The views in the order in which they were found.
  private var views: [(name: String, pages: [SitePage])] {
    var places: [String: Int] = [:]
    var views: [(name: String, pages: [SitePage])] = []
    for page in pages {
      if let place = places[page.view] {
        views[place].pages.append(page)
      } else {
        places[page.view] = views.count
        views.append((page.view, [page]))
      }
    }
    return views
  }

  /// The first page of each view, framed.
  private func writeScreens(_ out: inout OutputBuffer) {
    let views = views
    if views.isEmpty { return }
    out.append("<h2>Screens</h2><ul class=\"sw-cards-grid\">")
    for view in views.prefix(Self.frames) {
      if let first = view.pages.first { writeCard(first.file, title: view.name, &out) }
    }
    out.append("</ul>")
  }

  private func writeCard(_ file: String, title: String, _ out: inout OutputBuffer) {
    out.append("<li><iframe class=\"sw-frame\" tabindex=\"-1\" title=\"")
    out.appendAttribute(title)
    out.append("\" src=\"")
    address(file + "#sw-return", &out)
    out.append("\"></iframe><a class=\"sw-picture-name\" href=\"")
    address(file, &out)
    out.append("\">")
    text(title, &out)
    out.append("</a></li>")
  }

  private func address(_ file: String, _ out: inout OutputBuffer) {
    Array(file.utf8).withUnsafeBufferPointer { out.appendAddress($0) }
  }

  private func writeAll(_ out: inout OutputBuffer) {
    out.append("<h2>All pages</h2>")
    for view in views {
      out.append("<h3>")
      text(view.name, &out)
      out.append("</h3><ul class=\"sw-tree\">")
      for page in view.pages {
        out.append("<li><a href=\"")
        address(page.file, &out)
        out.append("\">")
        text(page.detail.isEmpty ? page.title : "\(page.title) (\(page.detail))", &out)
        out.append("</a></li>")
      }
      out.append("</ul>")
    }
  }
}
