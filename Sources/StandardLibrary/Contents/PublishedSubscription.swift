import ScreenTypes

/// A subscription of a publisher: its number, and what becomes of a value.
public struct PublishedSubscription: Sendable {
  /// What is given the values.
  enum Target: Sendable {
    /// A closure, and perhaps one that is told of the end.
    case closure(FunctionBox, end: FunctionBox?)
    /// The publisher of a subscription that joins several, as the one at a place.
    case input(of: Int, Int)
    /// The stages of a subscription from one on.
    case stages(of: Int, from: Int)
  }

  /// A value that a subscription keeps, and for what.
  enum Kept: Hashable, Sendable {
    /// What a stage keeps.
    case stage(Int)
    /// That nothing more comes to a stage.
    case end(Int)
    /// What came from one of several publishers and has not been given, the newest last.
    case input(Int)
    /// That nothing more comes from one of several publishers.
    case inputEnd(Int)

    /// A number of its own.
    var order: Int {
      switch self {
      case .stage(let place): 4 * place
      case .end(let place): 4 * place + 1
      case .input(let place): 4 * place + 2
      case .inputEnd(let place): 4 * place + 3
      }
    }
  }

  let number: Int
  let publisher: PublishedValue
  let target: Target

  init(number: Int, publisher: PublishedValue, target: Target) {
    (self.number, self.publisher, self.target) = (number, publisher, target)
  }

  /// That of a view by its identity, which no subscription of code has as its number.
  public init(at identity: UInt64, of publisher: PublishedValue, action: FunctionBox) {
    self.init(
      number: -1 - Int(identity >> 1), publisher: publisher, target: .closure(action, end: nil))
  }

  /// That of a view by which it is found on the page.
  public var key: UInt64 { UInt64(-1 - number) }
}

extension EvaluationHost {
  /// Begins a subscription: what a publisher gives at once is given now, all else as it comes.
  func subscribe(_ subscription: PublishedSubscription) throws {
    let (number, publisher) = (subscription.number, subscription.publisher)
    timers.add(subscription)
    for observer in publisher.observers {
      if let told = observer.beginning { _ = try call(told, with: Value(publisher)) }
    }
    for (place, stage) in publisher.stages.enumerated().reversed() {
      guard case .prepend(let values) = stage else { continue }
      for value in values { try receive(value, number, from: place + 1) }
    }
    switch publisher.origin {
    case .member(let object, let member):
      if member >= 0 { try receive(try value(of: object, member: member), number) }
    case .subject(let subject):
      guard let state = timers.subjects[subject.number] else { return }
      if let end = state.end { return try finish(number, end.error) }
      if let value = state.value { try receive(value, number) }
    case .timer(let timer):
      timers.add(
        timers.next(of: number),
        .timer(due: now + timer.interval, interval: timer.interval, repeats: true), receiver(number))
    case .notifications(let name):
      timers.add(timers.next(of: number), .notifications(name), receiver(number))
    case .values(let values):
      for value in values { try receive(value, number) }
      try finish(number, nil)
    case .failure(let error): try finish(number, error)
    case .joined(_, let publishers):
      for (place, publisher) in publishers.enumerated() {
        try subscribe(
          PublishedSubscription(
            number: timers.next(of: number), publisher: publisher, target: .input(of: number, place)))
      }
    }
  }

  /// Begins the subscription of a view, or begins it anew.
  public func subscribe(view subscription: PublishedSubscription) throws {
    timers.end(subscription.number)
    try subscribe(subscription)
  }

  /// Gives a subscription values from outside.
  private func receiver(_ number: Int) -> FunctionBox {
    function(1) { arguments, host in
      try host.receive(arguments.first ?? .void, number)
      return .void
    }
  }

  /// Sends a value through a subject.
  func send(_ value: Value, to subject: SubjectValue) throws {
    guard timers.subjects[subject.number]?.end == nil else { return }
    if subject.keepsValue { timers.subjects[subject.number]?.value = value }
    for number in timers.subscribers(of: subject) { try receive(value, number) }
  }

  /// Ends a subject.
  func end(_ subject: SubjectValue, _ end: CompletionValue) throws {
    guard timers.subjects[subject.number]?.end == nil else { return }
    timers.subjects[subject.number]?.end = end
    for number in timers.subscribers(of: subject) { try finish(number, end.error) }
  }

  /// Hands a value to a subscription that has not ended, from a stage on.
  private func receive(_ value: Value, _ number: Int, from first: Int = 0) throws {
    guard let subscription = timers.subscription(number) else { return }
    try spend(1)
    try deliver(value, to: subscription, from: first)
  }

  /// Hands a value to who follows a subscription, through the stages between.
  public func deliver(_ value: Value, to subscription: PublishedSubscription) throws {
    try deliver(value, to: subscription, from: 0)
  }

