import Glibc

/// Reads files of one folder, one after the other. Belongs to one thread.
///
/// The folder is opened once, so that the system looks up less for each file, and what is read goes through one buffer,
/// so that no file is asked for its size.
final class FileReader {
  private let root: String
  /// The folder, or what means the current one where paths are joined.
  private let folder: Int32
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)

  /// A reader of the files below `root`.
  init(_ root: String) {
    self.root = root
    folder = open(root.isEmpty ? "." : root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  deinit {
    if folder >= 0 { close(folder) }
    buffer.deallocate()
  }

  /// The contents of the file at a path from the root; of one with more than `limit` bytes the first ones, one more
  /// than the limit.
  func read(_ path: String, limit: Int) throws -> [UInt8] {
    guard folder >= 0 else { return try FileSystem.read(whole(path), limit: limit) }
    let file = openat(folder, path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError("read", whole(path)) }
    defer { close(file) }
    var count = 0
    while count < buffer.count {
      let read = Glibc.read(file, buffer.baseAddress! + count, buffer.count - count)
      if read < 0 && errno == EINTR { continue }
      if read < 0 { throw FileError("read", whole(path)) }
      count += read
      if read == 0 || endsDocument(count) { return Array(buffer[..<min(count, limit + 1)]) }
    }
    return try FileSystem.read(whole(path), limit: limit)
  }

  /// True where what was read ends as a document ends, while there was room for more: asking whether more follows would
  /// be one more call of the system for each file.
  private func endsDocument(_ count: Int) -> Bool {
    guard count < buffer.count, let last = buffer[..<count].last(where: { $0 > 0x20 }) else { return false }
    return last == UInt8(ascii: ">")
  }

  private func whole(_ path: String) -> String { FileSystem.join(root, path) }
}
