import RenderTree
import ScreenTypes
import StandardLibrary

extension Lowering {
  /// Adds a symbol on a round ground, as controls of maps are drawn.
  func mapControl(showing symbol: String) -> NodeIndex {
    let image = symbolImage(.string(symbol), isDecorative: false)
    let room = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    return box(
      .clip(.circle), box(.backgroundPaint(.color(Color(.systemBackground))), box(.padding(room), image)))
  }
}

extension ElementCatalog {
  static let mapUserLocationButton = ElementDefinition(
    "MapUserLocationButton", "Shows where the user is, on the map that it stands at.",
    attributes: [.mapScope],
    since: .since(iOS: 17, macOS: 14), example: "<MapUserLocationButton/>"
  ) { lowering, _ in lowering.mapControl(showing: "location") }
}
