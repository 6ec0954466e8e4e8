import ScreenTypes

/// The content of `Data`, and of the bytes of a text.
struct BytesValue: OpaqueContent, Hashable {
  /// The bytes.
  let bytes: [UInt8]
  /// True for the bytes of a text, `'x'.utf8`.
  var isOfText = false

  var type: TypeID { .library(isOfText ? "String.UTF8View" : "Data") }
  var description: String { "\(bytes.count) byte\(bytes.count == 1 ? "" : "s")" }
  var parts: [Value] { [.string(bytes.map { String($0, radix: 16) }.joined(separator: " "))] }
}
