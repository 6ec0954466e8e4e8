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

extension StandardLibrary {
  /// The bytes of a `Data`; nil for another value.
  public static func bytes(of value: Value) -> [UInt8]? {
    value.content(BytesValue.self).flatMap { $0.isOfText ? nil : $0.bytes }
  }

  /// A `Data` of some bytes.
  public static func data(_ bytes: [UInt8]) -> Value { Value(BytesValue(bytes: bytes)) }
}
