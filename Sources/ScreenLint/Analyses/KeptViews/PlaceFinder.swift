import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which caller keeps a view in place while it passes it other values?
///
/// Answer: what it passes, and the source behind that; nil where every caller passes what never changes.
/// Cost: the uses of the view and of at most eight views above it, each with the views of its file.
/// Limits: a push, a presentation, a preview or an `.id` gives a view a new identity; what rows of a loop pass is not followed.
struct PlaceFinder {
  let model: SemanticModel
  let graph: DataFlowGraph
  private var provenance: Provenance
  private static let depthLimit = 8

  /// A caller and the source that it passes.
  struct Change {
    var argument: Argument
    var source: MemberID
  }

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
    provenance = Provenance(model, graph)
  }

  /// A caller that passes a parameter something that changes while the view stays where it is, or nil.
  mutating func change(of parameter: MemberID, _ depth: Int) -> Change? {
    guard depth < Self.depthLimit else { return nil }
    let owner = model.program[parameter].owner
    for index in graph.views.incoming[graph.nodes.node(owner)] {
      let edge = graph.edges[Int(index)]
      guard edge.kind != .push, !edge.view.isNone, staysInPlace(edge) else { continue }
      let checked = model.files[edge.file]
      if edge.kind == .decorates, !edge.code.isNone {
        let extent = checked.code.extent(of: edge.code)
        for argument in graph.arguments(for: parameter)
        where argument.file == edge.file && argument.attribute.isNone && extent.contains(argument.code) {
          if let source = changingSource(of: argument, depth) {
            return Change(argument: argument, source: source)
          }
        }
        continue
      }
      for attribute in checked.views[edge.view].attributes
      where checked.attributes[attribute].member == parameter {
        guard
          let argument = graph.arguments(for: parameter).first(where: {
            $0.attribute == attribute && $0.file == edge.file
          }), !argument.code.isNone
        else { continue }
        if let source = changingSource(of: argument, depth) {
          return Change(argument: argument, source: source)
        }
      }
    }
    return nil
  }

  /// False where a push, a presentation, a preview or an `.id` gives the view a new identity.
  private func staysInPlace(_ edge: ViewEdge, _ depth: Int = 0) -> Bool {
    let host = graph.owner(ofNode: edge.from, model.program)
    if host.isNone || model.program[host].kind == .preview || edge.isThroughSlot { return false }
    if graph.nodes.declaration(edge.from).isNone {
      // A fragment stays where it is used.
      guard model.program[host].kind.hasBody, depth < Self.depthLimit,
        graph.views.incoming[edge.from].contains(where: { staysInPlace(graph.edges[Int($0)], depth + 1) })
      else { return false }
    }
    let isNew = graph.frames(from: edge.frame).contains { _, frame in
      frame.kind == .page || frame.kind == .presentation || frame.kind == .unknown
    }
    return !isNew && !hasIdentity(edge.file, edge.view)
  }

  /// True where `.id(…)` is set on a view or around it.
  private func hasIdentity(_ file: FileID, _ view: ViewID) -> Bool {
    let checked = model.files[file]
    let range = checked.views[view].range
    return checked.views.contains { outer in
      outer.range.contains(range)
        && outer.modifiers.contains {
          checked.code[checked.code[checked.modifiers[$0].call].first].name == Names.id
        }
    }
  }

  /// A source of the host itself, or one that its own callers change in place.
  private mutating func changingSource(of argument: Argument, _ depth: Int) -> MemberID? {
    let checked = model.files[argument.file]
    var ranges = [checked.code[argument.code].range]
    for id in checked.code.extent(of: argument.code) where checked.references[id].kind == .local {
      // The name of an IfLet stands for its value: the branch stays while that changes.
      let local = checked.references[id].index
      let branch = checked.views.first {
        $0.kind == .branch && $0.local == local && $0.range.contains(ranges[0]) && !$0.code.isNone
      }
      guard let branch else { return nil }
      ranges.append(checked.code[branch.code].range)
    }
    for access in graph.accesses(in: argument.unit)
    where !access.code.isNone && (access.kind == .read || access.kind == .bind) {
      guard ranges.contains(where: { $0.contains(checked.code[access.code].range) }) else { continue }
      let member = model.program[access.member]
      if model.program[member.owner].kind == .structure { continue }
      if member.isParameter, !model.program.isObjectData(access.member) {
        if let found = change(of: access.member, depth + 1) { return found.source }
      } else if let source = provenance.changingSource(behind: access.member) {
        return source
      }
    }
    return nil
  }
}

extension RuleContext {
  /// A parameter that is a value, not an object.
  func isPlainParameter(_ id: MemberID) -> Bool {
    let member = program[id]
    let isObject = program.declaration(of: member.type).map { program[$0].kind.isObject } == true
    return member.isParameter && !member.kind.holdsObject && !isObject
  }

  /// True where a handler of the view looks out for a parameter; it can give the object what is new.
  func isWatched(_ id: MemberID) -> Bool {
    let body = graph.units.body(program[id].owner)
    return graph.handlers.contains { handler in
      guard handler.unit == body, !handler.watched.isNone else { return false }
      let reference = model.files[handler.file].reference(handler.watched)
      return reference.kind == .member && reference.member == id
    }
  }
}
