import ScreenTypes
import SourceModel

/// A type of whole numbers by its name, such as `UInt8`. All of them are Int here; the name tells which numbers a conversion to it
/// may give.
struct WrittenInteger: Sendable {
  /// Its name.
  let name: Name
  /// How many bits it has.
  let width: Int
  /// True where it has numbers below 0.
  let isSigned: Bool

  /// `Int`.
  static let usual = WrittenInteger(name: "Int", width: 64, isSigned: true)

  private static let all: NameMap<WrittenInteger> = NameMap(
    ([8, 16, 32, 64].flatMap { width in
      [
        WrittenInteger(name: Name("Int\(width)"), width: width, isSigned: true),
        WrittenInteger(name: Name("UInt\(width)"), width: width, isSigned: false),
      ]
    } + [WrittenInteger(name: "UInt", width: 64, isSigned: false)]).map { ($0.name, $0) })

  /// The type of a name; nil for `Int` and for other names.
  static func named(_ name: Name) -> WrittenInteger? { all[name] }

  /// The least number.
  var least: Int { isSigned ? -1 << (width - 1) : 0 }

  /// The greatest number; nil where that is greater than all numbers here.
  var greatest: Int? {
    let bits = isSigned ? width - 1 : width
    return bits < 63 ? 1 << bits - 1 : bits == 63 ? .max : nil
  }

  /// A number of this type; nil for one that it has not.
  func exactly(_ number: Int) -> Int? {
    number >= least && number <= greatest ?? .max ? number : nil
  }

  /// The nearest number of this type.
  func clamping(_ number: Int) -> Int { min(max(number, least), greatest ?? .max) }

  /// The number of the lowest bits; nil where that is greater than all numbers here.
  func truncating(_ number: Int) -> Int? {
    if width == 64 { return isSigned || number >= 0 ? number : nil }
    let low = number & (1 << width - 1)
    return isSigned && low >> (width - 1) == 1 ? low - 1 << width : low
  }
}
