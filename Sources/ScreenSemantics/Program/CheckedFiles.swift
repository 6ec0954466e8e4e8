import ScreenSyntax
import SourceModel
import Synchronization

/// The checked files of a package, by their ids.
///
/// Of a large package most are put away as soon as they are checked and walked, and their memory serves the next: few
/// of them are looked into again. Who asks for one gets it checked anew, from the same bytes to the same tables, and it
/// stays then (Decisions/0012).
public final class CheckedFiles: Sendable {
  /// What was wrong in the bodies of all files, in file order.
  public let diagnostics: [Diagnostic]

  private let program: Program
  /// Those that were kept.
  private let kept: [CheckedFile?]
  private let again = Mutex(Again())

  /// What was checked anew.
  private struct Again {
    var files: [Int: CheckedFile] = [:]
    /// Checkers that nobody uses at the moment.
    var idle: [Rechecker] = []
  }

  /// The files of a program; nil for one that was put away, in which nothing was wrong.
  init(_ program: Program, _ files: [CheckedFile?]) {
    self.program = program
    kept = files
    diagnostics = files.flatMap { $0?.diagnostics ?? [] }
  }

  /// How many files there are so that some are put away.
  static let many = 256

  @inline(never)
  private func checkedAgain(_ index: Int) -> CheckedFile {
    let (known, idle) = again.withLock { again in
      let known = again.files[index]
      return (known, known == nil ? again.idle.popLast() : nil)
    }
    if let known { return known }
    let checker = idle ?? Rechecker()
    let file = checker.check(index, program)
    return again.withLock { again in
      again.idle.append(checker)
      // Another thread may have been faster; both files are the same, and everybody looks at one.
      let file = again.files[index] ?? file
      again.files[index] = file
      return file
    }
  }
}

extension CheckedFiles: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// How many files there are.
  public var endIndex: Int { kept.count }

  /// A file; costs its check where it was put away and nobody has asked for it yet. Any thread may ask.
  public subscript(index: Int) -> CheckedFile {
    kept[index] ?? checkedAgain(index)
  }
}

/// Checks files that were put away. Serves one thread at a time.
private final class Rechecker: @unchecked Sendable {
  private let memory = CheckerMemory()
  private let reader: XMLReader

  init() { reader = XMLReader(names: memory.names) }

  /// The elements of a file, which are put away too, are read for the check and not kept.
  func check(_ index: Int, _ program: Program) -> CheckedFile {
    let (file, id) = (program.files[index], FileID(index))
    let document = reader.read(path: file.source.path, contents: file.source.bytes, file: id)
    return Lent.lend(program) { lent in
      withExtendedLifetime(document) {
        var checker = FileChecker(
          lent, source: file.source, file: id, memory, document.tree, file.code)
        let checked = CheckedFile(lasting: checker.checkFile(program.declarations(in: id)).0)
        checker.giveBack()
        return checked
      }
    }
  }
}
