import Dispatch
import Glibc
import Synchronization

/// Removes files that have yet to take their names when a key, a closed terminal or another process ends the run.
///
/// While files take their names a signal waits, so that what is left is the last output or the new one, whole. What
/// ends a process at once, such as `kill -9`, leaves files behind, which the next run removes (`StagingFolder`).
package enum Interruption {
  private static let waiting = Mutex<Set<Waiting>>([])

  /// What is done before the process ends by a signal.
  private static let last = Mutex<(@Sendable () -> Void)?>(nil)

  /// A file that has yet to take its name. Its folder stays open as long as one waits in it.
  private struct Waiting: Hashable {
    let folder: Int32
    let name: String

    init(_ file: StagedFile) { (folder, name) = (file.folder.descriptor, file.temporary) }
  }

  /// A queue of its own has a thread also while all cores are at work.
  private static let queue = DispatchQueue(label: "interruption", qos: .userInitiated)

  /// What watches for signals, from the first file on; those that were ignored when the run began stay so.
  private nonisolated(unsafe) static let watch: [any DispatchSourceSignal] = [SIGINT, SIGTERM, SIGHUP]
    .compactMap { number in
      if ignore(number) { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { end(by: number) }
      source.resume()
      return source
    }

  /// Has something done before a signal ends the process, in place of what was to be done; it must not wait.
  package static func beforeEnding(_ body: @escaping @Sendable () -> Void) {
    last.withLock { $0 = body }
    _ = watch.count
  }

  /// To be called before a file is made.
  static func expect(_ file: StagedFile) {
    _ = watch.count
    waiting.withLock { _ = $0.insert(Waiting(file)) }
  }

  /// To be called after a file was removed.
  static func forget(_ file: StagedFile) { waiting.withLock { _ = $0.remove(Waiting(file)) } }

  /// Gives files their names, last first, until one cannot have it; those that have it are taken away.
  static func takeNames(_ files: inout [StagedFile]) throws {
    try waiting.withLock { waiting in
      while let file = files.popLast() {
        waiting.remove(Waiting(file))
        try file.takeName()
      }
    }
  }

  /// Ignores a signal, as what watches for it wants; true where it was ignored already.
  private static func ignore(_ number: Int32) -> Bool {
    var (before, ignored) = (sigaction(), sigaction())
    ignored.__sigaction_handler.sa_handler = SIG_IGN
    sigaction(number, nil, &before)
    if unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    {
      return true
    }
    sigaction(number, &ignored, nil)
    return false
  }

  /// Removes what waits, then ends the process as the signal would have done.
  private static func end(by number: Int32) -> Never {
    waiting.withLock { waiting in
      last.withLock { $0?() }
      for file in waiting { unlinkat(file.folder, file.name, 0) }
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, number)
      signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      pthread_kill(pthread_self(), number)
      _exit(128 + number)
    }
  }
}
