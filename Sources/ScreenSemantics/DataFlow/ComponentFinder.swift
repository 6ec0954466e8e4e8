import ScreenTypes
import SourceModel

/// Strongly connected components of a network.
struct ComponentFinder {
  private let network: Network
  /// What the network lies in.
  private let memory: TableMemory
  private var order: [Int32]
  private var low: [Int32]
  private var isOnStack: [Bool]
  private var stack: [Int32] = []
  private var next: Int32 = 0
  /// The nodes under way, each with the place of its next edge.
  private var work: [(node: Int32, position: Int)] = []

  init(_ network: Network, _ memory: TableMemory) {
    self.network = network
    self.memory = memory
    order = [Int32](repeating: -1, count: network.count)
    low = [Int32](repeating: 0, count: network.count)
    isOnStack = [Bool](repeating: false, count: network.count)
  }

  /// Components that hold a cycle, each sorted, in the order of their first nodes.
  mutating func cyclic() -> [[Int32]] {
    var found: [[Int32]] = []
    for start in network.sources where order[Int(start)] < 0 { visit(start, &found) }
    return found.sorted { $0[0] < $1[0] }
  }

  private mutating func enter(_ node: Int32) {
    order[Int(node)] = next
    low[Int(node)] = next
    next += 1
    stack.append(node)
    work.append((node, 0))
    isOnStack[Int(node)] = true
  }

  private mutating func visit(_ start: Int32, _ found: inout [[Int32]]) {
    enter(start)
    while let (node, position) = work.last {
      let edges = network.outgoing[node]
      if position < edges.count {
        work[work.count - 1].position += 1
        let target = network.targets[Int(edges[position])]
        if order[Int(target)] < 0 {
          enter(target)
        } else if isOnStack[Int(target)] {
          low[Int(node)] = min(low[Int(node)], order[Int(target)])
        }
        continue
      }
      work.removeLast()
      if let parent = work.last?.node { low[Int(parent)] = min(low[Int(parent)], low[Int(node)]) }
      if low[Int(node)] == order[Int(node)] { close(node, &found) }
    }
  }

  private mutating func close(_ node: Int32, _ found: inout [[Int32]]) {
    if stack.last == node {
      stack.removeLast()
      isOnStack[Int(node)] = false
      let loops = network.outgoing[node].contains { network.targets[Int($0)] == node }
      if loops { found.append([node]) }
      return
    }
    var component: [Int32] = []
    while let last = stack.popLast() {
      isOnStack[Int(last)] = false
      component.append(last)
      if last == node { break }
    }
    found.append(component.sorted())
  }

  /// The edges of a shortest cycle through `start` inside its component.
  func cycle(from start: Int32, within component: [Int32]) -> [Int32] {
    let inside = Set(component)
    var reachedBy: [Int32: Int32] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for edge in network.outgoing[node] {
        let target = network.targets[Int(edge)]
        if target == start {
          var path = [edge]
          var place = node
          while place != start, let edge = reachedBy[place] {
            path.append(edge)
            place = network.sources[Int(edge)]
          }
          return path.reversed()
        }
        if inside.contains(target), reachedBy[target] == nil {
          reachedBy[target] = edge
          queue.append(target)
        }
      }
    }
    return []
  }
}
