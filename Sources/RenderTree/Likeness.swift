/// What views that are alike have in common: their nodes, and everything in them but the characters of some texts, the
/// names of some pictures, and where links lead.
///
/// The nodes of each of them lie together, in the same order, and refer to the same payloads, but for those. A text that
/// differs is one run, and only its place in the pool is its own.
public struct Likeness: Sendable {
  /// The first of them, which is there with all its nodes.
  public let root: NodeIndex
  /// Where in `RenderTree.differences` that begins which the first has of its own; -1 where no view is folded.
  public let own: Int32
  /// Where their first node lies, counted from the view itself; 0 or less.
  public let firstNode: Int32
  /// How many nodes they have, the view itself included.
  public let nodeCount: Int32
  /// The texts that differ, in `RenderTree.differingNodes`.
  public let texts: Range<Int32>
  /// The pictures that differ in their names, there too.
  public let images: Range<Int32>
  /// The links there; each has a file or address and a number of its own.
  public let links: Range<Int32>
}

extension RenderTree {
  /// More kinds of views than these are not told apart.
  private static let mostLikenesses = Int(UInt16.max)

  /// The number of what a row has in common with those that will be added like it; 0 where that is not told. `own` is
  /// what it has of its own, if others like it may be folded.
  mutating func addLikeness(
    root: Int32, in row: NodeIndex, nodeCount: Int, texts: [Int], images: [Int], links: [Int], own: [OwnText]?
  ) -> UInt16 {
    guard likenesses.count < Self.mostLikenesses else { return 0 }
    func add(_ places: [Int]) -> Range<Int32> {
      let first = Int32(differingNodes.count)
      differingNodes += places.map { Int32($0) - root }
      return first..<Int32(differingNodes.count)
    }
    likenesses.append(
      Likeness(
        root: row, own: own == nil ? -1 : Int32(differences.count), firstNode: -root,
        nodeCount: Int32(nodeCount),
        texts: add(texts), images: add(images), links: add(links)))
    differences += own ?? []
    return UInt16(likenesses.count)
  }
}
