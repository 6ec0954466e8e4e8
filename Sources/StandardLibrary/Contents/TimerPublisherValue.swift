import ScreenTypes

/// The content of a `Timer.TimerPublisher`.
public struct TimerPublisherValue: OpaqueContent, Hashable {
  /// How many seconds lie between two of its values; more than 0.
  public let interval: Double
  /// True where it begins with its first subscriber; without that it gives nothing.
  public var isConnected: Bool
  /// A publisher.
  public init(interval: Double, isConnected: Bool) {
    self.interval = interval.isFinite ? max(interval, 0.001) : 0.001
    self.isConnected = isConnected
  }
  /// The library type.
  public var type: TypeID { .library("Timer.TimerPublisher") }
  /// Its canonical text.
  public var description: String { "TimerPublisher(\(interval), \(isConnected))" }
}
