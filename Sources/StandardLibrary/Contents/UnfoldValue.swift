import ScreenTypes

/// The content of an `UnfoldSequence`: the next element, and the function that makes the one after it.
public struct UnfoldValue: OpaqueContent {
  /// The element that comes next, if it is known.
  var pending: Value?
  /// The last element that was given.
  var last: Value?
  /// Makes an element from the one before.
  let following: FunctionBox

  /// A sequence that begins with `first`.
  init(first: Value, following: FunctionBox) {
    pending = first
    self.following = following
  }

  /// Gives the next element, or nil at the end.
  mutating func next(_ host: any EvaluationHost) throws -> Value? {
    try host.spend(1)
    if let pending {
      last = pending
      self.pending = nil
      return pending
    }
    guard let last else { return nil }
    let value = try host.call(following, [last])
    if case .null = value {
      self.last = nil
      return nil
    }
    self.last = value.outOfOptional
    return self.last
  }

  /// The elements from here, at most `count`; `host` bounds the work.
  func all(_ host: any EvaluationHost, atMost count: Int = .max) throws -> [Value] {
    var copy = self
    var values: [Value] = []
    while values.count < count, let value = try copy.next(host) {
      values.append(value)
      try LibraryLimits.check(values.count)
    }
    return values
  }

  /// The library type.
  public var type: TypeID { TypeID(.sequence(.any)) }
  /// Its canonical text.
  public var description: String { "UnfoldSequence" }
  /// How far it has come.
  public var parts: [Value] { [pending ?? .null, last ?? .null] }
}
