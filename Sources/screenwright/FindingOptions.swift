import ArgumentParser
import ElementCatalog
import ModelData
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// Options of commands that print findings.
struct FindingOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How findings are reported; with =FILE into a file. Repeatable.", valueName: "format[=file]"),
    completion: .list(ReportTarget.allValueStrings))
  var formats: [ReportTarget] = []

  @Option(name: .customLong("output-file"), help: "A file for the report that would be printed.")
  var outputFile: String?

  @Option(help: "Colours: auto, always or never. NO_COLOR is honoured.")
  var color: ColorChoice = .auto

  func validate() throws {
    if formats.filter({ $0.file == nil }).count > 1 {
      throw ValidationError(
        "One --format is printed; the others go into files: --format sarif=findings.sarif.")
    }
    let files = targets.compactMap(\.file)
    if let twice = files.indices.first(where: { files[..<$0].contains(files[$0]) }) {
      throw ValidationError("Two reports cannot go into one file, \(files[twice]).")
    }
    if outputFile != nil && !formats.isEmpty && !formats.contains(where: { $0.file == nil }) {
      throw ValidationError("--output-file is for a --format without a file of its own.")
    }
  }

  /// Each report with the file it goes to, nil for the one that is printed.
  var targets: [ReportTarget] {
    (formats.isEmpty ? WantedReports().targets : formats).map { target in
      var target = target
      if target.file == nil { target.file = outputFile }
      return target
    }
  }

  /// The reports as printers take them.
  var reports: WantedReports { WantedReports(targets: targets, color: color) }
}
