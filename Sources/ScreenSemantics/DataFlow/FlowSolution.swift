import SourceModel

/// The facts of one analysis, with the edge by which each property first came: following them back gives a shortest
/// witness. A state is a node with one property: `node * width + property`.
struct FlowSolution {
  /// How many properties a node can have.
  let width: Int32
  /// For each state: 0 where it does not hold, 1 for a seed, else the edge by which it was reached and 2.
  private let edges: Table<Int, Int32>
  /// For each state that was reached by an edge: the state at the edge's other end.
  private let origins: Table<Int, Int32>
  /// States in the order they were reached.
  private(set) var reached: [Int32] = []
  /// What the tables lie in: a copy has the same, so that only one of them may go on.
  private let memory: TableMemory

  /// Where few states will be reached, it is `sparse`.
  init(nodes: Int, width: Int32, isSparse: Bool = false) {
    self.width = width
    let count = nodes * Int(width)
    memory =
      isSparse ? TableMemory(sparse: ()) : TableMemory(bytes: count * 2 * MemoryLayout<Int32>.stride)
    edges = memory.zeros(count, of: Int32.self).table
    // Read only where an edge led there: nothing has to be written for the others.
    origins = memory.places(count, of: Int32.self).table
  }

  /// True where a node has a property.
  func holds(_ node: Int32, _ property: Int32 = 0) -> Bool { edges[Int(node * width + property)] != 0 }

  /// Edges from a state back to its seed, nearest first.
  func path(from node: Int32, _ property: Int32 = 0) -> [Int32] {
    var state = node * width + property
    var path: [Int32] = []
    while edges[Int(state)] >= 2 {
      path.append(edges[Int(state)] - 2)
      state = origins[Int(state)]
    }
    return path
  }

  /// For each state the last edge of its path, which starts at the seed, and 2; 1 for a seed, 0 where it does not hold. They
  /// take the place of the edges, and live as long as the memory.
  consuming func firstEdges() -> (Table<Int, Int32>, TableMemory) {
    // Each is reached after its origin.
    for state in reached where edges[Int(state)] >= 2 {
      let before = edges[Int(origins[Int(state)])]
      if before >= 2 { edges.change(Int(state)) { $0 = before } }
    }
    return (edges, memory)
  }

  mutating func add(_ state: Int32, edge: Int32, origin: Int32) {
    if edges[Int(state)] != 0 { return }
    edges.change(Int(state)) { $0 = edge + 2 }
    origins.change(Int(state)) { $0 = origin }
    reached.append(state)
  }

  /// Forgets everything. Cost: the states that were reached.
  mutating func clear() {
    for state in reached { edges.change(Int(state)) { $0 = 0 } }
    reached.removeAll(keepingCapacity: true)
  }
}
