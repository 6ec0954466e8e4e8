import ScreenTypes

/// A root from which some view that needs an object of a type is reached without one.
public struct MissingObject: Sendable {
  /// The declaration of the object's type.
  public var type: DeclarationID
  /// The App or the Preview.
  public var root: DeclarationID
  /// Positions in `DataFlowGraph.edges` from the root to the first reader on the shortest route; empty where the root
  /// itself reads.
  public var route: [Int32]
  /// The members that read it on failing routes; the first is at the end of `route`.
  public var readers: [MemberID]
  /// Edges on which other routes get the object.
  public var providing: [Int32]
  /// What must have the object, for each step of the route that can be given it.
  public var holders: [Holder]
  /// For each step of the route: the place in `DataFlowGraph.places` where the content of a slot lacks the object while
  /// it has it at another; -1 for others.
  public var lackingPlaces: [Int32]

  /// What must have the object so that the reader gets it, in the body where a step starts.
  public enum Holder: Sendable, Equatable {
    /// The view that the step leads to.
    case view
    /// The stack that a page on the route inherits from: its place in `DataFlowGraph.frames`.
    case stack(Int32)
    /// Nothing in this body, as the stack is above it.
    case above
  }
}

/// Which views need an object that nobody above gives them.
///
/// Lattice: two properties of a view node, "needs the object in the environment of its entry" and "needs it in the
/// environment of the stack above". Backward over the edges between views, from the readers of one type; an edge on
/// which the object is given stops it. Each type costs only the views above its readers that lack it. What stands for views of
/// several values passes a need on only where no route gives the object: which of the values is shown where is not known.
struct EnvironmentNeeds {
  private struct Backward: FlowAnalysis {
    static let width: Int32 = 2
    let isForward = false
    let graph: DataFlowGraph
    let type: Int32
    /// Nodes that pass no need on.
    var stopping: Set<Int32> = []

    func transfer(_ property: Int32, edge: Int32) -> UInt8 {
      if !stopping.isEmpty, stopping.contains(graph.edge(at: edge).to) { return 0 }
      return graph.needs(type, at: graph.edges[Int(edge)].frame, fromStack: property == 1).rawValue
    }
  }

  /// Forward from one root over states that lack the object.
  private struct Failing: FlowAnalysis {
    static let width: Int32 = 2
    let isForward = true
    let backward: Backward
    let lacking: FlowSolution

    func transfer(_ property: Int32, edge: Int32) -> UInt8 {
      let target = backward.graph.edges[Int(edge)].to
      var bits: UInt8 = 0
      for next in 0..<Int32(2) where lacking.holds(target, next) {
        if backward.transfer(next, edge: edge) & (1 << UInt8(property)) != 0 { bits |= 1 << UInt8(next) }
      }
      return bits
    }
  }

