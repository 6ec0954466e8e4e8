import SourceModel

/// Temporary.
public final class DataArena: Sendable {
  /// Temporary.
  public func string(_ cell: Int) -> UnsafeBufferPointer<UInt8> { .init(start: nil, count: 0) }
}
