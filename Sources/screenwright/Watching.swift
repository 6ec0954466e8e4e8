import ArgumentParser
import Glibc
import ScreenCompiler
import Synchronization

/// Does the work of a command, and again whenever files of packages change, until somebody ends it: by the key `q`, Ctrl-C or the
/// end of the input. Only what depends on what changed is compiled again.
///
/// Changes that come close together, as when a branch is switched, give one run. A terminal is cleared before each run.
final class Watching: Sendable {
  /// What changed since the last run.
  private let changes = Mutex(Changes())
  /// A pipe that can be read when something changed.
  private let wake: (reading: Int32, writing: Int32)

  private struct Changes {
    /// The paths of files; nil where any may have changed.
    var paths: Set<String>? = []
    var isNew = false
  }

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw UsageError("there is no way to watch: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    wake = (ends[0], ends[1])
  }

  /// Runs `work` at once and after changes in the folders of packages, but for `excepted` files and folders, which `work` writes;
  /// then ends the command with the status of the last run. `work` compiles with what it is given. Throws `UsageError` where
  /// nothing can be watched.
  func run(
    _ packages: [PackageLocation], excepted: [String], _ work: (RepeatedCompilation) throws -> Void
  ) throws -> Never {
    let folders = Set(packages.flatMap(\.watchedFolders)).sorted()
    try Self.check(excepted, outside: folders)
    let watch = FolderWatch(folders, excepted: excepted, rest: 100) { [self] in note($0) }
    guard let watch else { throw UsageError("the system gives no more watches of folders (inotify)") }
    let keys = TerminalKeys()
    let compilation = RepeatedCompilation()
    var status = Self.status(of: work, compilation)
    while waitForChange(keys) {
      let new = takeChanges()
      guard new.isNew else { continue }
      compilation.note(new.paths)
      status = Self.status(of: work, compilation)
    }
    withExtendedLifetime(watch) {}
    keys.restore()
    Console.finish(status)
  }

  /// What is written into a folder that is watched must not be all of it.
  private static func check(_ excepted: [String], outside folders: [String]) throws {
    for path in excepted {
      guard let real = FileSystem.real(path) else { continue }
      if let folder = folders.first(where: { FileSystem.real($0) == real }) {
        throw UsageError("--watch cannot write into \(folder), which it watches; name a folder in it")
      }
    }
  }

  private func note(_ paths: Set<String>?) {
    changes.withLock { changes in
      changes.paths = paths.flatMap { changes.paths?.union($0) }
      changes.isNew = true
    }
    var byte: UInt8 = 0
    // A pipe that is full can be read, which is all that it is for.
    _ = write(wake.writing, &byte, 1)
  }

  private func takeChanges() -> Changes {
    changes.withLock { changes in
      defer { changes = Changes() }
      return changes
    }
  }

  /// Waits until something changes; false where somebody ends the watching.
  private func waitForChange(_ keys: TerminalKeys) -> Bool {
    while true {
      var waiting = [
        pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: keys.isRead ? 0 : -1, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&waiting, 2, -1) < 0 {
        if errno == EINTR { continue }
        return false
      }
      if waiting[1].revents != 0, keys.end() { return false }
      if waiting[0].revents != 0 {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(wake.reading, &bytes, bytes.count) > 0 {}
        return true
      }
    }
  }

  /// Runs once. What the command could not do is told, and may be put right by the next change.
  private static func status(
    of work: (RepeatedCompilation) throws -> Void, _ compilation: RepeatedCompilation
  ) -> Int32 {
    if isatty(1) == 1 { Console.print("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
    let clock = ContinuousClock()
    let start = clock.now
    var status: Int32 = 0
    do {
      try work(compilation)
    } catch let code as ExitCode {
      status = code.rawValue
    } catch {
      Console.report("screenwright: \(VisibleText.line("\(error)"))\n")
      status = 2
    }
    let taken = (clock.now - start).components
    let time = taken.seconds * 1000 + taken.attoseconds / 1_000_000_000_000_000
    Console.report("Watching for changes; the last run took \(time) ms. The key q ends.\n")
    return status
  }
}
