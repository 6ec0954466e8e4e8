import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which list an element comes from, and where elements of a list are changed in place.
struct ElementPaths {
  private let model: SemanticModel
  private let graph: DataFlowGraph
  private let provenance: Provenance
  private static let depthLimit = 8

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
    provenance = Provenance(model, graph)
  }

  private var program: Program { model.program }

  /// The stored list that an expression takes an element of, or nil.
  func list(ofElement code: CodeID, _ file: Int32, _ unit: Int32) -> MemberID? {
    let checked = model.files[Int(file)]
    let node = checked.code[code]
    switch node.kind {
    case .name where checked.reference(code).kind == .local:
      guard let items = graph.origin(ofLocal: checked.reference(code).index, in: file, unit: unit, model)
      else {
        return nil
      }
      return list(items, file, unit, 0)
    case .subscripting: return list(node.first, file, unit, 0)
    case .forceUnwrap, .optionalChain, .chainStep: return list(ofElement: node.first, file, unit)
    case .call:
      let callee = checked.code[node.first]
      guard callee.kind == .member, callee.name == "first" || callee.name == "last" else { return nil }
      return list(callee.first, file, unit, 0)
    case .member where node.name == "first" || node.name == "last": return list(node.first, file, unit, 0)
    default: return nil
    }
  }

  /// The stored list behind an expression: itself, or what it is filtered or sorted from.
  private func list(_ code: CodeID, _ file: Int32, _ unit: Int32, _ depth: Int) -> MemberID? {
    guard depth < Self.depthLimit, !code.isNone else { return nil }
    let checked = model.files[Int(file)]
    let node = checked.code[code]
    let reference = checked.reference(code)
    switch reference.kind {
    case .member, .staticMember, .bindingMember, .projection:
      guard reference.kind != .projection || node.kind == .name else { break }
      let member = program[reference.member]
      if member.kind == .computed {
        let getter = model.getters[Int(reference.index)].code
        let home = member.file.index
        return getter.isNone
          ? nil : list(value(of: getter, home), home, graph.units.getter(reference.member), depth + 1)
      }
      return member.type.element == nil ? nil : reference.member
    default: break
    }
    switch node.kind {
    case .call: return list(checked.code[node.first].first, file, unit, depth + 1)
    case .member: return list(node.first, file, unit, depth + 1)
    default: return nil
    }
  }

  /// The expression that a body of one expression gives.
  private func value(of body: CodeID, _ file: Int32) -> CodeID {
    let code = model.files[Int(file)].code
    guard code[body].kind == .block else { return body }
    let statements = code.items(code[body].list)
    guard statements.count == 1 else { return .none }
    let node = code[statements[0]]
    return node.kind == .expressionStatement || node.kind == .returnStatement ? node.first : .none
  }

  /// A write or binding to a field of an element that stays in a list, or the replacement of one; or nil.
  func edit(of type: DeclarationID, in list: MemberID) -> Access? {
    for field in program.storedMembers(of: type) {
      for access in graph.uses(of: field) where access.kind == .write || access.kind == .bind {
        guard access.code >= 0, !provenance.isPreview(access.unit) else { continue }
        let checked = model.files[Int(access.file)]
        if holds(list, checked.code[access.codeID].first, access.file, access.unit, 0) { return access }
      }
    }
    return graph.uses(of: list).first { access in
      guard access.kind == .write, access.code >= 0, !provenance.isPreview(access.unit) else { return false }
      return isSubscripted(access.codeID, model.files[Int(access.file)])
    }
  }

  /// True where a path leads into an element of a list.
  private func holds(_ list: MemberID, _ code: CodeID, _ file: Int32, _ unit: Int32, _ depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    let checked = model.files[Int(file)]
    var id = code
    var isElement = false
    while !id.isNone {
      let node = checked.code[id]
      let reference = checked.reference(id)
      if isElement {
        switch reference.kind {
        case .member, .staticMember, .bindingMember: return reference.member == list
        default: break
        }
      }
      switch node.kind {
      case .subscripting:
        isElement = true
        id = node.first
      case .forceUnwrap, .chainStep, .optionalChain, .member: id = node.first
      case .name, .bindingName:
        if reference.kind == .local {
          return graph.origin(ofLocal: reference.index, in: file, unit: unit, model).map {
            self.list($0, file, unit, 0) == list
          } ?? false
        }
        guard reference.kind == .member, program[reference.member].kind == .binding else { return false }
        return graph.arguments(for: reference.member).contains {
          $0.code >= 0 && $0.isBinding && holds(list, CodeID($0.code), $0.file, $0.unit, depth + 1)
        }
      default: return false
      }
    }
    return false
  }

  /// True where a list is written at an index.
  private func isSubscripted(_ id: CodeID, _ checked: CheckedFile) -> Bool {
    var index = id.index + 1
    let end = min(id.index + 64, Int32(checked.code.nodes.count))
    while index < end {
      let node = checked.code.nodes[Int(index)]
      if node.kind == .subscripting, node.first == id { return true }
      if node.first == id { return false }
      index += 1
    }
    return false
  }
}
