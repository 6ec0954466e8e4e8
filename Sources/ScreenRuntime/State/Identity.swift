import ScreenTypes
import SourceModel

/// The identity of a view inside another.
enum Identity {
  /// The root of a page.
  static let root: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The identity of the place `place` inside `parent`.
  @inline(__always)
  static func child(_ parent: UInt64, _ id: some TableID) -> UInt64 { child(parent, id.index) }

  @inline(__always)
  static func child(_ parent: UInt64, _ place: Int32) -> UInt64 {
    mix(parent, UInt64(UInt32(bitPattern: place)) &+ 1)
  }

  /// The identity of the row with this key inside `parent`, where the key alone gives one that no other key has; nil
  /// where `RowIdentities` is to be asked.
  @inline(__always)
  static func row(_ parent: UInt64, _ key: Value) -> UInt64? {
    switch key {
    case .int(let number): mix(parent, UInt64(bitPattern: Int64(number)) ^ rows)
    case .bool(let bool): mix(parent, (bool ? 3 : 2) ^ rows)
    case .double(let number): mix(parent, bits(number) ^ rows)
    case .choice(_, let index): mix(parent, UInt64(UInt32(bitPattern: index)) ^ rows)
    // Whatever takes more than a word to tell is compared, too.
    default: nil
    }
  }

  /// Keeps rows and places inside one parent apart: places are small numbers.
  private static let rows: UInt64 = 0x5555_5555_5555_5555

  /// What a number is hashed by: zero is one number, with or without its sign.
  static func bits(_ number: Double) -> UInt64 { (number == 0 ? 0 : number).bitPattern }

  /// Another number for each pair; for one `a`, for each `b`.
  @inline(__always)
  static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var hash = (a ^ b) &* 0xBF58_476D_1CE4_E5B9
    hash ^= hash >> 29
    hash = (hash &+ 0x94D0_49BB_1331_11EB) &* 0x94D0_49BB_1331_11EB
    return hash ^ (hash >> 32)
  }
}
