import ElementCatalog
import Rendering
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// Which elements, attributes and values may stand at a place of a document.
///
/// What the package often has in the same element comes first.
struct MarkupCompletion {
  private let program: Program
  private let file: FileID
  private let usage: MarkupUsage
  private let scanner: MarkupScanner
  private let bytes: [UInt8]
  private let catalog = ElementCatalog.shared
  /// What stands in front of the place of the word that is completed.
  private let typed: ArraySlice<UInt8>
  private(set) var items: [CompletionItem] = []
  private var labels: Set<Name> = []
  /// True where the package declares more than was added: other letters ask again.
  private(set) var isIncomplete = false

  init(
    _ program: Program, _ file: FileID, _ usage: MarkupUsage, _ scanner: MarkupScanner, _ bytes: [UInt8],
    typed: ArraySlice<UInt8>
  ) {
    (self.program, self.file, self.usage) = (program, file, usage)
    (self.scanner, self.bytes, self.typed) = (scanner, bytes, typed)
  }

  // MARK: Elements

  /// Adds the elements that may stand at the place.
  mutating func addElements() {
    let parent = scanner.open.last.map { Name($0.name) } ?? .none
    if parent.isEmpty || parent == "Module" {
      for name in HeaderVocabulary.declarations + (parent.isEmpty ? ["Module"] : []) {
        addElement(name, in: parent, .structure, detail: "declaration", snippet: Self.declaration(name.text))
      }
      return
    }
    if parent == "Scenario" || scanner.open.contains(where: { $0.name == "Scenario" }) {
      for kind in StepKind.allCases {
        let form = kind.form
        let attributes = form.required.enumerated().map { " \($1.attribute)=\"${\($0 + 1)}\"" }.joined()
        addElement(
          Name(form.element), in: parent, .function, detail: "step", documentation: form.documentation,
          snippet: "\(form.element)\(attributes)/>")
      }
      return
    }
    if let content = HeaderVocabulary.content(of: parent), parent != "Preview" {
      for name in content {
        let isBody = name == "Body" || name == "WindowGroup"
        let needed = HeaderVocabulary.attributes(of: name) ?? []
        addElement(
          name, in: parent, .field, detail: isBody ? "views" : "member",
          snippet: isBody
            ? "\(name)>\n  ${0}\n</\(name)>"
            : needed.contains("type") ? "\(name) name=\"${1}\" type=\"${2}\"${0}/>" : nil)
      }
      return
    }
    addViews(in: parent)
  }

  private static func declaration(_ name: String) -> String? {
    ["Screen", "View"].contains(name)
      ? "\(name) name=\"${1}\">\n  <Body>\n    ${0}\n  </Body>\n</\(name)>" : nil
  }

  private mutating func addViews(in parent: Name) {
    let subject = scanner.open.last?.attributes.first { $0.name == "of" }
      .map { String(decoding: bytes[$0.value], as: UTF8.self) }
    if parent == "Switch" {
      for name: Name in ["Case", "Default"] {
        addElement(name, in: parent, .keyword, detail: "branch", rank: 300)
      }
      return
    }
    for element in catalog.elements {
      let name = Name(element.name)
      switch element.placement {
      case .view, .attachment: break
      case .part(let owners), .item(let owners):
        guard owners.contains(parent.text) else { continue }
      }
      addElement(
        name, in: parent, .type, detail: "view",
        documentation: LanguageServer.code(element.example, "xml") + element.documentation,
        snippet: Self.snippet(of: element), rank: Self.usual(element.name))
    }
    let offered = OfferedDeclarations(
      of: program, to: file, typed: typed, rank: { often($0.name, in: parent) }, \.isShown)
    if !offered.isAll { isIncomplete = true }
    for declaration in offered.found.map({ program[$0] }) {
      // A Preview mostly shows the view that it is of.
      let isSubject = parent == "Preview" && subject == declaration.name.text
      addElement(
        declaration.name, in: parent, .type, detail: declaration.kind.element,
        snippet: use(of: declaration.name),
        rank: isSubject ? 900 : declaration.file == file ? 18 : 12)
    }
    let before = scanner.open.last?.children.last
    for name: Name in ["If", "ElseIf", "Else", "IfLet", "Switch", "Let", "Fragment", "Content"] {
      let isBranch = name == "ElseIf" || name == "Else"
      if isBranch, !["If", "IfLet", "ElseIf"].contains(before) { continue }
      addElement(name, in: parent, .keyword, detail: "control flow", rank: isBranch ? 60 : 4)
    }
  }

