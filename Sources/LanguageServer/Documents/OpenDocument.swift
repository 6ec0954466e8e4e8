/// A document that the editor holds: its text is the truth, whatever is saved.
struct OpenDocument {
  /// The address by which the editor calls it.
  let uri: String
  /// The editor's number of this text.
  var version: Int
  /// The text.
  private(set) var text: SourceText

  /// A document as it was opened.
  init(uri: String, version: Int, text: String) {
    self.uri = uri
    self.version = version
    self.text = SourceText(Self.bytes(text))
  }

  /// A mark of the byte order is no part of the text that is compiled.
  private static func bytes(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Applies changes in their order: each replaces a range, or all where it names none. Throws `ResponseError` for a change
  /// that cannot be read; those before it hold.
  mutating func apply(_ changes: [JSONValue], _ encoding: PositionEncoding) throws {
    for change in changes {
      guard let new = change["text"].text else {
        throw ResponseError(ResponseError.invalidParameters, "A change has no text.")
      }
      if change["range"].isNull {
        text = SourceText(Self.bytes(new))
        continue
      }
      guard let range = text.offsets(of: change["range"], encoding) else {
        throw ResponseError(ResponseError.invalidParameters, "A change has no range that can be read.")
      }
      var bytes = text.bytes
      bytes.replaceSubrange(range, with: new.utf8)
      text = SourceText(bytes)
    }
  }
}
