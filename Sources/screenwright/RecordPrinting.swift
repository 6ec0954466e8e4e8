import ArgumentParser
import Glibc
import ScreenCompiler
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Draws records and prints them one a line, or writes them as pages into a folder.
struct RecordPrinting {
  let input: String
  let output: String?
  let format: OutputFormat
  let reports: WantedReports
  /// True where each record has a line, also one at fault, with what was found in it.
  let tellsEach: Bool

  private static let batch = 512
  private static let shownFaults = 100

  func run(_ compilation: Compilation, _ view: DeclarationID, _ options: PageOptions) throws {
    let reader = try LineReader(input)
    let name = compilation.model.program[view].name.text
    let renderer = try RecordRenderer(
      compilation, view, format, options: options, path: input == "-" ? "<standard input>" : input,
      threads: Parallel.cores)
    renderer.tellsEach = tellsEach
    let folder = try output.map { try OutputFolder($0, for: compilation.package) }
    try folder?.make()
    var printer = FindingPrinter(reports, stream: 2)
    printer.add([], files: compilation.files, checked: 1)
    var line = 1
    var index = 0
    var errors = 0
    var told: Set<String> = []
    let progress = Progress("records")
    defer { progress.end() }
    while true {
      let lines = try reader.next(Self.batch)
      if lines.isEmpty { break }
      // One call of the system for a batch: a page is short.
      var printed: [UInt8] = []
      for var result in renderer.render(lines, first: line) {
        if tellsEach {
          if result.page == nil { errors += 1 }
          printed += entry(of: result, index, compilation)
          index += 1
          continue
        }
        result.diagnostics.removeAll { $0.severity != .error && !told.insert($0.message).inserted }
        if !result.diagnostics.isEmpty {
          errors += result.page == nil ? 1 : 0
          if errors <= Self.shownFaults {
            printer.add(
              result.diagnostics, files: compilation.files.and([result.source].compactMap { $0 }), checked: 0)
          }
        }
        if let page = result.page {
          if let folder {
            try folder.write(page, to: "\(name)-\(index + 1).\(format.fileExtension)")
          } else {
            printed += object(page, result.modifiers, index)
          }
        }
        index += 1
      }
      if !printed.isEmpty { Console.write(printed) }
      line += lines.count
      // What goes to the same terminal is not written into.
      if output != nil || isatty(1) == 0 { progress.reached(index) }
    }
    progress.end()
    if errors > Self.shownFaults {
      Console.report("note: \(errors - Self.shownFaults) more lines are at fault.\n")
    }
    if printer.counts.reaches(.note) { try printer.finish() }
    if errors > 0 { throw ExitCode(1) }
    if index > 0 { try options.checkPressed(among: renderer.pressable, on: name) }
  }

  /// A record as an object: its number, its line, the page where there is one, and what was found. Places are from the
  /// beginning of the record, so that it reads the same wherever the record stands.
  private func entry(of result: RecordRenderer.Result, _ index: Int, _ compilation: Compilation) -> [UInt8] {
    var line = Array("{\"index\": \(index), \"line\": \(result.line)".utf8)
    if let page = result.page { line += Array(", \"\(format.rawValue)\": ".utf8) + JSONReport.quoted(page) }
    line += Self.list(result.modifiers)
    let findings = JSONReport.objects(
      result.diagnostics, in: compilation.files.and([result.source].compactMap { $0 }))
    return line + Array(", \"findings\": [\(findings.joined(separator: ", "))]}\n".utf8)
  }

  /// A page as an object on one line.
  private func object(_ page: [UInt8], _ modifiers: [String], _ index: Int) -> [UInt8] {
    Array("{\"index\": \(index), \"\(format.rawValue)\": ".utf8) + JSONReport.quoted(page)
      + Self.list(modifiers) + Array("}\n".utf8)
  }

  private static func list(_ modifiers: [String]) -> [UInt8] {
    if modifiers.isEmpty { return [] }
    return Array(", \"modifiers\": [\(modifiers.map { JSONReport.quoted($0) }.joined(separator: ", "))]".utf8)
  }
}
