import SourceModel

/// Character references and XML's five entities.
enum XMLReferences {
  /// The five entities every XML document knows.
  static func predefined(_ name: some Collection<UInt8>) -> UInt8? {
    if name.elementsEqual("amp".utf8) { return Byte.ampersand }
    if name.elementsEqual("lt".utf8) { return Byte.less }
    if name.elementsEqual("gt".utf8) { return Byte.greater }
    if name.elementsEqual("quot".utf8) { return Byte.quote }
    if name.elementsEqual("apos".utf8) { return Byte.apostrophe }
    return nil
  }

  /// The code point of the digits of a character reference; nil if there are none or a digit is no digit.
  /// Numbers past Unicode come out as 0x11_0000.
  static func code(_ digits: some Collection<UInt8>, radix: UInt32) -> UInt32? {
    var code: UInt32 = 0
    for digit in digits {
      let value: UInt32
      switch digit {
      case 0x30...0x39: value = UInt32(digit) - 0x30
      case 0x41...0x46 where radix == 16: value = UInt32(digit) - 0x37
      case 0x61...0x66 where radix == 16: value = UInt32(digit) - 0x57
      default: return nil
      }
      code = min(code * radix + value, 0x11_0000)
    }
    return digits.isEmpty ? nil : code
  }

  private static func isReferenceByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, Byte.hash: true
    default: false
    }
  }

  /// Appends what the reference at `at` stands for, or its `&`, and returns the offset after it.
  static func append(
    from source: UnsafeBufferPointer<UInt8>, at: Int, end: Int, to result: inout [UInt8]
  ) -> Int {
    var stop = at + 1
    while stop < end && isReferenceByte(source[stop]) { stop += 1 }
    let body = source[(at + 1)..<stop]
    let isClosed = stop < end && source[stop] == Byte.semicolon
    if isClosed, body.first == Byte.hash {
      let isHex = body.count > 1 && body[at + 2] == 0x78
      if let code = code(body.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
        let scalar = Unicode.Scalar(code)
      {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        return stop + 1
      }
    } else if isClosed, let byte = predefined(body) {
      result.append(byte)
      return stop + 1
    }
    result.append(Byte.ampersand)
    return at + 1
  }
}
