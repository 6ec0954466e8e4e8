import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Shows files to the rules that want to see something of each.
struct RuleVisits: Sendable {
  /// A rule, by its place, and what it does with what it wants to see.
  private struct Visitor<Thing>: Sendable {
    let rule: Int
    let visit: @Sendable (RuleContext, Thing) -> Void
  }

  private var ofFiles: [Visitor<FileID>] = []
  private var ofDeclarations: [Visitor<DeclarationID>] = []
  /// For each kind of member.
  private var ofMembers: [[Visitor<MemberID>]]
  /// For each element of the catalogue.
  private var ofViews: [[Visitor<ViewUse>]]
  private var ofLoops: [Visitor<LoopSite>] = []

  /// What rules want to see; they are told apart by their places.
  init(_ rules: [Rule]) {
    let catalog = ElementCatalog.shared
    ofMembers = Array(repeating: [], count: MemberKind.allCases.count)
    ofViews = Array(repeating: [], count: catalog.elements.count)
    for (rule, definition) in rules.enumerated() {
      for visit in definition.visits {
        switch visit {
        case .files(let body): ofFiles.append(Visitor(rule: rule, visit: body))
        case .declarations(let body): ofDeclarations.append(Visitor(rule: rule, visit: body))
        case .members(let kinds, let body):
          for kind in kinds { ofMembers[Int(kind.rawValue)].append(Visitor(rule: rule, visit: body)) }
        case .views(let elements, let body):
          for element in elements {
            if let place = catalog.element(named: element) {
              ofViews[place].append(Visitor(rule: rule, visit: body))
            }
          }
        case .loops(let body): ofLoops.append(Visitor(rule: rule, visit: body))
        }
      }
    }
  }

  /// Shows some files, each to all rules; `contexts` are those of the rules.
  func show(_ files: Range<Int>, _ program: Program, _ graph: DataFlowGraph, _ contexts: [RuleContext]) {
    let (declarations, uses, loops) = (program.declarations, graph.uses, graph.loops)
    var declaration = declarations.partitioningIndex { $0.file.index >= Int32(files.lowerBound) }
    var use = uses.partitioningIndex { $0.file >= Int32(files.lowerBound) }
    var loop = loops.partitioningIndex { $0.file >= Int32(files.lowerBound) }
    for file in files {
      for visitor in ofFiles { visitor.visit(contexts[visitor.rule], FileID(file)) }
      while declaration < declarations.count, declarations[declaration].file.index == Int32(file) {
        for visitor in ofDeclarations { visitor.visit(contexts[visitor.rule], DeclarationID(declaration)) }
        for member in declarations[declaration].members {
          for visitor in ofMembers[Int(program.members[member].kind.rawValue)] {
            visitor.visit(contexts[visitor.rule], MemberID(member))
          }
        }
        declaration += 1
      }
      while use < uses.count, uses[use].file == Int32(file) {
        for visitor in ofViews[Int(uses[use].element)] { visitor.visit(contexts[visitor.rule], uses[use]) }
        use += 1
      }
      while loop < loops.count, loops[loop].file == Int32(file) {
        for visitor in ofLoops { visitor.visit(contexts[visitor.rule], loops[loop]) }
        loop += 1
      }
    }
  }
}

/// What one rule found.
struct RuleFindings {
  var diagnostics: [Diagnostic] = []
  /// Places in `diagnostics` of those that stand only where the rule has said nothing of their place before.
  var onlyFirst: [Int] = []
  var suspicions: [Suspicion] = []
  var pairs: [PairSuspicion] = []
  var lists: [ListSuspicion] = []

  /// True where there is nothing.
  var isEmpty: Bool { diagnostics.isEmpty && suspicions.isEmpty && pairs.isEmpty && lists.isEmpty }

  /// Adds what the same rule found further on.
  mutating func add(_ more: RuleFindings) {
    if more.onlyFirst.isEmpty {
      diagnostics += more.diagnostics
    } else {
      for (place, diagnostic) in more.diagnostics.enumerated() {
        let isKnown =
          more.onlyFirst.contains(place) && diagnostics.contains { $0.location == diagnostic.location }
        if !isKnown { diagnostics.append(diagnostic) }
      }
    }
    suspicions += more.suspicions
    pairs += more.pairs
    lists += more.lists
  }
}

extension RuleFindings {
  /// Runs rules on a package: what each finds, in the order of files and then of its check. Whole checks come first,
  /// as they are large; the files fill up what is left of the time.
  static func all(
    of rules: [Rule], _ model: SemanticModel, _ graph: DataFlowGraph, _ facts: PackageFacts,
    _ options: LintOptions
  ) -> [RuleFindings] {
    let visits = RuleVisits(rules)
    let checks = rules.indices.filter { rules[$0].check != nil }
    let count = model.files.count
    let share = 64
    let results = Parallel.map(
      checks.count + (count + share - 1) / share, onAllCores: count >= share,
      makeState: { rules.map { RuleContext(model, graph, facts, options, $0) } }
    ) { contexts, index -> [(rule: Int, findings: RuleFindings)] in
      if index < checks.count {
        let context = contexts[checks[index]]
        rules[checks[index]].check?(context)
        return [(checks[index], context.takeFindings())]
      }
      let start = (index - checks.count) * share
      visits.show(start..<min(start + share, count), model.program, graph, contexts)
      return contexts.indices.filter { !contexts[$0].findings.isEmpty }.map {
        ($0, contexts[$0].takeFindings())
      }
    }
    var found = rules.map { _ in RuleFindings() }
    for result in results[checks.count...] + results[..<checks.count] {
      for (rule, findings) in result { found[rule].add(findings) }
    }
    return found
  }
}
