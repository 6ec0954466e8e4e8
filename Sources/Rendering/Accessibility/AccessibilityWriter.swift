import RenderTree

/// Writes the reading of one tree.
struct AccessibilityWriter {
  let tree: RenderTree
  var out: [UInt8] = []
  var presentations: [NodeIndex] = []
  /// What a modifier around says of the next element; nil where nothing does.
  var label: String?
  var value: String?
  var hint: String?
  /// Spoken as a hint where there is none.
  var help: String?
  var identifier: String?
  var isHeading = false
  var isDisabled = false
  /// No tree writes more nodes than it has.
  var remaining: Int

  static let deepest = 400

  init(_ tree: RenderTree) {
    self.tree = tree.unfolded()
    remaining = tree.wholeNodeCount
  }

  func payload<T>(_ list: [T], _ node: RenderNode) -> T? {
    node.payload >= 0 && Int(node.payload) < list.count ? list[Int(node.payload)] : nil
  }

  func string(_ range: PoolRange) -> String {
    Int(range.start) + Int(range.count) <= tree.pool.count ? tree.string(range) : ""
  }

  // MARK: Lines

  /// Writes one element; what modifiers around it say is used up.
  mutating func line(
    _ depth: Int, _ role: String, name: String = "", value: String = "", states: [String] = []
  ) {
    var text = String(repeating: "  ", count: min(depth, 200)) + role
    let name = label ?? name
    if !name.isEmpty { text += " \(Self.quoted(name))" }
    let value = self.value ?? value
    if !value.isEmpty { text += " = \(Self.quoted(value))" }
    for state in states where !state.isEmpty { text += " \(state)" }
    if isDisabled { text += " disabled" }
    if let hint = hint ?? help { text += " hint \(Self.quoted(hint))" }
    if let identifier { text += " id \(Self.quoted(identifier))" }
    (label, self.value, hint, help, identifier) = (nil, nil, nil, nil, nil)
    out += Array(text.utf8)
    out.append(0x0A)
  }

