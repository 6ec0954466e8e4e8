import ScreenCompiler
import ScreenSemantics
import SourceModel

extension LanguageServer {
  /// `textDocument/documentLink`: the files of model data that a screen names.
  func documentLinks(_ parameters: JSONValue) throws -> JSONValue {
    let (snapshot, file, text) = try snapshot(parameters)
    guard snapshot.isScreen(file) else { return [] }
    let program = snapshot.program
    var links: [JSONValue] = []
    for declaration in program.declarations(in: file) {
      for id in program.members(of: declaration) {
        guard let source = program[id].source else { continue }
        let path = snapshot.path(ofData: text.text(source), namedIn: file)
        links.append([
          "range": text.range(source, encoding),
          "target": .string(snapshot.served.uri(of: path, in: snapshot.package)),
        ])
      }
    }
    return .array(links)
  }

  /// `textDocument/prepareCallHierarchy`: the datum at a place.
  func prepareCalls(_ parameters: JSONValue) throws -> JSONValue {
    let cursor = try cursor(parameters)
    guard case .member(let id)? = cursor.occurrence?.target,
      let source = cursor.snapshot.flow.sources.first(where: { $0.member == id })
    else { return .null }
    return [item(source.name, source.location, cursor.snapshot, detail: "\(source.kind) \(source.type)")]
  }

  private func item(_ name: String, _ place: SourceLocation, _ snapshot: PackageSnapshot, detail: String)
    -> JSONValue
  {
    let range = snapshot.text(place.file).range(place.range, encoding)
    return [
      "name": .string(name), "kind": 8, "detail": .string(detail), "uri": .string(snapshot.uri(place.file)),
      "range": range, "selectionRange": range,
    ]
  }

  /// The datum that an item of the hierarchy stands for.
  private func source(_ parameters: JSONValue) throws -> (PackageSnapshot, Int)? {
    let item = parameters["item"]
    let (snapshot, _, _) = try snapshot(["textDocument": ["uri": item["uri"]]])
    guard let place = snapshot.flow.sources.firstIndex(where: { .string($0.name) == item["name"] }) else {
      return nil
    }
    return (snapshot, place)
  }

  /// `callHierarchy/incomingCalls`: the views that write a datum, and where.
  func writers(_ parameters: JSONValue) throws -> JSONValue {
    guard let (snapshot, place) = try source(parameters) else { return .null }
    return .array(
      snapshot.flow.views.compactMap { view in
        let uses = view.uses.filter { $0.source == place && $0.kind != .reads }
        if uses.isEmpty { return nil }
        let own = uses.filter { $0.location.file == view.location.file }
        return [
          "from": item(view.name, view.location, snapshot, detail: view.kind),
          "fromRanges": .array(
            own.map { snapshot.text($0.location.file).range($0.location.range, encoding) }),
        ]
      })
  }

  /// `callHierarchy/outgoingCalls`: the views that are made anew when a datum changes.
  func redrawn(_ parameters: JSONValue) throws -> JSONValue {
    guard let (snapshot, place) = try source(parameters) else { return .null }
    let source = snapshot.flow.sources[place]
    let range = snapshot.text(source.location.file).range(source.location.range, encoding)
    return .array(
      snapshot.flow.redraws(place, snapshot.compilation).compactMap { redraw in
        guard let view = snapshot.flow.views.first(where: { $0.name == redraw.view }) else { return nil }
        return ["to": item(view.name, view.location, snapshot, detail: redraw.reason), "fromRanges": [range]]
      })
  }
}
