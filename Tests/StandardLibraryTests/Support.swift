import ModelData
import RenderTree
import ScreenTypes
import SourceModel
import StandardLibrary

/// A function value of the tests.
final class NativeFunction: Sendable {
  let body: @Sendable ([Value]) throws -> Value
  init(_ body: @escaping @Sendable ([Value]) throws -> Value) { self.body = body }
}

/// Calls native functions, counts work and keeps effects.
final class TestHost: EvaluationHost {
  func encoded(_ value: Value, _ coding: JSONCodingValue) -> [UInt8] { Array(describe(value).utf8) }
  func decoded(_ type: TypeID, _ bytes: [UInt8], _ coding: JSONCodingValue) -> Value {
    .string(String(decoding: bytes, as: UTF8.self))
  }
  func post(_ name: String, _ value: Value) {}
  func picture(named name: String) -> (width: Double, height: Double)? { (120, 90) }
  func color(named name: String) -> Color { StandardLibrary.systemColor(named: name) ?? Color(.gray) }
  var effects: [Effect] = []
  var spent = 0
  var limit = 50_000_000
  var locale = LocaleForms.american
  var timers = ScheduledTimers()
  func value(of object: ObjectBox, member: Int32) -> Value { object.fields[Int(member)] }
  let device = DeviceForm(idiom: .phone, width: 390, height: 844)
  private var kept: [String: Value] = [:]
  func kept(as key: String) -> Value? { kept[key] }
  func keep(_ value: Value?, as key: String) { kept[key] = value }
  func forgetAll() { kept = [:] }
  let now = 1_577_836_800.0
  private var identifiers = 0

  func call(_ function: FunctionBox, _ arguments: [Value]) throws -> Value {
    guard let native = function.body as? NativeFunction else { return .void }
    return try native.body(arguments)
  }

  func spend(_ steps: Int) throws {
    spent += steps
    if spent > limit { throw RuntimeFault("run/limit", "too much work") }
  }

  func isLess(_ left: Value, _ right: Value) -> Bool { left.isLess(than: right) ?? false }

  func describe(_ value: Value) -> String { describe(value, isQuoted: false) }

  func describe(_ value: Value, isQuoted: Bool) -> String {
    ValueText.describe(value, isQuoted: isQuoted) { other in
      if case .binding(let binding) = other, let value = try? binding.get() {
        return "Binding(\(describe(value, isQuoted: true)))"
      }
      return "(other)"
    }
  }

  func record(_ effect: Effect) { effects.append(effect) }

  func runTask(_ function: FunctionBox) throws -> TaskOutcome { .value(try call(function, [])) }
  func runTasks() {}
  func finish(task number: Int) -> TaskOutcome { .value(.int(number)) }
  let isClocked = false
  func function(
    _ count: Int, _ body: @escaping (_ arguments: [Value], _ host: any EvaluationHost) throws -> Value
  ) -> FunctionBox {
    nonisolated(unsafe) let (host, body) = (self, body)
    return FunctionBox(body: NativeFunction { try body($0, host) })
  }
  func decoded(_ type: TypeID, _ tree: JSONTree, _ path: CodingPath, _ coding: JSONCodingValue) -> Value {
    .void
  }
  func callStatic(_ name: Name, of type: TypeID, _ arguments: [Value]) -> Value? { nil }
  func codingKey(_ key: Value, _ coding: JSONCodingValue) -> String { describe(key) }
  func codingKey(_ name: String, of type: TypeID) -> Value? { nil }
  func caseName(of value: Value) -> String? { nil }

  func nextRandom() -> UInt64 { 1 << 63 }

  func failure(_ reason: String) -> any Error { ThrownValue(.string(reason)) }
  func failure(_ error: Value) -> any Error { ThrownValue(error) }

  func said(of error: Value, _ name: String) -> Value { .null }

  func reason(of error: Value) -> String { describe(error) }

  func nextUUID() -> String {
    identifiers += 1
    return "00000000-0000-0000-0000-00000000000" + String(identifiers)
  }
}

