import ScreenTypes

/// The content of an `Alert` or an `ActionSheet`: what it tells or asks, and how it may be answered.
public struct AlertValue: OpaqueContent {
  /// One of its buttons.
  public struct Button: OpaqueContent {
    /// What a button is for.
    public enum Role: String, Sendable { case none, cancel, destructive }

    /// What it is for.
    public let role: Role
    /// Its label.
    public let label: String
    /// What it runs; nil for nothing.
    public let action: Value?

    /// The library type.
    public var type: TypeID { LibraryTypes.alertButton }
    /// Its canonical text.
    public var description: String { "Alert.Button(\(role.rawValue), \(label))" }
  }

  /// True for an `ActionSheet`.
  public let isSheet: Bool
  /// What it is about.
  public let title: String
  /// More about it; empty for nothing.
  public let message: String
  /// Its buttons, in the order in which they are written.
  public let buttons: [Button]

  /// The library type.
  public var type: TypeID { isSheet ? LibraryTypes.actionSheet : LibraryTypes.alert }
  /// Its canonical text.
  public var description: String {
    "\(isSheet ? "ActionSheet" : "Alert")(\(title), \(message), \(buttons.map(\.description).joined(separator: ", ")))"
  }
}
