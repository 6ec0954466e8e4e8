/// Why a database gives no rows.
public struct DatabaseFault: Error, Sendable {
  /// What is wrong, as the rest of a sentence: "it has no table `product`".
  public var message: String
  /// What to do, as a statement.
  public var help: String?
}
