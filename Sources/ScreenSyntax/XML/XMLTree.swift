import SourceModel

/// The index of an element or text in an `XMLTree`; `none` is no node.
public struct XMLNodeID: TableID {
  /// Position in `XMLTree.nodes`, in document order; -1 for none.
  public var index: Int32

  /// The node at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

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

/// One attribute: its name and the bytes between its quotes; packed like nodes.
public struct XMLAttribute: Sendable {
  /// The name, and in the highest bit whether the value needs decoding.
  private var nameBits: UInt32
  private let nameStart: PackedOffset
  private let valueStart: PackedOffset
  private let valueEnd: PackedOffset

  /// An attribute.
  public init(name: Name, needsDecoding: Bool, nameRange: SourceRange, value: SourceRange) {
    nameBits = name.id | (needsDecoding ? Self.decodingBit : 0)
    let end = nameRange.end
    nameStart = PackedOffset(nameRange.start, beside: UInt8(truncatingIfNeeded: end))
    valueStart = PackedOffset(value.start, beside: UInt8(truncatingIfNeeded: end >> 8))
    valueEnd = PackedOffset(value.end, beside: UInt8(truncatingIfNeeded: end >> 16))
  }

  private static var decodingBit: UInt32 { 1 << 31 }

  /// The local name.
  public var name: Name {
    get { Name(id: nameBits & ~Self.decodingBit) }
    set { nameBits = nameBits & Self.decodingBit | newValue.id }
  }

  /// True where the value holds a character or entity reference, a tab or a line break, so that its
  /// characters are not simply the bytes of `value`.
  public var needsDecoding: Bool { nameBits & Self.decodingBit != 0 }

  /// The range of the name.
  public var nameRange: SourceRange {
    SourceRange(
      nameStart.offset,
      UInt32(valueEnd.beside) << 16 | UInt32(valueStart.beside) << 8 | UInt32(nameStart.beside))
  }

  /// The range between the quotes.
  public var value: SourceRange { SourceRange(valueStart.offset, valueEnd.offset) }

  /// The whole attribute, `name="value"`, with its quotes.
  public var range: SourceRange { SourceRange(nameRange.start, value.end + 1) }
}

/// A comment that speaks to the compiler: its text starts with `screenwright:` after white space.
public struct XMLDirective: Sendable {
  /// From `<!--` to past `-->`.
  public var range: SourceRange
  /// The text between `<!--` and `-->`.
  public var text: SourceRange
  /// The next element that starts after the comment, in document order; `none` if there is none.
  public var nextElement: XMLNodeID

  /// A directive.
  public init(range: SourceRange, text: SourceRange, nextElement: XMLNodeID) {
    self.range = range
    self.text = text
    self.nextElement = nextElement
  }
}

/// A well-formed document as flat tables in document order. Node 0 is the root element.
public struct XMLTree: Sendable {
  /// Elements and texts.
  public var nodes = Table<XMLNodeID, XMLNode>()
  /// Attributes; each element's stand together, in source order.
  public var attributes = Table<Int, XMLAttribute>()
  /// Comments that speak to the compiler, in source order.
  public var directives = Table<Int, XMLDirective>()

  /// An empty tree.
  public init() {}

  /// The root element; `none` for a document that could not be read at all.
  public var root: XMLNodeID { nodes.isEmpty ? .none : XMLNodeID(0) }

  /// The node at `id`.
  @inlinable public subscript(id: XMLNodeID) -> XMLNode { unsafeAddress { nodes.address(id) } }

  /// The attributes of an element, in source order.
  @inlinable @inline(__always) public func attributes(of id: XMLNodeID) -> Table<Int, XMLAttribute> {
    let node = nodes.address(id)
    let first = Int(node.pointee.firstAttribute)
    return attributes.slice(first..<first + Int(node.pointee.attributeCount))
  }

  /// The attribute of an element by name, also where it is written as a child in lower case that holds text; or nil.
  @inlinable public func attribute(_ name: Name, of id: XMLNodeID) -> XMLAttribute? {
    for attribute in attributes(of: id).storage where attribute.name == name { return attribute }
    return nodes.address(id).pointee.hasLowercaseChildren ? child(for: name, of: id) : nil
  }

  /// The child that stands for an attribute, as one; nil where there is none without elements in it.
  @usableFromInline func child(for name: Name, of id: XMLNodeID) -> XMLAttribute? {
    for child in children(of: id) where self[child].kind == .element && self[child].name == name {
      if children(of: child).contains(where: { self[$0].kind == .element }) { continue }
      let text = children(of: child).first { self[$0].kind == .text }
      let end = self[child].contentEnd
      return XMLAttribute(
        name: name, needsDecoding: text.map { self[$0].needsDecoding } ?? false,
        nameRange: self[child].nameRange,
        value: text.map { self[$0].range } ?? SourceRange(end, end))
    }
    return nil
  }

  /// Gives an attribute another name from now on, also in copies of the tree: that which was meant. Its place in the
  /// source stays. Only for who made the tree, before anybody else reads it.
  public func read(attributeAt position: Int, of id: XMLNodeID, as name: Name) {
    attributes.change(Int(self[id].firstAttribute) + position) { $0.name = name }
  }

  /// Gives an element another name in the same way.
  public func read(element id: XMLNodeID, as name: Name) { nodes.change(id) { $0.name = name } }

  /// The first element or text directly inside `id`; `none` where there is none.
  @inlinable public func firstChild(of id: XMLNodeID) -> XMLNodeID {
    self[id].hasChildren ? XMLNodeID(id.index + 1) : .none
  }

  /// The elements and texts directly inside `id`, in order.
  @inlinable public func children(of id: XMLNodeID) -> Children {
    Children(nodes: nodes, upcoming: firstChild(of: id))
  }

  /// The children of one element.
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let nodes: Table<XMLNodeID, XMLNode>
    @usableFromInline var upcoming: XMLNodeID

    @inlinable init(nodes: Table<XMLNodeID, XMLNode>, upcoming: XMLNodeID) {
      self.nodes = nodes
      self.upcoming = upcoming
    }

    /// The next child, or nil.
    @inlinable public mutating func next() -> XMLNodeID? {
      if upcoming.isNone { return nil }
      let current = upcoming
      upcoming = nodes.address(current).pointee.nextSibling
      return current
    }
  }
}
