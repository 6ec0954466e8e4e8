import SourceModel

/// A hash table from byte strings to their positions in a list. Its memory is its owner's to free.
struct KeyTable {
  private struct Slot {
    var bytes: Cursor
    var count: Int
    /// -1 in an empty slot.
    var position: Int32
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let mask: Int

  /// A table over `names`, whose bytes live as long as the process. Of equal names the first counts.
  init(_ names: [Name]) {
    var size = 4
    while size < names.count * 2 { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    let nowhere = UnsafeRawPointer(slots).assumingMemoryBound(to: UInt8.self)
    slots.initialize(repeating: Slot(bytes: nowhere, count: 0, position: -1), count: size)
    for (position, name) in names.enumerated() {
      let bytes = name.utf8
      guard let start = bytes.baseAddress, find(start, bytes.count) < 0 else { continue }
      var index = Int(truncatingIfNeeded: hashBytes(start, bytes.count)) & mask
      while slots[index].position >= 0 { index = (index + 1) & mask }
      slots[index] = Slot(bytes: start, count: bytes.count, position: Int32(position))
    }
  }

  /// The position of the name with these bytes, or -1.
  @inline(__always)
  func find(_ bytes: Cursor, _ count: Int) -> Int32 {
    var index = Int(truncatingIfNeeded: hashBytes(bytes, count)) & mask
    while slots[index].position >= 0 {
      if slots[index].count == count && bytesEqual(slots[index].bytes, bytes, count) {
        return slots[index].position
      }
      index = (index + 1) & mask
    }
    return -1
  }

  func free() { slots.deallocate() }
}
