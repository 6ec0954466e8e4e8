/// What a page uses of a style sheet: elements, classes, roles and variables, each as the hash of its name.
struct StyleUse {
  private(set) var names: Set<UInt64> = []
  let isRightToLeft: Bool
  let scheme: HTMLPage.Scheme?

  /// Reads the tags of a body that `HTMLWriter` wrote.
  init(of body: UnsafeBufferPointer<UInt8>, page: HTMLPage) {
    isRightToLeft = page.isRightToLeft
    scheme = page.colorScheme
    for name in ["html", "body", "main", "head"] { names.insert(Self.hash(name)) }
    var at = 0
    while at < body.count {
      at += 1
      if body[at - 1] == UInt8(ascii: "<") { at = readTag(body, at) }
    }
  }

  /// FNV-1a.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
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
      for word in value.split(separator: UInt8(ascii: " ")) { names.insert(Self.hash(word)) }
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

  /// Adds a name.
  mutating func add(_ hash: UInt64) { names.insert(hash) }
}
