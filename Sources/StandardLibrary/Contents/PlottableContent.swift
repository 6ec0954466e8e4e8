import RenderTree
import ScreenTypes

/// The content of a `PlottableValue`: what a mark of a chart shows along an axis.
public struct PlottableContent: OpaqueContent {
  /// What the values are called.
  public var label: String
  /// A number, a date, or what names a category.
  public var value: Value
  /// The part of the calendar that the mark covers, of a date.
  public var unit: CalendarPart?

  /// A value with a label.
  public init(label: String, value: Value, unit: CalendarPart? = nil) {
    self.label = label
    self.value = value
    self.unit = unit
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.plottable }
  /// Its canonical text.
  public var description: String { "value(\(label)\(unit.map { ", unit: \($0)" } ?? ""))" }
  /// Its value.
  public var parts: [Value] { [value] }
}

/// The content of a `MarkDimension`: how wide or high a mark is.
public enum MarkDimensionValue: OpaqueContent, Hashable {
  /// As the chart chooses.
  case automatic
  /// Points.
  case fixed(Double)
  /// A share of the room for one category or unit, or of the radius.
  case ratio(Double)
  /// Points that are left free at both sides.
  case inset(Double)

  /// The library type.
  public var type: TypeID { .library("MarkDimension") }
  /// Its canonical text.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .fixed(let points): "fixed(\(points))"
    case .ratio(let share): "ratio(\(share))"
    case .inset(let points): "inset(\(points))"
    }
  }
}

/// The content of an `AxisMarkValues`: where an axis has marks.
public enum AxisValuesContent: OpaqueContent, Hashable {
  /// About so many, at round values.
  case automatic(count: Int?)
  /// At each multiple of a number.
  case stride(Double)
  /// At the beginning of every so many parts of the calendar.
  case calendar(CalendarPart, count: Int)

  /// The library type.
  public var type: TypeID { .library("AxisMarkValues") }
  /// Its canonical text.
  public var description: String {
    switch self {
    case .automatic(let count): "automatic(\(count.map(String.init) ?? ""))"
    case .stride(let step): "stride(by: \(step))"
    case .calendar(let part, let count): "stride(by: \(part), count: \(count))"
    }
  }
}

/// The content of an `AxisValue`.
public struct AxisValueContent: OpaqueContent {
  /// A number, a date or what names a category.
  public var value: Value
  /// Its place among the values of its marks, and how many there are.
  public var index: Int, count: Int

  /// A value of an axis.
  public init(value: Value, index: Int, count: Int) {
    self.value = value
    self.index = index
    self.count = count
  }
  /// The library type.
  public var type: TypeID { .library("AxisValue") }
  /// Its canonical text.
  public var description: String { "AxisValue(\(index))" }
  /// Its value.
  public var parts: [Value] { [value] }

  /// The value as one of a type; null where it is none.
  func value(as type: TypeID) -> Value {
    switch type {
    case .int:
      return value.quantity.flatMap { Int(exactly: $0.rounded(.towardZero)) }.map { .int($0) } ?? .null
    case .double: return value.quantity.map { .double($0) } ?? .null
    case LibraryTypes.date: return value.seconds == nil ? .null : value
    case .string: if case .string = value { return value }
    // A category may be named by a case.
    default: if case .choice(let own, _) = value, own == type { return value }
    }
    return .null
  }
}

/// The content of a `ScaleDomain` that the chart chooses by its data.
public struct ScaleDomainValue: OpaqueContent, Hashable {
  /// True where it reaches to zero; nil leaves that to the chart.
  public var includesZero: Bool?
  /// True where it runs the other way.
  public var isReversed: Bool
  /// A domain.
  public init(includesZero: Bool?, isReversed: Bool) {
    self.includesZero = includesZero
    self.isReversed = isReversed
  }
  /// The library type.
  public var type: TypeID { .library("ScaleDomain") }
  /// Its canonical text.
  public var description: String {
    "automatic(includesZero: \(includesZero.map { "\($0)" } ?? "nil"), reversed: \(isReversed))"
  }
}

extension DateFormatValue {
  /// How the dates of an axis are written that has marks at the beginning of parts of the calendar.
  public static func axis(_ part: CalendarPart) -> DateFormatValue {
    var format = DateFormatValue()
    switch part {
    case .era, .year, .yearForWeekOfYear: format.year = false
    case .quarter, .month: format.month = .abbreviated
    case .day, .weekday, .weekdayOrdinal, .dayOfYear, .weekOfMonth, .weekOfYear:
      (format.month, format.day) = (.abbreviated, false)
    case .hour: format.hour = DateFormatValue.Hour()
    case .minute, .second, .nanosecond: (format.hour, format.minute) = (DateFormatValue.Hour(), true)
    }
    return format
  }

  /// How such dates are written where the year stands beside them nowhere.
  public static func table(_ part: CalendarPart) -> DateFormatValue {
    var format = axis(part)
    format.year = false
    if part != .year, part != .era, part != .yearForWeekOfYear { format.month = .abbreviated }
    switch part {
    case .hour, .minute, .second, .nanosecond: format.day = false
    case .era, .year, .yearForWeekOfYear, .quarter, .month, .day, .weekday, .weekdayOrdinal, .dayOfYear,
      .weekOfMonth, .weekOfYear:
      break
    }
    return format
  }
}

extension Value {
  /// The number that an Int, a Double or a Decimal is; nil for another value.
  public var quantity: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    // Any other value is no number.
    default: content(DecimalValue.self)?.order
    }
  }
}
