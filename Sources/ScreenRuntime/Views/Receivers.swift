import ScreenTypes

/// Who follows timers and notifications on the pages of a rendering, in the order in which they were drawn?
struct Receivers {
  /// What a view follows.
  enum Source {
    /// A timer, with the seconds between its values.
    case timer(Double)
    /// The notifications of a name.
    case notifications(String)
  }

  /// A view that follows something.
  struct Receiver {
    /// By which the store keeps when a timer is due.
    let identity: UInt64
    let source: Source
    /// What runs with each value.
    let action: Value
  }

  private var all: [Receiver] = []
  private var firstOfPage = 0

  /// Begins a rendering.
  mutating func begin() {
    all.removeAll(keepingCapacity: true)
    firstOfPage = 0
  }

  /// Begins the next page of a rendering.
  mutating func beginPage() { firstOfPage = all.count }

  /// Those of the page under way.
  var ofPage: [Receiver] { Array(all[min(firstOfPage, all.count)...]) }

  /// Notes one.
  mutating func add(_ receiver: Receiver) { all.append(receiver) }

  /// The identities of those who follow timers.
  var timers: [UInt64] {
    all.compactMap { receiver in
      if case .timer = receiver.source { return receiver.identity }
      return nil
    }
  }

  /// What runs for a notification.
  func actions(for name: String, _ notification: Value) -> [PendingAction] {
    all.compactMap { receiver in
      guard case .notifications(name) = receiver.source else { return nil }
      return PendingAction(action: receiver.action, arguments: [notification])
    }
  }

  /// What runs for timers; `value` is asked for what the timer of an identity gives, and nil is nothing.
  func firings(_ value: (_ identity: UInt64, _ interval: Double) -> Value?) -> [PendingAction] {
    all.compactMap { receiver in
      guard case .timer(let interval) = receiver.source, let given = value(receiver.identity, interval) else {
        return nil
      }
      return PendingAction(action: receiver.action, arguments: [given])
    }
  }
}
