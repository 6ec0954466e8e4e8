import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  private static func example(_ chain: String) -> String {
    """
    <Map modifiers="\(chain)">
      <Marker title="Turtle Rock" coordinate="{CLLocationCoordinate2D(latitude: 34.0, longitude: -116.2)}"/>
    </Map>
    """
  }

  private static func example(ofContent chain: String) -> String {
    """
    <Map>
      <MapCircle center="{CLLocationCoordinate2D(latitude: 34, longitude: -116)}" radius="500" modifiers="\(chain)"/>
    </Map>
    """
  }

  /// What a map shows beside its content, and what happens when it is moved.
  static let mapModifiers: [ModifierDefinition] = [
    .recorded(
      ["mapStyle(_ mapStyle: MapStyle)"], "Sets what a map shows; here it is drawn as usual.",
      since: .since(iOS: 17, macOS: 14), example: example(".mapStyle(.hybrid)")),
    ModifierDefinition(
      ["mapControls(_ content: () -> View)"], "Puts controls at the upper trailing corner of maps inside.",
      since: .since(iOS: 17, macOS: 14), example: example(".mapControls { MapUserLocationButton() }")
    ) { lowering, use, content in
      let room = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      return try lowering.box(.overlay(alignment: Alignment(.trailing, .top)), try content()) {
        lowering.box(.padding(room), try lowering.view(madeBy: use.values[0]))
      }
    },
    .recorded(
      ["mapControlVisibility(_ visibility: Visibility)"],
      "Shows or hides the controls that a map has by itself; here it has none.",
      since: .since(iOS: 17, macOS: 14), example: example(".mapControlVisibility(.hidden)")),
    .recorded(
      [
        "onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: (MapCameraUpdateContext) -> Void)",
        "onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: () -> Void)",
      ],
      "Runs once the map was moved; pages stand still.", since: .since(iOS: 17, macOS: 14),
      example: example(".onMapCameraChange { context in print(context.region.center.latitude) }")),
    .recorded(
      ["mapScope(_ scope: Namespace.ID)"], "Lets controls elsewhere know the map.",
      since: .since(iOS: 17, macOS: 14),
      example: """
        <Module>
          <Screen name="Places">
            <Namespace name="maps"/>
            <Body><VStack modifiers=".mapScope(maps)"><Map/></VStack></Body>
          </Screen>
        </Module>
        """),
    ModifierDefinition(
      ["annotationTitles(_ visibility: Visibility)"], environment: true,
      "Shows or hides the words below what stands on a map.", since: .since(iOS: 17, macOS: 14),
      example: example(".annotationTitles(.hidden)")
    ) { lowering, use, content in
      let isHidden = use.values[0].isCase(LibraryCases.Visibility.hidden)
      return try lowering.with({ $0.hidesMapTitles = isHidden }, content)
    },
    .recorded(
      ["annotationSubtitles(_ visibility: Visibility)"],
      "Shows or hides the second words below what stands on a map.", since: .since(iOS: 17, macOS: 14),
      example: example(".annotationSubtitles(.hidden)")),
    .recorded(
      ["mapOverlayLevel(level: MapOverlayLevel)"], receiver: .mapOverlay,
      "Sets whether a line or an area covers names.", since: .since(iOS: 17, macOS: 14),
      example: example(ofContent: ".mapOverlayLevel(level: .aboveRoads)")),
    ModifierDefinition(
      [
        "stroke(_ content: ShapeStyle, lineWidth: Double = 1)",
        "stroke(_ content: ShapeStyle, style: StrokeStyle)", "stroke(lineWidth: Double = 1)",
        "stroke(style: StrokeStyle)",
      ], receiver: .mapOverlay, "Draws the outline of a line or an area on a map.",
      since: .since(iOS: 17, macOS: 14), example: example(ofContent: ".stroke(.blue, lineWidth: 3)")
    ) { lowering, use, content in try ElementCatalog.stroke(lowering, use, content) },
  ]
}
