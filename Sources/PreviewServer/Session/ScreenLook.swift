import Rendering
import ScreenCompiler
import SourceModel

/// How a client wants pages to be drawn, besides what they show.
struct ScreenLook: Sendable {
  /// What the command line said, and what was chosen since.
  var options: PageOptions
  /// The direction of reading; nil for that of the locale.
  var isRightToLeft: Bool?
  /// The size of text, in percent.
  var textSize = 100

  /// The look that the command line asks for.
  init(_ options: PageOptions) { self.options = options }

  /// Takes a choice; false for one that is none. Names and values are those of the page's controls.
  mutating func choose(_ name: String, _ value: String) -> Bool {
    switch name {
    case "scheme":
      guard let scheme = HTMLPage.Scheme(rawValue: value) else { return false }
      options.scheme = scheme
      options.settings.isDark = scheme == .dark
    case "locale":
      guard LocaleTag.isTag(value) else { return false }
      options.settings.locale = value
    case "direction":
      isRightToLeft = value == "rtl" ? true : value == "ltr" ? false : nil
    case "text":
      guard let size = Int(value), (50...300).contains(size) else { return false }
      textSize = size
    case "platform":
      guard let platform = type(of: options.settings.platform).init(rawValue: value) else { return false }
      options.settings.platform = platform
    case "device":
      let sides = value.split(separator: "x").compactMap { Int($0) }
      guard sides.count == 2, sides.allSatisfy({ (100...10_000).contains($0) }) else { return false }
      options.width = sides[0] / 8
      options.height = sides[1] / 16
    // What the page does not offer was not chosen on it.
    default: return false
    }
    return true
  }
}
