import ScreenTypes

/// Which views with an `onAppear`, `task` or `onDisappear` are on the screen, and which come and go from one rendering to the
/// next?
///
/// A view is on the screen where the rendering showed it and no page of the navigation container around it lies above.
struct Lifecycle {
  /// When a handler runs.
  enum Moment: Sendable { case appears, task, disappears }

  /// A handler that the rendering under way met.
  struct Met {
    let identity: UInt64
    let moment: Moment
    let action: Value
    /// How many other actions were to run after the rendering when it was met.
    var place: Int
    /// The navigation container around the view; 0 where there is none.
    let container: UInt64
    /// The number of its page.
    var pass: Int
  }

  /// What is kept of a handler from one rendering to the next.
  private struct Known {
    var pass: Int
    var isOnScreen = false
    /// In which order the handlers were met.
    var turn = 0
    /// What runs once the view is gone.
    var farewell: Value?
  }

  /// What comes of a rendering.
  struct Changes {
    /// Handlers of views that appear, in the order in which they were met.
    var arrived: [Met] = []
    /// What runs for the views that are gone, in the order in which they were met.
    var farewells: [Value] = []
    /// The identities of all handlers of the views that are gone, in that order, too.
    var gone: [UInt64] = []
  }

  private var known: [UInt64: Known] = [:]
  private var met: [Met] = []
  /// The topmost page of each container, by its number among all.
  private var tops: [UInt64: Int] = [:]
  private var turns = 0

  /// Begins a rendering.
  mutating func begin() {
    met.removeAll(keepingCapacity: true)
    tops.removeAll(keepingCapacity: true)
  }

  /// Notes a handler.
  mutating func meet(_ handler: Met) {
    met.append(handler)
    known[handler.identity, default: Known(pass: handler.pass)].pass = handler.pass
  }

  /// Notes that a page lies above all earlier ones of its container.
  mutating func cover(_ container: UInt64, pass: Int) { tops[container] = pass }

  /// How many handlers of views that appear were met so far.
  var arrivingCount: Int { met.count { $0.moment != .disappears && !isOnScreen($0.identity) } }

  /// True for a handler whose view was on the screen after the rendering before.
  func isOnScreen(_ identity: UInt64) -> Bool { known[identity]?.isOnScreen ?? false }

  /// Ends a rendering, whose first page has a number.
  mutating func end(since first: Int) -> Changes {
    var changes = Changes()
    var gone: [(turn: Int, identity: UInt64, farewell: Value?)] = []
    for handler in met {
      guard var state = known[handler.identity] else { continue }
      let isOnScreen = (tops[handler.container] ?? 0) <= handler.pass
      let farewell = handler.moment == .disappears ? handler.action : nil
      if isOnScreen != state.isOnScreen {
        if isOnScreen {
          if farewell == nil { changes.arrived.append(handler) }
        } else {
          gone.append((state.turn, handler.identity, farewell))
        }
      } else if farewell == nil {
        continue
      }
      turns += 1
      (state.isOnScreen, state.turn, state.farewell) = (isOnScreen, turns, farewell)
      known[handler.identity] = state
    }
    met.removeAll(keepingCapacity: true)
    if !known.allSatisfy({ $0.value.pass >= first }) {
      for (identity, state) in known where state.pass < first && state.isOnScreen {
        gone.append((state.turn, identity, state.farewell))
      }
      known = known.filter { $0.value.pass >= first }
    }
    gone.sort { $0.turn < $1.turn }
    changes.gone = gone.map(\.identity)
    changes.farewells = gone.compactMap(\.farewell)
    return changes
  }

  /// The handlers that a page met.
  func met(on page: Int) -> [Met] { met.filter { $0.pass == page } }

  /// A number for what is known: equal in runs where it is the same.
  var hash: UInt64 {
    known.reduce(0) { $0 &+ Identity.mix($1.key, $1.value.isOnScreen ? 1 : 5) }
  }
}
