/// What has an order, and is shown in another way than it is compared.
public protocol OrderedContent: Sendable {
  /// A number that is larger for what comes later.
  var order: Double { get }
  /// How it prints.
  var shownText: String { get }
}
