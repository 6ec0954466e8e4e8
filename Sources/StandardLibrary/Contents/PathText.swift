/// The path of a file as text, taken apart as Foundation's `NSString` does: slashes at its end do not count.
struct PathText {
  /// The path without slashes at its end; `/` alone stays.
  private let path: String

  init(_ text: String) {
    var path = text
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// What stands after the last slash.
  var last: String { path == "/" ? path : String(path[start...]) }

  /// What stands after the last dot of the last part; empty where nothing stands before that dot.
  var pathExtension: String { dot.map { String(path[path.index(after: $0)...]) } ?? "" }

  /// The path as far as the last dot of its last part.
  var withoutExtension: String { dot.map { String(path[..<$0]) } ?? path }

  /// The path as far as its last slash; empty where it has none.
  var parent: String {
    if start == path.startIndex { return "" }
    return start == path.index(after: path.startIndex) ? "/" : String(path[..<path.index(before: start)])
  }

  /// The path with one more part, and one slash between.
  func appending(_ part: String) -> String {
    let part = part.drop { $0 == "/" }
    return path.isEmpty ? String(part) : path == "/" ? "/" + part : path + "/" + part
  }

  /// Where the last part begins.
  private var start: String.Index {
    path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
  }

  /// The dot before the extension; nil where there is none.
  private var dot: String.Index? {
    guard let dot = path.lastIndex(of: "."), dot > start, path.index(after: dot) < path.endIndex else {
      return nil
    }
    return dot
  }
}
