extension StandardLibrary {
  /// What MapKit brings, besides places and regions.
  static let mapTypes: [LibraryType] = [
    LibraryType("MapStyle", cases: ["standard", "imagery", "hybrid"], "What a map shows."),
    LibraryType(
      "MapStyle.Elevation", cases: ["automatic", "flat", "realistic"], "Whether a map shows heights."),
    LibraryType(
      "MapStyle.StandardEmphasis", cases: ["automatic", "muted"], "How strong the colours of a map are."),
    LibraryType(
      "PointOfInterestCategories", cases: ["all", "excludingAll"], "Which places a map names by itself."),
    LibraryType(
      "MKPointOfInterestCategory",
      cases: [
        "airport", "amusementPark", "aquarium", "atm", "bakery", "bank", "beach", "brewery", "cafe",
        "campground", "carRental", "evCharger", "fireStation", "fitnessCenter", "foodMarket", "gasStation",
        "hospital", "hotel", "laundry", "library", "marina", "movieTheater", "museum", "nationalPark",
        "nightlife", "park", "parking", "pharmacy", "police", "postOffice", "publicTransport", "restaurant",
        "restroom", "school", "stadium", "store", "theater", "university", "winery", "zoo",
      ], "A kind of place on a map."),
    LibraryType("CLLocation", "A place on earth, as it was measured."),
    LibraryType("MapCamera", "From where a map is seen."),
    LibraryType("MapCameraBounds", "How far the camera of a map may be moved."),
    LibraryType("MapCameraUpdateContext", "Which part of a map is shown once it was moved."),
    LibraryType(
      "MapCameraUpdateFrequency", cases: ["onEnd", "continuous"], "How often a moved map is told of."),
    LibraryType(
      "MapUserTrackingMode", cases: ["none", "follow"], "Whether a map goes where the user goes."),
    LibraryType("MapFeature", "What a map shows by itself and the user has chosen."),
    LibraryType("MapProxy", "Tells which places stand where on a map."),
    LibraryType("MapContent", "A line or an area on a map."),
    LibraryType(
      "MapOverlayLevel", aliases: ["MKOverlayLevel"], cases: ["aboveRoads", "aboveLabels"],
      "What a line or an area of a map covers."),
  ]
}
