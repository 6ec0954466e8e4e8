/// Where the values of a schema's types lie in cells of 64 bits; computed once per schema.
///
/// A struct that contains itself with no array or dictionary between, or a type of more than `cellLimit`
/// cells, has no layout: it counts one cell, and no JSON value can be read as it.
public struct DataLayout: Sendable {
  /// The most cells that one value of a type may take, not counting elements of arrays and dictionaries.
  public static let cellLimit = 1 << 16
  private static let depthLimit = 512

  private var typeCells: [Int32]
  private var readable: [Bool]
  private var structCells: [Int32]
  private var offsets: [[Int32]]

  /// The layout of every type of `schema`.
  public init(_ schema: DataSchema) {
    typeCells = Array(repeating: 0, count: schema.types.count)
    readable = Array(repeating: true, count: schema.types.count)
    structCells = Array(repeating: 0, count: schema.structs.count)
    offsets = schema.structs.map { Array(repeating: 0, count: $0.fields.count) }
    var open = [Bool](repeating: false, count: schema.types.count)
    for type in schema.types.indices { measure(type, schema, &open, 0) }
    for structure in schema.structs.indices where structCells[structure] == 0 {
      measure(structure: structure, schema, &open, 0)
    }
  }

  /// The number of cells of one value.
  public func cells(of type: DataSchema.TypeIndex) -> Int { Int(typeCells[Int(type)]) }

  /// The number of cells of one value of the struct at an index of `DataSchema.structs`.
  public func cells(ofStructure structure: Int32) -> Int { Int(structCells[Int(structure)]) }

  /// How far the field's presence cell lies from the struct's first cell; the value follows it.
  public func fieldOffset(structure: Int32, field: Int) -> Int { Int(offsets[Int(structure)][field]) }

  /// False for a type that has no layout.
  public func isReadable(_ type: DataSchema.TypeIndex) -> Bool { readable[Int(type)] }

  private mutating func measure(_ type: Int, _ schema: DataSchema, _ open: inout [Bool], _ depth: Int) {
    if typeCells[type] != 0 { return }
    if open[type] || depth > Self.depthLimit {
      readable[type] = false
      return
    }
    open[type] = true
    var cells = 1
    switch schema.types[type] {
    case .optional(let inner):
      measure(Int(inner), schema, &open, depth + 1)
      cells += max(1, Int(typeCells[Int(inner)]))
    case .structure(let structure):
      if structCells[Int(structure)] == 0 {
        measure(structure: Int(structure), schema, &open, depth + 1)
      }
      cells = Int(structCells[Int(structure)])
    case .bool, .int, .double, .decimal, .string, .date, .url, .uuid, .color, .array, .dictionary,
      .enumeration:
      break
    }
    open[type] = false
    if cells > Self.cellLimit { readable[type] = false }
    typeCells[type] = readable[type] ? Int32(cells) : 1
  }

  private mutating func measure(
    structure: Int, _ schema: DataSchema, _ open: inout [Bool], _ depth: Int
  ) {
    var cells = 1
    for (index, field) in schema.structs[structure].fields.enumerated() {
      offsets[structure][index] = Int32(cells)
      measure(Int(field.type), schema, &open, depth + 1)
      cells = min(cells + 1 + max(1, Int(typeCells[Int(field.type)])), 1 << 30)
    }
    structCells[structure] = Int32(cells)
  }
}
