import RenderTree

/// The sizes that views chose for proposals.
struct SizeCache {
  /// The size that a view chose for a proposal.
  private struct Entry {
    let node: Int32
    /// The one before for the same view, or -1.
    let previous: Int32
    let proposal: (Int32, Int32)
    let size: (Int32, Int32)
  }

  private var entries: [Entry] = []
  /// For each node the place of its latest entry, or -1.
  private var latest: [Int32]

  /// No sizes of so many nodes.
  init(nodes: Int) { latest = [Int32](repeating: -1, count: nodes) }

  /// How many there are: `forget` drops those that are kept from here on.
  var mark: Int { entries.count }

  /// The size of a view for a proposal; nil where it was not computed yet.
  func size(of node: NodeIndex, for proposal: Proposal) -> CellSize? {
    let key = (Int32(clamping: proposal.width), Int32(clamping: proposal.height))
    var place = Int(latest[Int(node.raw)])
    while place >= 0 {
      let known = entries[place]
      if known.proposal == key { return CellSize(width: Int(known.size.0), height: Int(known.size.1)) }
      place = Int(known.previous)
    }
    return nil
  }

  /// Keeps the size of a view for a proposal.
  mutating func keep(_ size: CellSize, of node: NodeIndex, for proposal: Proposal) {
    entries.append(
      Entry(
        node: node.raw, previous: latest[Int(node.raw)],
        proposal: (Int32(clamping: proposal.width), Int32(clamping: proposal.height)),
        size: (Int32(clamping: size.width), Int32(clamping: size.height))))
    latest[Int(node.raw)] = Int32(entries.count - 1)
  }

  /// Forgets the sizes that were kept since a mark.
  mutating func forget(after mark: Int) {
    while entries.count > mark {
      let last = entries.removeLast()
      latest[Int(last.node)] = last.previous
    }
  }
}
