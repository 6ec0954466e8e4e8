import ModelData
import RenderTree
import ScreenTypes
import SourceModel

/// What library members may ask of the evaluator.
public protocol EvaluationHost: AnyObject {
  /// Calls a function value.
  func call(_ function: FunctionBox, _ arguments: [Value]) throws -> Value
  /// What a function throws: an error that code catches, or a fault that stops the run where none does.
  func failure(_ reason: String) -> any Error
  /// What a function throws: an error of the library that code catches, or a fault that stops the run where none does.
  func failure(_ error: Value) -> any Error
  /// Calls a function value with one argument.
  func call(_ function: FunctionBox, with argument: Value) throws -> Value
  /// Counts work against the limit; throws `run/limit` past it.
  func spend(_ steps: Int) throws
  /// Runs a closure at once, as a task of its own.
  func runTask(_ function: FunctionBox) throws -> TaskOutcome
  /// Runs the tasks that are ready, in their order, and those that they make.
  func runTasks() throws
  /// Runs a task to its end, after those that are ready before it, and gives how it ended.
  func finish(task number: Int) throws -> TaskOutcome
  /// True where the clock goes on by steps, for which work that is to be done later waits; without it that is done at once.
  var isClocked: Bool { get }
  /// A function of so many parameters that the library makes; it is given the host that calls it.
  func function(
    _ count: Int, _ body: @escaping (_ arguments: [Value], _ host: any EvaluationHost) throws -> Value
  ) -> FunctionBox
  /// The name of the case that a value of an enum of the program is; nil for another value.
  func caseName(of value: Value) -> String?
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
  /// A value as JSON; throws for one of a type that is not Codable.
  func encoded(_ value: Value, _ coding: JSONCodingValue) throws -> [UInt8]
  /// The value of a type that JSON holds; throws where it holds none.
  func decoded(_ type: TypeID, _ bytes: [UInt8], _ coding: JSONCodingValue) throws -> Value
  /// The value of a type that a place in JSON is; throws where it is none.
  func decoded(_ type: TypeID, _ tree: JSONTree, _ path: CodingPath, _ coding: JSONCodingValue) throws
    -> Value
  /// What a static function of a type gives; nil where the type has none of that name.
  func callStatic(_ name: Name, of type: TypeID, _ arguments: [Value]) throws -> Value?
  /// What a `CodingKey` is called in JSON.
  func codingKey(_ key: Value, _ coding: JSONCodingValue) throws -> String
  /// The key of a type that is called so in JSON; nil where the type has none.
  func codingKey(_ name: String, of type: TypeID) throws -> Value?
  /// Records an effect such as printing, in order.
  func record(_ effect: Effect)
  /// Hands a value to the views that follow a name, once the code that runs has ended.
  func post(_ name: String, _ value: Value)
  /// What a stored property of an object holds, by the number of the member.
  func value(of object: ObjectBox, member: Int32) throws -> Value
  /// The size in points of a picture of the package, 120 × 90 where its file does not tell; nil where its `Assets` have none of
  /// that name.
  func picture(named name: String) -> (width: Double, height: Double)?
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
  /// Keeps nothing of the app any more.
  func forgetAll()
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
