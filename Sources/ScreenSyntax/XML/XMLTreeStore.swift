import SourceModel
import Synchronization

/// Holds the elements of one file, which may be put away when the file is checked: few ask for them later, and their
/// memory serves others until then. Who asks gets them again, read anew from the bytes, and they stay then.
public final class XMLTreeStore: Sendable {
  private struct Held {
    var tree: XMLTree
    /// What the tree lies in; nil while it is put away.
    var memory: TableMemory?
  }

  private let held: Mutex<Held>
  private let source: SourceFile
  /// True where nothing could be read.
  public let isEmpty: Bool
  /// True where a comment speaks to the compiler.
  public let hasDirectives: Bool

  /// Holds the tree of a document.
  public init(_ document: XMLDocument) {
    source = document.source
    isEmpty = document.tree.nodes.isEmpty
    hasDirectives = !document.tree.directives.isEmpty
    held = Mutex(Held(tree: document.tree, memory: document.memory))
  }

  /// Holds nothing.
  public init() {
    source = SourceFile(path: "", bytes: [])
    isEmpty = true
    hasDirectives = false
    held = Mutex(Held(tree: XMLTree(), memory: TableMemory()))
  }

  /// The tree, which lives as long as this store unless it is put away. Costs reading the file where it was.
  public var tree: XMLTree {
    held.withLock { held in
      if held.memory == nil {
        let document = XMLReader(names: NameCache()).readAgain(source, file: FileID(0))
        held = Held(tree: document.tree, memory: document.memory)
      }
      return held.tree
    }
  }

  /// Gives the memory of the tree back. Only while nobody else looks at it, and only where the tree is as it was read.
  public func putAway() {
    held.withLock { $0 = Held(tree: XMLTree(), memory: nil) }
  }
}
