import ModelData
import RenderTree
import SourceModel

/// A value while a screen runs.
///
/// Structs, arrays, dictionaries and sets have value semantics: whoever changes one first makes its box unique.
/// Objects are references. `nil` is `.null` whatever it is nil of, and a value in an optional is the value itself; only
/// nil in an optional is a value of its own, as `.some(nil)` of an `Int??` is.
/// Rows of model data stay in their arena until they are changed.
public enum Value: Sendable {
  /// `nil`.
  case null
  /// `nil` inside of so many optionals more: `.some(nil)` is 1.
  case someNil(UInt32)
  /// `()`.
  case void
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// A string in model data.
  case dataString(DataString)
  /// A row of model data: a struct whose fields have not been copied out.
  case row(DataRow)
  /// A case without payload of an enum; `index` is its position. The type tells which enum.
  case choice(TypeID, Int32)
  case structure(StructBox)
  /// A case with a payload.
  case payload(PayloadBox)
  case array(ArrayBox)
  case dictionary(DictionaryBox)
  case set(DictionaryBox)
  /// Elements in order.
  case tuple(ArrayBox)
  /// Bounds of a range of integers; `upper` is excluded.
  case range(RangeBox)
  case object(ObjectBox)
  case function(FunctionBox)
  case binding(BindingBox)
  case color(Color)
  /// A value of a library type that has no case of its own here: a font, a date, a shape, a gradient, a view.
  case opaque(OpaqueBox)
  /// A type by its name, as in `Recipe.emptyRecipe()`.
  case type(TypeID)
}

extension Value {
  /// The value in an optional, where it may be an optional itself.
  @inlinable public var inOptional: Value {
    switch self {
    case .null: .someNil(1)
    case .someNil(let depth): .someNil(depth + 1)
    // A value that is not nil stands for itself in every optional.
    default: self
    }
  }

  /// Puts the value in an optional, where it may be an optional itself.
  @inlinable public mutating func putInOptional() {
    switch self {
    case .null, .someNil: self = inOptional
    // A value that is not nil stands for itself in every optional.
    default: break
    }
  }

  /// Takes the value out of an optional that is not nil.
  @inlinable public mutating func takeOutOfOptional() {
    if case .someNil = self { self = outOfOptional }
  }

  /// What an optional that is not nil holds.
  @inlinable public var outOfOptional: Value {
    if case .someNil(let depth) = self { return depth == 1 ? .null : .someNil(depth - 1) }
    return self
  }
}

/// A string in the arena of a data file.
public struct DataString: Sendable {
  /// The data file it stands in.
  unowned(unsafe) public let arena: DataArena
  /// The cell that tells its place.
  public let cell: UInt32

  /// The string at `cell`. The arena outlives the program that decoded it.
  public init(arena: DataArena, cell: UInt32) {
    self.arena = arena
    self.cell = cell
  }

  /// Its UTF-8 bytes, valid as long as the arena.
  public var utf8: UnsafeBufferPointer<UInt8> { arena.string(Int(cell)) }
}

/// Rows of one struct that lie one after the other in the arena of a data file.
public struct DataRows: @unchecked Sendable {
  private let reference: Unmanaged<RecordLayout>
  private let first: UInt32
  /// How many cells each of them has.
  public let stride: UInt32

  /// The rows from a cell on. The layout outlives the program that decoded it.
  public init(layout: RecordLayout, first: Int, stride: Int) {
    reference = .passUnretained(layout)
    self.first = UInt32(first)
    self.stride = UInt32(stride)
  }

  /// How their fields are read.
  public var layout: RecordLayout { reference._withUnsafeGuaranteedRef { $0 } }

  /// The first cell of the row at a place.
  @inline(__always)
  func cell(_ place: Int) -> UInt32 { first + UInt32(truncatingIfNeeded: place) * stride }

  /// The row at a place, counted from 0.
  subscript(place: Int) -> DataRow { DataRow(layout: layout, cell: cell(place)) }

  /// The rows behind the first so many.
  func from(_ place: Int) -> DataRows {
    DataRows(layout: layout, first: Int(cell(place)), stride: Int(stride))
  }

  /// The cells of the row at a place, which must be there; valid as long as the arena.
  public func cells(_ place: Int) -> UnsafePointer<UInt64> {
    layout.data.cells(from: Int(cell(place)), count: Int(stride))
  }
}

/// The fields of a struct, in the order of its stored members.
public final class StructBox: @unchecked Sendable {
  /// The struct.
  public let type: TypeID
  /// Values of the stored fields.
  public var fields: [Value]
  /// A struct.
  public init(type: TypeID, fields: [Value]) {
    self.type = type
    self.fields = fields
  }
}

/// A case of an enum with its payload.
public final class PayloadBox: @unchecked Sendable {
  /// The enum.
  public let type: TypeID
  /// The position of the case.
  public let index: Int32
  /// The payload; a tuple where it has several parts.
  public let payload: Value
  /// A case.
  public init(type: TypeID, index: Int32, payload: Value) {
    self.type = type
    self.index = index
    self.payload = payload
  }
}

