extension StandardLibrary {
  /// Alignment, edges and axes.
  static let layoutTypes: [LibraryType] = [
    LibraryType(
      "HorizontalAlignment", cases: ["leading", "center", "trailing"], "Where views stand across a column."),
    LibraryType(
      "VerticalAlignment", cases: ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"],
      "Where views stand along a row."),
    LibraryType(
      "Alignment",
      cases: [
        "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
        "bottomTrailing",
      ], "A place in both axes."),
  ]
}
