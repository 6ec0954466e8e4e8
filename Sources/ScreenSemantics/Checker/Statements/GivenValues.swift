import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Follows a `let` or `var` that is declared without a value along every path: it is read only where it has one, and a
/// `let` gets one only once.
///
/// A forward analysis over two facts, "may have a value" and "has a value"; branches join, the body of a loop is
/// followed twice. The same analysis tells whether an initialiser gives `self` a value.
struct GivenValues {
  private struct State {
    /// Some path here gave it a value.
    var may = false
    /// Every path here gave it a value.
    var must = false
    /// False behind `return`, `break` and `continue`.
    var isReached = true

    mutating func join(_ other: State) {
      guard other.isReached else { return }
      self = isReached ? State(may: may || other.may, must: must && other.must) : other
    }
  }

  /// The slot of the local; nil for `self`, of which nothing is reported on the way.
  private let slot: Int32?
  private let declared: SourceRange
  private let isConstant: Bool
  private var state = State()
  /// What holds where `break` and `continue` leave the loops around.
  private var exits: [State] = []
  private var reported: [SourceRange] = []
  /// What holds where a plain `return` leaves the code.
  private var returned = State(isReached: false)

  /// Of a declaration without a value.
  init(_ node: CodeNode, slot: Int32) {
    self.slot = slot
    isConstant = !node.flags.contains(.mutable)
    declared = node.range
  }

  private init(ofSelfIn node: CodeNode) {
    slot = nil
    isConstant = false
    declared = node.range
  }

  /// True where the body of an initialiser gives `self` a value, itself or by another initialiser, on each path that neither
  /// throws nor returns nil.
  static func giveSelf(in body: CodeID, _ checker: inout FileChecker) -> Bool {
    var values = GivenValues(ofSelfIn: checker.code[body])
    values.visit(body, &checker)
    values.state.join(values.returned)
    return values.state.must || !values.state.isReached
  }

  /// Follows the statements behind the declaration.
  mutating func follow(_ statements: some Sequence<CodeID>, _ checker: inout FileChecker) {
    for statement in statements where state.isReached { visit(statement, &checker) }
  }

  private mutating func visit(_ id: CodeID, _ checker: inout FileChecker) {
    if id.isNone { return }
    let node = checker.code[id]
    switch node.kind {
    case .block: follow(checker.code.items(node.list), &checker)
    case .variable: read(node.second, &checker)
    case .assignment:
      read(node.second, &checker)
      if checker.code[node.first].kind == .tuple {
        for item in checker.code.items(checker.code[node.first].list) {
          let place = checker.code[item].first
          if isName(place, &checker) { give(place, &checker) } else { read(place, &checker) }
        }
      } else if isName(node.first, &checker) {
        if node.op == .assign { give(node.first, &checker) } else { read(node.first, &checker) }
      } else {
        read(node.first, &checker)
      }
    case .ifStatement:
      for condition in checker.code.items(node.list) { read(condition, &checker) }
      branch([node.first, node.second], &checker)
    case .guardStatement:
      for condition in checker.code.items(node.list) { read(condition, &checker) }
      let before = state
      visit(node.first, &checker)
      state = before
    case .switchStatement:
      read(node.first, &checker)
      branch(checker.code.items(node.list).map { checker.code[$0].first }, &checker)
    case .forLoop:
      read(node.second, &checker)
      loop(checker.code.items(node.list).first ?? .none, &checker)
    case .whileLoop:
      for condition in checker.code.items(node.list) where !node.flags.contains(.trailing) {
        read(condition, &checker)
      }
      let before = state
      let runsOnce = node.flags.contains(.trailing)
      let conditions = checker.code.items(node.list).map { checker.code[$0] }
      let isEndless =
        !runsOnce && conditions.count == 1 && conditions[0].kind == .booleanLiteral
        && conditions[0].a == 1
      let left = loop(node.first, &checker)
      // A loop of `self` may go on until there is a value.
      if slot == nil { return state.must = state.may }
      if runsOnce || isEndless {
        state = isEndless ? left.broken : left.once
      } else {
        state.join(before)
      }
    case .doStatement:
      let before = state
      visit(node.first, &checker)
      let after = state
      state.join(before)
      var joined = after
      let start = state
      for item in checker.code.items(node.list) {
        state = start
        visit(checker.code[item].first, &checker)
        joined.join(state)
      }
      state = joined
    case .throwStatement:
      read(node.first, &checker)
      state.isReached = false
    case .returnStatement:
      read(node.first, &checker)
      if node.first.isNone { returned.join(state) }
      state.isReached = false
    case .continueStatement where node.flags.contains(.trailing):
      // The next case begins as it does where it is matched, with nothing given here.
      state.isReached = false
    case .breakStatement, .continueStatement:
      if !exits.isEmpty { exits[exits.count - 1].join(state) }
      state.isReached = false
    // Any other node is an expression, whose names are read.
    default: read(id, &checker)
    }
  }

