import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Answers that several rules share, found once.
public final class PackageFacts: Sendable {
  /// For each declaration: true where every name in it is understood, so that what it does not use is unused.
  public let isUnderstood: [Bool]
  /// For each declaration: true where code is reported that tries to change what cannot be changed there; what it
  /// would change is not meant to be constant.
  let triesToChange: [Bool]
  /// True where that holds for the whole package.
  public let isWhole: Bool
  /// True where the package has an App: then nobody outside uses its declarations.
  public let hasApp: Bool
  /// Which views are reached, inside and outside stacks.
  public let placement: StackPlacement
  /// For each member: true for a state that copies a source that changes; other rules say nothing about it.
  public let copiesSource: [Bool]
  /// Bindings whose path cannot be written.
  let readOnlyPaths: [ReadOnlyPath]
  /// For each member: true where a binding to a copy of it is reported; it is meant to be written.
  let isMeantToBeWritten: [Bool]
  /// The findings behind `copiesSource`.
  let stateCopies: [StateCopy]
  /// All presentations whose binding is a plain path, in file order.
  let presentations: [Presentation]
  /// The attributes that present, by their flag.
  let presentingAttributes: [MemberID: [SourceLocation]]
  /// Their bindings: file, then node of code.
  let presentingCode: Set<PlaceOfCode>
  /// Objects of one type that are given to the environment of one app.
  let rivals: [RivalObjects]
  /// States that handlers keep equal to a value made of others.
  let mirrored: [StateMirror]
  /// For each member: true for one of those.
  let isMirrored: [Bool]

  init(_ model: SemanticModel, _ graph: DataFlowGraph, _ diagnostics: [Diagnostic]) {
    let program = model.program
    var understood = [Bool](repeating: true, count: program.declarations.count)
    var tries = understood.map { _ in false }
    var isWhole = true
    for diagnostic in diagnostics {
      let hidesNames = Self.hidesNames(diagnostic)
      let isTry = diagnostic.rule == "flow/immutable-assignment"
      if hidesNames { isWhole = false }
      guard hidesNames || isTry else { continue }
      for index in program.declarations(in: diagnostic.location.file) {
        let declaration = program.declarations[index]
        let range = program.files[Int(declaration.file.index)].xml[declaration.node].range
        guard range.contains(diagnostic.location.range) else { continue }
        if hidesNames { understood[index] = false }
        if isTry { tries[index] = true }
      }
    }
    isUnderstood = understood
    triesToChange = tries
    self.isWhole = isWhole
    hasApp = !program.app.isNone
    placement = StackPlacement(program, graph)
    presentations = Presentation.all(model, graph)
    presentingAttributes =
      presentations.isEmpty
      ? [:] : Dictionary(grouping: presentations, by: \.flag).mapValues { $0.map(\.attribute) }
    presentingCode =
      presentations.isEmpty
      ? [] : Set(presentations.map { PlaceOfCode(file: $0.use.file, code: $0.code.index) })
    rivals = RivalObjects.find(model, graph)
    mirrored = StateMirror.find(model, graph)
    var mirrors = [Bool](repeating: false, count: program.members.count)
    for mirror in mirrored { mirrors[Int(mirror.state.index)] = true }
    isMirrored = mirrors
    stateCopies = StateCopy.find(model, graph).filter {
      !mirrors[Int($0.state.index)] && !$0.isRenewed(model, graph)
    }
    var copies = [Bool](repeating: false, count: program.members.count)
    for copy in stateCopies { copies[Int(copy.state.index)] = true }
    copiesSource = copies
    readOnlyPaths = ReadOnlyPath.all(model, graph)
    var meant = [Bool](repeating: false, count: program.members.count)
    for path in readOnlyPaths { if let source = path.source { meant[Int(source.index)] = true } }
    isMeantToBeWritten = meant
  }

  /// True for an error after which some names of a declaration may be used without being seen.
  private static func hidesNames(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity == .error else { return false }
    switch diagnostic.rule.id {
    case "type/mismatch", "type/non-exhaustive": return false
    case "flow/binding-expected", "truth/state-set-from-outside": return true
    default: return ["syntax", "name", "type"].contains(diagnostic.rule.group)
    }
  }

  /// A node of code in a file.
  struct PlaceOfCode: Hashable {
    var file: Int32
    var code: Int32
  }

  // MARK: Views of the catalogue

  /// All links that push a page.
  func links(_ graph: DataFlowGraph) -> [ViewUse] { uses(of: "NavigationLink", graph) }

  /// All views that hold a stack of pages, in file order.
  func stacks(_ graph: DataFlowGraph) -> [ViewUse] {
    (uses(of: "NavigationView", graph) + uses(of: "NavigationStack", graph)).sorted {
      ($0.file, $0.view) < ($1.file, $1.view)
    }
  }

  /// All uses of an element of the catalogue, in file order.
  func uses(of element: Name, _ graph: DataFlowGraph) -> [ViewUse] {
    guard let place = ElementCatalog.shared.element(named: element) else { return [] }
    return graph.usesByElement[Int32(place)].map { graph.uses[Int($0)] }
  }
}
