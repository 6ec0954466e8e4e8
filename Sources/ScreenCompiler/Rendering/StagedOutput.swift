/// The files of an output folder, which take their names together, so that a fault leaves the last good output.
///
/// Small files are kept until then; large ones are written beside their places at once, so that their memory serves the
/// next. What is given up leaves nothing behind.
final class StagedOutput {
  private let folder: String
  private var kept: [(path: String, bytes: [UInt8])] = []
  private var staged: [StagedFile] = []
  /// The folders that are there, and those of them that were made, those around others first.
  private var ready: Set<String> = []
  private var made: [String] = []

  /// The output of a folder, which need not be there.
  init(_ folder: String) { self.folder = folder }

  deinit {
    for file in staged { file.remove() }
    for folder in made.reversed() { FileSystem.removeEmptyFolder(folder) }
  }

  /// Adds a file by its path in the folder.
  func add(_ path: String, _ bytes: [UInt8]) { kept.append((path, bytes)) }

  /// Adds a file by its path in the folder, and needs its bytes no longer. Throws `FileError`.
  func stage(_ path: String, _ bytes: UnsafeBufferPointer<UInt8>) throws {
    let path = FileSystem.join(folder, path)
    try makeFolder(FileSystem.parent(of: path) ?? folder)
    if let file = try FileSystem.stage(UnsafeRawBufferPointer(bytes), to: path) { staged.append(file) }
  }

  /// Writes what is kept, then gives all files their names. Throws `FileError`.
  func finish() throws {
    try makeFolder(folder)
    for file in kept { try file.bytes.withUnsafeBufferPointer { try stage(file.path, $0) } }
    kept = []
    made = []
    try Interruption.takeNames(&staged)
  }

  private func makeFolder(_ path: String) throws {
    if !ready.insert(path).inserted || FileSystem.isFolder(path) { return }
    var missing = [path]
    while let parent = FileSystem.parent(of: missing[missing.count - 1]), !FileSystem.isFolder(parent) {
      missing.append(parent)
    }
    try FileSystem.makeFolder(path)
    made += missing.reversed()
  }
}