  /// Text in quotes on one line; marks that would turn the direction of the terminal are written by number.
  static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      default:
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
          out += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: out.unicodeScalars.append(scalar)
        }
      }
    }
    return out + "\""
  }

  // MARK: Nodes

  mutating func write(_ index: NodeIndex, depth: Int, level: Int) {
    guard index.raw >= 0, Int(index.raw) < tree.nodes.count, level < Self.deepest, remaining > 0 else {
      return
    }
    remaining -= 1
    let node = tree[index]
    switch node.kind {
    case .grid where payload(tree.grids, node)?.isTable == true:
      line(depth, "table")
      writeChildren(node, depth + 1, level)
    case .group, .stack, .grid, .scroll: writeContainer(node, depth, level)
    case .text: writeText(node, depth)
    case .image: writeImage(node, depth)
    case .control: if let control = payload(tree.controls, node) { write(control, node, depth, level) }
    case .link: writeLink(node, depth, level)
    case .list: writeList(node, depth, level)
    case .navigation: writeNavigation(node, depth, level)
    case .presentation: presentations.append(index)
    case .box: writeBox(node, depth, level)
    case .region: writeRegion(node, depth, level)
    case .map:
      guard let map = payload(tree.maps, node) else { return }
      line(depth, "map", name: "\(map.latitude), \(map.longitude)")
      writeChildren(node, depth + 1, level)
    case .drawing:
      guard let drawing = payload(tree.drawings, node) else { return }
      if label != nil || !drawing.label.isEmpty || !drawing.table.isEmpty {
        line(depth, "drawing", name: string(drawing.label))
      }
      for row in drawing.table { line(depth + 1, "row", name: row.map(string).joined(separator: ", ")) }
      if drawing.table.isEmpty { writeChildren(node, depth + 1, level) }
    case .shape, .divider, .spacer:
      if label != nil { line(depth, "image") }
    case .alike: break
    }
  }

  mutating func writeChildren(_ node: RenderNode, _ depth: Int, _ level: Int, isInner: Bool = false) {
    write(tree.children(of: node), depth, level, isInner: isInner)
  }

  /// Writes views one after the other; inside something that is read as one, only the controls in them.
  mutating func write(_ views: some Sequence<NodeIndex>, _ depth: Int, _ level: Int, isInner: Bool) {
    for view in views {
      if isInner {
        writeInner(view, depth, level + 1)
      } else {
        write(view, depth: depth, level: level + 1)
      }
    }
  }

  /// A container is silent but for a label of its own, which makes it a group.
  private mutating func writeContainer(_ node: RenderNode, _ depth: Int, _ level: Int) {
    var inner = depth
    if label != nil || value != nil || hint != nil || help != nil || identifier != nil {
      line(depth, "group")
      inner += 1
    }
    writeChildren(node, inner, level)
  }

  private mutating func writeText(_ node: RenderNode, _ depth: Int) {
    guard let text = payload(tree.texts, node) else { return }
    let words = words(of: text)
    if words.isEmpty && label == nil { return }
    let rank = text.headingLevel > 0 ? Int(text.headingLevel) : (isHeading ? 2 : 0)
    line(depth, rank > 0 ? "heading \(rank)" : "text", name: words)
    writeLinkedWords(of: text, depth + 1)
  }

  /// The words of a text that lead somewhere are links in it.
  private mutating func writeLinkedWords(of text: TextPayload, _ depth: Int) {
    for link in tree.linkedWords(of: text) {
      line(depth, "link", name: link.words, states: ["to \(Self.quoted(link.address))"])
    }
  }

  func words(of text: TextPayload) -> String {
    var words = ""
    for run in 0..<max(0, Int(text.runCount)) {
      let place = Int(text.firstRun) + run
      if place >= 0, place < tree.runs.count { words += string(tree.runs[place].text) }
    }
    return words
  }

  private mutating func writeImage(_ node: RenderNode, _ depth: Int) {
    guard let image = payload(tree.images, node), !image.isDecorative || label != nil else { return }
    line(depth, "image", name: name(of: image))
  }

  func name(of image: ImagePayload) -> String {
    if !image.label.isEmpty { return string(image.label) }
    let name = string(image.name)
    return image.source == .symbol ? SymbolCatalog.defaultLabel(name) : name
  }

  private mutating func writeLink(_ node: RenderNode, _ depth: Int, _ level: Int) {
    guard let link = payload(tree.links, node) else { return }
    let target = string(link.target)
    let states = [
      link.isEnabled ? "" : "disabled",
      link.kind == .address && !target.isEmpty ? "to \(Self.quoted(target))" : "",
    ]
    writeNamed(node, depth, level, role: "link", states: states)
  }

  /// An element that takes its name from what it holds; controls inside it are elements of their own.
  mutating func writeNamed(
    _ node: RenderNode, _ depth: Int, _ level: Int, role: String, title: String = "", value: String = "",
    states: [String] = []
  ) {
    let given = label
    let name = given ?? (title.isEmpty ? spoken(node) : title)
    line(depth, role, name: name, value: value, states: states)
    writeChildren(node, depth + 1, level, isInner: true)
  }

  /// Writes the controls inside something that is read as one.
  private mutating func writeInner(_ index: NodeIndex, _ depth: Int, _ level: Int) {
    guard index.raw >= 0, Int(index.raw) < tree.nodes.count, level < Self.deepest, remaining > 0 else {
      return
    }
    let node = tree[index]
    switch node.kind {
    case .control, .link, .presentation: write(index, depth: depth, level: level)
    case .text: if let text = payload(tree.texts, node) { writeLinkedWords(of: text, depth) }
    case .box: writeBox(node, depth, level, isInner: true)
    case .group, .stack, .grid, .list, .scroll, .map, .drawing, .navigation, .region:
      // What is said of several views is said of none of the controls among them.
      (label, value, hint, help, identifier) = (nil, nil, nil, nil, nil)
      writeChildren(node, depth, level, isInner: true)
    case .image, .shape, .divider, .spacer, .alike: break
    }
  }
}
