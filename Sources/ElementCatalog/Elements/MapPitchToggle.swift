import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let mapPitchToggle = ElementDefinition(
    "MapPitchToggle", "Tilts the map that it stands at.",
    attributes: [
      AttributeDefinition("scope", "Namespace.ID", "The map that it is for, where it stands elsewhere.")
    ],
    since: .since(iOS: 17, macOS: 14), example: "<MapPitchToggle/>"
  ) { lowering, _ in lowering.mapControl(showing: "view.3d") }
}
