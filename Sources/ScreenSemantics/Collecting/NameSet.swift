import SourceModel

/// Names among those that the compiler knows by small numbers, as bits: the attributes of headers are among the first.
struct NameSet {
  private var bits: UInt64 = 0

  /// No names.
  init() {}

  /// Those of `names` that can be held.
  init(_ names: some Sequence<Name>) { for name in names { insert(name) } }

  /// Adds a name; one with a larger number is forgotten.
  mutating func insert(_ name: Name) {
    if name.id < UInt64.bitWidth { bits |= 1 << UInt64(name.id) }
  }

  /// True for a name that was added and can be held.
  func contains(_ name: Name) -> Bool { name.id < UInt64.bitWidth && bits >> UInt64(name.id) & 1 != 0 }

  /// True where each of `others` is among these.
  func holds(_ others: NameSet) -> Bool { others.bits & ~bits == 0 }
}
