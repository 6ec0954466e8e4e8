/// What a page uses of a style sheet: elements, classes, roles and variables, each as the hash of its name.
///
/// `HTMLWriter` notes them as it writes: each piece of markup that it knows is read once, and known again by its address.
/// Colours and text styles, which it puts together, are noted where they are added.
struct StyleUse {
  private var names = NameHashes()
  /// The address of the last piece of markup that was read, by a part of the address.
  private var known = [UInt](repeating: 0, count: 256)
  let isRightToLeft: Bool
  let scheme: HTMLPage.Scheme?

  /// Nothing but what stands around each page.
  init(page: HTMLPage, holdsRightToLeft: Bool = false) {
    isRightToLeft = page.isRightToLeft || holdsRightToLeft
    scheme = page.colorScheme
    for name in ["html", "body", "main", "head"] { note(name: name) }
  }

  /// Notes the elements, classes and roles of a piece of markup. Without a bracket and an equals sign it holds classes.
  @inline(__always)
  mutating func note(_ markup: StaticString) {
    let address = UInt(bitPattern: markup.utf8Start)
    let slot = Int(truncatingIfNeeded: (address ^ address &>> 8) & 255)
    if known[slot] != address { learn(markup, slot, address) }
  }

  @inline(never)
  private mutating func learn(_ markup: StaticString, _ slot: Int, _ address: UInt) {
    known[slot] = address
    markup.withUTF8Buffer { read($0) }
  }

  private static let headings: [StaticString] = ["<h1", "<h2", "<h3", "<h4", "<h5", "<h6"]

  /// Notes a heading of a level from 1 to 6.
  mutating func note(heading level: Int) {
    if Self.headings.indices.contains(level - 1) { note(Self.headings[level - 1]) }
  }

  /// Notes one element, class, role or variable.
  mutating func note(name: String) { names.insert(Self.hash(name)) }

  /// Notes classes with blanks between them.
  mutating func note(classes: UnsafeBufferPointer<UInt8>) {
    for name in classes.split(separator: UInt8(ascii: " ")) { names.insert(Self.hash(name)) }
  }

  /// Notes the variables of the theme in declarations.
  mutating func note(variablesIn declarations: UnsafeBufferPointer<UInt8>) {
    for part in declarations.split(separator: UInt8(ascii: "(")) where part.starts(with: "--sw-".utf8) {
      names.insert(Self.hash(part.prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }))
    }
  }

  /// Notes the variables in what was written from a place on.
  mutating func note(variablesIn written: borrowing OutputBuffer, from start: Int) {
    written.withBytes { note(variablesIn: UnsafeBufferPointer(rebasing: $0[start...])) }
  }

  private mutating func read(_ markup: UnsafeBufferPointer<UInt8>) {
    guard markup.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "=") }) else {
      return note(classes: markup)
    }
    for place in markup.indices {
      let rest = markup[place...]
      if rest.first == UInt8(ascii: "<") {
        let name = rest.dropFirst().prefix {
          UInt8(ascii: "0")...UInt8(ascii: "z") ~= $0 && $0 != UInt8(ascii: ">")
        }
        if !name.isEmpty { names.insert(Self.hash(name)) }
      } else if rest.starts(with: " class=\"".utf8) {
        note(classes: UnsafeBufferPointer(rebasing: rest.dropFirst(8).prefix { $0 != UInt8(ascii: "\"") }))
      } else if rest.starts(with: " role=\"".utf8) {
        names.insert(Self.hash(rest.dropFirst(7).prefix { $0 != UInt8(ascii: "\"") }))
      }
    }
  }

  /// FNV-1a.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  static func hash(_ text: String) -> UInt64 { hash(text.utf8) }

  /// True for a name that the page uses.
  func uses(_ hash: UInt64) -> Bool { names.contains(hash) }
}
