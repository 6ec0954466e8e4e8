import ModelData
import ScreenLint
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Where the rows of a list that was drawn stand in the model data.
struct RowPlaces {
  let program: Program
  let data: ModelStore

  /// Where the ids of two rows stand; empty where one of them is not in the model data.
  func places(of rows: RepeatedID, key: MemberID?) -> [SourceLocation] {
    guard let first = place(of: rows.elements.0, rows.keys.0, key),
      let second = place(of: rows.elements.1, rows.keys.1, key)
    else { return [] }
    return [first, second]
  }

  private func place(of element: Value, _ id: Value, _ key: MemberID?) -> SourceLocation? {
    if case .dataString(let text) = id, let range = text.arena.range(ofString: Int(text.cell)) {
      return location(text.arena, range)
    }
    guard case .row(let row) = element else { return nil }
    let declared = key.map { program[$0] }
    let name = declared.map { ($0.key.isEmpty ? $0.name : $0.key).text } ?? ""
    return location(row.arena, row.arena.range(of: name, inStructure: Int(row.cell)))
  }

  private func location(_ arena: DataArena, _ range: SourceRange) -> SourceLocation? {
    guard let file = data.files.firstIndex(where: { $0.path == arena.source.path }) else { return nil }
    return SourceLocation(FileID(program.files.count + file), range)
  }
}
