import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// What the previews and scenarios of a package reach of its screens and views: the branches of `If` and `Switch`, rows and
/// no rows of `ForEach`, handlers, presentations.
public struct ScenarioCoverage: Sendable {
  /// A Screen or View, what was reached in it, and the names of the previews and scenarios that show it.
  typealias Page = (reached: ReachedPage, previews: [String], scenarios: [String])

  /// The screens and views, in the order of their files.
  let pages: [Page]

  /// How many things can be reached: each screen and view, and what is in it.
  public var count: Int { pages.reduce(0) { $0 + $1.reached.count } }
  /// How many of them are reached.
  public var reached: Int { pages.reduce(0) { $0 + $1.reached.reached } }

  /// What some scenarios, and all previews, reached. Draws each preview. Throws `FileError`, `UsageError` for templates that
  /// cannot be used.
  public init(_ runner: ScenarioRunner, _ results: [ScenarioResult]) throws {
    let model = runner.compilation.model
    let program = model.program
    let previews = try runner.previews()
    var all = Reached()
    for (_, reached) in previews { all.formUnion(reached) }
    for result in results { all.formUnion(result.reached) }
    pages = ReachedPage.all(in: model, all).map { page in
      (
        page,
        previews.filter { $0.reached.views.contains(page.id) }.map {
          program.pageName(of: program[$0.preview])
        },
        results.filter { $0.reached.views.contains(page.id) }.map(\.scenario.name)
      )
    }
  }

  /// The coverage as text.
  func text(_ files: SourceFiles) -> String {
    var context = ReportContext(files)
    var out = "Reached by previews and scenarios:\n"
    for (page, previews, scenarios) in pages {
      let shown = [(previews, "preview"), (scenarios, "scenario")].compactMap { names, kind in
        names.isEmpty ? nil : "\(kind)\(names.count == 1 ? "" : "s") \(names.joined(separator: ", "))"
      }
      out += "  \(page.name)  \(page.reached) of \(page.count)"
      out +=
        page.isShown ? ", shown by \(VisibleText.line(shown.joined(separator: "; ")))\n" : ", shown by none\n"
      if !page.isShown { continue }
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
    let pages = pages.map { page, previews, scenarios in
      let items = page.items.filter { !$0.isReached }.map {
        "{\"what\": \(quoted($0.name)), \(JSONReport.place($0.location, &context))}"
      }
      return "{\"name\": \(quoted(page.name)), \(JSONReport.place(page.location, &context)), "
        + "\"previews\": [\(previews.map(quoted).joined(separator: ", "))], "
        + "\"scenarios\": [\(scenarios.map(quoted).joined(separator: ", "))], "
        + "\"items\": \(page.items.count), \"unreached\": [\(items.joined(separator: ", "))]}"
    }
    return "{\"reached\": \(reached), \"count\": \(count), \"screens\": [\(pages.joined(separator: ", "))]}"
  }
}
