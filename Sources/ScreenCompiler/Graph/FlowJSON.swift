import SourceModel

/// The flow of data as one JSON object.
public enum FlowJSON {
  /// The whole map: `{"version": 1, "sources": […], "views": […]}`.
  public static func text(_ map: FlowMap, files: SourceFiles) -> String {
    var context = ReportContext(files)
    let sources = map.sources.map { source($0, map, &context) }
    let views = map.views.map { view($0, map, &context) }
    return "{\"version\": 1,\n \"sources\": \(list(sources)),\n \"views\": \(list(views))}\n"
  }

  /// One source with its readers, writers and bindings.
  public static func source(_ place: Int, _ map: FlowMap, files: SourceFiles) -> String {
    var context = ReportContext(files)
    var uses: [String] = []
    for view in map.views {
      for use in view.uses where use.source == place || map.sources[place].sameKey.contains(use.source) {
        let name = use.source == place ? "" : "\"source\": \(quoted(map.sources[use.source].name)), "
        uses.append(
          "{\"view\": \(quoted(view.name)), \"kind\": \"\(use.kind.rawValue)\", \(name)\(way(use)), "
            + "\(position(use.location, &context))}")
      }
    }
    return
      "{\"version\": 1,\n \"source\": \(source(map.sources[place], map, &context)),\n \"uses\": \(list(uses))}\n"
  }

  /// The views that SwiftUI updates when a source changes.
  public static func redraws(_ place: Int, _ redraws: [Redraw], _ map: FlowMap) -> String {
    let views = redraws.map { "{\"view\": \(quoted($0.view)), \"reason\": \(quoted($0.reason))}" }
    return
      "{\"version\": 1,\n \"source\": \(quoted(map.sources[place].name)),\n \"redraws\": \(list(views))}\n"
  }

  private static func source(
    _ source: FlowMap.Source, _ map: FlowMap, _ context: inout ReportContext
  ) -> String {
    let data = source.data.map { ", \"data\": \(quoted($0))" } ?? ""
    let names = source.sameKey.map { quoted(map.sources[$0].name) }.joined(separator: ", ")
    let sameKey = names.isEmpty ? "" : ", \"sameKey\": [\(names)]"
    return "{\"name\": \(quoted(source.name)), \"kind\": \(quoted(source.kind)), "
      + "\"type\": \(quoted(source.type)), \"owner\": \(quoted(source.owner))\(data)\(sameKey), "
      + "\(position(source.location, &context))}"
  }

  private static func view(_ view: FlowMap.View, _ map: FlowMap, _ context: inout ReportContext) -> String {
    let objects = view.objects.map {
      "{\"name\": \(quoted($0.name)), \"type\": \(quoted($0.type)), \"kind\": \(quoted($0.kind))}"
    }
    var parts = [
      "\"name\": \(quoted(view.name))", "\"kind\": \(quoted(view.kind))", position(view.location, &context),
      "\"objects\": [\(objects.joined(separator: ", "))]",
    ]
    for kind in FlowMap.Use.Kind.allCases {
      let uses = view.uses.filter { $0.kind == kind }.map { use in
        "{\"source\": \(quoted(map.sources[use.source].name)), \(way(use)), "
          + "\(position(use.location, &context))}"
      }
      parts.append("\"\(kind.rawValue)\": [\(uses.joined(separator: ", "))]")
    }
    let links = view.links.map {
      "{\"kind\": \"\($0.kind.rawValue)\", \"view\": \(quoted(map.views[$0.target].name))}"
    }
    let provisions = view.provisions.map {
      "{\"type\": \(quoted($0.type)), \"view\": \(quoted(map.views[$0.target].name))}"
    }
    parts.append("\"links\": [\(links.joined(separator: ", "))]")
    parts.append("\"provides\": [\(provisions.joined(separator: ", "))]")
    return "{\(parts.joined(separator: ", "))}"
  }

  private static func way(_ use: FlowMap.Use) -> String {
    "\"through\": [\(use.through.map(quoted).joined(separator: ", "))], \"action\": \(use.isAction)"
  }

  private static func position(_ location: SourceLocation, _ context: inout ReportContext) -> String {
    let start = context.positions(location).start
    return "\"file\": \(quoted(context.file(location.file).path)), \"line\": \(start.line), "
      + "\"column\": \(start.column)"
  }

  static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n  " + items.joined(separator: ",\n  ") + "\n ]"
  }

  static func quoted(_ text: String) -> String { JSONReport.quoted(text) }
}
