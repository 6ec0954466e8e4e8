import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let publisherNames = [
    "Timer", "Timer.TimerPublisher", "NotificationCenter", "NotificationCenter.Publisher", "Notification",
    "Notification.Name", "AnyCancellable", "RunLoop",
  ]

  /// What gives values as time passes, or when somebody posts one: `.onReceive` follows it.
  static let publisherMembers: [LibraryMember] = [
    LibraryMember(
      .staticMethod, of: "Timer",
      "publish(every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: Any? = nil) -> Timer.TimerPublisher",
      isTotal: true, "Gives the instant every so many seconds, once it is connected."
    ) { call in
      Value(
        TimerPublisherValue(
          interval: call.double(0), isConnected: false, number: call.host.timers.next()))
    },
    LibraryMember(
      .method, of: "Timer.TimerPublisher", "autoconnect() -> Timer.TimerPublisher", isTotal: true,
      "Begins when the first view that follows it appears."
    ) { call in
      guard var timer = call.receiver.content(TimerPublisherValue.self) else { return call.receiver }
      timer.isConnected = true
      return Value(timer)
    },
    LibraryMember(
      .property, of: "Timer.TimerPublisher", "upstream: Timer.TimerPublisher", isTotal: true,
      "The publisher before `autoconnect()`: `timer.upstream.connect().cancel()` ends it."
    ) { call in
      call.receiver
    },
    LibraryMember(
      .method, of: "Timer.TimerPublisher", "connect() -> AnyCancellable", actsOutside: true,
      "Begins; what it gives ends it."
    ) { call in
      guard let timer = call.receiver.content(TimerPublisherValue.self) else { return .void }
      call.host.timers.connect(timer.number, at: call.host.now)
      return Value(TimerValue(number: timer.number, isTimer: false))
    },
    LibraryMember(
      .method, of: "Timer.TimerPublisher", "sink(receiveValue: (Date) -> Void) -> AnyCancellable",
      actsOutside: true, "Runs a closure with each instant until what it gives is cancelled."
    ) { call in
      guard let timer = call.receiver.content(TimerPublisherValue.self) else { return .void }
      return call.subscribe(
        .timer(due: call.host.now + timer.interval, interval: timer.interval, repeats: true), 0)
    },
    LibraryMember(
      .staticMethod, of: "Timer",
      "scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: (Timer) -> Void) -> Timer",
      actsOutside: true,
      "Runs a closure after so many seconds, once or again and again until it is invalidated."
    ) { call in
      guard case .function(let action) = call.arguments[2] else { return .void }
      let interval = TimerPublisherValue(interval: call.double(0), isConnected: true).interval
      let timer = Value(TimerValue(number: call.host.timers.next(), interval: interval))
      let number = timer.content(TimerValue.self)?.number ?? 0
      call.host.timers.add(
        number, .timer(due: call.host.now + interval, interval: interval, repeats: call.bool(1)), action,
        giving: timer)
      return timer
    },
    LibraryMember(.method, of: "Timer", "invalidate()", actsOutside: true, "Ends the timer.") { call in
      if let timer = call.receiver.content(TimerValue.self) { call.host.timers.end(timer.number) }
      return .void
    },
    LibraryMember(
      .property, of: "Timer", "isValid: Bool", isTotal: true, "True until it is invalidated or has run once."
    ) { call in
      guard let timer = call.receiver.content(TimerValue.self) else { return .bool(false) }
      return .bool(call.host.timers.isValid(timer.number) || call.isPending(timer))
    },
    LibraryMember(.method, of: "Timer", "fire()", actsOutside: true, "Runs the closure at once.") { call in
      guard let timer = call.receiver.content(TimerValue.self) else { return .void }
      let isPending = call.isPending(timer)
      let begun = call.host.timers.takeFiring(timer.number)
      if isPending, timer.pending?.repeats == false { call.host.timers.end(timer.number) }
      if let action = begun ?? (isPending ? timer.pending?.action : nil) {
        _ = try call.host.call(action, with: call.receiver)
      }
      return .void
    },
    LibraryMember(
      .property, of: "Timer", "fireDate: Date", "When it runs its closure next, or would have begun to."
    ) { call in
      guard let timer = call.receiver.content(TimerValue.self) else { return .date(call.host.now) }
      return .date(call.host.timers.due(of: timer.number) ?? timer.pending?.due ?? call.host.now)
    },
    LibraryMember(
      .initializer, of: "Timer", "init(timeInterval interval: Double, repeats: Bool, block: (Timer) -> Void)",
      "A timer that begins when a `RunLoop` is given it."
    ) { call in
      call.pendingTimer(due: nil, interval: 0, repeats: 1, action: 2)
    },
    LibraryMember(
      .initializer, of: "Timer",
      "init(fire date: Date, interval: Double, repeats: Bool, block: (Timer) -> Void)",
      "A timer that begins when a `RunLoop` is given it, and runs its closure first at an instant."
    ) { call in
      call.pendingTimer(due: 0, interval: 1, repeats: 2, action: 3)
    },
    LibraryMember(
      .property, of: "Timer", "tolerance: Double", isTotal: true,
      "By how many seconds it may be late; here it never is.", set: { _, _ in }
    ) { _ in .double(0) },
    LibraryMember(.initializer, of: "Timer", "init()", isTotal: true, "A timer that runs nothing.") { _ in
      Value(TimerValue(number: 0))
    },
    LibraryMember(
      .method, of: "RunLoop", "add(_ timer: Timer, forMode mode: RunLoop.Mode)", actsOutside: true,
      "Begins a timer that has not begun; one that has runs while something is dragged, too, as it does here anyway."
    ) { call in
      guard let timer = call.arguments[0].content(TimerValue.self), call.isPending(timer),
        let pending = timer.pending
      else { return .void }
      call.host.timers.connect(timer.number, at: call.host.now)
      call.host.timers.add(
        timer.number, .timer(due: pending.due, interval: timer.interval, repeats: pending.repeats),
        pending.action, giving: call.arguments[0])
      return .void
    },
    LibraryMember(
      .initializer, of: "AnyCancellable", "init(_ cancel: () -> Void)",
      "What runs a closure when it is cancelled."
    ) { call in
      call.subscribe(.cancellation, 0)
    },
    LibraryMember(
      .property, of: "Timer", "timeInterval: Double", isTotal: true,
      "How many seconds lie between two values."
    ) { call in
      .double(call.receiver.content(TimerValue.self)?.interval ?? 0)
    },
    LibraryMember(
      .method, of: "AnyCancellable", "cancel()", actsOutside: true, "Ends the subscription or the publisher."
    ) { call in
      try call.cancel()
      return .void
    },
    LibraryMember(
      .method, of: "Timer.TimerPublisher", "receive(on scheduler: T0) -> Timer.TimerPublisher", isTotal: true,
      "The same publisher: all code runs on one queue here."
    ) { call in
      call.receiver
    },
    LibraryMember(
      .method, of: "NotificationCenter.Publisher",
      "receive(on scheduler: T0) -> NotificationCenter.Publisher",
      isTotal: true, "The same publisher: all code runs on one queue here."
    ) { call in
      call.receiver
    },
    storing("Set<AnyCancellable>"), storing("[AnyCancellable]"),
    LibraryMember(
      .staticProperty, of: "NotificationCenter", "default: NotificationCenter", "The center of the app."
    ) { _ in .tuple(ArrayBox([])) },
    LibraryMember(
      .method, of: "NotificationCenter",
      "publisher(for name: Notification.Name, object: Any? = nil) -> NotificationCenter.Publisher",
      isTotal: true, "Gives the notifications of a name that are posted."
    ) { call in
      Value(NotificationPublisherValue(name: call.string(0)))
    },
    LibraryMember(
      .method, of: "NotificationCenter",
      "notifications(named name: Notification.Name, object: Any? = nil) -> AsyncStream<Notification>",
      since: .since(iOS: 15, macOS: 12), "The notifications of a name that are posted, for `for await`."
    ) { call in
      Value(AsyncStreamValue(number: call.host.timers.next(), origin: .notifications(call.string(0))))
    },
    LibraryMember(
      .method, of: "NotificationCenter",
      "addObserver(forName name: Notification.Name, object: Any?, queue: OperationQueue?, using block: (Notification) -> Void) "
        + "-> NSObjectProtocol", actsOutside: true,
      "Runs a closure with each notification of a name until what it gives is removed."
    ) { call in
      call.subscribe(.notifications(call.string(0)), 3)
    },
    LibraryMember(
      .method, of: "NotificationCenter", "removeObserver(_ observer: Any)", actsOutside: true,
      "Ends what `addObserver` began."
    ) { call in
      if let ended = call.content(0, TimerValue.self) { call.host.timers.end(ended.number) }
      return .void
    },
    LibraryMember(
      .property, of: "NotificationCenter.Publisher", "values: AsyncStream<Notification>",
      since: .since(iOS: 15, macOS: 12), "The notifications of the name, for `for await`."
    ) { call in
      let name = call.receiver.content(NotificationPublisherValue.self)?.name ?? ""
      return Value(AsyncStreamValue(number: call.host.timers.next(), origin: .notifications(name)))
    },
    LibraryMember(
      .property, of: "Timer.TimerPublisher", "values: AsyncStream<Date>",
      since: .since(iOS: 15, macOS: 12), "The instants of the timer, for `for await`."
    ) { call in
      guard let timer = call.receiver.content(TimerPublisherValue.self) else { return .void }
      return Value(AsyncStreamValue(number: call.host.timers.next(), origin: .timer(timer)))
    },
    LibraryMember(
      .method, of: "NotificationCenter.Publisher",
      "sink(receiveValue: (Notification) -> Void) -> AnyCancellable", actsOutside: true,
      "Runs a closure with each notification until what it gives is cancelled."
    ) { call in
      call.subscribe(
        .notifications(call.receiver.content(NotificationPublisherValue.self)?.name ?? ""), 0)
    },
    LibraryMember(
      .method, of: "NotificationCenter",
      "post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil)", actsOutside: true,
      "Hands a notification to the views that follow its name."
    ) { call in
      let more = call.isOmitted(2) ? Value.null : call.arguments[2]
      call.host.post(call.string(0), .tuple(ArrayBox([call.arguments[0], call.arguments[1], more])))
      return .void
    },
    LibraryMember(
      .method, of: "NotificationCenter", "post(_ notification: Notification)", actsOutside: true,
      "Hands a notification to the views that follow its name."
    ) { call in
      call.host.post(call.arguments[0].elements?.first?.text ?? "", call.arguments[0])
      return .void
    },
    LibraryMember(
      .initializer, of: "Notification",
      "init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)", isTotal: true,
      "What may be posted for all who follow its name."
    ) { call in
      .tuple(ArrayBox(call.arguments.indices.map { call.isOmitted($0) ? .null : call.arguments[$0] }))
    },
    LibraryMember(
      .property, of: "Notification", "userInfo: [AnyHashable: Any]?", isTotal: true,
      "What else was posted with it, by names."
    ) { call in
      call.receiver.elements?.last ?? .null
    },
    LibraryMember(
      .property, of: "Notification", "name: Notification.Name", isTotal: true, "What it is called."
    ) { call in
      call.receiver.elements?.first ?? .string("")
    },
    LibraryMember(
      .property, of: "Notification", "object: Any?", isTotal: true, "What was posted with it."
    ) { call in
      call.receiver.elements.map { $0[1] } ?? .null
    },
    LibraryMember(
      .initializer, of: "Notification.Name", "init(_ rawValue: String)", isTotal: true, "A name."
    ) { call in
      call.arguments[0]
    },
    LibraryMember(
      .initializer, of: "Notification.Name", "init(rawValue: String)", isTotal: true, "A name."
    ) { call in
      call.arguments[0]
    },
    LibraryMember(
      .property, of: "Notification.Name", "rawValue: String", isTotal: true, "The name as a text."
    ) { call in
      call.receiver
    },
  ]

  /// Keeps a subscription in a place that holds several.
  private static func storing(_ place: String) -> LibraryMember {
    LibraryMember(
      .method, of: "AnyCancellable", "store(in collection: inout \(place))", "Keeps it with others."
    ) { call in
      guard case .binding(let box) = call.arguments[0] else { return .void }
      switch try box.get() {
      case .set(let kept):
        let all = DictionaryBox()
        for key in kept.keys { all.set(key, .void) }
        all.set(call.receiver, .void)
        try box.set?(.set(all))
      case .array(let kept): try box.set?(.array(ArrayBox(kept.elements + [call.receiver])))
      // The signature lets nothing else stand here.
      default: break
      }
      return .void
    }
  }
}

