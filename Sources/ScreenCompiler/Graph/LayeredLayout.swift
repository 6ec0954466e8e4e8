/// Places boxes in layers from left to right and routes edges between them: cycles are broken along a depth-first
/// walk, layers follow longest paths, crossings are reduced by barycentres, and boxes are then drawn towards what
/// they are joined to (Sugiyama, Tagawa and Toda, "Methods for Visual Understanding of Hierarchical System
/// Structures", 1981).
struct LayeredLayout {
  /// A box, or a bend of an edge.
  struct Box {
    var width: Double
    var height: Double
    var x = 0.0
    var y = 0.0
    var layer = 0
    var center: Double { y + height / 2 }
  }

  /// An edge between boxes; it leaves and arrives at offsets below the tops of its boxes.
  struct Edge {
    var from: Int
    var to: Int
    var fromOffset: Double
    var toOffset: Double
  }

  /// Boxes first, bends after them.
  private(set) var boxes: [Box]
  /// Which edges run against their direction.
  private(set) var isReversed: [Bool]
  /// For each edge the boxes it passes from left to right, its ends included.
  private(set) var routes: [[Int]] = []
  private let edges: [Edge]
  private let count: Int
  private var layers: [[Int]] = []
  private var widths: [Double] = []

  private static let layerGap = 90.0
  private static let boxGap = 26.0
  private static let sweeps = 16

  /// Lays out boxes of the given sizes. Cost: the edges and bends times a fixed number of sweeps.
  init(sizes: [(width: Double, height: Double)], edges: [Edge]) {
    boxes = sizes.map { Box(width: $0.width, height: $0.height) }
    count = sizes.count
    self.edges = edges
    isReversed = Array(repeating: false, count: edges.count)
    breakCycles()
    assignLayers()
    addBends()
    order()
    place()
  }

  private func ends(_ edge: Int) -> (left: Int, right: Int) {
    isReversed[edge] ? (edges[edge].to, edges[edge].from) : (edges[edge].from, edges[edge].to)
  }

