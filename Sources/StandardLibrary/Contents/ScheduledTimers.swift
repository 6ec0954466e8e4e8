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
    /// A publisher, whose values go to a target.
    case published(PublishedValue, PublishedSubscription.Target)
    /// Nothing: its closure runs when it is cancelled.
    case cancellation
  }

  /// A place of a subscription that keeps a value.
  private struct KeptPlace: Hashable, Sendable {
    let number: Int
    let place: PublishedSubscription.Kept
  }

  /// Something that runs a closure with each value.
  private struct Subscription: Sendable {
    let number: Int
    var source: Source
    /// What is given the values; nil where the source tells it.
    let action: FunctionBox?
    /// What the closure is given in place of the instant: the timer itself.
    let argument: Value?
  }

  private var subscriptions: [Subscription] = []
  /// The numbers of publishers that were ended.
  private var ended: Set<Int> = []
  /// When publishers were connected by hand, by their numbers.
  private var connected: [Int: Double] = [:]
  /// What subscriptions keep.
  private var kept: [KeptPlace: Value] = [:]
  /// The subscriptions that others need, and which these are.
  private var children: [Int: [Int]] = [:]
  /// How subjects stand, by their numbers.
  var subjects: [Int: SubjectState] = [:]
  /// What caches keep, by their numbers.
  var caches: [Int: [Value: Value]] = [:]
  /// What undo managers keep, by their numbers.
  var undoStates: [Int: UndoState] = [:]
  /// How groups and semaphores stand, by their numbers.
  var counters: [Int: CounterState] = [:]
  /// Tasks, and what queues were given.
  public var tasks = TaskQueue()
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
  public mutating func noteDelay() { delays += 1 }

  /// A number for a timer, a task, a publisher or a subscription.
  public mutating func next() -> Int {
    last += 1
    return last
  }

  /// Runs a closure once, at an instant. Gives the number by which that is ended.
  public mutating func add(at instant: Double, _ action: FunctionBox) -> Int {
    let number = next()
    add(number, .timer(due: instant, interval: 0, repeats: false), action)
    return number
  }

  /// Runs a closure with each value of a source from now on.
  mutating func add(_ number: Int, _ source: Source, _ action: FunctionBox, giving argument: Value? = nil) {
    subscriptions.append(Subscription(number: number, source: source, action: action, argument: argument))
  }

  /// Keeps a subscription of a publisher.
  mutating func add(_ subscription: PublishedSubscription) {
    if subscription.publisher.object != nil { followPublished = true }
    subscriptions.append(
      Subscription(
        number: subscription.number, source: .published(subscription.publisher, subscription.target),
        action: nil, argument: nil))
  }

  /// A number for a subscription that another one needs, and with which it ends.
  mutating func next(of number: Int) -> Int {
    let child = next()
    children[number, default: []].append(child)
    return child
  }

  /// True where a subscription follows a publisher that one of its stages made.
  func hasChildren(of number: Int, at stage: Int) -> Bool {
    !childrenOf(number, at: stage).isEmpty
  }

  /// Ends what a subscription follows that one of its stages made.
  mutating func endChildren(of number: Int, at stage: Int) {
    for child in childrenOf(number, at: stage) { end(child) }
  }

  private func childrenOf(_ number: Int, at stage: Int) -> [Int] {
    (children[number] ?? []).filter {
      if case .stages(_, stage + 1)? = subscription($0)?.target { return true }
      return false
    }
  }

  /// Ends a timer, a publisher or a subscription for good.
  public mutating func end(_ number: Int) {
    subscriptions.removeAll { $0.number == number }
    connected[number] = nil
    ended.insert(number)
    if !kept.isEmpty { kept = kept.filter { $0.key.number != number } }
    for child in children.removeValue(forKey: number) ?? [] { end(child) }
  }

  /// Ends the subscriptions of views that no page shows any more.
  public mutating func endViews(except isShown: (UInt64) -> Bool) {
    for subscription in subscriptions where subscription.number < 0 {
      if !isShown(UInt64(-1 - subscription.number)) { end(subscription.number) }
    }
  }

  /// True where a view follows a publisher by a subscription.
  public var viewsSubscribe: Bool { subscriptions.contains { $0.number < 0 } }

  /// Gives the subscription of a view, where it has begun, the closure of another one.
  public mutating func give(_ subscription: PublishedSubscription) {
    for place in subscriptions.indices where subscriptions[place].number == subscription.number {
      guard case .published(let publisher, _) = subscriptions[place].source else { continue }
      subscriptions[place].source = .published(publisher, subscription.target)
    }
  }

  /// Connects a publisher at an instant; one that was ended begins again.
  mutating func connect(_ number: Int, at instant: Double) {
    ended.remove(number)
    connected[number] = instant
  }

  /// True while a closure runs with the values of a timer.
  package func isValid(_ number: Int) -> Bool { subscriptions.contains { $0.number == number } }

  /// The closure that runs with the values of a timer or subscription; nil for one that has ended, and for publishers.
  package func action(_ number: Int) -> FunctionBox? {
    guard let subscription = subscriptions.first(where: { $0.number == number }) else { return nil }
    if case .published(_, .closure(let action, _)) = subscription.source { return action }
    return subscription.action
  }

  /// When a timer gives its next value; nil for one that gives none any more.
  func due(of number: Int) -> Double? {
    guard case .timer(let due, _, _)? = subscriptions.first(where: { $0.number == number })?.source else {
      return nil
    }
    return due
  }

  /// The closure of a timer, for its value to be given at once; one that gives no further value ends.
  mutating func takeFiring(_ number: Int) -> FunctionBox? {
    guard let subscription = subscriptions.first(where: { $0.number == number }) else { return nil }
    if case .timer(_, _, repeats: false) = subscription.source { end(number) }
    return subscription.action
  }

  /// The closures that are told that a subscription is cancelled.
  func cancellations(of number: Int) -> [FunctionBox] {
    guard let subscription = subscriptions.first(where: { $0.number == number }) else { return [] }
    switch subscription.source {
    case .cancellation: return subscription.action.map { [$0] } ?? []
    case .published(let publisher, _): return publisher.observers.compactMap(\.cancellation)
    case .timer, .notifications: return []
    }
  }

  /// True once a publisher or a timer was begun by hand.
  func isConnected(_ number: Int) -> Bool { connected[number] != nil }

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
      guard case .timer(let due, let interval, let repeats) = subscription.source, due <= instant,
        let action = subscription.action
      else { continue }
      firings.append((.function(action), subscription.argument ?? .date(due)))
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
      guard case .published(let publisher, let target) = subscription.source, publisher.object === object,
        publisher.member == member
      else { return nil }
      return PublishedSubscription(number: subscription.number, publisher: publisher, target: target)
    }
  }

  /// The subscription of a number; nil where it ended.
  func subscription(_ number: Int) -> PublishedSubscription? {
    guard let subscription = subscriptions.first(where: { $0.number == number }),
      case .published(let publisher, let target) = subscription.source
    else { return nil }
    return PublishedSubscription(number: number, publisher: publisher, target: target)
  }

  /// The numbers of those that follow a subject, in the order in which they began.
  func subscribers(of subject: SubjectValue) -> [Int] {
    subscriptions.compactMap {
      guard case .published(let publisher, _) = $0.source, case .subject(let other) = publisher.origin,
        other.number == subject.number
      else { return nil }
      return $0.number
    }
  }

  /// What follows publishers, in the order in which it began: what it follows, and what it keeps of earlier values; then what
  /// subjects keep.
  public var followers: [[Value]] {
    subscriptions.compactMap { subscription -> [Value]? in
      guard case .published(let publisher, _) = subscription.source else { return nil }
      let kept = kept.filter { $0.key.number == subscription.number }
      return publisher.parts + kept.sorted { $0.key.place.order < $1.key.place.order }.map(\.value)
    }
      + subjects.sorted { $0.key < $1.key }.map { [$0.value.value ?? .void, .bool($0.value.end != nil)] }
  }

  /// A subject of its own.
  mutating func makeSubject(_ value: Value?) -> SubjectValue {
    let subject = SubjectValue(number: next(), keepsValue: value != nil)
    subjects[subject.number] = SubjectState(value: value)
    return subject
  }

  /// Keeps a value for a subscription.
  mutating func keep(_ value: Value, of number: Int, _ place: PublishedSubscription.Kept) {
    kept[KeptPlace(number: number, place: place)] = value
  }

  /// What is kept for a subscription.
  func kept(of number: Int, _ place: PublishedSubscription.Kept) -> Value? {
    kept[KeptPlace(number: number, place: place)]
  }

  /// How many values a stage has counted.
  func count(of number: Int, at stage: Int) -> Int {
    if case .int(let count)? = kept(of: number, .stage(stage)) { return count }
    return 0
  }

  /// Keeps a value for a subscription; gives the one that was kept before.
  mutating func exchange(_ value: Value, of number: Int, _ place: PublishedSubscription.Kept) -> Value? {
    defer { keep(value, of: number, place) }
    return kept(of: number, place)
  }

  /// The closures that follow the notifications of a name.
  public func actions(for name: String) -> [Value] {
    subscriptions.compactMap { subscription in
      guard case .notifications(name) = subscription.source else { return nil }
      return subscription.action.map { .function($0) }
    }
  }
}
