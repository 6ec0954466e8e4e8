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
  /// before the others are checked. Once `isWanted` says no, files not yet checked are left out, and what is given is of no use.
  public static func check(
    _ program: Program, walksFlow: Bool = false, after earlier: EarlierCheck? = nil,
    isWanted: @Sendable () -> Bool = { true }
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
    let spans = FlowSpans(count: walksFlow ? count : 0, isSparse: false)
    if let walked, walksFlow {
      let all = walked.spans.all
      for file in all.indices { spans.places.write(all[file].afterChangeOfOthers, at: file) }
    }
    let made = Lent.lend(program) { lent in
      Parallel.results(
        again.count, makeState: { (CheckerMemory(files: again.count), crew?.newWorker()) }
      ) { state, place in
        if !isWanted() { return CheckedFile.none }
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
    let walk = crew.map {
      FlowWalk(
        found: (walked?.found ?? []) + $0.finish(), spans: spans, files: Array(program.files.indices))
    }
    return SemanticModel(program, CheckedFiles(changed.completed(made, model?.files)), tables, walked: walk)
  }

  /// What is wrong in the bodies of some files of a program, of which nothing else is kept. Costs the check of these files.
  public static func diagnostics(in files: [FileID], of program: Program) -> [Diagnostic] {
    MissingConformance.joined(check(files, of: program).flatMap(\.diagnostics))
  }

  /// Checks the bodies of some files, which are few and in order, of a program that was checked before these changed: with what was
  /// found in all others then. Where the program `isEdited`, all have the numbers that they had, but for members of these files,
  /// which come behind all others. Nil where others may mean something else now, or what was found in them is forgotten. What is
  /// given is to be let go before this is asked again. Costs the check of these files, and a copy of the tables of bodies.
  public static func check(
    _ files: [FileID], of program: Program, isEdited: Bool, after earlier: EarlierCheck
  ) -> SemanticModel? {
    prepare()
    guard let model = earlier.model,
      isEdited || Set(ChangedFiles(program, after: model).places).isSubset(of: files)
    else { return nil }
    let tables = BodyTables(program, after: model.tables, ChangedFiles(only: files))
    let memory = CheckerMemory(files: files.count)
    let made = Lent.lend(program) { lent in
      files.map { id in
        let declarations = lent.value.declarations.indices(in: id) { $0.file }
        var checker = FileChecker(lent, file: id, memory)
        defer { checker.giveBack() }
        let (file, bodies) = checker.checkFile(declarations)
        tables.write(bodies, of: declarations, lent.value.declarations, lent.value.members)
        return CheckedFile(lasting: file)
      }
    }
    return earlier.files(with: made, at: files).map { SemanticModel(program, $0, tables, walked: nil) }
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
  private struct Known {
    let model: SemanticModel
    let walk: FlowWalk?
    /// The checked files, some of which stand for others since; nil where nobody asked.
    var files: IDArray<FileID, CheckedFile>?
    /// Those that do.
    var edited: [FileID] = []
  }

  private let known: Mutex<Known?>

  /// A checked package, and what its graph, which keeps its walk, was made of.
  public init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    known = Mutex(Known(model: model, walk: graph.walk))
  }

  var model: SemanticModel? { known.withLock { $0?.model } }
  var walk: FlowWalk? { known.withLock { $0?.walk } }

  /// Makes what the first check of some files would wait for otherwise: a list of all.
  public func prepareForEdits() {
    known.withLock { known in
      if let model = known?.model, known?.files == nil { known?.files = IDArray(Array(model.files)) }
    }
  }

  /// The checked files with others at some places; nil where they are forgotten.
  fileprivate func files(with made: [CheckedFile], at places: [FileID]) -> CheckedFiles? {
    prepareForEdits()
    return known.withLock { known -> CheckedFiles? in
      guard let model = known?.model else { return nil }
      for id in known?.edited ?? [] { known?.files?[id] = model.files[id] }
      for (id, file) in zip(places, made) { known?.files?[id] = file }
      known?.edited = places
      return known?.files.map { CheckedFiles($0, changed: made) }
    }
  }

  /// Gives back the memory of what holds of no file any more.
  func forget() { known.withLock { $0 = nil } }
}
