import Glibc

/// A folder in which files are written before they take their names.
///
/// New files are called `NAME.PID.screenwright.new`. A run holds a shared lock on the folder as long as it may have such
/// files in it; whoever gets the exclusive lock knows that no living run has one, and removes what is there: the system
/// gives up the lock of a process that was killed (flock(2)). Where a file system has no locks, nothing is removed.
final class StagingFolder {
  private let folder: FolderHandle
  /// The folder once more, opened so that it can be locked.
  private let lock: Int32

  private static let ending = ".screenwright.new"

  /// By which files in it are opened.
  var descriptor: Int32 { folder.descriptor }

  /// Opens a folder for writing, and removes what killed runs left in it. Throws `FileError`.
  init(_ folder: FolderHandle) throws {
    self.folder = folder
    lock = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that may not be listed may be written to all the same; nobody else can sweep it either.
    if lock < 0 { return }
    if flock(lock, LOCK_EX | LOCK_NB) == 0 { sweep() }
    flock(lock, LOCK_SH)
  }

  deinit { if lock >= 0 { close(lock) } }

  /// Removes the files of runs that are no more.
  private func sweep() {
    var left: [String] = []
    try? FileSystem.forEachEntry(of: lock, folder.real) { name, kind in
      if kind == .file, Self.isStaged(name) { left.append(String(cString: name)) }
    }
    for name in left { unlinkat(folder.descriptor, name, 0) }
  }

  /// True for `NAME.PID.screenwright.new`.
  private static func isStaged(_ name: UnsafePointer<CChar>) -> Bool {
    let (length, count) = (strlen(name), ending.utf8.count)
    guard length > count, strcmp(name + (length - count), ending) == 0 else { return false }
    let stem = UnsafeBufferPointer(start: name, count: length - count)
    guard let dot = stem.lastIndex(of: CChar(UInt8(ascii: "."))), dot > 0, dot + 1 < stem.count else {
      return false
    }
    return stem[(dot + 1)...].allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Writes a new file beside a name, which it is to take. `path` is what faults call it. Nil where what has the name
  /// holds these bytes already, or is no file, to which they were written.
  func stage(
    _ bytes: UnsafeRawBufferPointer, as name: String, replacing old: stat?, _ path: String
  ) throws -> StagedFile? {
    if let old {
      guard old.st_mode & S_IFMT == S_IFREG else {
        try FileSystem.writeDirectly(bytes, to: name, in: descriptor, path)
        return nil
      }
      if Int(old.st_size) == bytes.count, holds(name, bytes) { return nil }
      if faccessat(descriptor, name, W_OK, 0) != 0 { throw FileError("write", path) }
    }
    let staged = StagedFile(
      path: path, folder: self, name: name, temporary: "\(name).\(getpid())\(Self.ending)")
    Interruption.expect(staged)
    let file = openat(
      descriptor, staged.temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      let fault = FileError("write", path)
      Interruption.forget(staged)
      throw fault
    }
    do {
      if let old {
        if old.st_uid != getuid() { _ = fchown(file, old.st_uid, old.st_gid) }
        if old.st_mode & 0o7777 != 0o644 { fchmod(file, old.st_mode & 0o7777) }
      }
      try FileSystem.write(bytes, to: file, path)
    } catch {
      close(file)
      staged.remove()
      throw error
    }
    guard close(file) == 0 else {
      let fault = FileError("write", path)
      staged.remove()
      throw fault
    }
    return staged
  }

  /// True for a file of just these bytes, which are compared many at once, not one by one as those of arrays are.
  private func holds(_ name: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { chunk in
      var done = 0
      while true {
        let count = Glibc.read(file, chunk.baseAddress!, chunk.count)
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { return count == 0 && done == bytes.count }
        guard done + count <= bytes.count, memcmp(chunk.baseAddress!, bytes.baseAddress! + done, count) == 0
        else {
          return false
        }
        done += count
      }
    }
  }
}