  private let model: SemanticModel
  private let graph: DataFlowGraph
  private var program: Program { _read { yield model.program } }

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
  }

  /// Every missing provider: one for each type and root, in the order of the types' declarations.
  func missing() -> [MissingObject] {
    let readers = readersByType()
    var lacking = FlowSolution(nodes: graph.nodes.count, width: 2)
    lazy var failing = FlowSolution(nodes: graph.nodes.count, width: 2)
    lazy var ofSeveral = Set(graph.nodesOfSeveralValues(program))
    var found: [MissingObject] = []
    for (type, members) in readers {
      let all = missing(type, members, Backward(graph: graph, type: type), &lacking, &failing)
      if all.isEmpty { continue }
      let isUnsure = all.contains { one in
        !one.providing.isEmpty && one.route.contains { ofSeveral.contains(graph.edge(at: $0).to) }
      }
      found +=
        isUnsure
        ? missing(
          type, members, Backward(graph: graph, type: type, stopping: ofSeveral), &lacking, &failing)
        : all
    }
    return found
  }

  /// Every root that lacks an object of a type, as one analysis tells.
  private func missing(
    _ type: Int32, _ members: [MemberID], _ analysis: Backward, _ lacking: inout FlowSolution,
    _ failing: inout FlowSolution
  ) -> [MissingObject] {
    lacking.clear()
    let seeds = members.map { (node: program[$0].owner.index, property: Int32(0)) }
    FixpointSolver.solve(analysis, on: graph.views, seeds: seeds, into: &lacking)
    let roots: [Int32] = lacking.reached.filter { $0 % 2 == 0 && isRoot($0 / 2) }.map { $0 / 2 }.sorted()
    return roots.map { root in
      failing.clear()
      FixpointSolver.solve(
        Failing(backward: analysis, lacking: lacking), on: graph.views,
        seeds: [(node: root, property: Int32(0))],
        into: &failing)
      return describe(type, root, members, lacking, failing, analysis)
    }
  }

  private func isRoot(_ node: Int32) -> Bool {
    let declaration = graph.nodes.declaration(node)
    if declaration.isNone { return false }
    return program[declaration].kind == .preview || declaration == program.app
  }

  private func describe(
    _ type: Int32, _ root: Int32, _ members: [MemberID], _ lacking: FlowSolution, _ failing: FlowSolution,
    _ analysis: Backward
  ) -> MissingObject {
    let route = lacking.path(from: root)
    let first = route.last.map { graph.edges[Int($0)].to } ?? root
    var readers = members.filter { failing.holds(program[$0].owner.index) }
    if let place = readers.firstIndex(where: { program[$0].owner.index == first }) {
      readers.insert(readers.remove(at: place), at: 0)
    }
    var providing: [Int32] = []
    for state in failing.reached {
      for edge in graph.views.incoming[state / 2] where analysis.transfer(state % 2, edge: edge) == 0 {
        let from = graph.edges[Int(edge)].from
        let declaration = graph.nodes.declaration(from)
        let isPreview = !declaration.isNone && program[declaration].kind == .preview
        if !isPreview, !providing.contains(edge) { providing.append(edge) }
      }
      if providing.count >= 4 { break }
    }
    let steps = steps(along: route, analysis)
    return MissingObject(
      type: DeclarationID(type), root: DeclarationID(root), route: route, readers: readers,
      providing: providing, holders: steps.map(\.holder), lackingPlaces: steps.map(\.place))
  }

  private func steps(along route: [Int32], _ analysis: Backward) -> [(
    holder: MissingObject.Holder, place: Int32
  )] {
    var isFromStack = false
    var steps: [(holder: MissingObject.Holder, place: Int32)] = []
    for edge in route.reversed() {
      let frame = graph.edges[Int(edge)].frame
      steps.append(
        (holder(frame, isFromStack), graph.lackingPlace(analysis.type, at: frame, fromStack: isFromStack)))
      isFromStack = analysis.transfer(isFromStack ? 1 : 0, edge: edge) == 2
    }
    return steps.reversed()
  }

  private func holder(_ frame: Int32, _ isFromStack: Bool) -> MissingObject.Holder {
    var isFromStack = isFromStack
    var place = frame
    while place >= 0 {
      let frame = graph.frames[Int(place)]
      switch frame.kind {
      case .page: isFromStack = true
      case .stack where isFromStack: return .stack(place)
      case .slot, .modified: return isFromStack ? .above : .view
      case .injection, .unknown, .stack, .presentation, .link, .styled, .attached, .conditional, .repeated,
        .labelled:
        break
      }
      place = frame.parent
    }
    return isFromStack ? .above : .view
  }

  /// Members that take an object from the environment by its type and whose views use it, by that type. A key of the environment
  /// has a value of its own.
  private func readersByType() -> [(type: Int32, members: [MemberID])] {
    var types: [Int32] = []
    var members: [MemberID] = []
    let found = Array(model.members(of: .environmentObject)) + model.members(of: .environment)
    for id in found.sorted() {
      let member = program[id]
      guard !graph.usage[id].isUnused, member.key.isEmpty, let type = program.declaration(of: member.type),
        program[type].kind.isObject
      else { continue }
      types.append(type.index)
      members.append(id)
    }
    // Sorted by type; those of one type stay in their order.
    let order = types.indices.sorted { (types[$0], $0) < (types[$1], $1) }
    var groups: [(type: Int32, members: [MemberID])] = []
    for index in order {
      if groups.last?.type == types[index] {
        groups[groups.count - 1].members.append(members[index])
      } else {
        groups.append((types[index], [members[index]]))
      }
    }
    return groups
  }
}

extension DataFlowGraph {
  /// Every root that reaches a reader of an environment object without a provider.
  public func missingObjects(_ model: SemanticModel) -> [MissingObject] {
    EnvironmentNeeds(model, self).missing()
  }
}
