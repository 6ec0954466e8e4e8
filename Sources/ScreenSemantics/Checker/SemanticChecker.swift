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
    let ranges = declarationRanges(program)
    _ = CatalogSignatures.shared
    let checked = Lent.lend(program) { lent in
      Parallel.results(count, makeState: { CheckerMemory() }) { memory, index in
        var checker = FileChecker(lent, file: FileID(index), memory)
        return checker.checkFile(ranges[index])
      }
    }
    return SemanticModel(program, checked)
  }

  private static func declarationRanges(_ program: Program) -> [Range<Int>] {
    var ranges = [Range<Int>](repeating: 0..<0, count: program.files.count)
    var start = 0
    for file in ranges.indices {
      var end = start
      while end < program.declarations.count, Int(program.declarations[end].file.index) == file { end += 1 }
      ranges[file] = start..<end
      start = end
    }
    return ranges
  }
}
