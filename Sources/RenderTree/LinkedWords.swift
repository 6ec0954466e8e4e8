/// Words of a text that lead somewhere.
public struct LinkedWords: Hashable, Sendable {
  /// The words.
  public let words: String
  /// Where they lead.
  public let address: String
}

extension RenderTree {
  /// The words of a text that lead somewhere, in order.
  public func linkedWords(of text: TextPayload) -> [LinkedWords] {
    var found: [LinkedWords] = []
    if addresses.isEmpty { return found }
    var last: Int32 = -1
    let first = max(0, Int(text.firstRun))
    for run in runs[min(first, runs.count)..<max(first, min(first + Int(text.runCount), runs.count))] {
      let link =
        run.style >= 0 && Int(run.style) < textStyles.count ? textStyles[Int(run.style)].link : -1
      defer { last = link }
      guard link >= 0, Int(link) < addresses.count else { continue }
      let before = link == last ? found.removeLast().words : ""
      found.append(LinkedWords(words: before + string(run.text), address: string(addresses[Int(link)])))
    }
    return found
  }

  /// The words of all texts in the tree that lead somewhere, in order.
  public var linkedWords: [LinkedWords] {
    if addresses.isEmpty { return [] }
    var found: [LinkedWords] = []
    var open = [root]
    while let index = open.popLast() {
      if index.isNone { continue }
      let node = self[index]
      if node.kind == .text { found += linkedWords(of: texts[Int(node.payload)]) }
      open += children(of: node).reversed()
    }
    return found
  }
}
