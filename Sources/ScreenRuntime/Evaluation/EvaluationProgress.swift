import ScreenTypes
import StandardLibrary

/// What evaluation has come to, and how to tell whether something that was computed before still holds.
struct EvaluationProgress {
  /// What is put back as a whole.
  private(set) var run = RunProgress()
  /// Counts writes of static variables, which no view observes: they are no `changes`.
  private(set) var staticWrites = 0
  /// Differs from what it was wherever a source of truth may differ from what it was; it never comes back.
  private(set) var epoch = 0
  /// Static members whose initial value is being computed.
  private var openStatics: Set<MemberID> = []

  /// Forgets that what was computed before holds.
  mutating func beginEpoch() { epoch &+= 1 }

  /// Counts a write of a source of truth.
  mutating func noteChange() {
    run.noteChange()
    beginEpoch()
  }

  /// Counts a write of a static variable.
  mutating func noteStaticWrite() {
    staticWrites += 1
    beginEpoch()
  }

  /// Gives a static member a value; whoever writes it says so by `noteStaticWrite`.
  mutating func setStatic(_ member: MemberID, _ value: Value) { run.setStatic(member, value) }

  /// Begins to compute the initial value of a static member; false while that is under way already.
  mutating func openStatic(_ member: MemberID) -> Bool { openStatics.insert(member).inserted }

  /// Ends it.
  mutating func closeStatic(_ member: MemberID) { openStatics.remove(member) }

  /// Gives an attribute of a look a value.
  mutating func setAppearance(_ key: Int64, _ value: Value) {
    if run.setAppearance(key, value) { noteChange() }
  }

  /// Adds an effect.
  mutating func add(_ effect: Effect) { run.add(effect) }

  /// The next number, of a fixed seed.
  mutating func nextRandom() -> UInt64 { run.nextRandom() }

  /// The timers of the run that stand in no view.
  var timers: ScheduledTimers {
    get { run.timers }
    _modify { yield &run.timers }
  }

  /// The next identifier, of a fixed seed.
  mutating func nextUUID() -> String { run.nextUUID() }

  /// Puts back what evaluation had come to.
  mutating func restore(_ run: RunProgress) {
    self.run = run
    beginEpoch()
  }

  /// Lets static variables, looks and identifiers begin afresh.
  mutating func restart() {
    run.restart()
    openStatics = []
    noteChange()
  }
}
