/// The call whose parentheses are open at a place of code.
struct CallAround {
  /// What is called.
  let name: String
  /// True where a dot stands before the name.
  let isBehindDot: Bool
  /// The number of the argument at the place.
  let argument: Int

  /// Nil where no call is open there.
  init?(_ bytes: [UInt8], _ offset: Int) {
    var (index, depth, commas) = (offset - 1, 0, 0)
    while index >= 0 {
      let byte = bytes[index]
      if ")]}".utf8.contains(byte) {
        depth += 1
      } else if "([{".utf8.contains(byte) {
        if depth == 0 {
          guard byte == UInt8(ascii: "(") else { return nil }
          break
        }
        depth -= 1
      } else if byte == UInt8(ascii: ","), depth == 0 {
        commas += 1
      } else if "<>\"".utf8.contains(byte) {
        return nil
      }
      index -= 1
    }
    guard index > 0 else { return nil }
    var start = index
    while start > 0, bytes[start - 1].isPartOfName { start -= 1 }
    guard start < index else { return nil }
    name = String(decoding: bytes[start..<index], as: UTF8.self)
    isBehindDot = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    argument = commas
  }
}
