#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder of a site: what is written, and what is left from before.
struct SiteFolder {
  let path: String
  /// Files that were written or found unchanged, in order.
  private(set) var files: [String] = []
  private var madeFolders: Set<String> = []
  private let former: [String]

  static let manifest = "manifest.json"

  /// Opens a folder, and makes it where it is missing.
  init(_ path: String) throws {
    self.path = path
    try FileSystem.makeFolder(path)
    let old = FileSystem.join(path, Self.manifest)
    former = FileSystem.exists(old) ? Self.files(of: try FileSystem.read(old)) : []
  }

  /// Writes a file; one that holds the same bytes is left alone.
  mutating func write(_ bytes: [UInt8], to name: String) throws {
    if let folder = FileSystem.parent(of: name), folder != ".", madeFolders.insert(folder).inserted {
      try FileSystem.makeFolder(FileSystem.join(path, folder))
    }
    try FileSystem.write(bytes, to: FileSystem.join(path, name))
    files.append(name)
  }

  /// Removes what the manifest of the last time lists and this time did not write; nothing else is ever removed.
  /// Gives how many files went.
  func removeStale() -> Int {
    let kept = Set(files + [Self.manifest])
    var count = 0
    for name in former where !kept.contains(name) && unlink(FileSystem.join(path, name)) == 0 {
      count += 1
      if let folder = FileSystem.parent(of: name), folder != "." {
        FileSystem.removeEmptyFolder(FileSystem.join(path, folder))
      }
    }
    return count
  }

  /// The files that a manifest lists, one a line; only those inside the folder.
  static func files(of manifest: [UInt8]) -> [String] {
    var names: [String] = []
    var isInside = false
    for line in manifest.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self).trimmed
      if text.hasPrefix("\"files\":") {
        isInside = true
      } else if isInside {
        guard text.hasPrefix("\"") else { break }
        let name = String(text.dropFirst().prefix { $0 != "\"" })
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = !name.contains("\\") && !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
        if isPlain { names.append(name) }
      }
    }
    return names
  }
}

extension String {
  /// The text without blanks around it.
  fileprivate var trimmed: String {
    String(
      drop { $0 == " " || $0 == "\r" || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
  }
}
