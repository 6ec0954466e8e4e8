import ScreenTypes

extension DataFlowGraph {
  /// All injections with views inside, in file order: those that stand in them, and those that are the content of the
  /// slots in them, or that a Modifier with them is applied to.
  public func injections(_ program: Program) -> [Injection] {
    var found: [Injection] = []
    var places: [Int32: Int] = [:]
    var known: [Int32: [SurroundingInjection]] = [:]
    for (index, edge) in edges.enumerated() {
      for injection in injections(around: edge.frame, of: edge.from, program, &known) {
        // What a wrapper gives in a preview says nothing of the app.
        if injection.node != edge.from, isPreview(edge.from, program) { continue }
        if let place = places[injection.place] {
          if found[place].edges.last != Int32(index) { found[place].edges.append(Int32(index)) }
        } else {
          places[injection.place] = found.count
          found.append(
            Injection(
              frame: frames[Int(injection.place)], place: injection.place,
              owner: owner(ofNode: injection.node, program), node: injection.node, edges: [Int32(index)]))
        }
      }
    }
    return found
  }

  private func isPreview(_ node: Int32, _ program: Program) -> Bool {
    let host = owner(ofNode: node, program)
    return !host.isNone && program[host].kind == .preview
  }

  /// An injection around a place: its frame, and the view node in whose body it stands.
  private typealias SurroundingInjection = (place: Int32, node: Int32)

  /// The injections around a place in the body of `node`, from the inside out. `known` holds those around the content
  /// of slots and Modifiers.
  private func injections(
    around frame: Int32, of node: Int32, _ program: Program, _ known: inout [Int32: [SurroundingInjection]]
  ) -> [SurroundingInjection] {
    var found: [SurroundingInjection] = []
    var place = frame
    while place >= 0 {
      let here = frames[Int(place)]
      switch here.kind {
      case .injection where !here.code.isNone: found.append((place, node))
      case .slot, .modified:
        let key = contentKey(here)
        if known[key] == nil {
          // A slot whose content stands in itself has nothing else around it.
          known[key] = []
          let holder = here.kind == .slot ? nodes.node(owner(ofNode: key, program)) : key
          known[key] = placesByNode[key].flatMap {
            injections(around: places[Int($0)].frame, of: holder, program, &known)
          }
        }
        found += known[key] ?? []
      case .injection, .unknown, .stack, .page, .presentation, .link, .styled, .attached, .conditional,
        .repeated, .labelled:
        break
      }
      place = here.parent
    }
    return found
  }

  /// The view nodes whose environment an injection provides: no nearer one of the type lies between. In order of their
  /// distance.
  public func provided(by injection: Injection) -> [Int32] {
    let type = injection.frame.value
    var solution = FlowSolution(nodes: nodes.count, width: 2)
    var seeds: [(node: Int32, property: Int32)] = []
    for index in injection.edges {
      let edge = edges[Int(index)]
      for property in [Int32(0), 1] {
        if case .given(injection.place) = origin(of: type, at: edge.frame, fromStack: property == 1) {
          seeds.append((edge.to, property))
        }
      }
    }
    FixpointSolver.solve(Provision(graph: self, type: type), on: views, seeds: seeds, into: &solution)
    return solution.reached.filter { $0 % 2 == 0 }.map { $0 / 2 }
  }

  /// What one injection provides. Lattice: two properties of a view node, "its environment has the object" and "that of
  /// the stack above it has". Forward over the edges between views.
  private struct Provision: FlowAnalysis {
    static let width: Int32 = 2
    let isForward = true
    let graph: DataFlowGraph
    let type: Int32

    func transfer(_ property: Int32, edge: Int32) -> UInt8 {
      let frame = graph.edges[Int(edge)].frame
      var bits: UInt8 = 0
      for target in [Int32(0), 1] {
        switch graph.origin(of: type, at: frame, fromStack: target == 1) {
        case .entry where property == 0, .stackEntry where property == 1: bits |= 1 << UInt8(target)
        case .given, .unknown, .entry, .stackEntry: break
        }
      }
      return bits
    }
  }
}
