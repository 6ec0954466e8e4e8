import SourceModel

/// Strings that must have a form.
extension Decoding {
  /// A date, URL, UUID or colour at its quote.
  @inline(never)
  mutating func formatted(
    _ quote: Cursor, _ type: Int32, _ kind: ValueKind, _ into: CellPointer, _ owner: Int32
  ) -> Cursor? {
    guard let next = string(quote, into) else { return nil }
    let text = text(into.pointee)
    let fault: (which: String, help: String)?
    switch kind {
    case .date:
      switch DateReader.read(text) {
      case .seconds(let seconds):
        into.pointee = seconds.bitPattern
        return next
      case .fault(let which, let help): fault = (which, help)
      }
    case .url: fault = urlFault(text)
    case .uuid:
      fault =
        isUUID(text)
        ? nil
        : ("is no UUID", "Write 32 hexadecimal digits as `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.")
    case .color: fault = colorFault(text)
    // No other kind is a string of a form of its own.
    case .bool, .int, .double, .decimal, .string, .optional, .array, .dictionary, .structure, .enumeration,
      .integerEnumeration, .unreadable:
      fault = nil
    }
    if let fault {
      into.pointee = 0
      addMismatch(quote, next, type, owner, which: fault.which, help: fault.help)
    }
    return next
  }

  private func urlFault(_ text: UnsafeBufferPointer<UInt8>) -> (which: String, help: String)? {
    if text.isEmpty {
      return ("is empty and so no URL", "Write an address, or declare an Optional and write `null`.")
    }
    if text.contains(where: { $0 <= Ascii.space || $0 == 0x7F }) {
      return ("has white space or a control character, which no URL has", "Write a space as `%20`.")
    }
    return nil
  }

  private func isUUID(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == 36 else { return false }
    for (index, byte) in text.enumerated() {
      let isHyphen = index == 8 || index == 13 || index == 18 || index == 23
      if isHyphen ? byte != Ascii.minus : hexValue(byte) == nil { return false }
    }
    return true
  }

  private func colorFault(_ text: UnsafeBufferPointer<UInt8>) -> (which: String, help: String)? {
    guard let start = text.baseAddress else { return nil }
    if text.first == UInt8(ascii: "#") {
      let isRight =
        (text.count == 7 || text.count == 9) && text.dropFirst().allSatisfy { hexValue($0) != nil }
      return isRight
        ? nil : ("is no colour", "Write six or eight hexadecimal digits: `#RRGGBB` or `#RRGGBBAA`.")
    }
    if plan.colors.find(start, text.count) >= 0 { return nil }
    let names = plan.colorNames.map(\.text)
    if let near = Suggestion.nearest(to: String(decoding: text, as: UTF8.self), among: names) {
      return ("is the name of no colour", "The nearest name is `\(near)`.")
    }
    let list = names.isEmpty ? "" : ", or one of \(Self.list(names))"
    return ("is the name of no colour", "Write `#RRGGBB` or `#RRGGBBAA`\(list).")
  }

  /// A case of an enum at its quote.
  @inline(__always)
  mutating func enumeration(_ quote: Cursor, _ index: Int32, _ into: CellPointer, _ owner: Int32) -> Cursor? {
    guard let next = string(quote, into) else { return nil }
    let text = text(into.pointee)
    let position = text.baseAddress.map { plan.cases[Int(index)].find($0, text.count) } ?? -1
    into.pointee = UInt64(truncatingIfNeeded: position)
    if position < 0 { into.pointee = otherCase(quote, next, index, owner) }
    return next
  }

  /// A case of an enum of integers at its first digit or minus.
  @inline(never)
  mutating func integerEnumeration(
    _ place: Cursor, _ type: Int32, _ index: Int32, _ into: CellPointer, _ owner: Int32
  ) -> Cursor? {
    guard let token = scanner.number(place) else { return nil }
    guard token.isInteger else { return mismatch(place, type, owner) }
    let position = plan.cases[Int(index)].find(place, token.end - place)
    into.pointee = UInt64(truncatingIfNeeded: position)
    if position < 0 { into.pointee = otherCase(place, token.end, index, owner) }
    return token.end
  }

  /// The case that what names none stands for; the first, with a report, where the enum has no such case.
  @inline(never)
  private mutating func otherCase(_ place: Cursor, _ next: Cursor, _ index: Int32, _ owner: Int32) -> UInt64 {
    if let fallback = plan.schema.enumeration(index).fallback { return UInt64(fallback) }
    addUnhandledCase(place, next, index, owner)
    return 0
  }

  /// At most twelve names for a message.
  static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}
