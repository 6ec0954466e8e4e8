import Glibc

/// Reads files of one package, one after the other. Use it on one thread only.
///
/// The folder of the last file stays open, so that the way to it is walked once for all files in it, and all reads share one
/// buffer, so that no file is asked for its size.
final class FileReader {
  private let root: String
  private let boundary: Boundary
  private var folder: FolderHandle?
  /// The path of `folder`, with a slash at the end where it is not empty.
  private var folderPath = ""
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)

  /// A reader of the files that a package has below `root`.
  init(_ root: String, _ boundary: Boundary) {
    self.root = root
    self.boundary = boundary
  }

  deinit { buffer.deallocate() }

  /// The contents of the file at a path from the root; of one with more than `limit` bytes the first ones, one more
  /// than the limit. Throws `FileError`, `OutsidePackage`.
  func read(_ path: String, limit: Int) throws -> [UInt8] {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    if folder == nil || path[..<name] != folderPath {
      folderPath = String(path[..<name])
      let whole = whole(folderPath)
      folder = try boundary.folder(whole.isEmpty ? "." : whole)
    }
    let file = openat(
      folder!.descriptor, String(path[name...]), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ELOOP { return try boundary.read(whole(path), limit: limit) }
      throw FileError("read", whole(path))
    }
    defer { close(file) }
    var count = 0
    while count < buffer.count {
      let read = Glibc.read(file, buffer.baseAddress! + count, buffer.count - count)
      if read < 0 && errno == EINTR { continue }
      if read < 0 { throw FileError("read", whole(path)) }
      count += read
      if read == 0 || endsDocument(count) { return Array(buffer[..<min(count, limit + 1)]) }
    }
    return try boundary.read(whole(path), limit: limit)
  }

  /// True where what was read ends as a document ends, while there was room for more: asking whether more follows would
  /// be one more call of the system for each file.
  private func endsDocument(_ count: Int) -> Bool {
    guard count < buffer.count, let last = buffer[..<count].last(where: { $0 > 0x20 }) else { return false }
    return last == UInt8(ascii: ">")
  }

  private func whole(_ path: String) -> String { FileSystem.join(root, path) }
}
