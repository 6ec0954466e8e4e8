/// Strongly connected components of a graph (Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972, without
/// recursion). Linear.
public enum Components {
  /// For each node below `count` the number of its component; `next` gives the nodes that follow one.
  public static func find(_ count: Int, next: (Int) -> [Int]) -> [Int32] {
    var component = [Int32](repeating: -1, count: count)
    var order = [Int32](repeating: -1, count: count)
    var low = order
    var open: [Int] = []
    var calls: [(node: Int, next: ArraySlice<Int>)] = []
    var (visits, components): (Int32, Int32) = (0, 0)
    for start in 0..<count where order[start] < 0 {
      calls.append((start, next(start)[...]))
      while let (here, rest) = calls.last {
        if order[here] < 0 {
          order[here] = visits
          low[here] = visits
          visits += 1
          open.append(here)
        }
        guard let target = rest.first else {
          calls.removeLast()
          if let caller = calls.last?.node { low[caller] = min(low[caller], low[here]) }
          guard low[here] == order[here] else { continue }
          while let member = open.popLast() {
            component[member] = components
            if member == here { break }
          }
          components += 1
          continue
        }
        calls[calls.count - 1].next = rest.dropFirst()
        if order[target] < 0 {
          calls.append((target, next(target)[...]))
        } else if component[target] < 0 {
          low[here] = min(low[here], order[target])
        }
      }
    }
    return component
  }
}
