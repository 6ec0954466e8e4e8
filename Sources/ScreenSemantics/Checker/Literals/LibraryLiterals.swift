import ModelData
import RenderTree
import ScreenTypes
import SourceModel
import StandardLibrary

extension StandardLibrary {
  /// The value that plain text stands for where a library type is wanted: a case or colour by name, `#RRGGBB`, an
  /// address, a date, an identifier. Nil where it is none.
  func literal(_ text: String, of type: TypeID) -> Value? {
    if type == LibraryTypes.color, text.hasPrefix("#") { return Self.color(text).map { .color($0) } }
    if type == LibraryTypes.url, !text.isEmpty, !text.contains(" ") { return Value(URLValue(text)) }
    if type == LibraryTypes.date, let seconds = ISODate.seconds(text) { return .date(seconds) }
    if type == LibraryTypes.markDimension, let points = Double(text) { return .double(points) }
    if type == .decimal { return DecimalValue(reading: text).map { Value($0) } }
    if type == LibraryTypes.uuid { return UUIDValue(reading: text).map { Value($0) } }
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    return choice(Name(name), of: type)
  }

  /// A colour from `#RRGGBB` or `#RRGGBBAA`.
  private static func color(_ text: String) -> Color? {
    let digits = text.dropFirst()
    guard digits.count == 6 || digits.count == 8, let bits = UInt32(digits, radix: 16) else { return nil }
    let bytes = digits.count == 8 ? bits : bits << 8 | 0xFF
    return Color(
      red: UInt8(bytes >> 24), green: UInt8(bytes >> 16 & 0xFF), blue: UInt8(bytes >> 8 & 0xFF),
      alpha: UInt8(bytes & 0xFF))
  }
}
