/// The pattern of a date, such as `EEE, MMM d 'at' h:mm a` (Unicode Technical Standard 35, Date Field Symbols). Letters that stand for
/// nothing known are written as they are.
struct DatePattern {
  private enum Part {
    case field(Character, Int)
    case words(String)
  }

  private var parts: [Part] = []
  private let halves: (String, String)

  /// Reads a pattern; `halves` are what the halves of the day are called.
  init(_ pattern: String, halves: (String, String)) {
    self.halves = halves
    var words = ""
    var rest = Substring(pattern)
    while let first = rest.first {
      if first == "'" {
        rest.removeFirst()
        if rest.first == "'" { words.append(rest.removeFirst()) } else { Self.quoted(&rest, into: &words) }
      } else if first.isASCII, first.isLetter {
        let count = rest.prefix { $0 == first }.count
        rest.removeFirst(count)
        if !words.isEmpty { parts.append(.words(words)) }
        words = ""
        parts.append(.field(first, count))
      } else {
        words.append(rest.removeFirst())
      }
    }
    if !words.isEmpty { parts.append(.words(words)) }
  }

  /// Takes what stands up to the closing quote; two quotes are one.
  private static func quoted(_ rest: inout Substring, into words: inout String) {
    while let next = rest.popFirst() {
      if next != "'" {
        words.append(next)
      } else if rest.first == "'" {
        words.append(rest.removeFirst())
      } else {
        return
      }
    }
  }

  // MARK: Writing

  /// An instant in seconds since 1970.
  func text(_ seconds: Double, _ forms: LocaleForms) -> String {
    let date = CivilDate(seconds + Double(forms.zone))
    let reckoning = CivilReckoning(zone: forms.zone, firstWeekday: 0)
    let text = parts.map { part in
      switch part {
      case .words(let words): words
      case .field(let letter, let count): field(letter, count, date, seconds, reckoning, forms)
      }
    }
    return forms.withDigits(text.joined())
  }

  private func field(
    _ letter: Character, _ count: Int, _ date: CivilDate, _ seconds: Double, _ reckoning: CivilReckoning,
    _ forms: LocaleForms
  ) -> String {
    switch letter {
    case "y", "u": count == 2 ? CivilDate.two(((date.year % 100) + 100) % 100) : Self.padded(date.year, count)
    case "Y": Self.padded(reckoning.part(.yearForWeekOfYear, seconds), count)
    case "M", "L":
      count < 3
        ? Self.padded(date.month, count)
        : forms.symbols(ofMonths: true, Self.width(count))[date.month - 1]
    case "d": Self.padded(date.day, count)
    case "D": Self.padded(reckoning.part(.dayOfYear, seconds), count)
    case "E", "c", "e":
      letter != "E" && count < 3
        ? Self.padded(date.weekday + 1, count)
        : forms.symbols(ofMonths: false, count == 6 ? .abbreviated : Self.width(count))[date.weekday]
    case "Q", "q": count < 3 ? Self.padded((date.month + 2) / 3, count) : "Q\((date.month + 2) / 3)"
    case "w": Self.padded(reckoning.part(.weekOfYear, seconds), count)
    case "W": Self.padded(reckoning.part(.weekOfMonth, seconds), count)
    case "G": date.year > 0 ? (count == 4 ? "Anno Domini" : "AD") : (count == 4 ? "Before Christ" : "BC")
    case "a", "b": date.hour < 12 ? halves.0 : halves.1
    case "H": Self.padded(date.hour, count)
    case "k": Self.padded(date.hour == 0 ? 24 : date.hour, count)
    case "h": Self.padded(date.hour % 12 == 0 ? 12 : date.hour % 12, count)
    case "K": Self.padded(date.hour % 12, count)
    case "m": Self.padded(date.minute, count)
    case "s": Self.padded(date.second, count)
    case "S": Self.fraction(seconds, count)
    case "z", "v", "V", "O": forms.zone == 0 ? "GMT" : "GMT" + Self.shortZone(forms.zone)
    case "Z": Self.zone(forms.zone, count)
    case "X": forms.zone == 0 ? "Z" : Self.isoZone(forms.zone, count)
    case "x": Self.isoZone(forms.zone, count)
    default: String(repeating: letter, count: count)
    }
  }

