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
  /// checked, while it is still in the processor's caches.
  public static func check(_ program: Program, walksFlow: Bool = false) -> SemanticModel {
    let count = program.files.count
    prepare()
    let tables = BodyTables(program)
    let crew = walksFlow ? FlowCrew(program) : nil
    let spans = FlowSpans(count: walksFlow ? count : 0)
    let files = Lent.lend(program) { lent in
      Parallel.results(count, makeState: { (CheckerMemory(files: count), crew?.newWorker()) }) {
        state, index in
        let id = FileID(index)
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
    return SemanticModel(
      program, files, tables,
      walked: crew.map { FlowWorkers(workers: $0.workers, spans: spans) })
  }
}
