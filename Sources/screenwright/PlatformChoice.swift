import ArgumentParser
import ElementCatalog
import ModelData
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// The platforms.
enum PlatformChoice: String, ExpressibleByArgument, CaseIterable {
  case iOS, macOS, web
  var platform: RunSettings.Platform { self == .iOS ? .iOS : self == .macOS ? .macOS : .web }
}
