import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// What the previews and scenarios of a package reach of its screens and views: the branches of `If` and `Switch`, rows and
/// no rows of `ForEach`, handlers, presentations.
public struct ScenarioCoverage: Sendable {
  /// A Screen or View, and what is in it.
  struct Page: Sendable {
    let name: String
    let location: SourceLocation
    /// The names of the previews and scenarios that show it.
    let previews: [String]
    let scenarios: [String]
    let items: [ReachableItem]
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
      return Page(
        name: declared.name.text, location: program.location(of: id),
        previews: previews.filter { $0.reached.views.contains(id) }.map {
          program.pageName(of: program[$0.preview])
        },
        scenarios: results.filter { $0.reached.views.contains(id) }.map(\.scenario.name),
        items: ReachableItem.all(in: declared, of: model, all))
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
