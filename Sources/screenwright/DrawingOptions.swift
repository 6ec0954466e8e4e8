import ArgumentParser
import ElementCatalog
import ModelData
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// Options of commands that draw pages.
struct DrawingOptions: ParsableArguments {
  @Option(
    name: .customLong("data"),
    help: ArgumentHelp("Replace model data; repeatable.", valueName: "Type.property=file.json"),
    completion: NameCompletion.replacedData)
  var data: [DataReplacement] = []

  @Option(help: "Columns of text pages, 1 to 1000.")
  var width: Int?

  @Option(help: "Rows of text pages; what is longer is cut.")
  var height: Int?

  @Option(
    help: "A device whose width and height are used, such as \"iPhone 15\".",
    completion: NameCompletion.devices)
  var device: String?

  @Option(
    name: .customLong("color-depth"),
    help: "Colours of text pages: 16, 256 or true; what the terminal says it has unless given.")
  var colorDepth: DepthChoice?

  @Flag(help: "Draw text pages with ASCII characters only.")
  var ascii = false

  @Option(name: .customLong("color-scheme"), help: "light or dark; HTML follows the reader unless given.")
  var colorScheme: SchemeChoice?

  @Option(help: "Where HTML pages have their style sheet: inline or link; link for sites, else inline.")
  var styles: StyleChoice?

  @Option(
    help: ArgumentHelp("A folder of templates that replace the built-in ones.", valueName: "folder"),
    completion: .directory)
  var templates: String?

  @Flag(
    name: .customLong("hash-names"),
    help: "Put a hash of the content into the names of pictures and style sheets.")
  var hashNames = false

  @Option(
    help: "A locale such as en_US, which is the default, or ko_KR; en-XA marks all texts.",
    completion: NameCompletion.locales)
  var locale: String?

  @Option(help: "What `platform` is: iOS, macOS or web.")
  var platform: PlatformChoice = .iOS

  @Option(help: "The instant of Date(), ISO 8601.")
  var date: String?

  @Option(
    parsing: .unconditional, help: "By how much clocks are ahead of UTC, such as +09:00 or -05:30.")
  var timezone: String?

  @Option(help: "The label of a button that is drawn held down.")
  var pressed: String?

  @Flag(name: .customLong("no-appear"), help: "Do not run onAppear and task.")
  var noAppear = false

  /// The settings of the pages; throws `ValidationError` for values that make none.
  func pageOptions(color: Bool = false) throws -> PageOptions {
    var options = PageOptions()
    if let device {
      guard let size = DeviceSizes.size(of: device) else {
        throw ValidationError(
          "There is no device '\(device)'; known are \(DeviceSizes.names.joined(separator: ", ")).")
      }
      options.width = Int((size.width / 8).rounded())
      options.height = Int((size.height / 16).rounded())
    }
    if let width {
      guard (1...1000).contains(width) else { throw ValidationError("--width takes 1 to 1000 columns.") }
      options.width = width
    }
    if let height {
      guard (1...100_000).contains(height) else { throw ValidationError("--height takes 1 to 100000 rows.") }
      options.height = height
    }
    options.ascii = ascii
    options.styles = styles
    options.templates = templates
    options.hashesNames = hashNames
    options.color = color ? colorDepth?.depth ?? Console.colorDepth : .none
    if let locale {
      guard LocaleTag.isTag(locale) else {
        throw ValidationError("--locale takes a language and a region, such as en_US, and not '\(locale)'.")
      }
      options.settings.locale = locale
    }
    options.settings.platform = platform.platform
    options.settings.pressed = pressed
    options.settings.runsAppear = !noAppear
    options.settings.isDark = colorScheme == .dark
    options.scheme = colorScheme.map { $0 == .dark ? .dark : .light }
    if let timezone {
      guard let zone = ISODate.zone(timezone) else {
        throw ValidationError("--timezone takes hours and minutes ahead of UTC, such as +09:00.")
      }
      options.settings.timeZone = zone
    }
    if let date {
      guard let instant = ISODate.seconds(date) else {
        throw ValidationError("--date takes an ISO 8601 date such as 2020-01-31 or 2020-01-31T12:00:00Z.")
      }
      options.settings.date = instant
    }
    return options
  }
}
