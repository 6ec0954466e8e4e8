import RenderTree
import ScreenTypes
import SourceModel

/// One entry of the library: a property, method, static member, initialiser or function, with its type,
/// documentation and implementation together.
public struct LibraryMember: Sendable {
  /// How it is written in code.
  public enum Form: Sendable {
    /// `value.name`
    case property
    /// `value.name(…)`
    case method
    /// `Type.name`, also `.name` where the type is expected.
    case staticProperty
    /// `Type.name(…)`, also `.name(…)`.
    case staticMethod
    /// `Type(…)`
    case initializer
    /// `name(…)`
    case function
  }

  /// What a type argument must be able to do.
  public enum Requirement: Sendable {
    case none
    /// `==`
    case equatable
    /// `<`
    case comparable
    /// Key of a dictionary or element of a set.
    case hashable
  }

  /// How it is written.
  public let form: Form
  /// The type it belongs to, as text: `[T0]`, `String`, `T0?`; empty for functions. `T0` is the element (or key),
  /// `T1` the value of a dictionary, later ones are the member's own type parameters.
  public let receiver: String
  /// Name, parameters and result: `filter(_ isIncluded: (T0) -> Bool) -> [T0]`; a property's is `count: Int`.
  public let signature: String
  /// True where it changes its receiver.
  public let isMutating: Bool
  /// True where it has a value for whatever it is given, if the functions that it is given have one: only the limits of
  /// a run stop it.
  public let isTotal: Bool
  /// True where the result is an optional that may be used as what is in it, too: one that Foundation declares with `!`, as the
  /// signature says, or that is an optional in Swift for only some of the types that are one here.
  public let unwrapsItself: Bool
  /// True where each call may give another value for the same arguments.
  public let isFresh: Bool
  /// True where it does something outside of the data of the screens, which is not to happen while a view is drawn.
  public let actsOutside: Bool
  /// What `T0` must be able to do.
  public let requirement: Requirement
  /// Since when Apple's libraries have it, and where.
  public let since: Availability
  /// One sentence for the reference and for hover.
  public let documentation: String
  /// What it does.
  public let implementation: @Sendable (inout LibraryCall) throws -> Value
  /// Puts a new value of the property into the receiver; nil where it is only read.
  public let setter: (@Sendable (inout Value, Value) -> Void)?
  /// The instant until which the function lets its code sleep; nil for all others.
  public private(set) var wakes: (@Sendable (LibraryCall) -> Double)?

  /// An entry.
  public init(
    _ form: Form, of receiver: String = "", _ signature: String, isMutating: Bool = false,
    isTotal: Bool = false, unwrapsItself: Bool = false, isFresh: Bool = false, actsOutside: Bool = false,
    where requirement: Requirement = .none, since: Availability = .always, _ documentation: String,
    set setter: (@Sendable (inout Value, Value) -> Void)? = nil,
    _ implementation: @escaping @Sendable (inout LibraryCall) throws -> Value
  ) {
    self.form = form
    self.receiver = receiver
    self.signature = signature
    self.isMutating = isMutating
    // One that belongs to the type is given nothing.
    self.isTotal = isTotal || form == .staticProperty
    self.unwrapsItself = unwrapsItself || signature.utf8.last == UInt8(ascii: "!")
    self.isFresh = isFresh
    self.actsOutside = actsOutside
    self.requirement = requirement
    self.since = since
    self.documentation = documentation
    self.implementation = implementation
    self.setter = setter
  }

  /// A function that lets its code sleep until an instant.
  static func sleeping(
    _ form: Form, of receiver: String, _ signature: String, since: Availability = .always,
    until wakes: @escaping @Sendable (LibraryCall) -> Double
  ) -> LibraryMember {
    var member = LibraryMember(
      form, of: receiver, signature, since: since,
      "Waits: a task in a scenario for steps `Wait`, all other code for no time."
    ) { call in try call.sleep() }
    member.wakes = wakes
    return member
  }
}

/// Something an action does besides changing state.
public struct Effect: Hashable, Sendable {
  /// `print`, `haptic`, `openURL`, `animation`, …
  public var kind: String
  /// What: the printed text, the address.
  public var text: String
  /// An effect.
  public init(_ kind: String, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// A type of the library that code can name.
public struct LibraryType: Sendable {
  /// Its name, with dots where it is nested: `Image.Scale`.
  public let name: String
  /// Other names for it: `ImageScale`.
  public let aliases: [String]
  /// The cases of an enum, in order; empty for other types. An option set's members are cases too.
  public let cases: [String]
  /// The cases that are not there as long as SwiftUI, with since when they are.
  public let since: [(name: String, since: Availability)]
  /// One sentence for the reference.
  public let documentation: String

  /// A type. Values of one with cases are `Value.choice` with the position of the case.
  public init(
    _ name: String, aliases: [String] = [], cases: [String] = [],
    since: [(name: String, since: Availability)] = [], _ documentation: String
  ) {
    self.name = name
    self.aliases = aliases
    self.cases = cases
    self.since = since
    self.documentation = documentation
  }

  /// Since when a case is there, and where.
  public func availability(of name: String) -> Availability {
    since.first { $0.name == name }?.since ?? .always
  }
}
