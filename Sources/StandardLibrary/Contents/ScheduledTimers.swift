import ScreenTypes

/// Timers and subscriptions of a run that stand in no view: which there are, when each is due, and which were ended. It is copied
/// and put back with the run.
public struct ScheduledTimers: Sendable {
  /// What a subscription follows.
  enum Source: Sendable {
    /// A time in seconds: when the next value is due, how far values are apart, and whether more than one comes.
    case timer(due: Double, interval: Double, repeats: Bool)
    /// The notifications of a name.
    case notifications(String)
    /// A Published of an object.
    case published(PublishedValue)
  }

  /// A stage of a subscription that keeps a value.
  private struct KeptPlace: Hashable, Sendable {
    let number: Int
    let stage: Int
  }

  /// Something that runs a closure with each value.
  private struct Subscription: Sendable {
    let number: Int
    var source: Source
    let action: FunctionBox
    /// What the closure is given in place of the instant: the timer itself.
    let argument: Value?
  }

  private var subscriptions: [Subscription] = []
  /// The numbers of publishers that were ended.
  private var ended: Set<Int> = []
  /// When publishers were connected by hand, by their numbers.
  private var connected: [Int: Double] = [:]
  /// What the stages of subscriptions keep.
  private var kept: [KeptPlace: Value] = [:]
  /// What was put into streams.
  var streams = AsyncBuffers()
  /// True where something follows a Published.
  public private(set) var followPublished = false
  /// How often code waited, or left work for later.
  public private(set) var delays = 0
  private var last = 0

  /// None.
  public init() {}

  /// Counts that code waits, or leaves work for later.
  mutating func noteDelay() { delays += 1 }

  /// A number for a timer, a publisher or a subscription.
  mutating func next() -> Int {
    last += 1
    return last
  }

  /// Runs a closure with each value of a source from now on.
  mutating func add(_ number: Int, _ source: Source, _ action: FunctionBox, giving argument: Value? = nil) {
    if case .published = source { followPublished = true }
    subscriptions.append(Subscription(number: number, source: source, action: action, argument: argument))
  }

  /// Ends a timer, a publisher or a subscription for good.
  package mutating func end(_ number: Int) {
    subscriptions.removeAll { $0.number == number }
    connected[number] = nil
    ended.insert(number)
  }

  /// Connects a publisher at an instant; one that was ended begins again.
  mutating func connect(_ number: Int, at instant: Double) {
    ended.remove(number)
    connected[number] = instant
  }

  /// True while a closure runs with the values of a timer.
  package func isValid(_ number: Int) -> Bool { subscriptions.contains { $0.number == number } }

  /// The closure that runs with the values of a timer or subscription; nil for one that has ended, and for publishers.
  package func action(_ number: Int) -> FunctionBox? { subscriptions.first { $0.number == number }?.action }

  /// True where what has a number was ended.
  package func hasEnded(_ number: Int) -> Bool { ended.contains(number) }

  /// True where a publisher was ended.
  public func isEnded(_ timer: TimerPublisherValue) -> Bool { !ended.isEmpty && ended.contains(timer.number) }

  /// When a view that follows a publisher is due, which would be at `due` without the publisher's connections; nil where it gives
  /// nothing.
  public func due(_ timer: TimerPublisherValue, _ due: Double) -> Double? {
    if isEnded(timer) { return nil }
    if timer.isConnected { return due }
    return connected[timer.number].map { max($0 + timer.interval, due) }
  }

  /// When the next timer gives a value; nil where none does.
  public var nextDue: Double? {
    subscriptions.compactMap { subscription in
      if case .timer(let due, _, _) = subscription.source { return due }
      return nil
    }.min()
  }

  /// The closures of the timers that give a value at `instant` or before, each with what it is given; each is due again after its
  /// interval, or ended.
  public mutating func takeFirings(at instant: Double) -> [(action: Value, argument: Value)] {
    var firings: [(action: Value, argument: Value)] = []
    for place in subscriptions.indices {
      let subscription = subscriptions[place]
      guard case .timer(let due, let interval, let repeats) = subscription.source, due <= instant else {
        continue
      }
      firings.append((.function(subscription.action), subscription.argument ?? .date(due)))
      subscriptions[place].source = .timer(
        due: repeats ? due + interval : .infinity, interval: interval, repeats: repeats)
    }
    subscriptions.removeAll { subscription in
      if case .timer(.infinity, _, _) = subscription.source { return true }
      return false
    }
    return firings
  }

  /// The subscriptions of a Published of an object, in the order in which they began; with -1 those of all its changes.
  public func subscriptions(of object: ObjectBox, member: Int32) -> [PublishedSubscription] {
    subscriptions.compactMap { subscription in
      guard case .published(let publisher) = subscription.source, publisher.object === object,
        publisher.member == member
      else { return nil }
      return PublishedSubscription(
        number: subscription.number, publisher: publisher, action: subscription.action)
    }
  }

  /// What follows Published data, in the order in which it began: an object, its member, and what stages keep of earlier values.
  public var followers: [(object: ObjectBox, member: Int32, kept: [Value])] {
    subscriptions.compactMap { subscription in
      guard case .published(let publisher) = subscription.source else { return nil }
      let stages = kept.filter { $0.key.number == subscription.number }.sorted { $0.key.stage < $1.key.stage }
      return (publisher.object, publisher.member, stages.map(\.value))
    }
  }

  /// Keeps a value for a stage of a subscription; gives the one that was kept before.
  mutating func exchange(_ value: Value, of number: Int, at stage: Int) -> Value? {
    let place = KeptPlace(number: number, stage: stage)
    defer { kept[place] = value }
    return kept[place]
  }

  /// The closures that follow the notifications of a name.
  public func actions(for name: String) -> [Value] {
    subscriptions.compactMap { subscription in
      if case .notifications(name) = subscription.source { return .function(subscription.action) }
      return nil
    }
  }
}
