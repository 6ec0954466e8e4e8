import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// The oldest version of each platform on which something runs.
struct RunningVersions: Hashable {
  /// The oldest version of iOS; nil where it does not run there.
  var iOS: PlatformVersion?
  /// The oldest version of macOS; nil where it does not run there.
  var macOS: PlatformVersion?

  /// Runs on every version.
  static let all = RunningVersions(iOS: 0, macOS: 0)
  /// Runs nowhere.
  static let none = RunningVersions()

  /// The oldest version of a platform.
  subscript(platform: Availability.Platform) -> PlatformVersion? {
    get { platform == .iOS ? iOS : macOS }
    set {
      switch platform {
      case .iOS: iOS = newValue
      case .macOS: macOS = newValue
      }
    }
  }

  /// Where one of two runs.
  func union(_ other: Self) -> Self { joined(other) { one, two in one.map { min($0, two ?? $0) } ?? two } }

  /// Where both of two run.
  func intersection(_ other: Self) -> Self {
    joined(other) { one, two in one.flatMap { first in two.map { max(first, $0) } } }
  }

  /// Where another thing runs that runs wherever this does not: on all older versions.
  var complement: Self { joined(self) { oldest, _ in oldest == 0 ? nil : 0 } }

  private func joined(
    _ other: Self, _ join: (PlatformVersion?, PlatformVersion?) -> PlatformVersion?
  ) -> Self {
    Self(iOS: join(iOS, other.iOS), macOS: join(macOS, other.macOS))
  }
}

/// On which versions of which platforms does something in a file run?
///
/// Answer: those that the conditions around it leave, `available` of the declarations around it, and the same around every use
/// of the view, style or modifier that it stands in.
/// Cost: linear in the package; in a file that asks for platforms, in its code for each time it asks.
/// Limits: a condition that compares the platform in another way than by `==`, `!=`, `and`, `or` and `not` leaves none, so that
/// nothing is said of what stands under it; nor is anything of code that asks for the platform outside of a condition.
struct PlatformGuards {
  private unowned let context: RuleContext
  /// For each file: what its conditions leave in a range.
  private var guards: [FileID: [Guard]] = [:]
  /// For each view node: where it is shown.
  private var shown: [Int32: RunningVersions] = [:]

  init(_ context: RuleContext) {
    self.context = context
    let (graph, program) = (context.graph, context.program)
    for file in context.model.files.indices {
      let found = Self.guards(in: file, context)
      if !found.isEmpty { guards[file] = found }
    }
    func isPreview(_ edge: ViewEdge) -> Bool {
      let holder = graph.owner(ofNode: edge.from, program)
      return !holder.isNone && program[holder].kind == .preview
    }
    var next: [Int32] = []
    for node in 0..<Int32(graph.nodes.count)
    where graph.views.incoming[node].allSatisfy({ isPreview(graph.edge(at: $0)) }) {
      shown[node] = .all
      next.append(node)
    }
    while let node = next.popLast() {
      for index in graph.views.outgoing[node] {
        let edge = graph.edge(at: index)
        let known = shown[edge.to, default: .none]
        let all = known.union(shown[node, default: .none].intersection(versions(edge)))
        if all == known { continue }
        shown[edge.to] = all
        next.append(edge.to)
      }
    }
  }

  /// Where something at a place runs.
  func versions(at location: SourceLocation) -> RunningVersions {
    left(at: location.range, in: location.file).intersection(shown(at: location))
  }

  private func versions(_ edge: ViewEdge) -> RunningVersions {
    let checked = context.model.files[edge.file]
    if !edge.code.isNone { return left(at: checked.code[edge.code].range, in: edge.file) }
    return edge.view.isNone ? .all : left(at: checked.views[edge.view].range, in: edge.file)
  }

  /// What the conditions around a range leave.
  private func left(at range: SourceRange, in file: FileID) -> RunningVersions {
    guard let guards = guards[file] else { return .all }
    return guards.reduce(.all) { $1.range.contains(range) ? $0.intersection($1.versions) : $0 }
  }

  /// Where the innermost view node around a place is shown.
  private func shown(at location: SourceLocation) -> RunningVersions {
    let (graph, program) = (context.graph, context.program)
    let declaration = program.declarations(in: location.file).first {
      program[$0].range.contains(location.range)
    }
    guard let declaration else { return .all }
    let xml = program.files[location.file].xml
    let member = program.members(of: declaration).first { member in
      xml[program[member].node].range.contains(location.range)
        && !graph.views.incoming[graph.nodes.node(member)].isEmpty
    }
    if let member { return shown[graph.nodes.node(member), default: .none] }
    return program[declaration].kind.hasBody ? shown[graph.nodes.node(declaration), default: .none] : .all
  }

  // MARK: Conditions

  private static func guards(in file: FileID, _ context: RuleContext) -> [Guard] {
    var reader = ConditionReader(context.model.files[file], context.bytes(file))
    return declared(in: file, context) + reader.guards()
  }