extension Value {
  /// True for a publisher as a value: a timer, the notifications of a name, a subject, or what goes through operators.
  public var isPublisher: Bool {
    guard case .opaque(let box) = self else { return false }
    return box.content is TimerPublisherValue || box.content is NotificationPublisherValue
      || box.content is PublishedValue || box.content is SubjectValue
  }
}

extension LibraryCall {
  /// True for a timer that a `RunLoop` may begin.
  fileprivate func isPending(_ timer: TimerValue) -> Bool {
    timer.pending != nil && !host.timers.isConnected(timer.number) && !host.timers.hasEnded(timer.number)
  }

  /// A timer that has not begun, of the arguments at some places; without `due` its interval passes first.
  fileprivate func pendingTimer(due: Int?, interval: Int, repeats: Int, action: Int) -> Value {
    guard case .function(let function) = arguments[action] else { return .void }
    let seconds = TimerPublisherValue(interval: double(interval), isConnected: true).interval
    var first = host.now + seconds
    if let due, let instant = arguments[due].seconds { first = instant }
    return Value(
      TimerValue(
        number: host.timers.next(), interval: seconds,
        pending: TimerValue.Pending(action: function, due: first, repeats: bool(repeats))))
  }

  /// Runs the closure at `index` with each value of a source; gives what ends that.
  fileprivate func subscribe(_ source: ScheduledTimers.Source, _ index: Int) -> Value {
    guard case .function(let action) = arguments[index] else { return .void }
    let subscription = TimerValue(number: host.timers.next(), isTimer: false)
    host.timers.add(subscription.number, source, action)
    return Value(subscription)
  }
}
