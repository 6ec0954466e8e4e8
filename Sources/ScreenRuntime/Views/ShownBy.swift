import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// How the view being lowered is shown: by a presentation or a push, which `dismiss` undoes.
final class ShownBy {
  let dismiss: () throws -> Void
  init(dismiss: @escaping () throws -> Void) { self.dismiss = dismiss }
}
