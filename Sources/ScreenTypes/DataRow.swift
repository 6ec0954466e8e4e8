import ModelData
import RenderTree
import SourceModel

/// A struct in the arena of a data file.
public struct DataRow: @unchecked Sendable {
  @usableFromInline let reference: Unmanaged<RecordLayout>
  /// Its first cell.
  public let cell: UInt32

  /// The row at `cell`. The layout outlives the program that decoded it.
  public init(layout: RecordLayout, cell: UInt32) {
    reference = .passUnretained(layout)
    self.cell = cell
  }

  /// How its fields are read.
  public var layout: RecordLayout { reference._withUnsafeGuaranteedRef { $0 } }

  /// True where its fields are read so.
  @inlinable public func has(_ layout: Unmanaged<RecordLayout>) -> Bool {
    reference.toOpaque() == layout.toOpaque()
  }

  /// The data file it stands in.
  public var arena: DataArena { layout.data }

  /// Its struct.
  public var type: TypeID { reference._withUnsafeGuaranteedRef { $0.type } }

  /// How many stored fields it has.
  public var fieldCount: Int { reference._withUnsafeGuaranteedRef { $0.fields.count } }

  /// True for a row at the same place.
  func isSame(as other: DataRow) -> Bool {
    cell == other.cell && reference.toOpaque() == other.reference.toOpaque()
  }

  /// The value of the stored field at `index` of the declaration.
  public func field(_ index: Int) -> Value {
    reference._withUnsafeGuaranteedRef { $0.value(index, cell) }
  }

  /// The whole row as a struct of its own.
  public func copied() -> StructBox {
    let count = fieldCount
    var fields: [Value] = []
    fields.reserveCapacity(count)
    for index in 0..<count { fields.append(field(index)) }
    return StructBox(type: type, fields: fields)
  }
}
