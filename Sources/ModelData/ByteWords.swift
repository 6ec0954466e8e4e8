/// A place in JSON text.
typealias Cursor = UnsafePointer<UInt8>

/// Eight bytes at `place`, the first lowest; `place` needs no alignment.
@inline(__always)
func word(_ place: Cursor) -> UInt64 {
  UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
}

/// Four bytes at `place`, the first lowest.
@inline(__always)
func halfWord(_ place: Cursor) -> UInt32 {
  UInt32(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt32.self))
}

/// True where the two runs of `count` bytes are equal. Reads no byte outside them.
@inline(__always)
func bytesEqual(_ left: Cursor, _ right: Cursor, _ count: Int) -> Bool {
  if count >= 8 {
    var index = 0
    while index <= count - 8 {
      if word(left + index) != word(right + index) { return false }
      index += 8
    }
    return word(left + count - 8) == word(right + count - 8)
  }
  if count >= 4 {
    return halfWord(left) == halfWord(right) && halfWord(left + count - 4) == halfWord(right + count - 4)
  }
  for index in 0..<max(0, count) where left[index] != right[index] { return false }
  return true
}

/// Mixes two words by a full product folded in half, after Wang Yi's wyhash.
@inline(__always)
func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
  let product = (left ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: right ^ 0xE703_7ED1_A0B4_28DB)
  return product.high ^ product.low
}

/// A hash of `count` bytes, the same in every run.
@inline(__always)
func hashBytes(_ bytes: Cursor, _ count: Int) -> UInt64 {
  var hash = UInt64(truncatingIfNeeded: count)
  if count >= 8 {
    var index = 0
    while index <= count - 8 {
      hash = mix(hash, word(bytes + index))
      index += 8
    }
    return mix(hash, word(bytes + count - 8))
  }
  if count >= 4 {
    return mix(hash, UInt64(halfWord(bytes)) << 32 | UInt64(halfWord(bytes + count - 4)))
  }
  var tail: UInt64 = 0
  for index in 0..<max(0, count) { tail = tail << 8 | UInt64(bytes[index]) }
  return mix(hash, tail)
}
