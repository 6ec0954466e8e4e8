import ScreenTypes
import Testing

@testable import StandardLibrary

private let timer = Value(TimerPublisherValue(interval: 2, isConnected: false))
private let posts = Value(NotificationPublisherValue(name: "refresh"))
private let scheduled = Value(TimerValue(number: 1, interval: 0.5))
private let handle = Value(TimerValue(number: 1, isTimer: false))
private func place(_ value: Value) -> Value { .binding(BindingBox(get: { value }, set: { _ in })) }
private let center = Value.tuple(ArrayBox([]))
private let notification = Value.tuple(ArrayBox([.string("refresh"), .int(7), .null]))

private let pending = library("Timer", "init", [.date(0), 2.0, true, isOdd])

/// Timers, notifications and layouts as values.
let publisherExamples: [Example] = [
  Example(
    "Timer|publish(every:tolerance:on:in:options:)", .void, [.double(2), .void, .void, .void, .void],
    "TimerPublisher(2.0, false)"),
  Example("Timer.TimerPublisher|autoconnect()", timer, [], "TimerPublisher(2.0, true)"),
  Example("Timer.TimerPublisher|upstream", timer, [], "TimerPublisher(2.0, false)"),
  Example("Timer.TimerPublisher|connect()", timer, [], "AnyCancellable"),
  Example("Timer.TimerPublisher|receive(on:)", timer, [.void], "TimerPublisher(2.0, false)"),
  Example("NotificationCenter.Publisher|receive(on:)", posts, [.void], "Publisher(refresh)"),
  Example("Timer.TimerPublisher|sink(receiveValue:)", timer, [isOdd], "AnyCancellable"),
  Example("NotificationCenter.Publisher|sink(receiveValue:)", posts, [isOdd], "AnyCancellable"),
  Example(
    "Timer|scheduledTimer(withTimeInterval:repeats:block:)", .void, [0.5, true, isOdd], "Timer(0.5)"),
  Example("Timer|init()", .void, [], "Timer(0.0)"),
  Example("Timer|init(timeInterval:repeats:block:)", .void, [2.0, true, isOdd], "Timer(2.0)"),
  Example("Timer|init(fire:interval:repeats:block:)", .void, [.date(0), 2.0, true, isOdd], "Timer(2.0)"),
  Example("Timer|isValid", pending, [], "true"),
  Example("Timer|fire()", pending, [], "()"),
  Example("Timer|fireDate", pending, [], "1970-01-01 00:00:00 +0000"),
  Example("AnyCancellable|init(_:)", .void, [isOdd], "AnyCancellable"),
  Example("RunLoop|add(_:forMode:)", .void, [scheduled, .void], "()"),
  Example("RunLoop|add(_:forMode:)", .void, [pending, .void], "()"),
  Example("Timer|invalidate()", scheduled, [], "()"),
  Example("Timer|isValid", scheduled, [], "false"),
  Example("Timer|timeInterval", scheduled, [], "0.5"),
  Example("AnyCancellable|cancel()", handle, [], "()"),
  Example("AnyCancellable|store(in:)#0", handle, [place(set([]))], "()"),
  Example("AnyCancellable|store(in:)#1", handle, [place([])], "()"),
  Example("NotificationCenter|default", .void, [], "()"),
  Example(
    "NotificationCenter|publisher(for:object:)", center, [.string("refresh"), .void], "Publisher(refresh)"),
  Example(
    "NotificationCenter|post(name:object:userInfo:)", center, [.string("refresh"), .null, .void], "()"),
  Example(
    "NotificationCenter|addObserver(forName:object:queue:using:)", center,
    [.string("refresh"), .null, .void, isOdd], "AnyCancellable"),
  Example("NotificationCenter|removeObserver(_:)", center, [.void], "()"),
  Example("Notification|userInfo", notification, [], "nil"),
  Example("Notification|name", notification, [], "\"refresh\""),
  Example("Notification|object", notification, [], "7"),
  Example("Notification.Name|init(_:)", .void, [.string("refresh")], "\"refresh\""),
  Example("Notification.Name|init(rawValue:)", .void, [.string("refresh")], "\"refresh\""),
  Example("Notification.Name|rawValue", .string("refresh"), [], "\"refresh\""),
  Example("HStackLayout|init(alignment:spacing:)", .void, [.void, .double(8)], "HStackLayout"),
  Example("VStackLayout|init(alignment:spacing:)", .void, [.void, .void], "VStackLayout"),
  Example("ZStackLayout|init(alignment:)", .void, [.void], "ZStackLayout"),
  Example(
    "GridLayout|init(alignment:horizontalSpacing:verticalSpacing:)", .void, [.void, .double(4), .void],
    "GridLayout"),
  Example(
    "AnyLayout|init(_:)", .void, [Value(LayoutValue(.row, [.void, .double(8)]))], "HStackLayout"),
]

@Suite("Timers that stand in no view")
struct ScheduledTimersTests {
  private let action = FunctionBox(body: NativeFunction { $0[0] })

  @Test func eachIsDueAfterItsInterval() {
    var timers = ScheduledTimers()
    let (often, once) = (timers.next(), timers.next())
    timers.add(often, .timer(due: 1, interval: 1, repeats: true), action)
    timers.add(once, .timer(due: 1.5, interval: 1.5, repeats: false), action, giving: 7)
    #expect(timers.nextDue == 1)
    #expect(timers.takeFirings(at: 1).count == 1)
    #expect(timers.takeFirings(at: 1).isEmpty)
    #expect(timers.nextDue == 1.5)
    #expect(timers.takeFirings(at: 2).map(\.argument) == [.date(2), 7])
    #expect(!timers.isValid(once))
    #expect(timers.isValid(often))
    timers.end(often)
    #expect(timers.nextDue == nil)
  }

  @Test func aPublisherThatWasEndedGivesNothingUntilItIsConnected() {
    var timers = ScheduledTimers()
    let publisher = TimerPublisherValue(interval: 2, isConnected: false, number: timers.next())
    #expect(timers.due(publisher, 5) == nil)
    timers.connect(publisher.number, at: 10)
    #expect(timers.due(publisher, 5) == 12)
    #expect(timers.due(publisher, 14) == 14)
    timers.end(publisher.number)
    #expect(timers.isEnded(publisher))
    #expect(timers.due(publisher, 14) == nil)
  }
}
