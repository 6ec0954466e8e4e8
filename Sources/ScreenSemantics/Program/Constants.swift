import ScreenSyntax
import ScreenTypes
import SourceModel

/// The index of a constant value in `CheckedFile.constants`.
@frozen public struct ConstantID: TableID {
  /// Position in `CheckedFile.constants`; -1 for none.
  public var index: Int32

  /// The constant at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

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

/// The constant values of a file's attributes, made where they are asked for.
public struct Constants: Sendable {
  private let table: Table<ConstantID, Constant>
  private let bytes: Table<Int, UInt8>
  private let others: [Value]

  /// Constants whose texts lie among the strings of `code`.
  init(_ table: Table<ConstantID, Constant>, _ code: CodeTree, _ others: [Value]) {
    self.table = table
    bytes = code.stringBytes
    self.others = others
  }

  /// A copy whose texts lie among the strings of `code`, a copy too.
  func copied(into memory: TableMemory, _ code: CodeTree) -> Constants {
    Constants(memory.table(table), code, others.packed())
  }

  /// The value of a constant.
  public subscript(id: ConstantID) -> Value {
    let constant = table[id]
    switch constant.kind {
    case .bool: return .bool(constant.bits != 0)
    case .int: return .int(Int(Int64(bitPattern: constant.bits)))
    case .double: return .double(Double(bitPattern: constant.bits))
    case .text:
      let range = Int(constant.bits >> 32)..<Int(constant.bits & 0xFFFF_FFFF)
      return .string(String(decoding: bytes.slice(range).storage, as: UTF8.self))
    case .other: return others[Int(constant.bits)]
    }
  }

  /// True for a text, a number or a truth value.
  func isPlain(_ id: ConstantID) -> Bool { table[id].kind != .other }

  /// All values in order.
  public var values: IDArray<ConstantID, Value> { IDArray(table.indices.map { self[$0] }) }
}