  private mutating func branch(_ branches: [CodeID], _ checker: inout FileChecker) {
    let before = state
    var after = State(isReached: false)
    for branch in branches {
      state = before
      visit(branch, &checker)
      after.join(state)
    }
    state = after
  }

  /// Follows a body that runs any number of times; what holds behind one that runs at least once, and behind one that only `break` leaves.
  @discardableResult
  private mutating func loop(_ body: CodeID, _ checker: inout FileChecker) -> (once: State, broken: State) {
    let before = state
    var once = State(isReached: false)
    exits.append(State(isReached: false))
    for _ in 0..<2 {
      visit(body, &checker)
      once.join(state)
      state.join(exits[exits.count - 1])
      state.join(before)
    }
    let broken = exits.removeLast()
    once.join(broken)
    return (once, broken)
  }

  private func isName(_ id: CodeID, _ checker: inout FileChecker) -> Bool {
    guard let slot else { return checker.code[id].kind == .selfReference }
    guard checker.code[id].kind == .name else { return false }
    let reference = checker.reference(id)
    return reference.kind == .local && reference.index == slot
  }

  private mutating func give(_ id: CodeID, _ checker: inout FileChecker) {
    if isConstant && state.may {
      report(
        .flowImmutableAssignment, id,
        "is a `let` and \(state.must ? "has" : "may have") its value already, so nothing more is assigned.",
        help: "Give it a value once on each path, or declare it with `var`.", &checker)
    }
    state.may = true
    state.must = true
  }

  /// Looks for the name in an expression.
  private mutating func read(_ id: CodeID, _ checker: inout FileChecker) {
    if id.isNone || state.must { return }
    if slot == nil { return readSelf(id, &checker) }
    for part in checker.code.extent(of: id).reversed() {
      if isName(part, &checker) {
        report(
          .nameUndefined, part, "\(state.may ? "may have" : "has") no value here yet.",
          help: "It is declared without one; give it a value on every path that comes here.", &checker)
      }
    }
  }

  /// Looks in an expression for what gives `self` a value, or ends the code.
  private mutating func readSelf(_ id: CodeID, _ checker: inout FileChecker) {
    for part in checker.code.extent(of: id) {
      let node = checker.code[part]
      switch node.kind {
      case .call:
        if checker.code.isSelfInit(part) { give(part, &checker) }
        if checker.checked.type(part) == LibraryTypes.never { state.isReached = false }
      case .assignment: if isName(node.first, &checker) { give(part, &checker) }
      case .error: give(part, &checker)
      // Nothing else gives `self` a value as a whole.
      default: break
      }
    }
  }

  private mutating func report(
    _ rule: RuleID, _ id: CodeID, _ words: String, help: String, _ checker: inout FileChecker
  ) {
    let range = checker.range(id)
    if reported.contains(range) { return }
    reported.append(range)
    checker.report(
      rule, range, "`\(checker.code[id].name)` \(words)",
      related: [RelatedPlace("declared here", checker.location(declared))], help: help)
  }
}
