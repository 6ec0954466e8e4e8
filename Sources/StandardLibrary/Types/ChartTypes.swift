extension StandardLibrary {
  /// What Swift Charts brings.
  static let chartTypes: [LibraryType] = [
    LibraryType("PlottableValue", "What a mark of a chart shows along an axis: a label and a value."),
    LibraryType("ChartProxy", "Tells which values stand where on a chart."),
    LibraryType(
      "Anchor", "A rectangle of a view, which the GeometryProxy of another one gives in its own space."),
    LibraryType(
      "PlotDimensionScaleRange", cases: ["plotDimension"], "Which part of a plot its values take."),
    LibraryType(
      "AnnotationOverflowResolution", cases: ["automatic"],
      "What becomes of an annotation that reaches beyond the chart."),
    LibraryType(
      "AnnotationOverflowResolution.Strategy", cases: ["automatic", "disabled", "padScale", "fit"],
      "What becomes of an annotation that reaches beyond the chart in one direction."),
    LibraryType(
      "AnnotationOverflowResolution.Boundary", cases: ["automatic", "chart", "plot"],
      "Beyond what an annotation may not reach."),
    LibraryType(
      "ChartScrollTargetBehavior", cases: ["paging"], "Where a chart that was scrolled comes to rest."),
    LibraryType("MarkDimension", "How wide or high a mark of a chart is."),
    LibraryType(
      "MarkStackingMethod", cases: ["standard", "normalized", "center", "unstacked"],
      "How marks at one place of a chart are stacked."),
    LibraryType(
      "InterpolationMethod",
      cases: ["linear", "monotone", "catmullRom", "cardinal", "stepStart", "stepCenter", "stepEnd"],
      "How the points of a line are joined."),
    LibraryType(
      "BasicChartSymbolShape",
      cases: ["circle", "square", "triangle", "diamond", "pentagon", "plus", "cross", "asterisk"],
      "The symbol of a point in a chart."),
    LibraryType(
      "AnnotationPosition",
      cases: [
        "automatic", "overlay", "top", "bottom", "leading", "trailing", "topLeading", "topTrailing",
        "bottomLeading", "bottomTrailing",
      ], "Where an annotation of a mark stands."),
    LibraryType("AxisMarkValues", "Where an axis of a chart has marks."),
    LibraryType("AxisValue", "One of the values at which an axis of a chart has marks."),
    LibraryType(
      "AxisMarkPosition", cases: ["automatic", "leading", "trailing", "top", "bottom"],
      "The edge at which an axis of a chart stands."),
    LibraryType(
      "AxisMarkPreset", cases: ["automatic", "aligned", "inset", "extended"],
      "How the labels of an axis of a chart are set to their marks."),
    LibraryType(
      "ScaleType", cases: ["linear", "log", "squareRoot", "symmetricLog", "category", "date"],
      "How values of a chart become places."),
    LibraryType("ScaleDomain", "The values that a chart has room for, as it chooses by its data."),
  ]
}
