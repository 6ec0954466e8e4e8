/// The small language glyphs are written in: SVG path data, and two words for what it says at length:
/// `o x y r` is a circle around a point, `b x y width height r` a box with round corners.
enum SymbolPath {
  /// Writes a path as SVG path data.
  static func write(_ path: StaticString, to output: inout OutputBuffer) {
    let bytes = UnsafeBufferPointer(start: path.utf8Start, count: path.utf8CodeUnitCount)
    var at = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "o"):
        at += 1
        let x = number(bytes, &at)
        let y = number(bytes, &at)
        let r = number(bytes, &at)
        write("M", [x - r, y], to: &output)
        write("a", [r, r, 0, 0, 1, 2 * r, 0], to: &output)
        write("a", [r, r, 0, 0, 1, -2 * r, 0], to: &output)
        output.append("z")
      case UInt8(ascii: "b"):
        at += 1
        let x = number(bytes, &at)
        let y = number(bytes, &at)
        let width = number(bytes, &at)
        let height = number(bytes, &at)
        let r = number(bytes, &at)
        write("M", [x + r, y], to: &output)
        write("h", [width - 2 * r], to: &output)
        write("a", [r, r, 0, 0, 1, r, r], to: &output)
        write("v", [height - 2 * r], to: &output)
        write("a", [r, r, 0, 0, 1, -r, r], to: &output)
        write("h", [2 * r - width], to: &output)
        write("a", [r, r, 0, 0, 1, -r, -r], to: &output)
        write("v", [2 * r - height], to: &output)
        write("a", [r, r, 0, 0, 1, r, -r], to: &output)
        output.append("z")
      default:
        output.append(bytes[at])
        at += 1
      }
    }
  }

  private static func write(_ command: StaticString, _ numbers: [Double], to output: inout OutputBuffer) {
    output.append(command)
    for (position, value) in numbers.enumerated() {
      if position > 0 { output.append(" ") }
      output.append(number: value)
    }
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int) -> Double {
    while at < bytes.count, bytes[at] == UInt8(ascii: " ") { at += 1 }
    var value = 0.0
    var unit = 0.0
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: ".") {
        unit = 0.1
      } else if byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
        let digit = Double(byte - UInt8(ascii: "0"))
        value = unit > 0 ? value + digit * unit : value * 10 + digit
        unit /= 10
      } else {
        break
      }
      at += 1
    }
    return value
  }
}
