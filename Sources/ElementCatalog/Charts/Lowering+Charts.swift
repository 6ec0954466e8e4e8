import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementDefinition {
  /// A mark of a Chart; `fill` reads the attributes of a use.
  convenience init(
    mark name: String, _ documentation: String, _ kind: ChartMark.Kind, attributes: [AttributeDefinition],
    since: Availability = .since(iOS: 16, macOS: 13), example: String,
    fill: @escaping @Sendable (inout ChartMark, ElementUse) -> Void
  ) {
    self.init(
      name, documentation, attributes: attributes, content: .views, placement: .item(of: ["Chart"]),
      since: since, example: example
    ) { lowering, use in
      try lowering.chartMark(kind, of: use) { fill(&$0, use) }
    }
  }
}

extension AttributeDefinition {
  /// What a mark of a chart shows along an axis.
  static func plottable(_ name: String, _ documentation: String) -> AttributeDefinition {
    AttributeDefinition(name, "PlottableValue", documentation)
  }

  /// `x`, `y` and where a mark begins and ends along both axes; `ElementUse.readSpan` reads them.
  static let plottableSpan: [AttributeDefinition] = [
    .plottable("x", "Where it stands across."),
    .plottable("y", "Where it stands down."),
    .plottable("xStart", "Where it begins across."),
    .plottable("xEnd", "Where it ends across."),
    .plottable("yStart", "Where it begins down."),
    .plottable("yEnd", "Where it ends down."),
  ]

  /// The attributes of views before or behind a chart.
  static let chartLayer: [AttributeDefinition] = [
    AttributeDefinition("alignment", "Alignment", "Where they stand; the middle unless given."),
    AttributeDefinition("as", "", "The name of the ChartProxy in the content.", role: .name),
  ]

  /// The attributes of a line that is drawn at each value of an axis.
  static let axisLine: [AttributeDefinition] = [
    AttributeDefinition("centered", "Bool", "True where it stands in the middle of what a value covers."),
    AttributeDefinition("stroke", "StrokeStyle", "How it is drawn."),
  ]
}

extension ElementUse {
  /// The value with a label at a position.
  func plottable(_ index: Int) -> PlottableContent? { self[index]?.content(PlottableContent.self) }

  /// Reads `AttributeDefinition.plottableSpan`, which come first.
  func readSpan(into mark: inout ChartMark) {
    (mark.x, mark.y) = (plottable(0), plottable(1))
    (mark.xStart, mark.xEnd) = (plottable(2), plottable(3))
    (mark.yStart, mark.yEnd) = (plottable(4), plottable(5))
  }

  /// The way of stacking at a position.
  func stacking(_ index: Int) -> ChartMark.Stacking {
    self[index]?.casePlace.flatMap(ChartMark.Stacking.init) ?? .standard
  }
}

extension CatalogUse {
  /// The width, height or radius at a position.
  func dimension(_ index: Int, _ other: MarkDimensionValue = .automatic) -> MarkDimensionValue {
    guard let value = self[index] else { return other }
    switch value {
    case .int(let points): return .fixed(Double(points))
    case .double(let points): return .fixed(points)
    // Any other value says itself what it is of.
    default: return value.content(MarkDimensionValue.self) ?? other
    }
  }
}

extension TextStyle {
  /// That of the words beside a chart, which are grey unless they have a colour.
  static func caption(of color: Color?) -> TextStyle {
    var style = TextStyle()
    style.size = FontSize(.caption)
    style.color = color ?? Color(.secondary)
    return style
  }
}

extension Lowering {
  /// Lowers what does not take the style of texts around: that of a Chart is for its labels, that of a mark colours the mark.
  func withoutTextStyle<T>(_ body: () throws -> T) throws -> T {
    try with(
      {
        $0.textStyle = TextStyle()
        $0.foregroundPaint = nil
      }, body)
  }

  /// Reports a mark to the chart around it. The node is its place, so that the chart finds the modifiers around it.
  func chartMark(
    _ kind: ChartMark.Kind, of use: ElementUse, _ fill: (inout ChartMark) -> Void
  ) throws -> NodeIndex {
    var mark = ChartMark(kind, (environment.chart ?? .none).fields)
    fill(&mark)
    mark.paint = environment.foregroundPaint ?? environment.textStyle.color.map { .color($0) }
    let outer = preferences.chartAnnotations
    preferences.chartAnnotations = []
    try withoutTextStyle { _ = try host.lowerContent(of: use.site, self) }
    mark.annotations = preferences.chartAnnotations
    preferences.chartAnnotations = outer
    mark.node = node(.divider)
    preferences.chartMarks.append(mark)
    return mark.node
  }

  /// Asks the function of a chart for the colours of its series.
  func askForColors(of marks: [ChartMark], _ settings: inout ChartSettings.Fields) throws {
    guard let function = settings.colorOfSeries else { return }
    for mark in marks {
      guard let value = mark.settings.styledBy?.value else { continue }
      let name = string(value)
      if settings.namedColors[name] == nil {
        settings.namedColors[name] = Color(try host.call(function, .string(name)))
      }
    }
  }

  /// Puts a view at the marks that were reported from a place on.
  func annotate(
    marksFrom first: Int, _ made: Value, _ position: LibraryCases.AnnotationPosition, _ alignment: Alignment,
    spacing: Double
  ) throws {
    for place in first..<preferences.chartMarks.count {
      let node = try withoutTextStyle { try view(madeBy: made) }
      preferences.chartMarks[place].annotations.append(
        ChartMark.Annotation(node: node, position: position, alignment: alignment, spacing: spacing))
    }
  }

  /// Applies to marks what the modifiers around them set.
  func readModifiers(around nodes: [NodeIndex], of marks: inout [ChartMark]) {
    var places: [Int32: Int] = [:]
    for (place, mark) in marks.enumerated() { places[mark.node.raw] = place }
    var open = nodes
    while let node = open.popLast() {
      if node.isNone { continue }
      if tree[node].kind == .group {
        open += children(of: node)
        continue
      }
      var boxes: [BoxModifier] = []
      var inner = node
      while let box = tree.box(tree[inner]), !tree[inner].firstChild.isNone {
        boxes.append(box)
        inner = tree[inner].firstChild
      }
      guard let place = places[inner.raw] else { continue }
      for box in boxes {
        switch box {
        case .opacity(let opacity): marks[place].opacity *= opacity
        case .clip(.roundedRectangle(let radius)): marks[place].cornerRadius = radius
        case .clip(.capsule): marks[place].cornerRadius = .infinity
        // Marks have no room around, no background and no size of their own.
        default: break
        }
      }
    }
  }

  /// The axis that the views of a `ChartXAxis` or `ChartYAxis` describe; with a value, what they say of that one.
  func chartAxis(of site: Int, at value: AxisValueContent? = nil) throws -> ChartAxis {
    let outer = axisValue
    axisValue = value
    defer { axisValue = outer }
    var (_, said) = try collectingPreferences {
      try withoutTextStyle { try host.lowerContent(of: site, self) }
    }
    said.chartAxis.site = site
    return said.chartAxis
  }
}
