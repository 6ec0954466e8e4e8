import Glibc
import Synchronization

/// An interned string: equal names have equal ids for the life of the process.
///
/// Comparing and hashing cost one integer operation. Ids follow the order of first use, which depends on
/// scheduling; nothing that reaches a user may be ordered by them.
public struct Name: Hashable, Sendable {
  /// Index into the process-wide table; 0 is the empty name.
  public let id: UInt32

  /// The empty name, used for "no label" and "no name".
  @inlinable public static var none: Name { Name(id: 0) }

  /// The name with a known id.
  @inlinable public init(id: UInt32) { self.id = id }

  /// Interns `text`. Costs a hash and a short lock; do it once, outside loops.
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { NameTable.shared.intern($0) }
  }

  /// Interns UTF-8 bytes. Costs a hash and a short lock.
  public init(utf8 bytes: UnsafeBufferPointer<UInt8>) { self = NameTable.shared.intern(bytes) }

  /// True for the empty name.
  @inlinable public var isEmpty: Bool { id == 0 }

  /// The name as text. Allocates; meant for messages.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// The UTF-8 bytes, valid for the life of the process. Costs one lookup and no lock.
  public var utf8: UnsafeBufferPointer<UInt8> { NameTable.bytes(of: self) }
}

extension Name: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Interns a literal. Keep it in a `static let`.
  public init(stringLiteral value: String) { self.init(value) }
  /// The name as text.
  public var description: String { text }
}

/// The process-wide table behind `Name`: append-only, safe from any thread.
///
/// Entries live in fixed chunks that never move, so reading needs no lock; adding takes a lock on one of
/// sixteen shards. Hashing folds 64-bit products, as wyhash does (Wang Yi, "wyhash", 2019).
final class NameTable: Sendable {
  static let shared = {
    let table = NameTable()
    directory.store(table.chunks, ordering: .releasing)
    return table
  }()

  private static let chunkBits: UInt32 = 12
  private static let chunkSize = 1 << Int(chunkBits)
  private static let chunkCount = 1 << 14
  private static let shardCount = 16

  /// How many bits of a slot are the id; the others are some of the hash, so that most other names are told apart
  /// without a look at their entries.
  private static let idBits: UInt32 = 26
  private static let lastID: UInt32 = 1 << idBits - 1

  /// A name. Most are so short that their bytes lie in their entry.
  private struct Entry {
    /// Up to sixteen bytes, or the address of more.
    var bytes: (UInt64, UInt64) = (0, 0)
    var count: UInt32
    /// What tells the first slot.
    var hash: UInt32

    static let longest = 16

    static func start(_ entry: UnsafeMutablePointer<Entry>) -> UnsafePointer<UInt8> {
      if entry.pointee.count > longest {
        return UnsafePointer(bitPattern: UInt(entry.pointee.bytes.0)).unsafelyUnwrapped
      }
      return UnsafePointer(UnsafeRawPointer(entry).assumingMemoryBound(to: UInt8.self))
    }
  }

  private struct Shard: ~Copyable {
    var slots: UnsafeMutableBufferPointer<UInt32>
    var used = 0
    var arena: UnsafeMutablePointer<UInt8>?
    var arenaLeft = 0
  }

  /// `state` is only touched while `lock` is held.
  private final class LockedShard: @unchecked Sendable {
    let lock = Mutex(())
    var state: Shard

    init(slots: UnsafeMutableBufferPointer<UInt32>) { state = Shard(slots: slots) }
  }

  /// What all shards take from.
  private struct Supply {
    var next: UInt32 = 1
    /// What slots and entries lie in; those of many names are in huge pages, as hardly two of them are looked at one after
    /// the other.
    let memory = TableMemory()

    func room<Element>(_ count: Int, of type: Element.Type) -> UnsafeMutablePointer<Element> {
      memory.room(count * MemoryLayout<Element>.stride).bindMemory(to: type, capacity: count)
    }
  }

  private nonisolated(unsafe) let chunks: UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>
  /// The chunks of the shared table, known before any name but the empty one can be: reading them costs no look at
  /// whether the table is there.
  private nonisolated(unsafe) static let directory = Atomic<
    UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>?
  >(nil)
  /// They live as long as the process: workers that counted references to them would wait for each other.
  private nonisolated(unsafe) let shards: UnsafeBufferPointer<Unmanaged<LockedShard>>
  private let supply = Mutex(Supply())

  init() {
    // Memory of the system comes zeroed, and what is not used is never touched.
    guard let zeroes = calloc(Self.chunkCount, MemoryLayout<UnsafeMutablePointer<Entry>?>.stride) else {
      preconditionFailure("no memory for the table of names")
    }
    chunks = zeroes.bindMemory(to: UnsafeMutablePointer<Entry>?.self, capacity: Self.chunkCount)
    let shards = UnsafeMutableBufferPointer<Unmanaged<LockedShard>>.allocate(capacity: Self.shardCount)
    self.shards = UnsafeBufferPointer(shards)
    for place in shards.indices {
      shards.initializeElement(at: place, to: .passRetained(LockedShard(slots: slots(512))))
    }
    chunks[0] = supply.withLock { $0.room(Self.chunkSize, of: Entry.self) }
    chunks[0]?.initialize(to: Entry(count: 0, hash: 0))
    for var text in Names.texts { _ = text.withUTF8 { intern($0) } }
  }

