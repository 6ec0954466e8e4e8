import ScreenSemantics
import ScreenTypes
import SourceModel

extension LanguageServer {
  /// `textDocument/documentSymbol`: the declarations of a file with their members.
  func documentSymbols(_ parameters: JSONValue) throws -> JSONValue {
    let (snapshot, file, text) = try snapshot(parameters)
    guard snapshot.isScreen(file) else { return [] }
    let program = snapshot.program
    let xml = program.files[file].xml
    var symbols: [JSONValue] = []
    for id in program.declarations(in: file) where program[id].kind != .composition {
      let declaration = program[id]
      let members: [JSONValue] = declaration.members.compactMap { place in
        let member = program[place]
        guard !member.name.isEmpty else { return nil }
        return symbol(
          member.name.text, Self.kind(of: member.kind),
          "\(member.element)\(member.type.isError || member.type == .void ? "" : " \(member.type)")",
          xml[member.node].range, member.nameRange, text)
      }
      let name = program.pageName(of: declaration)
      let shown = symbol(
        name.isEmpty ? declaration.kind.element : name, Self.kind(of: declaration.kind),
        declaration.kind.element, declaration.range, declaration.nameRange, text, members)
      symbols.append(shown)
    }
    if client.nestsSymbols { return .array(symbols) }
    let uri = JSONValue.string(snapshot.uri(file))
    return .array(
      symbols.flatMap { outer in
        let owner = outer["name"]
        return [Self.flat(outer, uri, .null)] + outer["children"].elements.map { Self.flat($0, uri, owner) }
      })
  }

  private static func flat(_ symbol: JSONValue, _ uri: JSONValue, _ owner: JSONValue) -> JSONValue {
    .some([
      "name": symbol["name"], "kind": symbol["kind"], "containerName": owner,
      "location": ["uri": uri, "range": symbol["selectionRange"]],
    ])
  }

  private func symbol(
    _ name: String, _ kind: Int, _ detail: String, _ range: SourceRange, _ selection: SourceRange,
    _ text: SourceText, _ children: [JSONValue] = []
  ) -> JSONValue {
    .some([
      "name": .string(name), "kind": .int(kind), "detail": .string(detail),
      "range": text.range(range, encoding),
      "selectionRange": text.range(
        range.contains(selection) ? selection : SourceRange(range.start, range.start), encoding),
      "children": children.isEmpty ? .null : .array(children),
    ])
  }

  /// `workspace/symbol`: the declarations and members of all packages that are open whose names hold the letters of a query in
  /// their order.
  func workspaceSymbols(_ parameters: JSONValue) throws -> JSONValue {
    let query = (parameters["query"].text ?? "").lowercased()
    var found: [JSONValue] = []
    for served in workspaces {
      for package in served.workspace.packages.indices {
        let snapshot = try served.snapshot(package)
        let program = snapshot.program
        for id in program.declarations.indices
        where found.count < 1000 && program[id].kind != .composition {
          let declaration = program[id]
          let name = program.pageName(of: declaration)
          if Self.matches(name, query) {
            found.append([
              "name": .string(name), "kind": .int(Self.kind(of: declaration.kind)),
              "location": snapshot.location(program.location(of: id), encoding),
            ])
          }
          for member in declaration.members where Self.matches(program[member].name.text, query) {
            found.append([
              "name": .string(program[member].name.text), "kind": .int(Self.kind(of: program[member].kind)),
              "containerName": .string(name),
              "location": snapshot.location(program.location(of: member), encoding),
            ])
          }
        }
      }
    }
    return .array(found)
  }

  /// True for a name that has the letters of a query in their order.
  private static func matches(_ name: String, _ query: String) -> Bool {
    if name.isEmpty { return false }
    var rest = query[...]
    for letter in name.lowercased() {
      if rest.first == letter { rest = rest.dropFirst() }
      if rest.isEmpty { return true }
    }
    return rest.isEmpty
  }

  /// The protocol's number of what a declaration is.
  static func kind(of kind: DeclarationKind) -> Int {
    switch kind {
    case .app: 4
    case .screen, .view, .observableObject, .observable: 5
    case .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle, .progressViewStyle,
      .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle, .textFieldStyle, .structure,
      .typeAlias:
      23
    case .enumeration: 10
    case .extended, .appearance: 3
    case .fileScope: 2
    case .protocolType, .composition: 11
    case .genericParameter, .associatedType: 26
    case .preview, .scenario: 24
    }
  }

  /// The protocol's number of what a member is.
  static func kind(of kind: MemberKind) -> Int {
    switch kind {
    case .constant: 14
    case .variable, .published: 8
    case .state, .binding, .stateObject, .observedObject, .bindable, .environmentObject, .environment,
      .gestureState, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage:
      13
    case .computed: 7
    case .function: 6
    case .enumCase: 22
    case .fragment, .slot: 12
    }
  }
}
