import Dispatch
import SourceModel
import Synchronization

/// The compilation of a package on a thread of its own, of values that nobody else changes: who answers an editor goes on
/// meanwhile.
final class BackgroundCompilation: @unchecked Sendable {
  private let cancelled = Atomic(false)
  private let ended = Atomic(false)
  private let end = DispatchSemaphore(value: 0)
  /// Written before it ends, and read after that.
  private var made: Result<Compilation, any Error>?

  /// Begins at once; `whenEnded` is called on that thread.
  init(_ package: PackageLocation, _ update: PackageUpdate, whenEnded: @escaping @Sendable () -> Void) {
    // What was compiled before is only read.
    nonisolated(unsafe) let update = update
    Self.queue.async { [self] in
      Parallel.giveWay()
      made = Result {
        try Compiler.compile(package, updating: update, isWanted: { !self.isCancelled })
      }
      if isCancelled {
        made = nil
        TableMemory.trim(keeping: Workspace.keptMemory)
      }
      ended.store(true, ordering: .releasing)
      end.signal()
      whenEnded()
    }
  }

  /// A queue of its own has a thread also while all cores are at work.
  private static let queue = DispatchQueue(label: "compilation", attributes: .concurrent)

  /// True where nobody wants what comes of it.
  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
  /// True where nobody has to wait for it.
  var isEnded: Bool { ended.load(ordering: .acquiring) }

  /// Ends it with the files that are checked or the rules that run, else with the stage; what comes of it is nothing.
  func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// What was compiled, once it has ended, which this waits for; nil where it was cancelled. Throws `FileError`.
  func result() throws -> Compilation? {
    if !isEnded {
      end.wait()
      end.signal()
    }
    return isCancelled ? nil : try made?.get()
  }
}
