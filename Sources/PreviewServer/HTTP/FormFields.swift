/// The fields of a query or of a form as browsers send them: `name=value`, joined by `&`, percent-encoded.
struct FormFields: Hashable, Sendable {
  private var fields: [String: String] = [:]

  /// Reads fields; of one that comes twice the first counts, and what is not encoded as it should be stands for itself.
  init(_ text: some StringProtocol) {
    for part in text.utf8.split(separator: UInt8(ascii: "&")) {
      let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = Self.decoded(sides[0])
      if fields[name] == nil { fields[name] = sides.count > 1 ? Self.decoded(sides[1]) : "" }
    }
  }

  /// The value of a field; nil where it is missing.
  subscript(_ name: String) -> String? { fields[name] }

  /// The value of a field as a number.
  func number(_ name: String) -> Int? { fields[name].flatMap { Int($0) } }

  private static func decoded(_ bytes: some Sequence<UInt8>) -> String {
    var out: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): out.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        if digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
          out.append(value)
          rest = rest.dropFirst(2)
        } else {
          out.append(byte)
        }
      // Every other byte stands for itself.
      default: out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
