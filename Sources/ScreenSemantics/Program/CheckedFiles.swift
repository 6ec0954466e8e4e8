import SourceModel

/// The checked files of a package, by their ids.
public final class CheckedFiles: Sendable {
  /// What was wrong in the bodies of all files, in file order.
  public let diagnostics: [Diagnostic]

  private let files: [CheckedFile]

  /// The files of a program.
  init(_ files: [CheckedFile]) {
    self.files = files
    diagnostics = MissingConformance.joined(files.flatMap(\.diagnostics))
  }
}

extension CheckedFiles: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// How many files there are.
  public var endIndex: Int { files.count }

  /// A file.
  public subscript(index: Int) -> CheckedFile { files[index] }
}
