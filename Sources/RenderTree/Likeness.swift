/// What views that are alike have in common: their nodes, and everything in them but the characters of some texts.
///
/// The nodes of each of them lie together, in the same order, and refer to the same payloads, but for those texts. Such a
/// text is one run, and only its place in the pool is its own.
public struct Likeness: Sendable {
  /// Where their first node lies, counted from the view itself; 0 or less.
  public let firstNode: Int32
  /// How many nodes they have, the view itself included.
  public let nodeCount: Int32
  /// The texts that differ, in `RenderTree.differingTexts`.
  public let texts: Range<Int32>
}

extension RenderTree {
  /// More kinds of views than these are not told apart.
  private static let mostLikenesses = Int(UInt16.max)

  /// The number of what a row has in common with those that will be added like it; 0 where that is not told.
  mutating func addLikeness(root: Int32, nodeCount: Int, differingTexts places: [Int]) -> UInt16 {
    guard likenesses.count < Self.mostLikenesses else { return 0 }
    let first = Int32(differingTexts.count)
    differingTexts += places.map { Int32($0) - root }
    likenesses.append(
      Likeness(
        firstNode: -root, nodeCount: Int32(nodeCount), texts: first..<Int32(differingTexts.count)))
    return UInt16(likenesses.count)
  }
}
