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
  public final class Entry: Sendable {
    /// The entry as written.
    public let member: LibraryMember
    /// Its name.
    public let name: Name
    /// The type it belongs to; `.error` for functions.
    public let receiver: TypeID
    /// Its parameters.
    public let parameters: [Parameter]
    /// The type of its value.
    public let result: TypeID

    init(_ member: LibraryMember, _ signature: Signature, receiver: TypeID) {
      self.member = member
      name = signature.name
      self.receiver = receiver
      parameters = signature.parameters
      let isOwn = member.form == .initializer && signature.result == .void
      result = isOwn ? receiver : signature.result
    }
  }

  /// What a type is, without its arguments: the key under which its members are found.
  public enum Head: Hashable, Sendable {
    case any, bool, int, double, string, view, array, set, dictionary, range, closedRange, sequence, optional
    case binding, tuple, function
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
      default: return nil
      }
    }
  }
}
