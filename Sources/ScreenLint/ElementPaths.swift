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
    var origins = ElementOrigins(model, graph)
    return origins.list(ofElement: code, file, unit)
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
            var origins = ElementOrigins(model, graph)
            return origins.list($0, file, unit) == list
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
