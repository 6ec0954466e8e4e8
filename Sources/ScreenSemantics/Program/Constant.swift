import ScreenSyntax
import ScreenTypes
import SourceModel

/// A constant as it lies in a checked file: plain bits, so that a file with many texts holds no references to them.
struct Constant {
  /// What the bits are.
  enum Kind: UInt8 {
    case bool, int, double
    /// Where the text begins and ends among the bytes of the code's strings.
    case text
    /// A place among the values that are kept as they are.
    case other
  }

  let kind: Kind
  // Two halves, as a whole would begin at a multiple of eight bytes.
  private let low: UInt32
  private let high: UInt32

  private init(kind: Kind, bits: UInt64) {
    self.kind = kind
    (low, high) = (UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// The value, or where it is.
  var bits: UInt64 { UInt64(high) << 32 | UInt64(low) }

  static func bool(_ value: Bool) -> Constant { Constant(kind: .bool, bits: value ? 1 : 0) }
  static func int(_ value: Int) -> Constant { Constant(kind: .int, bits: UInt64(bitPattern: Int64(value))) }
  static func double(_ value: Double) -> Constant { Constant(kind: .double, bits: value.bitPattern) }
  static func text(_ range: Range<Int32>) -> Constant {
    Constant(kind: .text, bits: UInt64(range.lowerBound) << 32 | UInt64(range.upperBound))
  }
  static func other(_ place: Int) -> Constant { Constant(kind: .other, bits: UInt64(place)) }

  /// Where a text lies among the bytes of the code's strings.
  var text: Range<Int32> { Int32(bits >> 32)..<Int32(bits & 0xFFFF_FFFF) }

  /// The type of a number, a truth value or a text; that of a fault for others.
  var type: TypeID {
    switch kind {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .text: .string
    case .other: .error
    }
  }
}
