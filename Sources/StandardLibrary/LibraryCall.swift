import ScreenTypes
import SourceModel

/// The call of a library member.
public struct LibraryCall {
  /// The value before the dot; a mutating member changes it here. `.void` for functions and static members.
  public var receiver: Value
  /// One value per parameter, in order; `.void` for a parameter that was left out and has a default.
  public let arguments: [Value]
  /// The running evaluator.
  public let host: any EvaluationHost

  /// The name by which a static member or an initialiser names its type, where that has several that tell different types in
  /// Swift; none elsewhere.
  let typeName: Name

  /// The type of whole numbers by whose name a static member or an initialiser of Int is called.
  var integer: WrittenInteger { WrittenInteger.named(typeName) ?? .usual }

  /// A call; `typeName` is the name of its type as it is written, without what that is nested in.
  public init(
    receiver: __owned Value, arguments: __owned [Value], host: any EvaluationHost, typeName: Name = .none
  ) {
    self.typeName = typeName
    self.receiver = receiver
    self.arguments = arguments
    self.host = host
  }

  /// True where the parameter at `index` was left out.
  public func isOmitted(_ index: Int) -> Bool {
    if case .void = arguments[index] { return true }
    return false
  }

  /// Calls the function value at `index`.
  public func call(_ index: Int, _ values: Value...) throws -> Value {
    guard case .function(let function) = arguments[index] else { return .void }
    return try host.call(function, values)
  }

  /// Calls the function value at `index` with one value.
  public func call(_ index: Int, _ value: Value) throws -> Value {
    guard case .function(let function) = arguments[index] else { return .void }
    return try host.call(function, with: value)
  }

  /// The integer at `index`; 0 for another value.
  public func int(_ index: Int) -> Int {
    if case .int(let value) = arguments[index] { return value }
    return 0
  }

  /// The angle at `index` in degrees, clockwise; nil where there is none.
  func degrees(_ index: Int) -> Double? { content(index, AngleValue.self)?.degrees }

  /// The number at `index` as a Double; 0 for another value.
  public func double(_ index: Int) -> Double {
    switch arguments[index] {
    case .double(let value): value
    case .int(let value): Double(value)
    // The signature lets only numbers stand here.
    default: 0
    }
  }

  /// The string at `index`; empty for another value.
  public func string(_ index: Int) -> String { arguments[index].text ?? "" }

  /// The truth value at `index`.
  public func bool(_ index: Int) -> Bool {
    if case .bool(let value) = arguments[index] { return value }
    return false
  }

  /// The elements of the receiver.
  public var elements: [Value] { receiver.elements ?? [] }
}
