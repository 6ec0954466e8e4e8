import SourceModel

/// The checked files of a package, by their ids.
public final class CheckedFiles: Sendable {
  /// What was wrong in the bodies of all files, in file order; of files some of which were checked anew, in those.
  public let diagnostics: [Diagnostic]

  private let files: IDArray<FileID, CheckedFile>

  /// The files of a program.
  init(_ files: [CheckedFile]) {
    self.files = IDArray(files)
    diagnostics = MissingConformance.joined(files.flatMap(\.diagnostics))
  }

  /// The files of a program, of which `changed` were checked anew.
  init(_ files: IDArray<FileID, CheckedFile>, changed: [CheckedFile]) {
    self.files = files
    diagnostics = MissingConformance.joined(changed.flatMap(\.diagnostics))
  }
}

extension CheckedFiles: RandomAccessCollection {
  /// The id of the first file.
  public var startIndex: FileID { files.startIndex }
  /// The id after that of the last file.
  public var endIndex: FileID { files.endIndex }

  /// A file.
  public subscript(id: FileID) -> CheckedFile { files[id] }
}
