import SourceModel

/// A phase of the compiler whose output can be printed: for work on the compiler, and to compare two builds of it.
///
/// Names and types are written out, and places are byte offsets in their files, so that the text shows what a phase found and
/// nothing of the tables in which it keeps that.
public enum Phase: String, Sendable, CaseIterable {
  case xml, code, program, model, graph, data, tree

  /// What the phase gives for a package.
  public func dump(_ compilation: Compilation) throws -> String {
    switch self {
    case .xml: XMLDump.text(compilation)
    case .code: CodeRoots.text(compilation)
    case .program: ProgramDump.text(compilation)
    case .model: ModelDump.text(compilation)
    case .graph: GraphDump.text(compilation)
    case .data: DataDump.text(compilation)
    case .tree: try TreeDump.text(compilation)
    }
  }
}

extension SourceRange {
  /// The range as dumps print it.
  var dumped: String { "\(start)..<\(end)" }
}

/// Lines about places of one file, which are put into the order of the places: a phase may find them in another.
struct PlacedLines {
  private var lines: [(range: SourceRange, text: String)] = []

  /// Adds a line about a place.
  mutating func add(_ range: SourceRange, _ text: String) { lines.append((range, text)) }

  /// All lines, each once, indented: outer places before those inside them.
  func text() -> String {
    var last = ""
    let sorted = lines.sorted { left, right in
      (left.range.start, right.range.end, left.text) < (right.range.start, left.range.end, right.text)
    }
    return sorted.reduce(into: "") { text, line in
      let next = "  \(line.range.dumped) \(line.text)\n"
      if next != last { text += next }
      last = next
    }
  }
}
