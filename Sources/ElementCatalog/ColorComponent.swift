/// Parts of colours between the language's numbers and the render tree's bytes.
enum ColorComponent {
  /// A number from 0 to 1 as a part of `whole`; numbers outside are cut off.
  static func byte(_ number: Double, of whole: UInt8 = 255) -> UInt8 {
    number.isNaN ? 0 : UInt8((min(max(number, 0), 1) * Double(whole)).rounded())
  }
}
