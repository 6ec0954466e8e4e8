import ScreenTypes

/// The content of a `NotificationCenter.Publisher`.
public struct NotificationPublisherValue: OpaqueContent, Hashable {
  /// The name of the notifications that it gives.
  public let name: String
  /// A publisher.
  public init(name: String) { self.name = name }
  /// The library type.
  public var type: TypeID { .library("NotificationCenter.Publisher") }
  /// Its canonical text.
  public var description: String { "Publisher(\(name))" }
}
