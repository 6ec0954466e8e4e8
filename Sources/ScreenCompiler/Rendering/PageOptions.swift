import ElementCatalog
import Rendering

/// A form in which pages are written.
public enum OutputFormat: String, Sendable, CaseIterable {
  case html, text

  /// The ending of its files.
  public var fileExtension: String { self == .html ? "html" : "txt" }
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
  /// The colour scheme that was asked for; nil leaves it to the reader.
  public var scheme: HTMLPage.Scheme?

  /// The defaults.
  public init() { settings.symbolLabel = { SymbolCatalog.defaultLabel($0) } }
}
