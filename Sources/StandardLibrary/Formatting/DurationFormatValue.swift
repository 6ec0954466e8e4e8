import ScreenTypes

/// The content of a `Duration.TimeFormatStyle`, and with `isPattern` of its pattern.
public struct DurationFormatValue: OpaqueContent, Hashable {
  /// How a length of time is written.
  enum Form: Hashable, Sendable {
    /// Numbers with colons between them. `padding` is how many digits the first has at least, `fraction` how many follow the seconds.
    case time(hasHours: Bool, hasSeconds: Bool, padding: Int, fraction: Int)
    /// Numbers with their units, which are places in `units`, in a width of `Duration.UnitsFormatStyle.UnitWidth`.
    case units(Set<Int>, width: Int, most: Int?)
  }

  let form: Form
  let isPattern: Bool

  init(form: Form, isPattern: Bool = false) {
    (self.form, self.isPattern) = (form, isPattern)
  }

  /// Hours, minutes and seconds.
  public init() { self.init(form: .time(hasHours: true, hasSeconds: true, padding: 1, fraction: 0)) }

  /// The library type.
  public var type: TypeID {
    isPattern ? .library("Duration.TimeFormatStyle.Pattern") : LibraryTypes.durationFormat
  }

  /// Its canonical text.
  public var description: String {
    switch form {
    case .time(let hasHours, let hasSeconds, let padding, let fraction):
      "time(\(hasHours ? "hour" : "")minute\(hasSeconds ? "Second" : ""), \(padding), \(fraction))"
    case .units(let units, let width, let most):
      "units(\(units.sorted().map { Self.units[$0].name }.joined(separator: ", ")), \(width)"
        + (most.map { ", \($0))" } ?? ")")
    }
  }

  /// The units, the longest first: the name of the case, its seconds, its names in short for one and several, and its letter.
  static let units: [(name: String, seconds: Double, one: String, many: String, letter: String)] = [
    ("weeks", 604_800, "wk", "wks", "w"), ("days", 86_400, "day", "days", "d"),
    ("hours", 3600, "hr", "hr", "h"), ("minutes", 60, "min", "min", "m"), ("seconds", 1, "sec", "sec", "s"),
    ("milliseconds", 0.001, "ms", "ms", "ms"),
  ]

  /// A length of time in seconds, as Foundation writes it.
  public func text(_ seconds: Double, _ locale: LocaleForms) -> String {
    let length = seconds.isNaN ? 0 : min(seconds.magnitude, 1e15)
    let text: String
    switch form {
    case .time(let hasHours, let hasSeconds, let padding, let fraction):
      text = time(length, hasHours, hasSeconds, padding, fraction, locale)
    case .units(let allowed, let width, let most):
      text = amounts(length, allowed.sorted(), width, most, locale)
    }
    return (seconds < 0 ? locale.minus : "") + text
  }

  private func time(
    _ length: Double, _ hasHours: Bool, _ hasSeconds: Bool, _ padding: Int, _ fraction: Int,
    _ locale: LocaleForms
  ) -> String {
    let parts = (0..<fraction).reduce(1) { scale, _ in scale * 10 }
    // As many of the smallest part as come nearest; halves go to even.
    let smallest = hasSeconds ? Double(parts) : 1 / 60
    let count = Int((min(length, 1e15 / Double(parts)) * smallest).rounded(.toNearestOrEven))
    let seconds = hasSeconds ? count / parts : count * 60
    let minutes = hasHours ? seconds / 60 % 60 : seconds / 60
    let first = hasHours ? seconds / 3600 : minutes
    let digits = NumberText.grouped(first)
    var text = String(repeating: "0", count: max(0, padding - digits.utf8.count)) + digits
    if hasHours { text += ":" + CivilDate.two(minutes) }
    if hasSeconds { text += ":" + CivilDate.two(seconds % 60) }
    if fraction > 0 {
      let rest = String(count % parts)
      text += "." + String(repeating: "0", count: fraction - rest.utf8.count) + rest
    }
    return locale.marked(text)
  }

  private func amounts(
    _ length: Double, _ allowed: [Int], _ width: Int, _ most: Int?, _ locale: LocaleForms
  ) -> String {
    guard let last = allowed.last else { return "" }
    let counts = Self.counts(length, allowed)
    let first = counts.firstIndex { $0 > 0 } ?? counts.count - 1
    if let most, most > 0, counts.count - first > most {
      return amounts(length, Array(allowed[..<(first + most)]), width, nil, locale)
    }
    var shown = zip(allowed, counts).filter { $0.1 > 0 }
    if shown.isEmpty { shown = [(last, 0)] }
    let texts = shown.map { unit, count in amount(count, unit, width, locale) }
    return texts.joined(separator: width == 3 ? " " : DurationWords.of(locale.language).joint)
  }

  /// How many of each unit a length has, the last one rounded.
  private static func counts(_ length: Double, _ allowed: [Int]) -> [Int] {
    let smallest = units[allowed[allowed.count - 1]].seconds
    var rest = (length / smallest).rounded(.toNearestOrEven)
    return allowed.map { unit in
      let size = (units[unit].seconds / smallest).rounded()
      let count = (rest / size).rounded(.down)
      rest -= count * size
      return Int(min(count, 1e15))
    }
  }

  private func amount(_ count: Int, _ unit: Int, _ width: Int, _ locale: LocaleForms) -> String {
    let (name, _, one, many, letter) = Self.units[unit]
    if let word = DurationWords.Unit(rawValue: unit + 2), width == 0 || locale.language != "en" {
      return locale.withDigits(DurationWords.of(locale.language).amount(UInt(count), word))
    }
    let number = NumberText.grouped(count, locale)
    switch width {
    case 0: return number + " " + (count == 1 ? String(name.dropLast()) : name)
    case 3: return number + letter
    default: return number + " " + (count == 1 ? one : many)
    }
  }
}
