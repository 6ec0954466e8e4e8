import ArgumentParser
import ElementCatalog
import ModelData
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// How many colours text pages use.
enum DepthChoice: String, ExpressibleByArgument, CaseIterable {
  case sixteen = "16"
  case cube = "256"
  case full = "true"
  var depth: ColorDepth { self == .sixteen ? .ansi16 : self == .cube ? .ansi256 : .trueColor }
}
