import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Where are elements of a stored list changed in place?
///
/// Answer: the write or binding that changes one, and, on the way there, the stored lists and the names by which a list is
/// known in other views; nil or empty where nothing does, or it is not known.
/// Cost: linear in the uses of a field or a list, times what `ElementOrigins` takes.
/// Limits: lists are followed through 8 views, and 64 names of one list; previews change nothing.
struct ElementPaths {
  private let model: SemanticModel
  private let graph: DataFlowGraph
  private let provenance: Provenance
  private static let depthLimit = 8
  /// More names of one list are not looked at.
  private static let nameLimit = 64

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
    provenance = Provenance(model, graph)
  }

  private var program: Program { _read { yield model.program } }

  /// The stored list that an expression takes an element of, or nil.
  func list(ofElement code: CodeID, _ file: FileID, _ unit: Int32) -> MemberID? {
    var origins = ElementOrigins(model, graph)
    return origins.list(ofElement: code, file, unit)
  }

  /// Writes and bindings to fields of elements that stay in a list, and the replacements of elements.
  func edits(of type: DeclarationID, in list: MemberID) -> [Access] {
    let fields = program.storedMembers(of: type)
    var found: [Access] = []
    for field in fields {
      for access in graph.uses(of: field) where access.kind == .write || access.kind == .bind {
        guard !access.code.isNone, !provenance.isPreview(access.unit) else { continue }
        let checked = model.files[access.file]
        if holds(list, checked.code[access.code].first, access.file, access.unit, 0) { found.append(access) }
      }
    }
    for access in graph.uses(of: list) where access.kind == .write {
      guard !access.code.isNone, !provenance.isPreview(access.unit),
        let element = element(at: access.code, model.files[access.file])
      else { continue }
      // A field that is written stands among those above.
      if !isField(element, of: type, model.files[access.file]) { found.append(access) }
    }
    if let replacement = replacement(of: list) { found.append(replacement) }
    return found
  }

  /// True where code takes a stored field of an element.
  private func isField(_ element: CodeID, of type: DeclarationID, _ checked: CheckedFile) -> Bool {
    guard
      let parent = checked.code.following(element, limit: 3).first(where: {
        checked.code[$0].first == element
      }
      ), checked.code[parent].kind == .member, case let reference = checked.reference(parent),
      reference.kind == .member
    else { return false }
    return program.storedMembers(of: type).contains(reference.member)
  }

  /// A write in an action that gives a list other elements than those that it had, or nil. One that runs as a view appears
  /// comes before anything is chosen.
  private func replacement(of list: MemberID) -> Access? {
    for index in graph.accessesByMember[list.index] {
      let access = graph.access(at: index)
      let value = graph.assignedValue(index)
      guard access.kind == .write, !value.isNone, !access.flags.contains(.update),
        !provenance.isPreview(access.unit), graph.handlers(making: access, program) == nil
      else { continue }
      let checked = model.files[access.file]
      guard let element = checked.type(value).element else { continue }
      if mapsElements(value, to: element, checked) { return access }
      guard makesElements(value, checked),
        !graph.accesses(ofValue: value, before: index, checked).contains(where: { $0.member == list })
      else { continue }
      return access
    }
    return nil
  }

  /// True for a list that `map` makes, where the closure makes an element of its own, or changes a copy of the one that it is
  /// given.
  private func mapsElements(_ value: CodeID, to element: TypeID, _ checked: CheckedFile) -> Bool {
    let code = checked.code
    let call = code[value]
    guard call.kind == .call, code[call.first].kind == .member, Self.maps.contains(code[call.first].name)
    else { return false }
    return code.items(call.list).contains { argument in
      code.extent(of: code[argument].first).contains { id in
        let node = code[id]
        switch node.kind {
        case .call:
          let isOfElement =
            code[node.first].kind == .member && checked.type(code[node.first].first) == element
          return checked.type(id) == element && (isOfElement || checked.reference(id).kind == .initializer)
        case .assignment:
          return code[node.first].kind == .member && checked.type(code[node.first].first) == element
        // Other code gives an element that was there.
        default: return false
        }
      }
    }
  }

  private static let maps: SmallSet<Name> = ["map", "compactMap"]

  /// True for a list that is written out, with at least one element made in place.
  private func makesElements(_ value: CodeID, _ checked: CheckedFile) -> Bool {
    let node = checked.code[value]
    guard node.kind == .arrayLiteral else { return false }
    return checked.code.items(node.list).contains { checked.reference($0).kind == .initializer }
  }

  // MARK: Fields

  /// A write or binding to a field of an element of one of some stored lists, also in a function that is called on
  /// one; or nil.
  func edit(ofField field: MemberID, inOneOf lists: Set<MemberID>) -> Access? {
    if lists.isEmpty { return nil }
    for access in graph.uses(of: field) where access.kind == .write || access.kind == .bind {
      guard !access.code.isNone, !provenance.isPreview(access.unit) else { continue }
      let checked = model.files[access.file]
      let node = checked.code[access.code]
      if access.flags.contains(.onSelf) {
        let function = graph.units.member(access.unit)
        guard !function.isNone, program[function].kind == .function else { continue }
        for call in graph.uses(of: function) where call.kind == .call && !call.code.isNone {
          let code = model.files[call.file].code
          let callee = code[code[call.code].first]
          guard code[call.code].kind == .call, callee.kind == .member, !provenance.isPreview(call.unit)
          else { continue }
          if !self.lists(ofElement: callee.first, call.file, call.unit, 0).isDisjoint(with: lists) {
            return call
          }
        }
      } else if node.kind == .member,
        !self.lists(ofElement: node.first, access.file, access.unit, 0).isDisjoint(with: lists)
      {
        return access
      }
    }
    return nil
  }

  /// True for a binding to an element of a list by its index.
  func isIntoElement(_ access: Access) -> Bool {
    !provenance.isPreview(access.unit) && element(at: access.code, model.files[access.file]) != nil
  }

  /// The stored lists behind an expression; what callers pass is looked for at their places.
  func storedLists(_ code: CodeID, _ file: FileID, _ unit: Int32) -> Set<MemberID> {
    var origins = ElementOrigins(model, graph)
    // The indices of a list are made of it, but are not its elements.
    let type = model.files[file].type(code)
    guard let list = origins.list(code, file, unit),
      program[list].type.element == (type.bound ?? type).element
    else { return [] }
    return storedLists(behind: list)
  }

  /// The stored lists behind the rows of a loop.
  func storedLists(_ site: LoopSite) -> Set<MemberID> {
    if !site.list.isNone, program[site.list].kind != .computed {
      return program[site.list].type.element == site.element ? storedLists(behind: site.list) : []
    }
    return storedLists(model.files[site.file].views[site.view].code, site.file, site.unit)
  }

  /// The stored lists that a member stands for: itself, or for a parameter of a view what callers pass.
  func storedLists(behind list: MemberID, _ depth: Int = 0) -> Set<MemberID> {
    let member = program[list]
    guard depth < Self.depthLimit, program[member.owner].kind.hasBody, member.isParameter else {
      return [list]
    }
    var found: Set<MemberID> = []
    for argument in graph.arguments(for: list)
    where !argument.code.isNone && !provenance.isPreview(argument.unit) {
      var origins = ElementOrigins(model, graph)
      if let passed = origins.list(argument.code, argument.file, argument.unit) {
        found.formUnion(storedLists(behind: passed, depth + 1))
      }
    }
    return found.isEmpty ? [list] : found
  }

  /// The names by which a list is known: the member itself, the stored lists that callers pass for it, and the
  /// bindings of views that these are handed to.
  func names(ofListBehind member: MemberID) -> [MemberID] {
    var names = [member] + storedLists(behind: member).subtracting([member]).sorted()
    var place = 0
    while place < names.count, names.count < Self.nameLimit {
      for access in graph.uses(of: names[place]) where access.kind == .bind && !access.code.isNone {
        for argument in graph.arguments[graph.arguments.indices(in: access.file, of: \.file)]
        where argument.code == access.code && argument.isBinding {
          let binding = argument.parameter
          if !names.contains(binding) { names.append(binding) }
        }
      }
      place += 1
    }
    return names
  }

  /// What a path that leads into something in place comes from.
  private enum PathStart {
    /// A member that holds a list, of which the path names an element.
    case list(MemberID)
    /// A name.
    case name(CodeID)
    case other
  }

  private func start(ofPath code: CodeID, _ checked: CheckedFile) -> PathStart {
    var id = code
    var isElement = false
    while !id.isNone {
      let reference = checked.reference(id)
      if isElement {
        switch reference.kind {
        case .member, .staticMember, .bindingMember: return .list(reference.member)
        // The list stands further to the left.
        default: break
        }
      }
      switch checked.code[id].kind {
      case .subscripting:
        isElement = true
        id = checked.code[id].first
      case .forceUnwrap, .chainStep, .optionalChain, .member: id = checked.code[id].first
      case .name, .bindingName: return .name(id)
      // What is made on the way is no stored list.
      default: return .other
      }
    }
    return .other
  }

  /// The stored lists of which a path names an element, in place.
  private func lists(ofElement code: CodeID, _ file: FileID, _ unit: Int32, _ depth: Int) -> Set<MemberID> {
    guard depth < Self.depthLimit else { return [] }
    let checked = model.files[file]
    switch start(ofPath: code, checked) {
    case .list(let list): return storedLists(behind: list)
    case .other: return []
    case .name(let id):
      let reference = checked.reference(id)
      if reference.kind == .local {
        if let items = graph.origin(ofLocal: reference.index, in: file, unit: unit, model) {
          return storedLists(items, file, unit)
        }
        guard isObject(checked.type(id)) else { return [] }
        return list(ofElement: id, file, unit).map { storedLists(behind: $0) } ?? []
      }
      guard reference.kind == .member, isHandedOn(reference.member) else { return [] }
      return graph.arguments(for: reference.member).reduce(into: []) { found, argument in
        if !argument.code.isNone, !provenance.isPreview(argument.unit) {
          found.formUnion(
            lists(ofElement: argument.code, argument.file, argument.unit, depth + 1))
        }
      }
    }
  }

  /// True for a member through which a view changes what its caller has.
  private func isHandedOn(_ id: MemberID) -> Bool {
    program[id].isParameter && (program[id].kind == .binding || isObject(program[id].type))
  }

  private func isObject(_ type: TypeID) -> Bool {
    let type = type.bound ?? type
    return program.declaration(of: type.wrapped ?? type).map { program[$0].kind.isObject } ?? false
  }

  /// True where a path leads into an element of a list.
  private func holds(_ list: MemberID, _ code: CodeID, _ file: FileID, _ unit: Int32, _ depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    let checked = model.files[file]
    switch start(ofPath: code, checked) {
    case .list(let found): return found == list
    case .other: return false
    case .name(let id):
      let reference = checked.reference(id)
      if reference.kind == .local {
        return graph.origin(ofLocal: reference.index, in: file, unit: unit, model).map {
          var origins = ElementOrigins(model, graph)
          return origins.list($0, file, unit) == list
        } ?? false
      }
      guard reference.kind == .member, program[reference.member].kind == .binding else { return false }
      return graph.arguments(for: reference.member).contains {
        !$0.code.isNone && $0.isBinding && holds(list, $0.code, $0.file, $0.unit, depth + 1)
      }
    }
  }

  /// The element that a list is written at, by its index; nil for another write.
  private func element(at id: CodeID, _ checked: CheckedFile) -> CodeID? {
    for later in checked.code.following(id, limit: 63) {
      let node = checked.code[later]
      if node.kind == .subscripting, node.first == id { return later }
      if node.first == id { return nil }
    }
    return nil
  }
}
