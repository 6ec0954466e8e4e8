/// A worker's own front to the name table: most lookups hit it and take no lock.
///
/// Direct-mapped by hash. A slot holds all bytes of a name of at most sixteen, so that a hit reads nothing but the
/// slot. Belongs to one worker; not shared between threads.
public final class NameCache {
  /// With 24 bytes each, 4,096 slots stay in the second-level cache; the names of few files need fewer, which are cleared
  /// sooner.
  private let size: Int
  /// Names of more bytes are compared where they lie.
  private static let longestInSlot = 16

  private struct Slot {
    /// The first eight bytes, or what there is; of a longer name its hash.
    var first: UInt64 = 0
    /// The last eight bytes of a name of eight or more, some of which may be among the first.
    var last: UInt64 = 0
    /// The number of bytes; none has no bytes.
    var count: UInt32 = 0
    var name = Name.none
  }

  /// Memory of its own: nobody else looks into it, so that no access needs to be watched.
  private let slots: UnsafeMutablePointer<Slot>
  private let table = NameTable.shared

  /// An empty cache for the names of so many files: 512 places, or 4,096.
  public init(files: Int = .max) {
    size = files < 64 ? 512 : 4096
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Slot(), count: size)
  }

  deinit { slots.deallocate() }

  /// Interns UTF-8 bytes; a few nanoseconds when the name was seen before on this worker.
  public func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    let count = bytes.count
    guard let base = bytes.baseAddress, count > 0 else { return .none }
    if count > Self.longestInSlot { return internLong(bytes) }
    let start = UnsafeRawPointer(base)
    var first: UInt64
    var last: UInt64 = 0
    if count >= 8 {
      first = start.loadUnaligned(as: UInt64.self)
      last = start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else if count >= 4 {
      // The last four may be some of the first.
      first = UInt64(start.loadUnaligned(as: UInt32.self))
      first |= UInt64(start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32
    } else {
      first = UInt64(base[0]) | UInt64(base[count >> 1]) << 8 | UInt64(base[count - 1]) << 16
    }
    let product = (first ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(
      by: last ^ 0xE703_7ED1_A0B4_28DB ^ UInt64(count))
    let slot =
      slots + Int(truncatingIfNeeded: (product.high ^ product.low) & UInt64(truncatingIfNeeded: size &- 1))
    if slot.pointee.first == first && slot.pointee.last == last && slot.pointee.count == UInt32(count) {
      return slot.pointee.name
    }
    return fill(slot, Slot(first: first, last: last, count: UInt32(count)), bytes, NameTable.hash(bytes))
  }

  @inline(never)
  private func internLong(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    let hash = NameTable.hash(bytes)
    let count = UInt32(truncatingIfNeeded: bytes.count)
    let slot = slots + Int(truncatingIfNeeded: hash & UInt64(truncatingIfNeeded: size &- 1))
    if slot.pointee.first == hash && slot.pointee.count == count {
      let known = slot.pointee.name.utf8
      if known.count == bytes.count, let start = known.baseAddress, NameTable.areEqual(start, bytes) {
        return slot.pointee.name
      }
    }
    return fill(slot, Slot(first: hash, count: count), bytes, hash)
  }

  @inline(never)
  private func fill(
    _ slot: UnsafeMutablePointer<Slot>, _ key: Slot, _ bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt64
  ) -> Name {
    slot.pointee = key
    slot.pointee.name = table.intern(bytes, hash: hash)
    return slot.pointee.name
  }
}