  private func deliver(_ value: Value, to subscription: PublishedSubscription, from first: Int) throws {
    var value = value
    let number = subscription.number
    for place in first..<subscription.publisher.stages.count {
      switch subscription.publisher.stages[place] {
      case .map(let transform):
        guard let made = try result(of: transform, value, number, place) else { return }
        value = made
      case .spread(let transform): value = try call(transform, value.elements ?? [])
      case .compactMap(let transform):
        guard let made = try result(of: transform, value, number, place) else { return }
        if case .null = made { return }
        value = made.outOfOptional
      case .filter(let isIncluded):
        guard case .bool(true)? = try result(of: isIncluded, value, number, place) else { return }
      case .distinct(let isEqual):
        let last = timers.exchange(value, of: number, .stage(place))
        guard let last else { break }
        if let isEqual {
          if case .bool(true) = try call(isEqual, [last, value]) { return }
        } else if last == value {
          return
        }
      case .drop(let count):
        let dropped = timers.count(of: number, at: place)
        if dropped < count {
          timers.keep(.int(dropped + 1), of: number, .stage(place))
          return
        }
      case .take(let count):
        let taken = timers.count(of: number, at: place) + 1
        if taken > count { return }
        timers.keep(.int(taken), of: number, .stage(place))
        if taken == count {
          try deliver(value, to: subscription, from: place + 1)
          return try finish(number, nil, from: place + 1)
        }
      case .scan(let initial, let join):
        let before = timers.kept(of: number, .stage(place)) ?? initial
        value = try call(join, [before, value])
        timers.keep(value, of: number, .stage(place))
      case .collect:
        let before = timers.kept(of: number, .stage(place))?.elements ?? []
        return timers.keep(.array(ArrayBox(before + [value])), of: number, .stage(place))
      case .flatten(let transform, let isLatest):
        let made = try transform.map { try call($0, with: value) } ?? value
        guard let inner = PublishedValue(made) else { return }
        if isLatest { timers.endChildren(of: number, at: place) }
        return try subscribe(
          PublishedSubscription(
            number: timers.next(of: number), publisher: inner,
            target: .stages(of: number, from: place + 1)))
      case .replaceNil(let other):
        if case .null = value { value = other } else { value = value.outOfOptional }
      case .gather(let initial, let join):
        let before = timers.kept(of: number, .stage(place)) ?? initial
        let joined = try before.map { try call(join, [$0, value]) } ?? value
        return timers.keep(joined, of: number, .stage(place))
      case .chunks(let count):
        let all = (timers.kept(of: number, .stage(place))?.elements ?? []) + [value]
        timers.keep(.array(ArrayBox(all.count < count ? all : [])), of: number, .stage(place))
        if all.count < count { return }
        value = .array(ArrayBox(all))
      case .replaceEmpty: timers.keep(.bool(true), of: number, .stage(place))
      case .dropWhile(let isDropped):
        if timers.kept(of: number, .stage(place)) != nil { break }
        guard let answer = try result(of: isDropped, value, number, place) else { return }
        if answer == .bool(true) { return }
        timers.keep(.bool(true), of: number, .stage(place))
      case .takeWhile(let isTaken):
        guard let answer = try result(of: isTaken, value, number, place) else { return }
        if answer != .bool(true) { return try finish(number, nil, from: place + 1) }
      case .observe(let observer):
        if let told = observer.value { _ = try call(told, with: value) }
      case .replaceError, .mapError, .recover, .prepend, .append, .retry: continue
      }
    }
    switch subscription.target {
    case .closure(let action, _): _ = try call(action, with: value)
    case .stages(let outer, let first): try receive(value, outer, from: first)
    case .input(let outer, let place): try join(value, outer, place)
    }
  }

  /// What the function of a stage gives; nil where it threw an error, with which the subscription ends.
  private func result(of function: FunctionBox, _ value: Value, _ number: Int, _ place: Int) throws -> Value?
  {
    switch try runTask(self.function(0) { _, host in try host.call(function, with: value) }) {
    case .value(let value): return value
    case .error(let error):
      try finish(number, error, from: place + 1)
      return nil
    case .waiting: return nil
    }
  }

