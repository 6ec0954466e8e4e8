import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Answers that several rules share, found once.
public final class PackageFacts: Sendable {
  /// For each declaration: true where every name in it is understood, so that what it does not use is unused.
  public let isUnderstood: IDArray<DeclarationID, Bool>
  /// For each declaration: true where what is not understood uses nothing that the declaration does not mention.
  let isReadable: IDArray<DeclarationID, Bool>
  /// For each declaration: true where code is reported that tries to change what cannot be changed there, or does
  /// nothing; what it would change is not meant to be constant.
  let triesToChange: IDArray<DeclarationID, Bool>
  /// True where there is such code anywhere.
  let triesAnywhere: Bool
  /// Members that a caller tries to set from outside.
  let setFromOutside: Set<SourceLocation>
  /// What is extended in another file, whose code uses its members then.
  let extendedElsewhere: Set<DeclarationID>
  /// True where every name in the package is understood.
  public let isWhole: Bool
  /// True where the package has an App: then nobody outside uses its declarations.
  public let hasApp: Bool
  /// Which views are reached, inside and outside stacks.
  public let placement: StackPlacement
  /// For each member: true for a state that copies a source that changes; other rules say nothing about it.
  public let copiesSource: IDArray<MemberID, Bool>
  /// Bindings whose path cannot be written.
  let readOnlyPaths: [ReadOnlyPath]
  /// For each member: true where a binding to a copy of it is reported; it is meant to be written.
  let isMeantToBeWritten: IDArray<MemberID, Bool>
  /// The findings behind `copiesSource`.
  let stateCopies: [StateCopy]
  /// For each member: true for one that a State copies.
  let isCopied: IDArray<MemberID, Bool>
  /// Objects that announce changes by hand.
  let announcing: Set<DeclarationID>
  /// Objects of one type that are given to the environment of one app.
  let rivals: [RivalObjects]
  /// States that handlers keep equal to a value made of others.
  let mirrored: [StateMirror]
  /// For each member: true for one of those.
  let isMirrored: IDArray<MemberID, Bool>

  /// Finds them; `diagnostics` are those of reading, collecting, linking and checking. Runs `other` at the same time.
  public static func find<Other>(
    _ model: SemanticModel, _ graph: DataFlowGraph, _ diagnostics: [Diagnostic],
    beside other: @Sendable () -> Other
  ) -> (PackageFacts, Other) {
    let (views, (states, other)) = Parallel.both(onAllCores: model.files.count >= 64) {
      ViewFacts(model, graph)
    } _: {
      (StateFacts(model, graph), other())
    }
    return (PackageFacts(model, graph, diagnostics, views, states), other)
  }

  /// Those of a graph that holds the flow of some files alone, with what is wrong in them: what the understanding of these files
  /// is. Whatever needs the flow of the package is as if there were none.
  convenience init(ofPart model: SemanticModel, _ graph: DataFlowGraph, _ diagnostics: [Diagnostic]) {
    self.init(model, graph, diagnostics, ViewFacts(), StateFacts(ofPart: model))
  }

