import ScreenFormatting
import ScreenSyntax
import SourceModel

/// Lays screens out in the canonical way (`ScreenFormatter`), in memory and on disk.
public enum PackageFormatter {
  /// A file, laid out or refused.
  public struct File: Sendable {
    /// Its path as it is shown.
    public var path: String
    /// What is wrong with it; it is left as it is then. Empty for a file that is sound.
    public var faults: [Diagnostic] = []
    /// The file as it was read, for the positions of faults.
    public var source: SourceFile
    /// What is stored, and what is to be.
    fileprivate let stored: [UInt8]
    fileprivate var formatted: [UInt8]
    /// What is to be, in UTF-8.
    fileprivate var text: [UInt8]
    /// Its path as it is opened; nil for what came in memory.
    fileprivate var place: String?

    /// True where the layout is another than the canonical one.
    public var isChanged: Bool { formatted != stored }

    /// The change as a unified diff; empty where there is none. A file in UTF-16 is shown in UTF-8.
    public var difference: [UInt8] {
      guard isChanged else { return [] }
      let isWide = StoredText.isUTF16(stored)
      return UnifiedDiff.text(
        path: path, old: isWide ? source.bytes : stored,
        new: isWide ? text : formatted)
    }

    /// The bytes to be stored: those that were, where the file was refused.
    public var bytes: [UInt8] { formatted }
  }

  /// Lays out files of a package, in parallel, in the order of their paths from its root. Throws `FileError`,
  /// `OutsidePackage`.
  public static func format(
    _ paths: [String], of package: PackageLocation, lineLength: Int = ScreenFormatter.usualLineLength
  ) throws -> [File] {
    let made = Parallel.results(paths.count, makeState: { Worker(files: paths.count) }) { worker, index in
      Result {
        let place = FileSystem.join(package.root, paths[index])
        let stored = try package.boundary.read(place, limit: XMLReader.fileLimit)
        var file = worker.format(
          stored, path: PackageLocator.display(package.prefix, paths[index]), lineLength: lineLength)
        file.place = place
        return file
      }
    }
    return try made.map { try $0.get() }
  }

  /// Lays out one file that is nowhere on disk; `path` is what faults call it.
  public static func format(
    _ stored: [UInt8], path: String, lineLength: Int = ScreenFormatter.usualLineLength
  ) -> File {
    Worker(files: 1).format(stored, path: path, lineLength: lineLength)
  }

  /// Writes files that changed, each whole or not at all. Throws `FileError`, `OutsidePackage` at the first that cannot be
  /// written; those before it are written by then.
  public static func write(_ files: [File], of package: PackageLocation) throws {
    let writer = FileWriter(package.boundary)
    for file in files where file.isChanged {
      if let place = file.place { try writer.write(file.formatted, to: place) }
    }
  }

  /// What one worker keeps from file to file.
  private struct Worker {
    let names: NameCache
    let reader: XMLReader

    init(files count: Int) {
      names = NameCache(files: count)
      reader = XMLReader(names: names, memory: TableMemory(files: count))
    }

    func format(_ stored: [UInt8], path: String, lineLength: Int) -> File {
      let document = reader.read(path: path, contents: stored, file: FileID(0))
      var file = File(
        path: path, source: document.source, stored: stored, formatted: stored, text: document.source.bytes)
      switch ScreenFormatter.format(document, file: FileID(0), lineLength: lineLength, names: names) {
      case .formatted(let bytes):
        (file.text, file.formatted) = (bytes, StoredText.encode(bytes, like: stored))
      case .refused(let faults): file.faults = faults
      }
      return file
    }
  }
}
