import SourceModel

/// Changes of a tree by who made it, before anybody else reads it. What is taken out stays in `nodes` as a blank text, which
/// says nothing wherever it stands.
extension XMLTree {
  /// Takes an element out, with all that it holds.
  public func remove(_ id: XMLNodeID) { nodes.change(id) { $0.becomeBlank() } }

  /// Puts what an element holds in its place.
  public func dissolve(_ id: XMLNodeID) {
    let element = self[id]
    if !element.hasChildren { return remove(id) }
    let first = firstChild(of: id)
    var last = first
    for child in children(of: id) {
      nodes.change(child) { $0.parent = element.parent }
      last = child
    }
    nodes.change(last) { $0.nextSibling = element.nextSibling }
    nodes.change(id) {
      $0.becomeBlank()
      $0.nextSibling = first
    }
    if element.hasLowercaseChildren, !element.parent.isNone {
      nodes.change(element.parent) { $0.hasLowercaseChildren = true }
    }
  }
}

extension XMLNode {
  fileprivate mutating func becomeBlank() {
    flags = [.isText, .isBlank]
    attributeCount = 0
  }
}
