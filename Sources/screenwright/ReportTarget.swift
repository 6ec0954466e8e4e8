import ArgumentParser
import ElementCatalog
import ModelData
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// A form of report, and the file it goes to: `text`, `sarif=findings.sarif`.
struct ReportTarget: ExpressibleByArgument {
  let format: ReportFormat
  var file: String?

  init(_ format: ReportFormat) { self.format = format }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(rawValue: String(parts[0])), parts.count == 1 || !parts[1].isEmpty else {
      return nil
    }
    self.format = format
    file = parts.count == 2 ? String(parts[1]) : nil
  }

  static let allValueStrings = ReportFormat.allCases.map(\.rawValue)
}
