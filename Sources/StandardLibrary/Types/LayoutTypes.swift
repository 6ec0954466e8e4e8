extension StandardLibrary {
  /// Alignment, edges, axes and sizes.
  static let layoutTypes: [LibraryType] = [
    LibraryType(
      "HorizontalAlignment",
      cases: ["leading", "center", "trailing", "listRowSeparatorLeading", "listRowSeparatorTrailing"],
      since: [
        ("listRowSeparatorLeading", .since(iOS: 16, macOS: 13)),
        ("listRowSeparatorTrailing", .since(iOS: 16, macOS: 13)),
      ], "Where views stand across a column."),
    LibraryType(
      "VerticalAlignment", cases: ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"],
      "Where views stand along a row."),
    LibraryType(
      "Alignment",
      cases: [
        "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
        "bottomTrailing", "centerFirstTextBaseline", "centerLastTextBaseline", "leadingFirstTextBaseline",
        "leadingLastTextBaseline", "trailingFirstTextBaseline", "trailingLastTextBaseline",
      ], "A place in both axes."),
    LibraryType("Edge", cases: ["top", "leading", "bottom", "trailing"], "One edge of a rectangle."),
    LibraryType(
      "ContainerBackgroundPlacement",
      cases: ["widget", "navigation", "navigationSplitView", "tabView", "window"],
      "What has a background of its own."),
    LibraryType(
      "Edge.Set", cases: ["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"],
      "One or more edges of a rectangle."),
    LibraryType("HorizontalEdge", cases: ["leading", "trailing"], "An edge along the horizontal axis."),
    LibraryType(
      "HorizontalEdge.Set", cases: ["leading", "trailing", "all"], "Edges along the horizontal axis."),
    LibraryType("VerticalEdge", cases: ["top", "bottom"], "An edge along the vertical axis."),
    LibraryType("VerticalEdge.Set", cases: ["top", "bottom", "all"], "Edges along the vertical axis."),
    LibraryType("Axis", cases: ["horizontal", "vertical"], "One axis."),
    LibraryType("Axis.Set", cases: ["horizontal", "vertical"], "One or both axes."),
    LibraryType(
      "ContentMode", cases: ["fit", "fill"], "Whether content fits into its place or fills it."),
    LibraryType("TextAlignment", cases: ["leading", "center", "trailing"], "How lines stand in a text."),
    LibraryType(
      "UserInterfaceSizeClass", cases: ["compact", "regular"], "How much room the screen has in an axis."),
    LibraryType(
      "LayoutDirection", cases: ["leftToRight", "rightToLeft"], "The direction in which text is read."),
    LibraryType(
      "SafeAreaRegions", cases: ["all", "container", "keyboard"], "Parts of a screen that content avoids."),
    LibraryType("CGSize", "A width and a height in points."),
    LibraryType("CGPoint", "A place in points from the top left corner."),
    LibraryType(
      "CGRectEdge", cases: ["minXEdge", "minYEdge", "maxXEdge", "maxYEdge"], "An edge of a rectangle."),
    LibraryType("CGRect", "A rectangle in points."),
    LibraryType("EdgeInsets", "Distances from the four edges, in points."),
    LibraryType("UnitPoint", "A place in a rectangle, from 0 to 1 along each axis."),
    LibraryType("Angle", "An angle."),
    LibraryType("GridItem", "The columns or rows of a lazy grid."),
    LibraryType("GridItem.Size", "How wide the columns of a lazy grid are."),
    LibraryType(
      "CoordinateSpace", cases: ["local", "global", "scrollView"],
      "What the origin of a frame is measured from."),
    LibraryType("MapInteractionModes", cases: ["all", "pan", "zoom", "rotate", "pitch"], "How a map moves."),
    LibraryType(
      "ViewDimensions", "The size of a view; `dimensions[.leading]` is where one of its guides stands."),
    LibraryType("GeometryProxy", "The size of a `GeometryReader`."),
    LibraryType("PresentationDetent", "A height at which a sheet rests."),
    LibraryType("CustomPresentationDetent.Context", "What a height of one's own is reckoned from."),
    LibraryType(
      "PresentationAdaptation", cases: ["automatic", "none", "popover", "sheet", "fullScreenCover"],
      "As what something is presented."),
    LibraryType(
      "PinnedScrollableViews", cases: ["sectionHeaders", "sectionFooters"],
      "Parts of a lazy stack that stay in view."),
    LibraryType("AnyLayout", "How some views stand to each other, chosen while an app runs."),
    LibraryType("HStackLayout", "Views side by side."),
    LibraryType("VStackLayout", "Views below each other."),
    LibraryType("ZStackLayout", "Views on top of each other."),
    LibraryType("GridLayout", "Views in rows whose columns are aligned."),
    LibraryType("ProposedViewSize", "A size that a view is offered, in points."),
    LibraryType(
      "LayoutSubview", "A view that a Layout places; `Subviews` and `LayoutSubviews` are arrays of them."),
  ]
}
