import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let chartModifiers: [ModifierDefinition] = [
    chartSetting(
      ["chartXAxis(_ visibility: Visibility)"], "Shows or hides the axis across of charts inside.",
      ".chartXAxis(.hidden)"
    ) { $0.showsX = $1.isVisible(0) },
    chartSetting(
      ["chartYAxis(_ visibility: Visibility)"], "Shows or hides the upright axis of charts inside.",
      ".chartYAxis(.hidden)"
    ) { $0.showsY = $1.isVisible(0) },
    chartSetting(
      [
        "chartLegend(_ visibility: Visibility)",
        "chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil)",
      ], "Shows or hides the legend of charts inside, which stands below.", ".chartLegend(.hidden)"
    ) { fields, use in if use.overload == 0 { fields.showsLegend = use.isVisible(0) } },
    chartSetting(
      [
        "chartXScale(domain: ScaleDomain)", "chartXScale(domain: T0, type: ScaleType = .linear)",
        "chartXScale(type: ScaleType)",
        "chartXScale(domain: ScaleDomain, range: PlotDimensionScaleRange, type: ScaleType = .linear)",
        "chartXScale(domain: T0, range: PlotDimensionScaleRange, type: ScaleType = .linear)",
        "chartXScale(range: PlotDimensionScaleRange, type: ScaleType = .linear)",
      ], "The values across that charts inside have room for: a range, or a list of categories.",
      ".chartXScale(domain: 0...10)"
    ) { fields, use in
      if ![2, 5].contains(use.overload) { fields.domainX = use[0] }
      fields.isLogX = use.isLogarithmic([1, 1, 0, 2, 2, 1][use.overload])
    },
    chartSetting(
      [
        "chartYScale(domain: ScaleDomain)", "chartYScale(domain: T0, type: ScaleType = .linear)",
        "chartYScale(type: ScaleType)",
        "chartYScale(domain: ScaleDomain, range: PlotDimensionScaleRange, type: ScaleType = .linear)",
        "chartYScale(domain: T0, range: PlotDimensionScaleRange, type: ScaleType = .linear)",
        "chartYScale(range: PlotDimensionScaleRange, type: ScaleType = .linear)",
      ], "The values upwards that charts inside have room for: a range, or a list of categories.",
      ".chartYScale(domain: 0...50)"
    ) { fields, use in
      if ![2, 5].contains(use.overload) { fields.domainY = use[0] }
      fields.isLogY = use.isLogarithmic([1, 1, 0, 2, 2, 1][use.overload])
    },
    chartSetting(
      [
        "chartXAxisLabel(_ label: String, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil)"
      ],
      "What the values across are called.", ".chartXAxisLabel('Day')"
    ) { $0.labelX = $1.value(0) },
    chartSetting(
      [
        "chartYAxisLabel(_ label: String, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil)"
      ],
      "What the values upwards are called.", ".chartYAxisLabel('Steps')"
    ) { $0.labelY = $1.value(0) },
    chartSetting(
      [
        "chartForegroundStyleScale(_ mapping: [String: Color])",
        "chartForegroundStyleScale(domain: [String], range: [Color])",
        "chartForegroundStyleScale(range: [Color])",
        "chartForegroundStyleScale(mapping: (String) -> Color)",
      ], "The colours of series of charts inside.", ".chartForegroundStyleScale(['A': .teal, 'B': .pink])"
    ) { fields, use in
      switch use.overload {
      case 0:
        guard case .dictionary(let colors)? = use[0] else { return }
        for (key, value) in zip(colors.keys, colors.values) {
          if let name = key.text, let color = Color(value) { fields.namedColors[name] = color }
        }
      case 1:
        let names = (use[0]?.elements ?? []).compactMap(\.text)
        fields.series = names
        for (name, color) in zip(names, (use[1]?.elements ?? []).compactMap({ Color($0) })) {
          fields.namedColors[name] = color
        }
      case 3: fields.colorOfSeries = use[0]
      // The third signature.
      default: fields.colors = (use[0]?.elements ?? []).compactMap { Color($0) }
      }
    },
    beside("chartXAxisLabel", "What the values across are called, as a view.", .bottom),
    beside("chartYAxisLabel", "What the values upwards are called, as a view.", .top),
    beside("chartLegend", "The legend of charts inside, as a view.", .bottom) { $0.showsLegend = false },
    ModifierDefinition(
      [
        "annotation(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: Double? = nil, overflowResolution: AnnotationOverflowResolution = .automatic, content: () -> View)"
      ],
      "Puts a view at a mark, as an Annotation inside of the mark does.", since: .since(iOS: 16, macOS: 13),
      example: markExample(".annotation(position: .top) { Text('Steps') }")
    ) { lowering, use, content in
      let first = lowering.preferences.chartMarks.count
      let mark = try content()
      let position = use[0].flatMap { LibraryCases.AnnotationPosition($0) } ?? .automatic
      try lowering.annotate(
        marksFrom: first, use.values[4], position, use.value(1) ?? .center, spacing: use.value(2) ?? 4)
      return mark
    },
    ModifierDefinition(
      ["symbol(symbol: () -> View)"], "The symbol of points inside, as a view.",
      since: .since(iOS: 16, macOS: 13),
      example: markExample(".symbol { Circle().frame(width: 8, height: 8) }")
    ) { lowering, use, content in
      let first = lowering.preferences.chartMarks.count
      let mark = try lowering.with({ $0.changeChart { $0.symbolArea = 0 } }, content)
      try lowering.annotate(marksFrom: first, use.values[0], .overlay, .center, spacing: 0)
      return mark
    },
    .recorded(
      ["alignsMarkStylesWithPlotArea(_ aligns: Bool = true)"],
      "Measures the gradients of marks by the plot; here each mark has its own.",
      since: .since(iOS: 16, macOS: 13), example: markExample(".alignsMarkStylesWithPlotArea()")),
    .recorded(
      ["chartScrollTargetBehavior(_ behavior: ChartScrollTargetBehavior)"],
      "Sets where a chart that was scrolled comes to rest.", since: .since(iOS: 17, macOS: 14),
      example: chartExample(".chartScrollableAxes(.horizontal).chartScrollTargetBehavior(.paging)")),
    chartSetting(
      ["chartSymbolScale(range: [BasicChartSymbolShape])"], "The symbols of series of charts inside.",
      example: """
        <Chart items="1...5" as="number" id="\\.self" modifiers=".chartSymbolScale(range: [.square, .circle])">
          <PointMark x="{.value('Day', number)}" y="{.value('Steps', number)}"
              modifiers=".symbol(by: .value('Kind', number gt 2 ? 'A' : 'B'))"/>
        </Chart>
        """
    ) { fields, use in
      fields.symbols = (use[0]?.elements ?? []).compactMap {
        $0.casePlace.flatMap { DrawingMark.Symbol(rawValue: UInt8(clamping: $0)) }
      }
    },
    chartSetting(
      ["chartPlotBackground(_ style: ShapeStyle)"], "What fills the plot of charts inside.",
      ".chartPlotBackground(.gray.opacity(0.1))"
    ) { $0.plotPaint = $1.value(0) },
    .recorded(
      ["chartXSelection(value: Binding<T0>)", "chartXSelection(range: Binding<T0>)"],
      "Tells which value across is touched.", since: .since(iOS: 17, macOS: 14),
      example: chartExample(".chartXSelection(value: .constant(1))")),
    .recorded(
      ["chartYSelection(value: Binding<T0>)", "chartYSelection(range: Binding<T0>)"],
      "Tells which value upwards is touched.", since: .since(iOS: 17, macOS: 14),
      example: chartExample(".chartYSelection(value: .constant(1))")),
    .recorded(
      ["chartAngleSelection(value: Binding<T0>)"], "Tells which sector is touched.",
      since: .since(iOS: 17, macOS: 14), example: chartExample(".chartAngleSelection(value: .constant(1))")),
    .recorded(
      ["chartScrollableAxes(_ axes: Axis.Set)"], "Lets a chart that is larger than its place be scrolled.",
      since: .since(iOS: 17, macOS: 14), example: chartExample(".chartScrollableAxes(.horizontal)")),
    .recorded(
      ["chartXVisibleDomain(length: T0)"], "How much across is seen at once.",
      since: .since(iOS: 17, macOS: 14),
      example: chartExample(".chartXVisibleDomain(length: 5)")),
    .recorded(
      ["chartScrollPosition(x: Binding<T0>)", "chartScrollPosition(initialX: T0)"],
      "Where a chart is scrolled to.", since: .since(iOS: 17, macOS: 14),
      example: chartExample(".chartScrollPosition(initialX: 1)")),
    markSetting(
      ["symbol(by value: PlottableValue)", "symbol(_ symbol: BasicChartSymbolShape)"],
      "The symbol of points inside, by a value or always.", ".symbol(.square)"
    ) { fields, use in
      if use.overload == 0 {
        fields.symbolBy = use[0]?.content(PlottableContent.self)
      } else {
        fields.symbol = use[0]?.casePlace.flatMap { DrawingMark.Symbol(rawValue: UInt8(clamping: $0)) }
      }
    },
    markSetting(
      ["symbolSize(_ area: Double)"], "The area of the symbols of points inside, in square points.",
      ".symbol(.circle).symbolSize(100)"
    ) { $0.symbolArea = $1.value(0) },
    markSetting(
      ["interpolationMethod(_ method: InterpolationMethod)"], "How the points of lines inside are joined.",
      ".interpolationMethod(.catmullRom)"
    ) { $0.interpolation = $1[0].flatMap { .init($0) } ?? .linear },
    markSetting(
      ["lineStyle(_ style: StrokeStyle)"], "How lines and rules inside are drawn.",
      ".lineStyle(StrokeStyle(lineWidth: 4))"
    ) { $0.lineStyle = $1[0]?.content(StrokeStyleValue.self)?.style },
  ]

  private static func chartExample(_ chain: String) -> String {
    """
    <Chart items="1...5" as="number" id="\\.self" modifiers="\(chain)">
      <BarMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}"
          modifiers=".foregroundStyle(by: .value('Kind', number gt 2 ? 'A' : 'B'))"/>
    </Chart>
    """
  }

  private static func markExample(_ chain: String) -> String {
    """
    <Chart items="1...5" as="number" id="\\.self">
      <PointMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}" modifiers="\(chain)"/>
    </Chart>
    """
  }

  /// A modifier that puts a view above or below a chart: at the edge that its position names, else at a usual one.
  private static func beside(
    _ name: String, _ documentation: String, _ usual: LibraryCases.AnnotationPosition,
    _ change: @escaping @Sendable (inout ChartSettings.Fields) -> Void = { _ in }
  ) -> ModifierDefinition {
    ModifierDefinition(
      [
        "\(name)(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil, content: () -> View)"
      ], documentation, since: .since(iOS: 16, macOS: 13), example: chartExample(".\(name) { Text('Steps') }")
    ) { lowering, use, content in
      let chart = try lowering.with({ $0.changeChart { change(&$0) } }, content)
      let label = try lowering.with({ $0.textStyle.size = FontSize(.caption) }) {
        try lowering.view(madeBy: use.values[3])
      }
      let position = use[0].flatMap { LibraryCases.AnnotationPosition($0) } ?? .automatic
      let isAbove = (position == .automatic ? usual : position) == .top
      return lowering.stack(
        StackPayload(
          axis: .vertical, alignment: use.value(1) ?? Alignment(isAbove ? .trailing : .center, .center),
          spacing: use.value(2) ?? 4), children: isAbove ? [label, chart] : [chart, label])
    }
  }

  private typealias Change = @Sendable (inout ChartSettings.Fields, ModifierUse) -> Void

  /// A modifier that sets something for the charts inside.
  private static func chartSetting(
    _ signatures: [String], _ documentation: String, _ chain: String = "", example: String? = nil,
    _ change: @escaping Change
  ) -> ModifierDefinition {
    ModifierDefinition(
      signatures, environment: true, documentation, since: .since(iOS: 16, macOS: 13),
      example: example ?? chartExample(chain)
    ) { lowering, use, content in
      try lowering.with({ $0.changeChart { change(&$0, use) } }, content)
    }
  }

  /// A modifier that sets something for marks.
  private static func markSetting(
    _ signatures: [String], _ documentation: String, _ chain: String, _ change: @escaping Change
  ) -> ModifierDefinition {
    ModifierDefinition(
      signatures, environment: true, documentation, since: .since(iOS: 16, macOS: 13),
      example: """
        <Chart items="1...5" as="number" id="\\.self">
          <LineMark x="{.value('Day', number)}" y="{.value('Steps', number * number)}" modifiers="\(chain)"/>
        </Chart>
        """
    ) { lowering, use, content in
      try lowering.with({ $0.changeChart { change(&$0, use) } }, content)
    }
  }
}

extension ModifierUse {
  /// What a `Visibility` says; nil for `.automatic`.
  fileprivate func isVisible(_ index: Int) -> Bool? {
    switch self[index].flatMap({ LibraryCases.Visibility($0) }) {
    case .visible: true
    case .hidden: false
    case .automatic, nil: nil
    }
  }

  /// True for `ScaleType.log` and `.symmetricLog`.
  fileprivate func isLogarithmic(_ index: Int) -> Bool {
    let scale = self[index].flatMap { LibraryCases.ScaleType($0) }
    return scale == .log || scale == .symmetricLog
  }
}
