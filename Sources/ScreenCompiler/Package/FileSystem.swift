import Glibc

/// A file or folder that could not be read or written, with the system's reason.
public struct FileError: Error, CustomStringConvertible {
  /// The path as it was given.
  public let path: String
  /// What was tried: `read`, `write`, `list`.
  public let action: String
  /// The system's words.
  public let reason: String

  init(_ action: String, _ path: String, code: Int32 = errno) {
    self.path = path
    self.action = action
    reason = String(cString: strerror(code))
  }

  init(_ action: String, _ path: String, reason: String) {
    self.path = path
    self.action = action
    self.reason = reason
  }

  /// `cannot read Screens/a.xml: Permission denied`
  public var description: String { "cannot \(action) \(path): \(reason)" }
}

/// Reading and writing of whole files.
public enum FileSystem {
  /// Throws where there is no file that may be read. Nothing is opened: a pipe keeps what is in it.
  public static func requireReadable(_ path: String) throws {
    guard access(path, R_OK) == 0 else { throw FileError("read", path) }
    if isFolder(path) { throw FileError("read", path, code: EISDIR) }
  }

  /// The contents of a file; of one with more than `limit` bytes the first ones, one more than the limit.
  public static func read(_ path: String, limit: Int = .max - 1) throws -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError("read", path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError("read", path) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError("read", path, code: EISDIR) }
    var failure: Int32 = 0
    let expected = min(Int(status.st_size), limit + 1)
    var bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
      while count < expected {
        let read = Glibc.read(file, buffer.baseAddress! + count, expected - count)
        if read < 0 && errno == EINTR { continue }
        if read < 0 { failure = errno }
        if read <= 0 { break }
        count += read
      }
    }
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 1) { chunk in
      while failure == 0, bytes.count <= limit {
        let read = Glibc.read(file, chunk.baseAddress!, chunk.count)
        if read < 0 && errno == EINTR { continue }
        if read < 0 { failure = errno }
        if read <= 0 { break }
        bytes.append(contentsOf: chunk[0..<min(read, limit + 1 - bytes.count)])
      }
    }
    if failure != 0 { throw FileError("read", path, code: failure) }
    return bytes
  }

  /// Writes a file whole or not at all: into a new file beside it, which then takes its name. On any failure the
  /// new file is removed and the old one stays. A file that holds the same bytes already is left alone; one that may
  /// not be written is a fault. A link stays one, and permissions stay as they are.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    var staged = try bytes.withUnsafeBytes { try stage($0, to: path) }.map { [$0] } ?? []
    try Interruption.takeNames(&staged)
  }

  /// Writes all bytes to an open file.
  public static func write(_ bytes: [UInt8], to file: Int32, _ path: String) throws {
    try bytes.withUnsafeBytes { try write($0, to: file, path) }
  }

  /// As above.
  static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32, _ path: String) throws {
    var done = 0
    while done < bytes.count {
      let written = Glibc.write(file, bytes.baseAddress! + done, min(bytes.count - done, 1 << 20))
      if written < 0 && errno == EINTR { continue }
      if written <= 0 { throw FileError("write", path) }
      done += written
    }
  }

  /// Makes a folder and those above it.
  public static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o755) == 0 { return }
    let code = errno
    if isFolder(path) { return }
    guard code == ENOENT, let parent = parent(of: path), !parent.isEmpty, parent != path else {
      throw FileError("make folder", path, code: code)
    }
    try makeFolder(parent)
    if mkdir(path, 0o755) == 0 { return }
    let last = errno
    guard isFolder(path) else { throw FileError("make folder", path, code: last) }
  }

  /// Removes a folder if nothing is in it.
  static func removeEmptyFolder(_ path: String) { rmdir(path) }

  /// True for a folder, also behind a link.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What has a path.
  enum Kind { case folder, file, other, nothing }

  /// What has a path, also behind a link; a pipe or a device is something other.
  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .nothing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  /// True where something has this path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The path without links and dots, or nil where there is nothing.
  public static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder that holds a path, or nil for the topmost.
  public static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return path == "." || path.isEmpty ? nil : "." }
    let parent = String(path[..<slash])
    return parent.isEmpty ? (path == "/" ? nil : "/") : parent
  }

  /// Two paths joined; the second wins where it is absolute.
  public static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder == "." || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }
}
