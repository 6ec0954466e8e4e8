import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let mapPitchToggle = ElementDefinition(
    "MapPitchToggle", "Tilts the map that it stands at.",
    attributes: [.mapScope],
    since: .since(iOS: 17, macOS: 14), example: "<MapPitchToggle/>"
  ) { lowering, _ in lowering.mapControl(showing: "view.3d") }
}
