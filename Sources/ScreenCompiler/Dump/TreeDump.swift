import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// The tree of each screen and preview as it is drawn, or why it is not.
enum TreeDump {
  static func text(_ compilation: Compilation) throws -> String {
    let program = compilation.model.program
    let errors = compilation.drawingErrors.count
    if errors > 0 { return "not drawn: \(errors) errors\n" }
    let maker = try PageMaker.ofPackage(compilation, options: PageOptions())
    let run = maker.makeRun(foldsRows: true)
    var text = ""
    func draw(_ id: DeclarationID, _ make: () throws -> RenderTree) throws {
      let declaration = program[id]
      text += "\(declaration.kind.element) \(declaration.name)\n"
      do {
        text += TreeText.of(try make().unfolded())
      } catch let fault as PageFault {
        for finding in fault.diagnostics { text += "  \(finding.rule): \(finding.message)\n" }
      }
    }
    func drawAll() throws {
      try run.findRoutes()
      for index in OutputWriter.screens(of: compilation) {
        try draw(index) { try maker.tree(of: index, on: run) }
      }
      for index in program.declarations.indices where program.declarations[index].kind == .preview {
        try draw(index) { try maker.tree(ofPreview: index) }
      }
    }
    try withoutActuallyEscaping(drawAll) { try run.session($0) }
    return text
  }
}

/// A tree as indented lines: the kind and the payload of each node.
private struct TreeText {
  private let tree: RenderTree
  private var text = ""

  static func of(_ tree: RenderTree) -> String {
    var lines = TreeText(tree: tree)
    if !tree.root.isNone { lines.add(tree.root) }
    return lines.text
  }

  private init(tree: RenderTree) { self.tree = tree }

  /// Nodes may lie deeper in each other than a stack reaches.
  private mutating func add(_ root: NodeIndex) {
    var open = [(node: root, depth: 1)]
    while let (node, depth) = open.popLast() {
      let said = payload(tree[node])
      text += String(repeating: "  ", count: depth) + "\(tree[node].kind)\(said.isEmpty ? "" : " ")\(said)\n"
      open += tree.children(of: node).map { ($0, depth + 1) }.reversed()
    }
  }

  private func payload(_ node: RenderNode) -> String {
    let place = Int(node.payload)
    switch node.kind {
    case .group, .divider, .alike: return ""
    case .stack: return said(tree.stacks[place])
    case .grid: return said(tree.grids[place])
    case .text:
      let payload = tree.texts[place]
      let runs = tree.runs[Int(payload.firstRun)..<Int(payload.firstRun + payload.runCount)]
      return ([said(payload)] + runs.map { said($0) }).joined(separator: " | ")
    case .image: return said(tree.images[place])
    case .shape: return said(tree.shapes[place])
    case .control: return said(tree.controls[place])
    case .link: return said(tree.links[place])
    case .list: return said(tree.lists[place])
    case .spacer: return "\(tree.spacers[place])"
    case .scroll: return said(tree.scrolls[place])
    case .map: return said(tree.maps[place])
    case .drawing: return said(tree.drawings[place])
    case .navigation: return said(tree.navigations[place])
    case .presentation: return said(tree.presentations[place])
    case .box: return said(tree.boxes[place])
    case .region: return "\(tree.regions[place])"
    }
  }

  /// The parts of a payload that are set, by their names; what they refer to in place of where that lies.
  private func said(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { said($0.value) } ?? "nil"
    case .collection: return "(" + mirror.children.map { said($0.value) }.joined(separator: ", ") + ")"
    case .tuple:
      return "(" + mirror.children.compactMap { part($0.label ?? "", $0.value) }.joined(separator: " ") + ")"
    case .enum:
      guard let part = mirror.children.first else { return "\(value)" }
      let said = said(part.value)
      return (part.label ?? "") + (said.hasPrefix("(") ? said : "(\(said))")
    case .struct:
      if let range = value as? PoolRange { return tree.string(range).debugDescription }
      let plain = value is TextStyle ? Self.plainStyle : []
      let parts = mirror.children.compactMap { part($0.label ?? "", $0.value) }
      return parts.filter { !plain.contains($0) }.joined(separator: " ")
    // Numbers and texts, which have no parts.
    default: return "\(value)"
    }
  }

  private static let plainStyle = Set(
    Mirror(reflecting: TextStyle()).children.compactMap {
      TreeText(tree: RenderTree()).part($0.label ?? "", $0.value)
    })

  private func part(_ label: String, _ value: Any) -> String? {
    if let place = value as? Int32, let referred = referred(label, Int(place)) {
      return referred.isEmpty ? nil : referred
    }
    let text = said(value)
    if ["nil", "false", "\"\"", ""].contains(text) { return nil }
    return "\(label): \(text.contains(": ") && !(value is PoolRange) ? "(\(text))" : text)"
  }

  /// What a place in another table of the tree stands for, nothing for none; nil for a number that is no such place.
  private func referred(_ label: String, _ place: Int) -> String? {
    switch label {
    case "firstRun", "runCount": ""
    case "control": tree.targets.indices.contains(place) ? "leads to \(said(tree.targets[place]))" : ""
    case "style", "titleStyle": tree.textStyles.indices.contains(place) ? said(tree.textStyles[place]) : ""
    case "gradient": place < 0 ? "" : "gradient \(said(tree.gradients[place]))"
    case "link": place < 0 ? "" : "link \(said(tree.addresses[place]))"
    case "date": place < 0 ? "" : said(tree.dates[place])
    case "image": place < 0 ? "" : "image (\(said(tree.images[place])))"
    default: nil
    }
  }
}
