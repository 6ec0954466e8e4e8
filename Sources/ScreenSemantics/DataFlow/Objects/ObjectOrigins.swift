import ScreenSyntax
import ScreenTypes

/// Where an object may come from, as seen by one unit of code.
struct ObjectOrigins: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  /// Made by the code itself: nobody else knows the object.
  static let fresh = ObjectOrigins(rawValue: 1)
  /// Held by a view, by a static variable, or by what was shared before.
  static let shared = ObjectOrigins(rawValue: 2)
  /// Nothing is known.
  static let unknown = ObjectOrigins(rawValue: 4)
  /// The object that the code is called on.
  static let receiver = ObjectOrigins(rawValue: 8)
  /// What the object or struct that the code is called on holds.
  static let receiverContent = ObjectOrigins(rawValue: 16)

  /// How many parameters of a function are told apart; what others hold is unknown.
  static let parameterLimit = 13

  /// What a caller passes for a parameter.
  static func parameter(_ place: Int) -> ObjectOrigins {
    place < parameterLimit ? ObjectOrigins(rawValue: 1 << UInt32(5 + 2 * place)) : .unknown
  }

  /// What the object that a caller passes for a parameter holds.
  static func parameterContent(_ place: Int) -> ObjectOrigins {
    place < parameterLimit ? ObjectOrigins(rawValue: 1 << UInt32(6 + 2 * place)) : .unknown
  }

  /// The origins of one of several objects that came together in one place: nothing is known if they differ.
  var ofOne: ObjectOrigins { rawValue & (rawValue &- 1) == 0 ? self : .unknown }
}

/// The objects that a value is or holds. Optionals, collections and structs stand for the objects in them.
struct ObjectValue: Hashable, Sendable {
  /// The objects themselves.
  var objects: ObjectOrigins = []
  /// What those objects hold, at any depth.
  var content: ObjectOrigins = []

  /// A value without objects.
  static let none = ObjectValue()
  /// Something that others know too.
  static let shared = ObjectValue(objects: .shared, content: .shared)
  /// Something of which nothing is known.
  static let unknown = ObjectValue(objects: .unknown, content: .unknown)

  /// Either of two values.
  func union(_ other: ObjectValue) -> ObjectValue {
    ObjectValue(objects: objects.union(other.objects), content: content.union(other.content))
  }

  /// One of the objects that came together here.
  var ofOne: ObjectValue { ObjectValue(objects: objects.ofOne, content: content.ofOne) }

  /// What an object of this value holds.
  var held: ObjectValue { ObjectValue(objects: content.ofOne, content: content.ofOne) }

  /// The value with more put into its objects.
  func holding(_ other: ObjectValue) -> ObjectValue {
    ObjectValue(objects: objects, content: content.union(other.objects).union(other.content))
  }
}

/// What running a unit of code does to objects, for every caller.
struct ObjectSummary: Sendable {
  /// What it gives.
  var result = ObjectValue.none
  /// The sources that it changes.
  var changes: [ObjectChange] = []
  /// The calls of what it is given, in their order.
  var calls: [ClosureCall] = []
}

/// A change of a source.
struct ObjectChange: Sendable {
  /// The unit of code that changes it.
  var unit: Int32
  /// The node that is written, or the call that announces.
  var code: CodeID
  /// Whose data it is.
  var object: ObjectOrigins
  /// The derived value whose body leads to the change, or none.
  var derived: MemberID = .none

  /// True for the same change on the same way.
  func isSame(as other: ObjectChange) -> Bool {
    unit == other.unit && code == other.code && derived == other.derived
  }
}

extension ObjectSummary {
  /// How many calls of what a function is given are told apart; a caller learns nothing of the others.
  private static let callLimit = 64

  /// Adds a call of what the unit is given.
  mutating func add(_ call: ClosureCall) {
    if calls.count < Self.callLimit, !calls.contains(call) { calls.append(call) }
  }

  /// Adds a change; of one that is known, what else it may be a change of.
  mutating func add(_ change: ObjectChange) {
    if let place = changes.firstIndex(where: { $0.isSame(as: change) }) {
      changes[place].object.formUnion(change.object)
    } else {
      changes.append(change)
    }
  }
}
