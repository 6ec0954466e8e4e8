import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which objects of one type are given to the environment of one app?
///
/// Answer: pairs of injections, each with whether the one lies in the other, and whether some view gets either.
/// Cost: nothing where each type is given once; else the part of the graph below each injection.
/// Limits: an object that is made on the spot, or that came from above, is no rival; previews are roots of their own.
struct RivalObjects: Sendable {
  /// The first, or the outer one.
  var first: Injection
  /// The second, or the inner one; it is the one to change.
  var second: Injection
  /// True where some view gets the one or the other.
  var shareReader: Bool
  /// True where the second lies inside the first.
  var isNested: Bool
  /// True where the second gives one object for each row.
  var isPerRow: Bool

  /// All of the package, by file.
  static func find(_ model: SemanticModel, _ graph: DataFlowGraph) -> [RivalObjects] {
    let program = model.program
    if graph.frames.lazy.filter({ $0.kind == .injection }).prefix(2).count < 2 { return [] }
    var byType: [Int32: [Injection]] = [:]
    for injection in graph.injections(program) {
      if injection.owner.isNone || program[injection.owner].kind == .preview { continue }
      byType[injection.frame.value, default: []].append(injection)
    }
    var found: [RivalObjects] = []
    for (type, injections) in byType.sorted(by: { $0.key < $1.key }) where injections.count > 1 {
      let finder = Finder(model: model, graph: graph, type: type)
      let own = injections.filter { finder.isOwn($0) }
      if Set(own.map { finder.reference($0) }).count > 1 { found += finder.rivals(own) }
    }
    return found.sorted { $0.second.place < $1.second.place }
  }

  private struct Finder {
    let model: SemanticModel
    let graph: DataFlowGraph
    let type: Int32

    private var program: Program { _read { yield model.program } }

    func rivals(_ injections: [Injection]) -> [RivalObjects] {
      let provided = injections.map { graph.provided(by: $0) }
      let readers = provided.map { nodes in nodes.filter { isReader($0) } }
      var providers: [Int32: Int] = [:]
      for index in injections.indices {
        for node in provided[index] where providers[node] == nil { providers[node] = index }
      }
      var found: [RivalObjects] = []
      var firstReaders: [Int32: Int] = [:]
      for index in injections.indices {
        if let outer = outer(of: injections[index], injections, providers), outer != index,
          areApart(injections[outer], injections[index]), !readers[outer].isEmpty, !readers[index].isEmpty
        {
          let shares = readers[index].contains { readers[outer].contains($0) }
          found.append(
            RivalObjects(
              first: injections[outer], second: injections[index], shareReader: shares, isNested: true,
              isPerRow: isPerRow(injections[index])))
        }
        for reader in readers[index] {
          guard let earlier = firstReaders[reader] else {
            firstReaders[reader] = index
            continue
          }
          let isKnown = found.contains {
            let places = [$0.first.place, $0.second.place]
            return places.contains(injections[index].place) && places.contains(injections[earlier].place)
          }
          if isKnown || !areApart(injections[earlier], injections[index]) { continue }
          if outer(of: injections[earlier], injections, providers) == index { continue }
          found.append(
            RivalObjects(
              first: injections[earlier], second: injections[index], shareReader: true, isNested: false,
              isPerRow: false))
          break
        }
      }
      return found
    }

    private func isReader(_ node: Int32) -> Bool {
      let declaration = graph.nodes.declaration(node)
      guard !declaration.isNone else { return false }
      return program.members(of: declaration).contains { id in
        let member = program[id]
        return (member.kind == .environmentObject || member.kind == .environment)
          && program.declaration(of: member.type.wrapped ?? member.type)?.index == type
      }
    }

    /// The injection whose object another one hides, or nil.
    private func outer(
      of injection: Injection, _ all: [Injection], _ providers: [Int32: Int]
    ) -> Int? {
      switch graph.origin(of: type, at: injection.frame.parent) {
      case .given(let place): return all.firstIndex { $0.place == place }
      case .entry: return providers[injection.node]
      case .unknown, .stackEntry: return nil
      }
    }

    /// True where the second gives an object of its own, and not the one that the first gives.
    private func areApart(_ first: Injection, _ second: Injection) -> Bool {
      let one = reference(first)
      let two = reference(second)
      return one != two || one.kind == .local
    }

    /// What the injected expression refers to: for a StateObject that keeps one of a type's own, such as `Store.shared`, that
    /// one.
    func reference(_ injection: Injection) -> Reference {
      let reference = model.files[injection.frame.file].reference(injection.frame.code)
      guard reference.kind == .member, program[reference.member].kind == .stateObject,
        case let value = model.values[reference.member].code, !value.isNone
      else { return reference }
      let kept = model.files[program[reference.member].file].reference(value)
      return kept.kind == .staticMember ? kept : reference
    }

    /// True for an object that is kept here: not made on the spot, and not one that came from above.
    func isOwn(_ injection: Injection) -> Bool {
      let reference = reference(injection)
      guard reference.kind == .member || reference.kind == .staticMember else {
        return reference.kind == .local && !isHandedIn(injection)
      }
      switch program[reference.member].kind {
      case .stateObject, .state, .published: return true
      case .constant, .variable: return program[reference.member].value != nil
      // Every other member gives an object that came from above, or is made on the spot.
      default: return false
      }
    }

    /// True for what a function or a closure is given, or what a pattern takes out of a value: it came from elsewhere.
    private func isHandedIn(_ injection: Injection) -> Bool {
      let file = model.files[injection.frame.file]
      let (slot, name) = (file.reference(injection.frame.code).index, file.code[injection.frame.code].name)
      return file.locals.contains { local in
        guard local.slot == slot, local.name == name else { return false }
        return switch local.kind {
        case .parameter, .closureParameter, .capture, .pattern: true
        case .constant, .variable, .computed, .loopItem: false
        }
      }
    }

    /// True in the rows of a loop, or in a view that only stands in such rows.
    private func isPerRow(_ injection: Injection) -> Bool {
      if isInLoop(injection.place) { return true }
      let edges = graph.views.incoming[injection.node].filter {
        program[graph.owner(ofNode: graph.edges[Int($0)].from, program)].kind != .preview
      }
      return !edges.isEmpty && edges.allSatisfy { isInLoop(graph.edges[Int($0)].frame) }
    }

    private func isInLoop(_ frame: Int32) -> Bool {
      graph.frames(from: frame).contains { $0.frame.kind == .repeated }
    }
  }
}