  /// What `available` leaves of declarations and members.
  private static func declared(in file: FileID, _ context: RuleContext) -> [Guard] {
    let (program, xml) = (context.program, context.xml(file))
    func guarded(_ node: XMLNodeID) -> Guard? {
      guard let attribute = xml.attribute(LintNames.available, of: node) else { return nil }
      let versions = RunningVersions(available: context.text(SourceLocation(file, attribute.value)))
      return Guard(range: xml[node].range, versions: versions)
    }
    return program.declarations(in: file).flatMap { declaration in
      [guarded(program[declaration].node)].compactMap { $0 }
        + program.members(of: declaration).compactMap { guarded(program[$0].node) }
    }
  }

  /// What a range is left, by its place.
  fileprivate struct Guard {
    var range: SourceRange
    var versions: RunningVersions
  }
}

extension RunningVersions {
  /// What the arguments of `@available`, `#available` or `available` leave: `iOS 17, macOS 14, *`; also one platform with what
  /// becomes of it, as in `iOS, introduced: 17` or `macOS, unavailable`. A platform that they do not name has it always.
  init(available text: String) {
    self = .all
    let parts = text.split(separator: ",").map { $0.split { $0 == " " || $0 == ":" || $0.isNewline } }
    var last: [Availability.Platform] = []
    for part in parts {
      guard let word = part.first else { continue }
      let version = part.count > 1 ? PlatformVersion(part[1]) : nil
      if let platform = Availability.Platform(rawValue: String(word)) {
        last = [platform]
        if let version { self[platform] = version }
      } else if word == "*" {
        last = Availability.Platform.allCases
      } else if word == "introduced", let version {
        for platform in last { self[platform] = version }
      } else if word == "unavailable" {
        for platform in last { self[platform] = nil }
      }
    }
  }
}

/// What the conditions of a file leave of it.
private struct ConditionReader {
  /// Where something runs under a condition, and where under its `else`.
  private struct Outcome {
    var holding: RunningVersions
    var failing: RunningVersions

    /// Of a condition that asks for no platform.
    static let any = Outcome(holding: .all, failing: .all)
    /// Of a condition that asks in a way that is not read: nothing is said of what stands under it.
    static let unread = Outcome(holding: .none, failing: .none)

    func and(_ other: Outcome) -> Outcome {
      Outcome(holding: holding.intersection(other.holding), failing: failing.union(other.failing))
    }

    var negated: Outcome { Outcome(holding: failing, failing: holding) }
  }

  private let checked: CheckedFile
  private let bytes: [UInt8]
  /// Nodes that stand for the platform, and `#available`.
  private let asking: [CodeID]
  /// Those that a condition has read.
  private var told: Set<CodeID> = []
  private var found: [PlatformGuards.Guard] = []

  init(_ checked: CheckedFile, _ bytes: [UInt8]) {
    self.checked = checked
    self.bytes = bytes
    asking = checked.references.indices.filter {
      checked.references[$0].kind == .platform || Self.isAvailability(checked.code[$0], bytes)
    }
  }

  /// True for `#available(…)` and `#unavailable(…)`.
  private static func isAvailability(_ node: CodeNode, _ bytes: [UInt8]) -> Bool {
    node.kind == .booleanLiteral && bytes[Int(node.range.start)] == 0x23
  }

  mutating func guards() -> [PlatformGuards.Guard] {
    if asking.isEmpty { return [] }
    for view in checked.views {
      switch view.kind {
      case .conditional: read(branches: view)
      case .switching where asks(view.code):
        // What a case is for is not read: nothing is said of what stands in it.
        leave(.none, view.range)
        told.formUnion(asking.filter { checked.code[view.code].range.contains(checked.code[$0].range) })
      case .branch, .switching, .switchCase, .forEach, .element, .part, .declared, .letBinding, .fragment,
        .content, .text:
        continue
      }
    }
    for code in checked.code.nodes.indices { read(statement: code) }
    for code in asking where !told.contains(code) {
      // The whole of the code: what holds a node stands behind it.
      leave(.none, whole(around: code))
    }
    return found
  }

  private mutating func leave(_ versions: RunningVersions, _ range: SourceRange) {
    if versions != .all { found.append(PlatformGuards.Guard(range: range, versions: versions)) }
  }

  private func asks(_ code: CodeID) -> Bool {
    guard !code.isNone else { return false }
    let range = checked.code[code].range
    return asking.contains { range.contains(checked.code[$0].range) }
  }

  /// The outermost node around one.
  private func whole(around code: CodeID) -> SourceRange {
    checked.code.following(code).reduce(checked.code[code].range) { whole, outer in
      let around = checked.code[outer].range
      return around.contains(whole) ? around : whole
    }
  }

  // MARK: What is under a condition

