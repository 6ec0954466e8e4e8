import Dispatch
import ScreenSyntax
import ScreenTypes
import SourceModel
import Synchronization

/// Checks the bodies of a whole program, files in parallel; the result does not depend on scheduling.
public enum SemanticChecker {
  /// Checks every body of `program`. With `walksFlow` each file is walked for the `DataFlowGraph` as soon as it is
  /// checked, while it is still in the processor's caches.
  public static func check(_ program: Program, walksFlow: Bool = false) -> SemanticModel {
    let count = program.files.count
    _ = CatalogSignatures.shared
    let crew = walksFlow ? FlowCrew(program) : nil
    let checked = Lent.lend(program) { lent in
      Parallel.results(count, makeState: { (CheckerMemory(), crew?.newWorker()) }) { state, index in
        var checker = FileChecker(lent, file: FileID(index), state.0)
        let declarations = lent.value.declarations(in: FileID(index))
        let (file, bodies) = checker.checkFile(declarations)
        let span = state.1?.walk(index, declarations, file, bodies)
        return CheckedPart(file: file, bodies: bodies, span: span)
      }
    }
    return SemanticModel(
      program, checked,
      walked: crew.map { FlowWorkers(workers: $0.workers, spans: checked.compactMap(\.span)) })
  }
}

/// What the check of one file gives.
struct CheckedPart: Sendable {
  let file: CheckedFile
  let bodies: FileBodies
  /// What the walk over the file found, if it was walked.
  let span: FlowSpan?
}
