import ScreenTypes

/// What an operator of a stream or a group of tasks makes of its values, such as `map`.
final class AsyncOperation: @unchecked Sendable {
  /// What is done with each value.
  enum Step {
    /// A closure makes another one.
    case map(FunctionBox)
    /// The same; nil is left out.
    case compactMap(FunctionBox)
    /// Those for which a closure is true.
    case filter(FunctionBox)
    /// So many at the beginning.
    case prefix(Int)
    /// All but so many at the beginning.
    case dropFirst(Int)
    /// Those before the first for which a closure is false.
    case prefixWhile(FunctionBox)
    /// Those from the first on for which a closure is false.
    case dropWhile(FunctionBox)
  }

  /// The stream or the group.
  let base: Value
  private let step: Step
  /// How many values came.
  private var count = 0
  /// True once `dropWhile` has passed a value on, and once `prefixWhile` has not.
  private var isPast = false

  init(_ step: Step, of base: Value) {
    (self.step, self.base) = (step, base)
  }

  /// True where no further value of the base is asked for.
  var isEnded: Bool {
    switch step {
    case .prefix(let most): count >= most
    case .prefixWhile: isPast
    case .map, .compactMap, .filter, .dropFirst, .dropWhile: false
    }
  }

  /// What becomes of the next value of the base; nil where it is left out.
  func take(_ value: Value, _ host: any EvaluationHost) throws -> Value? {
    count += 1
    switch step {
    case .map(let function): return try host.call(function, with: value)
    case .compactMap(let function):
      let made = try host.call(function, with: value)
      if case .null = made { return nil }
      return made.outOfOptional
    case .filter(let function): return try isTrue(function, value, host) ? value : nil
    case .prefix(let most): return count <= most ? value : nil
    case .dropFirst(let least): return count > least ? value : nil
    case .prefixWhile(let function):
      isPast = try isPast || !isTrue(function, value, host)
      return isPast ? nil : value
    case .dropWhile(let function):
      isPast = try isPast || !isTrue(function, value, host)
      return isPast ? value : nil
    }
  }

  private func isTrue(_ function: FunctionBox, _ value: Value, _ host: any EvaluationHost) throws -> Bool {
    try host.call(function, with: value) == .bool(true)
  }
}
