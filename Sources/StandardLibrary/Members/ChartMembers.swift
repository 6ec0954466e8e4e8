import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let chartNames = [
    "PlottableValue", "ChartProxy", "MarkDimension", "AxisMarkValues", "AxisValue", "ScaleDomain",
    "PlotDimensionScaleRange", "AnnotationOverflowResolution", "AnnotationOverflowResolution.Strategy",
    "ChartScrollTargetBehavior",
  ]

  /// A method of a gesture on a chart, which is not touched here.
  private static func selection(_ signature: String, _ documentation: String) -> LibraryMember {
    LibraryMember(
      .method, of: "ChartProxy", signature, since: .since(iOS: 17, macOS: 14), documentation
    ) { _ in .void }
  }

  /// Values, sizes and axes of charts.
  static let chartMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "ChartProxy", "value(atX x: Double, as type: T0.Type = T0.self) -> T0?", isTotal: true,
      since: .since(iOS: 16, macOS: 13), "The value at a place across; no chart is touched here."
    ) { _ in .null },
    LibraryMember(
      .method, of: "ChartProxy", "value(atY y: Double, as type: T0.Type = T0.self) -> T0?", isTotal: true,
      since: .since(iOS: 16, macOS: 13), "The value at a place upwards; no chart is touched here."
    ) { _ in .null },
    LibraryMember(
      .property, of: "ChartProxy", "plotFrame: Anchor?", isTotal: true, since: .since(iOS: 17, macOS: 14),
      "Where the chart draws its marks; here all of its place."
    ) { _ in Value(AnchorValue()).inOptional },
    LibraryMember(
      .property, of: "ChartProxy", "plotAreaFrame: Anchor", isTotal: true,
      "Where the chart draws its marks; here all of its place."
    ) { _ in Value(AnchorValue()) },
    LibraryMember(
      .property, of: "ChartProxy", "plotSize: CGSize", isTotal: true, since: .since(iOS: 17, macOS: 14),
      "How large that is; not known here."
    ) { _ in Value(SizeValue(width: 0, height: 0)) },
    LibraryMember(
      .property, of: "ChartProxy", "plotAreaSize: CGSize", isTotal: true, "How large that is; not known here."
    ) { _ in Value(SizeValue(width: 0, height: 0)) },
    selection("selectXValue(at x: Double)", "Chooses the value at a place across."),
    selection("selectYValue(at y: Double)", "Chooses the value at a place upwards."),
    selection("selectAngleValue(at angle: Angle)", "Chooses the value at an angle."),
    selection(
      "selectXRange(from x1: Double, to x2: Double)", "Chooses the values between two places across."),
    selection(
      "selectYRange(from y1: Double, to y2: Double)", "Chooses the values between two places upwards."),
    LibraryMember(
      .staticMethod, of: "PlotDimensionScaleRange",
      "plotDimension(padding: Double = 0) -> PlotDimensionScaleRange", isTotal: true,
      "All of the plot but for some points at both ends."
    ) { _ in shared.choice("plotDimension", of: .library("PlotDimensionScaleRange")) ?? .void },
    LibraryMember(
      .staticMethod, of: "PlotDimensionScaleRange",
      "plotDimension(startPadding: Double = 0, endPadding: Double = 0) -> PlotDimensionScaleRange",
      isTotal: true, "All of the plot but for some points at each end."
    ) { _ in shared.choice("plotDimension", of: .library("PlotDimensionScaleRange")) ?? .void },
    LibraryMember(
      .initializer, of: "AnnotationOverflowResolution",
      "init(x: AnnotationOverflowResolution.Strategy = .automatic, y: AnnotationOverflowResolution.Strategy = .automatic)",
      isTotal: true, since: .since(iOS: 17, macOS: 14), "What becomes of an annotation in both directions."
    ) { _ in shared.choice("automatic", of: .library("AnnotationOverflowResolution")) ?? .void },
    LibraryMember(
      .staticMethod, of: "AnnotationOverflowResolution.Strategy",
      "fit(to boundary: AnnotationOverflowResolution.Boundary) -> AnnotationOverflowResolution.Strategy",
      isTotal: true, since: .since(iOS: 17, macOS: 14), "It is moved until it fits."
    ) { _ in shared.choice("fit", of: .library("AnnotationOverflowResolution.Strategy")) ?? .void },
    LibraryMember(
      .staticMethod, of: "ChartScrollTargetBehavior",
      "valueAligned(matching components: DateComponents, majorAlignment: ChartScrollTargetBehavior? = nil) -> ChartScrollTargetBehavior",
      isTotal: true, since: .since(iOS: 17, macOS: 14), "At parts of the calendar."
    ) { _ in shared.choice("paging", of: .library("ChartScrollTargetBehavior")) ?? .void },
    LibraryMember(
      .staticMethod, of: "ChartScrollTargetBehavior",
      "valueAligned(unit: Double, majorAlignment: ChartScrollTargetBehavior? = nil) -> ChartScrollTargetBehavior",
      isTotal: true, since: .since(iOS: 17, macOS: 14), "At multiples of a number."
    ) { _ in shared.choice("paging", of: .library("ChartScrollTargetBehavior")) ?? .void },
    LibraryMember(
      .staticMethod, of: "ChartScrollTargetBehavior",
      "matching(_ components: DateComponents) -> ChartScrollTargetBehavior", isTotal: true,
      since: .since(iOS: 17, macOS: 14), "At parts of the calendar that are larger."
    ) { _ in shared.choice("paging", of: .library("ChartScrollTargetBehavior")) ?? .void },
    LibraryMember(
      .staticMethod, of: "ChartScrollTargetBehavior", "unit(_ unit: Double) -> ChartScrollTargetBehavior",
      isTotal: true, since: .since(iOS: 17, macOS: 14), "At multiples of a larger number."
    ) { _ in shared.choice("paging", of: .library("ChartScrollTargetBehavior")) ?? .void },
    LibraryMember(
      .method, of: "ChartProxy", "position(forX value: T0) -> Double?", isTotal: true,
      since: .since(iOS: 16, macOS: 13), "Where a value stands across; not known here."
    ) { _ in .null },
    LibraryMember(
      .method, of: "ChartProxy", "position(forY value: T0) -> Double?", isTotal: true,
      since: .since(iOS: 16, macOS: 13), "Where a value stands upwards; not known here."
    ) { _ in .null },
    LibraryMember(
      .staticMethod, of: "PlottableValue", "value(_ label: String, _ value: T0) -> PlottableValue",
      since: .since(iOS: 16, macOS: 13), "A value with what it is called, which a screen reader says."
    ) { call in Value(PlottableContent(label: call.string(0), value: call.arguments[1])) },
    LibraryMember(
      .staticMethod, of: "PlottableValue",
      "value(_ label: String, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue",
      since: .since(iOS: 16, macOS: 13), "A date that stands for all of a part of the calendar."
    ) { call in
      Value(
        PlottableContent(
          label: call.string(0), value: call.arguments[1], unit: call.choice(2).flatMap(CalendarPart.init)))
    },
    LibraryMember(
      .staticProperty, of: "MarkDimension", "automatic: MarkDimension", "As wide as the chart chooses."
    ) { _ in Value(MarkDimensionValue.automatic) },
    LibraryMember(
      .staticMethod, of: "MarkDimension", "fixed(_ value: Double) -> MarkDimension", "A width in points."
    ) { call in Value(MarkDimensionValue.fixed(call.double(0))) },
    LibraryMember(
      .staticMethod, of: "MarkDimension", "ratio(_ value: Double) -> MarkDimension",
      "A share of the room, from 0 to 1."
    ) { call in Value(MarkDimensionValue.ratio(call.double(0))) },
    LibraryMember(
      .staticMethod, of: "MarkDimension", "inset(_ value: Double) -> MarkDimension",
      "All of the room but for some points at both sides."
    ) { call in Value(MarkDimensionValue.inset(call.double(0))) },
    LibraryMember(
      .staticProperty, of: "AxisMarkValues", "automatic: AxisMarkValues", "At round values."
    ) { _ in Value(AxisValuesContent.automatic(count: nil)) },
    LibraryMember(
      .staticMethod, of: "AxisMarkValues",
      "automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues",
      "About so many, at round values."
    ) { call in
      Value(AxisValuesContent.automatic(count: call.number(0).map { Int(min(max($0, 1), 100)) }))
    },
    LibraryMember(
      .staticMethod, of: "AxisMarkValues", "stride(by stepSize: Double) -> AxisMarkValues",
      "At each multiple of a number."
    ) { call in Value(AxisValuesContent.stride(call.double(0))) },
    LibraryMember(
      .staticMethod, of: "AxisMarkValues",
      "stride(by component: Calendar.Component, count: Int = 1, calendar: Calendar? = nil) -> AxisMarkValues",
      "At the beginning of every so many parts of the calendar."
    ) { call in
      let part = call.choice(0).flatMap(CalendarPart.init) ?? .day
      return Value(AxisValuesContent.calendar(part, count: max(1, call.isOmitted(1) ? 1 : call.int(1))))
    },
    LibraryMember(
      .method, of: "AxisValue", "as(_ type: T0.Type) -> T0?", isTotal: true,
      since: .since(iOS: 16, macOS: 13), "The value as one of a type; nil where it is none."
    ) { call in
      guard let axis = call.receiver.content(AxisValueContent.self), case .type(let type) = call.arguments[0]
      else { return .null }
      return axis.value(as: type)
    },
    LibraryMember(
      .property, of: "AxisValue", "index: Int", since: .since(iOS: 16, macOS: 13),
      "Its place among the values of its AxisMarks, from 0 on."
    ) { call in .int(call.receiver.content(AxisValueContent.self)?.index ?? 0) },
    LibraryMember(
      .property, of: "AxisValue", "count: Int", since: .since(iOS: 16, macOS: 13),
      "How many values its AxisMarks have."
    ) { call in .int(call.receiver.content(AxisValueContent.self)?.count ?? 0) },
    LibraryMember(
      .staticMethod, of: "ScaleDomain",
      "automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> ScaleDomain",
      "The values of the data, with or without zero."
    ) { call in
      var zero: Bool?
      if case .bool(let includes) = call.arguments[0] { zero = includes }
      return Value(ScaleDomainValue(includesZero: zero, isReversed: call.bool(1)))
    },
  ]
}
