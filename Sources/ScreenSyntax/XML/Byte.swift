/// The ASCII bytes that XML gives a meaning.
package enum Byte {
  @inlinable package static var tab: UInt8 { 0x09 }
  @inlinable package static var lineFeed: UInt8 { 0x0A }
  @inlinable package static var carriageReturn: UInt8 { 0x0D }
  @inlinable package static var blank: UInt8 { 0x20 }
  @inlinable package static var exclamation: UInt8 { 0x21 }
  @inlinable package static var quote: UInt8 { 0x22 }
  @inlinable package static var hash: UInt8 { 0x23 }
  @inlinable package static var ampersand: UInt8 { 0x26 }
  @inlinable package static var apostrophe: UInt8 { 0x27 }
  @inlinable package static var hyphen: UInt8 { 0x2D }
  @inlinable package static var dot: UInt8 { 0x2E }
  @inlinable package static var slash: UInt8 { 0x2F }
  @inlinable package static var colon: UInt8 { 0x3A }
  @inlinable package static var semicolon: UInt8 { 0x3B }
  @inlinable package static var less: UInt8 { 0x3C }
  @inlinable package static var equals: UInt8 { 0x3D }
  @inlinable package static var greater: UInt8 { 0x3E }
  @inlinable package static var question: UInt8 { 0x3F }
  @inlinable package static var bracketOpen: UInt8 { 0x5B }
  @inlinable package static var bracketClose: UInt8 { 0x5D }
}
