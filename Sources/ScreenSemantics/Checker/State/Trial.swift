import ScreenTypes

/// What is known of code that is only tried: nothing is reported, and what a trial changed is put back.
struct Trial {
  /// True while something is tried.
  private(set) var isOn = false
  /// How many errors the innermost trial would have reported so far.
  private(set) var faults = 0
  /// What number literals are whose type nothing tells: Double or Decimal; nil where they are Int, or Double with a fraction.
  private(set) var openNumbers: TypeID?
  /// How many calls around are tried with other types.
  private(set) var depth = 0
  /// The closure under way, with the types that it is given; each is a new one.
  private var context = 0
  private var contexts = 0
  /// What was found for arguments of calls whose overloads are tried.
  private var known: [Argument: Outcome] = [:]

  /// How deep calls in each other are tried with other types: each try looks at all that is inside.
  static let deepest = 2

  /// What came of a trial.
  struct Outcome {
    var type: TypeID
    /// True where it would have reported an error.
    var failed: Bool
    /// The type where nothing failed; else nil.
    var sound: TypeID? { failed ? nil : type }
  }

  /// An argument that is tried with a type.
  private struct Argument: Hashable {
    var argument: CodeIndex
    var wanted: TypeID
    /// The closure in which it stands, with the types that it is given.
    var context: Int
  }

  /// What a trial puts back.
  struct Mark: Equatable {
    fileprivate let isOn: Bool
    fileprivate let faults, depth, context: Int
    fileprivate let openNumbers: TypeID?
  }

  /// The number of a piece of code.
  typealias CodeIndex = Int32

  // MARK: Faults

  /// Counts an error in place of reporting it; false where nothing is tried.
  mutating func count(isError: Bool = true) -> Bool {
    if isOn, isError { faults += 1 }
    return isOn
  }

  /// Forgets errors beyond so many.
  mutating func takeBack(to count: Int) { faults = count }

  // MARK: Calls in each other

  /// True where calls may still be tried with other types.
  var mayGoDeeper: Bool { depth < Self.deepest }

  /// Enters a call that is tried with other types.
  mutating func enterCall() { depth += 1 }

  /// Leaves it.
  mutating func leaveCall() { depth -= 1 }

  // MARK: Arguments

  /// What was found for an argument with a type; nil where it was not tried yet.
  func outcome(of argument: CodeIndex, wanted: TypeID) -> Outcome? {
    known.isEmpty ? nil : known[Argument(argument: argument, wanted: wanted, context: context)]
  }

  /// Keeps what was found for an argument.
  mutating func keep(_ outcome: Outcome, of argument: CodeIndex, wanted: TypeID) {
    known[Argument(argument: argument, wanted: wanted, context: context)] = outcome
  }

  /// Begins code in which names or literals may be of other types than outside; gives what `leave` takes.
  mutating func enterContext() -> Int {
    defer {
      contexts += 1
      context = contexts
    }
    return context
  }

  /// Begins code in which number literals are of a type. Code in Doubles is the same each time, so that what is known from the
  /// last time helps.
  mutating func enter(numbers type: TypeID) -> Int {
    openNumbers = type
    if type != .double { return enterContext() }
    defer { context = -1 - context }
    return context
  }

  /// Ends such code.
  mutating func leave(_ outer: Int) { context = outer }

  /// Ends code in which number literals were of a type that they are not outside.
  mutating func leaveNumbers(_ outer: Int) {
    openNumbers = nil
    leave(outer)
  }

  /// Sets what number literals are whose type nothing tells, and gives what they were.
  @discardableResult
  mutating func set(openNumbers: TypeID?) -> TypeID? {
    defer { self.openNumbers = openNumbers }
    return self.openNumbers
  }

  // MARK: Beginning and end

  /// What a trial that begins now puts back.
  var mark: Mark {
    Mark(isOn: isOn, faults: faults, depth: depth, context: context, openNumbers: openNumbers)
  }

  /// Begins a trial.
  mutating func begin() {
    isOn = true
    faults = 0
  }

  /// Ends it; what was found for arguments stays known.
  mutating func restore(_ mark: Mark) {
    (isOn, faults, depth) = (mark.isOn, mark.faults, mark.depth)
    (context, openNumbers) = (mark.context, mark.openNumbers)
  }
}
