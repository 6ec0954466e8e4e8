/// A pattern of paths as settings write it: a path from the root, in which `*` and `?` stand for what has no slash, and
/// `**` for any number of folders. A pattern without a slash is met at any depth. A folder stands for all below it.
public struct PathPattern: Sendable {
  private let parts: [[UInt8]]

  /// Reads a pattern; `./` before it and `/` behind it mean nothing.
  public init(_ text: String) {
    var parts = text.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    parts.removeAll { $0 == [UInt8(ascii: ".")] }
    if parts.count == 1, !text.hasPrefix("/"), !text.hasPrefix("./") { parts.insert(Self.folders, at: 0) }
    self.parts = parts
  }

  /// True for a path that the pattern meets, and for what lies below such a path. The cost is the product of the
  /// lengths.
  public func covers(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    if parts.isEmpty { return false }
    // For each number of names whether the parts so far can meet them.
    var reached = [Bool](repeating: false, count: names.count + 1)
    reached[0] = true
    for part in parts {
      var next = [Bool](repeating: false, count: names.count + 1)
      for count in 0...names.count {
        if part == Self.folders {
          next[count] = reached[count] || (count > 0 && next[count - 1])
        } else if count > 0, reached[count - 1] {
          next[count] = Self.meets(part, names[count - 1])
        }
      }
      reached = next
    }
    return reached.dropFirst().contains(true)
  }

  private static let folders = Array("**".utf8)

  /// `*` and `?` in one name: on a mismatch the last `*` takes one byte more.
  private static func meets(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == name[n] || pattern[p] == UInt8(ascii: "?") {
        (p, n) = (p + 1, n + 1)
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (p, n) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
