import Glibc
import ScreenCompiler

/// The live previews that an editor opened: each is a process of its own, which ends when this object goes.
final class PreviewProcesses {
  private struct Running {
    let folder: String
    let screen: String
    let process: pid_t
    /// What it prints: first its address.
    let output: Int32
    var printed: [UInt8] = []
    var address: String?
  }

  private var running: [Running] = []
  /// The most at once; the oldest makes room.
  private static let most = 8

  deinit { for preview in running { end(preview) } }

  /// Opens a preview of the package in a folder; its address comes later, or at once where it runs already. Throws `UsageError` where
  /// it cannot be started.
  func open(_ folder: String, _ screen: String) throws -> String? {
    if let known = running.first(where: { $0.folder == folder && $0.screen == screen }) {
      return known.address
    }
    if running.count == Self.most { end(running.removeFirst()) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw UsageError("the preview cannot be started: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    let command = "screenwright-preview"
    let beside = FileSystem.real("/proc/self/exe").flatMap { FileSystem.parent(of: $0) }
      .map { FileSystem.join($0, command) }
    let path = beside.flatMap { FileSystem.exists($0) ? $0 : nil } ?? command
    let arguments: [String] = [command, folder.isEmpty ? "." : folder, screen, "--port", "0"]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let fault = posix_spawnp(&process, path, &actions, nil, &words, environ)
    close(ends[1])
    guard fault == 0 else {
      close(ends[0])
      throw UsageError("there is no \(command) beside this command or on the PATH")
    }
    running.append(Running(folder: folder, screen: screen, process: process, output: ends[0]))
    return nil
  }

  /// What can be waited for besides the input of the server: the outputs of previews that have yet to tell their addresses.
  var outputs: [Int32] { running.filter { $0.address == nil }.map(\.output) }

  /// Reads what a preview printed; its address, once that is whole.
  func read(_ output: Int32) -> String? {
    guard let place = running.firstIndex(where: { $0.output == output }) else { return nil }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = Glibc.read(output, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    guard count > 0 else {
      // It ended, and said why on standard error.
      end(running.remove(at: place))
      return nil
    }
    running[place].printed += bytes[..<count]
    guard let end = running[place].printed.firstIndex(of: 0x0A) else { return nil }
    running[place].address = String(decoding: running[place].printed[..<end], as: UTF8.self)
    return running[place].address
  }

  private func end(_ preview: Running) {
    kill(preview.process, SIGTERM)
    close(preview.output)
    var status: Int32 = 0
    _ = waitpid(preview.process, &status, 0)
  }
}
