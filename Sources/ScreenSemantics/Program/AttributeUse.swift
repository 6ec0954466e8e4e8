import ScreenSyntax
import ScreenTypes
import SourceModel

/// The index of an attribute in `CheckedFile.attributes`.
@frozen public struct AttributeID: TableID {
  /// Position in `CheckedFile.attributes`; -1 for none.
  public var index: Int32

  /// The attribute at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

/// An attribute of a view with its value checked.
///
/// There is one for nearly each attribute of a package: what excludes each other lies at one place, and lengths of ranges
/// take three bytes, as a file has at most 8 MiB.
public struct AttributeUse: Sendable {
  /// What the value is.
  public enum Form: UInt8, Sendable {
    /// `constant` in `CheckedFile.constants`.
    case literal
    /// `code` is an expression.
    case expression
    /// `code` is an expression of type `Binding`.
    case binding
    /// `code` is a block: the body of a closure; `slots` are those of `$0`, `$1`, ….
    case action
    /// `code` is a function value.
    case function
    /// `constant` in `CheckedFile.constants` is a name.
    case name
    /// Views: the content of a slot, in `views`.
    case views
  }

  private var nameLength: ShortLength
  /// What the value is. Views stay views.
  public internal(set) var form: Form
  /// The `position`, -1 for none; less than that for a `member`.
  private var parameter: Int32
  /// The `code`, -1 for none; less than that for a `constant`, or where `views` begin.
  private var value: Int32 = -1
  /// First slot of the parameters of a closure.
  public var slot: Int32 = -1
  /// The wanted type.
  public var type: TypeID
  private var start: UInt32
  private var length: ShortLength
  /// The `slotCount`, at most `manySlots`.
  private var slots: UInt8 = 0
  private static let manySlots: UInt8 = 255
  /// Where the name begins. Views stand for an element, whose name begins right behind its `<`: here it is where they end.
  private var nameOrEnd: UInt32

  /// An attribute.
  init(position: Int32, form: Form, type: TypeID, range: SourceRange, nameRange: SourceRange) {
    assert(form != .views || nameRange.start == range.start + 1)
    nameLength = ShortLength(nameRange)
    self.form = form
    parameter = position
    self.type = type
    start = range.start
    length = ShortLength(range)
    nameOrEnd = form == .views ? 0 : nameRange.start
  }

  /// The attribute's position in the element's definition, or -1 where `member` tells it.
  @inline(__always) public var position: Int32 {
    get { max(parameter, -1) }
    set {
      assert(member.isNone)
      parameter = newValue
    }
  }

  /// The parameter of a declared view, fragment or destination, or none.
  @inline(__always) public var member: MemberID {
    get { parameter < -1 ? MemberID(-2 - parameter) : .none }
    set {
      assert(position < 0)
      parameter = newValue.isNone ? -1 : -2 - newValue.index
    }
  }

  /// The code, if any.
  @inline(__always) public var code: CodeID {
    get { CodeID(max(value, -1)) }
    set {
      assert(value >= -1)
      value = newValue.index
    }
  }

  /// The constant, if any.
  @inline(__always) public var constant: ConstantID {
    get { value < -1 && form != .views ? ConstantID(-2 - value) : .none }
    set {
      assert(value < 0 && form != .views && !newValue.isNone)
      value = -2 - newValue.index
    }
  }

  /// Views of a slot, in `CheckedFile.viewLists`.
  @inline(__always) public var views: Range<ViewPlace> {
    get {
      form == .views && value < -1
        ? ViewPlace(-2 - value)..<ViewPlace(Int32(bitPattern: nameOrEnd)) : .none
    }
    set {
      assert(form == .views)
      (value, nameOrEnd) = (-2 - newValue.lowerBound.index, UInt32(bitPattern: newValue.upperBound.index))
    }
  }

  /// How many parameters the closure has.
  public var slotCount: Int32 {
    get {
      if slots == Self.manySlots, case .function(let types, _) = (type.wrapped ?? type).kind {
        return Int32(types.count)
      }
      return Int32(slots)
    }
    set {
      // Of more parameters the type tells the number; a slot for views gives at most 64 values.
      assert(newValue < Self.manySlots || form == .action)
      slots = UInt8(min(newValue, Int32(Self.manySlots)))
    }
  }

  /// The value's bytes.
  @inline(__always) public var range: SourceRange { SourceRange(start, start &+ length.count) }

  /// The name's bytes.
  @inline(__always) public var nameRange: SourceRange {
    let first = form == .views ? start + 1 : nameOrEnd
    return SourceRange(first, first &+ nameLength.count)
  }

  /// Says of which element the views are the content.
  mutating func stand(for element: XMLNode) {
    assert(form == .views)
    start = element.range.start
    length = ShortLength(element.range)
    nameLength = ShortLength(element.nameRange)
  }
}
