import ArgumentParser
import ScreenCompiler
import ScreenSemantics
import SourceModel

/// `screenwright graph`
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", _superCommandName: Screenwright.name,
    abstract: "Print the data-flow graph: who reads, writes and reaches what.",
    discussion: """
      Without a name the whole package; with the name of a view that view and what touches it.
      --source tells who reads and writes a datum, and through what; --redraws which views are made anew \
      when it changes.
      """)

  /// How the graph is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, dot, mermaid, svg, json }

  @ArgumentParser.Argument(help: "The name of a view, then a folder; either may be left out.")
  var names: [String] = []

  @Option(help: "How the graph is printed: text, dot, mermaid, svg or json.")
  var format: Format = .text

  @Option(help: ArgumentHelp("Who reads and writes this datum.", valueName: "Type.property"))
  var source: String?

  @Option(
    help: ArgumentHelp("Which views are made anew when this datum changes.", valueName: "Type.property"))
  var redraws: String?

  func validate() throws {
    if names.count > 2 { throw ValidationError("graph takes one name and one folder.") }
    if source != nil && redraws != nil { throw ValidationError("--source and --redraws exclude each other.") }
    if (source != nil || redraws != nil) && format != .text && format != .json {
      throw ValidationError("--source and --redraws are printed as text or json.")
    }
  }

  func run() throws {
    let (view, path) = split()
    let packages = try PackageLocator.locate(path)
    if packages.count == 1 { return try run(view, packages[0]) }
    if let view, view.contains("/") {
      let parts = view.split(separator: "/", maxSplits: 1).map(String.init)
      let member = packages.filter { $0.name == parts[0] }
      if member.count == 1 { return try run(parts[1], member[0]) }
    }
    guard format == .text, view == nil, source == nil, redraws == nil else {
      throw UsageError(
        "this takes one package; the folder has \(packages.map(\.root).joined(separator: ", "))")
    }
    for (place, package) in packages.enumerated() {
      Console.print("\(place == 0 ? "" : "\n")\(package.prefix)\n\n")
      try run(nil, package)
    }
  }

  private func run(_ view: String?, _ package: PackageLocation) throws {
    let compilation = try Compiler.compile(package)
    Console.noteErrors(of: compilation)
    let map = FlowMap(compilation)
    if let source { return Console.print(try about(source, map, compilation, isRedraws: false)) }
    if let redraws { return Console.print(try about(redraws, map, compilation, isRedraws: true)) }
    guard let view else { return Console.print(text(map, compilation)) }
    guard let place = map.view(named: view) else {
      if let source = map.sources.first(where: { $0.owner == view }) {
        throw UsageError("\(view) is no view; ask for its data: graph --source \(source.name)")
      }
      throw UsageError("there is no view \(view)\(Self.near(view, map.views.map(\.name)))")
    }
    if format == .text {
      var text = FlowText(map, files: compilation.files)
      return Console.print(text.view(place))
    }
    Console.print(text(map.around(place), compilation))
  }

  /// The arguments: a view, a folder, or both. What exists as a file or has a slash is a folder, but for the view of a
  /// member of the workspace around.
  private func split() -> (view: String?, path: String?) {
    if names.count == 2 { return (names[0], names[1]) }
    guard let only = names.first else { return (nil, nil) }
    if FileSystem.exists(only) { return (nil, only) }
    let parts = only.split(separator: "/").map(String.init)
    let isOfMember =
      parts.count == 2 && (try? PackageLocator.locate(nil))?.contains { $0.name == parts[0] } == true
    return only.contains("/") && !isOfMember ? (nil, only) : (only, nil)
  }

  private func text(_ map: FlowMap, _ compilation: Compilation) -> String {
    switch format {
    case .text:
      var text = FlowText(map, files: compilation.files)
      return text.whole()
    case .dot: return FlowDrawing.dot(map)
    case .mermaid: return FlowDrawing.mermaid(map)
    case .svg: return FlowSVG.draw(map)
    case .json: return FlowJSON.text(map, files: compilation.files)
    }
  }

  private func about(_ name: String, _ map: FlowMap, _ compilation: Compilation, isRedraws: Bool) throws
    -> String
  {
    guard let place = map.source(named: name) else {
      throw UsageError("there is no source \(name)\(Self.near(name, map.sources.map(\.name)))")
    }
    var text = FlowText(map, files: compilation.files)
    if !isRedraws {
      return format == .json
        ? FlowJSON.source(place, map, files: compilation.files) : text.source(place)
    }
    let redraws = map.redraws(place, compilation)
    return format == .json ? FlowJSON.redraws(place, redraws, map) : text.redraws(place, redraws)
  }

  private static func near(_ name: String, _ known: [String]) -> String {
    if let near = Suggestion.nearest(to: name, among: known) { return "; there is \(near)" }
    if known.isEmpty { return "" }
    var names: [String] = []
    for name in known where !names.contains(name) && names.count <= 8 { names.append(name) }
    return "; there are \(names.prefix(8).joined(separator: ", "))\(names.count > 8 ? ", …" : "")"
  }
}