/// The bounds of a range.
public final class RangeBox: Sendable {
  /// Bounds: integers, doubles or strings.
  public let lower: Value, upper: Value
  /// True where `upper` belongs to it.
  public let isClosed: Bool
  /// A range.
  public init(lower: Value, upper: Value, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }

  /// A range of whole numbers without its upper bound.
  public convenience init(_ range: Range<Int>) {
    self.init(lower: .int(range.lowerBound), upper: .int(range.upperBound), isClosed: false)
  }
}

/// An object: a reference with stored properties.
public final class ObjectBox: @unchecked Sendable {
  /// Its class.
  public let type: TypeID
  /// Values of the stored properties, in the order of the declaration.
  public var fields: [Value]
  /// How often announced properties changed.
  public var version = 0
  /// An object.
  public init(type: TypeID, fields: [Value]) {
    self.type = type
    self.fields = fields
  }
}

/// A function value. Its body belongs to the evaluator, which casts `body` back to what it made.
public final class FunctionBox: @unchecked Sendable {
  /// What the evaluator calls.
  public let body: AnyObject
  /// A function.
  public init(body: AnyObject) { self.body = body }
}

/// The body of a function that is compared by what it does, such as a key path; others are compared by identity.
public protocol ComparedFunction: AnyObject {
  /// What two of them that do the same have in common; nil where that cannot be told.
  var likeness: AnyHashable? { get }
}

extension FunctionBox {
  /// See `ComparedFunction`.
  var likeness: AnyHashable? { (body as? any ComparedFunction)?.likeness }
}

/// A binding: reads and writes a source elsewhere.
public final class BindingBox: @unchecked Sendable {
  /// Changes a value in place.
  public typealias Change = (inout Value) throws -> Void

  /// Reads the source.
  public let get: () throws -> Value
  /// Writes the source; nil for `.constant`.
  public let set: ((Value) throws -> Void)?
  /// Lets a change have the value of the source to itself, so that nothing is copied; nil where only `get` and `set`
  /// lead to it. The change must not ask for the source.
  public let modify: ((Change) throws -> Void)?
  /// A binding.
  public init(
    get: @escaping () throws -> Value, set: ((Value) throws -> Void)?,
    modify: ((Change) throws -> Void)? = nil
  ) {
    self.get = get
    self.set = set
    self.modify = modify
  }

  /// Lends a value to `body` as a binding, by which it is changed in place, as an `inout` parameter; gives what it is then.
  public static func lend(_ value: consuming Value, _ body: (Value) throws -> Void) rethrows -> Value {
    var lent = value
    let box = BindingBox(
      get: { lent }, set: { lent = $0 },
      modify: { change in
        var value = Value.void
        swap(&value, &lent)
        defer { swap(&value, &lent) }
        try change(&value)
      })
    try body(.binding(box))
    return lent
  }
}

/// A value of a library type without a case of its own.
public final class OpaqueBox: @unchecked Sendable {
  /// The library type.
  public let type: TypeID
  /// What the library keeps in it.
  public let content: any Sendable
  /// How it prints, and what it compares by.
  public let description: String
  /// What it compares by besides, where the description does not tell all.
  public let parts: [Value]
  /// How it prints, which for few is another text than it compares by.
  public var shownText: String { (content as? any OrderedContent)?.shownText ?? description }
  /// A value. Two values of one type are equal when their descriptions and parts are.
  public init(type: TypeID, content: any Sendable, description: String, parts: [Value] = []) {
    self.type = type
    self.content = content
    self.description = description
    self.parts = parts
  }
}

/// What code threw with `throw`, on its way to a `catch`.
public struct ThrownValue: Error, Sendable {
  /// The error.
  public let value: Value
  /// A thrown error.
  public init(_ value: Value) { self.value = value }
}

/// A fault while a screen runs: what SwiftUI would crash with.
public struct RuntimeFault: Error, Sendable {
  /// `run/nil-unwrapped`, `run/index-out-of-range`, `run/arithmetic`, `run/duplicate-key`, `run/limit`, `run/stopped`.
  public var rule: RuleID
  /// What happened, with the values that led there.
  public var message: String
  /// The source of the expression, if it is known yet.
  public var location: SourceLocation?
  /// True where code awaits what has not happened: its task stays where it is, and the run goes on.
  public private(set) var isWaiting = false
  /// What ends the code of a task that awaits something which has not happened.
  public static var waiting: RuntimeFault {
    var fault = RuntimeFault(.runStopped, "The code waits here for something that has not happened.")
    fault.isWaiting = true
    return fault
  }
  /// A fault.
  public init(_ rule: RuleID, _ message: String, at location: SourceLocation? = nil) {
    self.rule = rule
    self.message = message
    self.location = location
  }
}
