import ArgumentParser
import CVersion
import Dispatch
import Glibc
import ModelData
import PreviewServer
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// The server of `screenwright preview`, a command of its own so that the others need not carry one.
@main
struct ScreenwrightPreview: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screenwright preview",
    abstract: "Shows screens in a browser as they run: tap, edit, go back in time, save a file and see it.",
    discussion: """
      Prints the address to open, and serves until it is interrupted. A saved file is on screen at once.
      """,
    version: String(cString: cversion_text()))

  @Argument(help: "The folder of a package or workspace; the current one unless given.")
  var path: String?

  @Argument(help: "The screen or view that is shown first; the app unless given.")
  var screen: String?

  @Option(help: "The port; the next free one where it is taken, and 0 for any.")
  var port = 4620

  @Option(help: "The address to listen on; others than the default let other machines in.")
  var host = "127.0.0.1"

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(help: "The name of a preview that is shown first.")
  var preview: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("Set a state of the screen; repeatable.", valueName: "name=value"))
  var states: [NamedArgument] = []

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp("Pass a parameter of the screen; repeatable.", valueName: "name=value"))
  var parameters: [NamedArgument] = []

  @Option(help: ArgumentHelp("Replace model data; repeatable.", valueName: "Type.property=file.json"))
  var data: [DataReplacement] = []

  @Option(help: "A locale such as en_US, which is the default, or ko_KR; en-XA marks all texts.")
  var locale: String?

  @Option(help: "What `platform` is: iOS, macOS or web.")
  var platform = "iOS"

  @Option(help: "The instant of Date(), ISO 8601.")
  var date: String?

  @Option(name: .customLong("color-scheme"), help: "light or dark; as the browser unless given.")
  var colorScheme: String?

  @Option(help: "A device whose width and height are used, such as \"iPhone 15\".")
  var device: String?

  @Option(
    name: .customLong("allow-path"),
    help: ArgumentHelp(
      "Let packages name what lies in this folder, too, outside of their repository; repeatable.",
      valueName: "dir"))
  var allowed: [String] = []

  /// Exit status: 0 when it was interrupted, 2 where it could not do its work.
  static func main() async {
    signal(SIGPIPE, SIG_IGN)
    endOnSignals()
    do {
      var command = try parseAsRoot()
      if var command = command as? AsyncParsableCommand { try await command.run() } else { try command.run() }
    } catch let error as UsageError {
      fail(error.description)
    } catch let error as FileError {
      fail(error.description)
    } catch let error as OutsidePackage {
      fail(error.description)
    } catch let error as ListenFault {
      fail(error.description)
    } catch {
      let message = fullMessage(for: error)
      guard exitCode(for: error) == .success else {
        put(message + "\n", to: 2)
        Glibc.exit(2)
      }
      put(message + "\n", to: 1)
    }
  }

  func run() async throws {
    var request = PreviewRequest()
    (request.path, request.screen, request.preview) = (path, screen, preview)
    (request.port, request.host, request.allowed) = (port, host, allowed)
    guard (0...65_535).contains(port) else { throw ValidationError("--port takes 0 to 65535.") }
    request.values.states = states.map { ($0.name, $0.value) }
    request.values.parameters = parameters.map { ($0.name, $0.value) }
    request.overrides = data.map(\.entry)
    request.options = try options()
    let opens = open
    try await PreviewServer(request).run { address in
      Self.put(address + "\n", to: 1)
      if opens { Self.show(address) }
    }
  }

  private func options() throws -> PageOptions {
    var options = PageOptions()
    if let locale {
      guard LocaleTag.isTag(locale) else {
        throw ValidationError("--locale takes a language and a region, such as en_US, and not '\(locale)'.")
      }
      options.settings.locale = locale
    }
    guard let platform = type(of: options.settings.platform).init(rawValue: platform) else {
      throw ValidationError("--platform takes iOS, macOS or web.")
    }
    options.settings.platform = platform
    if let colorScheme {
      guard let scheme = HTMLPage.Scheme(rawValue: colorScheme) else {
        throw ValidationError("--color-scheme takes light or dark.")
      }
      options.scheme = scheme
      options.settings.isDark = scheme == .dark
    }
    if let date {
      guard let instant = ISODate.seconds(date) else {
        throw ValidationError("--date takes an ISO 8601 date such as 2020-01-31 or 2020-01-31T12:00:00Z.")
      }
      options.settings.date = instant
    }
    let size = DeviceSizes.size(of: device ?? "iPhone 15")
    guard let size else {
      throw ValidationError(
        "There is no device '\(device ?? "")'; known are \(DeviceSizes.names.joined(separator: ", ")).")
    }
    options.width = Int((size.width / 8).rounded())
    options.height = Int((size.height / 16).rounded())
    return options
  }

  // MARK: The process

  /// Ends with 0 when it is interrupted or asked to end: that is how a server ends.
  private static func endOnSignals() {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { Glibc.exit(0) }
      source.resume()
      signals.append(source)
    }
  }

  /// What listens for signals as long as the process runs; it is filled before anything else runs.
  nonisolated(unsafe) private static var signals: [any DispatchSourceSignal] = []

  /// Opens an address in the user's browser.
  private static func show(_ address: String) {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("xdg-open"), strdup(address), nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    if posix_spawnp(&process, "xdg-open", nil, nil, &arguments, environ) != 0 {
      put("note: there is no xdg-open to open a browser with; open the address yourself.\n", to: 2)
    }
  }

  private static func fail(_ message: String) -> Never {
    put("screenwright: \(message)\n", to: 2)
    Glibc.exit(2)
  }

  private static func put(_ text: String, to stream: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(stream, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}

extension NamedArgument: ExpressibleByArgument {}
extension DataReplacement: ExpressibleByArgument {}