  @inline(__always)
  private func entry(_ id: UInt32) -> UnsafeMutablePointer<Entry> {
    chunks[Int(id >> Self.chunkBits)]! + (Int(id) & (Self.chunkSize - 1))
  }

  @inline(__always)
  static func bytes(of name: Name) -> UnsafeBufferPointer<UInt8> {
    guard let chunk = (directory.load(ordering: .acquiring) ?? shared.chunks)[Int(name.id >> chunkBits)]
    else { preconditionFailure("a name of no table") }
    let entry = chunk + (Int(name.id) & (chunkSize - 1))
    return UnsafeBufferPointer(start: Entry.start(entry), count: Int(entry.pointee.count))
  }

  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = bytes.count
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(count)
    guard let start = UnsafeRawPointer(bytes.baseAddress), count > 0 else { return hash }
    if count >= 8 {
      // The last word may hold bytes of the one before.
      var offset = 0
      while offset + 8 < count {
        hash = mix(hash, start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      hash = mix(hash, start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    } else if count >= 4 {
      let first = start.loadUnaligned(as: UInt32.self)
      let last = start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      hash = mix(hash, UInt64(first) << 32 | UInt64(last))
    } else {
      let (first, middle, last) = (bytes[0], bytes[count >> 1], bytes[count - 1])
      hash = mix(hash, UInt64(first) << 16 | UInt64(middle) << 8 | UInt64(last))
    }
    return hash ^ (hash >> 32)
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }

  /// True where the bytes at `start`, as many as in `bytes`, are the same.
  @inline(__always)
  static func areEqual(_ start: UnsafePointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let other = bytes.baseAddress else { return true }
    let count = bytes.count
    if count < 4 || count > 16 { return memcmp(start, other, count) == 0 }
    let (left, right) = (UnsafeRawPointer(start), UnsafeRawPointer(other))
    // The last bytes may be some of the first.
    if count >= 8 {
      return load(left, 0, UInt64.self) == load(right, 0, UInt64.self)
        && load(left, count - 8, UInt64.self) == load(right, count - 8, UInt64.self)
    }
    return load(left, 0, UInt32.self) == load(right, 0, UInt32.self)
      && load(left, count - 4, UInt32.self) == load(right, count - 4, UInt32.self)
  }

  @inline(__always)
  private static func load<Word: BitwiseCopyable>(
    _ start: UnsafeRawPointer, _ offset: Int, _ type: Word.Type
  ) -> Word {
    start.loadUnaligned(fromByteOffset: offset, as: type)
  }

  func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    bytes.isEmpty ? .none : intern(bytes, hash: Self.hash(bytes))
  }

  /// Interns bytes, of which there are some, whose hash is known.
  func intern(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Name {
    shards[Int(truncatingIfNeeded: hash >> 60) & (Self.shardCount - 1)]._withUnsafeGuaranteedRef { shard in
      shard.lock.withLock { _ in find(bytes, hash: hash, in: &shard.state) }
    }
  }

  private func find(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, in shard: inout Shard) -> Name {
    let mark = UInt32(truncatingIfNeeded: hash >> 32) << Self.idBits
    let slots = shard.slots
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if (slots[slot] ^ mark) >> Self.idBits == 0 {
        let id = slots[slot] & Self.lastID
        let entry = entry(id)
        if Int(entry.pointee.count) == bytes.count, Self.areEqual(Entry.start(entry), bytes) {
          return Name(id: id)
        }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = add(bytes, hash: hash, to: &shard)
    slots[slot] = id | mark
    shard.used += 1
    if shard.used * 2 > slots.count { grow(&shard) }
    return Name(id: id)
  }

  private func add(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, to shard: inout Shard) -> UInt32 {
    var new = Entry(count: UInt32(bytes.count), hash: UInt32(truncatingIfNeeded: hash))
    if bytes.count > Entry.longest {
      new.bytes.0 = UInt64(UInt(bitPattern: Self.keep(bytes, in: &shard)))
    } else {
      withUnsafeMutableBytes(of: &new.bytes) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
    }
    return supply.withLock { supply in
      let id = supply.next
      precondition(id <= Self.lastID, "more than 67 million distinct names")
      let chunk = Int(id >> Self.chunkBits)
      if chunks[chunk] == nil { chunks[chunk] = supply.room(Self.chunkSize, of: Entry.self) }
      entry(id).initialize(to: new)
      supply.next += 1
      return id
    }
  }

  /// Copies the bytes of a long name to where they stay.
  private static func keep(_ bytes: UnsafeBufferPointer<UInt8>, in shard: inout Shard)
    -> UnsafeMutablePointer<UInt8>
  {
    if shard.arenaLeft < bytes.count {
      let size = max(1 << 16, bytes.count)
      shard.arena = .allocate(capacity: size)
      shard.arenaLeft = size
    }
    let start = shard.arena!
    start.initialize(from: bytes.baseAddress!, count: bytes.count)
    shard.arena = start + bytes.count
    shard.arenaLeft -= bytes.count
    return start
  }

  /// So many empty slots.
  private func slots(_ count: Int) -> UnsafeMutableBufferPointer<UInt32> {
    let start = supply.withLock { $0.room(count, of: UInt32.self) }
    start.initialize(repeating: 0, count: count)
    return UnsafeMutableBufferPointer(start: start, count: count)
  }

  private func grow(_ shard: inout Shard) {
    let slots = slots(shard.slots.count * 2)
    for known in shard.slots where known != 0 {
      var slot = Int(entry(known & Self.lastID).pointee.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = known
    }
    shard.slots = slots
  }
}
