import RenderTree
import ScreenTypes
import StandardLibrary

/// How the values of an axis become places from 0 to 1.
struct ChartScale {
  enum Domain {
    /// Names, each with a band of its own.
    case categories([String], places: [String: Int])
    /// Numbers between two others.
    case numbers(Double, Double, isLog: Bool)
    /// Instants between two others, in seconds since 1970.
    case dates(Double, Double)
  }

  var domain: Domain
  var isReversed = false

  /// Where a number or an instant stands; nil for a category.
  func place(of number: Double) -> Double? {
    let share: Double
    switch domain {
    case .categories: return nil
    case .numbers(let low, let high, let isLog):
      if isLog {
        let (bottom, top) = (Self.decades(low), Self.decades(high))
        share = top > bottom ? (Self.decades(number) - bottom) / (top - bottom) : 0.5
      } else {
        share = high > low ? (number - low) / (high - low) : 0.5
      }
    case .dates(let low, let high): share = high > low ? (number - low) / (high - low) : 0.5
    }
    return isReversed ? 1 - share : share
  }

  /// The band of a category, or of a part of the calendar; nil for a value without one.
  func band(of value: PlottableContent, _ reckoning: CivilReckoning, name: String) -> (
    low: Double, high: Double
  )? {
    switch domain {
    case .categories(let names, let places):
      guard let place = places[name] else { return nil }
      let width = 1 / Double(max(names.count, 1))
      let low = Double(isReversed ? names.count - 1 - place : place) * width
      return (low, low + width)
    case .dates:
      guard let unit = value.unit, let seconds = value.value.seconds else { return nil }
      let start = reckoning.start(of: unit, seconds)
      guard let low = place(of: start), let high = place(of: reckoning.adding(1, unit, to: start)) else {
        return nil
      }
      return low < high ? (low, high) : (high, low)
    case .numbers: return nil
    }
  }

  /// The decimal logarithm, by halving: enough digits for a drawing.
  private static func decades(_ number: Double) -> Double {
    guard number > 0, number.isFinite else { return 0 }
    var rest = number
    var count = 0.0
    while rest >= 10 { (rest, count) = (rest / 10, count + 1) }
    while rest < 1 { (rest, count) = (rest * 10, count - 1) }
    var part = 0.5
    for _ in 0..<30 {
      rest *= rest
      if rest >= 10 { (rest, count) = (rest / 10, count + part) }
      part /= 2
    }
    return count
  }
}
