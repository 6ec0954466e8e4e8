import Glibc

/// A file that is written beside its place and has yet to take its name.
struct StagedFile {
  /// The path as it was given.
  let path: String
  /// Where it lies; locked as long as the file waits.
  let folder: StagingFolder
  let name: String
  let temporary: String

  /// Puts the file in its place. On a failure it is removed, and what was there stays. To be called from `Interruption`.
  func takeName() throws {
    guard renameat(folder.descriptor, temporary, folder.descriptor, name) == 0 else {
      let fault = FileError("write", path)
      unlinkat(folder.descriptor, temporary, 0)
      throw fault
    }
  }

  /// Removes the file.
  func remove() {
    unlinkat(folder.descriptor, temporary, 0)
    Interruption.forget(self)
  }
}

extension FileSystem {
  /// Writes to something that is no file, such as a device or a pipe.
  static func writeDirectly(_ bytes: UnsafeRawBufferPointer, to path: String) throws {
    try writeDirectly(bytes, to: path, in: AT_FDCWD, path)
  }

  /// Writes to something that is no file and has a name in an open folder.
  static func writeDirectly(
    _ bytes: UnsafeRawBufferPointer, to name: String, in folder: Int32, _ path: String
  ) throws {
    let file = openat(folder, name, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError("write", path) }
    defer { close(file) }
    try write(bytes, to: file, path)
  }
}
