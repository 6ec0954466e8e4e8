import ElementCatalog
import ScreenRuntime
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What the previews and scenarios of a package reach of its screens and views: the branches of `If` and `Switch`, rows and
/// no rows of `ForEach`, handlers, presentations.
public struct ScenarioCoverage: Sendable {
  /// Something that can be reached.
  struct Item: Sendable {
    /// What it is: `the branch <Else>`.
    let name: String
    let location: SourceLocation
    let isReached: Bool
  }

  /// A Screen or View, and what is in it.
  struct Page: Sendable {
    let name: String
    let location: SourceLocation
    /// The names of the previews and scenarios that show it.
    let previews: [String]
    let scenarios: [String]
    let items: [Item]
  }

  /// The screens and views, in the order of their files.
  let pages: [Page]

  /// How many things can be reached: each screen and view, and what is in it.
  public var count: Int { pages.reduce(0) { $0 + 1 + $1.items.count } }
  /// How many are.
  public var reached: Int {
    pages.reduce(0) { sum, page in
      sum + (page.previews.isEmpty && page.scenarios.isEmpty ? 0 : 1) + page.items.count { $0.isReached }
    }
  }

  /// What some scenarios, and all previews, reached. Draws each preview. Throws `FileError`, `UsageError` for templates that
  /// cannot be used.
  public init(_ runner: ScenarioRunner, _ results: [ScenarioResult]) throws {
    let model = runner.compilation.model
    let program = model.program
    let previews = try runner.previews()
    var all = Reached()
    for (_, reached) in previews { all.formUnion(reached) }
    for result in results { all.formUnion(result.reached) }
    pages = program.declarations.indices.compactMap { id -> Page? in
      let declared = program.declarations[id]
      guard declared.kind == .screen || declared.kind == .view else { return nil }
      var finder = ItemFinder(model, declared, all)
      return Page(
        name: declared.name.text, location: program.location(of: id),
        previews: previews.filter { $0.reached.views.contains(id) }.map {
          program.pageName(of: program[$0.preview])
        },
        scenarios: results.filter { $0.reached.views.contains(id) }.map(\.scenario.name),
        items: finder.find())
    }
  }

  /// The coverage as text.
  func text(_ files: SourceFiles) -> String {
    var context = ReportContext(files)
    var out = "Reached by previews and scenarios:\n"
    for page in pages {
      let shown = [(page.previews, "preview"), (page.scenarios, "scenario")].compactMap { names, kind in
        names.isEmpty ? nil : "\(kind)\(names.count == 1 ? "" : "s") \(names.joined(separator: ", "))"
      }
      let isShown = !shown.isEmpty
      let reached = (isShown ? 1 : 0) + page.items.count { $0.isReached }
      out += "  \(page.name)  \(reached) of \(page.items.count + 1)"
      out += isShown ? ", shown by \(VisibleText.line(shown.joined(separator: "; ")))\n" : ", shown by none\n"
      if !isShown { continue }
      for item in page.items where !item.isReached {
        let start = context.positions(item.location).start
        let path = VisibleText.line(context.file(item.location.file).path)
        out += "    \(path):\(start.line):\(start.column)  \(VisibleText.line(item.name))\n"
      }
    }
    return out
  }

  /// The coverage as a JSON object.
  func json(_ files: SourceFiles) -> String {
    var context = ReportContext(files)
    let quoted = JSONReport.quoted as (String) -> String
    let pages = pages.map { page in
      let items = page.items.filter { !$0.isReached }.map {
        "{\"what\": \(quoted($0.name)), \(JSONReport.place($0.location, &context))}"
      }
      return "{\"name\": \(quoted(page.name)), \(JSONReport.place(page.location, &context)), "
        + "\"previews\": [\(page.previews.map(quoted).joined(separator: ", "))], "
        + "\"scenarios\": [\(page.scenarios.map(quoted).joined(separator: ", "))], "
        + "\"items\": \(page.items.count), \"unreached\": [\(items.joined(separator: ", "))]}"
    }
    return "{\"reached\": \(reached), \"count\": \(count), \"screens\": [\(pages.joined(separator: ", "))]}"
  }
}

/// Finds what can be reached in one declaration.
private struct ItemFinder {
  private let file: FileID
  private let checked: CheckedFile
  private let range: SourceRange
  private let reached: Reached
  private let source: SourceFile
  private let xml: XMLTree
  private var items: [ScenarioCoverage.Item] = []

  init(_ model: SemanticModel, _ declared: Declaration, _ reached: Reached) {
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
      ScenarioCoverage.Item(
        name: name, location: SourceLocation(file, range), isReached: isReached))
  }

  mutating func find() -> [ScenarioCoverage.Item] {
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
      add("this is never without rows", name, reached.empty.contains(place(index)))
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
