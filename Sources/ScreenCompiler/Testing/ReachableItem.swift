import ElementCatalog
import ScreenRuntime
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Something in a screen or view that runs can reach: a branch of `If` or `Switch`, a `ForEach` with rows or without, a
/// handler, a presentation.
struct ReachableItem: Sendable {
  /// What is known of it where it is not reached: `this branch is never taken`.
  let name: String
  let location: SourceLocation
  let isReached: Bool

  /// What can be reached in a declaration, in the order of its file.
  static func all(in declared: Declaration, of model: SemanticModel, _ reached: Reached) -> [ReachableItem] {
    var finder = ItemFinder(model, declared, reached)
    return finder.find()
  }
}

/// Finds what can be reached in one declaration.
private struct ItemFinder {
  private let model: SemanticModel
  private let file: FileID
  private let checked: CheckedFile
  private let range: SourceRange
  private let reached: Reached
  private let source: SourceFile
  private let xml: XMLTree
  private var items: [ReachableItem] = []

  init(_ model: SemanticModel, _ declared: Declaration, _ reached: Reached) {
    self.model = model
    file = declared.file
    checked = model.files[file]
    let parsed = model.program.files[file]
    (xml, source) = (parsed.xml, parsed.source)
    range = xml[declared.node].range
    self.reached = reached
  }

  private func place<ID: TableID>(_ id: ID) -> Reached.Place<ID> { Reached.Place(file: file, id: id) }

  private mutating func add(_ name: String, _ range: SourceRange, _ isReached: Bool) {
    items.append(
      ReachableItem(
        name: name, location: SourceLocation(file, range), isReached: isReached))
  }

  mutating func find() -> [ReachableItem] {
    for index in checked.views.indices {
      let node = checked.views[index]
      guard node.range.start >= range.start, node.range.end <= range.end else { continue }
      find(in: node, index)
    }
    return items.sorted {
      ($0.location.range.start, $0.location.range.end) < ($1.location.range.start, $1.location.range.end)
    }
  }

  private mutating func find(in node: ViewNode, _ index: ViewID) {
    let name = node.xml.isNone ? node.range : xml[node.xml].nameRange
    switch node.kind {
    case .conditional:
      var hasElse = false
      for branch in branches(of: node) {
        let inner = checked.views[branch]
        let tag = xml[inner.xml].nameRange
        if inner.code.isNone && inner.attributes.isEmpty { hasElse = true }
        add("this branch is never taken", tag, reached.branches.contains(place(branch)))
      }
      if !hasElse {
        add("this condition always holds", name, reached.passed.contains(place(index)))
      }
    case .switching:
      for branch in branches(of: node) {
        add(
          "this case is never met", xml[checked.views[branch].xml].nameRange,
          reached.branches.contains(place(branch)))
      }
    case .forEach:
      add("this never has a row", name, reached.filled.contains(place(index)))
      if !FixedRows(model).isNeverEmpty(node.code, checked) {
        add("this is never without rows", name, reached.empty.contains(place(index)))
      }
    case .part:
      if ElementCatalog.shared.elements[Int(node.target)].content.contains(.presents) {
        add("this is never presented", name, reached.presented.contains(place(index)))
      }
    case .branch, .switchCase, .element, .declared, .letBinding, .fragment, .content, .text: break
    }
    for attribute in node.attributes {
      let use = checked.attributes[attribute]
      if use.form == .action { handler(use.code, use.nameRange) }
      if use.form == .function { closure(use.code, use.nameRange) }
    }
    if node.kind == .switchCase { return }
    for modifier in node.modifiers { find(in: checked.modifiers[modifier]) }
  }

  private func branches(of node: ViewNode) -> [ViewID] { node.content.map { checked.viewLists[$0] } }

  /// Closures that a modifier runs as a handler: those that give nothing.
  private mutating func find(in modifier: ModifierApplication) {
    guard modifier.kind == .catalog, modifier.target >= 0 else { return }
    let signatures = ElementCatalog.shared.modifiers[Int(modifier.target)].signatures
    guard Int(modifier.overload) < signatures.count, signatures[Int(modifier.overload)].contains("-> Void")
    else { return }
    for argument in modifier.arguments {
      let code = checked.argumentMaps[argument]
      if !code.isNone { closure(code, checked.code[code].range) }
    }
  }

  private mutating func closure(_ code: CodeID, _ range: SourceRange) {
    guard !code.isNone, checked.code[code].kind == .closure else { return }
    handler(checked.code[code].second, range)
  }

  private mutating func handler(_ block: CodeID, _ range: SourceRange) {
    if block.isNone { return }
    add("this handler never runs", range, reached.handlers.contains(place(block)))
  }
}
