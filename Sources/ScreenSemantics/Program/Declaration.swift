import ScreenSyntax
import ScreenTypes
import SourceModel

/// One declaration of the package.
public struct Declaration: Sendable {
  /// Protocols it names.
  public var conformances: Conformances
  /// What it declares.
  public var kind: DeclarationKind
  private var marks: Marks

  private struct Marks: OptionSet {
    let rawValue: UInt8
    static let isPrivate = Marks(rawValue: 1)
    static let isNested = Marks(rawValue: 2)
    static let namesOthers = Marks(rawValue: 4)
    static let hasRefusedInitializer = Marks(rawValue: 8)
    static let hasInitializer = Marks(rawValue: 16)
  }

  /// True where only its file sees it.
  public var isPrivate: Bool { marks.contains(.isPrivate) }
  /// Its name, with those of the declarations around it: `Donut.Dough`; of an extension the name of the extended type, of
  /// a preview its title.
  public var name: Name
  /// The file that holds it.
  public var file: FileID
  /// Its element.
  public var node: XMLNodeID
  /// The bytes of its element.
  public let range: SourceRange
  /// Where its name stands; the element's name where it has none.
  public var nameRange: SourceRange
  /// Its members in `Program.members`, in source order.
  public var members: Range<MemberID>
  /// Its `Body` (or `WindowGroup`; that of a preview, and of an App without one, is its own element), or none.
  public var body: XMLNodeID
  /// Its own type; for an extension the extended type.
  public var type = TypeID.error
  /// The view a preview or scenario is of; none for others.
  public var subject = DeclarationID.none
  /// The extended type of an extension in the code of its file, where it is more than a name: `[Int]`; the type that a
  /// `Typealias` stands for; else none.
  public var extended: CodeID
  /// True where it stands inside of another declaration.
  public var isNested: Bool {
    get { marks.contains(.isNested) }
    set { if newValue { marks.insert(.isNested) } else { marks.remove(.isNested) } }
  }

  /// True where it says that it conforms to something besides the protocols of Swift.
  var namesOtherProtocols: Bool {
    get { marks.contains(.namesOthers) }
    set { if newValue { marks.insert(.namesOthers) } else { marks.remove(.namesOthers) } }
  }

  /// True for a view, modifier or style with an `<Init>`, which tells what its members start with.
  public var hasInitializer: Bool {
    get { marks.contains(.hasInitializer) }
    set { if newValue { marks.insert(.hasInitializer) } else { marks.remove(.hasInitializer) } }
  }

  /// True for a view with an `<Init>` of which something is told: what it takes from callers is not known.
  var hasRefusedInitializer: Bool {
    get { marks.contains(.hasRefusedInitializer) }
    set {
      if newValue { marks.insert(.hasRefusedInitializer) } else { marks.remove(.hasRefusedInitializer) }
    }
  }

  /// True for an App that has no WindowGroup: it shows the first of its scenes.
  public var showsFirstScene: Bool { kind == .app && body == node }

  /// A declaration as it stands in a file.
  init(
    kind: DeclarationKind, name: Name, file: FileID, node: XMLNodeID, range: SourceRange,
    nameRange: SourceRange, members: Range<MemberID>, body: XMLNodeID, conformances: Conformances,
    isPrivate: Bool,
    extended: CodeID
  ) {
    self.kind = kind
    self.conformances = conformances
    marks = isPrivate ? .isPrivate : []
    self.name = name
    self.file = file
    self.node = node
    self.range = range
    self.nameRange = nameRange
    self.members = members
    self.body = body
    self.extended = extended
  }
}

/// The index of a parameter in its program.
@frozen public struct ParameterID: TableID {
  /// Position in `Program.parameters`.
  public var index: Int32

  /// The parameter at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

/// A parameter of a function, fragment or slot.
public struct Parameter: Sendable {
  /// The argument label; `.none` for `_`.
  public var label: Name
  /// The name inside.
  public var name: Name
  /// The type.
  public var type: TypeID
  /// Where it is declared.
  public var range: SourceRange
  /// The default value in the header code of the file, or none.
  public var defaultValue: CodeID
  /// True for a parameter of a fragment whose `<Let>` has a value, which stands where a use leaves the parameter out.
  public var isGivenByLet = false
  /// True with `inout`: what is passed is a place, which the function changes.
  public var isInOut = false
  /// True for a type that is written with `!`.
  public var unwrapsItself = false
  /// True for one that takes any number of values, as an array: `Int...`.
  public var isVariadic = false
  /// True for an `@autoclosure`: what is passed is evaluated when the function calls it.
  public var isAutoclosure = false

  /// The name by which elements give it: its label, or the one inside where it has none.
  var outerName: Name { label.isEmpty ? name : label }

  /// True where it may be left out.
  public var hasDefault: Bool { isGivenByLet || !defaultValue.isNone || isVariadic }
}

/// Where the text of an attribute, child element or text content stands that holds code or a value.
public struct CodeSource: Sendable, Hashable {
  private let start: UInt32
  private let length: ShortLength
  @usableFromInline let flags: Flags

  @usableFromInline struct Flags: OptionSet, Hashable, Sendable {
    @usableFromInline let rawValue: UInt8
    @usableFromInline init(rawValue: UInt8) { self.rawValue = rawValue }
    static var exists: Flags { Flags(rawValue: 1) }
    static var needsDecoding: Flags { Flags(rawValue: 2) }
    static var isValue: Flags { Flags(rawValue: 4) }
  }

  /// No text.
  static var none: CodeSource { CodeSource(.zero, []) }

  private init(_ range: SourceRange, _ flags: Flags) {
    start = range.start
    length = ShortLength(range)
    self.flags = flags
  }

  /// A text in a file.
  init(range: SourceRange, needsDecoding: Bool, isValue: Bool) {
    self.init(range, [.exists, needsDecoding ? .needsDecoding : [], isValue ? .isValue : []])
  }

  /// True for `none`.
  @inlinable @inline(__always) var isNone: Bool { flags.rawValue == 0 }

  /// The bytes.
  @inline(__always) public var range: SourceRange { SourceRange(start, start &+ length.count) }

  /// True where references or CDATA must be decoded.
  @inline(__always) public var needsDecoding: Bool { flags.contains(.needsDecoding) }

  /// True where it is an attribute's value or an attribute-like child element, which follows the rules for
  /// attribute values; false for the text content that holds code.
  @inline(__always) public var isValue: Bool { flags.contains(.isValue) }
}

extension Declaration {
  /// True for a Struct that is a shape by its `path(in:)`.
  public var isShape: Bool { kind == .structure && conformances.contains(.shape) }

  /// True for a Struct that places the views in it by its `placeSubviews`.
  public var isLayout: Bool { kind == .structure && conformances.contains(.layout) }

  /// True for what may stand among views by its name: a Screen, a View, a shape, or a layout.
  public var isShown: Bool { kind.isView || isShape || isLayout }

  /// Since when SwiftUI has what it declares, and where.
  public var since: Availability { isLayout ? .since(iOS: 16, macOS: 13) : kind.since }
}
