/// What a page uses of a style sheet: elements, classes, roles and variables, each as the hash of its name.
struct StyleUse {
  private var names = NameSet()
  private var tags = KnownTags()
  let isRightToLeft: Bool
  let scheme: HTMLPage.Scheme?

  /// Reads the tags of a body that `HTMLWriter` wrote, but for parts of it that hold no others than stand elsewhere.
  init(
    of body: UnsafeBufferPointer<UInt8>, without repeated: [Range<Int>] = [], page: HTMLPage,
    holdsRightToLeft: Bool = false
  ) {
    isRightToLeft = page.isRightToLeft || holdsRightToLeft
    scheme = page.colorScheme
    for name in ["html", "body", "main", "head"] { names.insert(Self.hash(name)) }
    var at = 0
    var parts = repeated.makeIterator()
    var part = parts.next() ?? body.count..<body.count
    while let opening = Self.find(UInt8(ascii: "<"), in: body, from: at) {
      at = opening + 1
      while opening >= part.upperBound { part = parts.next() ?? body.count..<body.count }
      if opening >= part.lowerBound {
        at = part.upperBound
        continue
      }
      if at < body.count, body[at] == UInt8(ascii: "/") { continue }
      guard let closing = Self.find(UInt8(ascii: ">"), in: body, from: at) else {
        at = readTag(body, at)
        continue
      }
      // Where the same bytes ended a tag before, they do so here.
      let tag = at..<closing
      let slot = KnownTags.slot(of: tag, in: body)
      if tags.contains(tag, slot, in: body) {
        at = closing
      } else {
        at = readTag(body, at)
        if at == closing { tags.keep(tag, slot) }
      }
    }
  }

  /// The first place of a byte.
  private static func find(_ byte: UInt8, in body: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start < body.count, let base = body.baseAddress else { return nil }
    var at = start
    while body.count &- at >= 8 {
      let found = EightBytes(at: base + at).marks(of: byte)
      if found != 0 { return at &+ found.trailingZeroBitCount &>> 3 }
      at &+= 8
    }
    while at < body.count {
      if base[at] == byte { return at }
      at &+= 1
    }
    return nil
  }

  /// FNV-1a.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(emptyHash) { add($1, to: $0) }
  }

  private static let emptyHash: UInt64 = 0xcbf2_9ce4_8422_2325

  @inline(__always)
  private static func add(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  static func hash(_ text: String) -> UInt64 { hash(text.utf8) }

  private mutating func readTag(_ body: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var at = start
    guard at < body.count, body[at] != UInt8(ascii: "/") else { return at }
    while at < body.count, body[at] > 0x20, body[at] != UInt8(ascii: ">") { at += 1 }
    names.insert(Self.hash(body[start..<at]))
    while at < body.count, body[at] != UInt8(ascii: ">") {
      let nameStart = at
      while at < body.count, body[at] != UInt8(ascii: "="), body[at] != UInt8(ascii: ">") { at += 1 }
      guard at + 1 < body.count, body[at] == UInt8(ascii: "="), body[at + 1] == UInt8(ascii: "\"") else {
        continue
      }
      let name = body[nameStart..<at]
      let start = at + 2
      at = start
      while at < body.count, body[at] != UInt8(ascii: "\"") { at += 1 }
      read(name, body[start..<min(at, body.count)])
      at += 1
    }
    return at
  }

  private mutating func read(
    _ name: Slice<UnsafeBufferPointer<UInt8>>, _ value: Slice<UnsafeBufferPointer<UInt8>>
  ) {
    switch name.last {
    case UInt8(ascii: "s"):
      var hash = Self.emptyHash
      for byte in value {
        if byte == UInt8(ascii: " ") {
          if hash != Self.emptyHash { names.insert(hash) }
          hash = Self.emptyHash
        } else {
          hash = Self.add(byte, to: hash)
        }
      }
      if hash != Self.emptyHash { names.insert(hash) }
    case UInt8(ascii: "e"):
      // A role, or a style with variables.
      names.insert(Self.hash(value))
      for part in value.split(separator: UInt8(ascii: "(")) where part.starts(with: "--sw-".utf8) {
        names.insert(Self.hash(part.prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }))
      }
    default: break
    }
  }

  /// True for a name that the page uses.
  func uses(_ hash: UInt64) -> Bool { names.contains(hash) }
}
