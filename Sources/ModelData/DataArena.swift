import SourceModel

/// Decoded model data: cells of 64 bits laid out as `DataSchema` and `DataLayout` say. Never changes.
///
/// Accessors take cell indices that come from `DecodedData.root`, `DataLayout` and other accessors, all below 2³²;
/// an index outside the arena stops the program. Reading a cell as another type than it has gives a meaningless value
/// but touches no foreign memory.
public final class DataArena: Sendable {
  /// The JSON that was decoded; kept because strings point into it. Of data of another form it is what that was rewritten as.
  public let source: SourceFile
  /// How the file is written.
  public let form: DataForm
  /// Where the JSON stands in the file, if that is no JSON.
  let origin: DataOrigin?
  /// The bytes that the cells take.
  public var size: Int { (outerCount + innerCount) * 8 }
  /// Cells of lists inside other lists have indices from here on.
  @usableFromInline static let innerBase = 1 << 31
  @usableFromInline let outerCount: Int
  @usableFromInline let innerCount: Int
  @usableFromInline nonisolated(unsafe) let outer: UnsafePointer<UInt64>
  @usableFromInline nonisolated(unsafe) let inner: UnsafePointer<UInt64>
  @usableFromInline nonisolated(unsafe) let text: UnsafePointer<UInt8>
  @usableFromInline nonisolated(unsafe) let side: UnsafePointer<UInt8>
  @usableFromInline let sideCount: Int

  init(
    source: SourceFile, form: DataForm, origin: DataOrigin?, lists: consuming ListCells,
    side: consuming ByteBuffer
  ) {
    self.source = source
    self.form = form
    self.origin = origin
    outerCount = lists.outer.count
    innerCount = lists.inner.count
    sideCount = side.count
    outer = lists.outer.release()
    inner = lists.inner.release()
    self.side = side.release()
    // An array that is kept and never changed does not move its bytes.
    text = source.bytes.withUnsafeBufferPointer { $0.baseAddress } ?? self.side
  }

  deinit {
    CellBuffer.free(outer)
    CellBuffer.free(inner)
    ByteBuffer.free(side)
  }

  /// The bytes in which strings without escapes lie; valid while the arena lives.
  public var sourceText: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text, count: source.bytes.count)
  }

  /// The 64 bits of a cell.
  @inlinable public func bits(_ cell: Int) -> UInt64 {
    if cell < Self.innerBase {
      precondition(cell >= 0 && cell < outerCount, "no such cell")
      return outer[cell]
    }
    precondition(cell - Self.innerBase < innerCount, "no such cell")
    return inner[cell - Self.innerBase]
  }

  /// A Bool; also the presence cell of a field and the first cell of an Optional.
  @inlinable public func bool(_ cell: Int) -> Bool { bits(cell) != 0 }

  /// An Int; also the position of an enum's case.
  @inlinable public func int(_ cell: Int) -> Int { Int(truncatingIfNeeded: bits(cell)) }

  /// A Double; for a date, seconds since 1970.
  @inlinable public func double(_ cell: Int) -> Double { Double(bitPattern: bits(cell)) }

  /// The decoded UTF-8 of a string, URL, UUID or colour, valid while the arena lives. It lies in the file's bytes
  /// where the JSON has no escapes, else in a buffer of the arena.
  @inlinable public func string(_ cell: Int) -> UnsafeBufferPointer<UInt8> { string(ofBits: bits(cell)) }

  /// As above, of the 64 bits of such a cell.
  @inlinable public func string(ofBits bits: UInt64) -> UnsafeBufferPointer<UInt8> {
    let start = Int(bits & 0xFFFF_FFFF)
    let length = Int(bits >> 32 & 0x7FFF_FFFF)
    let isAside = bits >> 63 != 0
    precondition(start + length <= (isAside ? sideCount : source.bytes.count), "no string cell")
    return UnsafeBufferPointer(start: (isAside ? side : text) + start, count: length)
  }

  /// Where a string cell with these bits says that its characters are, if they lie in the bytes of the file.
  @inlinable public static func placeInSource(ofBits bits: UInt64) -> (start: UInt32, count: UInt32)? {
    bits >> 63 != 0
      ? nil : (UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// The cells from one on, which must be there; valid while the arena lives.
  @inlinable public func cells(from first: Int, count: Int) -> UnsafePointer<UInt64> {
    if first < Self.innerBase {
      precondition(first >= 0 && first + count <= outerCount, "no such cells")
      return outer + first
    }
    precondition(first - Self.innerBase + count <= innerCount, "no such cells")
    return inner + (first - Self.innerBase)
  }

  /// The first cell of an array's first element and the number of elements; they lie one after the other, each
  /// with the cells of the element type.
  @inlinable public func array(_ cell: Int) -> (start: Int, count: Int) {
    let bits = bits(cell)
    return (Int(bits & 0xFFFF_FFFF), Int(bits >> 32 & 0x7FFF_FFFF))
  }

  /// The first cell of a dictionary's first pair and the number of pairs; each pair is a key (a string cell) and
  /// the cells of the value. Keys differ and stand in the order of the JSON.
  @inlinable public func pairs(_ cell: Int) -> (start: Int, count: Int) { array(cell) }

  /// The byte offset in `source` of the `{` of the struct that starts at `cell`.
  @inlinable public func position(ofStructure cell: Int) -> UInt32 { UInt32(truncatingIfNeeded: bits(cell)) }
}
