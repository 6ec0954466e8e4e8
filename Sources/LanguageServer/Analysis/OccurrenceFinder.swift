import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Finds what the elements, attributes and code of one file refer to.
///
/// A place whose bytes are not the name, as where a reference such as `&lt;` stands in it, is left out. Linear in the file, but
/// for sorting.
struct OccurrenceFinder {
  private let model: SemanticModel
  private let program: Program
  private let file: FileID
  private let checked: CheckedFile
  private let code: CodeTree
  private let xml: XMLTree
  private let bytes: [UInt8]
  private var found: [Occurrence] = []
  /// Names of bodies by name, in the order of their places.
  private var locals: [Name: [Local]] = [:]
  /// Nodes of code that are written, or changed by a call.
  private var written: Set<CodeID> = []

  init(_ model: SemanticModel, _ file: FileID) {
    self.model = model
    self.file = file
    program = model.program
    checked = model.files[file]
    code = checked.code
    let parsed = model.program.files[file]
    xml = parsed.xml
    bytes = parsed.source.bytes
  }

  /// All of them by their places, each place once.
  mutating func find() -> [Occurrence] {
    for local in checked.locals where local.range.count > 0 { locals[local.name, default: []].append(local) }
    for name in locals.keys { locals[name]?.sort { $0.range.start < $1.range.start } }
    for declaration in program.declarations(in: file) { note(declaration: declaration) }
    for local in checked.locals { note(local) }
    for view in checked.views { note(view) }
    for attribute in checked.attributes where !attribute.member.isNone {
      add(attribute.nameRange, .member(attribute.member), .uses, program[attribute.member].name)
    }
    noteModifiers()
    for id in code.nodes.indices { noteWrites(id) }
    for id in code.nodes.indices { note(id) }
    found.sort {
      ($0.range.start, $0.range.end, $0.role.rawValue) < ($1.range.start, $1.range.end, $1.role.rawValue)
    }
    var kept: [Occurrence] = []
    for occurrence in found where kept.last?.range != occurrence.range { kept.append(occurrence) }
    return kept
  }

  /// Adds a place whose bytes are a name.
  private mutating func add(
    _ range: SourceRange, _ target: SymbolTarget, _ role: Occurrence.Role, _ name: Name, type: TypeID = .error
  ) {
    guard range.end <= bytes.count, range.count == name.utf8.count,
      bytes[Int(range.start)..<Int(range.end)].elementsEqual(name.utf8)
    else { return }
    found.append(Occurrence(range: range, target: target, role: role, type: type))
  }

  // MARK: Headers

  private mutating func note(declaration id: DeclarationID) {
    let declaration = program[id]
    if declaration.kind.isNamed {
      add(declaration.nameRange, .declaration(id), .declares, declaration.name, type: declaration.type)
    } else if declaration.kind == .extended {
      add(typesIn: declaration.nameRange)
    }
    if !declaration.subject.isNone {
      let subject = program[declaration.subject]
      for attribute in xml.attributes(of: declaration.node) {
        if attribute.name == Names.of {
          add(attribute.value, .declaration(declaration.subject), .uses, subject.name)
        } else if let member = program.passed(attribute.name, to: declaration.subject),
          program[member].name == attribute.name
        {
          add(attribute.nameRange, .member(member), .uses, attribute.name)
        }
      }
    }
    for place in declaration.members {
      let member = program[place]
      if !member.name.isEmpty {
        add(member.nameRange, .member(place), .declares, member.name, type: member.type)
      }
      if member.typeRange != member.nameRange { add(typesIn: member.typeRange) }
    }
    if declaration.kind.hasBody { note(initializerOf: id) }
  }

  /// Adds the places where the `Init` of a view names members: those that it gives values, and parameters that are members.
  private mutating func note(initializerOf id: DeclarationID) {
    let node = xml.children(of: program[id].node).first { xml[$0].name == Names.initElement }
    guard let node else { return }
    let range = xml[node].range
    let places = code.nodes.indices.filter { range.contains(code[$0].range) }
    // What a closure in it sets is code of its own.
    let closures = places.filter { code[$0].kind == .closure }.map { code[$0].range }
    for place in places where !closures.contains(where: { $0.contains(code[place].range) }) {
      let statement = code[place]
      if statement.kind == .parameter { note(parameter: statement, ofInitializerOf: id) }
      if statement.kind == .assignment { note(assignment: statement, inInitializerOf: id) }
    }
  }

  private mutating func note(parameter node: CodeNode, ofInitializerOf id: DeclarationID) {
    guard let member = mergedMember(node.name, id) else { return }
    add(code.nameRange(node), .member(member), .uses, node.name)
  }

