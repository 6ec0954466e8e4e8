import RenderTree

/// SplitMix64 (Steele, Lea, Flood 2014), seeded by a coordinate.
struct MapRandom {
  private var state: UInt64

  init(latitude: Double, longitude: Double) {
    let north = UInt64(bitPattern: Int64((latitude * 10_000).rounded()))
    let east = UInt64(bitPattern: Int64((longitude * 10_000).rounded()))
    state = north &* 0x9E37_79B9_7F4A_7C15 ^ east &* 0xD1B5_4A32_D192_ED03
  }

  /// A number from 0 up to a bound.
  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }
}
