import SourceModel

/// The index of an element or text in an `XMLTree`; `none` is no node.
public struct XMLNodeID: TableID {
  /// Position in `XMLTree.nodes`, in document order; -1 for none.
  public var index: Int32

  /// The node at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
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

  /// The attributes of an element and the children that stand for attributes, in the order of the source. Costs a look at all
  /// children.
  public func writtenAttributes(of id: XMLNodeID) -> [XMLAttribute] {
    guard self[id].hasLowercaseChildren else { return Array(attributes(of: id)) }
    return Array(attributes(of: id))
      + children(of: id).compactMap { self[$0].kind == .element ? child(for: self[$0].name, of: id) : nil }
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