  /// Takes a value of one of several publishers.
  private func join(_ value: Value, _ number: Int, _ place: Int) throws {
    guard let subscription = timers.subscription(number),
      case .joined(let joining, let publishers) = subscription.publisher.origin
    else { return }
    switch joining {
    case .merge: try receive(value, number)
    case .latest:
      timers.keep(.array(ArrayBox([value])), of: number, .input(place))
      let all = publishers.indices.compactMap { timers.kept(of: number, .input($0))?.elements?.last }
      if all.count == publishers.count { try receive(.tuple(ArrayBox(all)), number) }
    case .zip:
      let waiting = timers.kept(of: number, .input(place))?.elements ?? []
      timers.keep(.array(ArrayBox(waiting + [value])), of: number, .input(place))
      let all = publishers.indices.map { timers.kept(of: number, .input($0))?.elements ?? [] }
      guard all.allSatisfy({ !$0.isEmpty }) else { return }
      for (place, values) in all.enumerated() {
        timers.keep(.array(ArrayBox(Array(values.dropFirst()))), of: number, .input(place))
      }
      try receive(.tuple(ArrayBox(all.map { $0[0] })), number)
      try finishZip(number, publishers.count)
    }
  }

  /// Ends a subscription, perhaps by an error, as its stages from one on take it.
  private func finish(_ number: Int, _ error: Value?, from first: Int = 0) throws {
    guard let subscription = timers.subscription(number) else { return }
    var error = error
    for place in first..<max(first, subscription.publisher.stages.count) {
      switch subscription.publisher.stages[place] {
      case .collect:
        guard error == nil else { break }
        let all = timers.kept(of: number, .stage(place)) ?? .array(ArrayBox([]))
        try deliver(all, to: subscription, from: place + 1)
      case .replaceError(let value):
        guard error != nil else { break }
        error = nil
        try deliver(value, to: subscription, from: place + 1)
      case .mapError(let transform): error = try error.map { try call(transform, with: $0) }
      case .recover(let make):
        guard let failed = error else { break }
        guard let other = PublishedValue(try call(make, with: failed)) else { break }
        return try subscribe(
          PublishedSubscription(
            number: timers.next(of: number), publisher: other,
            target: .stages(of: number, from: place + 1)))
      case .flatten:
        guard error == nil, timers.hasChildren(of: number, at: place) else { break }
        return timers.keep(.bool(true), of: number, .end(place))
      case .append(let other):
        guard error == nil else { break }
        return try subscribe(
          PublishedSubscription(
            number: timers.next(of: number), publisher: other, target: .stages(of: number, from: place + 1)))
      case .retry(let times):
        guard error != nil, times > 0 else { break }
        let again = subscription.publisher.before(place).followed(by: .retry(times - 1))
        return try subscribe(
          PublishedSubscription(
            number: timers.next(of: number), publisher: again, target: .stages(of: number, from: place + 1)))
      case .gather(let initial, _):
        guard error == nil, let all = timers.kept(of: number, .stage(place)) ?? initial else { break }
        try deliver(all, to: subscription, from: place + 1)
      case .chunks:
        guard error == nil, let rest = timers.kept(of: number, .stage(place)), rest.elements?.isEmpty == false
        else { break }
        try deliver(rest, to: subscription, from: place + 1)
      case .replaceEmpty(let value):
        guard error == nil, timers.kept(of: number, .stage(place)) == nil else { break }
        try deliver(value, to: subscription, from: place + 1)
      case .observe(let observer):
        if let told = observer.end { _ = try call(told, with: CompletionValue(error: error).value) }
      case .map, .spread, .compactMap, .filter, .distinct, .drop, .take, .scan, .replaceNil, .prepend,
        .dropWhile, .takeWhile:
        continue
      }
    }
    timers.end(number)
    switch subscription.target {
    case .closure(_, let end):
      if let end { _ = try call(end, with: CompletionValue(error: error).value) }
    case .stages(let outer, let first):
      guard let subscription = timers.subscription(outer) else { return }
      if error == nil, case .flatten = subscription.publisher.stages[first - 1],
        timers.kept(of: outer, .end(first - 1)) == nil || timers.hasChildren(of: outer, at: first - 1)
      {
        return
      }
      try finish(outer, error, from: first)
    case .input(let outer, let place):
      guard let subscription = timers.subscription(outer),
        case .joined(let joining, let publishers) = subscription.publisher.origin
      else { return }
      if error != nil { return try finish(outer, error) }
      timers.keep(.bool(true), of: outer, .inputEnd(place))
      switch joining {
      case .zip: try finishZip(outer, publishers.count)
      case .merge, .latest:
        if publishers.indices.allSatisfy({ timers.kept(of: outer, .inputEnd($0)) != nil }) {
          try finish(outer, nil)
        }
      }
    }
  }

  /// Ends a subscription of pairs of which no further one can be made.
  private func finishZip(_ number: Int, _ count: Int) throws {
    let isOver = (0..<count).contains { place in
      timers.kept(of: number, .inputEnd(place)) != nil
        && timers.kept(of: number, .input(place))?.elements?.isEmpty ?? true
    }
    if isOver { try finish(number, nil) }
  }
}