  /// What most screens use comes first where a package says nothing.
  private static func usual(_ name: String) -> Int {
    usualElements.firstIndex(of: name).map { usualElements.count - $0 } ?? 0
  }

  private static let usualElements = [
    "Text", "VStack", "HStack", "Image", "Button", "Spacer", "List", "ForEach", "NavigationLink", "Section",
    "Toggle",
    "TextField", "ZStack", "Divider", "NavigationView", "ScrollView", "Picker", "Group", "Label", "Form",
  ]

  private mutating func addElement(
    _ name: Name, in parent: Name, _ kind: CompletionItem.Kind, detail: String, documentation: String = "",
    snippet: String? = nil, rank: Int = 0
  ) {
    guard labels.insert(name).inserted else { return }
    let siblings = scanner.open.last?.children ?? []
    // A part stands once; what stands beside its like often does so again.
    let again = siblings.last == name.text ? 15 : siblings.contains(name.text) ? 5 : 0
    let fits = fit(of: name)
    let isOnly =
      ["Body", "WindowGroup", "Header", "Footer"].contains(name.text) && siblings.contains(name.text)
    items.append(
      CompletionItem(
        name.text, kind, detail: detail, documentation: documentation, snippet: snippet,
        rank: rank + often(name, in: parent) + again + fits - (isOnly ? 1000 : 0)))
  }

  /// How much a package's habits speak for an element in another.
  private func often(_ name: Name, in parent: Name) -> Int {
    min(usage.count(of: name, in: parent), 40) * 10 + min(usage.count(of: name), 20)
  }

  /// How well an element goes with what stands in its tag already.
  private func fit(of name: Name) -> Int {
    if scanner.endName == name.text { return 5000 }
    var rank = 0
    if scanner.isEmptyTag, scanner.tagAttributes.allSatisfy({ $0 == "modifiers" }) {
      rank = isWholeWithout(name) ? 400 : -400
    }
    if scanner.tagAttributes.isEmpty { return rank }
    let known: [String]
    if let place = catalog.element(named: name) {
      known = catalog.elements[place].attributes.map(\.name) + ["modifiers"]
    } else if let view = program.lookup(name, in: file) {
      known = program.parameters(of: view).map { program[$0].label.text } + ["modifiers"]
    } else {
      known = (HeaderVocabulary.attributes(of: name) ?? []).map(\.text) + (Self.flow[name.text] ?? [])
    }
    return rank + (scanner.tagAttributes.allSatisfy { known.contains($0) } ? 600 : -600)
  }

  /// True for an element that is right without attributes and content.
  private func isWholeWithout(_ name: Name) -> Bool {
    if let place = catalog.element(named: name) {
      let element = catalog.elements[place]
      return element.content.isDisjoint(with: [.views, .title, .labelFirst, .iterates, .presents, .runs])
        && !element.attributes.contains { $0.isRequired } && element.alternatives.isEmpty
    }
    guard let view = program.lookup(name, in: file) else { return name == "Content" || name == "Default" }
    return program.needs(of: view).isEmpty
  }