  private mutating func note(assignment: CodeNode, inInitializerOf id: DeclarationID) {
    let target = code[assignment.first]
    guard var range = nameRange(target) else { return }
    var name = target.name
    // The wrapper around a member has its name behind a `_`.
    if program.members(of: id, named: name).isEmpty, name.text.hasPrefix("_") {
      name = Name(String(name.text.dropFirst()))
      range = SourceRange(range.start + 1, range.end)
    }
    let found = program.members(of: id, named: name).first { !program[$0].traits.contains(.isInitParameter) }
    guard let found else { return }
    add(range, .member(found), .writes, name, type: program[found].type)
    let value = code[assignment.second]
    if value.kind == .name, value.name == name, mergedMember(name, id) == found {
      add(value.range, .member(found), .reads, name, type: program[found].type)
    }
  }

  /// The member of a view that is a parameter of its `Init` at once.
  private func mergedMember(_ name: Name, _ id: DeclarationID) -> MemberID? {
    program.members(of: id, named: name).first {
      program[$0].isParameter && !program[$0].traits.contains(.isInitParameter)
    }
  }

  /// Adds the names of types in a range that holds a type and nothing else.
  private mutating func add(typesIn range: SourceRange) {
    var start = Int(range.start)
    let end = min(Int(range.end), bytes.count)
    while start < end {
      var index = start
      while index < end, bytes[index].isPartOfName { index += 1 }
      if index > start {
        let name = Name(String(decoding: bytes[start..<index], as: UTF8.self))
        note(type: name, SourceRange(start, index))
      }
      start = max(index, start + 1)
    }
  }

  private mutating func note(type name: Name, _ range: SourceRange) {
    if let declaration = program.lookup(name, in: file) {
      add(range, .declaration(declaration), .uses, name)
    } else if let type = StandardLibrary.shared.type(named: name) {
      add(range, .libraryType(type), .uses, name)
    }
  }

  // MARK: Views

  private mutating func note(_ local: Local) {
    add(local.range, .local(file, local.range.start), .declares, local.name, type: local.type)
    // `$item` brings the item, too.
    guard local.range.count == local.name.utf8.count + 1 else { return }
    let range = SourceRange(local.range.start + 1, local.range.end)
    add(range, .local(file, local.range.start), .declares, local.name, type: local.type)
  }

  private mutating func note(_ view: ViewNode) {
    guard !view.xml.isNone, view.kind != .text, xml.nodes.indices.contains(view.xml) else { return }
    let node = xml[view.xml]
    guard node.kind == .element else { return }
    switch view.kind {
    case .declared: addTags(node, .declaration(view.declaration), program[view.declaration].name)
    case .element, .part:
      if view.target >= 0 {
        addTags(node, .element(Int(view.target)), node.name)
        for attribute in xml.attributes(of: view.xml) { note(attribute, of: Int(view.target), view) }
      }
    case .fragment:
      if let attribute = xml.attributes(of: view.xml).first(where: { $0.name == "ref" }), !view.member.isNone
      {
        add(attribute.value, .member(view.member), .uses, program[view.member].name)
      }
    case .branch, .switching, .switchCase, .forEach, .conditional, .letBinding, .content, .text: break
    }
  }

  private mutating func addTags(_ node: XMLNode, _ target: SymbolTarget, _ name: Name) {
    add(node.nameRange, target, .uses, name)
    if node.contentEnd < node.range.end {
      let start = node.contentEnd + 2
      add(SourceRange(start, start + UInt32(name.utf8.count)), target, .uses, name)
    }
  }

  private mutating func note(_ attribute: XMLAttribute, of element: Int, _ view: ViewNode) {
    let definition = ElementCatalog.shared.elements[element]
    let text = attribute.name.text
    guard let position = definition.attributes.firstIndex(where: { $0.name == text }) else { return }
    add(attribute.nameRange, .attribute(element: element, position), .uses, attribute.name)
    if definition.attributes[position].role == .view, !view.destination.isNone {
      add(attribute.value, .declaration(view.destination), .uses, program[view.destination].name)
    }
  }

  private mutating func noteModifiers() {
    for modifier in checked.modifiers where !modifier.call.isNone {
      let callee = code[modifier.call].first
      if callee.isNone { continue }
      let node = code[callee]
      let range = SourceRange(
        node.range.end - min(UInt32(node.name.utf8.count), node.range.end), node.range.end)
      switch modifier.kind {
      case .catalog: add(range, .modifier(Int(modifier.target)), .uses, node.name)
      case .function, .own: add(range, .member(modifier.member), .uses, node.name)
      case .when, .property, .faulty: break
      }
    }
  }

  // MARK: Code

  /// Notes what assignments and calls that change their receiver write.
  private mutating func noteWrites(_ id: CodeID) {
    let node = code[id]
    if node.kind == .assignment {
      written.insert(target(of: node.first))
    } else if node.kind == .call {
      let reference = checked.reference(id)
      let isMutating =
        switch reference.kind {
        case .library: StandardLibrary.shared.entries[Int(reference.index)].member.isMutating
        case .function: program[reference.member].isMutating
        // No other call changes the value that it is called on.
        default: false
        }
      if isMutating, !node.first.isNone, code[node.first].kind == .member {
        written.insert(target(of: code[node.first].first))
      }
    }
  }

