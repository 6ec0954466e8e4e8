import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// What a node of code refers to, as found by the checker.
public struct Reference: Sendable, Hashable {
  /// The kinds of things code can refer to. The comment tells what `index` and `extra` are.
  public enum Kind: UInt8, Sendable {
    /// Nothing, or a fault.
    case none
    /// `index`: slot of a local in the frame. On a `bindingName`: the slot that holds the binding. On a `closure`:
    /// the first slot of its parameters, `extra` their count. On an `optionalBinding` without a value: `extra` is the
    /// node to evaluate.
    case local
    /// `index`: a `MemberID`. On a `name`: of `self`. On a `member`: of the base value. A function as a value too. `extra`:
    /// `Reference.unobserved`, or none.
    case member
    /// `index`: a `MemberID` that is static: of the type before the dot or the declaration around it.
    case staticMember
    /// `index`: place of a library entry. `extra`: place of the call's argument map.
    case library
    /// `index`: position of the case of a library enum.
    case choice
    /// `index`: the `MemberID` of a declared case. On a `call`: with a payload.
    case enumCase
    /// A type by its name; `index`: the `TypeID` (raw).
    case type
    /// A tuple's element; `index`: its position.
    case element
    /// A call that makes a struct, object or style; `index`: the `DeclarationID`, -1 for `[Tea]()` and others that no declaration stands
    /// for; `extra`: argument map.
    case initializer
    /// A call of a declared initialiser; `index`: its `MemberID`; `extra`: argument map.
    case ownInitializer
    /// A call of a declared function; `index`: `MemberID`; `extra`: argument map.
    case function
    /// A call of a value of function type.
    case closureCall
    /// A member step on a binding that gives a binding; `index`: the `MemberID`.
    case bindingMember
    /// `wrappedValue` of a binding, or of a name that is a binding member.
    case wrappedValue
    /// `projectedValue`, or a binding member handed on whole: the binding itself.
    case projection
    /// `.constant(…)` of `Binding`; `Binding(get:set:)` has `index` 1.
    case bindingInitializer
    /// `rawValue` of an enum; `allCases` of its type has `index` 1; `init(rawValue:)` has 2.
    case rawValue
    /// A view modifier called in code; `index`: place in the catalogue; `extra`: place in `modifiers`.
    case modifier
    /// `configuration` of a style, and its members; `index`: that of the `StyleProperty`.
    case configuration
    /// `platform`.
    case platform
    /// `newValue` in a `set`: `index` is its slot.
    case newValue
    /// A fragment as a view value; `index`: `MemberID`.
    case fragment
    /// `Appearance.switch` and the like; `index`: the appearance, `extra`: the attribute.
    case appearance
    /// `objectWillChange.send()`.
    case objectWillChange
    /// A use of a declared view as a value in code; `index`: `DeclarationID`; `extra`: argument map.
    case viewInitializer
    /// A text with `{…}` in it of which a part is a Text or an Image: its value is a Text. `index` is 1 where what is
    /// written of it is read as Markdown.
    case textRuns
    /// An operator as a function; `index`: the raw value of its `CodeOperator`.
    case operatorFunction
    /// The `id` of an Identifiable's binding or other derived member of key paths.
    case keyPath
    /// The digits of a number literal that is a Decimal; `index`: the `ConstantID`.
    case constant
    /// `type(of: value)`.
    case dynamicType
    /// A call that makes a view of the catalogue, and a block whose statements build views; `index`: the `ViewID`.
    case view
    /// The bindings to the elements of the array that a binding leads to.
    case elementBindings
  }

  /// See `Kind`.
  public var index: Int32
  /// The kind in the low bits, `extra` above them: there is a reference for each node of code.
  private var rest: Int32
  private static let kindBits: Int32 = 6

  /// What it refers to.
  @inline(__always) public var kind: Kind {
    Kind(rawValue: UInt8(truncatingIfNeeded: rest) & (1 << Self.kindBits - 1)).unsafelyUnwrapped
  }

  /// See `Kind`; less than 2^25.
  @inline(__always) public var extra: Int32 {
    get { rest >> Self.kindBits }
    set { self = Reference(kind, Int(index), extra: Int(newValue)) }
  }

  /// A reference.
  public init(_ kind: Kind, _ index: Int = 0, extra: Int = -1) {
    self.index = Int32(truncatingIfNeeded: index)
    rest = Int32(truncatingIfNeeded: extra << Int(Self.kindBits)) | Int32(kind.rawValue)
  }

  /// The property of a style's `configuration` that it names; nil for other references.
  public var configurationProperty: StyleProperty? {
    kind == .configuration ? StyleProperty(rawValue: index) : nil
  }

  /// A reference of a call with its argument map.
  init(_ kind: Kind, _ index: Int, map: ArgumentPlace) { self.init(kind, index, extra: map.position) }

  /// The `extra` of a member that is written without a call of its observers.
  public static let unobserved = 1

  /// Nothing.
  public static let none = Reference(.none)

  /// The member, where the kind says that there is one.
  public var member: MemberID { MemberID(index) }

  /// The declaration, where the kind says that there is one.
  public var declaration: DeclarationID { DeclarationID(index) }

  /// The view, where the kind says that there is one.
  public var view: ViewID { ViewID(index) }

  /// The modifier that is called in code.
  public var modifier: ModifierID { ModifierID(extra) }

  /// The argument map, where the kind says that there may be one.
  public var map: ArgumentPlace { ArgumentPlace(extra) }

  /// The library entry that is read or called; nil where it is something else.
  public var libraryEntry: StandardLibrary.Entry? {
    kind == .library ? StandardLibrary.shared.entries[Int(index)] : nil
  }

  /// The member that a node of some kind leads to as a path; see `CheckedFile.boundMember`.
  func bound(_ node: CodeKind) -> MemberID? {
    switch kind {
    case .member, .bindingMember, .staticMember: member
    case .projection where node == .name: member
    // Only by a member, or a `$` before its name, does a path lead to one.
    default: nil
    }
  }
}
