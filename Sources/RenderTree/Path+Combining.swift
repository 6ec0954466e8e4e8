/// Areas of two paths made one: what both, one, or only the first of them fills.
extension Path {
  /// Which places an area of two has.
  public enum Combination: Sendable {
    /// Those of either.
    case union
    /// Those of both.
    case intersection
    /// Those of the first that the second has not.
    case subtraction
    /// Those of one alone.
    case difference

    fileprivate func holds(_ first: Bool, _ second: Bool) -> Bool {
      switch self {
      case .union: first || second
      case .intersection: first && second
      case .subtraction: first && !second
      case .difference: first != second
      }
    }
  }

  /// The most lines of two paths that are combined. Of more the area is that of the first.
  private static let mostLines = 4_096

  /// The outline of an area of two paths, in lines, with curves as `flattened` draws them. Takes time in the square of the lines.
  public func combined(_ combination: Combination, with other: Path, isEvenOdd: Bool = false) -> Path {
    let (first, second) = (Area(self, isEvenOdd), Area(other, isEvenOdd))
    guard first.lines.count + second.lines.count <= Self.mostLines else { return self }
    let edges = Line.parts(of: first.lines + second.lines).compactMap { line -> Line? in
      let (left, right) = line.sides
      let isInside = (
        left: combination.holds(first.contains(left), second.contains(left)),
        right: combination.holds(first.contains(right), second.contains(right))
      )
      if isInside.left == isInside.right { return nil }
      return isInside.right ? line : Line(start: line.end, end: line.start)
    }
    return Path(joining: edges)
  }

  /// The closed lines that edges make, each beginning where another ends.
  private init(joining edges: [Line]) {
    var next: [Line.Corner: [Line]] = [:]
    var known: Set<[Line.Corner]> = []
    var order: [Line.Corner] = []
    for edge in edges {
      let (start, end) = (Line.Corner(edge.start), Line.Corner(edge.end))
      // Where both paths have a line, it is an edge once.
      guard start != end, known.insert([start, end]).inserted else { continue }
      next[start, default: []].append(edge)
      order.append(start)
    }
    for corner in order {
      guard var edge = next[corner]?.popLast() else { continue }
      elements.append(.move(to: edge.start))
      while let following = next[Line.Corner(edge.end)]?.popLast() {
        if !edge.leadsOn(to: following) { elements.append(.line(to: edge.end)) }
        edge = following
      }
      if Line.Corner(edge.end) != corner { elements.append(.line(to: edge.end)) }
      elements.append(.closeSubpath)
    }
  }

  /// A line from one point to another.
  private struct Line {
    var start: Point
    var end: Point

    /// A point as a place in a grid of ten-thousandths of a point, where lines meet that were computed apart.
    struct Corner: Hashable {
      private let x: Int, y: Int

      init(_ point: Point) {
        (x, y) = (Int((point.x * 10_000).rounded()), Int((point.y * 10_000).rounded()))
      }
    }

    /// Two places beside its middle, far enough to lie on its sides.
    var sides: (left: Point, right: Point) {
      let (across, down) = (end.x - start.x, end.y - start.y)
      let length = (across * across + down * down).squareRoot()
      let (x, y) = (-down / length * 0.001, across / length * 0.001)
      let middle = start.between(end, 0.5)
      return (Point(middle.x - x, middle.y - y), Point(middle.x + x, middle.y + y))
    }

    /// True where a line goes on in the same direction.
    func leadsOn(to next: Line) -> Bool {
      let (across, down) = (end.x - start.x, end.y - start.y)
      let (nextAcross, nextDown) = (next.end.x - next.start.x, next.end.y - next.start.y)
      let length = (across * across + down * down).squareRoot()
      let nextLength = (nextAcross * nextAcross + nextDown * nextDown).squareRoot()
      return abs(across * nextDown - down * nextAcross) < 1e-6 * length * nextLength
        && across * nextAcross + down * nextDown > 0
    }

    /// Lines cut where others cross or touch them.
    static func parts(of lines: [Line]) -> [Line] {
      var parts: [Line] = []
      for line in lines {
        var cuts: [Double] = [0, 1]
        for other in lines { line.addCuts(by: other, to: &cuts) }
        cuts.sort()
        for (from, to) in zip(cuts, cuts.dropFirst()) {
          let part = Line(start: line.start.between(line.end, from), end: line.start.between(line.end, to))
          if Corner(part.start) != Corner(part.end) { parts.append(part) }
        }
      }
      return parts
    }

    /// Adds where another line crosses or touches this one, as shares of its length.
    private func addCuts(by other: Line, to cuts: inout [Double]) {
      let (across, down) = (end.x - start.x, end.y - start.y)
      let (otherAcross, otherDown) = (other.end.x - other.start.x, other.end.y - other.start.y)
      let (apartX, apartY) = (other.start.x - start.x, other.start.y - start.y)
      let square = across * across + down * down
      let cross = across * otherDown - down * otherAcross
      let otherSquare = otherAcross * otherAcross + otherDown * otherDown
      if abs(cross) > 1e-9 * (square * otherSquare).squareRoot() {
        let share = (apartX * otherDown - apartY * otherAcross) / cross
        let otherShare = (apartX * down - apartY * across) / cross
        if share > 0, share < 1, otherShare > -1e-9, otherShare < 1 + 1e-9 { cuts.append(share) }
        return
      }
      // Parallel lines: where they lie on each other the ends of the other one cut.
      let distance = abs(apartX * down - apartY * across) / square.squareRoot()
      guard distance < 0.0001 else { return }
      for point in [other.start, other.end] {
        let share = ((point.x - start.x) * across + (point.y - start.y) * down) / square
        if share > 0, share < 1 { cuts.append(share) }
      }
    }
  }

  /// What a path fills.
  private struct Area {
    let lines: [Line]
    private let isEvenOdd: Bool

    init(_ path: Path, _ isEvenOdd: Bool) {
      self.isEvenOdd = isEvenOdd
      lines = path.flattened().flatMap { line in
        zip(line.points, line.points.dropFirst() + line.points.prefix(1)).map { Line(start: $0, end: $1) }
      }
      .filter { line in
        let isThere = [line.start, line.end].allSatisfy { abs($0.x) < 1e9 && abs($0.y) < 1e9 }
        return isThere && Line.Corner(line.start) != Line.Corner(line.end)
      }
    }

    func contains(_ point: Point) -> Bool {
      var turns = 0
      for line in lines where (line.start.y <= point.y) != (line.end.y <= point.y) {
        let share = (point.y - line.start.y) / (line.end.y - line.start.y)
        if line.start.x + (line.end.x - line.start.x) * share > point.x {
          turns += line.start.y < line.end.y ? 1 : -1
        }
      }
      return isEvenOdd ? !turns.isMultiple(of: 2) : turns != 0
    }
  }
}