  private static func width(_ count: Int) -> DateFormatValue.Width {
    count == 5 ? .narrow : count == 4 ? .wide : .abbreviated
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }

  private static func fraction(_ seconds: Double, _ count: Int) -> String {
    let count = min(count, 9)
    var scale = 1.0
    for _ in 0..<count { scale *= 10 }
    let part = seconds - seconds.rounded(.down)
    return padded(Int((part * scale + 1e-3).rounded(.down)), count)
  }

  private static func zone(_ seconds: Int, mark: String) -> String {
    let minutes = abs(seconds) / 60
    return "\(seconds < 0 ? "-" : "+")\(CivilDate.two(minutes / 60))\(mark)\(CivilDate.two(minutes % 60))"
  }

  /// `+0900`, of four letters `GMT+09:00`, of five `+09:00` or `Z`.
  private static func zone(_ seconds: Int, _ count: Int) -> String {
    if count == 5, seconds == 0 { return "Z" }
    if count == 4 { return "GMT" + (seconds == 0 ? "" : zone(seconds, mark: ":")) }
    return zone(seconds, mark: count == 5 ? ":" : "")
  }

  /// `+09`, of two or four letters `+0900`, else `+09:00`.
  private static func isoZone(_ seconds: Int, _ count: Int) -> String {
    if count == 1, seconds % 3600 == 0 { return String(zone(seconds, mark: "").dropLast(2)) }
    return zone(seconds, mark: count == 3 || count == 5 ? ":" : "")
  }

  /// `+9`, `-5:30`.
  private static func shortZone(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    let rest = minutes % 60 == 0 ? "" : ":\(CivilDate.two(minutes % 60))"
    return "\(seconds < 0 ? "-" : "+")\(minutes / 60)\(rest)"
  }

  // MARK: Reading

  /// What was read of a text so far.
  private struct Reading {
    var rest: Substring
    var year = 2000, month = 1, day = 1
    var hour = 0, minute = 0, second = 0
    var fraction = 0.0
    var isAfternoon: Bool?
    var zone: Int?

    /// True for a day and a time that there are.
    var isPossible: Bool {
      (1...12).contains(month) && day >= 1 && day <= CivilReckoning.daysOfMonth(year, month) && hour < 24
        && minute < 60 && second < 60
    }

    /// Makes months after the last one those of the next years, and month 0 that before the first.
    mutating func carryMonths() {
      let years = month == 0 ? -1 : (month - 1) / 12
      (year, month) = (year + years, month - years * 12)
    }

