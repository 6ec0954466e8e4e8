import RenderTree

/// Breaks clusters into lines. Lines break after blanks and hyphens and around ideographs; a word longer than
/// a line is cut.
struct LineBreaker: ~Copyable {
  var clusters: [Cluster] = []
  private(set) var lines: [TextLine] = []

  var size: CellSize {
    CellSize(width: lines.reduce(0) { max($0, $1.width) }, height: lines.count)
  }

  /// Breaks the clusters into lines of some columns; what is more than `limit` lines (0 for none) is left out
  /// with an ellipsis.
  mutating func breakLines(
    columns: Int, limit: Int, truncation: TextPayload.Truncation, ellipsis: [Cluster]
  ) {
    lines.removeAll(keepingCapacity: true)
    let columns = max(1, columns)
    let end = clusters.count
    guard end > 0 else { return }
    var start = 0
    while true {
      if limit > 0 && lines.count == limit {
        truncateLastLine(columns: columns, end: end, truncation: truncation, ellipsis: ellipsis)
        return
      }
      let line = nextLine(from: start, end: end, columns: columns)
      lines.append(line.line)
      guard let next = line.next else { return }
      start = next
    }
  }

  /// The line that begins at a cluster, and where the next one begins; nil after the last.
  private func nextLine(from start: Int, end: Int, columns: Int) -> (line: TextLine, next: Int?) {
    var width = 0
    var inked = TextLine(start: start, end: start, width: 0)
    var breakLine = inked
    var breakStart = start
    var index = start
    while index < end {
      let cluster = clusters[index]
      if cluster.role == .newline { return (inked, index + 1) }
      if cluster.role == .space {
        width += 1
        index += 1
        continue
      }
      if index > start && Self.canBreak(after: clusters[index - 1].role, before: cluster.role) {
        breakLine = inked
        breakStart = index
      }
      let cells = Int(cluster.width)
      if width + cells > columns && index > start {
        if breakStart > start { return (breakLine, breakStart) }
        return (inked, index)
      }
      width += cells
      index += 1
      inked.end = index
      inked.width = width
    }
    return (inked, nil)
  }

  private static func canBreak(after first: Cluster.Role, before second: Cluster.Role) -> Bool {
    if first == .space { return true }
    if first == .opening || second == .closing { return false }
    if first == .ideograph || second == .ideograph { return true }
    return first == .hyphen && second == .ordinary
  }

  /// Replaces the last line by as much of the rest as fits beside an ellipsis.
  private mutating func truncateLastLine(
    columns: Int, end: Int, truncation: TextPayload.Truncation, ellipsis: [Cluster]
  ) {
    guard let last = lines.popLast() else { return }
    let room = max(0, columns - ellipsis.reduce(0) { $0 + Int($1.width) })
    let fromHead = truncation == .tail ? room : truncation == .middle ? room - room / 2 : 0
    var head: [Cluster] = []
    var headWidth = 0
    for index in last.start..<end {
      let cluster = clusters[index]
      if cluster.role == .newline || headWidth + Int(cluster.width) > fromHead { break }
      head.append(cluster)
      headWidth += Int(cluster.width)
    }
    while head.last?.role == .space {
      head.removeLast()
      headWidth -= 1
    }
    var tail: [Cluster] = []
    var tailWidth = 0
    if truncation != .tail {
      for index in stride(from: end - 1, through: last.start, by: -1) {
        let cluster = clusters[index]
        if cluster.role == .newline || tailWidth + headWidth + Int(cluster.width) > room { break }
        tail.append(cluster)
        tailWidth += Int(cluster.width)
      }
      while tail.last?.role == .space {
        tail.removeLast()
        tailWidth -= 1
      }
      tail.reverse()
    }
    let start = clusters.count
    let style = clusters[last.start < end ? last.start : end - 1].style
    clusters.append(contentsOf: head)
    for var dot in ellipsis.prefix(max(1, columns)) {
      dot.style = style
      clusters.append(dot)
    }
    clusters.append(contentsOf: tail)
    let width = clusters[start...].reduce(0) { $0 + Int($1.width) }
    lines.append(TextLine(start: start, end: clusters.count, width: width))
  }
}
