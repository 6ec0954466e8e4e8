import ScreenTypes
import StandardLibrary

/// Who follows timers and notifications on the pages of a rendering, in the order in which they were drawn?
struct Receivers {
  /// What a view follows.
  enum Source {
    /// A timer.
    case timer(TimerPublisherValue)
    /// The notifications of a name.
    case notifications(String)
    /// Another publisher, by a subscription of its own.
    case publisher
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
  /// Which timer was followed last, by identities.
  private var followed: [UInt64: TimerPublisherValue] = [:]

  /// Begins a rendering.
  mutating func begin() {
    all.removeAll(keepingCapacity: true)
    firstOfPage = 0
  }

  /// Begins the next page of a rendering.
  mutating func beginPage() { firstOfPage = all.count }

  /// Those of the page under way.
  var ofPage: [Receiver] { Array(all[min(firstOfPage, all.count)...]) }

  /// Notes which timer is followed; gives another one that was followed there before.
  mutating func follow(_ timer: TimerPublisherValue, at identity: UInt64) -> TimerPublisherValue? {
    let before = followed.updateValue(timer, forKey: identity)
    return before == timer ? nil : before
  }

  /// Notes one.
  mutating func add(_ receiver: Receiver) { all.append(receiver) }

  /// True where a view follows a publisher by a subscription of its own.
  func subscribes(at identity: UInt64) -> Bool {
    all.contains {
      if case .publisher = $0.source { $0.identity == identity } else { false }
    }
  }

  /// The timers that are followed, with the identities of those who do.
  var timers: [(identity: UInt64, timer: TimerPublisherValue)] {
    all.compactMap { receiver in
      if case .timer(let timer) = receiver.source { return (receiver.identity, timer) }
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
  func firings(_ value: (_ identity: UInt64, _ timer: TimerPublisherValue) -> Value?) -> [PendingAction] {
    all.compactMap { receiver in
      guard case .timer(let timer) = receiver.source, let given = value(receiver.identity, timer) else {
        return nil
      }
      return PendingAction(action: receiver.action, arguments: [given])
    }
  }
}
