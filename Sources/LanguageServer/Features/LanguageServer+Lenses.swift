import SourceModel

extension LanguageServer {
  /// `textDocument/codeLens`: "Preview" at each screen, view and preview, which draws it as text, and "Open in browser" where the
  /// client can show an address.
  func lenses(_ parameters: JSONValue) throws -> JSONValue {
    let (snapshot, file, text) = try snapshot(parameters)
    guard snapshot.isScreen(file) else { return [] }
    let uri = JSONValue.string(snapshot.uri(file))
    var lenses: [JSONValue] = []
    for id in snapshot.program.declarations(in: file) {
      let declared = snapshot.program[id]
      guard declared.kind.isView, !declared.name.isEmpty else { continue }
      let range = text.range(declared.nameRange, encoding)
      let arguments: JSONValue = [uri, .string(declared.name.text)]
      lenses.append([
        "range": range,
        "command": ["title": "Preview", "command": "screenwright.render", "arguments": arguments],
      ])
      if openPreview != nil, client.showsDocuments {
        lenses.append([
          "range": range,
          "command": ["title": "Open in browser", "command": "screenwright.preview", "arguments": arguments],
        ])
      }
    }
    return .array(lenses)
  }
}
