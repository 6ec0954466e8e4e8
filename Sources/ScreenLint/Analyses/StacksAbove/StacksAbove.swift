import ScreenSemantics
import ScreenTypes

/// Which stacks stand above a place on the ways that lead to it, through the views that hold it or push it?
///
/// Answer: their frames, and whether some way has none, or is not known.
/// Cost: each view above is looked at once, at most 256 of them.
/// Limits: where nobody uses a view the answer is open; previews count for nothing.
struct StacksAbove {
  /// The stacks above a place.
  struct Answer {
    /// Their frames, each once.
    var stacks: [Int32] = []
    /// True where some way ends without a stack, or is not known.
    var isOpen = false
  }

  private let program: Program
  private let graph: DataFlowGraph
  private var seen: Set<Int32> = []
  private var answer = Answer()
  private static let viewLimit = 256
  private static let slotLimit = 16

  private init(_ program: Program, _ graph: DataFlowGraph) {
    self.program = program
    self.graph = graph
  }

  /// The stacks above a place in the body of a view node.
  static func stacks(at frame: Int32, of node: Int32, _ program: Program, _ graph: DataFlowGraph) -> Answer {
    var search = StacksAbove(program, graph)
    if search.walk(frame, 0) { search.enter(node) }
    return search.answer
  }

  /// Notes the stacks above a place; true where a way leads on to the entry of its body.
  private mutating func walk(_ start: Int32, _ depth: Int) -> Bool {
    for (place, frame) in graph.frames(from: start) {
      switch frame.kind {
      case .stack:
        if !answer.stacks.contains(place) { answer.stacks.append(place) }
        return false
      case .presentation:
        answer.isOpen = true
        return false
      case .unknown: answer.isOpen = true
      case .slot, .modified:
        let places = graph.placesByNode[graph.contentKey(frame)]
        if depth >= Self.slotLimit { answer.isOpen = true }
        if depth < Self.slotLimit, !places.isEmpty {
          var leadsOn = false
          for place in places where walk(graph.place(at: place).frame, depth + 1) { leadsOn = true }
          if !leadsOn { return false }
        }
      case .injection, .page, .link, .styled, .attached, .conditional, .repeated, .labelled: break
      }
    }
    return true
  }

  private mutating func enter(_ node: Int32) {
    guard seen.insert(node).inserted else { return }
    guard seen.count < Self.viewLimit else {
      answer.isOpen = true
      return
    }
    var isUsed = false
    for place in graph.views.incoming[node] {
      let edge = graph.edge(at: place)
      let owner = graph.owner(ofNode: edge.from, program)
      if !owner.isNone, program[owner].kind == .preview { continue }
      isUsed = true
      if walk(edge.frame, 0) { enter(edge.from) }
    }
    if !isUsed { answer.isOpen = true }
  }
}
