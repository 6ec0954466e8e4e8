import ScreenTypes

/// The parts of a value from which its hash is made.
public struct HasherValue: OpaqueContent {
  /// They are, in order.
  public let parts: [Value]

  /// Some parts.
  public init(parts: [Value] = []) { self.parts = parts }

  /// `Hasher`.
  public var type: TypeID { LibraryTypes.hasher }
  /// What it is; its parts tell it from others.
  public var description: String { "Hasher()" }
}
