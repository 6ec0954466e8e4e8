import RenderTree

extension HTMLWriter {
  /// Writes a picker of dates. Fields of the browser, which take the input, lie over what it shows in the words of the locale.
  mutating func writeDatePicker(
    _ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ place: Place
  ) {
    let date = tree.date(of: control) ?? DatePayload()
    let isCalendar = control.look == .graphical && date.dayCount > 0
    let hasLabel = !isCalendar && (!node.firstChild.isNone || !control.title.isEmpty)
    let classes: StaticString =
      isCalendar
      ? "sw-calendar" : control.look == .wheel ? "sw-field sw-dated" : hasLabel ? "sw-field" : "sw-h"
    openContainer(index, place, classes)
    let text = pointers.text(control.text)
    if hasLabel {
      writeMarkup("<span class=\"sw-name\">")
      writeVisibleLabel(of: node, control)
      out.append("</span>")
    }
    if isCalendar {
      writeCalendar(index, node, control, date)
    } else if control.look == .wheel && !date.wheels.isEmpty {
      writeMarkup("<span class=\"sw-wheels\">")
      writeDateInput(index, node, control, text, "sw-turned")
      writeWheels(date)
      out.append("</span>")
    } else {
      writeDateFields(index, node, control, date, hasDay: text.count != 5)
    }
    closeContainer(place)
  }

  /// Writes one field for the day and one for the time, as far as they are shown.
  private mutating func writeDateFields(
    _ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ date: DatePayload, hasDay: Bool
  ) {
    let text = pointers.text(control.text)
    if hasDay { writeDateField(index, node, control, text.prefix(10), shown: date.day) }
    if !date.time.isEmpty { writeDateField(index, node, control, text.suffix(5), shown: date.time) }
  }

  /// Writes a day or a time in the words of the locale, below a field of the browser for it.
  private mutating func writeDateField(
    _ index: Int32, _ node: RenderNode, _ control: ControlPayload,
    _ text: Slice<UnsafeBufferPointer<UInt8>>, shown: PoolRange
  ) {
    writeMarkup("<span class=\"sw-date\">")
    writeDateInput(index, node, control, UnsafeBufferPointer(rebasing: text), "sw-typed")
    writeMarkup("<span aria-hidden=\"true\">")
    out.appendText(pointers.text(shown))
    out.append("</span></span>")
  }

  /// Writes a field of the browser for a day, a time, or both, by the length of the text.
  private mutating func writeDateInput(
    _ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ text: UnsafeBufferPointer<UInt8>,
    _ style: StaticString
  ) {
    writeMarkup("<input class=\"")
    writeMarkup(style)
    // What is drawn follows what is chosen; on a still page the field itself shows it from then on.
    if page.isInteractive { writeMarkup(" sw-live") }
    out.append(
      text.count == 5
        ? "\" type=\"time\"" : text.count > 10 ? "\" type=\"datetime-local\"" : "\" type=\"date\"")
    writeDate(" value=\"", text)
    // A picker of both has bounds of both, of which a field for one of them takes the days.
    if text.count != 5 || control.text.count == 5 {
      writeDate(" min=\"", bound(control.lowest, text.count))
      writeDate(" max=\"", bound(control.highest, text.count))
    }
    writeName(index, control, node.firstChild.raw, otherwise: "Date")
    writeState(control)
    out.append(">")
  }

