import RenderTree
import ScreenTypes
import StandardLibrary

/// An axis of a chart: its scale, and what stands at its values.
struct ChartAxisDrawing {
  /// What stands at one value.
  struct Tick {
    /// From 0 to 1.
    let place: Double
    /// What the value covers, where its label stands in the middle of that.
    var band: (low: Double, high: Double)?
    let label: String
    /// A number, a date or what names a category.
    let value: Value
    /// True where the label stands behind the line and not below it.
    var isLeading = false
  }

  /// What stands at some values.
  struct Marks {
    var ticks: [Tick] = []
    var hasGridLine: Bool
    var hasTick: Bool
    var hasLabel: Bool
    var gridStyle: StrokeStyle?
    var tickStyle: StrokeStyle?
    var centersTicks: Bool
    var labelColor: Color?
    var position: LibraryCases.AxisMarkPosition
    /// How a label is written at one value, where views say that of it.
    var format: Value?
    var isWritten: Bool

    /// Takes what views say of one value.
    mutating func take(_ written: ChartAxis.Marks) {
      (hasGridLine, hasTick, hasLabel) = (written.hasGridLine, written.hasTick, written.hasLabel)
      (gridStyle, tickStyle, centersTicks) = (written.gridStyle, written.tickStyle, written.centersTicks)
      (labelColor, format) = (written.labelColor, written.format)
    }
  }

  let isAcross: Bool
  let kind: AxisKind
  /// The use whose views say what stands along it; nil for none.
  let site: Int?
  private(set) var scale: ChartScale
  private(set) var marks: [Marks] = []

  /// About how many values of a number and of a date are marked.
  private static let usualCount = 5
  private static let mostDates = 6

  init(
    isAcross: Bool, _ kind: AxisKind, _ values: [PlottableContent], _ spans: [Double],
    _ axis: ChartAxis?, _ domain: Value?, isLog: Bool, _ reckoning: CivilReckoning,
    _ locale: LocaleForms, _ lowering: Lowering
  ) {
    self.isAcross = isAcross
    site = axis?.site
    let written = axis?.marks
    let kind = kind == .category && values.isEmpty && !spans.isEmpty ? .number : kind
    self.kind = kind
    let asked = domain?.content(ScaleDomainValue.self)
    let bounds = Self.bounds(of: domain)
    var plain = ChartAxis.Marks()
    plain.hasGridLine = kind != .category
    let specifications = written ?? [plain]
    switch kind {
    case .category:
      var names: [String] = []
      var places: [String: Int] = [:]
      func add(_ name: String) {
        if places[name] == nil {
          places[name] = names.count
          names.append(name)
        }
      }
      if asked == nil, case .array(let list)? = domain {
        for value in list.elements { add(lowering.string(value)) }
      }
      for value in values { add(lowering.string(value.value)) }
      scale = ChartScale(domain: .categories(names, places: places))
    case .number:
      let numbers = (values.compactMap(\.value.quantity) + spans).filter(\.isFinite)
      var low = numbers.min() ?? 0
      var high = numbers.max() ?? 1
      if asked?.includesZero ?? true, !isLog { (low, high) = (min(low, 0), max(high, 0)) }
      if let bounds {
        (low, high) = bounds
      } else if isLog {
        low = numbers.filter { $0 > 0 }.min() ?? 1
        (low, high) = (NiceNumbers.power(below: low), NiceNumbers.power(above: max(high, low)))
      } else {
        let count = specifications.lazy.compactMap(\.count).first ?? Self.usualCount
        let nice = NiceNumbers(from: low, to: high, count: count)
        (low, high) = (nice.low, nice.high)
      }
      scale = ChartScale(domain: .numbers(low, high, isLog: isLog))
    case .date:
      let dates = values.flatMap { value -> [Double] in
        guard let seconds = value.value.seconds else { return [] }
        guard let unit = value.unit else { return [seconds] }
        let start = reckoning.start(of: unit, seconds)
        return [start, reckoning.adding(1, unit, to: start)]
      }
      let (low, high) = bounds ?? (dates.min() ?? 0, dates.max() ?? 1)
      scale = ChartScale(domain: .dates(low, high > low ? high : low + 1))
    }
    scale.isReversed = asked?.isReversed ?? false
    for specification in specifications {
      var marks = Marks(
        hasGridLine: specification.hasGridLine, hasTick: specification.hasTick,
        hasLabel: specification.hasLabel, gridStyle: specification.gridStyle,
        tickStyle: specification.tickStyle, centersTicks: specification.centersTicks,
        labelColor: specification.labelColor, position: specification.position,
        isWritten: specification.isWritten)
      marks.ticks = ticks(specification, values, reckoning, locale, lowering)
      self.marks.append(marks)
    }
  }

  /// Where the labels of an upright axis stand: names before the plot, numbers behind it.
  func isLeading(_ marks: Marks) -> Bool {
    marks.position == .leading || marks.position == .automatic && kind == .category
  }

  /// The two values of a domain that is a range, or a list of numbers or dates.
  private static func bounds(of domain: Value?) -> (Double, Double)? {
    func number(_ value: Value) -> Double? { value.quantity ?? value.seconds }
    switch domain {
    case .range(let range)?:
      guard let low = number(range.lower), let high = number(range.upper), low < high else { return nil }
      return (low, high)
    case .array(let list)?:
      let numbers = list.elements.compactMap(number)
      guard numbers.count > 1, let low = numbers.min(), let high = numbers.max(), low < high else {
        return nil
      }
      return (low, high)
    // A domain that the chart is to choose, and categories.
    default: return nil
    }
  }

