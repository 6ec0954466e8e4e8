import ScreenSyntax
import SourceModel

/// What the `Init` of a view gives members in the branches of an `if` or `switch`: that is the code of their values.
extension DeclarationCollector {
  /// A value that a branch gives a member.
  private struct Assignment {
    let place: (name: Name, isWrapper: Bool)
    let target: CodeID
  }

  /// Reads an `if` or `switch` each of whose branches gives the same members a value.
  mutating func readBranches(_ statement: CodeID, _ reading: inout ViewInitializer) {
    let range = parser.tree[statement].range
    guard let given = assignments(inBranchesOf: statement), !given.isEmpty else {
      return refuse(
        .syntaxInvalidCode, range,
        "The branches of an Init of a view give members and locals values, and do nothing else.",
        help:
          "What is to run stands in `.onAppear { … }` of the Body, and what takes several steps in a function that gives the value.",
        &reading)
    }
    if isOneOfSeveral(reading) {
      return refuse(
        .syntaxInvalidCode, range, "Of several Inits of a view, none gives members values in branches.",
        help:
          "Write `self.name = condition ? one : other`, or `self.name = if let part { part } else { other }`.",
        &reading)
    }
    reportReads(in: statement, besides: Set(given.map(\.target)), &reading)
    var seen: Set<Name> = []
    for assignment in given where seen.insert(assignment.place.name).inserted {
      guard let member = takes(assignment.place, assignment.target, &reading) else { continue }
      let name = members[member].name
      if !everyBranch(of: statement, gives: name) {
        refuse(
          .typeMissingArgument, parser.tree[assignment.target].range,
          "`\(name)` has a value in some branches only.",
          help: "Give it one in each, also in an `else`.", &reading)
      }
      reading.given[member] = statement
      members[member].traits.insert(.isGivenInBranches)
    }
  }

  private func isOneOfSeveral(_ reading: ViewInitializer) -> Bool {
    xml.children(of: xml[reading.node].parent).count { xml[$0].name == Names.initElement } > 1
  }

  private func isBranching(_ statement: CodeID) -> Bool {
    [.ifStatement, .switchStatement].contains(parser.tree[statement].kind)
  }

  private func statements(of branch: CodeID) -> [CodeID] {
    isBranching(branch) ? [branch] : Array(parser.tree.items(parser.tree[branch].list))
  }

  /// What the branches assign; nil where one of them does something else.
  private func assignments(inBranchesOf statement: CodeID) -> [Assignment]? {
    var found: [Assignment] = []
    for inner in parser.tree.branches(of: statement).flatMap({ statements(of: $0) }) {
      let node = parser.tree[inner]
      if isBranching(inner) {
        guard let further = assignments(inBranchesOf: inner) else { return nil }
        found += further
      } else if node.kind != .variable {
        guard node.kind == .assignment, node.op == .assign, let place = place(of: node.first) else {
          return nil
        }
        found.append(Assignment(place: place, target: node.first))
      }
    }
    return found
  }

  private func everyBranch(of statement: CodeID, gives name: Name) -> Bool {
    if parser.tree[statement].kind == .ifStatement, parser.tree[statement].second.isNone { return false }
    return parser.tree.branches(of: statement).allSatisfy { branch in
      statements(of: branch).contains { inner in
        isBranching(inner)
          ? everyBranch(of: inner, gives: name) : place(of: parser.tree[inner].first)?.name == name
      }
    }
  }
}
