import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Shows files to the rules that want to see something of each.
///
/// One worker's own: workers that share the lists would contend for the counts of references to them.
struct RuleVisits {
  private var ofFiles: [FileVisitor] = []
  private var ofDeclarations: [DeclarationVisitor] = []
  /// By kind of member.
  private var ofMembers: Keyed<MemberVisitor>
  /// By element of the catalogue.
  private var ofViews: Keyed<ViewVisitor>
  private var ofLoops: [LoopVisitor] = []

  // A rule, by its place, and what it does with what it wants to see.
  private struct FileVisitor {
    let rule: Int
    let visit: @Sendable (RuleContext, FileID) -> Void
  }
  private struct DeclarationVisitor {
    let rule: Int
    let visit: @Sendable (RuleContext, DeclarationID) -> Void
  }
  private struct MemberVisitor {
    let rule: Int
    let visit: @Sendable (RuleContext, MemberID) -> Void
  }
  private struct ViewVisitor {
    let rule: Int
    let visit: @Sendable (RuleContext, ViewUse) -> Void
  }
  private struct LoopVisitor {
    let rule: Int
    let visit: @Sendable (RuleContext, LoopSite) -> Void
  }

  /// Visitors by what they want to see.
  private struct Keyed<Visitor> {
    private(set) var all: [Visitor] = []
    private var starts: [Int]

    init(_ groups: [[Visitor]]) {
      starts = [0]
      for group in groups {
        all += group
        starts.append(all.count)
      }
    }

    /// The places of those of one key in `all`.
    subscript(key: Int) -> Range<Int> { starts[key]..<starts[key + 1] }
  }

  /// What rules want to see; they are told apart by their places.
  init(_ rules: [Rule]) {
    let catalog = ElementCatalog.shared
    var members = [[MemberVisitor]](repeating: [], count: MemberKind.allCases.count)
    var views = [[ViewVisitor]](repeating: [], count: catalog.elements.count)
    for (rule, definition) in rules.enumerated() {
      for visit in definition.visits {
        switch visit {
        case .files(let body): ofFiles.append(FileVisitor(rule: rule, visit: body))
        case .declarations(let body): ofDeclarations.append(DeclarationVisitor(rule: rule, visit: body))
        case .members(let kinds, let body):
          for kind in kinds { members[Int(kind.rawValue)].append(MemberVisitor(rule: rule, visit: body)) }
        case .views(let elements, let body):
          for place in elements.compactMap({ catalog.element(named: $0) }) {
            views[place].append(ViewVisitor(rule: rule, visit: body))
          }
        case .loops(let body): ofLoops.append(LoopVisitor(rule: rule, visit: body))
        }
      }
    }
    ofMembers = Keyed(members)
    ofViews = Keyed(views)
  }

  /// Shows some files, each to all rules; `contexts` are those of the rules.
  func show(_ files: Range<Int>, _ program: Program, _ graph: DataFlowGraph, _ contexts: [RuleContext]) {
    let (declarations, uses, loops) = (program.declarations, graph.uses, graph.loops)
    var declaration = declarations.partitioningIndex { $0.file.index >= Int32(files.lowerBound) }
    var use = uses.partitioningIndex { $0.file >= Int32(files.lowerBound) }
    var loop = loops.partitioningIndex { $0.file >= Int32(files.lowerBound) }
    for file in files {
      for place in ofFiles.indices { ofFiles[place].visit(contexts[ofFiles[place].rule], FileID(file)) }
      while declaration < declarations.count, declarations[declaration].file.index == Int32(file) {
        for place in ofDeclarations.indices {
          ofDeclarations[place].visit(contexts[ofDeclarations[place].rule], DeclarationID(declaration))
        }
        for member in declarations[declaration].members {
          for place in ofMembers[Int(program.members[member].kind.rawValue)] {
            ofMembers.all[place].visit(contexts[ofMembers.all[place].rule], MemberID(member))
          }
        }
        declaration += 1
      }
      while use < uses.count, uses[use].file == Int32(file) {
        for place in ofViews[Int(uses[use].element)] {
          ofViews.all[place].visit(contexts[ofViews.all[place].rule], uses[use])
        }
        use += 1
      }
      while loop < loops.count, loops[loop].file == Int32(file) {
        for place in ofLoops.indices { ofLoops[place].visit(contexts[ofLoops[place].rule], loops[loop]) }
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
    let checks = rules.indices.filter { rules[$0].check != nil }
    let count = model.files.count
    let share = 64
    let results = Parallel.map(
      checks.count + (count + share - 1) / share, onAllCores: count >= share,
      makeState: {
        (visits: RuleVisits(rules), contexts: rules.map { RuleContext(model, graph, facts, options, $0) })
      }
    ) { state, index -> [(rule: Int, findings: RuleFindings)] in
      let contexts = state.contexts
      if index < checks.count {
        let context = contexts[checks[index]]
        rules[checks[index]].check?(context)
        return [(checks[index], context.takeFindings())]
      }
      let start = (index - checks.count) * share
      state.visits.show(start..<min(start + share, count), model.program, graph, contexts)
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
