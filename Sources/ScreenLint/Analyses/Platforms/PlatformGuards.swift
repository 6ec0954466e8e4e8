import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Platforms.
struct PlatformSet: OptionSet {
  let rawValue: UInt8
  static let iOS = PlatformSet(rawValue: 1)
  static let macOS = PlatformSet(rawValue: 2)
  static let all: PlatformSet = [.iOS, .macOS]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ platform: Availability.Platform) { self = platform == .iOS ? .iOS : .macOS }
}

/// On which platforms does something in a file run?
///
/// Answer: those that the conditions around it leave, and around every use of the view, style or modifier that it stands in.
/// Cost: linear in the package.
/// Limits: a condition that asks for more than the platform leaves none, so that nothing is said of what stands under it; nor
/// is anything of code that asks for the platform itself.
struct PlatformGuards {
  private let context: RuleContext
  /// For each file: what its conditions leave in a range.
  private var guards: [FileID: [Guard]] = [:]
  /// For each view node: where it is shown.
  private var shown: [Int32: PlatformSet] = [:]

  private struct Guard {
    var range: SourceRange
    var platforms: PlatformSet
  }

  init(_ context: RuleContext) {
    self.context = context
    let (graph, program) = (context.graph, context.program)
    for file in context.model.files.indices {
      let found = Self.guards(in: context.model.files[file])
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
        let added = shown[node, default: []].intersection(platforms(edge))
        if shown[edge.to, default: []].isSuperset(of: added) { continue }
        shown[edge.to, default: []].formUnion(added)
        next.append(edge.to)
      }
    }
  }

  /// Where something at a place runs.
  func platforms(at location: SourceLocation) -> PlatformSet {
    left(at: location.range, in: location.file).intersection(shown(at: location))
  }

  private func platforms(_ edge: ViewEdge) -> PlatformSet {
    let checked = context.model.files[edge.file]
    if !edge.code.isNone { return left(at: checked.code[edge.code].range, in: edge.file) }
    return edge.view.isNone ? .all : left(at: checked.views[edge.view].range, in: edge.file)
  }

  /// What the conditions around a range leave.
  private func left(at range: SourceRange, in file: FileID) -> PlatformSet {
    guard let guards = guards[file] else { return .all }
    return guards.reduce(.all) { $1.range.contains(range) ? $0.intersection($1.platforms) : $0 }
  }

  /// Where the innermost view node around a place is shown.
  private func shown(at location: SourceLocation) -> PlatformSet {
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
    if let member { return shown[graph.nodes.node(member), default: []] }
    return program[declaration].kind.hasBody ? shown[graph.nodes.node(declaration), default: []] : .all
  }

  // MARK: Conditions

  private static func guards(in checked: CheckedFile) -> [Guard] {
    let asking = checked.references.indices.filter { checked.references[$0].kind == .platform }
    if asking.isEmpty { return [] }
    var found: [Guard] = []
    var told: Set<CodeID> = []
    func asks(_ code: CodeID) -> Bool {
      guard !code.isNone else { return false }
      let range = checked.code[code].range
      let inside = asking.filter { range.contains(checked.code[$0].range) }
      told.formUnion(inside)
      return !inside.isEmpty
    }
    for view in checked.views {
      switch view.kind {
      case .conditional:
        var left = PlatformSet.all
        for place in view.content {
          let branch = checked.views[checked.viewLists[place]]
          guard asks(branch.code) else {
            if left != .all { found.append(Guard(range: branch.range, platforms: left)) }
            continue
          }
          let platforms = platforms(branch.code, checked)
          found.append(Guard(range: branch.range, platforms: left.intersection(platforms ?? [])))
          left = platforms.map { left.subtracting($0) } ?? []
        }
      case .switching where asks(view.code):
        // What a case is for is not read: nothing is said of what stands in it.
        found.append(Guard(range: view.range, platforms: []))
      case .branch, .switching, .switchCase, .forEach, .element, .part, .declared, .letBinding, .fragment,
        .content, .text:
        continue
      }
    }
    for code in asking where !told.contains(code) {
      // The whole of the code: what holds a node stands behind it.
      let range = checked.code[code].range
      var whole = range
      for outer in checked.code.following(code) {
        let around = checked.code[outer].range
        if around.contains(whole) { whole = around }
      }
      found.append(Guard(range: whole, platforms: []))
    }
    return found
  }

  /// The platforms on which a condition holds; nil where it asks for anything else.
  private static func platforms(_ condition: CodeID, _ checked: CheckedFile) -> PlatformSet? {
    let node = checked.code[condition]
    guard node.kind == .binary else { return nil }
    let (left, right) = (node.first, node.second)
    switch node.op {
    case .or:
      guard let one = platforms(left, checked), let other = platforms(right, checked) else { return nil }
      return one.union(other)
    case .equal, .notEqual:
      let isLeft = checked.reference(left).kind == .platform
      guard isLeft || checked.reference(right).kind == .platform else { return nil }
      let name = checked.code[isLeft ? right : left].name
      let named = Availability.Platform.allCases.first { $0.rawValue == name.text }.map { PlatformSet($0) }
      let platforms = named ?? []
      return node.op == .equal ? platforms : PlatformSet.all.subtracting(platforms)
    case .none, .not, .attempt, .forcedAttempt, .negate, .plus, .add, .subtract, .multiply, .divide,
      .remainder, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .and, .coalesce, .closedRange, .halfOpenRange, .partialFrom,
      .partialThrough, .partialUpTo, .patternMatch, .assign, .addAssign, .subtractAssign, .multiplyAssign,
      .divideAssign, .remainderAssign, .bitAndAssign, .bitOrAssign, .bitXorAssign, .shiftLeftAssign,
      .shiftRightAssign:
      return nil
    }
  }
}
