/// The folder of a site: what is written, and what is left from before.
struct SiteFolder {
  private let folder: OutputFolder
  /// Files that were written or found unchanged, in order.
  private(set) var files: [String] = []
  private var madeFolders: Set<String> = []
  private let former: [String]

  static let manifest = "manifest.json"

  /// Opens a folder, and makes it where it is missing. Throws `FileError`, `OutsidePackage`.
  init(_ folder: OutputFolder) throws {
    self.folder = folder
    try folder.make()
    former = Self.files(of: try folder.read(Self.manifest) ?? [])
  }

  /// Writes a file; one that holds the same bytes is left alone. Throws `FileError`, `OutsidePackage`.
  mutating func write(_ bytes: [UInt8], to name: String) throws {
    if let inner = FileSystem.parent(of: name), inner != ".", madeFolders.insert(inner).inserted {
      try folder.files.makeFolder(FileSystem.join(folder.path, inner))
    }
    try folder.write(bytes, to: name)
    files.append(name)
  }

  /// Writes the manifest, which is none of the files that it lists. Throws `FileError`, `OutsidePackage`.
  func writeManifest(_ text: String) throws { try folder.write(Array(text.utf8), to: Self.manifest) }

  /// Removes what the manifest of the last time lists and this time did not write; nothing else is ever removed.
  /// Gives how many files went.
  func removeStale() -> Int {
    let kept = Set(files + [Self.manifest])
    var count = 0
    for name in former where !kept.contains(name) {
      if !folder.files.remove(FileSystem.join(folder.path, name)) { continue }
      count += 1
      if let inner = FileSystem.parent(of: name), inner != "." {
        folder.files.removeEmptyFolder(FileSystem.join(folder.path, inner))
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
