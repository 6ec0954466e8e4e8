import ScreenSemantics
import ScreenSyntax
import SourceModel
import Synchronization

/// Reads and parses the screens of a package, files in parallel.
enum SourceReading {
  /// How many bytes a compiled file takes of the heap, its source and its arrays; the rest lies in tables.
  private static let heapPerFile = 12 << 10

  static func read(_ package: PackageLocation) throws -> [ParsedFile] {
    let first = Mutex<Fault?>(nil)
    let room = package.files.count * heapPerFile / Parallel.cores
    let files = Parallel.results(
      package.files.count,
      makeState: {
        HeapRoom.reserve(room)
        return Worker(package)
      }
    ) { worker, index in
      do {
        return try read(package, index, &worker)
      } catch {
        first.withLock { first in
          if first.map({ index < $0.index }) ?? true { first = Fault(index: index, error: error) }
        }
        return ParsedFile(path: package.files[index])
      }
    }
    if let fault = first.withLock({ $0 }) { throw fault.error }
    return files
  }

  /// Why a file could not be read.
  private struct Fault {
    let index: Int
    let error: any Error
  }

  private static func read(_ package: PackageLocation, _ index: Int, _ worker: inout Worker) throws
    -> ParsedFile
  {
    let path = package.files[index]
    let bytes = try package.changes[path] ?? worker.files.read(path, limit: XMLReader.fileLimit)
    let shown = PackageLocator.display(package.prefix, path)
    let document = worker.reader.read(path: shown, contents: bytes, file: FileID(index))
    var parsed = DeclarationCollector.collect(
      document, file: FileID(index), names: worker.names, &worker.draft)
    if index >= package.ownFiles {
      parsed.header.removeDeclarations { [.app, .preview, .scenario].contains($0.kind) }
    }
    return parsed
  }

  /// What one worker keeps from file to file.
  private struct Worker {
    let files: FileReader
    let names: NameCache
    let reader: XMLReader
    var draft: HeaderDraft

    init(_ package: PackageLocation) {
      files = FileReader(package.root, package.boundary)
      names = NameCache(files: package.files.count)
      reader = XMLReader(names: names, memory: TableMemory(files: package.files.count))
      draft = HeaderDraft(files: package.files.count)
    }
  }
}
