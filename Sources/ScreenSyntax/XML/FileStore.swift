import SourceModel

/// One file of a package as it was read: its bytes and its elements, which live as long as this does.
public final class FileStore: Sendable {
  /// The file in UTF-8.
  public let source: SourceFile
  /// Its elements and texts; empty where nothing could be read.
  public let tree: XMLTree
  /// What the tree lies in.
  private let memory: TableMemory
  /// True where a comment speaks to the compiler.
  public let hasDirectives: Bool

  /// The platform that its code is compiled for, by the name that `os` gives it.
  public let platform: String

  /// Where elements stand that are for another platform, which nothing reads.
  public let omitted: [SourceRange]

  /// Holds a document.
  public init(_ document: XMLDocument, platform: String = "iOS", omitted: [SourceRange] = []) {
    self.platform = platform
    self.omitted = omitted
    source = document.source
    tree = document.tree
    memory = document.memory
    hasDirectives = !document.tree.directives.isEmpty
  }

  /// Holds nothing.
  public init(path: String) {
    platform = "iOS"
    omitted = []
    source = SourceFile(path: path, bytes: [])
    tree = XMLTree()
    memory = TableMemory()
    hasDirectives = false
  }

  /// The path relative to the package root.
  public var path: String { source.path }

  /// True where nothing could be read.
  public var isEmpty: Bool { tree.nodes.isEmpty }

  /// What `body` makes of the bytes of `range`.
  public func withBytes<Result>(
    in range: SourceRange, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    source.bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(range.start)..<Int(range.end)]))
    }
  }
}
