import ScreenTypes

/// The content of a publisher: where its values come from, and what becomes of them on their way.
public struct PublishedValue: OpaqueContent {
  /// Where values come from.
  indirect enum Origin: Sendable {
    /// A Published of an object by its number; -1 for the changes of all that the object announces, which have no value.
    case member(ObjectBox, Int32)
    /// What is sent through a subject.
    case subject(SubjectValue)
    /// The instants of a timer.
    case timer(TimerPublisherValue)
    /// The notifications of a name.
    case notifications(String)
    /// Values that are there, and then the end.
    case values([Value])
    /// An error at once.
    case failure(Value)
    /// Several publishers.
    case joined(Joining, [PublishedValue])
  }

  /// How several publishers become one.
  enum Joining: Int, Sendable {
    /// Each value of each of them.
    case merge
    /// The last value of each, whenever one of them gives another, once all have given one.
    case latest
    /// The first value of each, then the second, and so on.
    case zip
  }

  /// What becomes of a value on its way to a subscription.
  enum Stage: Sendable {
    /// It is made another one; what the function throws ends the publisher.
    case map(FunctionBox)
    /// It is made another one by a function that takes the parts of a tuple.
    case spread(FunctionBox)
    /// It is made another one, or dropped where that is nil.
    case compactMap(FunctionBox)
    /// It is dropped unless a function is true of it.
    case filter(FunctionBox)
    /// It is dropped where it is equal to the one before; a function may say what is equal.
    case distinct(FunctionBox?)
    /// The first ones are dropped.
    case drop(Int)
    /// The first ones are given, and then the end.
    case take(Int)
    /// It is joined with what came of those before.
    case scan(Value, FunctionBox)
    /// All are given as an array at the end.
    case collect
    /// A publisher is made of it, whose values are given; with `latest` only those of the last one. Without a function it is one.
    case flatten(FunctionBox?, latest: Bool)
    /// A value stands for nil.
    case replaceNil(Value)
    /// A value stands for an error, and then the end.
    case replaceError(Value)
    /// An error is made another one.
    case mapError(FunctionBox)
    /// A function gives the publisher that follows an error.
    case recover(FunctionBox)
    /// Values come before all others.
    case prepend([Value])
    /// Another publisher follows.
    case append(PublishedValue)
    /// All are joined to one that is given at the end, beginning with a value; without one, with the first of them.
    case gather(Value?, FunctionBox)
    /// So many at a time are given as an array, the rest at the end.
    case chunks(Int)
    /// A value is given at the end where there was none.
    case replaceEmpty(Value)
    /// The first ones are dropped as long as a function is true of them.
    case dropWhile(FunctionBox)
    /// They are given as long as a function is true of them, and then the end.
    case takeWhile(FunctionBox)
    /// After an error the publisher begins anew, so many times.
    case retry(Int)
    /// Functions are told.
    case observe(Observer)
  }

  /// What is told of what a publisher does.
  struct Observer: Sendable {
    /// Told when somebody begins to follow it.
    var beginning: FunctionBox?
    /// Told each value.
    var value: FunctionBox?
    /// Told the end.
    var end: FunctionBox?
    /// Told when nobody follows it any more.
    var cancellation: FunctionBox?
  }

  let origin: Origin
  /// The first one first.
  var stages: [Stage] = []

  init(_ origin: Origin) { self.origin = origin }

  /// A publisher of a member by its number.
  public init(_ object: ObjectBox, member: Int32) { self.init(.member(object, member)) }

  /// The publisher of the changes of an object as a whole.
  public init(changesOf object: ObjectBox) { self.init(object, member: -1) }

  /// The publisher that a value is; nil for a value that is none.
  public init?(_ value: Value) {
    guard case .opaque(let box) = value else { return nil }
    switch box.content {
    case let publisher as PublishedValue: self = publisher
    case let subject as SubjectValue: self.init(.subject(subject))
    case let timer as TimerPublisherValue: self.init(.timer(timer))
    case let notifications as NotificationPublisherValue: self.init(.notifications(notifications.name))
    default: return nil
    }
  }

  /// The object whose Published or changes it gives; nil for another publisher.
  public var object: ObjectBox? {
    if case .member(let object, _) = origin { return object }
    return nil
  }

  /// The number of the Published that it gives; -1 for another publisher.
  var member: Int32 {
    if case .member(_, let member) = origin { return member }
    return -1
  }

  /// True where it gives the value of a member, which there is before it changes.
  public var hasValue: Bool { member >= 0 }

  /// True where a view follows it by what it watches: it gives what one object announces, value by value.
  public var isWatched: Bool {
    object != nil
      && stages.allSatisfy {
        switch $0 {
        case .map, .compactMap, .filter, .distinct, .drop, .replaceNil: true
        case .spread, .take, .scan, .collect, .flatten, .replaceError, .mapError, .recover, .prepend,
          .append, .gather, .chunks, .replaceEmpty, .dropWhile, .takeWhile, .retry, .observe:
          false
        }
      }
  }

  /// What is another value whenever it publishes one: that of the member, which `read` gives, or how often the object changed.
  public func watched(_ read: (ObjectBox, Int32) throws -> Value) rethrows -> Value {
    guard let object else { return .void }
    return hasValue ? try read(object, member) : Value(ObjectChangesValue(of: object))
  }

  /// The library type.
  public var type: TypeID { TypeID.any.publisher }
  /// Its canonical text.
  public var description: String { "Publisher" }
  /// Two are equal where they publish the same.
  public var parts: [Value] {
    let source: [Value] =
      switch origin {
      case .member(let object, let member): [.object(object), .int(Int(member))]
      case .subject(let subject): [Value(subject)]
      case .timer(let timer): [Value(timer)]
      case .notifications(let name): [.string(name)]
      case .values(let values): values
      case .failure(let error): [error]
      case .joined(let joining, let publishers): [.int(joining.rawValue)] + publishers.map { Value($0) }
      }
    return source + [.int(stages.count)]
  }

  /// The publisher as it is before one of its stages.
  func before(_ stage: Int) -> PublishedValue {
    var publisher = self
    publisher.stages = Array(stages.prefix(stage))
    return publisher
  }

  /// Who is told of what it does.
  var observers: [Observer] {
    stages.compactMap { if case .observe(let observer) = $0 { observer } else { nil } }
  }

  /// The same publisher with a further stage.
  func followed(by stage: Stage) -> PublishedValue {
    var publisher = self
    publisher.stages.append(stage)
    return publisher
  }
}
