import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Views were left out of a page on which sizes are read, which depend on all of it.
public struct SizesAreRead: Error {}
