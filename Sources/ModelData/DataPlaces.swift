import SourceModel

/// Where decoded values stand in their file.
extension DataArena {
  /// Where the text of a string stands, between its quotes; nil where it has escapes and was decoded aside.
  public func range(ofString cell: Int) -> SourceRange? {
    let bits = bits(cell)
    let (start, length) = (Int(bits & 0xFFFF_FFFF), Int(bits >> 32 & 0x7FFF_FFFF))
    guard bits >> 63 == 0, start + length <= source.bytes.count else { return nil }
    return place(SourceRange(start, start + length))
  }

  /// Where the last value of a key stands in the object that the struct at `cell` was read from; its `{` where the
  /// object does not have the key as it is written.
  public func range(of key: String, inStructure cell: Int) -> SourceRange {
    let brace = Int(position(ofStructure: cell))
    var found = SourceRange(brace, brace + 1)
    guard brace < source.bytes.count else { return place(found) }
    let name = Array(key.utf8)
    let scanner = JSONScanner(from: text, to: text + source.bytes.count)
    var members = MemberScan(scanner, text + brace)
    while let member = members.next() {
      let written = UnsafeBufferPointer(start: member.key + 1, count: member.keyEnd - member.key - 2)
      if written.elementsEqual(name) { found = SourceRange(member.value - text, member.valueEnd - text) }
    }
    return place(found)
  }

  /// Where a range of the JSON stands in the file.
  public func place(_ range: SourceRange) -> SourceRange { origin?.range(range) ?? range }

  /// True where each line of the JSON is an element of a list.
  public var hasLines: Bool { form.hasLines }
}