  private mutating func breakCycles() {
    var outgoing = [[Int]](repeating: [], count: count)
    for (index, edge) in edges.enumerated() { outgoing[edge.from].append(index) }
    var state = [UInt8](repeating: 0, count: count)
    for start in 0..<count where state[start] == 0 {
      var stack: [(box: Int, next: Int)] = [(start, 0)]
      state[start] = 1
      while let top = stack.last {
        guard top.next < outgoing[top.box].count else {
          state[top.box] = 2
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let edge = outgoing[top.box][top.next]
        let target = edges[edge].to
        if state[target] == 1 { isReversed[edge] = true }
        if state[target] == 0 {
          state[target] = 1
          stack.append((target, 0))
        }
      }
    }
  }

  private mutating func assignLayers() {
    var incoming = [Int](repeating: 0, count: count)
    var outgoing = [[Int]](repeating: [], count: count)
    for index in edges.indices where edges[index].from != edges[index].to {
      let (left, right) = ends(index)
      incoming[right] += 1
      outgoing[left].append(right)
    }
    var ready = (0..<count).filter { incoming[$0] == 0 }
    var next = 0
    while next < ready.count {
      let box = ready[next]
      next += 1
      for target in outgoing[box] {
        boxes[target].layer = max(boxes[target].layer, boxes[box].layer + 1)
        incoming[target] -= 1
        if incoming[target] == 0 { ready.append(target) }
      }
    }
  }

  private mutating func addBends() {
    for index in edges.indices {
      let (left, right) = ends(index)
      var route = [left]
      if left != right {
        for layer in (boxes[left].layer + 1)..<max(boxes[left].layer + 1, boxes[right].layer) {
          boxes.append(Box(width: 0, height: 10, layer: layer))
          route.append(boxes.count - 1)
        }
      }
      route.append(right)
      routes.append(route)
    }
    layers = Array(repeating: [], count: (boxes.map(\.layer).max() ?? -1) + 1)
    for index in boxes.indices { layers[boxes[index].layer].append(index) }
  }

  private mutating func order() {
    let (before, after) = neighbours()
    for sweep in 0..<Self.sweeps {
      let isForward = sweep % 2 == 0
      let range = isForward ? Array(layers.indices.dropFirst()) : Array(layers.indices.dropLast().reversed())
      for layer in range {
        var ranks = [Int: Double]()
        for fixed in layers[isForward ? layer - 1 : layer + 1].enumerated() {
          ranks[fixed.element] = Double(fixed.offset)
        }
        let keys = layers[layer].enumerated().map { place, box -> (key: Double, box: Int) in
          let near = (isForward ? before[box] : after[box]).compactMap { ranks[$0] }
          return (near.isEmpty ? Double(place) : near.reduce(0, +) / Double(near.count), box)
        }
        layers[layer] =
          keys.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
          .map(\.element.box)
      }
    }
  }

  private func neighbours() -> (before: [[Int]], after: [[Int]]) {
    var before = [[Int]](repeating: [], count: boxes.count)
    var after = before
    for route in routes {
      for (left, right) in zip(route, route.dropFirst()) where left != right {
        after[left].append(right)
        before[right].append(left)
      }
    }
    return (before, after)
  }

  private mutating func place() {
    var x = 0.0
    for layer in layers {
      let width = layer.map { boxes[$0].width }.max() ?? 0
      widths.append(width)
      var y = 0.0
      for box in layer {
        boxes[box].x = x
        boxes[box].y = y
        y += boxes[box].height + Self.boxGap
        if boxes[box].width == 0 { boxes[box].width = width }
      }
      x += width + Self.layerGap
    }
    let (before, after) = neighbours()
    for sweep in 0..<Self.sweeps {
      let isForward = sweep % 2 == 0
      for layer in isForward ? layers : layers.reversed() {
        pull(layer, towards: isForward ? before : after)
      }
    }
    let top = boxes.map(\.y).min() ?? 0
    for index in boxes.indices { boxes[index].y -= top }
  }

  /// Moves the boxes of a layer towards their neighbours as far as their order and the gaps allow.
  private mutating func pull(_ layer: [Int], towards near: [[Int]]) {
    let wanted = layer.map { box -> Double in
      if near[box].isEmpty { return boxes[box].y }
      let center = near[box].reduce(0) { $0 + boxes[$1].center } / Double(near[box].count)
      return center - boxes[box].height / 2
    }
    var down = wanted
    for place in layer.indices.dropFirst() {
      let above = layer[place - 1]
      down[place] = max(down[place], down[place - 1] + boxes[above].height + Self.boxGap)
    }
    var up = wanted
    for place in layer.indices.dropLast().reversed() {
      up[place] = min(up[place], up[place + 1] - boxes[layer[place]].height - Self.boxGap)
    }
    for (place, box) in layer.enumerated() { boxes[box].y = (down[place] + up[place]) / 2 }
  }

  /// The points of an edge from left to right: the end of its box, the end of the box's layer, two for each bend, and
  /// the beginning of the other box. Between the first two, and between the two of a bend, it runs level.
  func points(_ edge: Int) -> [(x: Double, y: Double)] {
    let route = routes[edge]
    let (leftOffset, rightOffset) =
      isReversed[edge]
      ? (edges[edge].toOffset, edges[edge].fromOffset) : (edges[edge].fromOffset, edges[edge].toOffset)
    let (first, last) = (boxes[route[0]], boxes[route[route.count - 1]])
    let y = first.y + leftOffset
    var points = [(x: first.x + first.width, y: y), (x: first.x + widths[first.layer], y: y)]
    for bend in route.dropFirst().dropLast() {
      points.append((boxes[bend].x, boxes[bend].center))
      points.append((boxes[bend].x + boxes[bend].width, boxes[bend].center))
    }
    points.append((last.x, last.y + rightOffset))
    return points
  }

  /// The size of everything.
  var size: (width: Double, height: Double) {
    (boxes.map { $0.x + $0.width }.max() ?? 0, boxes.map { $0.y + $0.height }.max() ?? 0)
  }
}