  private func bound(_ text: PoolRange, _ length: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: pointers.text(text).prefix(length))
  }

  // MARK: Calendars

  private mutating func writeCalendar(
    _ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ date: DatePayload
  ) {
    let text = pointers.text(control.text)
    writeDateInput(index, node, control, UnsafeBufferPointer(rebasing: text.prefix(10)), "sw-typed")
    writeMarkup("<span class=\"sw-month\"><span aria-hidden=\"true\">")
    out.appendText(pointers.text(date.month))
    writeMarkup("</span><span class=\"sw-pages\" aria-hidden=\"true\"></span></span>")
    writeMarkup("<span class=\"sw-weekdays\" aria-hidden=\"true\">")
    for name in date.weekdays {
      out.append("<span>")
      out.appendText(pointers.text(name))
      out.append("</span>")
    }
    writeMarkup("</span><span class=\"sw-days\" role=\"")
    writeMarkup(date.chosenDays == nil ? "radiogroup" : "group")
    out.append("\" aria-label=\"")
    out.appendAttribute(pointers.text(date.month))
    out.append("\">")
    writeDays(control, date)
    out.append("</span>")
    if !date.time.isEmpty {
      writeMarkup("<span class=\"sw-field\"><span class=\"sw-name\" aria-hidden=\"true\">")
      out.appendText(pointers.text(date.timeLabel))
      out.append("</span>")
      writeDateFields(index, node, control, date, hasDay: false)
      out.append("</span>")
    }
  }

  private mutating func writeDays(_ control: ControlPayload, _ date: DatePayload) {
    let text = pointers.text(control.text)
    let name = outline.takeID()
    guard text.count >= 10 else { return }
    let month = UnsafeBufferPointer(rebasing: text.prefix(8))
    let own = Int(text[8] &- 0x30) * 10 + Int(text[9] &- 0x30)
    let chosen = date.chosenDays ?? [own]
    let first = day(control.lowest, in: month) ?? 1
    let last = day(control.highest, in: month) ?? date.dayCount
    for day in 1...max(1, date.dayCount) {
      writeMarkup("<label")
      if day == 1 && date.firstColumn > 0 {
        out.append(" style=\"grid-column:")
        out.append(number: date.firstColumn + 1)
        out.append("\"")
      }
      out.append("><input type=\"")
      writeMarkup(date.chosenDays == nil ? "radio" : "checkbox")
      out.append("\" name=\"sw-")
      out.append(number: name)
      out.append("\" value=\"")
      out.append(month)
      if day < 10 { out.append("0") }
      out.append(number: day)
      out.append(chosen.contains(day) ? "\" checked" : "\"")
      writeControlNumber(control.control)
      if !control.isEnabled || environment.isDisabled || day < first || day > last { out.append(" disabled") }
      out.append("><span>")
      writeDay(day, date.zero)
      out.append("</span></label>")
    }
  }

  /// Writes a day in the digits that follow a zero.
  private mutating func writeDay(_ day: Int, _ zero: Unicode.Scalar) {
    if zero == "0" { return out.append(number: day) }
    for digit in String(day).utf8 {
      guard let scalar = Unicode.Scalar(zero.value + UInt32(digit) - 0x30) else { continue }
      out.appendAttribute(String(scalar))
    }
  }

  /// The day of a bound as one of a month that is given as `2020-01-`: 0 for one before, 32 for one behind; nil where nothing
  /// is bound.
  private func day(_ bound: PoolRange, in month: UnsafeBufferPointer<UInt8>) -> Int? {
    let text = pointers.text(bound)
    guard Self.isDate(text) else { return nil }
    let own = text.prefix(8)
    if own.elementsEqual(month) { return Int(text[8] - 0x30) * 10 + Int(text[9] - 0x30) }
    return own.lexicographicallyPrecedes(month) ? 0 : 32
  }

  // MARK: Wheels

  /// Writes the wheels, over which a field lies.
  private mutating func writeWheels(_ date: DatePayload) {
    for wheel in date.wheels {
      writeMarkup("<span class=\"sw-turn\" aria-hidden=\"true\">")
      for row in wheel {
        out.append("<span>")
        out.appendText(pointers.text(row))
        out.append("</span>")
      }
      out.append("</span>")
    }
  }

  // MARK: Values

  /// Writes an attribute that is a date or time, where it is one.
  private mutating func writeDate(_ attribute: StaticString, _ text: UnsafeBufferPointer<UInt8>) {
    if text.count == 5 {
      guard text[2] == UInt8(ascii: ":"), text.allSatisfy({ ($0 &- 0x30) <= 10 }) else { return }
      out.append(attribute)
      out.append(text)
      out.append("\"")
    } else if Self.isDate(text) {
      out.append(attribute)
      out.append(UnsafeBufferPointer(rebasing: text[..<10]))
      if text.count > 10 {
        out.append("T")
        out.append(UnsafeBufferPointer(rebasing: text[11..<16]))
      }
      out.append("\"")
    }
  }

  /// True for `2020-01-31` and for what goes on with a time such as `T12:30`, within their ranges.
  private static func isDate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    func number(_ start: Int, _ length: Int) -> Int? {
      var value = 0
      for byte in text[start..<start + length] {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return value
    }
    guard text.count == 10 || text.count >= 16, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      let year = number(0, 4), let month = number(5, 2), let day = number(8, 2), year > 0,
      (1...12).contains(month), day > 0
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    if day > [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] { return false }
    if text.count == 10 { return true }
    guard text[13] == UInt8(ascii: ":"), let hour = number(11, 2), let minute = number(14, 2) else {
      return false
    }
    return hour < 24 && minute < 60
  }
}
