import Foundation

/// The project's own files, found from where this file was compiled.
public enum Project {
  /// The root folder, with a slash at the end.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path()

  /// The text of a file, by its path from the root.
  public static func text(_ path: String) throws -> String {
    try String(contentsOfFile: root + path, encoding: .utf8)
  }

  /// Paths from the root of the files below a folder whose names end so, sorted.
  public static func files(under folder: String, ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root + folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
  }

  /// The command as it was built: `SCREENWRIGHT_BINARY`, else beside the running tests, else of the debug build.
  public static let command: String? = {
    let given = ProcessInfo.processInfo.environment["SCREENWRIGHT_BINARY"]
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path() + "screenwright"
    return [given, beside, root + ".build/debug/screenwright"].compactMap { $0 }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}
