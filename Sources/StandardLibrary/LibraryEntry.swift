import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// One parameter of an entry.
  public struct Parameter: Sendable {
    /// The argument label; `.none` for `_`.
    public let label: Name
    /// The type; may hold type parameters.
    public let type: TypeID
    /// True where it may be left out.
    public let hasDefault: Bool
    /// True where the place is passed, which the entry writes: its argument is a binding.
    public var isInOut = false
    /// True where it takes any number of values, whose array its type is: `Any...`.
    public var isVariadic = false
  }

  /// A name with parameters and a result.
  public struct Signature: Sendable {
    /// The name.
    public let name: Name
    /// The parameters; none for a property.
    public let parameters: [Parameter]
    /// The type of the value.
    public let result: TypeID
  }

  /// An entry with its types resolved.
  ///
  /// It is the address of memory that lives as long as the process, so that threads that hand entries on contend for
  /// no count of references.
  public struct Entry: @unchecked Sendable {
    @usableFromInline struct Fields {
      @usableFromInline let member: UnsafePointer<LibraryMember>
      @usableFromInline let name: Name
      @usableFromInline let receiver: TypeID
      @usableFromInline let result: TypeID
      @usableFromInline let parameters: UnsafeBufferPointer<Parameter>

      init(_ member: UnsafePointer<LibraryMember>, _ signature: Signature, receiver: TypeID) {
        self.member = member
        name = signature.name
        self.receiver = receiver
        parameters = .immortal(signature.parameters)
        let isOwn = member.pointee.form == .initializer && signature.result == .void
        result = isOwn ? receiver : signature.result
      }
    }

    @usableFromInline let fields: UnsafePointer<Fields>

    init(_ fields: UnsafePointer<Fields>) { self.fields = fields }

    /// The entry as written.
    @inlinable public var member: LibraryMember { _read { yield fields.pointee.member.pointee } }
    /// True where a call gives a value and changes nothing: neither what it is called on nor what it is given, nor anything outside.
    public var givesOnlyValue: Bool {
      result != .void && result != LibraryTypes.never && !member.isMutating && !member.actsOutside
        && !parameters.contains(where: \.isInOut)
    }
    /// Its name.
    @inlinable public var name: Name { fields.pointee.name }
    /// The type it belongs to; `.error` for functions.
    @inlinable public var receiver: TypeID { fields.pointee.receiver }
    /// Its parameters; valid for the life of the process.
    @inlinable public var parameters: UnsafeBufferPointer<Parameter> { fields.pointee.parameters }
    /// The type of its value.
    @inlinable public var result: TypeID { fields.pointee.result }
  }

  /// What a type is, without its arguments: the key under which its members are found.
  public enum Head: Hashable, Sendable {
    case any, bool, int, double, string, view, array, slice, set, dictionary, range, closedRange, sequence
    case optional, binding, tuple, function
    case builtin(Name)

    /// The head of a type; nil for types without library members of their own.
    public init?(_ type: TypeID) {
      switch type.kind {
      case .any: self = .any
      case .bool: self = .bool
      case .int: self = .int
      case .double: self = .double
      case .string: self = .string
      case .view: self = .view
      case .array: self = .array
      case .slice: self = .slice
      case .set: self = .set
      case .dictionary: self = .dictionary
      case .range: self = .range
      case .closedRange: self = .closedRange
      case .sequence: self = .sequence
      case .optional: self = .optional
      case .binding: self = .binding
      case .tuple: self = .tuple
      case .function: self = .function
      case .builtin(let name): self = .builtin(name)
      case .applied(let bare, _): self.init(bare)
      case .error, .void, .null, .declared, .keyPath, .writableKeyPath, .metatype, .inOut,
        .parameter:
        return nil
      }
    }

    /// How many heads have no name.
    static let plainCount = 17

    /// A number of its own, below 2³².
    var code: UInt64 {
      switch self {
      case .any: 0
      case .bool: 1
      case .int: 2
      case .double: 3
      case .string: 4
      case .view: 5
      case .array: 6
      case .set: 7
      case .dictionary: 8
      case .range: 9
      case .closedRange: 10
      case .sequence: 11
      case .optional: 12
      case .binding: 13
      case .tuple: 14
      case .function: 15
      case .slice: 16
      case .builtin(let name): UInt64(Self.plainCount) + UInt64(name.id)
      }
    }
  }

  /// Values by head.
  struct HeadMap<Value: Sendable>: Sendable {
    private var plain = [Value?](repeating: nil, count: Head.plainCount)
    private var named = NameMap<Value>()

    subscript(head: Head) -> Value? {
      get {
        if case .builtin(let name) = head { return named[name] }
        return plain[Int(head.code)]
      }
      set {
        if case .builtin(let name) = head { named[name] = newValue } else { plain[Int(head.code)] = newValue }
      }
    }
  }
}
