import ArgumentParser
import ElementCatalog
import ModelData
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// What packages may reach.
struct AccessOptions: ParsableArguments {
  @Option(
    name: .customLong("allow-path"),
    help: ArgumentHelp(
      "Let packages name what lies in this folder, too, outside of their repository; repeatable.",
      valueName: "dir"))
  var paths: [String] = []
}
