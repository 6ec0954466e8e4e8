import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// How a statement ended.
enum Flow {
  case next, returning, breaking, continuing
}
