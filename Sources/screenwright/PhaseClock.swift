/// Prints how long the phases of a command take, each when it ends.
struct PhaseClock {
  private let isOn: Bool
  private var last = ContinuousClock.now

  /// A clock that starts now; silent unless it is on.
  init(isOn: Bool) { self.isOn = isOn }

  /// Prints the time since the phase before, or the time that the phase says it took.
  mutating func ended(_ phase: String, took: Duration? = nil) {
    guard isOn else { return }
    let now = ContinuousClock.now
    let (seconds, attoseconds) = (took ?? (now - last)).components
    last = now
    let hundredths = seconds * 100_000 + attoseconds / 10_000_000_000_000
    let rest = String(hundredths % 100 + 100).dropFirst()
    let time = "\(hundredths / 100).\(rest)"
    Console.report(
      String(repeating: " ", count: max(9 - time.utf8.count, 0)) + time + " ms  " + phase + "\n")
  }
}
