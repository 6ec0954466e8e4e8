import SourceModel

/// One node of code, in five words. Which fields mean what is told at each `CodeKind`.
///
/// A file has fewer than 2²⁴ bytes, so that the kind and the length of the range share a word, and the flags and its
/// start. No kind has a name and a second part, nor more than one of a list, an operator and a place of its name: what
/// a kind does not have reads as nothing.
public struct CodeNode: Sendable {
  /// The kind, and above it the length of the range.
  @usableFromInline var extent: UInt32
  /// The flags, and above them the start of the range.
  @usableFromInline var place: UInt32
  /// First part.
  public var a: Int32 = -1
  /// `name` or `b`.
  @usableFromInline var nameOrSecond: Int32
  /// `list`, `op` or `nameStart`.
  @usableFromInline var further: Int32

  /// A node of `kind` at `range`.
  @inlinable @inline(__always) public init(_ kind: CodeKind, _ range: SourceRange) {
    extent = UInt32(kind.rawValue)
    place = 0
    nameOrSecond = CodeKinds.named.has(extent) ? 0 : -1
    further = CodeKinds.listing.has(extent) ? -1 : 0
    self.range = range
  }

  /// A type by its name alone.
  public static func named(_ name: Name, _ range: SourceRange) -> CodeNode {
    var node = CodeNode(.namedType, range)
    node.name = name
    return node
  }

  /// True for a node of one of `kinds`.
  @inlinable @inline(__always) func has(_ kinds: CodeKinds) -> Bool { kinds.has(extent) }

  /// What it is; changed only to a kind with the same fields.
  @inlinable public var kind: CodeKind {
    get { unsafeBitCast(UInt8(truncatingIfNeeded: extent), to: CodeKind.self) }
    set {
      let (old, new) = (extent, extent & ~0xFF | UInt32(newValue.rawValue))
      assert(CodeKinds.sharing.allSatisfy { $0.has(old) == $0.has(new) }, "its fields mean something else")
      extent = new
    }
  }

  /// Marks.
  @inlinable public var flags: CodeFlags {
    get { CodeFlags(rawValue: UInt8(truncatingIfNeeded: place)) }
    set { place = place & ~0xFF | UInt32(newValue.rawValue) }
  }

  /// The bytes in the file.
  @inlinable public var range: SourceRange {
    get { SourceRange(place >> 8, place >> 8 &+ extent >> 8) }
    set {
      assert(newValue.start <= newValue.end && newValue.end < 1 << 24, "no range of a file")
      extent = extent & 0xFF | (max(newValue.end, newValue.start) &- newValue.start) &<< 8
      place = place & 0xFF | newValue.start &<< 8
    }
  }

  /// An identifier, member or label.
  @inlinable public var name: Name {
    get { Name(id: has(.named) ? UInt32(bitPattern: nameOrSecond) : 0) }
    set {
      assert(has(.named), "a node without a name")
      nameOrSecond = Int32(bitPattern: newValue.id)
    }
  }

  /// Second part.
  @inlinable public var b: Int32 {
    get { has(.named) ? -1 : nameOrSecond }
    set {
      assert(!has(.named), "a node with a name in place of a second part")
      nameOrSecond = newValue
    }
  }

  /// Further parts.
  @inlinable public var list: CodeList {
    get { CodeList(has(.listing) ? further : -1) }
    set {
      assert(has(.listing), "a node without a list")
      further = newValue.index
    }
  }

  /// Its operator, if it has one.
  @inlinable public var op: CodeOperator {
    get { has(.operating) ? unsafeBitCast(UInt8(truncatingIfNeeded: further), to: CodeOperator.self) : .none }
    set {
      assert(has(.operating), "a node without an operator")
      further = Int32(newValue.rawValue)
    }
  }

  /// Where `name` begins in the file, for names, members and labels; 0 for others, see `CodeTree.nameRange`.
  @inlinable public var nameStart: UInt32 {
    get { has(.placed) ? UInt32(bitPattern: further) : 0 }
    set {
      assert(has(.placed), "a node without a place of its name")
      further = Int32(bitPattern: newValue)
    }
  }

  /// `a` as the value of a literal.
  @inlinable public var literal: LiteralID { LiteralID(a) }
  /// `a` as a node.
  @inlinable public var first: CodeID {
    get { CodeID(a) }
    set { a = newValue.index }
  }
  /// True for the conditions of an `<If>`, which bring names or are several; an `if` has a block.
  @inlinable public var isCondition: Bool { kind == .ifStatement && a < 0 }
  /// `b` as a node.
  @inlinable public var second: CodeID {
    get { CodeID(b) }
    set { b = newValue.index }
  }

  /// The range of the name of a member, exact where it stands in the source without references.
  @inlinable public var nameRange: SourceRange {
    SourceRange(nameStart, nameStart + UInt32(name.utf8.count))
  }
}

/// A set of kinds.
@usableFromInline struct CodeKinds: Sendable {
  @usableFromInline let bits: UInt64

  @inlinable init(bits: UInt64) { self.bits = bits }

  /// True if the lowest byte of a word is one of the kinds.
  @inlinable @inline(__always) func has(_ word: UInt32) -> Bool { bits &>> UInt64(word) & 1 != 0 }

  /// Between these sets a kind never changes.
  @inlinable static var sharing: [CodeKinds] { [named, listing, operating, placed] }

  /// Kinds with a name.
  @inlinable static var named: CodeKinds {
    CodeKinds(bits: placed.bits | headedList.bits | CodeKind.namedType.bit | CodeKind.memberType.bit)
  }

  /// Kinds that tell where their name begins.
  @inlinable static var placed: CodeKinds {
    CodeKinds(
      bits: CodeKind.name.bit | CodeKind.bindingName.bit | CodeKind.implicitMember.bit | CodeKind.member.bit
        | CodeKind.argument.bit | CodeKind.closureParameterName.bit | CodeKind.keyPathComponent.bit
        | CodeKind.optionalBinding.bit | CodeKind.bindingPattern.bit | CodeKind.labelledPattern.bit
        | CodeKind.labelledType.bit)
  }

  /// Kinds whose list comes after where their name begins.
  @inlinable static var headedList: CodeKinds {
    CodeKinds(bits: CodeKind.casePattern.bit | CodeKind.signature.bit | CodeKind.parameter.bit)
  }

  /// Kinds with an operator.
  @inlinable static var operating: CodeKinds {
    CodeKinds(bits: CodeKind.unary.bit | CodeKind.binary.bit | CodeKind.cast.bit | CodeKind.assignment.bit)
  }

  /// Kinds that may have a list.
  @inlinable static var listing: CodeKinds { CodeKinds(bits: ~(placed.bits | operating.bits)) }
}

extension CodeKind {
  @inlinable var bit: UInt64 { 1 &<< UInt64(rawValue) }
}

extension CodeNode {
  /// True for a type that is written with `!`: an optional that is unwrapped where its value is wanted.
  public var unwrapsItself: Bool { kind == .optionalType && flags.contains(.unwrapped) }
}
