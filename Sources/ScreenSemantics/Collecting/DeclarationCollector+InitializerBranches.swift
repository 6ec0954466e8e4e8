import ScreenSyntax
import SourceModel

/// What the `Init` of a view gives members in the branches of an `if` or `switch`, or in the `else` of a `guard` and behind it: that is
/// the code of their values.
extension DeclarationCollector {
  /// A value that a branch gives a member.
  private struct Assignment {
    let place: (name: Name, isWrapper: Bool)
    let target: CodeID
  }

  /// Reads an `if` or `switch` each of whose branches gives the same members a value.
  mutating func readBranches(_ statement: CodeID, _ reading: inout ViewInitializer) {
    let range = parser.tree[statement].range
    guard let given = assignments(in: [statement]), !given.isEmpty else {
      return refuseBranches(range, &reading)
    }
    if isOneOfSeveral(reading) { return refuseAmongSeveral(range, &reading) }
    reportReads(in: statement, besides: Set(given.map(\.target)), &reading)
    take(given, everyPathOf: [statement], as: statement, &reading)
  }

  /// Reads a `guard` with the statements behind it: its `else` and those give the same members a value.
  mutating func readGuard(_ statements: [CodeID], _ reading: inout ViewInitializer) {
    let range = parser.tree[statements[0]].range
    guard let given = assignments(in: statements), !given.isEmpty else {
      return refuseBranches(range, &reading)
    }
    if isOneOfSeveral(reading) { return refuseAmongSeveral(range, &reading) }
    let whole = block(of: statements, reading)
    for statement in statements {
      let own = assignments(in: [statement]) ?? []
      reportReads(in: statement, besides: Set(own.map(\.target)), &reading)
      if parser.tree[statement].kind == .guardStatement { continue }
      take(own, everyPathOf: statements, as: whole, &reading)
    }
    take(given.filter { !isGiven($0, reading) }, everyPathOf: statements, as: whole, &reading)
  }

  private func isGiven(_ assignment: Assignment, _ reading: ViewInitializer) -> Bool {
    reading.named[assignment.place.name].map { reading.given[$0] != nil } ?? false
  }

  /// Lets members have the values that they are assigned, which are the code of `whole`, on every path of some statements.
  private mutating func take(
    _ given: [Assignment], everyPathOf statements: [CodeID], as whole: CodeID,
    _ reading: inout ViewInitializer
  ) {
    var seen: Set<Name> = []
    for assignment in given where seen.insert(assignment.place.name).inserted {
      guard let member = takes(assignment.place, assignment.target, &reading) else { continue }
      let name = members[member].name
      if !everyPath(of: statements, gives: name) {
        refuse(
          .typeMissingArgument, parser.tree[assignment.target].range,
          "`\(name)` has a value in some branches only.",
          help: "Give it one in each, also in an `else`.", &reading)
      }
      reading.given[member] = whole
      members[member].traits.insert(.isGivenInBranches)
    }
  }

  private mutating func refuseBranches(_ range: SourceRange, _ reading: inout ViewInitializer) {
    refuse(
      .syntaxInvalidCode, range,
      "The branches of an Init of a view give members and locals values, and do nothing else.",
      help:
        "What is to run stands in `.onAppear { … }` of the Body, and what takes several steps in a function that gives the value.",
      &reading)
  }

  private mutating func refuseAmongSeveral(_ range: SourceRange, _ reading: inout ViewInitializer) {
    refuse(
      .syntaxInvalidCode, range, "Of several Inits of a view, none gives members values in branches.",
      help:
        "Write `self.name = condition ? one : other`, or `self.name = if let part { part } else { other }`.",
      &reading)
  }

  private func isOneOfSeveral(_ reading: ViewInitializer) -> Bool {
    xml.children(of: xml[reading.node].parent).count { xml[$0].name == Names.initElement } > 1
  }

  private func isBranching(_ statement: CodeID) -> Bool {
    [.ifStatement, .switchStatement].contains(parser.tree[statement].kind)
  }

  /// The statements of each branch between which a statement chooses; those of the `else` of a `guard`, without its `return`.
  private func branches(of statement: CodeID) -> [[CodeID]] {
    let node = parser.tree[statement]
    if node.kind == .guardStatement {
      let found = Array(parser.tree.items(parser.tree[node.first].list))
      return [found.last.map { parser.tree[$0].kind == .returnStatement } == true ? found.dropLast() : found]
    }
    return parser.tree.branches(of: statement).map { branch in
      isBranching(branch) ? [branch] : Array(parser.tree.items(parser.tree[branch].list))
    }
  }

  /// What statements assign, also in branches; nil where one of them does something else.
  private func assignments(in statements: [CodeID]) -> [Assignment]? {
    var found: [Assignment] = []
    for statement in statements {
      let node = parser.tree[statement]
      if isBranching(statement) || node.kind == .guardStatement {
        guard let further = assignments(in: branches(of: statement).flatMap(\.self)) else { return nil }
        found += further
      } else if node.kind != .variable, !parser.tree.isStop(statement) {
        guard node.kind == .assignment, node.op == .assign, let place = place(of: node.first) else {
          return nil
        }
        found.append(Assignment(place: place, target: node.first))
      }
    }
    return found
  }

  /// True where every path through statements gives a member a value.
  private func everyPath(of statements: [CodeID], gives name: Name) -> Bool {
    for statement in statements {
      let node = parser.tree[statement]
      if parser.tree.isStop(statement) { return true }
      let isGivenInEach = branches(of: statement).allSatisfy { everyPath(of: $0, gives: name) }
      if node.kind == .guardStatement {
        if !isGivenInEach { return false }
      } else if isBranching(statement) {
        let isComplete = node.kind != .ifStatement || !node.second.isNone
        if isComplete && isGivenInEach { return true }
      } else if node.kind == .assignment, place(of: node.first)?.name == name {
        return true
      }
    }
    return false
  }
}
