import ScreenSemantics
import SourceModel

/// A package as it was compiled last when all its files could be read, for what is half-written since: it is linked with the files
/// that changed, which costs them alone as long as no more than their members may be others.
struct EditedPackage {
  private let parsed: ParsedPackage
  private let program: EditedProgram
  /// The files that may have changed between that and what was compiled last, by their paths from the package's root.
  private(set) var changed: Set<String> = []

  /// Costs a copy of the tables of declarations and members.
  init(of earlier: EarlierPackage) {
    parsed = earlier.parsed
    program = EditedProgram(of: parsed.program, parsed.faults)
  }

  /// The same after another compilation, in which some more files may have changed; nil where that can be gone on from, as none of
  /// these is hidden, or where they are many.
  func after(_ more: Set<String>, in compilation: Compilation) -> EditedPackage? {
    var package = self
    package.changed.formUnion(more)
    let files = compilation.model.program.files
    let isHidden = package.changed.contains { path in
      compilation.package.place(ofScreen: path).map { files[FileID($0)].isHidden } ?? false
    }
    let isKept = isHidden && parsed.package.hasSameFiles(as: compilation.package)
    return isKept && package.changed.count <= FirstFindings.most ? package : nil
  }

  /// True where it is what was compiled last.
  var isLatest: Bool { changed.isEmpty }

  /// The package with some files read again, and what is wrong with their headers; nil where files came or went. What is given
  /// holds until it is asked again. Throws `FileError`.
  func read(_ package: PackageLocation, _ more: Set<String>) throws -> ReadAgain? {
    guard let (files, before) = try Compiler.readAgain(package, after: parsed, changed.union(more)) else {
      return nil
    }
    return ReadAgain(files: files, before: before, parsed: parsed, program: program)
  }

  /// Files of a package that were read again.
  struct ReadAgain {
    let files: [(id: FileID, file: ParsedFile)]
    fileprivate let before: [ParsedFile]
    fileprivate let parsed: ParsedPackage
    fileprivate let program: EditedProgram

    /// Links them with all others; what is wrong with other headers need not be told. The program `isEdited` where all has the
    /// numbers that it had, but for members of these files, which come behind all others.
    func linked() -> (program: Program, faults: [Diagnostic], isEdited: Bool) {
      if let (program, faults) = program.replacing(files, of: before) { return (program, faults, true) }
      let (program, faults) = Compiler.link(files, of: parsed, before)
      return (program, faults, false)
    }
  }
}