    /// A number of at most so many digits; nil where no digit stands there.
    mutating func number(_ most: Int) -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }.prefix(most)
      guard let number = Int(digits) else { return nil }
      rest.removeFirst(digits.count)
      return number
    }

    /// The position of the word that stands there, whatever its case; the longest of those that do.
    mutating func word(_ words: [String]) -> Int? {
      let lowered = rest.lowercased()
      let found = words.indices.filter { !words[$0].isEmpty && lowered.hasPrefix(words[$0].lowercased()) }
        .max { words[$0].count < words[$1].count }
      if let found { rest.removeFirst(words[found].count) }
      return found
    }

    /// `Z`, `GMT`, `UTC`, `+0900`, `-05:30` in seconds ahead of UTC.
    mutating func offset() -> Int? {
      if word(["GMT", "UTC"]) != nil, rest.first != "+", rest.first != "-" { return 0 }
      if rest.first == "Z" {
        rest.removeFirst()
        return 0
      }
      guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
      rest.removeFirst()
      guard let hours = number(2) else { return nil }
      if rest.first == ":" { rest.removeFirst() }
      let seconds = (hours * 60 + (number(2) ?? 0)) * 60
      return sign == "-" ? -seconds : seconds
    }
  }

  /// The instant that a text of this form is, in seconds since 1970; nil for another text. Where `isLenient`, days and times that
  /// there are not are those after the last one, and blanks before a part do not matter.
  func instant(_ text: String, _ forms: LocaleForms, isLenient: Bool = false) -> Double? {
    var reading = Reading(rest: Substring(text))
    for (place, part) in parts.enumerated() {
      switch part {
      case .words(let words):
        // Any space stands for any other.
        for character in words {
          guard let next = reading.rest.popFirst(),
            next == character || next.isWhitespace && character.isWhitespace
          else { return nil }
        }
      case .field(let letter, let count):
        if isLenient { reading.rest = reading.rest.drop(while: \.isWhitespace) }
        // Digits of the next field belong to it, so that this one takes no more than its own.
        var isFollowed = false
        if parts.indices.contains(place + 1), case .field = parts[place + 1] { isFollowed = true }
        guard read(letter, count, isFollowed ? min(count, 9) : 9, forms, &reading) else { return nil }
      }
    }
    if isLenient { reading.carryMonths() }
    guard reading.rest.allSatisfy({ isLenient && $0.isWhitespace }), isLenient || reading.isPossible
    else { return nil }
    var hour = reading.hour
    if let isAfternoon = reading.isAfternoon { hour = hour % 12 + (isAfternoon ? 12 : 0) }
    let days = CivilReckoning.days(year: reading.year, month: reading.month, day: reading.day)
    let seconds = days * 86_400 + hour * 3600 + reading.minute * 60 + reading.second
    return Double(seconds - (reading.zone ?? forms.zone)) + reading.fraction
  }

  private func read(
    _ letter: Character, _ count: Int, _ most: Int, _ forms: LocaleForms, _ reading: inout Reading
  ) -> Bool {
    func take(_ place: WritableKeyPath<Reading, Int>, _ most: Int) -> Bool {
      guard let number = reading.number(most) else { return false }
      reading[keyPath: place] = number
      return true
    }
    switch letter {
    case "y", "u", "Y":
      guard let year = reading.number(count == 2 ? 2 : most) else { return false }
      // Two digits are the year of this century, or of the last from 50 on.
      reading.year = count == 2 ? year + (year < 50 ? 2000 : 1900) : year
    case "M", "L":
      if count < 3 { return take(\.month, min(most, 2)) }
      let found =
        reading.word(forms.symbols(ofMonths: true, .wide))
        ?? reading.word(forms.symbols(ofMonths: true, .abbreviated))
      guard let found else { return false }
      reading.month = found + 1
    case "d": return take(\.day, min(most, 2))
    case "E":
      return
        (reading.word(forms.symbols(ofMonths: false, .wide))
        ?? reading.word(forms.symbols(ofMonths: false, .abbreviated))) != nil
    case "a", "b":
      guard let half = reading.word([halves.0, halves.1]) else { return false }
      reading.isAfternoon = half == 1
    case "H", "h", "K": return take(\.hour, min(most, 2))
    case "k":
      guard take(\.hour, min(most, 2)) else { return false }
      reading.hour %= 24
    case "m": return take(\.minute, min(most, 2))
    case "s": return take(\.second, min(most, 2))
    case "S":
      let digits = reading.rest.prefix { $0.isASCII && $0.isNumber }
      guard let fraction = Double("0.\(digits)"), !digits.isEmpty else { return false }
      reading.rest.removeFirst(digits.count)
      reading.fraction = fraction
    case "z", "Z", "X", "x", "v", "V", "O":
      guard let zone = reading.offset() else { return false }
      reading.zone = zone
    default: return false
    }
    return true
  }
}
