/// The files of an output folder, which take their names together, so that a fault leaves the last good output.
///
/// Small files are kept until then; large ones are written beside their places at once, so that their memory serves the
/// next. What is given up leaves nothing behind.
final class StagedOutput {
  private let folder: OutputFolder
  private var kept: [(path: String, bytes: [UInt8])] = []
  private var staged: [StagedFile] = []
  /// The folders that are there, by their paths.
  private var ready: Set<String> = []

  /// The output of a folder, which need not be there.
  init(_ folder: OutputFolder) { self.folder = folder }

  deinit {
    for file in staged { file.remove() }
    folder.removeMadeFolders()
  }

  /// Adds a file by its path in the folder.
  func add(_ path: String, _ bytes: [UInt8]) { kept.append((path, bytes)) }

  /// Adds a file by its path in the folder, and needs its bytes no longer. Throws `FileError`, `OutsidePackage`.
  func stage(_ path: String, _ bytes: UnsafeBufferPointer<UInt8>) throws {
    let path = FileSystem.join(folder.path, path)
    if ready.isEmpty, ready.insert(folder.path).inserted { try folder.make() }
    let parent = FileSystem.parent(of: path) ?? folder.path
    if ready.insert(parent).inserted { try folder.files.makeFolder(parent) }
    if let file = try folder.files.stage(UnsafeRawBufferPointer(bytes), to: path) { staged.append(file) }
  }

  /// Writes what is kept, then gives all files their names. Throws `FileError`, `OutsidePackage`.
  func finish() throws {
    for file in kept { try file.bytes.withUnsafeBufferPointer { try stage(file.path, $0) } }
    kept = []
    folder.keepMadeFolders()
    try Interruption.takeNames(&staged)
  }
}
