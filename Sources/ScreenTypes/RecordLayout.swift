import ModelData
import RenderTree
import SourceModel

/// How the fields of one struct are read from one arena.
public final class RecordLayout: @unchecked Sendable {
  /// Where a field lies from the row's first cell on; a cell before the value tells whether there is one.
  public struct FieldCell: Sendable {
    /// What the cell holds, as far as it can be read without further knowledge.
    public enum Form: UInt8, Sendable { case bool, int, double, string, other }
    /// What the cell holds.
    public let form: Form
    /// The presence cell's distance from the row's first cell; 0 for `.other`.
    public let offset: UInt32
    /// A cell.
    public init(_ form: Form, offset: UInt32 = 0) {
      self.form = form
      self.offset = offset
    }
  }

  /// The struct's type.
  public let type: TypeID
  /// Where the stored fields lie, in the order of the members.
  public let fields: [FieldCell]
  /// The field that identifies a row; nil where a getter does, or nothing.
  public let identityField: Int?
  private let arena: Unmanaged<DataArena>
  private let read: (_ field: Int, _ cell: UInt32) -> Value

  /// The data file whose rows it reads.
  public var data: DataArena { arena._withUnsafeGuaranteedRef { $0 } }

  /// A layout. `read` gives the fields that are absent or of the form `.other`; it must be pure. The arena outlives
  /// the layout.
  public init(
    type: TypeID, fields: [FieldCell], identityField: Int?, arena: DataArena,
    read: @escaping (_ field: Int, _ cell: UInt32) -> Value
  ) {
    self.type = type
    self.fields = fields
    self.identityField = identityField
    self.arena = .passUnretained(arena)
    self.read = read
  }

  /// The field at an index of the row at a cell.
  func value(_ index: Int, _ row: UInt32) -> Value {
    let field = fields[index]
    let cell = Int(row) + Int(field.offset)
    if field.form == .other { return read(index, row) }
    return arena._withUnsafeGuaranteedRef { arena in
      if !arena.bool(cell) { return read(index, row) }
      switch field.form {
      case .bool: return .bool(arena.bool(cell + 1))
      case .int: return .int(arena.int(cell + 1))
      case .double: return .double(arena.double(cell + 1))
      case .string: return .dataString(DataString(arena: arena, cell: UInt32(cell + 1)))
      case .other: return read(index, row)
      }
    }
  }
}
