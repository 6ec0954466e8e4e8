import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Shows files to the rules that want to see something of each.
///
/// One worker's own: workers that share the lists would contend for the counts of references to them.
final class RuleVisits {
  /// One for each rule, or for each part of one.
  let contexts: [RuleContext]
  private let ofFiles: Visitors
  private let ofDeclarations: Visitors
  /// By kind of member.
  private let ofMembers: Visitors
  private let ofLoops: Visitors
  /// Those of files that meet a condition.
  private let conditional: Visitors
  /// By the place of their element in the catalogue.
  private let ofViews: Visitors
  /// What conditions are asked of.
  private let asked: FileContext?

  /// What the rules of some contexts want to see.
  init(_ contexts: [RuleContext]) {
    self.contexts = contexts
    let catalog = ElementCatalog.shared
    asked = contexts.first.flatMap { $0.model.files.isEmpty ? nil : $0 }.map {
      FileContext($0.model, $0.graph, $0.options)
    }
    var files = Visitors.Draft(keys: 1)
    var declarations = Visitors.Draft(keys: 1)
    var members = Visitors.Draft(keys: MemberKind.allCases.count)
    var loops = Visitors.Draft(keys: 1)
    var conditional = Visitors.Draft(keys: 1)
    var views = Visitors.Draft(keys: catalog.elements.count)
    for context in contexts {
      for visit in context.part.isLocal ? context.rule.localVisits : context.rule.visits {
        switch visit {
        case .files(where: let isMet?, let body):
          conditional.add(ConditionalVisitor(context, isMet, body))
        case .views(let elements, where: let isMet, let body):
          for place in elements.compactMap({ catalog.element(named: $0) }) {
            views.add(ViewVisitor(context, isMet, body), key: place)
          }
        case .files(where: nil, let body): files.add(FileVisitor(context, body))
        case .declarations(let body): declarations.add(DeclarationVisitor(context, body))
        case .members(let kinds, let body):
          for kind in kinds { members.add(MemberVisitor(context, body), key: Int(kind.rawValue)) }
        case .loops(let body): loops.add(LoopVisitor(context, body))
        }
      }
    }
    ofFiles = Visitors(files)
    ofDeclarations = Visitors(declarations)
    ofMembers = Visitors(members)
    ofLoops = Visitors(loops)
    self.conditional = Visitors(conditional)
    ofViews = Visitors(views)
  }

  /// Shows files, which are in order, each to all rules.
  func show(_ files: [FileID], _ model: SemanticModel, _ graph: DataFlowGraph) {
    for file in files { show(file..<file.advanced(by: 1), model, graph) }
  }

  /// Shows some files, each to all rules.
  func show(_ files: Range<FileID>, _ model: SemanticModel, _ graph: DataFlowGraph) {
    let (declarations, members) = (model.program.declarations, model.program.members)
    let loops = graph.loops
    var declaration = declarations.partitioningIndex { $0.file >= files.lowerBound }
    var loop = loops.partitioningIndex { $0.file >= files.lowerBound }
    for file in files {
      ofFiles.each(FileVisitor.self) { $0.look(file) }
      while declaration < declarations.endIndex,
        declarations.address(declaration).pointee.file == file
      {
        ofDeclarations.each(DeclarationVisitor.self) { $0.look(declaration) }
        for member in declarations.address(declaration).pointee.members {
          let kind = Int(members.address(member).pointee.kind.rawValue)
          ofMembers.each(MemberVisitor.self, key: kind) { $0.look(member) }
        }
        declaration = declaration.advanced(by: 1)
      }
      while loop < loops.count, loops.address(loop).pointee.file == file {
        ofLoops.each(LoopVisitor.self) { $0.look(loops[loop]) }
        loop += 1
      }
    }
    showConditional(files, graph)
  }

  /// Shows those of some files, and of their views, that meet the conditions of visits.
  private func showConditional(_ files: Range<FileID>, _ graph: DataFlowGraph) {
    guard let asked else { return }
    let uses = graph.uses
    var use = uses.partitioningIndex { $0.file >= files.lowerBound }
    for file in files {
      asked.file = file
      conditional.each(ConditionalVisitor.self) { $0.look(file, asked) }
      while use < uses.count, uses.address(use).pointee.file == file {
        let element = Int(uses.address(use).pointee.element)
        // What rules say of elements is said of their attributes and children, which code has not.
        if !ofViews.isEmpty(element), !asked.checked.views[uses[use].view].isInCode {
          ofViews.each(ViewVisitor.self, key: element) { $0.look(uses[use], asked) }
        }
        use += 1
      }
    }
  }
}