  private mutating func read(branches view: ViewNode) {
    var left = RunningVersions.all
    for place in view.content {
      let branch = checked.views[checked.viewLists[place]]
      let condition = branch.code
      let outcome: Outcome
      if !asks(condition) {
        outcome = .any
      } else if checked.code[condition].isCondition {
        outcome = conditions(Array(checked.code.items(checked.code[condition].list)), until: branch.range.end)
      } else {
        outcome = self.outcome(condition)
      }
      leave(left.intersection(outcome.holding), branch.range)
      left = left.intersection(outcome.failing)
    }
  }

  private mutating func read(statement code: CodeID) {
    let node = checked.code[code]
    switch node.kind {
    case .ifStatement where !node.isCondition:
      let all = Array(checked.code.items(node.list))
      guard all.contains(where: asks) else { return }
      let outcome = conditions(all, until: checked.code[node.first].range.end)
      if !node.second.isNone { leave(outcome.failing, checked.code[node.second].range) }
    case .whileLoop where !node.flags.contains(.trailing):
      let all = Array(checked.code.items(node.list))
      if all.contains(where: asks) { _ = conditions(all, until: node.range.end) }
    case .guardStatement:
      let all = Array(checked.code.items(node.list))
      guard all.contains(where: asks) else { return }
      let body = checked.code[node.first].range
      let outcome = conditions(all, until: body.start)
      leave(outcome.failing, body)
      let block = checked.code.following(code).first {
        checked.code[$0].kind == .block && checked.code[$0].range.contains(node.range)
      }
      let end = block.map { checked.code[$0].range.end } ?? whole(around: code).end
      leave(outcome.holding, SourceRange(node.range.end, end))
    case .ternary where asks(node.first):
      let outcome = self.outcome(node.first)
      leave(outcome.holding, checked.code[node.second].range)
      for other in checked.code.items(node.list) { leave(outcome.failing, checked.code[other].range) }
    // Nothing else chooses between what is under it by a condition.
    default: return
    }
  }

  /// The outcome of conditions that all have to hold; what stands from each of them to the end of what is under them is left
  /// what it leaves.
  private mutating func conditions(_ all: [CodeID], until end: UInt32) -> Outcome {
    var whole = Outcome(holding: .all, failing: .none)
    for condition in all {
      let outcome = self.outcome(condition)
      leave(outcome.holding, SourceRange(checked.code[condition].range.end, end))
      whole = whole.and(outcome)
    }
    return whole
  }

  // MARK: What a condition asks

  private mutating func outcome(_ condition: CodeID) -> Outcome {
    if !asks(condition) { return .any }
    guard let outcome = asked(condition) else {
      let range = checked.code[condition].range
      told.formUnion(asking.filter { range.contains(checked.code[$0].range) })
      return .unread
    }
    return outcome
  }

  /// What a condition that asks for platforms asks; nil where it does so in a way that is not read.
  private mutating func asked(_ condition: CodeID) -> Outcome? {
    if !asks(condition) { return .any }
    let node = checked.code[condition]
    if Self.isAvailability(node, bytes) {
      told.insert(condition)
      return availability(node)
    }
    let (left, right) = (node.first, node.second)
    if node.kind == .unary, node.op == .not { return asked(left)?.negated }
    guard node.kind == .binary else { return nil }
    switch node.op {
    case .and, .or:
      guard let one = asked(left), let other = asked(right) else { return nil }
      return node.op == .and ? one.and(other) : one.negated.and(other.negated).negated
    case .equal, .notEqual:
      let isLeft = checked.reference(left).kind == .platform
      guard isLeft || checked.reference(right).kind == .platform else { return nil }
      told.insert(isLeft ? left : right)
      let name = checked.code[isLeft ? right : left].name
      var platforms = RunningVersions.none
      if let named = Availability.Platform(rawValue: name.text) { platforms[named] = 0 }
      let outcome = Outcome(holding: platforms, failing: platforms.complement)
      return node.op == .equal ? outcome : outcome.negated
    case .none, .not, .attempt, .forcedAttempt, .negate, .plus, .add, .subtract, .multiply, .divide,
      .remainder, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .coalesce, .closedRange, .halfOpenRange, .partialFrom,
      .partialThrough, .partialUpTo, .patternMatch, .assign, .addAssign, .subtractAssign, .multiplyAssign,
      .divideAssign, .remainderAssign, .bitAndAssign, .bitOrAssign, .bitXorAssign, .shiftLeftAssign,
      .shiftRightAssign:
      return nil
    }
  }

  /// What `#available(…)` or `#unavailable(…)` leaves.
  private func availability(_ node: CodeNode) -> Outcome {
    let text = String(decoding: bytes[Int(node.range.start)..<Int(node.range.end)], as: UTF8.self)
    let arguments = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    let versions = RunningVersions(available: String(arguments))
    let outcome = Outcome(holding: versions, failing: versions.complement)
    return node.a == 1 ? outcome : outcome.negated
  }
}
