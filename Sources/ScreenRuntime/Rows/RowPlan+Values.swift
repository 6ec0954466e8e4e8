import ModelData
import RenderTree
import ScreenTypes
import StandardLibrary

extension RowPlan {
  /// Adds the characters of the text of a step that is a string of the row; false where it is not, or absent.
  @inline(__always)
  func addField(at step: Int, _ row: DataRow?) -> Bool {
    guard step < textCells.count, let row, let arena, textCells[step] >= 0 else { return false }
    let cell = Int(row.cell) + textCells[step]
    return arena._withUnsafeGuaranteedRef { arena in
      if !arena.bool(cell) { return false }
      batch.add(arena.string(cell + 1))
      return true
    }
  }

  /// Adds the characters of a text that is made of literals and of texts and whole numbers of the row; false where one is
  /// something else.
  func addParts(_ places: Range<Int>, _ row: DataRow) -> Bool {
    batch.beginText()
    for place in places {
      switch parts[place] {
      case .literal(let bytes): bytes.withUnsafeBufferPointer { batch.append($0) }
      case .field(let field):
        switch row.field(Int(field)) {
        case .dataString(let text): batch.append(text.utf8)
        case .int(let number): batch.append(number)
        // Values of other kinds are written by the evaluator, row by row.
        default: return false
        }
      }
    }
    return batch.endText() <= RowProgram.longestText
  }

  /// What a step gives: the field of the row that it is, or else what its attribute comes to.
  private func value(
    of step: RowProgram.Step, _ row: DataRow?, _ frame: Frame, _ host: ViewHost
  ) throws -> Value {
    try row.flatMap { step.field >= 0 ? $0.field(Int(step.field)) : nil }
      ?? host.attributeValue(step.attribute, frame)
  }

  /// Adds the characters of a text that is more than a string of the row; false where a value is not characters.
  func addText(
    _ step: RowProgram.Step, _ row: DataRow?, _ frame: Frame, _ host: ViewHost
  ) throws -> Bool {
    let value = try value(of: step, row, frame, host)
    switch value {
    case .dataString(let text): batch.add(text.utf8)
    case .string(var text): text.withUTF8 { batch.add($0) }
    case .int, .double, .bool:
      var text = host.describe(value)
      text.withUTF8 { batch.add($0) }
    // Values of other kinds are lowered with their row.
    default: return false
    }
    return true
  }

  /// Adds the name of a picture of the package that nothing else is said of; false where there is none.
  func addPicture(
    _ step: RowProgram.Step, _ row: DataRow?, _ frame: Frame, _ host: ViewHost
  ) throws -> Bool {
    let value = try value(of: step, row, frame, host)
    var name: String
    switch value {
    case .dataString(let text) where !text.utf8.isEmpty:
      batch.add(picture: text.utf8)
      return true
    case .string(let text): name = text
    // Other values are pictures, or the row is lowered by itself.
    default:
      guard let image = value.content(ImageValue.self), image == ImageValue(source: .asset, name: image.name)
      else { return false }
      name = image.name
    }
    name.withUTF8 { batch.add(picture: $0) }
    return !name.isEmpty
  }
}
