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
  /// checked, while it is still in the processor's caches, and with a `screening` it is looked at then; few files of a
  /// large package are kept after that (`CheckedFiles`), unless `keepsFiles` says otherwise.
  public static func check(
    _ program: Program, walksFlow: Bool = false, screening: Screening? = nil, keepsFiles: Bool? = nil
  ) -> SemanticModel {
    let count = program.files.count
    prepare()
    let tables = BodyTables(program)
    let crew = walksFlow ? FlowCrew(program, tables, screening) : nil
    let spans = FlowSpans(count: walksFlow ? count : 0)
    let keepsFiles = keepsFiles ?? (count < CheckedFiles.many) || !walksFlow
    let files = Lent.lend(program) { lent in
      Parallel.results(count, makeState: { (CheckerMemory(files: count), crew?.newWorker()) }) {
        state, index in
        var checker = FileChecker(lent, file: FileID(index), state.0)
        let declarations = lent.value.declarations.indices(in: Int32(index)) { $0.file.index }
        let (file, bodies) = checker.checkFile(declarations)
        defer { checker.giveBack() }
        tables.write(bodies, of: declarations, lent.value.declarations, lent.value.members)
        var isWalked = false
        var hasHandlers = false
        if let worker = state.1 {
          let span = worker.walk(index, declarations, file, tables)
          spans.places.write(span, at: index)
          isWalked = span.isComplete
          hasHandlers = span.hasHandlers
        }
        let isRight = lent.value.files[index].diagnostics.isEmpty
        let store = lent.value.files[index].store
        if isRight { store.putAwayTree() }
        // Model types without views are small, and their code runs wherever their data are shown. What handlers write
        // is asked of every file that has some, and the run of a screen may have to prove it.
        let isKept =
          keepsFiles || file.views.isEmpty || hasHandlers || !isWalked || !isRight
          || !file.diagnostics.isEmpty
        store.putAwaySource(isWanted: isKept)
        return isKept ? CheckedFile(lasting: file) : nil
      }
    }
    return SemanticModel(
      program, files, tables,
      walked: crew.map { FlowWorkers(workers: $0.workers, spans: spans, screening: screening) })
  }
}
