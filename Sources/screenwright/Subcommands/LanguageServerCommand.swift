import ArgumentParser
import Glibc
import LanguageServer
import ScreenCompiler
import SourceModel

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
    let previews = PreviewProcesses()
    var known: [String] = []
    let bell = Bell()
    let server = LanguageServer(
      openPreview: { folder, screen in
        if let address = try previews.open(folder, screen) { known.append(address) }
      }, wake: { bell.ring() }
    ) { Console.write($0) }
    defer { server.end() }
    Parallel.preferCallingThread()
    var isOpen = true
    while server.exitStatus == nil {
      // All that was sent is read before anything is answered, so that what was taken back costs nothing.
      while isOpen, Self.readable([0], waiting: 0) == [0] { isOpen = Self.read(into: server) }
      if server.step() { continue }
      while let address = known.popLast() { server.show(preview: address) }
      guard isOpen else { throw ExitCode(1) }
      server.rest { isOpen && !Self.readable([0], waiting: $0).isEmpty }
      for output in Self.readable([0, bell.output] + previews.outputs, waiting: -1) where output != 0 {
        if output == bell.output {
          bell.silence()
        } else if let address = previews.read(output) {
          server.show(preview: address)
        }
      }
    }
    throw ExitCode(server.exitStatus ?? 1)
  }

  /// Those of some inputs that can be read, or are at their end; waits so many milliseconds for one, or for ever if less than 0.
  private static func readable(_ inputs: [Int32], waiting milliseconds: Int32) -> [Int32] {
    var waiting = inputs.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { return [] }
    return waiting.filter { $0.revents != 0 }.map(\.fd)
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
