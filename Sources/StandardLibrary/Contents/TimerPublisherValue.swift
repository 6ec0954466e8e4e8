import ScreenTypes

/// The content of a `Timer.TimerPublisher`.
public struct TimerPublisherValue: ScheduledContent, Hashable {
  /// How many seconds lie between two of its values; more than 0.
  public let interval: Double
  /// True where it begins with its first subscriber; without that it gives nothing.
  public var isConnected: Bool
  /// Its number among the `ScheduledTimers` of the run, by which it is connected and ended.
  public let number: Int
  /// A publisher.
  public init(interval: Double, isConnected: Bool, number: Int = 0) {
    self.number = number
    self.interval = interval.isFinite ? max(interval, 0.001) : 0.001
    self.isConnected = isConnected
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.timerPublisher }
  /// Its canonical text.
  public var description: String { "TimerPublisher(\(interval), \(isConnected))" }
  /// Two of one interval are two timers.
  public var parts: [Value] { [.int(number)] }
}
