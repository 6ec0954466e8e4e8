import ArgumentParser
import Glibc
import ScreenCompiler

/// `screenwright preview`: becomes the server, which is a command of its own.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows screens in a browser as they run; a saved file is on screen at once.")

  @Argument(
    parsing: .captureForPassthrough,
    help: "The package, the screen, and options; `screenwright preview --help` tells them.",
    completion: NameCompletion.previewArguments)
  var arguments: [String] = []

  /// The command that serves.
  private static let server = "screenwright-preview"

  func run() throws {
    let beside = FileSystem.real("/proc/self/exe").flatMap { FileSystem.parent(of: $0) }
    let words = [Self.server] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    if let beside { execv(FileSystem.join(beside, Self.server), &pointers) }
    execvp(Self.server, &pointers)
    throw UsageError(
      "there is no \(Self.server) beside this command or on the PATH; `swift build --product \(Self.server)` builds it"
    )
  }
}
