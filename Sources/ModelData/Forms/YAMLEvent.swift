/// An event of libyaml, as `yaml_event_t` of libyaml-0.so.2 lies in memory on machines with addresses of 64 bits.
struct YAMLEvent {
  /// What an event tells.
  enum Kind: Int32 {
    case none, streamStart, streamEnd, documentStart, documentEnd, alias, scalar, sequenceStart, sequenceEnd
    case mappingStart, mappingEnd
  }

  /// More than the library's own takes, which is 104 bytes.
  static let size = 256

  /// Where the library writes it.
  let memory: UnsafeMutableRawPointer

  /// What it tells.
  var kind: Kind { Kind(rawValue: memory.load(as: Int32.self)) ?? .none }
  /// The name of an anchor, or what an alias stands for.
  var anchor: String? { text(at: 8) }
  /// The tag of a scalar, a sequence or a mapping.
  var tag: String? { text(at: 16) }
  /// The characters of a scalar.
  var characters: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: memory.load(fromByteOffset: 24, as: UnsafePointer<UInt8>?.self),
      count: memory.load(fromByteOffset: 32, as: Int.self))
  }
  /// True for a scalar without quotes or a sign of a block.
  var isPlain: Bool { memory.load(fromByteOffset: 48, as: Int32.self) == 1 }
  /// The first character, counted from the start of the text.
  var start: Int { memory.load(fromByteOffset: 56, as: Int.self) }
  /// The character after the last.
  var end: Int { memory.load(fromByteOffset: 80, as: Int.self) }

  private func text(at offset: Int) -> String? {
    memory.load(fromByteOffset: offset, as: UnsafePointer<CChar>?.self).map { String(cString: $0) }
  }
}
