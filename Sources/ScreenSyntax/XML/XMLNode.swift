import SourceModel

/// One element or one run of text, as offsets into the file's bytes; packed, as all trees of a package lie in memory
/// until its files are checked.
public struct XMLNode: Sendable {
  /// What a node is.
  public enum Kind: UInt8, Sendable {
    /// A start tag, its content and its end tag; or an empty-element tag.
    case element
    /// Character data: adjacent text, references and CDATA sections are one node. Comments between two
    /// texts do not split them. White space that begins with a line break and stands beside an element is no node:
    /// it is how a file is laid out. It is one where `xml:space` preserves it, and in elements in lower case, whose
    /// content stands for the value of an attribute.
    case text
  }

  /// What a node is or is not, in one byte.
  @usableFromInline struct Flags: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8
    @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }
    @inlinable static var needsDecoding: Flags { Flags(rawValue: 1) }
    @inlinable static var isBlank: Flags { Flags(rawValue: 2) }
    @inlinable static var preservesSpace: Flags { Flags(rawValue: 4) }
    @inlinable static var hasLowercaseChildren: Flags { Flags(rawValue: 8) }
    @inlinable static var hasChildren: Flags { Flags(rawValue: 16) }
    @inlinable static var isText: Flags { Flags(rawValue: 32) }

    @inlinable subscript(flag: Flags) -> Bool {
      get { contains(flag) }
      set { if newValue { insert(flag) } else { remove(flag) } }
    }
  }

  /// The offset of the first byte, and the flags.
  @usableFromInline var start: PackedOffset
  /// The offset just past the start tag, and half of the number of attributes.
  @usableFromInline var content: PackedOffset
  /// The offset of the end tag, and the other half.
  @usableFromInline var contentLimit: PackedOffset
  /// The offset just past the node, and the highest bits of the first attribute.
  @usableFromInline var end: PackedOffset
  /// The element's local name; `.none` for text.
  public var name: Name
  /// The element around, and ten bits of the first attribute; there are less than 4 Mi nodes in a file.
  @usableFromInline var parentBits: UInt32
  /// The next node with the same parent, and the lowest ten bits.
  @usableFromInline var siblingBits: UInt32

  /// A node with every link unset.
  public init(kind: Kind, name: Name, range: SourceRange, parent: XMLNodeID) {
    self.name = name
    start = PackedOffset(range.start, beside: kind == .text ? Flags.isText.rawValue : 0)
    content = PackedOffset(range.start)
    contentLimit = PackedOffset(range.end)
    end = PackedOffset(range.end)
    parentBits = Self.bits(of: parent)
    siblingBits = Self.bits(of: .none)
  }

  /// What a link says where there is no node.
  @usableFromInline static var noNode: UInt32 { 0x3F_FFFF }

  @inlinable @inline(__always) static func bits(of node: XMLNodeID) -> UInt32 {
    UInt32(bitPattern: node.index) & noNode
  }

  @inlinable @inline(__always) static func node(_ bits: UInt32) -> XMLNodeID {
    let bits = bits & noNode
    return XMLNodeID(bits == noNode ? -1 : Int32(bitPattern: bits))
  }

  @usableFromInline var flags: Flags {
    @inlinable @inline(__always) get { Flags(rawValue: start.beside) }
    @inlinable @inline(__always) set { start.beside = newValue.rawValue }
  }

  /// Element or text.
  @inlinable public var kind: Kind { flags[.isText] ? .text : .element }

  /// The whole node: from `<` of the start tag to past `>` of the end tag; the bytes of a text.
  @inlinable @inline(__always) public var range: SourceRange {
    get { SourceRange(start.offset, end.offset) }
    set {
      start.offset = newValue.start
      end.offset = newValue.end
    }
  }

  /// The offset just past the `>` of the start tag; for a text, `range.start`.
  @inlinable @inline(__always) public var contentStart: UInt32 {
    get { content.offset }
    set { content.offset = newValue }
  }

  /// The offset of the `<` of the end tag; `range.end` for an empty-element tag and for text.
  @inlinable @inline(__always) public var contentEnd: UInt32 {
    get { contentLimit.offset }
    set { contentLimit.offset = newValue }
  }

  /// How many attributes (namespace declarations and `xml:` attributes are not among them).
  @inlinable @inline(__always) public var attributeCount: UInt16 {
    get { UInt16(contentLimit.beside) << 8 | UInt16(content.beside) }
    set {
      content.beside = UInt8(truncatingIfNeeded: newValue)
      contentLimit.beside = UInt8(truncatingIfNeeded: newValue >> 8)
    }
  }

  /// First attribute in `XMLTree.attributes`.
  @inlinable @inline(__always) public var firstAttribute: Int32 {
    get {
      Int32(bitPattern: UInt32(end.beside) << 20 | (parentBits >> 22) << 10 | siblingBits >> 22)
    }
    set {
      let place = UInt32(bitPattern: newValue)
      end.beside = UInt8(truncatingIfNeeded: place >> 20)
      parentBits = parentBits & Self.noNode | (place >> 10) << 22
      siblingBits = siblingBits & Self.noNode | place << 22
    }
  }

  /// The element around this one; `none` for the root.
  @inlinable @inline(__always) public var parent: XMLNodeID {
    get { Self.node(parentBits) }
    set { parentBits = parentBits & ~Self.noNode | Self.bits(of: newValue) }
  }

  /// The next node with the same parent.
  @inlinable @inline(__always) public var nextSibling: XMLNodeID {
    get { Self.node(siblingBits) }
    set { siblingBits = siblingBits & ~Self.noNode | Self.bits(of: newValue) }
  }

  /// True where the source of a text holds references, CDATA, carriage returns or comments, so that its
  /// characters are not simply the bytes of `range`.
  @inlinable public var needsDecoding: Bool {
    get { flags[.needsDecoding] }
    set { flags[.needsDecoding] = newValue }
  }

  /// True for a text of white space only (after decoding, none of it from references).
  @inlinable public var isBlank: Bool {
    get { flags[.isBlank] }
    set { flags[.isBlank] = newValue }
  }

  /// True where `xml:space="preserve"` is in force.
  @inlinable public var preservesSpace: Bool {
    get { flags[.preservesSpace] }
    set { flags[.preservesSpace] = newValue }
  }

  /// True for an element that holds an element or a text; the first is the next node.
  @inlinable public var hasChildren: Bool {
    get { flags[.hasChildren] }
    set { flags[.hasChildren] = newValue }
  }

  /// True for an element that holds an element whose name begins with a small letter.
  @inlinable public var hasLowercaseChildren: Bool {
    get { flags[.hasLowercaseChildren] }
    set { flags[.hasLowercaseChildren] = newValue }
  }

  /// The range of the element's name in its start tag.
  public var nameRange: SourceRange {
    SourceRange(range.start + 1, range.start + 1 + UInt32(name.utf8.count))
  }
}
