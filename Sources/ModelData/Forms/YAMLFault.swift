/// What a parser of libyaml says of a fault: the first fields of `yaml_parser_t`.
struct YAMLFault {
  /// More than the library's own takes, which is 480 bytes.
  static let size = 2048

  /// The parser.
  let memory: UnsafeMutableRawPointer

  /// True where bytes are no characters, of which an offset is known and no place in the text.
  var isOfBytes: Bool { memory.load(as: Int32.self) == 2 }
  /// What was met, such as "did not find expected ',' or ']'".
  var problem: String? { text(at: 8) }
  /// The byte, counted from the start of what was read.
  var offset: Int { memory.load(fromByteOffset: 16, as: Int.self) }
  /// The character.
  var place: Int { memory.load(fromByteOffset: 32, as: Int.self) }
  /// What was read then, such as "while parsing a flow sequence".
  var context: String? { text(at: 56) }
  /// The character at which that began.
  var contextPlace: Int { memory.load(fromByteOffset: 64, as: Int.self) }

  private func text(at offset: Int) -> String? {
    memory.load(fromByteOffset: offset, as: UnsafePointer<CChar>?.self).map { String(cString: $0) }
  }
}
