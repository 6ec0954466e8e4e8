import ElementCatalog
import ModelData
import ScreenCompiler
import ScreenTypes
import TestFixtures
import Testing

/// Runs the command of a case inside the test.
struct CaseRun {
  let compilation: Compilation

  /// The package for the platform that the command names.
  init(in package: TemporaryPackage, _ command: [String]) throws {
    let option = command.firstIndex(of: "--platform").map { command[$0 + 1] }
    let location = try #require(try PackageLocator.locate(package.path).first)
    compilation = try Compiler.compile(location.compiled(for: option ?? "iOS"))
  }

  /// What the command prints on both streams, without colours.
  func output(_ command: [String]) throws -> String {
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    if command.first == "lint" { return report(compilation) }
    if command.first == "dump", let phase = command.dropFirst().first.flatMap(Phase.init) {
      return try phase.dump(compilation)
    }
    if !errors.isEmpty { return report(compilation) }
    if command.first == "explore" { return try explore(command.dropFirst()) }
    if command.first == "test" { return try test(traces: command.contains("--trace")) }
    try #require(
      command.first == "render" && command.count > 1, "pages know lint, dump, render, explore and test")
    var request = PageRequestOptions()
    var options = PageOptions()
    var format = OutputFormat.html
    var preview: String?
    for (option, value) in try pairs(command.dropFirst(2)) {
      switch option {
      case "--to": format = try #require(OutputFormat(rawValue: value))
      case "--width": options.width = try #require(Int(value))
      case "--locale": options.settings.locale = value
      case "--date": options.settings.date = try #require(ISODate.seconds(value))
      case "--timezone": options.settings.timeZone = try #require(ISODate.zone(value))
      case "--platform": options.settings.platform = try #require(RunSettings.Platform(rawValue: value))
      case "--pressed": options.settings.pressed = value
      case "--preview": preview = value
      case "--set", "--with":
        let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
        try #require(parts.count == 2)
        if option == "--set" {
          request.states.append((parts[0], parts[1]))
        } else {
          request.parameters.append((parts[0], parts[1]))
        }
      default: Issue.record("pages do not know \(option)")
      }
    }
    let maker = PageMaker(compilation, options: options)
    let name = preview ?? command[1]
    let id = try #require(compilation.model.program.declarations.firstIndex { $0.name.text == name })
    do {
      let tree = try preview == nil ? maker.tree(of: id, request) : maker.tree(ofPreview: id)
      let text = String(decoding: maker.bytes(tree, format, title: name), as: UTF8.self)
      return format == .text ? text : Self.main(text)
    } catch let fault as PageFault {
      var printer = TextReport(fault.files, colors: false)
      return printer.text(fault.diagnostics).droppingBlankEnd
    }
  }

  private func explore(_ words: ArraySlice<String>) throws -> String {
    var options = Explorer.Options()
    var words = words
    if let name = words.first, !name.hasPrefix("-") {
      words.removeFirst()
      let place = try #require(compilation.model.program.declarations.firstIndex { $0.name.text == name })
      options.screen = place
    }
    for (option, value) in try pairs(words) {
      switch option {
      case "--steps": options.steps = try #require(Int(value))
      default: Issue.record("pages do not know \(option)")
      }
    }
    var report = ExplorationReport(try Explorer(compilation, options: options).run(), of: compilation)
    return report.text(.text)
  }

  /// How the scenarios end, all but their snapshots.
  private func test(traces: Bool) throws -> String {
    var options = ScenarioRunner.Options()
    options.tracesRedraws = traces
    options.page.width = 40
    let results = try ScenarioRunner(compilation, options: options).run()
    let report = TestReport([TestPart(results, coverage: nil, of: compilation)], traces: traces)
    return report.text(.text) + report.sentence + "\n"
  }

  private func report(_ compilation: Compilation) -> String {
    var printer = TextReport(compilation.files, colors: false)
    var counts = FindingCounts()
    counts.add(compilation.diagnostics, files: compilation.package.files.count)
    return printer.text(compilation.diagnostics) + counts.sentence + "\n"
  }

  private func pairs(_ words: ArraySlice<String>) throws -> [(String, String)] {
    let words = Array(words)
    try #require(words.count.isMultiple(of: 2), "every option of a page has a value without blanks")
    return stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
  }

  /// The page without its frame: what stands between the tags of its body, a line per element that opens.
  private static func main(_ html: String) -> String {
    guard let open = html.firstMatch(of: /<body[^>]*>/), let close = html.range(of: "</body>") else {
      return html
    }
    let body = html[open.range.upperBound..<close.lowerBound]
    let lines = body.replacing(/>\s*</, with: ">\n<").replacing("\n</", with: "</")
    return String(lines.drop { $0.isWhitespace }) + "\n"
  }
}

extension String {
  fileprivate var droppingBlankEnd: String {
    var text = self
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }
}
