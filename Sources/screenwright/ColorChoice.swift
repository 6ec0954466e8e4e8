import ArgumentParser
import ElementCatalog
import ModelData
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// When colours are used.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable { case auto, always, never }