/// A rule that wants to see things of one sort. The sorts are classes of their own, not one class over a protocol: the
/// runtime would look for four conformances at each start.
private class Visitor {
  let context: Unmanaged<RuleContext>

  init(_ context: RuleContext) { self.context = .passUnretained(context) }
}

private final class FileVisitor: Visitor {
  private let body: @Sendable (RuleContext, FileID) -> Void

  init(_ context: RuleContext, _ body: @escaping @Sendable (RuleContext, FileID) -> Void) {
    self.body = body
    super.init(context)
  }

  @inline(__always)
  func look(_ subject: FileID) { context._withUnsafeGuaranteedRef { body($0, subject) } }
}

private final class ConditionalVisitor: Visitor {
  private let isMet: @Sendable (FileContext) -> Bool
  private let body: @Sendable (RuleContext, FileID) -> Void

  init(
    _ context: RuleContext, _ isMet: @escaping @Sendable (FileContext) -> Bool,
    _ body: @escaping @Sendable (RuleContext, FileID) -> Void
  ) {
    (self.isMet, self.body) = (isMet, body)
    super.init(context)
  }

  @inline(__always)
  func look(_ subject: FileID, _ asked: FileContext) {
    if isMet(asked) { context._withUnsafeGuaranteedRef { body($0, subject) } }
  }
}

private final class ViewVisitor: Visitor {
  private let isMet: (@Sendable (FileContext, ViewUse) -> Bool)?
  private let body: @Sendable (RuleContext, ViewUse) -> Void

  init(
    _ context: RuleContext, _ isMet: (@Sendable (FileContext, ViewUse) -> Bool)?,
    _ body: @escaping @Sendable (RuleContext, ViewUse) -> Void
  ) {
    (self.isMet, self.body) = (isMet, body)
    super.init(context)
  }

  @inline(__always)
  func look(_ subject: ViewUse, _ asked: FileContext) {
    if isMet?(asked, subject) ?? true { context._withUnsafeGuaranteedRef { body($0, subject) } }
  }
}

private final class DeclarationVisitor: Visitor {
  private let body: @Sendable (RuleContext, DeclarationID) -> Void

  init(_ context: RuleContext, _ body: @escaping @Sendable (RuleContext, DeclarationID) -> Void) {
    self.body = body
    super.init(context)
  }

  @inline(__always)
  func look(_ subject: DeclarationID) { context._withUnsafeGuaranteedRef { body($0, subject) } }
}

private final class MemberVisitor: Visitor {
  private let body: @Sendable (RuleContext, MemberID) -> Void

  init(_ context: RuleContext, _ body: @escaping @Sendable (RuleContext, MemberID) -> Void) {
    self.body = body
    super.init(context)
  }

  @inline(__always)
  func look(_ subject: MemberID) { context._withUnsafeGuaranteedRef { body($0, subject) } }
}

private final class LoopVisitor: Visitor {
  private let body: @Sendable (RuleContext, LoopSite) -> Void

  init(_ context: RuleContext, _ body: @escaping @Sendable (RuleContext, LoopSite) -> Void) {
    self.body = body
    super.init(context)
  }

  @inline(__always)
  func look(_ subject: LoopSite) { context._withUnsafeGuaranteedRef { body($0, subject) } }
}

/// What rules do with things of one sort, by what they want to see of it.
///
/// Neither visitors nor the contexts, which `RuleVisits` holds, are counted when they are asked: there are a hundred
/// visits for each file, most of which see at once that nothing is wrong.
private final class Visitors {
  /// Visitors by key, before all are known.
  struct Draft {
    var groups: [[Visitor]]

    init(keys: Int) { groups = Array(repeating: [], count: keys) }

    mutating func add(_ visitor: Visitor, key: Int = 0) { groups[key].append(visitor) }
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

  /// True where nobody wants to see what has a key.
  @inline(__always)
  func isEmpty(_ key: Int) -> Bool { starts[key] == starts[key + 1] }

  /// Calls `body` with those who want to see what has a key, all of which are of one class.
  @inline(__always)
  func each<Sort: Visitor>(_ sort: Sort.Type, key: Int = 0, _ body: (Sort) -> Void) {
    precondition(UInt(bitPattern: key) < UInt(bitPattern: keys), "a key that was told of")
    for place in starts[key]..<starts[key + 1] {
      all[place]._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: sort)) }
    }
  }
}
