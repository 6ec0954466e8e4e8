import Glibc
import ScreenCompiler
import Synchronization

/// How far a long piece of work is, on standard error where that is a terminal: how much is done, how much of it a second, and how
/// long the rest takes. Silent for work that takes less than a second. May be told from any thread.
final class Progress: Sendable {
  private let what: String
  private let total: Int?
  private let isOn: Bool
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private struct State {
    var done = 0
    /// When it is shown next, after the start.
    var next = Duration.seconds(1)
    var isShown = false
  }

  /// Work that begins now; `total` is how much there is, where that is known.
  init(_ what: String, of total: Int? = nil) {
    (self.what, self.total) = (what, total)
    isOn = isatty(2) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
  }

  /// So much is done now.
  func reached(_ done: Int, of total: Int? = nil) {
    guard isOn else { return }
    state.withLock {
      $0.done = done
      show(&$0, total ?? self.total)
    }
  }

  /// So much more is done now.
  func advance(by count: Int = 1) {
    guard isOn else { return }
    state.withLock {
      $0.done += count
      show(&$0, total)
    }
  }

  /// Takes what was shown from the terminal.
  func end() {
    guard isOn else { return }
    state.withLock {
      if $0.isShown { Console.report("\r\u{1B}[K") }
      $0.isShown = false
    }
  }

  private func show(_ state: inout State, _ total: Int?) {
    let taken = ContinuousClock.now - start
    guard taken >= state.next else { return }
    state.next = taken + .milliseconds(100)
    state.isShown = true
    Console.report("\r\u{1B}[K\(Self.line(what, state.done, of: total, after: taken))")
  }

  /// `rendering 350 of 1200, 420 a second, 2 s left`
  static func line(_ what: String, _ done: Int, of total: Int?, after taken: Duration) -> String {
    let seconds = Double(taken.components.seconds) + Double(taken.components.attoseconds) * 1e-18
    let rate = Double(done) / max(seconds, 1e-6)
    let rateText = rate < 10 ? "\(Double(Int(rate * 10)) / 10)" : "\(Int(rate))"
    guard let total, total >= done, done > 0 else { return "\(what) \(done), \(rateText) a second" }
    let left = Int((Double(total - done) / rate).rounded(.up))
    let time = left < 60 ? "\(left) s" : "\(left / 60) min \(left % 60) s"
    return "\(what) \(done) of \(total), \(rateText) a second, \(time) left"
  }
}
