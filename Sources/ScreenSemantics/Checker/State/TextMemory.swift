import SourceModel

/// What became of a text; a class, as a generic memory would be made anew by the runtime for each kind at each start.
class TextOutcome {
  let text: [UInt8]

  init(_ text: ArraySlice<UInt8>) { self.text = Array(text) }
}

/// What became of texts that were met before: apps write the same ones over and over. Belongs to one worker.
///
/// Direct-mapped by a hash of the text and of what else decides; an outcome is kept when its text comes for the second
/// time, so that those that occur once cost no more than the hash. Copies share what they hold, uncounted; whoever made
/// the memory frees it.
struct TextMemory {
  /// What is known of a text.
  enum Finding {
    case new
    /// It was met before, and is worth to be kept.
    case seen
    /// What becomes of it is to be found each time.
    case unfit
    /// Valid until something is kept.
    case known(Unmanaged<TextOutcome>)
  }

  /// All zeros until a text has been looked up.
  private struct Slot {
    var hash: UInt64
    /// `new`, `seen`, `unfit`, or the address of what is known.
    var finding: UInt

    static var seen: UInt { 1 }
    static var unfit: UInt { 2 }
  }

  /// Memory of its own: nobody else looks into it, so that no access needs to be watched.
  private let slots: UnsafeMutablePointer<Slot>
  private let size: Int

  /// A memory for the texts of so many files.
  init(files: Int) {
    size = files < 64 ? 64 : 1024
    slots = .allocate(capacity: size)
    UnsafeMutableRawPointer(slots).initializeMemory(
      as: UInt8.self, repeating: 0, count: size * MemoryLayout<Slot>.stride)
  }

  /// Gives everything back.
  func free() {
    for place in 0..<size { outcome(slots + place)?.release() }
    slots.deallocate()
  }

  /// What is known of the text at a place, with the hash of it and of what else decides about it; from now on it counts
  /// as met.
  func find(_ place: Range<Int>, in bytes: [UInt8], with other: UInt64) -> (hash: UInt64, finding: Finding) {
    bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[place])
      let hash = ByteHash.of(text) &+ other
      return (hash, find(text, hash: hash))
    }
  }

  private func find(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Finding {
    let slot = slots + place(hash)
    guard slot.pointee.hash == hash else {
      set(slot, hash, Slot.seen)
      return .new
    }
    guard let outcome = outcome(slot) else { return slot.pointee.finding == Slot.unfit ? .unfit : .seen }
    let isSame = outcome._withUnsafeGuaranteedRef { known in
      known.text.withUnsafeBufferPointer { ByteHash.areEqual($0, text) }
    }
    return isSame ? .known(outcome) : .unfit
  }

  /// Keeps what became of a text that was met; nil where it is to be found each time.
  func keep(_ outcome: TextOutcome?, hash: UInt64) {
    let finding = outcome.map { UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) } ?? Slot.unfit
    set(slots + place(hash), hash, finding)
  }

  private func set(_ slot: UnsafeMutablePointer<Slot>, _ hash: UInt64, _ finding: UInt) {
    outcome(slot)?.release()
    slot.initialize(to: Slot(hash: hash, finding: finding))
  }

  private func outcome(_ slot: UnsafeMutablePointer<Slot>) -> Unmanaged<TextOutcome>? {
    guard slot.pointee.finding > Slot.unfit, let place = UnsafeRawPointer(bitPattern: slot.pointee.finding)
    else {
      return nil
    }
    return .fromOpaque(place)
  }

  private func place(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 32) & (size - 1) }
}
