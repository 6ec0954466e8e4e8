import ArgumentParser
import ElementCatalog
import ModelData
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// Light or dark.
enum SchemeChoice: String, ExpressibleByArgument, CaseIterable { case light, dark }
