import ModelData
import ScreenCompiler
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension LanguageServer {
  /// `textDocument/prepareRename`: the name at a place, where it can be changed.
  func prepareRename(_ parameters: JSONValue) throws -> JSONValue {
    let cursor = try cursor(parameters)
    let occurrence = try renamed(cursor)
    return [
      "range": cursor.text.range(occurrence.range, encoding),
      "placeholder": .string(cursor.text.text(occurrence.range)),
    ]
  }

  /// `textDocument/rename`: gives something another name wherever it is named: in elements, attributes and code of all screens,
  /// and a field in the model data that it is read from. Refused where the package would have an error that it has not now.
  func rename(_ parameters: JSONValue) throws -> JSONValue {
    let cursor = try cursor(parameters)
    let snapshot = cursor.snapshot
    let occurrence = try renamed(cursor)
    let name = parameters["newName"].text ?? ""
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isAlphabetic,
      name.unicodeScalars.allSatisfy({
        $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
      }),
      !ReservedWords.contains(Name(name))
    else {
      throw ResponseError(
        ResponseError.invalidParameters, "`\(name)` is not a name: names are letters, digits and `_`.")
    }
    var edits = snapshot.places(of: occurrence.target).map {
      SourceEdit(SourceLocation($0.file, $0.occurrence.range), name)
    }
    var dataEdits: [SourceEdit] = []
    if case .member(let field) = occurrence.target {
      dataEdits = keys(of: field, snapshot).map { SourceEdit($0, name) }
    }
    try refuseWhatClashes(edits + dataEdits, name, snapshot)
    if dataEdits.isEmpty || !client.asksForConsent {
      edits += dataEdits
      return edit(edits, snapshot)
    }
    return annotated(edits, dataEdits, snapshot)
  }

  /// What is to be renamed at a place. Throws `ResponseError` where that is nothing of the package.
  private func renamed(_ cursor: Cursor) throws -> Occurrence {
    guard let occurrence = cursor.occurrence else { throw ResponseError("There is no name here.") }
    guard cursor.snapshot.declaration(of: occurrence.target) != nil else {
      throw ResponseError(
        "`\(cursor.text.text(occurrence.range))` belongs to the language, so its name is fixed.")
    }
    if case .member(let id) = occurrence.target {
      let member = cursor.snapshot.program[id]
      if member.kind == .environment || member.name == "init" {
        throw ResponseError("`\(member.name)` is the name that the language gives it.")
      }
    }
    return occurrence
  }

  /// Where a field stands as a key in the model data of the package.
  private func keys(of field: MemberID, _ snapshot: PackageSnapshot) -> [SourceLocation] {
    let program = snapshot.program
    guard program[field].storage >= 0, program[program[field].owner].kind == .structure else { return [] }
    var found: [SourceLocation] = []
    for member in program.members {
      guard let source = member.source else { continue }
      let path = snapshot.path(ofData: program.files[member.file].source.text(source), namedIn: member.file)
      // A rename that would leave another file without its fields is refused.
      guard DataForm(path: path) == .json else { continue }
      guard let file = snapshot.file(at: path), !found.contains(where: { $0.file == file }) else { continue }
      let bytes = snapshot.text(file).bytes
      found += DataKeys.ranges(of: field, in: bytes, holding: member.type, program).map {
        SourceLocation(file, $0)
      }
    }
    return found
  }

  /// Throws `ResponseError` where the package would have an error after edits that it has not now.
  private func refuseWhatClashes(_ edits: [SourceEdit], _ name: String, _ snapshot: PackageSnapshot) throws {
    if let fault = try Self.newError(with: Self.texts(after: edits, snapshot), snapshot) {
      throw ResponseError("With the name `\(name)` this would be wrong: \(fault.message)")
    }
  }

  /// Edits of which some ask for consent.
  private func annotated(_ edits: [SourceEdit], _ data: [SourceEdit], _ snapshot: PackageSnapshot)
    -> JSONValue
  {
    let files = Set((edits + data).map { $0.location.file }).sorted()
    let changes: [JSONValue] = files.map { file in
      let uri = snapshot.uri(file)
      let made: [JSONValue] = (edits.map { ($0, false) } + data.map { ($0, true) })
        .filter { $0.0.location.file == file }.map { edit, isData in
          .some([
            "range": snapshot.text(file).range(edit.location.range, encoding), "newText": .string(edit.text),
            "annotationId": isData ? "data" : .null,
          ])
        }
      return [
        "textDocument": ["uri": .string(uri), "version": documents[uri].map { .int($0.version) } ?? .null],
        "edits": .array(made),
      ]
    }
    return [
      "documentChanges": .array(changes),
      "changeAnnotations": [
        "data": ["label": "Keys of model data", "needsConfirmation": true]
      ],
    ]
  }
}
