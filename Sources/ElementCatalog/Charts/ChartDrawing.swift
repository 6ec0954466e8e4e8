import RenderTree
import ScreenTypes
import StandardLibrary

/// The drawing that the marks of a chart become.
struct ChartDrawing {
  let lowering: Lowering
  let marks: [ChartMark]
  let settings: ChartSettings.Fields
  let reckoning: CivilReckoning
  let locale: LocaleForms
  /// The series by which marks are coloured, in order, with their places.
  private(set) var series: [String]
  private var placesOfSeries: [String: Int] = [:]
  /// Where bars and areas begin and end along the axis of their values, by mark.
  private(set) var spans: [Int: (low: Double, high: Double)] = [:]
  private var scaleX: ChartScale
  private var scaleY: ChartScale
  private let axisX: ChartAxisDrawing
  private let axisY: ChartAxisDrawing
  private(set) var payload: DrawingPayload
  private(set) var children: [NodeIndex] = []

  /// The size of the plot where the page leaves it open, in points.
  static let width = 320.0, height = 200.0

  init(
    _ marks: [ChartMark], _ settings: ChartSettings.Fields, across: ChartAxis?, down: ChartAxis?,
    _ lowering: Lowering
  ) {
    self.lowering = lowering
    self.marks = marks
    self.settings = settings
    var locale = LocaleForms(lowering.host.settings.locale)
    locale.zone = lowering.host.settings.timeZone
    self.locale = locale
    reckoning = CivilReckoning(zone: locale.zone, firstWeekday: 0)
    series = settings.series
    for mark in marks {
      guard let value = mark.settings.styledBy?.value else { continue }
      let name = lowering.string(value)
      if placesOfSeries[name] == nil {
        if !series.contains(name) { series.append(name) }
        placesOfSeries[name] = series.firstIndex(of: name)
      }
    }
    payload = DrawingPayload(fit: .stretched, width: Self.width, height: Self.height)
    let kindX = AxisKind(marks.flatMap(\.valuesAcross))
    let kindY = AxisKind(marks.flatMap(\.valuesDown))
    let stacked = ChartStacks(marks, isAcross: { Self.isAcross($0, kindX, kindY) }, reckoning, lowering)
    spans = stacked.spans
    let isAcross = marks.contains { $0.kind == .bar && Self.isAcross($0, kindX, kindY) }
    let numbers = stacked.spans.values.flatMap { [$0.low, $0.high] }
    axisX = ChartAxisDrawing(
      isAcross: true, kindX, marks.flatMap(\.valuesAcross), isAcross ? numbers : [], across,
      settings.domainX, isLog: settings.isLogX, reckoning, locale, lowering)
    axisY = ChartAxisDrawing(
      isAcross: false, kindY, marks.flatMap(\.valuesDown), isAcross ? [] : numbers, down,
      settings.domainY, isLog: settings.isLogY, reckoning, locale, lowering)
    (scaleX, scaleY) = (axisX.scale, axisY.scale)
  }

  /// True for a bar that lies: its length is a number across.
  private static func isAcross(_ mark: ChartMark, _ x: AxisKind, _ y: AxisKind) -> Bool {
    if mark.xStart != nil { return true }
    if mark.yStart != nil { return false }
    if mark.y == nil { return true }
    return mark.x != nil && x == .number && y != .number
  }

  /// The chart with its legend.
  mutating func lowered() throws -> NodeIndex {
    if let paint = settings.plotPaint {
      payload.marks.append(
        DrawingMark(.box(x: 0, y: 0, width: Self.width, height: Self.height, radius: 0), fill: paint))
    }
    if marks.contains(where: { $0.kind == .sector }) {
      drawSectors()
    } else if !marks.isEmpty {
      try drawAxes()
      drawMarks()
    }
    fillTable()
    lowering.tree.drawings.append(payload)
    let drawing = lowering.node(.drawing, payload: lowering.tree.drawings.count - 1, children: children)
    guard let legend = legend() else { return drawing }
    return lowering.stack(
      StackPayload(axis: .vertical, alignment: Alignment(.leading, .center), spacing: 10),
      children: [drawing, legend])
  }

  // MARK: Series

