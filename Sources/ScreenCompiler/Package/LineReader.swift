#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a file or standard input some lines at a time.
public final class LineReader {
  private let file: Int32
  private let path: String
  private var rest: [UInt8] = []
  private var isAtEnd = false

  /// The longest line in bytes.
  public static let longest = 256 << 20

  /// Opens a file; `-` is standard input. Throws `FileError`.
  public init(_ path: String) throws {
    self.path = path == "-" ? "standard input" : path
    file = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError("read", path) }
  }

  deinit { if file > 0 { close(file) } }

  /// The next lines without their ends, at most `limit` and about a megabyte; empty at the end. Throws `FileError`.
  public func next(_ limit: Int) throws -> [ArraySlice<UInt8>] {
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while !isAtEnd, rest.count < 1 << 20 || !rest.contains(0x0A) {
      let count = Self.read(file, &chunk)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw FileError("read", path) }
      if count == 0 { isAtEnd = true }
      rest += chunk[0..<count]
      if rest.count > Self.longest { throw FileError("read", path, code: EFBIG) }
      // What has come by now is drawn at once where lines are typed or piped slowly.
      if count < chunk.count, rest.contains(0x0A) { break }
    }
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while lines.count < limit, let end = rest[start...].firstIndex(of: 0x0A) {
      lines.append(rest[start..<end])
      start = end + 1
    }
    if isAtEnd, lines.count < limit, start < rest.count {
      lines.append(rest[start...])
      start = rest.count
    }
    rest = Array(rest[start...])
    return lines
  }

  private static func read(_ file: Int32, _ chunk: inout [UInt8]) -> Int {
    chunk.withUnsafeMutableBytes { bytes in
      #if canImport(Glibc)
        Glibc.read(file, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        Musl.read(file, bytes.baseAddress, bytes.count)
      #else
        Darwin.read(file, bytes.baseAddress, bytes.count)
      #endif
    }
  }
}
