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
