import Memory
import Testing

/// The lowest mark is that of the first byte that is looked for; where none is there, there is none.
@Suite struct ByteWordTests {
  /// Words of bytes that stand near bounds, the same each time.
  private static let words: [[UInt8]] = {
    let bytes: [UInt8] = [0x00, 0x1F, 0x20, 0x26, 0x27, 0x3C, 0x3E, 0x5F, 0x7B, 0x7F, 0x80, 0xFF]
    var seed: UInt64 = 1
    return (0..<2000).map { _ in
      (0..<8).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return bytes[Int(seed >> 33) % bytes.count]
      }
    }
  }()

  /// Compares the lowest mark with the first byte for which `isMeant` holds.
  private func compare(_ marks: (ByteWord) -> UInt64, _ isMeant: (UInt8) -> Bool) {
    for bytes in Self.words {
      let found = bytes.withUnsafeBufferPointer { marks(ByteWord($0, at: 0)) }
      #expect((found == 0 ? nil : ByteWord.place(of: found)) == bytes.firstIndex(where: isMeant))
    }
  }

  @Test(arguments: [0x00, 0x26, 0x7F, 0xFF] as [UInt8])
  func bytesThatAreEqual(_ byte: UInt8) {
    compare({ $0.marks(of: byte) }, { $0 == byte })
  }

  @Test func bytesThatAreEqualButForSomeBits() {
    compare({ $0.marks(of: 0x3E, either: 0x02) }, { $0 == 0x3C || $0 == 0x3E })
  }

  @Test(arguments: [0x20, 0x80] as [UInt8])
  func bytesBelow(_ bound: UInt8) {
    compare({ $0.marks(below: bound) }, { $0 < bound })
  }

  @Test func bytesBeyondASCII() {
    compare(\.marksBeyondASCII, { $0 >= 0x80 })
  }

  @Test func bytesInMemoryStandAsInAWord() {
    let bytes: [UInt8] = [9, 1, 2, 3, 4, 5, 6, 7, 8]
    bytes.withUnsafeBufferPointer { bytes in
      #expect(ByteWord(bytes, at: 1).word == 0x0807_0605_0403_0201)
      #expect(bytes.baseAddress.map { ByteWord($0, at: 1).word } == 0x0807_0605_0403_0201)
    }
  }
}
