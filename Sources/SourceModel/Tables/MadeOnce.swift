import Synchronization

/// Addresses of values that are made when they are first asked for, from any thread, and live as long as the process.
/// Where two threads make one at once, the first counts.
public struct MadeOnce: Sendable {
  @usableFromInline nonisolated(unsafe) let places: UnsafeMutablePointer<Atomic<UInt>>

  /// Places for `count` values, none of which is made.
  public init(count: Int) {
    places = .allocate(capacity: count)
    for place in 0..<count { (places + place).initialize(to: Atomic(0)) }
  }

  /// Where the places lie, which is as long as the process lives.
  @inlinable public var address: UnsafeRawPointer { UnsafeRawPointer(places) }

  /// The places that lie at the address of others.
  @inlinable public init(at address: UnsafeRawPointer) {
    places = UnsafeMutablePointer(mutating: address.assumingMemoryBound(to: Atomic<UInt>.self))
  }

  /// The address of the value at a place; nil where it is not made yet.
  @inlinable @inline(__always)
  public func known(_ place: Int) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: places[place].load(ordering: .acquiring))
  }

  /// The address of the value at a place; `make` gives that of a new one.
  @inlinable @inline(__always)
  public func value(_ place: Int, _ make: () -> UnsafeRawPointer) -> UnsafeRawPointer {
    if let known = known(place) { return known }
    let made = make()
    let (isFirst, known) = places[place].compareExchange(
      expected: 0, desired: UInt(bitPattern: made), ordering: .acquiringAndReleasing)
    return isFirst ? made : UnsafeRawPointer(bitPattern: known) ?? made
  }
}

extension UnsafeBufferPointer {
  /// A copy of values in memory that lives as long as the process.
  public static func immortal(_ values: [Element]) -> UnsafeBufferPointer {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: values.count)
    _ = copy.initialize(fromContentsOf: values)
    return UnsafeBufferPointer(copy)
  }
}
