import ScreenRuntime
import StandardLibrary

/// One thing that was done on a page, with what it came to.
struct SessionEvent {
  /// A source of truth that it wrote.
  struct Write: Hashable {
    /// As `Owner.name`.
    var source: String
    /// What leads to the only part that changed; empty for all of it.
    var part: String
    /// Its values before and after, as text.
    var before: String, after: String
    /// The views on the page that were made anew for it, and why.
    var redraws: [Redraw]
  }

  /// A view that was made anew.
  struct Redraw: Hashable {
    var view: String
    var reason: String
  }

  /// What was done.
  var use: PageUse
  /// The step of a Scenario that does it again; nil where none finds it.
  var step: ScenarioStep?
  /// The page on which it was done.
  var page: String
  /// What it wrote.
  var writes: [Write] = []
  /// What it did besides.
  var effects: [Effect] = []
  /// Where it led, where that is another page.
  var arrival: String?
  /// Why it could not be done; nil where it was.
  var fault: String?

  /// Something that was done.
  init(_ use: PageUse, as step: ScenarioStep?, on page: String) {
    self.use = use
    self.step = step
    self.page = page
  }

  /// Keeps nothing but what was done.
  mutating func forget() {
    writes = []
    effects = []
  }
}
