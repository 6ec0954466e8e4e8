import ArgumentParser
import ElementCatalog
import ModelData
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// When colours are used.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

/// A form of report, and the file it goes to: `text`, `sarif=findings.sarif`.
struct ReportTarget: ExpressibleByArgument {
  let format: ReportFormat
  var file: String?

  init(_ format: ReportFormat) { self.format = format }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(rawValue: String(parts[0])), parts.count == 1 || !parts[1].isEmpty else {
      return nil
    }
    self.format = format
    file = parts.count == 2 ? String(parts[1]) : nil
  }

  static let allValueStrings = ReportFormat.allCases.map(\.rawValue)
}

/// A severity as an option.
enum FailingSeverity: String, ExpressibleByArgument, CaseIterable {
  case error, warning, note
  var severity: Severity { self == .error ? .error : self == .warning ? .warning : .note }
}

extension OutputFormat: ExpressibleByArgument {}
extension StyleChoice: ExpressibleByArgument {}
extension NamedArgument: ExpressibleByArgument {}
extension DataReplacement: ExpressibleByArgument {}

/// The reports that a command makes, and their colours.
struct WantedReports {
  /// Each report with the file it goes to, nil for the one that is printed.
  var targets = [ReportTarget(.text)]
  /// When the printed one is coloured.
  var color = ColorChoice.auto
}

/// Options of commands that print findings.
struct FindingOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How findings are reported; with =FILE into a file. Repeatable.", valueName: "format[=file]"))
  var formats: [ReportTarget] = []

  @Option(name: .customLong("output-file"), help: "A file for the report that would be printed.")
  var outputFile: String?

  @Option(help: "Colours: auto, always or never. NO_COLOR is honoured.")
  var color: ColorChoice = .auto

  func validate() throws {
    if formats.filter({ $0.file == nil }).count > 1 {
      throw ValidationError(
        "One --format is printed; the others go into files: --format sarif=findings.sarif.")
    }
    let files = targets.compactMap(\.file)
    if let twice = files.indices.first(where: { files[..<$0].contains(files[$0]) }) {
      throw ValidationError("Two reports cannot go into one file, \(files[twice]).")
    }
    if outputFile != nil && !formats.isEmpty && !formats.contains(where: { $0.file == nil }) {
      throw ValidationError("--output-file is for a --format without a file of its own.")
    }
  }

  /// Each report with the file it goes to, nil for the one that is printed.
  var targets: [ReportTarget] {
    (formats.isEmpty ? WantedReports().targets : formats).map { target in
      var target = target
      if target.file == nil { target.file = outputFile }
      return target
    }
  }

  /// The reports as printers take them.
  var reports: WantedReports { WantedReports(targets: targets, color: color) }
}

/// What packages may reach.
struct AccessOptions: ParsableArguments {
  @Option(
    name: .customLong("allow-path"),
    help: ArgumentHelp(
      "Let packages name what lies in this folder, too, outside of their repository; repeatable.",
      valueName: "dir"))
  var paths: [String] = []
}

/// A step in words: `tap Add`.
struct StepWords: ExpressibleByArgument {
  let step: ScenarioStep

  init?(argument: String) {
    // The parser prints its own message for what it cannot read; a step's says more.
    do { step = try ScenarioStep(words: argument) } catch { Console.fail("--do: \(error)") }
  }
}

/// Options of commands that draw pages.
struct DrawingOptions: ParsableArguments {
  @Option(
    name: .customLong("data"),
    help: ArgumentHelp("Replace model data; repeatable.", valueName: "Type.property=file.json"))
  var data: [DataReplacement] = []

  @Option(help: "Columns of text pages, 1 to 1000.")
  var width: Int?

  @Option(help: "Rows of text pages; what is longer is cut.")
  var height: Int?

  @Option(help: "A device whose width and height are used, such as \"iPhone 15\".")
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

  @Option(help: ArgumentHelp("A folder of templates that replace the built-in ones.", valueName: "folder"))
  var templates: String?

  @Flag(
    name: .customLong("hash-names"),
    help: "Put a hash of the content into the names of pictures and style sheets.")
  var hashNames = false

  @Option(help: "A locale such as en_US or ko_KR.")
  var locale = "en_US"

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
    guard LocaleTag.isTag(locale) else {
      throw ValidationError("--locale takes a language and a region, such as en_US, and not '\(locale)'.")
    }
    options.settings.locale = locale
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

/// Light or dark.
enum SchemeChoice: String, ExpressibleByArgument, CaseIterable { case light, dark }

/// How many colours text pages use.
enum DepthChoice: String, ExpressibleByArgument, CaseIterable {
  case sixteen = "16"
  case cube = "256"
  case full = "true"
  var depth: ColorDepth { self == .sixteen ? .ansi16 : self == .cube ? .ansi256 : .trueColor }
}

/// The platforms.
enum PlatformChoice: String, ExpressibleByArgument, CaseIterable {
  case iOS, macOS, web
  var platform: RunSettings.Platform { self == .iOS ? .iOS : self == .macOS ? .macOS : .web }
}
