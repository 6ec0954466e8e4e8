import RenderTree
import ScreenTypes
import StandardLibrary

/// What the values of an axis are.
enum AxisKind {
  case number, date, category

  /// The kind of some values: names as soon as one is neither a number nor a date.
  init(_ values: [PlottableContent]) {
    if values.allSatisfy({ $0.value.quantity != nil }), !values.isEmpty {
      self = .number
    } else if values.allSatisfy({ $0.value.seconds != nil }), !values.isEmpty {
      self = .date
    } else {
      self = .category
    }
  }
}

/// Where bars and areas begin and end that are stacked on others at the same place.
struct ChartStacks {
  /// Numbers along the axis of values, by mark.
  private(set) var spans: [Int: (low: Double, high: Double)] = [:]

  /// True for a bar that lies: its length is a number across.
  static func lies(_ mark: ChartMark, isNumberAcross: Bool, isNumberDown: Bool) -> Bool {
    if mark.xStart != nil { return true }
    if mark.yStart != nil { return false }
    if mark.y == nil { return true }
    return mark.x != nil && isNumberAcross && !isNumberDown
  }

  init(
    _ marks: [ChartMark], isAcross: (ChartMark) -> Bool, _ reckoning: CivilReckoning, _ lowering: Lowering
  ) {
    var totals: [String: Double] = [:]
    var above: [String: Double] = [:]
    var below: [String: Double] = [:]
    var stacked: [(number: Int, key: String, value: Double)] = []
    for (number, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area {
      let lies = mark.kind == .bar && isAcross(mark)
      guard let value = (lies ? mark.x : mark.y)?.value.quantity else { continue }
      var key = mark.kind == .bar ? "bar" : "area"
      if let place = lies ? mark.y : mark.x {
        if let unit = place.unit, let seconds = place.value.seconds {
          key += " \(reckoning.start(of: unit, seconds))"
        } else {
          key += " " + lowering.string(place.value)
        }
      }
      if let group = mark.settings.positionBy { key += "\n" + lowering.string(group.value) }
      stacked.append((number, key, value))
      totals[key, default: 0] += abs(value)
    }
    for (number, key, value) in stacked {
      let total = totals[key] ?? 0
      let share = marks[number].stacking == .normalized && total > 0 ? value / total : value
      if marks[number].stacking == .unstacked {
        spans[number] = (0, value)
        continue
      }
      let start = share < 0 ? below[key] ?? 0 : above[key] ?? 0
      if share < 0 { below[key] = start + share } else { above[key] = start + share }
      let shift = marks[number].stacking == .center ? -total / 2 : 0
      spans[number] = (start + shift, start + share + shift)
    }
  }
}
