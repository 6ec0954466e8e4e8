import RenderTree

/// The colours that symbols have of their own, drawn with `.symbolRenderingMode(.multicolor)`.
enum SymbolColors {
  /// The colour of a symbol, and that of what falls from a cloud or shines behind it; nil for a symbol without any.
  static func colors(of name: String) -> (main: Color, second: Color?)? {
    var stem = name
    while true {
      if let (main, second) = known[stem] { return (Color(main), second.map { Color($0) }) }
      guard stem.hasSuffix(".fill") else { return nil }
      stem.removeLast(5)
    }
  }

  private static let known: [String: (Color.Base, Color.Base?)] = {
    var found: [String: (Color.Base, Color.Base?)] = [:]
    for (color, names) in single { for name in names { found[name] = (color, nil) } }
    for (second, names) in behindClouds { for name in names { found["cloud." + name] = (.gray, second) } }
    return found
  }()

  private static let single: [(Color.Base, [String])] = [
    (.gray, ["cloud", "cloud.fog", "smoke", "tornado"]),
    (
      .yellow,
      [
        "sun.max", "sun.min", "sun.haze", "sun.horizon", "sunrise", "sunset", "bolt", "star", "sparkles",
        "exclamationmark.triangle",
      ]
    ),
    (.orange, ["flame", "flag"]),
    (.cyan, ["snowflake", "wind", "drop", "humidity"]),
    (.blue, ["water.waves", "location", "location.circle.fill", "info.circle.fill", "envelope", "folder"]),
    (
      .green,
      [
        "leaf", "tree", "checkmark.circle.fill", "checkmark.seal", "checkmark.shield", "plus.circle.fill",
        "phone", "video", "message",
      ]
    ),
    (
      .red,
      [
        "heart", "mappin", "mappin.circle.fill", "xmark.octagon", "exclamationmark.octagon",
        "exclamationmark.circle.fill", "minus.circle.fill", "phone.down", "trash", "cross", "cross.case",
        "staroflife", "xmark.shield", "exclamationmark.shield",
      ]
    ),
  ]

  private static let behindClouds: [(Color.Base, [String])] = [
    (.yellow, ["sun", "bolt", "sun.bolt"]),
    (.blue, ["rain", "drizzle", "heavyrain"]),
    (.cyan, ["snow", "hail", "sleet"]),
    (.indigo, ["moon"]),
  ]
}
