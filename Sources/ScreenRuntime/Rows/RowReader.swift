import ModelData
import RenderTree
import ScreenTypes

/// Reads the rows of one layout of model data, where nothing is evaluated for them but their fields: a flat program that
/// looks at the cells of a row.
struct RowReader {
  private enum Kind: UInt8 {
    /// A text that is the string at a cell.
    case text
    /// A text made of parts begins or ends.
    case beginText, endText
    /// A part of it: a literal, the string at a cell, the number at a cell.
    case literal, string, number
    /// A picture whose name is the string at a cell.
    case picture
    /// Goes on elsewhere where the Bool at a cell is false.
    case test
    /// Goes on elsewhere.
    case jump
    /// The outcome of a condition.
    case outcome
    case end
  }

  private struct Operation {
    let kind: Kind
    /// The cell that tells whether there is a value, counted from the row's first; the literal.
    var cell: Int32 = 0
    /// Where to go on.
    var target: Int32 = 0
    /// What an outcome adds to the path.
    var weight: UInt64 = 0
  }

  private var operations: ContiguousArray<Operation> = []
  private var literals: [[UInt8]] = []
  private let layout: RecordLayout
  private let arena: DataArena

  /// A reader of rows of a layout; nil where more than fields is evaluated, or a field is more than its cell.
  init?(_ program: RowProgram, _ layout: RecordLayout) {
    self.layout = layout
    arena = layout.data
    guard program.links.isEmpty, add(program.blocks[0], program) else { return nil }
    operations.append(Operation(kind: .end))
  }

  private func cell(_ field: Int32, _ form: RecordLayout.FieldCell.Form) -> Int32? {
    guard field >= 0, layout.fields[Int(field)].form == form else { return nil }
    return Int32(layout.fields[Int(field)].offset)
  }

  private mutating func add(_ kind: Kind, _ field: Int32, _ form: RecordLayout.FieldCell.Form) -> Bool {
    guard let cell = cell(field, form) else { return false }
    operations.append(Operation(kind: kind, cell: cell))
    return true
  }

  private mutating func add(_ block: RowProgram.Block, _ program: RowProgram) -> Bool {
    for step in block.steps {
      switch step.kind {
      case .text:
        if !step.parts.isEmpty {
          if !add(parts: program.parts[step.parts]) { return false }
        } else if !add(.text, step.field, .string) {
          operations.append(Operation(kind: .beginText))
          if !add(.number, step.field, .int) { return false }
          operations.append(Operation(kind: .endText))
        }
      case .picture: if !add(.picture, step.field, .string) { return false }
      case .conditional: if !add(condition: step, program) { return false }
      case .declared: if !add(program.blocks[step.block], program) { return false }
      case .link, .name, .when: return false
      }
    }
    return true
  }

  private mutating func add(parts: ArraySlice<RowProgram.TextPart>) -> Bool {
    operations.append(Operation(kind: .beginText))
    for part in parts {
      switch part {
      case .literal(let bytes):
        operations.append(Operation(kind: .literal, cell: Int32(literals.count)))
        literals.append(bytes)
      case .field(let field):
        if !add(.string, field, .string), !add(.number, field, .int) { return false }
      }
    }
    operations.append(Operation(kind: .endText))
    return true
  }

  private mutating func add(condition step: RowProgram.Step, _ program: RowProgram) -> Bool {
    var jumps: [Int] = []
    for outcome in 0...step.tests.count {
      let test = operations.count
      if outcome < step.tests.count {
        let condition = program.tests[step.tests.lowerBound + outcome]
        if !condition.isElse, !add(.test, condition.field, .bool) { return false }
      }
      operations.append(Operation(kind: .outcome, weight: step.weight &* UInt64(outcome + 1)))
      if !add(program.blocks[step.block + outcome], program) { return false }
      if outcome < step.tests.count {
        jumps.append(operations.count)
        operations.append(Operation(kind: .jump))
        if operations[test].kind == .test { operations[test].target = Int32(operations.count) }
      }
    }
    for jump in jumps { operations[jump].target = Int32(operations.count) }
    return true
  }

  /// Reads the row of these cells into a batch, and gives the path that its conditions took; nil where a field is absent
  /// or a text too long.
  @inline(__always)
  func read(_ row: UnsafePointer<UInt64>, into batch: RowBatch) -> UInt64? {
    operations.withUnsafeBufferPointer { operations in
      var path: UInt64 = 0
      var place = 0
      while true {
        let operation = operations[place]
        place &+= 1
        let cell = row + Int(operation.cell)
        switch operation.kind {
        case .text:
          if cell[0] == 0 { return nil }
          if batch.refersToSource, let place = DataArena.placeInSource(ofBits: cell[1]) {
            batch.add(inSource: place)
          } else {
            batch.add(arena.string(ofBits: cell[1]))
          }
        case .beginText: batch.beginText()
        case .endText: if batch.endText() > RowProgram.longestText { return nil }
        case .literal: literals[Int(operation.cell)].withUnsafeBufferPointer { batch.append($0) }
        case .string:
          if cell[0] == 0 { return nil }
          batch.append(arena.string(ofBits: cell[1]))
        case .number:
          if cell[0] == 0 { return nil }
          batch.append(Int(truncatingIfNeeded: cell[1]))
        case .picture:
          let name = arena.string(ofBits: cell[1])
          if cell[0] == 0 || name.isEmpty { return nil }
          batch.add(picture: name)
        case .test:
          if cell[0] == 0 { return nil }
          if cell[1] == 0 { place = Int(operation.target) }
        case .jump: place = Int(operation.target)
        case .outcome: path &+= operation.weight
        case .end: return path
        }
      }
    }
  }
}
