/// Prints how long the phases of a command take, each when it ends.
struct PhaseClock {
  private let isOn: Bool
  private var last = ContinuousClock.now

  /// A clock that starts now; silent unless it is on.
  init(isOn: Bool) { self.isOn = isOn }

  /// Prints the time since the phase before.
  mutating func ended(_ phase: String) {
    guard isOn else { return }
    let now = ContinuousClock.now
    let microseconds = (now - last).components.attoseconds / 1_000_000_000_000
    let seconds = (now - last).components.seconds
    last = now
    let total = seconds * 1_000_000 + microseconds
    let tenths = String(total % 1000 / 100)
    let width = "\(total / 1000).\(tenths)"
    Console.report(
      String(repeating: " ", count: max(8 - width.utf8.count, 0)) + width + " ms  " + phase + "\n")
  }
}
