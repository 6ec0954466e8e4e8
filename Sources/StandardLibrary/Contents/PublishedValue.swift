import ScreenTypes

/// The content of a publisher of a Published of an object.
public struct PublishedValue: OpaqueContent {
  /// What becomes of a value on its way to a subscription.
  enum Stage: Sendable {
    /// It is made another one.
    case map(FunctionBox)
    /// It is made another one, or dropped where that is nil.
    case compactMap(FunctionBox)
    /// It is dropped unless a function is true of it.
    case filter(FunctionBox)
    /// It is dropped where it is equal to the one before.
    case distinct
    /// The first ones are dropped.
    case drop(Int)
  }

  /// The object.
  public let object: ObjectBox
  /// The number of the Published; -1 for the changes of all that the object announces, which have no value.
  let member: Int32
  /// The first one first.
  var stages: [Stage] = []

  /// A publisher of a member by its number.
  public init(_ object: ObjectBox, member: Int32) {
    self.object = object
    self.member = member
  }

  /// The publisher of the changes of an object as a whole.
  public init(changesOf object: ObjectBox) { self.init(object, member: -1) }

  /// True where it gives the value of a member, which there is before it changes.
  public var hasValue: Bool { member >= 0 }

  /// What is another value whenever it publishes one: that of the member, which `read` gives, or how often the object changed.
  public func watched(_ read: (ObjectBox, Int32) throws -> Value) rethrows -> Value {
    hasValue ? try read(object, member) : Value(ObjectChangesValue(of: object))
  }

  /// The library type.
  public var type: TypeID { TypeID.any.publisher }
  /// Its canonical text.
  public var description: String { "Publisher" }
  /// Two are equal where they publish the same.
  public var parts: [Value] { [.object(object), .int(Int(member)), .int(stages.count)] }

  /// The same publisher with a further stage.
  func followed(by stage: Stage) -> PublishedValue {
    var publisher = self
    publisher.stages.append(stage)
    return publisher
  }
}

/// A subscription of a Published: its number, and what becomes of a value.
public struct PublishedSubscription: Sendable {
  let number: Int
  let publisher: PublishedValue
  let action: FunctionBox

  init(number: Int, publisher: PublishedValue, action: FunctionBox) {
    (self.number, self.publisher, self.action) = (number, publisher, action)
  }

  /// That of a view by its identity, which no subscription of code has as its number.
  public init(at identity: UInt64, of publisher: PublishedValue, action: FunctionBox) {
    self.init(number: -1 - Int(identity >> 1), publisher: publisher, action: action)
  }
}

extension EvaluationHost {
  /// Hands a value to the closure of a subscription, through the stages between.
  public func deliver(_ value: Value, to subscription: PublishedSubscription) throws {
    var value = value
    for (place, stage) in subscription.publisher.stages.enumerated() {
      switch stage {
      case .map(let transform): value = try call(transform, with: value)
      case .compactMap(let transform):
        value = try call(transform, with: value)
        if case .null = value { return }
      case .filter(let isIncluded):
        guard case .bool(true) = try call(isIncluded, with: value) else { return }
      case .distinct:
        if let last = timers.exchange(value, of: subscription.number, at: place), last == value { return }
      case .drop(let count):
        let dropped = timers.exchange(.int(0), of: subscription.number, at: place) ?? .int(0)
        guard case .int(let number) = dropped, number < count else {
          _ = timers.exchange(dropped, of: subscription.number, at: place)
          break
        }
        _ = timers.exchange(.int(number + 1), of: subscription.number, at: place)
        return
      }
    }
    _ = try call(subscription.action, with: value)
  }
}
