import Dispatch
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary
import Synchronization

/// Checks the bodies of a whole program, files in parallel; the result does not depend on scheduling.
public enum SemanticChecker {
  /// Makes the tables of elements, modifiers and library types. To be called before a package is read: they are found by
  /// the numbers of names and reach as far as the largest of them, so that the language's names should have the first.
  public static func prepare() {
    _ = CatalogSignatures.shared
    TypeResolution.prepare()
  }

  /// Checks every body of `program`. With `walksFlow` each file is walked for the `DataFlowGraph` as soon as it is
  /// checked, while it is still in the processor's caches. Of the files that mean what they meant in an `earlier` program,
  /// the checked files, and what the graph's walk found if it was kept, are used again; where there are none, all that is forgotten
  /// before the others are checked.
  public static func check(
    _ program: Program, walksFlow: Bool = false, after earlier: EarlierCheck? = nil
  ) -> SemanticModel {
    let count = program.files.count
    prepare()
    var model = earlier?.model
    let changed = ChangedFiles(program, after: model)
    if changed.isAll {
      model = nil
      earlier?.forget()
    }
    let again = changed.places
    let tables = BodyTables(program, after: model?.tables, changed)
    let walked = earlier?.walk
    let crew = walksFlow ? FlowCrew(program, files: again.count, after: walked) : nil
    let spans = FlowSpans(count: walksFlow ? count : 0)
    if let walked, walksFlow {
      let all = walked.spans.all
      for file in all.indices { spans.places.write(all[file].afterChangeOfOthers, at: file) }
    }
    let made = Lent.lend(program) { lent in
      Parallel.results(
        again.count, makeState: { (CheckerMemory(files: again.count), crew?.newWorker()) }
      ) { state, place in
        let id = again[place]
        var checker = FileChecker(lent, file: id, state.0)
        let declarations = lent.value.declarations.indices(in: id) { $0.file }
        let (file, bodies) = checker.checkFile(declarations)
        defer { checker.giveBack() }
        tables.write(bodies, of: declarations, lent.value.declarations, lent.value.members)
        if let worker = state.1 {
          spans.places.write(worker.walk(id, declarations, file, tables), at: id)
        }
        return CheckedFile(lasting: file)
      }
    }
    let walk = crew.map { FlowWalk(found: (walked?.found ?? []) + $0.finish(), spans: spans) }
    return SemanticModel(program, changed.completed(made, model?.files), tables, walked: walk)
  }

  /// What is wrong in the bodies of some files of a program, of which nothing else is kept. Costs the check of these files.
  public static func diagnostics(in files: [FileID], of program: Program) -> [Diagnostic] {
    MissingConformance.joined(check(files, of: program).flatMap(\.diagnostics))
  }

  /// Checks the bodies of some files of a program, which are few; in their order. The tables of bodies are not made.
  public static func check(_ files: [FileID], of program: Program) -> [CheckedFile] {
    prepare()
    let memory = CheckerMemory(files: files.count)
    return Lent.lend(program) { lent in
      files.map { file in
        var checker = FileChecker(lent, file: file, memory)
        defer { checker.giveBack() }
        return CheckedFile(
          lasting: checker.checkFile(lent.value.declarations.indices(in: file) { $0.file }).0)
      }
    }
  }
}

/// What is known of a package from before some of its files changed, until it is of no more use.
public final class EarlierCheck: Sendable {
  private let known: Mutex<(model: SemanticModel, walk: FlowWalk?)?>

  /// A checked package, and what its graph, which keeps its walk, was made of.
  public init(_ model: SemanticModel, _ graph: DataFlowGraph) { known = Mutex((model, graph.walk)) }

  var model: SemanticModel? { known.withLock { $0?.model } }
  var walk: FlowWalk? { known.withLock { $0?.walk } }

  /// Gives back the memory of what holds of no file any more.
  func forget() { known.withLock { $0 = nil } }
}
