import Glibc

/// A file that is written beside its place and has yet to take its name.
struct StagedFile {
  /// The path as it was given.
  let path: String
  fileprivate let target: String
  let temporary: String

  /// Puts the file in its place. On a failure it is removed, and what was there stays. To be called from `Interruption`.
  func takeName() throws {
    guard rename(temporary, target) == 0 else {
      let fault = FileError("write", path)
      unlink(temporary)
      throw fault
    }
  }

  /// Removes the file.
  func remove() {
    unlink(temporary)
    Interruption.forget(temporary)
  }
}

extension FileSystem {
  /// Writes a file beside its place; nil where nothing is left to do: the file holds the same bytes already, or is none
  /// but a device or a pipe, to which they were written. Nothing is left behind by a failure.
  static func stage(_ bytes: UnsafeRawBufferPointer, to path: String) throws -> StagedFile? {
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere {
      if status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == bytes.count, holds(path, bytes) {
        return nil
      }
      if status.st_mode & S_IFMT != S_IFREG {
        try writeDirectly(bytes, to: path)
        return nil
      }
      if access(path, W_OK) != 0 { throw FileError("write", path) }
    } else {
      status.st_mode = 0o644
    }
    let target = real(path) ?? path
    let staged = StagedFile(path: path, target: target, temporary: target + ".\(getpid()).new")
    Interruption.expect(staged.temporary)
    let file = open(staged.temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      let fault = FileError("write", path)
      Interruption.forget(staged.temporary)
      throw fault
    }
    do {
      if status.st_uid != getuid(), isThere { _ = fchown(file, status.st_uid, status.st_gid) }
      if status.st_mode & 0o7777 != 0o644 { fchmod(file, status.st_mode & 0o7777) }
      try write(bytes, to: file, path)
      guard close(file) == 0 else { throw FileError("write", path) }
    } catch {
      staged.remove()
      throw error
    }
    return staged
  }

  /// True for a file of just these bytes, which are compared many at once, not one by one as those of arrays are.
  private static func holds(_ path: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
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

  /// Writes to something that is no file, such as a device or a pipe.
  private static func writeDirectly(_ bytes: UnsafeRawBufferPointer, to path: String) throws {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError("write", path) }
    defer { close(file) }
    try write(bytes, to: file, path)
  }
}