  private static let palette: [Color.Base] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink]

  /// The place of the series that a mark is coloured by; nil for none.
  private func placeOfSeries(_ mark: ChartMark) -> Int? {
    mark.settings.styledBy.flatMap { placesOfSeries[lowering.string($0.value)] }
  }

  private func color(ofSeries place: Int) -> Color {
    if let color = settings.namedColors[series[place]] { return color }
    if !settings.colors.isEmpty { return settings.colors[place % settings.colors.count] }
    return Color(Self.palette[place % Self.palette.count])
  }

  private func paint(of mark: ChartMark) -> Paint {
    if let place = placeOfSeries(mark) { return .color(color(ofSeries: place)) }
    return mark.paint ?? .color(lowering.environment.tint ?? Color(.blue))
  }

  private func pattern(of mark: ChartMark) -> UInt8 {
    guard series.count > 1, let place = placeOfSeries(mark) else { return 0 }
    return UInt8(place % 8) + 1
  }

  private var caption: TextStyle { .caption(of: nil) }

  private func legend() -> NodeIndex? {
    guard settings.showsLegend != false, !placesOfSeries.isEmpty else { return nil }
    let isOfPoints = marks.allSatisfy { $0.kind == .point || $0.kind == .line || $0.kind == .rule }
    let entries = series.indices.map { place -> NodeIndex in
      var swatch = DrawingPayload(fit: .scaled, width: 8, height: 8)
      let form: DrawingMark.Form =
        isOfPoints
        ? .symbol(.circle, x: 4, y: 4, size: 8) : .box(x: 0, y: 0, width: 8, height: 8, radius: 4)
      var mark = DrawingMark(form, fill: .color(color(ofSeries: place)))
      mark.pattern = series.count > 1 ? UInt8(place % 8) + 1 : 0
      swatch.marks = [mark]
      lowering.tree.drawings.append(swatch)
      let drawing = lowering.node(.drawing, payload: lowering.tree.drawings.count - 1)
      let framed = lowering.box(.frame(width: 8, height: 8, alignment: .center), drawing)
      let text = lowering.text(series[place], style: caption)
      return lowering.stack(StackPayload(axis: .horizontal, spacing: 4), children: [framed, text])
    }
    let widest = series.map(ChartAxisDrawing.width).max() ?? 0
    let whole = series.reduce(0) { $0 + ChartAxisDrawing.width($1) + 24 }
    if whole <= Self.width {
      return lowering.stack(StackPayload(axis: .horizontal, spacing: 12), children: entries)
    }
    var grid = GridPayload(
      columns: .adaptive(max(widest + 20, Double(series.map(\.count).max() ?? 0) * 8 + 24)),
      alignment: Alignment(.leading, .center), horizontalSpacing: 8,
      verticalSpacing: 4)
    grid.place = Alignment(.leading, .center)
    return lowering.grid(grid, children: entries)
  }

  // MARK: Axes

  private mutating func drawAxes() throws {
    let showsX = settings.showsX ?? true
    let showsY = settings.showsY ?? true
    if showsY { try drawAxis(axisY) }
    if showsX { try drawAxis(axisX) }
    if showsX, let label = settings.labelX {
      payload.insets.bottom += 18
      add(
        lowering.text(label, style: caption),
        DrawingPlace(
          Self.width / 2, Self.height, down: payload.insets.bottom - 16, anchor: Alignment(.center, .top)))
    }
    if showsY, let label = settings.labelY {
      payload.insets.top += 20
      add(
        lowering.text(label, style: caption),
        DrawingPlace(Self.width, 0, down: -6, anchor: Alignment(.trailing, .bottom)))
    }
  }

  private mutating func add(_ node: NodeIndex, _ place: DrawingPlace) {
    children.append(node)
    payload.places.append(place)
  }

  /// What views say of one of the values of some marks; the marks as they are where none does.
  private func markings(
    _ number: Int, of axis: ChartAxisDrawing, at place: Int
  ) throws -> (ChartAxisDrawing.Marks, label: [NodeIndex]) {
    var marks = axis.marks[number]
    guard let site = axis.site, marks.isWritten else { return (marks, []) }
    let value = AxisValueContent(value: marks.ticks[place].value, index: place, count: marks.ticks.count)
    let written = try lowering.chartAxis(of: site, at: value).marks
    guard number < written.count else { return (marks, []) }
    marks.take(written[number])
    return (marks, written[number].label)
  }

  private mutating func drawAxis(_ axis: ChartAxisDrawing) throws {
    var widest = 0.0
    for (number, marks) in axis.marks.enumerated() {
      var hasLabel = marks.hasLabel && !marks.isWritten
      let isLeading = axis.isAcross ? marks.position == .top : axis.isLeading(marks)
      for (place, tick) in marks.ticks.enumerated() {
        let (marks, views) = try markings(number, of: axis, at: place)
        let at = axis.isAcross ? tick.place * Self.width : down(tick.place)
        if marks.hasGridLine { drawGridLine(at, isAcross: axis.isAcross, marks.gridStyle) }
        if marks.hasTick {
          let middle = marks.centersTicks ? tick.band.map { ($0.low + $0.high) / 2 } : nil
          let at = middle.map { axis.isAcross ? $0 * Self.width : down($0) } ?? at
          var path = Path()
          if axis.isAcross {
            path.move(to: Path.Point(at, Self.height))
            path.addLine(to: Path.Point(at, Self.height + 5))
          } else {
            path.move(to: Path.Point(isLeading ? -5 : Self.width, at))
            path.addLine(to: Path.Point(isLeading ? 0 : Self.width + 5, at))
          }
          payload.marks.append(gridMark(path, marks.tickStyle))
        }
        guard marks.hasLabel, !tick.label.isEmpty else { continue }
        hasLabel = true
        let label = marks.format.flatMap { words(of: tick.value, $0) } ?? tick.label
        let text =
          views.isEmpty
          ? lowering.text(label, style: .caption(of: marks.labelColor))
          : views.count == 1 ? views[0] : lowering.stack(StackPayload(axis: .vertical), children: views)
        widest = max(widest, ChartAxisDrawing.width(views.isEmpty ? label : lowering.names(of: views)))
        if axis.isAcross {
          let middle = tick.band.map { ($0.low + $0.high) / 2 * Self.width }
          let alignment: HorizontalAlignment = tick.isLeading ? .leading : .center
          let isAbove = marks.position == .top
          add(
            text,
            DrawingPlace(
              middle ?? at, isAbove ? 0 : Self.height, across: tick.isLeading ? 4 : 0, down: isAbove ? -4 : 4,
              anchor: Alignment(alignment, isAbove ? .bottom : .top)))
        } else {
          let middle = tick.band.map { (down($0.low) + down($0.high)) / 2 }
          add(
            text,
            DrawingPlace(
              isLeading ? 0 : Self.width, middle ?? at, across: isLeading ? -6 : 6,
              anchor: Alignment(isLeading ? .trailing : .leading, .center)))
        }
      }
      if axis.isAcross {
        if marks.position == .top {
          payload.insets.top = 20
        } else if hasLabel {
          payload.insets.bottom = 22
        }
      } else if hasLabel {
        payload.insets.top = max(payload.insets.top, 8)
        payload.insets.bottom = max(payload.insets.bottom, 8)
        if isLeading { payload.insets.leading = widest + 8 } else { payload.insets.trailing = widest + 8 }
      }
    }
  }

  /// A number or a date as a format writes it; nil for another value.
  private func words(of value: Value, _ format: Value) -> String? {
    if let number = value.quantity { return format.content(NumberFormatValue.self)?.text(number, locale) }
    return value.seconds.flatMap {
      format.content(DateFormatValue.self)?.text($0, now: lowering.host.settings.date, locale)
    }
  }

  private func gridMark(_ path: Path, _ style: StrokeStyle?) -> DrawingMark {
    var color = Color(.gray)
    color.alpha = 90
    var mark = DrawingMark(.path(path), stroke: .color(color))
    mark.strokeStyle = style ?? StrokeStyle(lineWidth: 0.5)
    mark.isGrid = true
    return mark
  }

  private mutating func drawGridLine(_ at: Double, isAcross: Bool, _ style: StrokeStyle?) {
    var path = Path()
    path.move(to: isAcross ? Path.Point(at, 0) : Path.Point(0, at))
    path.addLine(to: isAcross ? Path.Point(at, Self.height) : Path.Point(Self.width, at))
    payload.marks.append(gridMark(path, style))
  }

  // MARK: Places

  /// Points from the top for a share of the axis down: the first category is the topmost, the lowest number is below.
  private func down(_ share: Double) -> Double {
    if case .categories = scaleY.domain { return share * Self.height }
    return (1 - share) * Self.height
  }

  /// Where a value stands across or down, in points, with the room that it covers; nil for a value without a place.
  private func extent(_ value: PlottableContent, isAcross: Bool) -> (low: Double, high: Double)? {
    let scale = isAcross ? scaleX : scaleY
    let name = lowering.string(value.value)
    if let band = scale.band(of: value, reckoning, name: name) {
      if isAcross { return (band.low * Self.width, band.high * Self.width) }
      let (first, second) = (down(band.low), down(band.high))
      return (min(first, second), max(first, second))
    }
    guard let number = value.value.quantity ?? value.value.seconds, let share = scale.place(of: number) else {
      return nil
    }
    let at = isAcross ? share * Self.width : down(share)
    return at.isFinite ? (at, at) : nil
  }

  private func middle(_ value: PlottableContent?, isAcross: Bool) -> Double? {
    value.flatMap { extent($0, isAcross: isAcross) }.map { ($0.low + $0.high) / 2 }
  }

  private func point(of number: Double, isAcross: Bool) -> Double? {
    let share = (isAcross ? scaleX : scaleY).place(of: number)
    return share.map { isAcross ? $0 * Self.width : down($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: Marks

  private mutating func drawMarks() {
    var drawnLines: Set<[String]> = []
    let groups = marks.compactMap { $0.settings.positionBy }.map { lowering.string($0.value) }
    var places: [String: Int] = [:]
    for name in groups where places[name] == nil { places[name] = places.count }
    for (number, mark) in marks.enumerated() {
      switch mark.kind {
      case .bar: drawBar(mark, number, groups: places)
      case .line, .area:
        let key = lineKey(mark)
        if drawnLines.insert(key).inserted {
          let members = marks.indices.filter { marks[$0].kind == mark.kind && lineKey(marks[$0]) == key }
          if mark.kind == .line { drawLine(members) } else { drawArea(members) }
        }
        annotate(mark, around: pointRect(mark, number))
      case .point:
        guard let x = middle(mark.x, isAcross: true) ?? half(mark.x, Self.width),
          let y = middle(mark.y, isAcross: false) ?? half(mark.y, Self.height)
        else { continue }
        let diameter = mark.settings.symbolArea.map { ($0 * 1.2732395447351628).squareRoot() } ?? 7
        append(.symbol(symbol(of: mark), x: x, y: y, size: diameter), mark)
        annotate(mark, around: pointRect(mark, number))
      case .rule: drawRule(mark)
      case .rectangle: drawRectangle(mark)
      case .sector: continue
      }
    }
  }

  private func half(_ value: PlottableContent?, _ length: Double) -> Double? {
    value == nil ? length / 2 : nil
  }

  private func lineKey(_ mark: ChartMark) -> [String] {
    [
      "\(mark.kind)", mark.settings.styledBy.map { lowering.string($0.value) } ?? "",
      mark.series.map { lowering.string($0.value) } ?? "",
      mark.settings.symbolBy.map { lowering.string($0.value) } ?? "",
    ]
  }

  private func symbol(of mark: ChartMark) -> DrawingMark.Symbol {
    if let symbol = mark.settings.symbol { return symbol }
    guard let value = mark.settings.symbolBy else { return .circle }
    var names: [String] = []
    for other in marks {
      guard let name = other.settings.symbolBy.map({ lowering.string($0.value) }), !names.contains(name)
      else {
        continue
      }
      names.append(name)
    }
    let place = names.firstIndex(of: lowering.string(value.value)) ?? 0
    let symbols = mark.settings.symbols.isEmpty ? DrawingMark.Symbol.allCases : mark.settings.symbols
    return symbols[place % symbols.count]
  }

  private mutating func append(_ form: DrawingMark.Form, _ mark: ChartMark) {
    var drawn = DrawingMark(form, fill: paint(of: mark))
    drawn.opacity = mark.opacity
    drawn.pattern = pattern(of: mark)
    payload.marks.append(drawn)
  }

  private func rect(_ x: (low: Double, high: Double), _ y: (low: Double, high: Double)) -> ChartRect {
    ChartRect(
      x: min(x.low, x.high), y: min(y.low, y.high), width: abs(x.high - x.low), height: abs(y.high - y.low))
  }

  /// The part of a band that a bar takes.
  private func narrowed(
    _ band: (low: Double, high: Double), _ size: MarkDimensionValue, usual: Double, _ group: (Int, Int)?
  ) -> (low: Double, high: Double) {
    let middle = (band.low + band.high) / 2
    let room = band.high - band.low
    let length: Double =
      switch size {
      case .automatic: room > 0 ? room * usual : 10
      case .fixed(let points): points
      case .ratio(let share): room * share
      case .inset(let points): max(1, room - points * 2)
      }
    guard let (place, count) = group, count > 1 else { return (middle - length / 2, middle + length / 2) }
    let part = length / Double(count)
    let low = middle - length / 2 + Double(place) * part
    return (low + part * 0.04, low + part * 0.96)
  }

  private mutating func drawBar(_ mark: ChartMark, _ number: Int, groups: [String: Int]) {
    let group = mark.settings.positionBy.flatMap { groups[lowering.string($0.value)] }.map {
      ($0, groups.count)
    }
    let lies = ChartStacks.lies(
      mark, isNumberAcross: axisX.kind == .number, isNumberDown: axisY.kind == .number)
    let along: (low: Double, high: Double)?
    if let span = spans[number], let low = point(of: span.low, isAcross: lies),
      let high = point(of: span.high, isAcross: lies)
    {
      along = (low, high)
    } else {
      let (start, end) = lies ? (mark.xStart, mark.xEnd) : (mark.yStart, mark.yEnd)
      if let low = start.flatMap({ extent($0, isAcross: lies) }),
        let high = end.flatMap({ extent($0, isAcross: lies) })
      {
        along = (low.low, high.low)
      } else {
        along = nil
      }
    }
    guard let along else { return }
    let other = lies ? mark.y : mark.x
    let whole = (low: 0.0, high: lies ? Self.height : Self.width)
    let band = other == nil ? whole : other.flatMap { extent($0, isAcross: !lies) }
    guard let band else { return }
    let own = lies ? mark.height : mark.width
    let side = narrowed(
      band, group == nil || mark.settings.groupSpan == .automatic ? own : mark.settings.groupSpan,
      usual: other == nil ? 0.5 : group == nil ? 0.62 : 0.8, group)
    let rect = lies ? rect(along, side) : rect(side, along)
    let isStacked = mark.settings.styledBy != nil && mark.settings.positionBy == nil
    append(
      .box(
        x: rect.x, y: rect.y, width: rect.width, height: rect.height,
        radius: mark.cornerRadius ?? (isStacked ? 0 : 2)), mark)
    annotate(mark, around: rect)
  }

  private func pointRect(_ mark: ChartMark, _ number: Int) -> ChartRect {
    let x = middle(mark.x, isAcross: true) ?? 0
    let y =
      spans[number].flatMap { point(of: $0.high, isAcross: false) } ?? middle(
        mark.y ?? mark.yEnd, isAcross: false)
      ?? 0
    return ChartRect(x: x, y: y, width: 0, height: 0)
  }

  private mutating func drawLine(_ members: [Int]) {
    let points = members.compactMap { place -> Path.Point? in
      guard let x = middle(marks[place].x, isAcross: true), let y = middle(marks[place].y, isAcross: false)
      else {
        return nil
      }
      return Path.Point(x, y)
    }
    guard let first = members.first, !points.isEmpty else { return }
    let mark = marks[first]
    var path = Path()
    ChartCurve(points, method: mark.settings.interpolation).add(to: &path)
    var drawn = DrawingMark(.path(path), stroke: paint(of: mark))
    drawn.strokeStyle = mark.settings.lineStyle ?? StrokeStyle(lineWidth: 2)
    if mark.settings.lineStyle == nil { drawn.strokeStyle.lineJoin = .round }
    drawn.opacity = mark.opacity
    drawn.pattern = pattern(of: mark)
    payload.marks.append(drawn)
    guard mark.settings.symbol != nil || mark.settings.symbolBy != nil else { return }
    let diameter = mark.settings.symbolArea.map { ($0 * 1.2732395447351628).squareRoot() } ?? 7
    for point in points { append(.symbol(symbol(of: mark), x: point.x, y: point.y, size: diameter), mark) }
  }

  private mutating func drawArea(_ members: [Int]) {
    var upper: [Path.Point] = []
    var lower: [Path.Point] = []
    for place in members {
      guard let x = middle(marks[place].x, isAcross: true) else { continue }
      let span = spans[place]
      let low =
        span.map { point(of: $0.low, isAcross: false) } ?? middle(marks[place].yStart, isAcross: false)
      let high =
        span.map { point(of: $0.high, isAcross: false) } ?? middle(marks[place].yEnd, isAcross: false)
      guard let low, let high else { continue }
      upper.append(Path.Point(x, high))
      lower.append(Path.Point(x, low))
    }
    guard let first = members.first, !upper.isEmpty else { return }
    let method = marks[first].settings.interpolation
    var path = Path()
    ChartCurve(upper, method: method).add(to: &path)
    ChartCurve(lower.reversed(), method: method.backwards).add(to: &path)
    path.closeSubpath()
    append(.path(path), marks[first])
  }

  private mutating func drawRule(_ mark: ChartMark) {
    let isUpright = mark.x != nil && mark.y == nil
    var path = Path()
    let rect: ChartRect
    if isUpright {
      guard let x = middle(mark.x, isAcross: true) else { return }
      let low = middle(mark.yStart, isAcross: false) ?? 0
      let high = middle(mark.yEnd, isAcross: false) ?? Self.height
      path.move(to: Path.Point(x, low))
      path.addLine(to: Path.Point(x, high))
      rect = ChartRect(x: x, y: min(low, high), width: 0, height: abs(high - low))
    } else {
      guard let y = middle(mark.y, isAcross: false) else { return }
      let low = middle(mark.xStart, isAcross: true) ?? 0
      let high = middle(mark.xEnd, isAcross: true) ?? Self.width
      path.move(to: Path.Point(low, y))
      path.addLine(to: Path.Point(high, y))
      rect = ChartRect(x: min(low, high), y: y, width: abs(high - low), height: 0)
    }
    var drawn = DrawingMark(.path(path), stroke: paint(of: mark))
    drawn.strokeStyle = mark.settings.lineStyle ?? StrokeStyle(lineWidth: 1)
    drawn.opacity = mark.opacity
    payload.marks.append(drawn)
    annotate(mark, around: rect)
  }

  private mutating func drawRectangle(_ mark: ChartMark) {
    func side(
      _ value: PlottableContent?, _ start: PlottableContent?, _ end: PlottableContent?,
      _ size: MarkDimensionValue,
      isAcross: Bool
    ) -> (low: Double, high: Double)? {
      if let low = middle(start, isAcross: isAcross), let high = middle(end, isAcross: isAcross) {
        return (low, high)
      }
      guard let value else { return (0, isAcross ? Self.width : Self.height) }
      return extent(value, isAcross: isAcross).map { narrowed($0, size, usual: 1, nil) }
    }
    guard let x = side(mark.x, mark.xStart, mark.xEnd, mark.width, isAcross: true),
      let y = side(mark.y, mark.yStart, mark.yEnd, mark.height, isAcross: false)
    else { return }
    let rect = rect(x, y)
    append(
      .box(x: rect.x, y: rect.y, width: rect.width, height: rect.height, radius: mark.cornerRadius ?? 0), mark
    )
    annotate(mark, around: rect)
  }

  // MARK: Annotations

  /// Adds the views of a mark around a rectangle.
  private mutating func annotate(_ mark: ChartMark, around rect: ChartRect) {
    for annotation in mark.annotations {
      // In the order of the cases of `AnnotationPosition`.
      let rows: [VerticalAlignment] = [
        .bottom, .center, .bottom, .top, .center, .center, .bottom, .bottom, .top, .top,
      ]
      let columns: [HorizontalAlignment] = [
        .center, .center, .center, .center, .trailing, .leading, .trailing, .leading, .trailing, .leading,
      ]
      let place = Int(annotation.position.rawValue)
      let side = Alignment(columns[place], rows[place])
      // Above, below and on the mark it may share an edge, where a side alone leaves it in the middle.
      let isAlong = side.horizontal == .center
      let anchor = Alignment(
        isAlong ? annotation.alignment.horizontal : side.horizontal,
        side.vertical == .center ? annotation.alignment.vertical : side.vertical)
      let x =
        switch anchor.horizontal {
        case .leading: isAlong ? rect.x : rect.x + rect.width
        case .center: rect.x + rect.width / 2
        case .trailing: isAlong ? rect.x + rect.width : rect.x
        }
      let y =
        switch anchor.vertical {
        case .bottom, .firstTextBaseline, .lastTextBaseline:
          side.vertical == .center ? rect.y + rect.height : rect.y
        case .center: rect.y + rect.height / 2
        case .top: side.vertical == .center ? rect.y : rect.y + rect.height
        }
      let across =
        side.horizontal == .center
        ? 0 : side.horizontal == .leading ? annotation.spacing : -annotation.spacing
      let down =
        side.vertical == .center ? 0 : side.vertical == .top ? annotation.spacing : -annotation.spacing
      add(annotation.node, DrawingPlace(x, y, across: across, down: down, anchor: anchor))
    }
  }

  // MARK: Sectors

  private mutating func drawSectors() {
    let side = Self.height
    payload = DrawingPayload(fit: .scaled, width: side, height: side)
    let sectors = marks.filter { $0.kind == .sector }
    let shares = sectors.map { max(0, $0.angle?.value.quantity ?? 0) }
    let whole = shares.reduce(0, +)
    guard whole > 0, whole.isFinite else { return }
    var start = -90.0
    for (mark, share) in zip(sectors, shares) {
      let angle = share / whole * 360
      defer { start += angle }
      let outer = radius(mark.outerRadius, of: side / 2, other: 1)
      let inner = radius(mark.innerRadius, of: outer, other: 0)
      append(.path(ChartSector(start, angle, inner, outer, mark.angularInset, side: side).path), mark)
      let middle = ChartSector.point((inner + outer) / 2, start + angle / 2, side: side)
      annotate(mark, around: ChartRect(x: middle.x, y: middle.y, width: 0, height: 0))
    }
  }

  private func radius(_ size: MarkDimensionValue, of whole: Double, other: Double) -> Double {
    switch size {
    case .automatic: whole * other
    case .fixed(let points): min(points, whole)
    case .ratio(let share): whole * min(max(share, 0), 1)
    case .inset(let points): max(0, whole - points)
    }
  }

  // MARK: Table

  private mutating func fillTable() {
    guard let first = marks.first else { return }
    let isPie = marks.contains { $0.kind == .sector }
    let seriesLabel = marks.lazy.compactMap { $0.settings.styledBy?.label }.first
    let labelX = marks.lazy.compactMap { $0.x?.label ?? $0.xStart?.label }.first
    let labelY = marks.lazy.compactMap { $0.y?.label ?? $0.yStart?.label }.first
    let labels = isPie ? [first.angle?.label] : [labelX, labelY]
    let repeatsAxis = seriesLabel != nil && labels.contains(seriesLabel)
    var headings = labels.compactMap { $0 }
    if let seriesLabel, !repeatsAxis { headings.insert(seriesLabel, at: 0) }
    var rows: [[String]] = []
    var known: Set<[String]> = []
    for mark in marks {
      var row = [String]()
      if isPie {
        row = [said([mark.angle])]
      } else {
        if labelX != nil { row.append(said([mark.x, mark.xStart, mark.xEnd]) ?? mark.y?.label ?? "") }
        if labelY != nil { row.append(said([mark.y, mark.yStart, mark.yEnd]) ?? mark.x?.label ?? "") }
      }
      if seriesLabel != nil, !repeatsAxis {
        row.insert(mark.settings.styledBy.map { lowering.string($0.value) } ?? "", at: 0)
      }
      if known.insert(row).inserted { rows.append(row) }
    }
    payload.table = ([headings] + rows).map { row in row.map { lowering.tree.store($0) } }
    let name = headings.count > 1 && !isPie ? "\(labelY ?? "") by \(labelX ?? "")" : headings.first ?? ""
    payload.label = lowering.tree.store(
      labelX == nil || labelY == nil ? headings.joined(separator: ", ") : name)
  }

  /// The first of some values, or the two between which a mark lies, in words; nil where there is none.
  private func said(_ values: [PlottableContent?]) -> String? {
    let words = values.compactMap { $0 }.map { value -> String in
      if let number = value.value.quantity { return NumberText.grouped(number, locale) }
      if let seconds = value.value.seconds {
        return ChartAxisDrawing.words(seconds, value.unit ?? .day, locale, now: lowering.host.settings.date)
      }
      return lowering.string(value.value)
    }
    return words.isEmpty ? nil : words.count > 1 ? words.suffix(2).joined(separator: " – ") : words[0]
  }

  private func said(_ values: [PlottableContent?]) -> String { said(values) ?? "" }
}

/// A part of a plot, in points.
struct ChartRect {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}
