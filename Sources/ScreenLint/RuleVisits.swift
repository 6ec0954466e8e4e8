import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Shows files to the rules that want to see something of each.
///
/// One worker's own: workers that share the lists would contend for the counts of references to them.
struct RuleVisits {
  /// One for each rule.
  let contexts: [RuleContext]
  private var ofFiles: [FileVisitor] = []
  private var ofDeclarations: [DeclarationVisitor] = []
  /// By kind of member.
  private var ofMembers: Keyed<MemberVisitor>
  /// By element of the catalogue.
  private var ofViews: Keyed<ViewVisitor>
  private var ofLoops: [LoopVisitor] = []

  // The context of a rule, which is held by `contexts`, and what the rule does with what it wants to see. References
  // to contexts are not counted: there are a hundred visits for each file, most of which see at once that nothing is
  // wrong.
  private struct FileVisitor {
    let context: Unmanaged<RuleContext>
    let visit: @Sendable (RuleContext, FileID) -> Void
  }
  private struct DeclarationVisitor {
    let context: Unmanaged<RuleContext>
    let visit: @Sendable (RuleContext, DeclarationID) -> Void
  }
  private struct MemberVisitor {
    let context: Unmanaged<RuleContext>
    let visit: @Sendable (RuleContext, MemberID) -> Void
  }
  private struct ViewVisitor {
    let context: Unmanaged<RuleContext>
    let visit: @Sendable (RuleContext, ViewUse) -> Void
  }
  private struct LoopVisitor {
    let context: Unmanaged<RuleContext>
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

  /// What the rules of some contexts want to see.
  init(_ contexts: [RuleContext]) {
    self.contexts = contexts
    let catalog = ElementCatalog.shared
    var members = [[MemberVisitor]](repeating: [], count: MemberKind.allCases.count)
    var views = [[ViewVisitor]](repeating: [], count: catalog.elements.count)
    for held in contexts {
      let context = Unmanaged.passUnretained(held)
      for visit in held.rule.visits {
        switch visit {
        case .files(let body): ofFiles.append(FileVisitor(context: context, visit: body))
        case .declarations(let body): ofDeclarations.append(DeclarationVisitor(context: context, visit: body))
        case .members(let kinds, let body):
          for kind in kinds {
            members[Int(kind.rawValue)].append(MemberVisitor(context: context, visit: body))
          }
        case .views(let elements, let body):
          for place in elements.compactMap({ catalog.element(named: $0) }) {
            views[place].append(ViewVisitor(context: context, visit: body))
          }
        case .loops(let body): ofLoops.append(LoopVisitor(context: context, visit: body))
        }
      }
    }
    ofMembers = Keyed(members)
    ofViews = Keyed(views)
  }

  /// Shows some files, each to all rules.
  func show(_ files: Range<Int>, _ program: Program, _ graph: DataFlowGraph) {
    let (declarations, uses, loops) = (program.declarations, graph.uses, graph.loops)
    var declaration = declarations.partitioningIndex { $0.file.index >= Int32(files.lowerBound) }
    var use = uses.partitioningIndex { $0.file >= Int32(files.lowerBound) }
    var loop = loops.partitioningIndex { $0.file >= Int32(files.lowerBound) }
    for file in files {
      for place in ofFiles.indices {
        ofFiles[place].context._withUnsafeGuaranteedRef { ofFiles[place].visit($0, FileID(file)) }
      }
      while declaration < declarations.count, declarations[declaration].file.index == Int32(file) {
        let id = DeclarationID(declaration)
        for place in ofDeclarations.indices {
          ofDeclarations[place].context._withUnsafeGuaranteedRef { ofDeclarations[place].visit($0, id) }
        }
        for member in declarations[declaration].members {
          let id = MemberID(member)
          for place in ofMembers[Int(program.members[member].kind.rawValue)] {
            ofMembers.all[place].context._withUnsafeGuaranteedRef { ofMembers.all[place].visit($0, id) }
          }
        }
        declaration += 1
      }
      while use < uses.count, uses[use].file == Int32(file) {
        for place in ofViews[Int(uses[use].element)] {
          ofViews.all[place].context._withUnsafeGuaranteedRef { ofViews.all[place].visit($0, uses[use]) }
        }
        use += 1
      }
      while loop < loops.count, loops[loop].file == Int32(file) {
        for place in ofLoops.indices {
          ofLoops[place].context._withUnsafeGuaranteedRef { ofLoops[place].visit($0, loops[loop]) }
        }
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
      makeState: { RuleVisits(rules.map { RuleContext(model, graph, facts, options, $0) }) }
    ) { visits, index -> [(rule: Int, findings: RuleFindings)] in
      let contexts = visits.contexts
      if index < checks.count {
        let context = contexts[checks[index]]
        rules[checks[index]].check?(context)
        return [(checks[index], context.takeFindings())]
      }
      let start = (index - checks.count) * share
      visits.show(start..<min(start + share, count), model.program, graph)
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