  private static func snippet(of element: ElementDefinition) -> String {
    let needed = element.attributes.filter { $0.isRequired && $0.name != "title" }
    let attributes = needed.enumerated().map { place, attribute in
      " \(attribute.name)=\"\(attribute.role == .binding ? "\\$" : "")${\(place + 1)}\""
    }.joined()
    if element.content.contains(.title),
      !element.content.contains(.titled) || !element.content.contains(.views)
    {
      return "\(element.name)\(attributes)>${0}</\(element.name)>"
    }
    let holdsViews = !element.content.isDisjoint(with: [.views, .labelFirst, .iterates, .presents, .titled])
    return holdsViews
      ? "\(element.name)\(attributes)>\n  ${0}\n</\(element.name)>" : "\(element.name)\(attributes)/>"
  }

  private func use(of view: Name) -> String? {
    guard let id = program.lookup(view, in: file) else { return nil }
    let needed = program.needs(of: id).map { program[$0] }
    let attributes = needed.enumerated().map { place, member in
      let isLiteral = member.type == .string || member.type.isNumber || member.type == .bool
      let mark = "${\(place + 1)}"
      return " \(member.label)=\"\(member.kind == .binding ? "\\$" + mark : isLiteral ? mark : "{\(mark)}")\""
    }.joined()
    return "\(view)\(attributes)/>"
  }

  /// Adds the name of the element that is to be closed.
  mutating func addEndTag() {
    guard let element = scanner.open.last else { return }
    items.append(
      CompletionItem(element.name, .type, detail: "end tag", snippet: "\(element.name)>", rank: 100))
  }

  // MARK: Attributes

  /// Adds the attributes that the element at the place does not have yet.
  mutating func addAttributes(besides current: Range<Int>) {
    guard let element = scanner.open.last else { return }
    let name = Name(element.name)
    if let declared = HeaderVocabulary.attributes(of: name), !isView(name) {
      let words = isPreviewOrScenario(name) ? subjectParameters(element) : []
      for (position, attribute) in (declared + words).enumerated() {
        addAttribute(attribute.text, of: name, detail: "", rank: 40 - position, besides: current)
      }
    } else if let kind = StepKind(element: element.name) {
      for (position, argument) in kind.form.arguments.enumerated() {
        addAttribute(argument.attribute, of: name, detail: "", rank: 40 - position, besides: current)
      }
    } else if let place = catalog.element(named: name) {
      for (position, attribute) in catalog.elements[place].attributes.enumerated() {
        addAttribute(
          attribute.name, of: name, detail: LanguageServer.type(of: attribute),
          documentation: attribute.documentation,
          rank: 30 - min(position, 20) + (attribute.isRequired ? 40 : 0), besides: current,
          value: attribute.role == .binding
            ? "\\$${1}" : attribute.role == .value && isCode(attribute.type) ? "{${1}}" : "${1}")
      }
      addDestination(element, besides: current)
      addAttribute(
        "modifiers", of: name, detail: "a chain of modifiers", rank: 5, besides: current, value: ".${1}")
    } else if let view = program.lookup(name, in: file) {
      addParameters(of: view, element: name, besides: current)
      addAttribute(
        "modifiers", of: name, detail: "a chain of modifiers", rank: 5, besides: current, value: ".${1}")
    } else {
      for (position, attribute) in (Self.flow[element.name] ?? []).enumerated() {
        addAttribute(attribute, of: name, detail: "", rank: 40 - position, besides: current)
      }
    }
  }

  /// The attributes of the elements of control flow.
  private static let flow: [String: [String]] = [
    "If": ["condition"], "ElseIf": ["condition"], "IfLet": ["name", "value"], "Switch": ["on"],
    "Case": ["is"],
    "Let": ["name", "value", "type"], "Fragment": ["ref", "modifiers"], "Content": ["name", "modifiers"],
  ]

  private func isView(_ name: Name) -> Bool { name == "ForEach" }

  private func isPreviewOrScenario(_ name: Name) -> Bool { name == "Preview" || name == "Scenario" }

