import ElementCatalog
import ModelData
import RenderTree
import ScreenRuntime
import ScreenTypes
import StandardLibrary

/// Something that somebody does on a page, told so that it can be done again on another one: controls by their labels.
enum PageUse: Hashable, Sendable {
  /// A control: its label, and its place among those of the label.
  struct Control: Hashable, Sendable {
    var label: String
    var number: Int
  }

  case tap(Control)
  case longPress(Control)
  /// Text that replaces what a field holds; also the text of a number, date or colour.
  case type(Control, String)
  /// A field is submitted.
  case submit(Control)
  /// The option with a label.
  case select(Control, String)
  /// Steps up, or down.
  case step(Control, isUp: Bool)
  case back
  /// Puts what is presented away.
  case dismiss(Control)
  /// A source of truth gets a value: its name, its place among those of the name, code.
  case set(String, Int, String)
}

extension PageUse {
  /// What was done, in words.
  var words: String {
    func name(_ control: Control, _ other: String) -> String { control.label.isEmpty ? other : control.label }
    switch self {
    case .tap(let control): return "Tap \(name(control, "a view"))"
    case .longPress(let control): return "Hold \(name(control, "a view"))"
    case .type(let control, let text): return "Type \(text) into \(name(control, "a field"))"
    case .submit(let control): return "Submit \(name(control, "a field"))"
    case .select(let control, let option): return "Choose \(option) in \(name(control, "a picker"))"
    case .step(let control, let isUp):
      return "\(isUp ? "Increment" : "Decrement") \(name(control, "a value"))"
    case .back: return "Go back"
    case .dismiss: return "Dismiss"
    case .set(let source, _, let value): return "Set \(source) to \(value)"
    }
  }

  /// True where one use goes on with another, as the next letter of a text does.
  func continues(_ other: PageUse) -> Bool {
    if case .type(let one, _) = self, case .type(let before, _) = other { return one == before }
    if case .set(let one, let number, _) = self, case .set(let before, let place, _) = other {
      return one == before && number == place
    }
    return false
  }
}

extension ScreenRun {
  /// How a control of the page that was rendered last is told.
  func use(of number: Int32) -> PageUse.Control {
    let label = label(of: number)
    let before = (0..<number).filter { self.label(of: $0) == label }
    return PageUse.Control(label: label, number: before.count)
  }

  /// The number of a control that was told. Throws `ControlFault` where the page has none.
  func number(of control: PageUse.Control) throws -> Int32 {
    var left = control.number
    for number in 0..<Int32(controlCount) where label(of: number) == control.label {
      if left == 0 { return number }
      left -= 1
    }
    throw ControlFault(message: "There is no control `\(control.label)` on the page any more.")
  }

  /// Gives a control text as the value that it holds: a date, a colour, a number or a text.
  func type(_ text: String, into number: Int32) throws {
    guard case .binding(let box)? = registration(of: number).binding else { return }
    let current = try box.get()
    if let seconds = current.seconds {
      guard let value = Self.date(text, on: seconds) else { return }
      return try perform(number, .value(.date(value)))
    }
    if case .color = current {
      guard let color = Self.color(text) else { return }
      return try perform(number, .value(.color(color)))
    }
    try perform(number, .text(text))
  }

  /// Seconds of a date as browsers write it; a time alone is on the day that was chosen before, a day alone keeps its time.
  private static func date(_ text: String, on before: Double) -> Double? {
    let day = (before / 86_400).rounded(.down) * 86_400
    if text.utf8.count == 5 {
      return ISODate.seconds("1970-01-01T\(text):00Z").map { day + $0 }
    }
    if text.utf8.count == 10 { return ISODate.seconds(text).map { $0 + before - day } }
    return ISODate.seconds(text.utf8.count == 16 ? "\(text):00Z" : text)
  }

  private static func color(_ text: String) -> Color? {
    guard text.hasPrefix("#"), text.utf8.count == 7, let bits = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    return Color(red: UInt8(bits >> 16), green: UInt8(bits >> 8 & 255), blue: UInt8(bits & 255))
  }
}
