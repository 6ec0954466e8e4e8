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

  /// An entry.
  public init(
    _ form: Form, of receiver: String = "", _ signature: String, isMutating: Bool = false,
    isTotal: Bool = false, isFresh: Bool = false, actsOutside: Bool = false,
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
    self.isFresh = isFresh
    self.actsOutside = actsOutside
    self.requirement = requirement
    self.since = since
    self.documentation = documentation
    self.implementation = implementation
    self.setter = setter
  }
}

/// What library members may ask of the evaluator.
public protocol EvaluationHost: AnyObject {
  /// Calls a function value.
  func call(_ function: FunctionBox, _ arguments: [Value]) throws -> Value
  /// What a function throws: an error that code catches, or a fault that stops the run where none does.
  func failure(_ reason: String) -> any Error
  /// Calls a function value with one argument.
  func call(_ function: FunctionBox, with argument: Value) throws -> Value
  /// Counts work against the limit; throws `run/limit` past it.
  func spend(_ steps: Int) throws
  /// Runs a closure at once; what is thrown in it is dropped.
  func runTask(_ function: FunctionBox) throws
  /// Draws the next number; a run draws from a fixed seed.
  func nextRandom() -> UInt64
  /// What an error says of itself, as `localizedDescription` does.
  func reason(of error: Value) throws -> String
  /// What an error says of itself under a name, such as `failureReason`; nil where it says nothing.
  func said(of error: Value, _ name: String) throws -> Value
  /// The text of a value as `String(describing:)` gives it.
  func describe(_ value: Value) -> String
  /// True where one value comes before another, as `<` of their type says.
  func isLess(_ left: Value, _ right: Value) throws -> Bool
  /// Records an effect such as printing, in order.
  func record(_ effect: Effect)
  /// Hands a value to the views that follow a name, once the code that runs has ended.
  func post(_ name: String, _ value: Value)
  /// What a stored property of an object holds, by the number of the member.
  func value(of object: ObjectBox, member: Int32) throws -> Value
  /// The colour of a name: that of a colour set in the package's `Assets`, else one of the system's, or grey.
  func color(named name: String) -> Color
  /// The timers of the run that stand in no view.
  var timers: ScheduledTimers { get set }
  /// The device that the run is to be seen on.
  var device: DeviceForm { get }
  /// What the app keeps under a key, as AppStorage does; nil for nothing.
  func kept(as key: String) -> Value?
  /// Keeps a value under a key, or nothing.
  func keep(_ value: Value?, as key: String)
  /// The language and region that numbers and dates are written for.
  var locale: LocaleForms { get }
  /// The instant that `Date()` gives, in seconds since 1970.
  var now: Double { get }
  /// The next identifier that `UUID()` gives; counts up from a fixed seed.
  func nextUUID() -> String
}

extension EvaluationHost {
  /// Calls a function value with one argument.
  public func call(_ function: FunctionBox, with argument: Value) throws -> Value {
    try call(function, [argument])
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
