extension Array {
  /// A copy that takes no more memory than it needs.
  @inlinable public func packed() -> [Element] { withUnsafeBufferPointer { Array($0) } }
}
