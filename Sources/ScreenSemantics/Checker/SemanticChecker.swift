import Dispatch
import ScreenSyntax
import ScreenTypes
import SourceModel
import Synchronization

/// Checks the bodies of a whole program, files in parallel; the result does not depend on scheduling.
public enum SemanticChecker {
  /// Checks every body of `program`.
  public static func check(_ program: Program) -> SemanticModel {
    let count = program.files.count
    _ = CatalogSignatures.shared
    let checked = Lent.lend(program) { lent in
      Parallel.results(count, makeState: { CheckerMemory() }) { memory, index in
        var checker = FileChecker(lent, file: FileID(index), memory)
        return checker.checkFile(lent.value.declarations(in: FileID(index)))
      }
    }
    return SemanticModel(program, checked)
  }
}
