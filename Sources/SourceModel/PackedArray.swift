extension Array {
  /// A copy that takes no more memory than it needs.
  public func packed() -> [Element] { withUnsafeBufferPointer { Array($0) } }
}
