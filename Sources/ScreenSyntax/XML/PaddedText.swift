/// The bytes of a document with something behind them, kept from file to file.
///
/// Behind the last byte stand a blank, a NUL, `<` and zeroes. Loops that look for markup, the end of a name or the end
/// of a value so stop by themselves, and words of eight bytes can be read everywhere: nobody asks at each byte
/// whether it is the last.
struct PaddedText: ~Copyable {
  /// libxml2 asks for more input at every token while fewer than 250 bytes are left. So many behind the document
  /// spare it that: a tenth of its work on a file of 3 KB. It takes the NUL for the end and looks at none behind it.
  private static let room = 256

  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// How many bytes the document has.
  private(set) var count = 0

  /// An empty document.
  init() {
    capacity = 16 << 10
    storage = .allocate(capacity: capacity)
    close()
  }

  deinit { storage.deallocate() }

  /// Where the document begins.
  var base: UnsafePointer<UInt8> { UnsafePointer(storage) }

  /// The document alone.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: storage, count: count) }

  /// The document with all that stands behind it.
  var withRoom: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: storage, count: count + Self.room)
  }

  /// Copies a document here.
  mutating func load(_ bytes: [UInt8]) {
    let needed = bytes.count + Self.room
    if needed > capacity {
      storage.deallocate()
      capacity = needed
      storage = .allocate(capacity: capacity)
    }
    count = bytes.count
    bytes.withUnsafeBufferPointer { source in
      if let start = source.baseAddress { storage.update(from: start, count: source.count) }
    }
    close()
  }

  private mutating func close() {
    let end = storage + count
    end[0] = Byte.blank
    end[1] = 0
    end[2] = Byte.less
    (end + 3).update(repeating: 0, count: Self.room - 3)
  }
}
