import Glibc

/// A file or folder that could not be read or written, with the system's reason.
public struct FileError: Error, CustomStringConvertible {
  /// The path as it was given.
  public let path: String
  /// What was tried: `read`, `write`, `list`.
  public let action: String
  /// The system's words.
  public let reason: String
  /// The system's code; 0 where the reason is ours.
  let code: Int32
  /// True where a folder was to be read as a file.
  var isFolder: Bool { code == EISDIR }

  init(_ action: String, _ path: String, code: Int32 = errno) {
    self.path = path
    self.action = action
    self.code = code
    reason = String(cString: strerror(code))
  }

  init(_ action: String, _ path: String, reason: String) {
    self.path = path
    self.action = action
    self.reason = reason
    code = 0
  }

  /// `cannot read Screens/a.xml: Permission denied`
  public var description: String { "cannot \(action) \(path): \(reason)" }
}

/// Reading and writing of whole files, by paths that are the user's own; what a package names is reached through its
/// `Boundary`.
public enum FileSystem {
  /// Throws where there is no file that may be read. Nothing is opened: a pipe keeps what is in it.
  public static func requireReadable(_ path: String) throws {
    guard access(path, R_OK) == 0 else { throw FileError("read", path) }
    if isFolder(path) { throw FileError("read", path, code: EISDIR) }
  }

  /// Throws where there is no folder in which a file could be written.
  static func requireFolder(of path: String) throws {
    guard isFolder(parent(of: path) ?? ".") else { throw FileError("write", path, code: ENOENT) }
  }

  /// The contents of a file; of one with more than `limit` bytes the first ones, one more than the limit.
  public static func read(_ path: String, limit: Int = .max - 1) throws -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError("read", path) }
    defer { close(file) }
    return try read(file, path, limit: limit)
  }

  /// The contents of an open file, limited likewise; `path` is what faults call it.
  static func read(_ file: Int32, _ path: String, limit: Int) throws -> [UInt8] {
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

  /// Writes a file whole or not at all, as `FileWriter` does, wherever it lies.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    try FileWriter(.everything).write(bytes, to: path)
  }

  /// Writes all bytes to an open file.
  public static func write(_ bytes: [UInt8], to file: Int32, _ path: String) throws {
    try bytes.withUnsafeBytes { try write($0, to: file, path) }
  }

  /// Writes all bytes of a buffer to an open file.
  static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32, _ path: String) throws {
    var done = 0
    while done < bytes.count {
      let written = Glibc.write(file, bytes.baseAddress! + done, min(bytes.count - done, 1 << 20))
      if written < 0 && errno == EINTR { continue }
      if written <= 0 { throw FileError("write", path) }
      done += written
    }
  }

  /// True for a folder, also behind a link.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What has a path.
  enum Kind {
    case folder, file, other, nothing

    init(_ status: stat) {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: self = .folder
      case S_IFREG: self = .file
      default: self = .other
      }
    }
  }

  /// What has a path, also behind a link; a pipe or a device is something other.
  static func kind(of path: String) -> Kind {
    var status = stat()
    return stat(path, &status) == 0 ? Kind(status) : .nothing
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

  /// The last name of a path; empty where it ends with a slash.
  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Two paths joined; the second wins where it is absolute.
  public static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder == "." || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }
}
