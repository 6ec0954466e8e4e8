/// The flow of data in the languages of drawing tools.
public enum FlowDrawing {
  /// A graph for Graphviz: views are boxes, sources cylinders.
  public static func dot(_ map: FlowMap) -> String {
    var out = """
      digraph flow {
        rankdir=LR;
        node [fontname="Helvetica", fontsize=11];
        edge [fontname="Helvetica", fontsize=9];

      """
    for (index, source) in map.sources.enumerated() {
      out += "  s\(index) [shape=cylinder, label=\"\(escaped(source.name))\\n\(escaped(source.type))\"];\n"
    }
    for (index, view) in map.views.enumerated() {
      out += "  v\(index) [shape=box, style=rounded, label=\"\(escaped(view.name))\"];\n"
    }
    for edge in edges(map) {
      out += "  \(edge.from) -> \(edge.to) [label=\"\(escaped(edge.label))\", style=\(edge.style)];\n"
    }
    return out + "}\n"
  }

  /// A flowchart for Mermaid, as GitHub shows it.
  public static func mermaid(_ map: FlowMap) -> String {
    var out = "flowchart LR\n"
    for (index, source) in map.sources.enumerated() {
      out += "  s\(index)[(\"\(entities(source.name))\")]\n"
    }
    for (index, view) in map.views.enumerated() {
      out += "  v\(index)[\"\(entities(view.name))\"]\n"
    }
    for edge in edges(map) {
      let arrow = edge.style == "solid" ? "-->" : "-.->"
      out += "  \(edge.from) \(arrow)|\(entities(edge.label))| \(edge.to)\n"
    }
    return out
  }

  private struct Edge {
    var from: String
    var to: String
    var label: String
    var style: String
  }

  private static func edges(_ map: FlowMap) -> [Edge] {
    var found: [Edge] = []
    for (index, view) in map.views.enumerated() {
      for link in view.links {
        found.append(
          Edge(
            from: "v\(index)", to: "v\(link.target)", label: link.kind.rawValue,
            style: link.kind == .shows ? "solid" : "dashed"))
      }
      for use in view.uses {
        let via = use.through.isEmpty ? "" : " through \(use.through.joined(separator: ", "))"
        let label = use.kind.rawValue + via
        let (source, target) = ("s\(use.source)", "v\(index)")
        found.append(
          use.kind == .reads
            ? Edge(from: source, to: target, label: label, style: "solid")
            : Edge(from: target, to: source, label: label, style: "solid"))
      }
    }
    return found
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) }
  }

  private static func entities(_ text: String) -> String {
    text.reduce(into: "") {
      switch $1 {
      case "\"": $0 += "#quot;"
      case "#": $0 += "#35;"
      case "|": $0 += "#124;"
      default: $0.append($1)
      }
    }
  }
}
