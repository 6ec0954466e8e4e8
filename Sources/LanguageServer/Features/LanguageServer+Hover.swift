import ElementCatalog
import ScreenCompiler
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension LanguageServer {
  /// `textDocument/hover`: what stands at a place. Of a datum who owns, reads, writes and binds it.
  func hover(_ parameters: JSONValue) throws -> JSONValue {
    let cursor = try cursor(parameters)
    guard let occurrence = cursor.occurrence else { return .null }
    let text = Self.page(of: occurrence, cursor.snapshot)
    return [
      "contents": ["kind": "markdown", "value": .string(text)],
      "range": cursor.text.range(occurrence.range, encoding),
    ]
  }

  /// What there is to say of something, as Markdown.
  static func page(of occurrence: Occurrence, _ snapshot: PackageSnapshot) -> String {
    switch occurrence.target {
    case .declaration(let id): return page(of: id, snapshot)
    case .member(let id): return page(of: id, snapshot)
    case .local:
      let name =
        snapshot.declaration(of: occurrence.target).map { snapshot.text($0.file).text($0.range) } ?? ""
      return code("let \(name.drop { $0 == "$" }): \(occurrence.type)")
    case .element(let place):
      let element = ElementCatalog.shared.elements[place]
      return code("<\(element.name)>", "xml") + element.documentation + "\n\n" + since(element.since)
        + attributes(of: element) + example(element.example)
    case .modifier(let place): return page(of: ElementCatalog.shared.modifiers[place])
    case .attribute(let element, let position):
      let element = ElementCatalog.shared.elements[element]
      let attribute = element.attributes[position]
      return code("\(attribute.name): \(type(of: attribute))") + attribute.documentation
        + (attribute.isRequired ? " It must be given." : "") + "\n\nAn attribute of `<\(element.name)>`."
    case .library(let place):
      let member = StandardLibrary.shared.entries[place].member
      return code((member.receiver.isEmpty ? "" : "\(member.receiver).") + member.signature)
        + member.documentation + "\n\n" + since(member.since)
    case .libraryType(let type):
      let name = type.description
      let found = StandardLibrary.shared.types.first { $0.name == name }
      return code(name) + (found?.documentation ?? "")
    case .choice(let type, let position):
      let cases = StandardLibrary.shared.cases(of: type) ?? []
      return code("\(type).\(cases.indices.contains(position) ? cases[position].text : "")")
    }
  }

  private static func page(of id: DeclarationID, _ snapshot: PackageSnapshot) -> String {
    let (program, declaration) = (snapshot.program, snapshot.program[id])
    var out = code("<\(declaration.kind.element) name=\"\(declaration.name)\">", "xml")
    let parameters = declaration.kind.isView ? program.parameters(of: id) : []
    if !parameters.isEmpty {
      out +=
        "It is given "
        + parameters.map { "`\(program.label(of: $0))`: `\(program[$0].type)`" }.joined(separator: ", ")
        + ".\n\n"
    }
    guard let view = snapshot.flow.views.firstIndex(where: { $0.declaration == id }) else { return out }
    var text = FlowText(snapshot.flow, files: snapshot.compilation.files)
    return out + code(text.view(view), "text")
  }

  private static func page(of id: MemberID, _ snapshot: PackageSnapshot) -> String {
    let (program, member) = (snapshot.program, snapshot.program[id])
    var out = code(signature(of: id, program))
    if !member.owner.isNone {
      let owner = program[member.owner]
      out += "In the \(owner.kind.element) `\(program.pageName(of: owner))`.\n\n"
    }
    if let source = snapshot.flow.sources.firstIndex(where: { $0.member == id }) {
      var text = FlowText(snapshot.flow, files: snapshot.compilation.files)
      out += code(text.source(source), "text")
    }
    return out
  }

  /// A member as Swift would declare it.
  static func signature(of id: MemberID, _ program: Program) -> String {
    let member = program[id]
    let start = member.isStatic ? "static " : ""
    let parameters = member.parameters.map { place -> String in
      let parameter = program.parameters[place]
      let label =
        parameter.label == parameter.name ? "" : parameter.label.isEmpty ? "_ " : "\(parameter.label) "
      return "\(label)\(parameter.name): \(parameter.type)"
    }.joined(separator: ", ")
    switch member.kind {
    case .function:
      let result = member.type == .void ? "" : " -> \(member.type)"
      return "\(start)\(member.isMutating ? "mutating " : "")func \(member.name)(\(parameters))\(result)"
    case .computed where member.isGivenByInitializer: return "let \(member.name): \(member.type)"
    case .constant: return "\(start)let \(member.name): \(member.type)"
    case .variable, .computed: return "\(start)var \(member.name): \(member.type)"
    case .enumCase:
      return "case \(member.name)\(member.type == .void ? "" : "(\(member.type))")"
    case .fragment: return "Fragment \(member.name)(\(parameters))"
    case .slot: return "Slot \(member.name)"
    case .state, .binding, .stateObject, .observedObject, .bindable, .environmentObject, .environment,
      .gestureState, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage, .published:
      return "@\(member.kind.element) var \(member.name): \(member.type)"
    }
  }

  /// The page of a modifier.
  static func page(of modifier: ModifierDefinition) -> String {
    code(modifier.signatures.map { ".\($0)" }.joined(separator: "\n")) + modifier.documentation + "\n\n"
      + since(modifier.since) + example(modifier.example)
  }

  /// The type of an attribute as it is told.
  static func type(of attribute: AttributeDefinition) -> String {
    switch attribute.role {
    case .binding: "Binding of \(attribute.type)"
    case .action: "statements"
    case .name: "a name"
    case .view: "the name of a view"
    case .value, .function, .code: attribute.type
    }
  }

  private static func attributes(of element: ElementDefinition) -> String {
    if element.attributes.isEmpty { return "" }
    return element.attributes.map { "- `\($0.name)`: `\(type(of: $0))`. \($0.documentation)\n" }.joined()
      + "\n"
  }

  private static func since(_ availability: Availability) -> String {
    availability.text.map { "Since \($0).\n\n" } ?? ""
  }

  private static func example(_ text: String) -> String { code(text, "xml") }

  /// A block of code.
  static func code(_ text: String, _ language: String = "swift") -> String {
    var text = text
    while text.last == "\n" { text.removeLast() }
    return "```\(language)\n\(text)\n```\n\n"
  }
}
