import Dispatch

extension Parallel {
  /// What two pieces of work give, each run once; at the same time where `onAllCores`.
  public static func both<First, Second>(
    onAllCores: Bool, _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    guard onAllCores else { return (first(), second()) }
    let results = Pair<First, Second>()
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      giveWay()
      if index == 0 { results.first = first() } else { results.second = second() }
    }
    return results.take()
  }

  /// Each half is written once, by one worker, before it is read.
  private final class Pair<First, Second>: @unchecked Sendable {
    var first: First?
    var second: Second?

    func take() -> (First, Second) {
      guard let first, let second else { preconditionFailure("both pieces of work have run") }
      return (first, second)
    }
  }
}
