import ArgumentParser
import ElementCatalog
import ModelData
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// A severity as an option.
enum FailingSeverity: String, ExpressibleByArgument, CaseIterable {
  case error, warning, note
  var severity: Severity { self == .error ? .error : self == .warning ? .warning : .note }
}
