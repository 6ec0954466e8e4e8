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
    let chunk = max(1, min(64, count / (workers * 8)))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var state = makeState()
      while true {
        let start = next.add(chunk, ordering: .relaxed).oldValue
        if start >= count { return }
        for index in start..<min(start + chunk, count) { body(&state, index) }
      }
    }
  }

  private static let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