/// One use of a library entry and what it must give.
struct Example {
  /// The receiver and the name with labels, `[T0]|filter(_:)`; of overloads by type, the number of it: `#2`.
  let key: String
  /// The value before the dot.
  let receiver: Value
  /// The arguments; `.void` for what is left out.
  let arguments: [Value]
  /// The result, then ` | ` and the receiver where that changed, then ` ! ` and each effect; or the rule of a fault.
  let expected: String

  init(_ key: String, _ receiver: Value = .void, _ arguments: [Value] = [], _ expected: String) {
    self.key = key
    self.receiver = receiver
    self.arguments = arguments
    self.expected = expected
  }

  /// What the entry gives.
  func run(_ entry: StandardLibrary.Entry) -> String {
    let host = TestHost()
    var call = LibraryCall(receiver: receiver, arguments: arguments, host: host)
    do {
      let result = try entry.member.implementation(&call)
      var text = host.describe(result, isQuoted: true)
      if entry.member.isMutating { text += " | " + host.describe(call.receiver, isQuoted: true) }
      for effect in host.effects { text += " ! \(effect.kind): \(effect.text)" }
      return text
    } catch let fault as RuntimeFault {
      return fault.rule.id
    } catch {
      return "\(error)"
    }
  }
}

extension StandardLibrary.Entry {
  /// The receiver and the name with labels.
  var key: String {
    let labels = parameters.map { ($0.label.isEmpty ? "_" : $0.label.text) + ":" }.joined()
    switch member.form {
    case .property, .staticProperty: return "\(member.receiver)|\(name.text)"
    default: return "\(member.receiver)|\(name.text)(\(labels))"
    }
  }
}

func function(_ body: @escaping @Sendable ([Value]) throws -> Value) -> Value {
  .function(FunctionBox(body: NativeFunction(body)))
}

/// The number in a value: of a pair its key, of a text its digits.
func number(_ value: Value) -> Int {
  switch value {
  case .int(let number): number
  case .double(let number): Int(number)
  case .tuple(let pair): number(pair[0])
  default: Int(value.text ?? "") ?? 0
  }
}

let isOdd = function { .bool(number($0[0]) % 2 == 1) }
let isBelow2 = function { .bool(number($0[0]) < 2) }
let isBelow9 = function { .bool(number($0[0]) < 9) }
let isGreater = function { .bool(number($0[0]) > number($0[1])) }
let doubled = function { .int(number($0[0]) * 2) }

func library(_ type: String, _ name: String, _ arguments: [Value] = [], _ receiver: Value = .void) -> Value {
  let host = TestHost()
  for entry in StandardLibrary.shared.entries where entry.member.receiver == type && entry.name.text == name {
    if entry.parameters.count != arguments.count { continue }
    var call = LibraryCall(receiver: receiver, arguments: arguments, host: host)
    return (try? entry.member.implementation(&call)) ?? .void
  }
  guard let id = StandardLibrary.shared.type(reading: type) else { return .void }
  return StandardLibrary.shared.choice(.init(name), of: id) ?? .void
}

func set(_ values: [Value]) -> Value {
  let box = DictionaryBox()
  for value in values { box.set(value, .void) }
  return .set(box)
}

func dictionary(_ pairs: [(Value, Value)]) -> Value {
  let box = DictionaryBox()
  for (key, value) in pairs { box.set(key, value) }
  return .dictionary(box)
}

func range(_ lower: Value, _ upper: Value) -> Value {
  .range(RangeBox(lower: lower, upper: upper, isClosed: false))
}

func closedRange(_ lower: Value, _ upper: Value) -> Value {
  .range(RangeBox(lower: lower, upper: upper, isClosed: true))
}

func pair(_ first: Value, _ second: Value) -> Value { .tuple(ArrayBox([first, second])) }

extension Value: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByNilLiteral,
  ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByUnicodeScalarLiteral
{
  /// A literal.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// A literal.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// A literal.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A literal.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A literal.
  public init(arrayLiteral elements: Value...) { self = .array(ArrayBox(elements)) }
  /// A literal.
  public init(nilLiteral: ()) { self = .null }
}
