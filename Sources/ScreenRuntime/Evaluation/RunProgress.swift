import ScreenSemantics
import ScreenTypes
import StandardLibrary

/// What evaluation has come to, but for values of sources of truth, which an `UndoLog` keeps. It is copied and put back as a
/// whole.
struct RunProgress {
  /// Values of static members that were needed so far.
  private(set) var statics: [MemberID: Value] = [:]
  /// What code said about the looks of bars and switches, by appearance and attribute.
  private(set) var appearances: [Int64: Value] = [:]
  /// What happened besides changes of state, in order; at most 100,000, later ones are dropped.
  private(set) var effects: [Effect] = []
  /// How often any source of truth was written.
  private(set) var changes = 0
  /// How many identifiers were made so far.
  private(set) var identifiers = 0
  /// How many numbers were drawn so far.
  private var draws = 0
  /// Timers that stand in no view.
  var timers = ScheduledTimers()

  private static let mostEffects = 100_000

  /// Gives a static member a value.
  mutating func setStatic(_ member: MemberID, _ value: Value) { statics[member] = value }

  /// Gives an attribute of a look a value; false where it had that value.
  mutating func setAppearance(_ key: Int64, _ value: Value) -> Bool {
    appearances.updateValue(value, forKey: key) != value
  }

  /// Counts a write of a source of truth.
  mutating func noteChange() { changes += 1 }

  /// Adds an effect.
  mutating func add(_ effect: Effect) {
    if effects.count < Self.mostEffects { effects.append(effect) }
  }

  /// This with what happened elsewhere in place of what happened here.
  func keeping(effectsOf other: RunProgress) -> RunProgress {
    var progress = self
    progress.effects = other.effects
    return progress
  }

  /// The next number, of the fixed seed 0, as SplitMix64 gives it.
  mutating func nextRandom() -> UInt64 {
    draws += 1
    var number = UInt64(draws) &* 0x9E37_79B9_7F4A_7C15
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }

  /// The next identifier, counted up from a fixed seed.
  mutating func nextUUID() -> String {
    identifiers += 1
    let digits = String(identifiers, radix: 16, uppercase: true)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }

  /// Lets static variables, looks, identifiers and numbers begin afresh.
  mutating func restart() {
    (statics, appearances) = ([:], [:])
    (identifiers, draws) = (0, 0)
    timers = ScheduledTimers()
  }
}