  private func subjectParameters(_ element: MarkupScanner.OpenElement) -> [Name] {
    guard let of = element.attributes.first(where: { $0.name == "of" }),
      let view = program.lookup(Name(String(decoding: bytes[of.value], as: UTF8.self)), in: file)
    else { return [] }
    return program.parameters(of: view).map { program[$0].label }
  }

  private func isCode(_ type: String) -> Bool {
    guard let read = StandardLibrary.shared.type(reading: type) else { return true }
    let type = read.wrapped ?? read
    return !(type == .string || type.isNumber || type == .bool || LibraryWords.has(type))
  }

  private mutating func addDestination(_ element: MarkupScanner.OpenElement, besides current: Range<Int>) {
    guard let destination = element.attributes.first(where: { $0.name == "destination" }),
      let view = program.lookup(Name(String(decoding: bytes[destination.value], as: UTF8.self)), in: file)
    else { return }
    addParameters(of: view, element: Name(element.name), besides: current)
  }

  private mutating func addParameters(of view: DeclarationID, element: Name, besides current: Range<Int>) {
    for id in program.parameters(of: view) {
      let member = program[id]
      let isLiteral = member.type == .string || member.type.isNumber || member.type == .bool
      addAttribute(
        member.label.text, of: element, detail: "\(member.type)", rank: member.hasDefault ? 60 : 90,
        besides: current,
        value: member.kind == .binding ? "\\$${1}" : isLiteral ? "${1}" : "{${1}}")
    }
    for id in program.members(of: view) where program[id].kind == .slot && !program[id].name.isEmpty {
      addAttribute(program[id].name.text, of: element, detail: "views", rank: 10, besides: current)
    }
  }

  private mutating func addAttribute(
    _ label: String, of element: Name, detail: String, documentation: String = "", rank: Int,
    besides current: Range<Int>,
    value: String = "${1}"
  ) {
    let isGiven = scanner.open.last?.attributes.contains { attribute in
      // The value of the attribute that is being written stands right behind it.
      attribute.name == label
        && !(attribute.value.lowerBound >= current.upperBound
          && attribute.value.lowerBound <= current.upperBound + 2)
    }
    if isGiven == true { return }
    let name = Name(label)
    guard labels.insert(name).inserted else { return }
    let often = min(usage.count(ofAttribute: name, of: element), 60) * 5
    items.append(
      CompletionItem(
        label, .property, detail: detail, documentation: documentation, snippet: "\(label)=\"\(value)\"",
        rank: rank + often))
  }

  // MARK: Values

  /// What the value of an attribute is.
  enum Value {
    /// Code; with `$` in front where a binding is meant.
    case code(isBinding: Bool)
    /// A chain of modifiers.
    case chain
    /// A word that was added, or nothing of which more is known.
    case words
  }

  /// Adds the words that an attribute's value may be; tells whether code may stand there.
  mutating func addValues(of attribute: String) -> Value {
    guard let element = scanner.open.last else { return .words }
    let name = Name(element.name)
    if attribute == "modifiers" { return .chain }
    if name == "Fragment", attribute == "ref" { return addFragments() }
    if StepKind(element: element.name) != nil {
      return attribute == "value" ? .code(isBinding: false) : .words
    }
    if HeaderVocabulary.attributes(of: name) != nil, !isView(name) {
      return addHeaderValues(of: attribute, element)
    }
    if let place = catalog.element(named: name),
      let definition = catalog.elements[place].attributes.first(where: { $0.name == attribute })
    {
      return addValues(definition, of: name)
    }
    if let view = program.lookup(name, in: file) ?? destination(of: element),
      let member = program.passed(Name(attribute), to: view)
    {
      if program[member].kind == .binding { return .code(isBinding: true) }
      addWords(of: program[member].type, attribute)
      return .words
    }
    return Self.flow[element.name]?.contains(attribute) == true && attribute != "name"
      ? .code(isBinding: false) : .words
  }

