import ScreenSemantics
import ScreenSyntax
import SourceModel

/// The files that locations of findings are in, by their ids: screens first, then others.
///
/// The bytes of a screen may be put away, and are read again when its file is asked for.
public struct SourceFiles: RandomAccessCollection, Sendable {
  private let screens: [FileStore]
  private let others: [SourceFile]

  /// The screens of a program and other files behind them.
  init(_ program: Program, and others: [SourceFile]) {
    screens = program.files.map(\.store)
    self.others = others
  }

  private init(_ screens: [FileStore], _ others: [SourceFile]) {
    self.screens = screens
    self.others = others
  }

  /// Files that are at hand.
  public init(_ files: [SourceFile]) { self.init([], files) }

  /// The same and some more behind them.
  public func and(_ more: [SourceFile]) -> SourceFiles { SourceFiles(screens, others + more) }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many files there are.
  public var endIndex: Int { screens.count + others.count }

  /// A file.
  public subscript(index: Int) -> SourceFile {
    index < screens.count ? screens[index].source : others[index - screens.count]
  }

  /// The path of a file, which costs no look at its bytes.
  public func path(_ index: Int) -> String {
    index < screens.count ? screens[index].path : others[index - screens.count].path
  }
}
