import ArgumentParser
import ElementCatalog
import ModelData
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// The reports that a command makes, and their colours.
struct WantedReports {
  /// Each report with the file it goes to, nil for the one that is printed.
  var targets = [ReportTarget(.text)]
  /// When the printed one is coloured.
  var color = ColorChoice.auto
}
