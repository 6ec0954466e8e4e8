import Glibc

extension FileSystem {
  /// The names in a folder, sorted by their bytes, without hidden ones.
  public static func list(_ path: String) throws -> [String] {
    let folder = open(path, FolderHandle.lookup | O_DIRECTORY)
    guard folder >= 0 else { throw FileError("list", path) }
    defer { close(folder) }
    var names: [String] = []
    try forEachEntry(of: folder, path) { name, _ in names.append(String(cString: name)) }
    return names
  }

  /// Calls `body` with the names in an open folder, each with a NUL behind it, sorted by their bytes, without hidden ones;
  /// `path` is what faults call it. The kind is nil for a link. The folder itself tells of most what they are.
  static func forEachEntry(
    of descriptor: Int32, _ path: String,
    _ body: (_ name: UnsafePointer<CChar>, _ kind: Kind?) throws -> Void
  ) throws {
    let listed = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard listed >= 0, let folder = fdopendir(listed) else {
      let fault = FileError("list", path)
      if listed >= 0 { close(listed) }
      throw fault
    }
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
        case Int(DT_LNK): try body(name, nil)
        default: try body(name, kind(of: name, in: descriptor))
        }
      }
    }
  }

  /// What has a name in an open folder, where the folder does not tell; nil for a link.
  private static func kind(of name: UnsafePointer<CChar>, in folder: Int32) -> Kind? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFLNK ? nil : Kind(status)
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
