import SourceModel
import Synchronization

/// Holds the bytes and the elements of one file, which may be put away when the file is checked: few ask for them later,
/// and their memory serves others until then. Who asks gets them again, and they stay then: the elements are read anew
/// from the bytes, and the bytes from where they came from.
public final class FileStore: Sendable {
  private struct Held {
    /// The bytes for those who ask; nil where nobody has asked yet, or where they are put away.
    var source: SourceFile?
    /// The bytes as long as they lie in `memory`.
    var bytes = Table<UInt8>()
    var memory: TableMemory?
    var tree: XMLTree
    /// What the tree lies in; nil while it is put away.
    var treeMemory: TableMemory?
  }

  private let held: Mutex<Held>
  /// Where the bytes come from again; nil where they are never put away.
  private let origin: SourceOrigin?
  private let file: FileID
  /// What tells whether the bytes are the same when they are read again.
  private let checksum: UInt64
  /// The path relative to the package root.
  public let path: String
  /// True where nothing could be read.
  public let isEmpty: Bool
  /// True where a comment speaks to the compiler.
  public let hasDirectives: Bool

  /// Holds a document, whose bytes stay.
  public convenience init(_ document: XMLDocument) {
    self.init(
      document, Held(source: document.source, tree: document.tree, treeMemory: document.memory), FileID(0),
      nil, checksum: 0)
  }

  /// Holds a document, with its bytes in `memory` until they are put away.
  public convenience init(
    _ document: XMLDocument, file: FileID, from origin: SourceOrigin, in memory: TableMemory
  ) {
    let bytes = memory.table(document.source.bytes)
    self.init(
      document,
      Held(
        source: nil, bytes: bytes, memory: memory, tree: document.tree, treeMemory: document.memory), file,
      origin, checksum: ByteHash.checksum(bytes.storage))
  }

  private init(
    _ document: XMLDocument, _ held: consuming sending Held, _ file: FileID, _ origin: SourceOrigin?,
    checksum: UInt64
  ) {
    path = document.source.path
    isEmpty = document.tree.nodes.isEmpty
    hasDirectives = !document.tree.directives.isEmpty
    self.file = file
    self.origin = origin
    self.checksum = checksum
    self.held = Mutex(held)
  }

  /// Holds nothing.
  public init(path: String) {
    self.path = path
    isEmpty = true
    hasDirectives = false
    file = FileID(0)
    origin = nil
    checksum = 0
    held = Mutex(
      Held(source: SourceFile(path: path, bytes: []), tree: XMLTree(), treeMemory: TableMemory()))
  }

  /// The file. To be asked for once and kept by who looks at it often.
  public var source: SourceFile { held.withLock { source(&$0) } }

  private func source(_ held: inout Held) -> SourceFile {
    let source = passingSource(&held)
    held.source = source
    return source
  }

  /// The file for who looks at it once: nothing is kept for others.
  public var passingSource: SourceFile { held.withLock { passingSource(&$0) } }

  private func passingSource(_ held: inout Held) -> SourceFile {
    held.source
      ?? SourceFile(path: path, bytes: held.memory == nil ? readAgain() : Array(held.bytes.storage))
  }

  /// What `body` makes of the bytes of `range`; nothing is kept for others.
  public func withBytes<Result: Sendable>(
    in range: SourceRange, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = Int(range.start)..<Int(range.end)
    return held.withLock { held in
      if held.source == nil, held.memory != nil {
        return body(UnsafeBufferPointer(rebasing: held.bytes.storage[range]))
      }
      return passingSource(&held).bytes.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[range]))
      }
    }
  }

  private func readAgain() -> [UInt8] {
    guard let origin else { return [] }
    let bytes = XMLEncoding(origin.read(file), file: file).bytes
    if bytes.withUnsafeBufferPointer(ByteHash.checksum) != checksum { origin.refuse(path) }
    return bytes
  }

  /// The tree, which lives as long as this store unless it is put away. Costs reading the file where it was.
  public var tree: XMLTree {
    held.withLock { held in
      if held.treeMemory == nil {
        let document = XMLReader(names: NameCache()).readAgain(source(&held), file: FileID(0))
        held.tree = document.tree
        held.treeMemory = document.memory
      }
      return held.tree
    }
  }

  /// Gives the memory of the tree back. Only while nobody else looks at it, and only where the tree is as it was read.
  public func putAwayTree() {
    held.withLock { held in
      held.tree = XMLTree()
      held.treeMemory = nil
    }
  }

  /// Gives the memory of the bytes back, if they can be had again; `isWanted` where somebody will ask for them.
  public func putAwaySource(isWanted: Bool) {
    guard origin != nil else { return }
    held.withLock { held in
      if isWanted { _ = source(&held) } else { held.source = nil }
      held.bytes = Table()
      held.memory = nil
    }
  }
}

/// Where the bytes of a package's files come from when somebody asks for those that were put away.
public final class SourceOrigin: Sendable {
  private let contents: @Sendable (FileID) throws -> [UInt8]
  private let changed: @Sendable (_ path: String) -> Never

  /// `contents` gives the bytes of a file as they are stored. Where they are not what they were, nothing that was found
  /// holds any more: `changed` ends the process.
  public init(
    contents: @escaping @Sendable (FileID) throws -> [UInt8],
    changed: @escaping @Sendable (_ path: String) -> Never
  ) {
    self.contents = contents
    self.changed = changed
  }

  /// The bytes of a file. One that cannot be read any more is not what it was: its sum tells that.
  fileprivate func read(_ file: FileID) -> [UInt8] { (try? contents(file)) ?? [] }

  fileprivate func refuse(_ path: String) -> Never { changed(path) }
}