  private func destination(of element: MarkupScanner.OpenElement) -> DeclarationID? {
    guard let destination = element.attributes.first(where: { $0.name == "destination" }) else { return nil }
    return program.lookup(Name(String(decoding: bytes[destination.value], as: UTF8.self)), in: file)
  }

  private mutating func addFragments() -> Value {
    for declaration in program.declarations(in: file) {
      for id in program.members(of: declaration) where program[id].kind == .fragment {
        items.append(CompletionItem(program[id].name.text, .function, detail: "Fragment", rank: 50))
      }
    }
    return .words
  }

  private mutating func addValues(_ attribute: AttributeDefinition, of element: Name) -> Value {
    switch attribute.role {
    case .binding: return .code(isBinding: true)
    case .action, .function, .code: return .code(isBinding: false)
    case .name: return .words
    case .view:
      addDeclared(attribute.name) { $0.kind.isView }
      return .words
    case .value:
      if ["systemImage", "systemName"].contains(attribute.name)
        || element == "Image" && attribute.name == "name"
      {
        addSymbols(attribute.name)
      }
      if let type = StandardLibrary.shared.type(reading: attribute.type) {
        addWords(of: type, attribute.name)
      }
      return .words
    }
  }

  private mutating func addDeclared(_ attribute: String, _ isWanted: (Declaration) -> Bool) {
    let offered = OfferedDeclarations(
      of: program, to: file, typed: typed, rank: { often($0.name, as: attribute) }, isWanted)
    if !offered.isAll { isIncomplete = true }
    for declaration in offered.found.map({ program[$0] }) {
      // What the document names already is rarely meant again; nor does a view lead to itself.
      let name = declaration.name.text
      let isNamed = MarkupScanner.find("=\"\(name)\"", in: bytes, from: 0) != nil
      let isHere = declaration.file == file
      addWord(
        name, .type, detail: declaration.kind.element, attribute,
        rank: (isHere ? 90 : 60) - (isNamed && attribute == "destination" ? 400 : 0))
    }
  }

  private mutating func addSymbols(_ attribute: String) {
    for name in SymbolCatalog.names { addWord(name, .value, detail: "symbol", attribute, rank: 0) }
  }

  /// Adds the words that a literal of a type may be.
  private mutating func addWords(of type: TypeID, _ attribute: String) {
    let type = type.wrapped ?? type
    if type == .bool {
      for word in ["true", "false"] { addWord(word, .keyword, detail: "Bool", attribute, rank: 50) }
    }
    if let declaration = program.declaration(of: type) {
      for id in program.cases(of: declaration) {
        addWord(program[id].name.text, .enumCase, detail: "\(type)", attribute, rank: 50)
      }
    }
    for word in LibraryWords.all(of: type) {
      addWord(word, .enumCase, detail: "\(type)", attribute, rank: 40)
    }
  }

  private mutating func addWord(
    _ label: String, _ kind: CompletionItem.Kind, detail: String, _ attribute: String, rank: Int
  ) {
    let name = Name(label)
    guard labels.insert(name).inserted else { return }
    items.append(CompletionItem(label, kind, detail: detail, rank: rank + often(name, as: attribute)))
  }

  /// How much a package's habits speak for a word as the value of an attribute.
  private func often(_ word: Name, as attribute: String) -> Int {
    min(usage.count(ofWord: word, in: Name(attribute)), 20) * 10
  }

  // MARK: Headers

