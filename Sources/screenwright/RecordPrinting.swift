import ArgumentParser
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

  private static let batch = 512
  private static let shownFaults = 100

  func run(_ compilation: Compilation, _ view: DeclarationID, _ options: PageOptions) throws {
    let reader = try LineReader(input)
    let name = compilation.model.program[view].name.text
    let renderer = try RecordRenderer(
      compilation, view, format, options: options, path: input == "-" ? "<standard input>" : input,
      threads: Parallel.cores)
    let folder = try output.map { try OutputFolder($0, for: compilation.package) }
    try folder?.make()
    var printer = FindingPrinter(reports, stream: 2)
    printer.add([], files: compilation.files, checked: 1)
    var line = 1
    var index = 0
    var errors = 0
    var told: Set<String> = []
    while true {
      let lines = try reader.next(Self.batch)
      if lines.isEmpty { break }
      for var result in renderer.render(lines, first: line) {
        result.diagnostics.removeAll { $0.severity != .error && !told.insert($0.message).inserted }
        if !result.diagnostics.isEmpty {
          errors += result.page == nil ? 1 : 0
          if errors <= Self.shownFaults {
            printer.add(
              result.diagnostics, files: compilation.files.and([result.source].compactMap { $0 }), checked: 0)
          }
        }
        if let page = result.page { try write(page, result.modifiers, index, name, folder) }
        index += 1
      }
      line += lines.count
    }
    if errors > Self.shownFaults {
      Console.report("note: \(errors - Self.shownFaults) more lines are at fault.\n")
    }
    if printer.counts.reaches(.note) { try printer.finish() }
    if errors > 0 { throw ExitCode(1) }
    if index > 0 { try options.checkPressed(among: renderer.pressable, on: name) }
  }

  private func write(
    _ page: [UInt8], _ modifiers: [String], _ index: Int, _ name: String, _ folder: OutputFolder?
  ) throws {
    if let folder {
      return try folder.write(page, to: "\(name)-\(index + 1).\(format.fileExtension)")
    }
    var line = Array("{\"index\": \(index), \"\(format.rawValue)\": ".utf8)
    line += JSONReport.quoted(page)
    if !modifiers.isEmpty {
      line += Array(
        ", \"modifiers\": [\(modifiers.map { JSONReport.quoted($0) }.joined(separator: ", "))]".utf8)
    }
    line += Array("}\n".utf8)
    Console.write(line)
  }
}
