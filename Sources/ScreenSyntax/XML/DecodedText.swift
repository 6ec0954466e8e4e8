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
