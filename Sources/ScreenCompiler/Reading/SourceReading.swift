import ScreenSemantics
import ScreenSyntax
import SourceModel
import Synchronization

/// Reads and parses the screens of a package, files in parallel.
enum SourceReading {
  /// How many bytes a compiled file takes of the heap, its source and its arrays; the rest lies in tables.
  private static let heapPerFile = 12 << 10

  /// The files of a package, in order. Those that have not changed since an `update`'s earlier reading are as they were
  /// read then. Throws `FileError`.
  static func read(_ package: PackageLocation, _ update: PackageUpdate? = nil) throws -> [ParsedFile] {
    let files = unchanged(package, update)
    let again = files.indices.filter { files[$0] == nil }
    let first = Mutex<Fault?>(nil)
    let room = again.count * heapPerFile / Parallel.cores
    let made = Parallel.results(
      again.count,
      makeState: {
        HeapRoom.reserve(room)
        return Worker(package, files: again.count)
      }
    ) { worker, place in
      let index = again[place]
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
    if again.count == files.count { return made }
    var new = made.makeIterator()
    return files.map { $0 ?? new.next()! }
  }

  /// Some files of a package, which are few; in their order. Throws `FileError`.
  static func read(_ files: [FileID], of package: PackageLocation) throws -> [ParsedFile] {
    var worker = Worker(package, files: files.count)
    return try files.map { try read(package, $0.position, &worker) }
  }

  /// For each file of a package what was read of it before, at its place now; nil for one that is to be read.
  private static func unchanged(_ package: PackageLocation, _ update: PackageUpdate?) -> [ParsedFile?] {
    guard let update, let before = update.earlier?.parsed, let known = before.files else {
      return Array(repeating: nil, count: package.files.count)
    }
    let earlier = before.package
    if earlier.files == package.files, earlier.ownFiles == package.ownFiles {
      var files = known.map(Optional.some)
      for path in update.changed { if let place = package.place(ofScreen: path) { files[place] = nil } }
      return files
    }
    var places: [String: Int] = [:]
    for (place, path) in earlier.files.enumerated() { places[path] = place }
    return package.files.enumerated().map { index, path -> ParsedFile? in
      if update.changed.contains(path) { return nil }
      // What a dependency declares for itself alone was left out.
      guard let place = places[path], (place < earlier.ownFiles) == (index < package.ownFiles) else {
        return nil
      }
      return place == index ? known[place] : known[place].moved(to: FileID(index))
    }
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
      document, file: FileID(index), names: worker.names, platform: package.platform, &worker.draft)
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

    init(_ package: PackageLocation, files count: Int) {
      files = FileReader(package.root, package.boundary)
      names = NameCache(files: count)
      reader = XMLReader(names: names, memory: TableMemory(files: count))
      draft = HeaderDraft(files: count)
    }
  }
}
