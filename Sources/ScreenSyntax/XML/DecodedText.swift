import SourceModel

/// The characters that a range of XML source stands for, as UTF-8.
///
/// Serves both character data and attribute values. The five predefined entities and character references
/// are replaced, CDATA sections give their content, comments and processing instructions are left out, and
/// CR LF and CR become LF. White space in attribute values is kept as written. `range` must come from an
/// `XMLTree` over `bytes`; parts outside `bytes` are ignored, and a reference that is none stays as it is.
public func decodedText(of range: SourceRange, in bytes: [UInt8]) -> [UInt8] {
  bytes.withUnsafeBufferPointer { source in
    let end = min(Int(range.end), source.count)
    var result: [UInt8] = []
    result.reserveCapacity(max(0, end - Int(range.start)))
    var at = Int(range.start)
    while at < end {
      let byte = source[at]
      switch byte {
      case Byte.ampersand:
        at = XMLReferences.append(from: source, at: at, end: end, to: &result)
      case Byte.carriageReturn:
        at = appendLineBreak(in: source, at: at, end: end, to: &result)
      case Byte.less where source.has("<![CDATA[", at: at):
        at += 9
        while at < end && !source.has("]]>", at: at) {
          if source[at] == Byte.carriageReturn {
            at = appendLineBreak(in: source, at: at, end: end, to: &result)
          } else {
            result.append(source[at])
            at += 1
          }
        }
        at += 3
      case Byte.less where source.has("<!--", at: at):
        at = past("-->", in: source, from: at + 4, end: end)
      case Byte.less where source.has("<?", at: at):
        at = past("?>", in: source, from: at + 2, end: end)
      default:
        result.append(byte)
        at += 1
      }
    }
    return result
  }
}

private func appendLineBreak(
  in source: UnsafeBufferPointer<UInt8>, at: Int, end: Int, to result: inout [UInt8]
) -> Int {
  result.append(Byte.lineFeed)
  return at + 1 < end && source[at + 1] == Byte.lineFeed ? at + 2 : at + 1
}

private func past(
  _ mark: StaticString, in source: UnsafeBufferPointer<UInt8>, from start: Int, end: Int
) -> Int {
  var at = start
  while at < end && !source.has(mark, at: at) { at += 1 }
  return min(end, at + mark.utf8CodeUnitCount)
}

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