  private init(
    _ model: SemanticModel, _ graph: DataFlowGraph, _ diagnostics: [Diagnostic], _ views: ViewFacts,
    _ states: StateFacts
  ) {
    let program = model.program
    var understood = IDArray<DeclarationID, Bool>(repeating: true, count: program.declarations.count)
    var readable = understood
    var tries = IDArray<DeclarationID, Bool>(repeating: false, count: program.declarations.count)
    var isWhole = true
    for diagnostic in diagnostics {
      guard let rule = RuleCatalog.rule(diagnostic.rule) else { continue }
      let hidden = diagnostic.severity == .error ? rule.hidesNames : .none
      let isTry = rule.traits.contains(.triesToChange)
      if hidden != .none { isWhole = false }
      guard hidden != .none || isTry else { continue }
      for index in program.declarations(in: diagnostic.location.file) {
        let declaration = program.declarations[index]
        guard declaration.range.contains(diagnostic.location.range) else { continue }
        if hidden != .none { understood[index] = false }
        if hidden == .any { readable[index] = false }
        if isTry { tries[index] = true }
      }
    }
    // What is for another platform may use whatever stands around it.
    for file in model.files.indices where !program.files[file].store.omitted.isEmpty {
      for index in program.declarations(in: file) {
        let range = program.declarations[index].range
        if program.files[file].store.omitted.contains(where: { range.contains($0) }) {
          understood[index] = false
        }
      }
    }
    setFromOutside = Set(
      diagnostics.filter { $0.rule == .truthStateSetFromOutside }.compactMap(\.related.first?.location))
    var extended: Set<DeclarationID> = []
    for index in program.declarations.indices where program[index].kind == .extended {
      guard let type = program.declaration(of: program[index].type), program[type].file != program[index].file
      else { continue }
      extended.insert(type)
    }
    extendedElsewhere = extended
    isUnderstood = understood
    isReadable = readable
    triesToChange = tries
    triesAnywhere = tries.contains(true)
    self.isWhole = isWhole
    hasApp = !program.app.isNone
    placement = views.placement
    rivals = views.rivals
    mirrored = states.mirrored
    isMirrored = states.mirrors
    stateCopies = states.copies
    var copies = IDArray<MemberID, Bool>(repeating: false, count: program.members.count)
    for copy in stateCopies { copies[copy.state] = true }
    copiesSource = copies
    var copied = IDArray<MemberID, Bool>(repeating: false, count: program.members.count)
    for copy in stateCopies { copied[copy.origin] = true }
    isCopied = copied
    announcing = Self.announcingTypes(program, graph)
    readOnlyPaths = states.readOnlyPaths
    var meant = IDArray<MemberID, Bool>(repeating: false, count: program.members.count)
    for path in readOnlyPaths { if let source = path.source { meant[source] = true } }
    isMeantToBeWritten = meant
  }

  /// What is found by going through views.
  private struct ViewFacts {
    let placement: StackPlacement
    let rivals: [RivalObjects]

    init(_ model: SemanticModel, _ graph: DataFlowGraph) {
      placement = StackPlacement(model.program, graph)
      rivals = RivalObjects.find(model, graph)
    }

    init() { (placement, rivals) = (StackPlacement(), []) }
  }

  /// What is found by going through states and handlers.
  private struct StateFacts {
    let mirrored: [StateMirror]
    let mirrors: IDArray<MemberID, Bool>
    let copies: [StateCopy]
    let readOnlyPaths: [ReadOnlyPath]

    init(_ model: SemanticModel, _ graph: DataFlowGraph) {
      let mirrored = StateMirror.find(model, graph)
      var mirrors = IDArray<MemberID, Bool>(repeating: false, count: model.program.members.count)
      for mirror in mirrored { mirrors[mirror.state] = true }
      self.mirrored = mirrored
      self.mirrors = mirrors
      copies = StateCopy.find(model, graph).filter { [mirrors] in
        !mirrors[$0.state] && !$0.isRenewed(model, graph)
      }
      readOnlyPaths = ReadOnlyPath.all(model, graph)
    }

    init(ofPart model: SemanticModel) {
      mirrors = IDArray(repeating: false, count: model.program.members.count)
      (mirrored, copies, readOnlyPaths) = ([], [], [])
    }
  }

  private static func announcingTypes(_ program: Program, _ graph: DataFlowGraph) -> Set<DeclarationID> {
    var types: Set<DeclarationID> = []
    for index in graph.announcements {
      let access = graph.accesses[Int(index)]
      let owner = graph.owner(ofUnit: access.unit, program)
      types.insert(owner)
      if let extended = program.declaration(of: program[owner].type) { types.insert(extended) }
      if !access.member.isNone, let type = program.declaration(of: program[access.member].type) {
        types.insert(type)
      }
    }
    for object in program.declarations.indices {
      // What other publishers give, its code need not tell.
      if let own = program.ownPublisher(of: object), !program[own].type.isSubject { types.insert(object) }
    }
    return types
  }

  /// True where every name in a declaration is understood.
  func understands(_ declaration: DeclarationID) -> Bool { isUnderstood[declaration] }

  // MARK: Views of the catalogue

  /// All links that push a page.
  func links(_ graph: DataFlowGraph) -> Selected<ViewUse> { uses(of: "NavigationLink", graph) }

  /// All views that hold a stack of pages, in file order.
  func stacks(_ graph: DataFlowGraph) -> [ViewUse] {
    (Array(uses(of: "NavigationView", graph)) + uses(of: "NavigationStack", graph)).sorted {
      ($0.file, $0.view) < ($1.file, $1.view)
    }
  }

  /// All uses of an element of the catalogue, in file order.
  func uses(of element: Name, _ graph: DataFlowGraph) -> Selected<ViewUse> {
    graph.uses(ofElement: ElementCatalog.shared.element(named: element))
  }
}
