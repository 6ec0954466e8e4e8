import ScreenSemantics
import SourceModel

/// The flow of data as text for a terminal.
public struct FlowText {
  let map: FlowMap
  private var context: ReportContext

  /// Text about a map; `files` are those of the compilation.
  public init(_ map: FlowMap, files: SourceFiles) {
    self.map = map
    context = ReportContext(files)
  }

  /// The whole map: sources with their readers and writers, then views.
  public mutating func whole() -> String {
    var out = ""
    if !map.sources.isEmpty {
      out += "Sources\n"
      for place in map.sources.indices { out += source(place, indent: "  ") }
    }
    if !map.views.isEmpty {
      out += (out.isEmpty ? "" : "\n") + "Views\n"
      for place in map.views.indices { out += view(place, indent: "  ") }
    }
    return out.isEmpty ? "No views and no sources.\n" : out
  }

  /// One source: what it is, who reads and writes it, and through what.
  public mutating func source(_ place: Int, indent: String = "") -> String {
    let source = map.sources[place]
    var out = "\(indent)\(source.name)  \(source.kind) \(source.type)"
    if let data = source.data { out += ", loaded from \(data)" }
    out += "  \(position(source.location))\n"
    for other in source.sameKey { out += "\(indent)  \(padded("same key")) \(map.sources[other].name)\n" }
    for (title, kind) in [
      ("read by", FlowMap.Use.Kind.reads), ("written by", .writes), ("bound in", .binds),
    ] {
      for view in map.views {
        for use in view.uses where use.kind == kind {
          guard use.source == place || source.sameKey.contains(use.source) else { continue }
          let name = use.source == place ? "" : " as \(map.sources[use.source].name)"
          out += "\(indent)  \(padded(title)) \(view.name)\(name)\(way(use))  \(position(use.location))\n"
        }
      }
    }
    return out
  }

  /// One view: what it holds, reads, writes, and where it leads.
  public mutating func view(_ place: Int, indent: String = "") -> String {
    let view = map.views[place]
    var out = "\(indent)\(view.name)  \(view.kind)  \(position(view.location))\n"
    let callers = map.callers(of: place)
    if !callers.isEmpty {
      let names = unique(callers.map { "\(map.views[$0.view].name) (\($0.link.kind.rawValue) it)" })
      out += "\(indent)  \(padded("reached from")) \(names.joined(separator: ", "))\n"
    }
    for object in view.objects {
      out += "\(indent)  \(padded("holds")) \(object.name): \(object.type)  \(object.kind)\n"
    }
    for use in view.uses {
      let source = map.sources[use.source].name
      out += "\(indent)  \(padded(use.kind.rawValue)) \(source)\(way(use))  \(position(use.location))\n"
    }
    for provision in view.provisions {
      let target = map.views[provision.target].name
      out += "\(indent)  \(padded("provides")) \(provision.type) to \(target)\n"
    }
    for link in view.links {
      out += "\(indent)  \(padded(link.kind.rawValue)) \(map.views[link.target].name)\n"
    }
    return out
  }

  /// Which views SwiftUI updates when a source changes, and why.
  public mutating func redraws(_ place: Int, _ redraws: [Redraw]) -> String {
    let source = map.sources[place]
    if redraws.isEmpty { return "No view is made anew when \(source.name) changes.\n" }
    var out = "When \(source.name) changes, \(redraws.count) \(redraws.count == 1 ? "view is" : "views are")"
    out += " made anew:\n"
    let width = redraws.map { $0.view.count }.max() ?? 0
    for redraw in redraws {
      let gap = String(repeating: " ", count: width - redraw.view.count)
      out += "  \(redraw.view)\(gap)  \(redraw.reason)\n"
    }
    return out
  }

  private func way(_ use: FlowMap.Use) -> String {
    use.through.isEmpty ? "" : " through \(use.through.joined(separator: " → "))"
  }

  private func padded(_ title: String) -> String {
    title + String(repeating: " ", count: max(0, 12 - title.count))
  }

  private func unique(_ names: [String]) -> [String] {
    var found: [String] = []
    for name in names where !found.contains(name) { found.append(name) }
    return found
  }

  private mutating func position(_ location: SourceLocation) -> String {
    let start = context.positions(location).start
    return "\(context.file(location.file).path):\(start.line):\(start.column)"
  }
}
