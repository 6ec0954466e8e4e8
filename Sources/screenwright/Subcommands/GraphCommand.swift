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

      Exit status: 0 the graph is whole, 1 the package has errors, 2 it could not run.
      """)

  /// How the graph is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, dot, mermaid, svg, json }

  @ArgumentParser.Argument(
    help: "The name of a view, then a folder; either may be left out.",
    completion: NameCompletion.screensAndFolders)
  var names: [String] = []

  @Option(help: "How the graph is printed: text, dot, mermaid, svg or json.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp("Who reads and writes this datum.", valueName: "Type.property"),
    completion: NameCompletion.sources)
  var source: String?

  @Option(
    help: ArgumentHelp("Which views are made anew when this datum changes.", valueName: "Type.property"),
    completion: NameCompletion.sources)
  var redraws: String?

  @OptionGroup var access: AccessOptions

  func validate() throws {
    if names.count > 2 { throw ValidationError("graph takes one name and one folder.") }
    if source != nil && redraws != nil { throw ValidationError("--source and --redraws exclude each other.") }
    if (source != nil || redraws != nil) && format != .text && format != .json {
      throw ValidationError("--source and --redraws are printed as text or json.")
    }
  }

  func run() throws {
    let (view, path) = split()
    let packages = try PackageLocator.locate(path, allowed: access.paths)
    if packages.count == 1 { return try run(view, [try Compiler.compile(packages[0], scope: .errors)]) }
    if let view, view.contains("/") {
      let parts = view.split(separator: "/", maxSplits: 1).map(String.init)
      let member = packages.filter { $0.name == parts[0] }
      if member.count == 1 { return try run(parts[1], [try Compiler.compile(member[0], scope: .errors)]) }
    }
    let compilations = try packages.map { try Compiler.compile($0, scope: .errors) }
    if view == nil, source == nil, redraws == nil {
      guard format == .text else {
        throw UsageError(
          "this takes one package; the folder has \(packages.map(\.root).joined(separator: ", "))")
      }
      return try run(nil, compilations)
    }
    let holders = compilations.filter { holds(view, FlowMap($0)) }
    if holders.count > 1 {
      throw UsageError(
        "there is \(source ?? redraws ?? view ?? "one") in each of \(holders.map(\.package.name).joined(separator: ", ")); name the folder of one of them"
      )
    }
    try run(view, holders.isEmpty ? compilations : holders)
  }

  /// True where a package has what is asked for.
  private func holds(_ view: String?, _ map: FlowMap) -> Bool {
    if let name = source ?? redraws { return map.source(named: name) != nil }
    return view.map { map.view(named: $0) != nil } ?? true
  }

  /// Prints the graphs of some packages: of one, what is asked for, of several all.
  private func run(_ view: String?, _ compilations: [Compilation]) throws {
    let maps = compilations.map { FlowMap($0) }
    var hasErrors = false
    for (place, (compilation, map)) in zip(compilations, maps).enumerated() {
      if !holds(view, map) { throw missing(view, maps) }
      if Console.noteErrors(of: compilation) { hasErrors = true }
      if compilations.count > 1 {
        Console.print("\(place == 0 ? "" : "\n")\(compilation.package.prefix)\n\n")
      }
      Console.print(text(view, map, compilation))
    }
    if hasErrors { throw ExitCode(1) }
  }

  /// What is wrong with a name that no package has.
  private func missing(_ view: String?, _ maps: [FlowMap]) -> UsageError {
    let sources = maps.flatMap(\.sources)
    if let name = source ?? redraws {
      return UsageError("there is no source \(name)\(Self.near(name, sources.map(\.name)))")
    }
    let view = view ?? ""
    if let source = sources.first(where: { $0.owner == view }) {
      return UsageError("\(view) is no view; ask for its data: graph --source \(source.name)")
    }
    return UsageError(
      "there is no view \(view)\(Self.near(view, maps.flatMap { $0.views.map(\.name) }))")
  }

  /// The arguments: a view, a folder, or both. What exists as a file or has a slash is a folder, but for the view of a
  /// member of the workspace around.
  private func split() -> (view: String?, path: String?) {
    if names.count == 2 { return (names[0], names[1]) }
    guard let only = names.first else { return (nil, nil) }
    if FileSystem.exists(only) { return (nil, only) }
    let parts = only.split(separator: "/").map(String.init)
    // Where the folder cannot be read, the graph is asked for next and says so.
    let isOfMember =
      parts.count == 2
      && (try? PackageLocator.locate(nil, allowed: access.paths))?.contains { $0.name == parts[0] } == true
    return only.contains("/") && !isOfMember ? (nil, only) : (only, nil)
  }

  private func text(_ view: String?, _ map: FlowMap, _ compilation: Compilation) -> String {
    var text = FlowText(map, files: compilation.files)
    if let place = source.flatMap({ map.source(named: $0) }) {
      return format == .json ? FlowJSON.source(place, map, files: compilation.files) : text.source(place)
    }
    if let place = redraws.flatMap({ map.source(named: $0) }) {
      let redraws = map.redraws(place, compilation)
      return format == .json ? FlowJSON.redraws(place, redraws, map) : text.redraws(place, redraws)
    }
    let place = view.flatMap { map.view(named: $0) }
    let shown = place.map { map.around($0) } ?? map
    switch format {
    case .text: return place.map { text.view($0) } ?? text.whole()
    case .dot: return FlowDrawing.dot(shown)
    case .mermaid: return FlowDrawing.mermaid(shown)
    case .svg: return FlowSVG.draw(shown)
    case .json: return FlowJSON.text(shown, files: compilation.files)
    }
  }

  private static func near(_ name: String, _ known: [String]) -> String {
    if let near = Suggestion.nearest(to: name, among: known) { return "; there is \(near)" }
    if known.isEmpty { return "" }
    var names: [String] = []
    for name in known where !names.contains(name) && names.count <= 8 { names.append(name) }
    return "; there are \(names.prefix(8).joined(separator: ", "))\(names.count > 8 ? ", …" : "")"
  }
}
