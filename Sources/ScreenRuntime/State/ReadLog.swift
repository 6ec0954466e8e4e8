import ScreenSemantics
import ScreenTypes

/// Which sources of truth were read? Each is noted once.
final class ReadLog {
  /// Where something was read. Values of two moments can be compared by it, as it holds on to what it names.
  enum Place {
    /// A property of an object.
    case object(ObjectBox, Int)
    /// A state of a view.
    case field(ViewInstance, Int32)
    /// A source without a declaration.
    case source(LocalSource)
    /// What is stored under a key.
    case stored(StoredValues, StoredValues.Key)
    /// A static variable.
    case constant(MemberID)

    /// What is there now; `.void` for what is not there yet.
    func value(_ evaluator: Evaluator) -> Value {
      switch self {
      case .object(let object, let field):
        object.fields.indices.contains(field) ? object.fields[field] : .void
      case .field(let view, let field): view.field(field)
      case .source(let source): source.value
      case .stored(let values, let key): values[key] ?? .void
      case .constant(let member): evaluator.statics[member] ?? .void
      }
    }
  }

  /// The places, in the order in which they were read first.
  private(set) var places: [Place] = []
  private var known: Set<Place> = []
  /// True where an object was made, of which each is another.
  private(set) var makesObjects = false

  /// What takes note, too.
  private let outer: ReadLog?

  /// An empty log, inside another one.
  init(inside outer: ReadLog? = nil) { self.outer = outer }

  /// Takes note that a place is read.
  func note(_ place: Place) {
    guard known.insert(place).inserted else { return }
    places.append(place)
    outer?.note(place)
  }

  /// Takes note that an object is made.
  func noteObject() {
    makesObjects = true
    outer?.noteObject()
  }
}

extension ReadLog.Place: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.object(let a, let i), .object(let b, let j)): a === b && i == j
    case (.field(let a, let i), .field(let b, let j)): a === b && i == j
    case (.source(let a), .source(let b)): a === b
    case (.stored(let a, let key), .stored(let b, let other)): a === b && key == other
    case (.constant(let a), .constant(let b)): a == b
    case (.object, _), (.field, _), (.source, _), (.stored, _), (.constant, _): false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .object(let object, let field):
      hasher.combine(ObjectIdentifier(object))
      hasher.combine(field)
    case .field(let view, let field):
      hasher.combine(ObjectIdentifier(view))
      hasher.combine(field)
    case .source(let source): hasher.combine(ObjectIdentifier(source))
    case .stored(_, let key): hasher.combine(key)
    case .constant(let member): hasher.combine(member)
    }
  }
}
