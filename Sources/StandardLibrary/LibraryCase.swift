import ScreenTypes

/// A case of an enum of the library that the program asks about. Its raw value is its place among the cases of the library type.
public protocol LibraryCase: RawRepresentable<UInt8>, CaseIterable, Sendable {}

extension LibraryCase {
  /// The case that a value is; nil for a value of no enum.
  @inlinable public init?(_ value: Value) {
    guard case .choice(_, let place) = value else { return nil }
    self.init(rawValue: UInt8(truncatingIfNeeded: place))
  }
}

extension Value {
  /// True where the value is a case.
  @inlinable public func isCase<Case: LibraryCase>(_ wanted: Case) -> Bool {
    if case .choice(_, let place) = self { return place == Int32(wanted.rawValue) }
    return false
  }
}
