import ScreenCompiler
import ScreenRuntime
import StandardLibrary

/// One step that was done on a page, with what it came to.
struct SessionEvent {
  /// What was done.
  let step: ScenarioStep
  /// The position of the step in the scenario that is looked at; nil for what somebody did on the page.
  var scenarioStep: Int?
  /// The page on which it was done; empty where it was not done yet.
  let page: String
  /// The sources of truth that it wrote.
  private(set) var writes: [SourceWrite] = []
  /// The views on the page that are made anew for that.
  private(set) var redraws: [StepRedraw] = []
  /// What it did besides.
  private(set) var effects: [Effect] = []
  /// Where it led, where that is another page.
  let arrival: String?
  /// Why it could not be done; nil where it was.
  var fault: String?

  /// A step that was done.
  init(_ outcome: StepOutcome, redraws: [StepRedraw], on page: String, arrival: String?) {
    (step, writes, effects) = (outcome.step, outcome.writes, outcome.effects)
    (self.redraws, self.page, self.arrival) = (redraws, page, arrival)
  }

  /// A step of a scenario that is yet to be done.
  init(_ step: ScenarioStep, scenarioStep: Int) {
    (self.step, self.scenarioStep, page, arrival) = (step, scenarioStep, "", nil)
  }

  /// What was done, in words.
  var words: String {
    let words = step.words
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Keeps nothing but what was done.
  mutating func forget() {
    writes = []
    redraws = []
    effects = []
  }
}
