/// What has an order, and is shown in another way than it is compared.
public protocol OrderedContent: Sendable {
  /// A number that is larger for what comes later.
  var order: Double { get }
  /// True where this comes before another value of its type.
  func isLess(than other: any OrderedContent) -> Bool
  /// How it prints.
  var shownText: String { get }
}

extension OrderedContent {
  /// By the numbers.
  public func isLess(than other: any OrderedContent) -> Bool { order < other.order }
}