  /// What is written where a path is: the path without subscripts and `!`.
  private func target(of path: CodeID) -> CodeID {
    var path = path
    while !path.isNone,
      [.subscripting, .forceUnwrap, .chainStep, .optionalChain].contains(code[path].kind)
    {
      path = code[path].first
    }
    return path
  }

  private mutating func note(_ id: CodeID) {
    let node = code[id]
    let reference = checked.reference(id)
    if node.kind == .namedType { return note(type: node.name, start: node.range.start) }
    if node.kind == .call { return note(call: node, reference) }
    guard let range = nameRange(node) else { return }
    let type = checked.type(id)
    let isStorage = reference.kind == .staticMember && node.flags.contains(.published)
    let role: Occurrence.Role =
      node.kind == .bindingName || isStorage ? .binds : written.contains(id) ? .writes : .reads
    switch reference.kind {
    case .local:
      if let local = local(node.name, before: range.start, slot: reference) {
        add(range, .local(file, local.range.start), role, node.name, type: type)
      }
    case .member, .staticMember, .enumCase, .bindingMember, .projection:
      if !reference.member.isNone, program.members.indices.contains(reference.member),
        program[reference.member].name == node.name
      {
        let isBound = reference.kind == .bindingMember || reference.kind == .projection
        add(range, .member(reference.member), isBound ? .binds : role, node.name, type: type)
      }
    case .function, .fragment: add(range, .member(reference.member), .uses, node.name, type: type)
    case .initializer, .viewInitializer:
      add(range, .declaration(reference.declaration), .uses, node.name, type: type)
    case .library: add(range, .library(Int(reference.index)), role, node.name, type: type)
    case .choice: add(range, .choice(type, Int(reference.index)), .reads, node.name, type: type)
    case .type:
      if case .metatype(let named) = type.kind {
        let target =
          program.declaration(of: named).map { SymbolTarget.declaration($0) } ?? .libraryType(named)
        add(range, target, .uses, node.name)
      }
    // These are words of the language, or name nothing that has a place.
    case .none, .ownInitializer, .element, .closureCall, .wrappedValue, .bindingInitializer, .rawValue,
      .modifier, .configuration, .platform, .newValue, .appearance, .objectWillChange, .textRuns,
      .operatorFunction, .keyPath, .constant, .dynamicType,
      .elementBindings, .view:
      break
    }
  }

  private mutating func note(type name: Name, start: UInt32) {
    note(type: name, SourceRange(start, start + UInt32(name.utf8.count)))
  }

  private mutating func note(call node: CodeNode, _ reference: Reference) {
    if node.first.isNone { return }
    let callee = code[node.first]
    guard let range = nameRange(callee) else { return }
    switch reference.kind {
    case .function: add(range, .member(reference.member), .uses, callee.name)
    case .enumCase: add(range, .member(reference.member), .uses, callee.name)
    case .initializer, .viewInitializer:
      add(range, .declaration(reference.declaration), .uses, callee.name)
      for argument in code.items(node.list) {
        let label = code[argument]
        guard label.kind == .argument, !label.name.isEmpty,
          let member = program.passed(label.name, to: reference.declaration),
          program[member].name == label.name
        else { continue }
        add(label.nameRange, .member(member), .uses, label.name)
      }
    case .ownInitializer: add(range, .declaration(program[reference.member].owner), .uses, callee.name)
    case .library: add(range, .library(Int(reference.index)), .uses, callee.name)
    case .modifier: add(range, .modifier(Int(reference.index)), .uses, callee.name)
    // The callee of any other call is looked at by itself.
    default: break
    }
  }

  /// Where the name of a node stands; nil for a node without one.
  private func nameRange(_ node: CodeNode) -> SourceRange? {
    switch node.kind {
    case .name: SourceRange(node.range.start, node.range.start + UInt32(node.name.utf8.count))
    case .bindingName: SourceRange(node.range.start + 1, node.range.start + 1 + UInt32(node.name.utf8.count))
    case .member, .implicitMember, .keyPathComponent, .optionalBinding, .casePattern: code.nameRange(node)
    // Other nodes have no name that refers to something.
    default: nil
    }
  }

  /// The name of a body that a use means: the last one declared before it.
  private func local(_ name: Name, before start: UInt32, slot reference: Reference) -> Local? {
    guard let all = locals[name] else { return nil }
    let fitting = all.filter { $0.slot == reference.index || $0.bindingSlot == reference.index }
    return fitting.last { $0.range.start <= start } ?? fitting.first
  }
}