  private mutating func addHeaderValues(of attribute: String, _ element: MarkupScanner.OpenElement) -> Value {
    switch attribute {
    case "type", "takes", "signature":
      addTypes(of: element.name)
      return .words
    case "of":
      let isExtension = element.name == "Extension"
      if isExtension { addTypes(of: element.name) } else { addDeclared("of") { $0.kind.isView } }
      return .words
    case "conforms":
      for word in ["Identifiable", "Equatable", "Codable", "Hashable", "CaseIterable", "Comparable", "Error"]
      {
        addWord(word, .type, detail: "protocol", attribute, rank: 30)
      }
      return .words
    case "key" where element.name == "Environment":
      for key in EnvironmentKeys.all { addWord(key, .property, detail: "environment", attribute, rank: 30) }
      return .words
    case "name" where element.name == "Environment":
      for key in EnvironmentKeys.all { addWord(key, .property, detail: "environment", attribute, rank: 30) }
      return .words
    case "value":
      guard let type = element.attributes.first(where: { $0.name == "type" }),
        let known = program.type(named: Name(String(decoding: bytes[type.value], as: UTF8.self)), in: file)
      else { return .words }
      addWords(of: known, attribute)
      return .words
    case "get", "set": return .code(isBinding: false)
    case "static", "mutating", "private":
      addWord("true", .keyword, detail: "Bool", attribute, rank: 30)
      return .words
    // Other attributes of headers hold names and numbers that nobody can know.
    default: return .words
    }
  }

  /// Types of the library that packages mostly extend.
  private static let oftenExtended = [
    "View": 300, "Color": 290, "String": 280, "Image": 270, "EnvironmentValues": 270, "Date": 260,
    "Double": 250,
  ]

  /// True where the result of a function is written.
  private var isBehindArrow: Bool {
    guard case .attributeValue(_, let value, _) = scanner.place else { return false }
    let before = bytes[value.lowerBound..<min(scanner.offset, value.upperBound)]
    return MarkupScanner.find("->", in: Array(before), from: 0) != nil
      || MarkupScanner.find("-&gt;", in: Array(before), from: 0) != nil
  }

  /// How well a type goes with the name of what has it: `category` is a Category.
  private func likeness(of type: String) -> Int {
    guard let attribute = scanner.open.last?.attributes.first(where: { $0.name == "name" }) else { return 0 }
    let name = String(decoding: bytes[attribute.value], as: UTF8.self).lowercased()
    let type = type.lowercased()
    if name.utf8.count < 3 { return 0 }
    if Self.last(word: String(decoding: bytes[attribute.value], as: UTF8.self), isEndOf: type) { return 250 }
    if name == type || name == type + "s" { return 400 }
    let isPart =
      name.hasSuffix(type) || name.hasSuffix(type + "s") || type.hasSuffix(name) || name.hasPrefix(type)
    return isPart ? 200 : 0
  }

  /// True where a type ends as the last word of a name does: `cancelPlacement` is a ToolbarItemPlacement.
  private static func last(word name: String, isEndOf type: String) -> Bool {
    guard let capital = name.lastIndex(where: \.isUppercase) else { return false }
    let word = name[capital...].lowercased()
    return word.utf8.count > 3 && type.hasSuffix(word)
  }

  private mutating func addTypes(of element: String) {
    let wantsObject = ["EnvironmentObject", "StateObject", "ObservedObject", "Bindable"].contains(element)
    let offered = OfferedDeclarations(
      of: program, to: file, typed: typed, rank: { often($0.name, as: "type") + likeness(of: $0.name.text) }
    ) {
      $0.kind.isNamed && !$0.kind.hasBody && (!wantsObject || $0.kind.isObject)
    }
    if !offered.isAll { isIncomplete = true }
    for declaration in offered.found.map({ program[$0] }) {
      addWord(
        declaration.name.text, .structure, detail: declaration.kind.element, "type",
        rank: (wantsObject ? 80 : 20) + likeness(of: declaration.name.text))
    }
    if wantsObject { return }
    for name in ["String", "Bool", "Int", "Double"] { addWord(name, .type, detail: "type", "type", rank: 30) }
    for name in StandardLibrary.shared.namesOfTypes {
      let extended = element == "Extension" ? Self.oftenExtended[name.text] ?? 0 : 0
      let isResult = name.text == "Void" && isBehindArrow
      addWord(
        name.text, .type, detail: "type", "type",
        rank: likeness(of: name.text) + extended + (isResult ? 500 : 0))
    }
  }
}
