import ArgumentParser
import ElementCatalog
import ModelData
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

extension OutputFormat: ExpressibleByArgument {}
extension StyleChoice: ExpressibleByArgument {}
extension NamedArgument: ExpressibleByArgument {}
extension DataReplacement: ExpressibleByArgument {}
