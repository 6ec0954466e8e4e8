import ScreenTypes

@testable import StandardLibrary

private let timer = Value(TimerPublisherValue(interval: 2, isConnected: false))
private let center = Value.tuple(ArrayBox([]))
private let notification = Value.tuple(ArrayBox([.string("refresh"), .int(7)]))

/// Timers, notifications and layouts as values.
let publisherExamples: [Example] = [
  Example(
    "Timer|publish(every:tolerance:on:in:)", .void, [.double(2), .void, .void, .void],
    "TimerPublisher(2.0, false)"),
  Example("Timer.TimerPublisher|autoconnect()", timer, [], "TimerPublisher(2.0, true)"),
  Example("NotificationCenter|default", .void, [], "()"),
  Example(
    "NotificationCenter|publisher(for:object:)", center, [.string("refresh"), .void], "Publisher(refresh)"),
  Example("NotificationCenter|post(name:object:)", center, [.string("refresh"), .null], "()"),
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
