import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What changes the value by which rows are told apart, while they stay in their list?
///
/// Answer: the call, write or binding that does; nil where nothing does.
/// Cost: linear in the uses of the fields that the identity is made of, times what `ElementPaths` takes.
/// Limits: an identity that is computed through another computed value or a function is not followed.
extension RuleContext {
  /// A call in the `id` of rows that gives another value each time, or nil.
  func varyingCall(inKeyOf site: LoopSite) -> SourceLocation? {
    if case .elements = site.key { return nil }
    let calls = graph.varying[graph.varying.indices(in: site.file, of: \.file)]
    if calls.isEmpty { return nil }
    let checked = model.files[site.file]
    let range = checked.code[checked.id(of: checked.views[site.view])].range
    return calls.first { range.contains(checked.code[$0.code].range) }.map {
      location(site.file, $0.code)
    }
  }

  /// A call in the code that computes a key which gives another value each time, or nil.
  func varyingCall(inGetterOf key: MemberID) -> SourceLocation? {
    let unit = graph.units.getter(key)
    return graph.varying.first { $0.unit == unit && !$0.isDeferred }.map { location($0.file, $0.code) }
  }

  /// The stored field that a key is or is computed from, with what changes it in an element of one of the lists; or
  /// nil.
  func editedField(
    behind key: MemberID, _ site: LoopSite, _ paths: ElementPaths
  ) -> (field: MemberID, edit: Access)? {
    let fields: [MemberID]
    switch program[key].kind {
    case .variable, .published: fields = [key]
    case .computed:
      fields = graph.accesses(in: graph.units.getter(key)).filter {
        $0.kind == .read && $0.flags.contains(.onSelf)
          && [.variable, .published].contains(program[$0.member].kind)
      }.map(\.member)
    // Other members keep the value that they were made with.
    default: return nil
    }
    let written = fields.filter { graph.usage[$0].isWritten }
    if written.isEmpty { return nil }
    let lists = paths.storedLists(site)
    for field in written {
      if let edit = paths.edit(ofField: field, inOneOf: lists) { return (field, edit) }
    }
    return nil
  }

  /// What changes an element of rows that are told apart by `\\.self`, or nil.
  func editOfWhole(
    _ site: LoopSite, _ paths: ElementPaths, _ bindable: @autoclosure () -> Set<TypeID>,
    _ bound: @autoclosure () -> [MemberID: SourceLocation]
  ) -> SourceLocation? {
    guard isToldApartByValue(site) else { return nil }
    // Files are looked into only where elements of this type may be edited.
    let fields = editedFields(of: site.element)
    if fields.isEmpty && !bindable().contains(site.element) { return nil }
    let lists = paths.storedLists(site)
    if lists.isEmpty { return nil }
    let bound = bound()
    if let edit = lists.sorted().lazy.compactMap({ bound[$0] }).first { return edit }
    for field in fields {
      if let edit = paths.edit(ofField: field, inOneOf: lists) { return location(of: edit) }
    }
    return nil
  }

  /// The fields of a struct that something writes or binds to; of other types none.
  private func editedFields(of type: TypeID) -> [MemberID] {
    guard let structure = program.declaration(of: type), program[structure].kind == .structure else {
      return []
    }
    return program.storedMembers(of: structure).filter { graph.usage[$0].isWritten }
  }

  /// True for rows that are told apart by `\.self`, and that are no objects, which stay the same whatever changes, nor
  /// numbers of a range.
  private func isToldApartByValue(_ site: LoopSite) -> Bool {
    guard case .whole = site.key else { return false }
    switch site.type.kind {
    case .range, .closedRange: return false
    // Elements of all other lists may change.
    default: break
    }
    let element = site.element.wrapped ?? site.element
    return program.declaration(of: element).map { !program[$0].kind.isObject } ?? true
  }

  /// The types of the elements of lists that somebody has a binding to, or to whose elements.
  func bindableElements() -> Set<TypeID> {
    var found: Set<TypeID> = []
    for access in graph.accesses where access.kind == .bind && !access.code.isNone {
      let type = program[access.member].type
      if type != .string, let element = type.element { found.insert(element) }
    }
    for site in graph.loops where site.bindsElements { found.insert(site.element) }
    return found
  }

  /// For each stored list of what rows somewhere are told apart by, where a control or a view is given a binding into an
  /// element of it.
  func bindingsToElements(_ paths: ElementPaths) -> [MemberID: SourceLocation] {
    let types = Set(graph.loops.lazy.filter(isToldApartByValue).map(\.element))
    var found: [MemberID: SourceLocation] = [:]
    for access in graph.accesses where access.kind == .bind && !access.code.isNone {
      guard let element = program[access.member].type.element, types.contains(element),
        paths.isIntoElement(access)
      else { continue }
      for list in paths.storedLists(behind: access.member) where found[list] == nil {
        found[list] = location(of: access)
      }
    }
    var start = graph.loops.startIndex
    while start < graph.loops.endIndex {
      let file = graph.loops[start].file
      var loops: [Int32: [LoopSite]] = [:]
      while start < graph.loops.endIndex, case let site = graph.loops[start], site.file == file {
        if site.bindsElements, types.contains(site.element) {
          let checked = model.files[file]
          loops[checked.iteration(of: checked.views[site.view]).bindingLocal, default: []].append(site)
        }
        start += 1
      }
      if loops.isEmpty { continue }
      let checked = model.files[file]
      for id in checked.code.nodes.indices
      where checked.code[id].kind == .bindingName && checked.references[id].kind == .local {
        for site in loops[checked.references[id].index] ?? [] {
          let view = checked.views[site.view]
          guard view.range.contains(checked.code[id].range),
            isWhole(id, checked), program[owner(ofUnit: site.unit)].kind != .preview,
            !facts.readOnlyPaths.contains(where: { $0.file == file && $0.code == view.code })
          else { continue }
          for list in paths.storedLists(site) where found[list] == nil {
            found[list] = location(file, id)
          }
        }
      }
    }
    return found
  }

  /// True for a name that no member or subscript follows.
  private func isWhole(_ id: CodeID, _ checked: CheckedFile) -> Bool {
    guard let next = checked.code.following(id).first else { return true }
    let node = checked.code[next]
    return ![.member, .subscripting, .forceUnwrap].contains(node.kind) || node.first != id
  }
}
