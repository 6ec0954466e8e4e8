import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension LanguageServer {
  /// `textDocument/definition`: where what stands at a place is declared. At a `source` it is the file of model data.
  func definition(_ parameters: JSONValue) throws -> JSONValue {
    let cursor = try cursor(parameters)
    if let source = dataFile(at: cursor) { return [source] }
    guard let occurrence = cursor.occurrence, let place = cursor.snapshot.declaration(of: occurrence.target)
    else {
      return .null
    }
    return [cursor.snapshot.location(place, encoding)]
  }

  /// The file that the `source` of a member at a place names.
  private func dataFile(at cursor: Cursor) -> JSONValue? {
    let (snapshot, offset) = (cursor.snapshot, UInt32(cursor.offset))
    guard snapshot.isScreen(cursor.file) else { return nil }
    for declaration in snapshot.program.declarations(in: cursor.file) {
      for member in snapshot.program.members(of: declaration) {
        guard let source = snapshot.program[member].source, source.start <= offset, offset <= source.end
        else {
          continue
        }
        let path = snapshot.path(ofData: cursor.text.text(source), namedIn: cursor.file)
        let uri = snapshot.served.uri(of: path, in: snapshot.package)
        let start: JSONValue = ["line": 0, "character": 0]
        return ["uri": .string(uri), "range": ["start": start, "end": start]]
      }
    }
    return nil
  }

  /// `textDocument/typeDefinition`: where the type of what stands at a place is declared.
  func typeDefinition(_ parameters: JSONValue) throws -> JSONValue {
    let cursor = try cursor(parameters)
    guard let occurrence = cursor.occurrence else { return .null }
    let program = cursor.snapshot.program
    var type = occurrence.type
    if case .member(let id) = occurrence.target { type = program[id].type }
    while let part = type.wrapped ?? type.bound ?? type.element, part != type { type = part }
    guard let declaration = program.declaration(of: type) else { return .null }
    return [cursor.snapshot.location(program.location(of: declaration), encoding)]
  }

  /// `textDocument/references`: the places of what stands at a place, in the whole package.
  func references(_ parameters: JSONValue) throws -> JSONValue {
    let cursor = try cursor(parameters)
    guard let occurrence = cursor.occurrence else { return .null }
    let isDeclared = parameters["context"]["includeDeclaration"] != false
    return .array(
      cursor.snapshot.places(of: occurrence.target).filter { isDeclared || $0.occurrence.role != .declares }
        .map { cursor.snapshot.location(SourceLocation($0.file, $0.occurrence.range), encoding) })
  }

  /// `textDocument/documentHighlight`: the places of what stands at a place in its file, told apart by whether they read or
  /// write; at a tag, both tags of the element.
  func highlights(_ parameters: JSONValue) throws -> JSONValue {
    let cursor = try cursor(parameters)
    guard let occurrence = cursor.occurrence else { return .null }
    var places = cursor.snapshot.occurrences(cursor.file).filter { $0.target == occurrence.target }
    if case .element = occurrence.target { places = tags(of: occurrence, cursor) }
    return .array(
      places.map { place in
        let isWritten = place.role == .writes || place.role == .binds || place.role == .declares
        let kind = place.role == .uses ? 1 : isWritten ? 3 : 2
        return ["range": cursor.text.range(place.range, encoding), "kind": .int(kind)]
      })
  }

  /// The start tag and the end tag of the element of which one is given.
  private func tags(of occurrence: Occurrence, _ cursor: Cursor) -> [Occurrence] {
    let xml = cursor.snapshot.program.files[cursor.file].xml
    for node in xml.nodes where node.kind == .element {
      let end = SourceRange(node.contentEnd + 2, node.contentEnd + 2 + UInt32(node.name.utf8.count))
      let hasEnd = node.contentEnd < node.range.end
      guard node.nameRange == occurrence.range || hasEnd && end == occurrence.range else { continue }
      let ranges = hasEnd ? [node.nameRange, end] : [node.nameRange]
      return ranges.map { Occurrence(range: $0, target: occurrence.target, role: .uses) }
    }
    return [occurrence]
  }
}
