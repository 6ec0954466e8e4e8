/// The syntax of JSON without a declared type.
public enum JSONSyntax {
  /// Checks `bytes` against RFC 8259 and gives the first fault: the offset of the first byte that must change and
  /// what is wrong there, or nil.
  ///
  /// Strict: no comments, no comma before a closing bracket, UTF-8 only, escapes of surrogates only in pairs,
  /// at most 512 open brackets. A byte order mark at the start is skipped, numbers may have any size, and a key
  /// may occur twice in an object.
  public static func check(_ bytes: [UInt8]) -> (offset: Int, message: String)? {
    bytes.withUnsafeBufferPointer { bytes in
      withUnsafePointer(to: 0 as UInt8) { empty in
        var scanner = JSONScanner(bytes, empty: empty)
        if scanner.skipDocument() { return nil }
        return scanner.fault.map { ($0.start, $0.message) }
      }
    }
  }
}
