import Glibc

extension FileSystem {
  /// The names in a folder, sorted by their bytes, without hidden ones.
  public static func list(_ path: String) throws -> [String] { try entries(path).map(\.name) }

  /// The names in a folder with what they are, sorted by their bytes, without hidden ones. The folder itself tells of
  /// most; links are followed.
  static func entries(_ path: String) throws -> [(name: String, kind: Kind)] {
    var entries: [(name: String, kind: Kind)] = []
    try forEachEntry(path) { name, kind in entries.append((String(cString: name), kind)) }
    return entries
  }

  /// Calls `body` with the names in a folder, each with a NUL behind it, in the order of `entries`.
  static func forEachEntry(
    _ path: String, _ body: (_ name: UnsafePointer<CChar>, _ kind: Kind) throws -> Void
  ) throws {
    guard let folder = opendir(path) else { throw FileError("list", path) }
    defer { closedir(folder) }
    // The names one after the other, each with its NUL: they are compared where they lie.
    var names: [CChar] = []
    var found: [Entry] = []
    while let entry = readdir(folder) {
      let type = entry.pointee.d_type
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          if name[0] == CChar(UInt8(ascii: ".")) { return }
          let length = strlen(name)
          found.append(Entry(name, length, start: names.count, type: type))
          names.append(contentsOf: UnsafeBufferPointer(start: name, count: length + 1))
        }
      }
    }
    try names.withUnsafeBufferPointer { names in
      guard let base = names.baseAddress else { return }
      found.sort { $0.isBefore($1, base) }
      for entry in found {
        let name = base + entry.start
        switch Int(entry.type) {
        case Int(DT_REG): try body(name, .file)
        case Int(DT_DIR): try body(name, .folder)
        default: try body(name, kind(of: join(path, String(cString: name))))
        }
      }
    }
  }

  /// A name in a folder. Its first bytes, in numbers that compare as the bytes do, spare most looks at the name itself.
  private struct Entry {
    var first: UInt64 = 0
    var second: UInt64 = 0
    let start: Int
    let type: UInt8

    init(_ name: UnsafePointer<CChar>, _ length: Int, start: Int, type: UInt8) {
      (self.start, self.type) = (start, type)
      for place in 0..<min(length, 16) {
        let byte = UInt64(UInt8(bitPattern: name[place])) << UInt64(56 - 8 * (place & 7))
        if place < 8 { first |= byte } else { second |= byte }
      }
    }

    func isBefore(_ other: Entry, _ names: UnsafePointer<CChar>) -> Bool {
      if first != other.first { return first < other.first }
      if second != other.second { return second < other.second }
      return strcmp(names + start, names + other.start) < 0
    }
  }
}
