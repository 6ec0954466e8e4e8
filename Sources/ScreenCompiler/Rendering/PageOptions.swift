import ElementCatalog
import Rendering
import SourceModel

/// A form in which pages are written.
public enum OutputFormat: String, Sendable, CaseIterable {
  case html, text

  /// The ending of its files.
  public var fileExtension: String { self == .html ? "html" : "txt" }
}

/// Where pages have their style sheet.
public enum StyleChoice: String, Sendable, CaseIterable {
  /// The rules that the page uses, in the page.
  case inline
  /// One file for all pages.
  case link
}

/// How pages are drawn, besides what they show.
public struct PageOptions: Sendable {
  /// Columns of text.
  public var width = 80
  /// Rows of text; nil for as many as it takes.
  public var height: Int?
  /// Only ASCII characters in text.
  public var ascii = false
  /// Colours in text.
  public var color = ColorDepth.none
  /// Locale, platform, date, colour scheme, pressed button, appearing.
  public var settings = RunSettings()
  /// Where pages have their style sheet; nil is inline for single pages and linked for sites.
  public var styles: StyleChoice?
  /// True to put a hash of the content into the names of style sheets and pictures, for caches.
  public var hashesNames = false
  /// A folder of templates that replace the built-in ones; nil for that of the package.
  public var templates: String?
  /// The colour scheme that was asked for; nil leaves it to the reader.
  public var scheme: HTMLPage.Scheme?

  /// Throws `UsageError` where no button has the label of what is to be drawn pressed.
  public func checkPressed(among known: Set<String>, on place: String) throws {
    guard let label = settings.pressed, !known.contains(label) else { return }
    let known = known.filter { !$0.isEmpty }.sorted()
    let listed = Suggestion.nearest(to: label, among: known).map { [$0] } ?? known
    let help =
      listed.isEmpty
      ? "it has no button" : "known are \(listed.prefix(10).map { "`\($0)`" }.joined(separator: ", "))"
    throw UsageError("--pressed: no button of \(place) has the label `\(label)`; \(help)")
  }

  /// The defaults.
  public init() {
    settings.symbolLabel = { SymbolCatalog.defaultLabel($0) }
    settings.sizes = { tree, views, page in
      var options = TextRenderer.Options()
      options.width = Int(min(max(page.width / 8, 1), 10_000))
      options.height = Int(min(max(page.height / 16, 1), 100_000))
      return TextRenderer(options).sizes(of: views, in: tree)
    }
    settings.measure = { TextRenderer.measurer(of: $1, in: $0, from: $2) }
    settings.fits = { tree, view, first, room in
      TextRenderer.fits(
        view, in: tree, from: first, width: room.isWide ? room.width : nil,
        height: room.isHigh ? room.height : nil, offered: room.width)
    }
  }
}
