import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleContext {
  /// A call in the `id` of rows that gives another value each time, or nil.
  func varyingCall(in id: CodeID, _ file: Int32) -> SourceLocation? {
    guard !id.isNone else { return nil }
    let code = model.files[Int(file)].code
    let range = code[id].range
    return graph.varying[graph.varying.indices(in: file, of: \.file)].first {
      range.contains(code[CodeID($0.code)].range)
    }.map { location(file, CodeID($0.code)) }
  }

  /// The stored field that a key is or is computed from, with what changes it in an element of one of the lists; or
  /// nil.
  func editedField(
    behind key: MemberID, _ view: ViewNode, _ site: LoopSite, _ paths: ElementPaths
  ) -> (field: MemberID, edit: Access)? {
    let fields: [MemberID]
    switch program[key].kind {
    case .variable, .published: fields = [key]
    case .computed:
      fields = graph.accesses(in: graph.units.getter(key)).filter {
        $0.kind == .read && $0.flags.contains(.onSelf)
          && [.variable, .published].contains(program[$0.target].kind)
      }.map(\.target)
    default: return nil
    }
    let written = fields.filter { graph.usage[Int($0.index)].isWritten }
    if written.isEmpty { return nil }
    let lists = paths.storedLists(view.code, site.file, site.unit)
    for field in written {
      if let edit = paths.edit(ofField: field, inOneOf: lists) { return (field, edit) }
    }
    return nil
  }

  /// What changes an element of rows that are told apart by `\\.self`, or nil.
  func editOfWhole(
    _ view: ViewNode, _ checked: CheckedFile, _ site: LoopSite, _ paths: ElementPaths,
    _ bound: @autoclosure () -> [MemberID: SourceLocation]
  ) -> SourceLocation? {
    let id = checked.id(of: view)
    guard !id.isNone, checked.code[id].kind == .keyPath, checked.code.items(checked.code[id].list).isEmpty
    else { return nil }
    let type = checked.type(view.code)
    // An object stays the same whatever changes in it.
    guard let element = (type.bound ?? type).element, !isObject(element) else { return nil }
    let lists = paths.storedLists(view.code, site.file, site.unit)
    let bound = bound()
    if let edit = lists.sorted().lazy.compactMap({ bound[$0] }).first { return edit }
    guard let structure = program.declaration(of: element), program[structure].kind == .structure else {
      return nil
    }
    for field in program.storedMembers(of: structure) {
      if let edit = paths.edit(ofField: field, inOneOf: lists) { return location(of: edit) }
    }
    return nil
  }

  private func isObject(_ type: TypeID) -> Bool {
    program.declaration(of: type.wrapped ?? type).map { program[$0].kind.isObject } ?? false
  }

  /// For each stored list where a control or a view is given a binding into an element of it.
  func bindingsToElements(_ paths: ElementPaths) -> [MemberID: SourceLocation] {
    var found: [MemberID: SourceLocation] = [:]
    for access in graph.accesses where access.kind == .bind && access.code >= 0 {
      guard program[access.target].type.element != nil, paths.isIntoElement(access) else { continue }
      for list in paths.storedLists(behind: access.target) where found[list] == nil {
        found[list] = location(of: access)
      }
    }
    var start = graph.loops.startIndex
    while start < graph.loops.endIndex {
      let file = graph.loops[start].file
      let checked = model.files[Int(file)]
      var loops: [Int32: [LoopSite]] = [:]
      while start < graph.loops.endIndex, graph.loops[start].file == file {
        let loop = checked.views[Int(graph.loops[start].view)]
        let slot = checked.iteration(of: loop).bindingLocal
        if slot >= 0 { loops[slot, default: []].append(graph.loops[start]) }
        start += 1
      }
      if loops.isEmpty { continue }
      for (index, node) in checked.code.nodes.enumerated()
      where node.kind == .bindingName && checked.references[index].kind == .local {
        for site in loops[checked.references[index].index] ?? [] {
          let view = checked.views[Int(site.view)]
          guard view.range.contains(node.range),
            isWhole(CodeID(Int32(index)), checked), program[owner(ofUnit: site.unit)].kind != .preview,
            !facts.readOnlyPaths.contains(where: { $0.file == file && $0.code == view.code })
          else { continue }
          for list in paths.storedLists(view.code, file, site.unit) where found[list] == nil {
            found[list] = location(file, CodeID(Int32(index)))
          }
        }
      }
    }
    return found
  }

  /// True for a name that no member or subscript follows.
  private func isWhole(_ id: CodeID, _ checked: CheckedFile) -> Bool {
    let next = Int(id.index) + 1
    guard next < checked.code.nodes.count else { return true }
    let node = checked.code.nodes[next]
    return ![.member, .subscripting, .forceUnwrap].contains(node.kind) || node.first != id
  }
}