  private func ticks(
    _ specification: ChartAxis.Marks, _ values: [PlottableContent], _ reckoning: CivilReckoning,
    _ locale: LocaleForms, _ lowering: Lowering
  ) -> [Tick] {
    let now = lowering.host.settings.date
    switch scale.domain {
    case .categories(let names, let places):
      var shown = names
      if case .array(let list)? = specification.values { shown = list.elements.map { lowering.string($0) } }
      let written = Dictionary(
        values.map { (lowering.string($0.value), $0.value) }, uniquingKeysWith: { first, _ in first })
      let width = 1 / Double(max(names.count, 1))
      let widest = shown.map(Self.width).max() ?? 0
      // Where there is no room for all, every second or third is labelled.
      let every =
        isAcross ? max(1, Int(((widest + 6) * Double(names.count) / ChartDrawing.width).rounded(.up))) : 1
      return shown.compactMap { name -> Tick? in
        guard let place = places[name] else { return nil }
        let at = scale.isReversed ? names.count - 1 - place : place
        let low = Double(at) * width
        return Tick(
          place: low + width / 2, band: (low, low + width), label: place % every == 0 ? name : "",
          value: written[name] ?? .string(name))
      }
    case .numbers(let low, let high, let isLog):
      let numbers = marked(specification, low, high, isLog: isLog)
      let digits = Self.digits(of: numbers)
      return numbers.compactMap { number in
        guard let place = scale.place(of: number), place > -0.0001, place < 1.0001 else { return nil }
        let format = specification.format?.content(NumberFormatValue.self)
        return Tick(
          place: place,
          label: format?.text(number, locale) ?? Self.words(number, digits: digits, locale),
          value: .double(number))
      }
    case .dates(let low, let high):
      let (part, instants) = instants(specification, values, low, high, reckoning)
      let format = specification.format?.content(DateFormatValue.self) ?? DateFormatValue.axis(part)
      let places = instants.compactMap { instant in scale.place(of: instant).map { (instant, $0) } }
      return places.enumerated().map { number, entry in
        let next = number + 1 < places.count ? places[number + 1].1 : 1
        let isCentered = specification.isCentered ?? false
        return Tick(
          place: entry.1, band: isCentered ? (entry.1, max(next, entry.1)) : nil,
          label: entry.1 > 0.985 ? "" : format.text(entry.0, now: now, locale), value: .date(entry.0),
          isLeading: !isCentered)
      }
    }
  }

  private func marked(_ specification: ChartAxis.Marks, _ low: Double, _ high: Double, isLog: Bool)
    -> [Double]
  {
    if case .array(let list)? = specification.values { return list.elements.compactMap(\.quantity) }
    if isLog {
      var powers: [Double] = []
      var power = NiceNumbers.power(below: low)
      while power <= high * 1.0001, powers.count < 40 {
        powers.append(power)
        power *= 10
      }
      return powers
    }
    var step = NiceNumbers(from: low, to: high, count: specification.count ?? Self.usualCount).step
    if case .stride(let written)? = specification.values?.content(AxisValuesContent.self) { step = written }
    return NiceNumbers.multiples(of: step, from: low, to: high)
  }

  private func instants(
    _ specification: ChartAxis.Marks, _ values: [PlottableContent], _ low: Double, _ high: Double,
    _ reckoning: CivilReckoning
  ) -> (CalendarPart, [Double]) {
    if case .array(let list)? = specification.values {
      let instants = list.elements.compactMap(\.seconds)
      let part = CalendarMarks(
        from: instants.min() ?? low, to: instants.max() ?? high, most: max(instants.count, 1)
      ).part
      return (part, instants)
    }
    var marks = CalendarMarks(from: low, to: high, most: specification.count ?? Self.mostDates)
    if case .calendar(let part, let count)? = specification.values?.content(AxisValuesContent.self) {
      marks = CalendarMarks(part, count: count)
    } else if specification.count == nil, let unit = values.first?.unit {
      // Bars that stand for a part of the calendar each are marked one by one while there is room.
      let own = CalendarMarks(unit, count: 1)
      if own.instants(from: low, to: high, reckoning).count <= Self.mostDates + 2 { marks = own }
    }
    return (marks.part, marks.instants(from: low, to: high, reckoning))
  }

  // MARK: Words

  /// About how wide a label is, in points.
  static func width(_ label: String) -> Double {
    label.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 12 : 6.6) }
  }

  /// How many digits after the point tell some numbers apart.
  private static func digits(of numbers: [Double]) -> Int {
    for digits in 0..<6 {
      var power = 1.0
      for _ in 0..<digits { power *= 10 }
      if numbers.allSatisfy({ abs(($0 * power).rounded() - $0 * power) < 1e-6 * max(1, abs($0 * power)) }) {
        return digits
      }
    }
    return 6
  }

  private static func words(_ number: Double, digits: Int, _ locale: LocaleForms) -> String {
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    let rounded = (number * power).rounded() / power
    return NumberText.grouped(rounded == 0 ? 0 : rounded, locale)
  }

  /// A date with all that tells it from others, as a table says it.
  static func words(_ seconds: Double, _ part: CalendarPart, _ locale: LocaleForms, now: Double) -> String {
    DateFormatValue.table(part).text(seconds, now: now, locale)
  }
}

extension ChartAxis.Marks {
  /// How many values are asked for.
  fileprivate var count: Int? {
    guard case .automatic(let count)? = values?.content(AxisValuesContent.self) else { return nil }
    return count
  }
}
