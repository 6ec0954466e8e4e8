import ScreenSyntax
import ScreenTypes
import SourceModel

/// One use of a member by code: a read, a write, a binding to it, or a call.
public struct Access: Sendable {
  /// What is done to the member.
  public enum Kind: UInt8, Sendable {
    /// Its value is taken; of a Computed, its body runs.
    case read
    /// It, or a part of its value, is changed.
    case write
    /// A binding to it, or to a part of its value, is made and handed on.
    case bind
    /// It is a function and is called.
    case call
    /// It is a function and is handed on as a value.
    case pass
    /// `objectWillChange.send()` on the object it holds; `member` is none where no member holds it.
    case announce
  }

  /// Marks on an access.
  public struct Flags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// From bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Runs later than its unit: in an action, a handler or a closure that is kept.
    public static let deferred = Flags(rawValue: 1)
    /// Runs only if a condition holds, or once for each element of a collection.
    public static let conditional = Flags(rawValue: 2)
    /// On `self`: by its bare name or after `self.`.
    public static let onSelf = Flags(rawValue: 4)
    /// A `+=` or a mutating call, which also looks at the value it changes.
    public static let update = Flags(rawValue: 8)

    /// What a whole member is assigned, in the bits above; nil for what is no such assignment.
    var assigned: LiteralWord? {
      get { rawValue >> 4 == 0 ? nil : LiteralWord(rawValue: rawValue >> 4 - 1) }
      set { self = Flags(rawValue: rawValue & 15 | (newValue.map { $0.rawValue + 1 } ?? 0) << 4) }
    }
  }

  /// What the graph asks of the member of each access, looked up once.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    /// It is a source; see `Program.isSource`.
    static let isSource = Traits(rawValue: 1)
    /// It belongs to the type.
    static let isStatic = Traits(rawValue: 2)
    /// It has a value that may need other members of the same `self`.
    static let isDerived = Traits(rawValue: 4)
    /// Code of its own runs when it is read, bound or called.
    static let runsWhenRead = Traits(rawValue: 8)
    /// Code of its own runs when it is written.
    static let runsWhenWritten = Traits(rawValue: 16)
  }

  /// What is done.
  public var kind: Kind
  /// Marks.
  public var flags: Flags
  /// What the member is; nothing where there is none.
  var traits: Traits
  /// The file.
  public var file: FileID
  /// The member, or none.
  public var member: MemberID
  /// The member that holds the value before the dot, or none.
  public var base: MemberID
  /// The unit of code that it belongs to; see `UnitSpace`.
  public var unit: Int32
  /// The node of code.
  public var code: CodeID
  /// The whole expression of an attribute, text or modifier, or the whole body, that it is a part of.
  public var root: CodeID
  /// The innermost block of statements around it, or -1.
  public var block: CodeID

  /// True for what runs whenever its unit runs or its view is rendered.
  public var isImmediate: Bool { !flags.contains(.deferred) }
  /// For an assignment to the whole member what it is given, else nil.
  public var assigned: LiteralWord? { flags.assigned }
}

extension Access.Traits {
  /// The traits of a member.
  @inline(__always)
  init(_ id: MemberID, _ members: Table<MemberID, Member>, _ declarations: Table<DeclarationID, Declaration>)
  {
    self = []
    if id.isNone { return }
    let member = members.address(id)
    if member.pointee.isStatic { insert(.isStatic) }
    if Program.isSource(member, declarations) { insert(.isSource) }
    switch member.pointee.kind {
    case .computed:
      insert(.isDerived)
      if member.pointee.getter != nil || member.pointee.traits.contains(.isRequirement) {
        insert(.runsWhenRead)
      }
      if member.pointee.setter != nil { insert(.runsWhenWritten) }
    case .binding:
      if member.pointee.getter != nil { formUnion([.isDerived, .runsWhenRead]) }
      if member.pointee.setter != nil { insert(.runsWhenWritten) }
    case .function:
      formUnion([.isDerived, .runsWhenRead])
      if member.pointee.setter != nil { insert(.runsWhenWritten) }
    case .fragment: insert(.runsWhenRead)
    case .constant, .variable, .state, .stateObject, .observedObject, .bindable, .environmentObject,
      .environment, .gestureState, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage,
      .published, .enumCase, .slot:
      if member.pointee.value != nil { insert(.isDerived) }
      if member.pointee.traits.contains(.isObserved) { insert(.runsWhenWritten) }
    }
  }
}

/// The numbering of units of code: the body of each declaration, then getter, setter and initial value of each member.
public struct UnitSpace: Sendable {
  /// How many declarations there are.
  public let declarations: Int32
  /// How many members there are.
  public let members: Int32

  /// How many units there are.
  public var count: Int { Int(declarations) + 3 * Int(members) }
  /// The views of a declaration.
  public func body(_ id: DeclarationID) -> Int32 { id.index }
  /// The body or `get` of a member; the views of a fragment.
  public func getter(_ id: MemberID) -> Int32 { declarations + 3 * id.index }
  /// The `set` of a member.
  public func setter(_ id: MemberID) -> Int32 { declarations + 3 * id.index + 1 }
  /// The initial value of a member.
  public func value(_ id: MemberID) -> Int32 { declarations + 3 * id.index + 2 }
  /// The member that a unit belongs to; none for a body of views.
  public func member(_ unit: Int32) -> MemberID {
    unit < declarations ? .none : MemberID((unit - declarations) / 3)
  }
  /// The declaration whose body a unit is; none for a unit of a member.
  public func declaration(_ unit: Int32) -> DeclarationID {
    unit < declarations ? DeclarationID(unit) : .none
  }
  /// True for the body or `get` of a member.
  public func isGetter(_ unit: Int32) -> Bool { unit >= declarations && (unit - declarations) % 3 == 0 }
  /// True for the initial value of a member.
  public func isValue(_ unit: Int32) -> Bool { unit >= declarations && (unit - declarations) % 3 == 2 }
}

/// What one use of a view, or one initialiser, passes for a parameter.
public struct Argument: Sendable {
  /// The parameter: a member of the view, struct or object.
  public var parameter: MemberID
  /// The file.
  public var file: FileID
  /// The unit of code that passes it.
  public var unit: Int32
  /// The expression, or -1 for a literal.
  public var code: CodeID
  /// The attribute in `CheckedFile.attributes`, or -1 for an argument in code.
  public var attribute: AttributeID
  /// What the expression refers to; nothing for a literal.
  public var reference: Reference
  /// What the expression is; nil for a literal.
  public var kind: CodeKind?
  /// True where a binding is passed.
  public var isBinding: Bool

  /// The member at the end of its path; see `CheckedFile.boundMember`.
  public var bound: MemberID? { kind.flatMap { reference.bound($0) } }
}
