import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Shows files to the rules that want to see something of each.
///
/// One worker's own: workers that share the lists would contend for the counts of references to them.
final class RuleVisits {
  /// One for each rule.
  let contexts: [RuleContext]
  private let ofFiles: Visitors<FileBody>
  private let ofDeclarations: Visitors<DeclarationBody>
  /// By kind of member.
  private let ofMembers: Visitors<MemberBody>
  /// By element of the catalogue.
  private let ofViews: Visitors<ViewBody>
  private let ofLoops: Visitors<LoopBody>

  /// What the rules of some contexts want to see.
  init(_ contexts: [RuleContext]) {
    self.contexts = contexts
    let catalog = ElementCatalog.shared
    var files = Visitors<FileBody>.Draft(keys: 1)
    var declarations = Visitors<DeclarationBody>.Draft(keys: 1)
    var members = Visitors<MemberBody>.Draft(keys: MemberKind.allCases.count)
    var views = Visitors<ViewBody>.Draft(keys: catalog.elements.count)
    var loops = Visitors<LoopBody>.Draft(keys: 1)
    for context in contexts {
      for visit in context.rule.visits {
        switch visit {
        case .files(let body): files.add(context, FileBody(body: body))
        case .declarations(let body): declarations.add(context, DeclarationBody(body: body))
        case .members(let kinds, let body):
          for kind in kinds { members.add(context, MemberBody(body: body), key: Int(kind.rawValue)) }
        case .views(let elements, let body):
          for place in elements.compactMap({ catalog.element(named: $0) }) {
            views.add(context, ViewBody(body: body), key: place)
          }
        case .loops(let body): loops.add(context, LoopBody(body: body))
        }
      }
    }
    ofFiles = Visitors(files)
    ofDeclarations = Visitors(declarations)
    ofMembers = Visitors(members)
    ofViews = Visitors(views)
    ofLoops = Visitors(loops)
  }

  /// Shows some files, each to all rules.
  func show(_ files: Range<Int>, _ program: Program, _ graph: DataFlowGraph) {
    let (declarations, members) = (program.declarations, program.members)
    let (uses, loops) = (graph.uses, graph.loops)
    var declaration = declarations.partitioningIndex { $0.file.index >= Int32(files.lowerBound) }
    var use = uses.partitioningIndex { $0.file >= Int32(files.lowerBound) }
    var loop = loops.partitioningIndex { $0.file >= Int32(files.lowerBound) }
    for file in files {
      ofFiles.show(FileID(file))
      while declaration < declarations.count,
        declarations.address(declaration).pointee.file.index == Int32(file)
      {
        ofDeclarations.show(DeclarationID(declaration))
        for member in declarations.address(declaration).pointee.members {
          ofMembers.show(MemberID(member), key: Int(members.address(member).pointee.kind.rawValue))
        }
        declaration += 1
      }
      while use < uses.count, uses.address(use).pointee.file == Int32(file) {
        ofViews.show(uses[use], key: Int(uses.address(use).pointee.element))
        use += 1
      }
      while loop < loops.count, loops.address(loop).pointee.file == Int32(file) {
        ofLoops.show(loops[loop])
        loop += 1
      }
    }
  }
}

/// What a rule does with a thing of one sort. Kept as it is, a closure is called without one around it.
private protocol VisitBody {
  associatedtype Subject
  func look(_ context: RuleContext, _ subject: Subject)
}

private struct FileBody: VisitBody {
  let body: @Sendable (RuleContext, FileID) -> Void
  func look(_ context: RuleContext, _ file: FileID) { body(context, file) }
}

private struct DeclarationBody: VisitBody {
  let body: @Sendable (RuleContext, DeclarationID) -> Void
  func look(_ context: RuleContext, _ declaration: DeclarationID) { body(context, declaration) }
}

private struct MemberBody: VisitBody {
  let body: @Sendable (RuleContext, MemberID) -> Void
  func look(_ context: RuleContext, _ member: MemberID) { body(context, member) }
}

private struct ViewBody: VisitBody {
  let body: @Sendable (RuleContext, ViewUse) -> Void
  func look(_ context: RuleContext, _ use: ViewUse) { body(context, use) }
}

private struct LoopBody: VisitBody {
  let body: @Sendable (RuleContext, LoopSite) -> Void
  func look(_ context: RuleContext, _ loop: LoopSite) { body(context, loop) }
}

/// What rules do with things of one sort, by what they want to see of it.
///
/// Neither visitors nor the contexts, which `RuleVisits` holds, are counted when they are asked: there are a hundred
/// visits for each file, most of which see at once that nothing is wrong.
private final class Visitors<Body: VisitBody> {
  /// A rule, and what it does with what it wants to see.
  final class Visitor {
    let context: Unmanaged<RuleContext>
    let body: Body

    init(_ context: RuleContext, _ body: Body) {
      self.context = .passUnretained(context)
      self.body = body
    }
  }

  /// Visitors by key, before all are known.
  struct Draft {
    var groups: [[Visitor]]

    init(keys: Int) { groups = Array(repeating: [], count: keys) }

    mutating func add(_ context: RuleContext, _ body: Body, key: Int = 0) {
      groups[key].append(Visitor(context, body))
    }
  }

  /// The visitors, each held once, those of one key side by side.
  private let all: UnsafeMutablePointer<Unmanaged<Visitor>>
  /// Where those of each key begin, and their end after the last.
  private let starts: UnsafeMutablePointer<Int>
  private let keys: Int

  init(_ draft: Draft) {
    keys = draft.groups.count
    starts = .allocate(capacity: keys + 1)
    starts.initialize(to: 0)
    for (key, group) in draft.groups.enumerated() {
      (starts + key + 1).initialize(to: starts[key] + group.count)
    }
    all = .allocate(capacity: starts[keys])
    for (place, visitor) in draft.groups.joined().enumerated() {
      (all + place).initialize(to: .passRetained(visitor))
    }
  }

  deinit {
    for place in 0..<starts[keys] { all[place].release() }
    all.deallocate()
    starts.deallocate()
  }

  /// Shows something to those who want to see what has its key.
  @inline(__always)
  func show(_ subject: Body.Subject, key: Int = 0) {
    precondition(UInt(bitPattern: key) < UInt(bitPattern: keys), "a key that was told of")
    for place in starts[key]..<starts[key + 1] {
      all[place]._withUnsafeGuaranteedRef { visitor in
        visitor.context._withUnsafeGuaranteedRef { visitor.body.look($0, subject) }
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
