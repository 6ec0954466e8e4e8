import ArgumentParser
import Glibc
import LanguageServer
import ScreenCompiler

/// `screenwright lsp`
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", _superCommandName: Screenwright.name,
    abstract: "Serve an editor: findings, completion and more, as the Language Server Protocol has it.",
    discussion: """
      Speaks over standard input and output; an editor starts it (Documentation/Editors.md).
      Exit status: 0 after `shutdown` and `exit`, 1 where it was ended otherwise.
      """)

  @Flag(help: "Accepted for editors that pass it: standard input and output are all there is.")
  var stdio = false

  func run() throws {
    let server = LanguageServer { Console.write($0) }
    var isOpen = true
    while server.exitStatus == nil {
      // All that was sent is read before anything is answered, so that what was taken back costs nothing.
      while isOpen, Self.isReadable(waitingForever: false) { isOpen = Self.read(into: server) }
      if server.step() { continue }
      guard isOpen else { throw ExitCode(1) }
      server.rest()
      _ = Self.isReadable(waitingForever: true)
    }
    throw ExitCode(server.exitStatus ?? 1)
  }

  private static func isReadable(waitingForever: Bool) -> Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, waitingForever ? -1 : 0) > 0
  }

  /// Hands the server what was sent; false at the end of the input.
  private static func read(into server: LanguageServer) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(0, &bytes, bytes.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    if count == 0 { return false }
    server.receive(Array(bytes[..<count]))
    return true
  }
}
