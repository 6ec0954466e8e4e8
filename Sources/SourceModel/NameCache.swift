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
    if bytes.count > Self.longestInSlot { return internLong(bytes) }
    guard let key = Self.key(bytes) else { return .none }
    let slot = slot(of: key)
    if slot.pointee.first == key.first && slot.pointee.last == key.last && slot.pointee.count == key.count {
      return slot.pointee.name
    }
    return fill(slot, key, bytes, NameTable.hash(bytes))
  }

  /// What a slot says of a short name; nil for the empty one.
  @inline(__always)
  private static func key(_ bytes: UnsafeBufferPointer<UInt8>) -> Slot? {
    let count = bytes.count
    guard let base = bytes.baseAddress, count > 0 else { return nil }
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
    return Slot(first: first, last: last, count: UInt32(truncatingIfNeeded: count))
  }

  /// The only slot where a short name can be.
  @inline(__always)
  private func slot(of key: Slot) -> UnsafeMutablePointer<Slot> {
    let product = (key.first ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(
      by: key.last ^ 0xE703_7ED1_A0B4_28DB ^ UInt64(key.count))
    return slots
      + Int(truncatingIfNeeded: (product.high ^ product.low) & UInt64(truncatingIfNeeded: size &- 1))
  }

  /// Puts a name that was interned before into the cache, which spares its next lookup the table. Nothing happens where
  /// it is not spelt so; only bytes of short names are looked at.
  public func prepare(_ name: Name, as bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= Self.longestInSlot, let key = Self.key(bytes) else { return }
    let known = name.utf8
    guard known.count == bytes.count, let start = known.baseAddress, NameTable.areEqual(start, bytes) else {
      return
    }
    let slot = self.slot(of: key)
    slot.pointee = key
    slot.pointee.name = name
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
