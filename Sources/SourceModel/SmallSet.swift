/// A set of few values that are compared as fast as numbers are: they lie one after the other and are looked through, which for so
/// few takes less than a hash of the one that is asked for.
public struct SmallSet<Element: Equatable & Sendable>: ExpressibleByArrayLiteral, Sendable {
  @usableFromInline let elements: [Element]

  /// The elements, of which there are some dozen at the most.
  public init(_ elements: some Sequence<Element>) { self.elements = Array(elements) }

  /// The elements as they stand in code.
  public init(arrayLiteral elements: Element...) { self.elements = elements }

  /// True where a value is among them. Takes time by their number.
  @inlinable
  public func contains(_ element: Element) -> Bool {
    for known in elements where known == element { return true }
    return false
  }

  /// The elements of both.
  public func union(_ other: SmallSet) -> SmallSet { SmallSet(elements + other.elements) }
}
