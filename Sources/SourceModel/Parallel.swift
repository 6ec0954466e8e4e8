import CMemory
import Dispatch
import Glibc
import Synchronization

/// Runs independent pieces of work on all cores.
public enum Parallel {
  /// Calls `body` for every index below `count`, each exactly once, in any order and on any thread. Each worker has
  /// a state of its own. Few pieces run on the calling thread, where starting workers would cost more than it gives.
  public static func forEach<State>(
    _ count: Int, makeState: @Sendable () -> State, _ body: @Sendable (inout State, Int) -> Void
  ) {
    let workers = min(count / 8, cores)
    guard workers > 1 else {
      var state = makeState()
      for index in 0..<count { body(&state, index) }
      return
    }
    let next = Atomic<Int>(0)
    let chunk = max(1, min(16, count / (workers * 8)))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      giveWay()
      var state = makeState()
      while true {
        let start = next.add(chunk, ordering: .relaxed).oldValue
        if start >= count { return }
        for index in start..<min(start + chunk, count) { body(&state, index) }
      }
    }
  }

  /// The results of `body` for every index below `count`, in order. Calls `body` as `forEach` does.
  public static func results<State, Result>(
    _ count: Int, makeState: @Sendable () -> State, _ body: @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    Array(unsafeUninitializedCapacity: count) { results, written in
      let places = Places(base: results.baseAddress)
      forEach(count, makeState: makeState) { state, index in
        places.write(body(&state, index), at: index)
      }
      written = count
    }
  }

  /// The places of results; every place is written once, by one worker, before it is read.
  private struct Places<Result>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Result>?

    func write(_ result: Result, at index: Int) { (base.unsafelyUnwrapped + index).initialize(to: result) }
  }

  /// The results of `body` for every index below `count`, in order; the pieces are large, so that each is handed
  /// out on its own. Each runs once, on any thread.
  public static func map<Result: Sendable>(
    _ count: Int, onAllCores: Bool, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    map(count, onAllCores: onAllCores, makeState: {}) { _, index in body(index) }
  }

  /// The same, where each worker has a state of its own.
  public static func map<State, Result: Sendable>(
    _ count: Int, onAllCores: Bool, makeState: @Sendable () -> State,
    _ body: @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    guard onAllCores, count > 1 else {
      var state = makeState()
      return (0..<count).map { body(&state, $0) }
    }
    let results = Results<Result>(count)
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: min(count, cores)) { _ in
      giveWay()
      var state = makeState()
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        if index >= count { return }
        (results.storage + index).initialize(to: body(&state, index))
      }
    }
    return results.take()
  }

  /// One place for each result; every place is written once, by one worker, before it is read.
  private final class Results<Result>: @unchecked Sendable {
    let storage: UnsafeMutablePointer<Result>
    private let count: Int

    init(_ count: Int) {
      self.count = count
      storage = .allocate(capacity: count)
    }

    /// Moves the results out; called once.
    func take() -> [Result] {
      Array(unsafeUninitializedCapacity: count) { all, taken in
        all.baseAddress?.moveInitialize(from: storage, count: count)
        taken = count
      }
    }

    deinit { storage.deallocate() }
  }

  /// From now on all other threads of the process give way to the calling one: what it answers does not wait for a core.
  public static func preferCallingThread() { preferred.store(pthread_self(), ordering: .relaxed) }

  /// Has the calling thread give way to the one that is preferred, if there is one; every worker does. One system call.
  public static func giveWay() {
    let preferred = preferred.load(ordering: .relaxed)
    // Linux takes this for the priority of the calling thread; nobody but root may raise it again.
    if preferred != 0, preferred != pthread_self() { setpriority(Int32(PRIO_PROCESS.rawValue), 0, 10) }
  }

  /// True on the preferred thread.
  static var isPreferred: Bool { preferred.load(ordering: .relaxed) == pthread_self() }

  /// The thread that goes first, or 0.
  private static let preferred = Atomic<pthread_t>(0)

  /// How many workers run side by side: one for each core that the process may use, which `taskset` and containers say.
  public static let cores = {
    let usable = Int(cmemory_usable_cores())
    return max(1, usable > 0 ? usable : Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }()
}
