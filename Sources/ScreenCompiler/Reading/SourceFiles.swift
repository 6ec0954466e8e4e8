import ScreenSemantics
import ScreenSyntax
import SourceModel

/// The files that locations of findings are in, by their ids: screens first, then others.
///
/// Their bytes are in memory as long as this is.
public struct SourceFiles: RandomAccessCollection, Sendable {
  private let screens: SharedArray<FileID, ParsedFile>
  private let others: [SourceFile]

  /// The screens of a program and other files behind them.
  init(_ program: Program, and others: [SourceFile]) {
    self.init(program.files, others)
  }

  private init(_ screens: SharedArray<FileID, ParsedFile>, _ others: [SourceFile]) {
    self.screens = screens
    self.others = others
  }

  /// Files of no program.
  public init(_ files: [SourceFile]) { self.init(SharedArray(), files) }

  /// These files and more behind them.
  public func and(_ more: [SourceFile]) -> SourceFiles { SourceFiles(screens, others + more) }

  /// The id of the first file.
  public var startIndex: FileID { screens.startIndex }
  /// The id after that of the last file.
  public var endIndex: FileID { screens.endIndex.advanced(by: others.count) }

  /// The file of an id, which must be one of these.
  public subscript(id: FileID) -> SourceFile {
    id < screens.endIndex ? screens[id].store.source : others[screens.endIndex.distance(to: id)]
  }

  /// The path of a file.
  public func path(_ id: FileID) -> String {
    id < screens.endIndex ? screens[id].store.path : others[screens.endIndex.distance(to: id)].path
  }
}

extension SourceFiles: CustomStringConvertible {
  /// How many files there are.
  public var description: String { "\(count) files" }
}
