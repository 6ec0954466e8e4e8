import SourceModel

/// Turns locations into positions; each file is indexed once, when it is first printed.
public struct ReportContext {
  private let files: SourceFiles
  private var indexes: [FileID: LineIndex] = [:]
  /// The place that was found last. Findings come in file order, so that the next is often on the same line.
  private var last: (file: FileID, offset: UInt32, position: SourcePosition)?

  /// A context for findings in these files.
  public init(_ files: SourceFiles) { self.files = files }

  /// The file of a location; an empty one where there is none.
  public func file(_ id: FileID) -> SourceFile {
    files.indices.contains(id) ? files[id] : SourceFile(path: "?", bytes: [])
  }

  /// The line index of a file.
  public mutating func lines(_ id: FileID) -> LineIndex {
    if let known = indexes[id] { return known }
    let index = LineIndex(file(id))
    indexes[id] = index
    return index
  }

  /// Start and end of a location.
  public mutating func positions(_ location: SourceLocation) -> (start: SourcePosition, end: SourcePosition) {
    let start = position(of: location.range.start, location.file)
    return (start, position(of: max(location.range.start, location.range.end), location.file))
  }

  private mutating func position(of offset: UInt32, _ file: FileID) -> SourcePosition {
    let known = last?.file == file ? last.map { ($0.offset, $0.position) } : nil
    let position = lines(file).position(of: offset, from: known)
    last = (file, offset, position)
    return position
  }
}
