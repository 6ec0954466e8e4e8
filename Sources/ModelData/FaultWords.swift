import SourceModel

/// Types and values in the words of messages.
extension Decoding {
  /// The type as it is declared: `Int`, `[Product]`, `Date?`.
  func typeName(_ type: Int32, depth: Int = 0) -> String {
    if depth > 8 { return "…" }
    switch plan.schema.types[Int(type)] {
    case .bool: return "Bool"
    case .int: return "Int"
    case .double: return "Double"
    case .decimal: return "Decimal"
    case .string: return "String"
    case .date: return "Date"
    case .url: return "URL"
    case .uuid: return "UUID"
    case .color: return "Color"
    case .optional(let inner): return typeName(inner, depth: depth + 1) + "?"
    case .array(let element): return "[" + typeName(element, depth: depth + 1) + "]"
    case .dictionary(let value): return "[String: " + typeName(value, depth: depth + 1) + "]"
    case .structure(let index): return plan.schema.structs[Int(index)].name.text
    case .enumeration(let index): return plan.schema.enumeration(index).name.text
    }
  }

  /// The value from `place` to `next`: "the string "3100"", "an array".
  func described(_ place: Cursor, _ next: Cursor) -> String {
    switch place.pointee {
    case Ascii.openBrace: faults.form.words.object.indefinite
    case Ascii.openBracket: faults.form.words.array
    case UInt8(ascii: "n"): faults.form.words.null
    case Ascii.quote: "the string \"\(shortened(scanner.text(place + 1, next - 1)))\""
    case UInt8(ascii: "t"), UInt8(ascii: "f"): "`\(scanner.text(place, next))`"
    default: "the number \(shortened(scanner.text(place, next)))"
    }
  }

  /// At most 40 characters.
  func shortened(_ text: String) -> String {
    let cut = text.unicodeScalars.prefix(40)
    return cut.endIndex == text.endIndex ? text : String(cut) + "…"
  }

  /// Why the value does not fit, as the rest of a sentence, and what to write instead.
  func adviceOnMismatch(_ place: Cursor, _ next: Cursor, _ type: Int32) -> (which: String?, help: String?) {
    let kind = types[Int(type)].kind
    let name = typeName(type)
    let text = scanner.text(place, min(next, place + 48))
    let isShort = next - place <= 48
    let first = place.pointee
    if kind == .unreadable { return (nil, nil) }
    if first == UInt8(ascii: "n") { return (nil, "Write a value, or declare it \(name)?.") }
    let isNumber = first == Ascii.minus || first &- Ascii.zero <= 9
    if faults.form.isTable, let advice = adviceOnCell(kind, isNumber, first) { return (nil, advice) }
    switch kind {
    case .int where isNumber: return adviceOnInteger(text, isShort)
    case .double where isNumber:
      return (
        "lies beyond the range of Double, about 1.8e308 to either side", "Declare String to keep all digits."
      )
    case .integerEnumeration where isNumber: return ("is no integer", nil)
    case .int, .double, .decimal, .bool:
      if first == Ascii.quote && isShort {
        let inner = String(text.dropFirst().dropLast())
        if kind == .int && Int(inner) != nil || (kind == .double || kind == .decimal) && Double(inner) != nil
          || kind == .bool && (inner == "true" || inner == "false")
        {
          return (nil, "Remove the quotes: `\(inner)`.")
        }
      }
      if kind == .bool && (text == "0" || text == "1") {
        return (nil, "Write `\(text == "1" ? "true" : "false")`.")
      }
    case .string where isShort && (isNumber || first == UInt8(ascii: "t") || first == UInt8(ascii: "f")):
      return (nil, "Put it in quotes: `\"\(text)\"`.")
    case .date where isNumber: return (nil, "Write a date as `\"2024-05-31\"` or `\"2024-05-31T18:30:00Z\"`.")
    case .array: return (nil, "Put the elements in brackets: `[…]`.")
    case .structure where first == Ascii.openBracket:
      return (nil, "Write \(faults.form.words.object.indefinite), or declare it [\(name)].")
    // A kind without advice of its own gets what is said of every kind below.
    default: break
    }
    return (nil, "Write \(wording(kind, name)), or declare it \(fitting(first, text)).")
  }

  /// What to write in a table, where that is something else than in JSON.
  private func adviceOnCell(_ kind: ValueKind, _ isNumber: Bool, _ first: UInt8) -> String? {
    switch kind {
    case .array: "Write the list as JSON: `[…]`."
    case .dictionary: "Write it as JSON: `{…}`."
    case .structure where first != Ascii.openBracket:
      "Give its fields columns of their own, named with a point as `coordinates.latitude` is, or write it as JSON."
    case .string where faults.form.layout == .columns && isNumber:
      "Declare it a number, or write `CAST(… AS TEXT)` in a query."
    case .int, .double, .decimal:
      faults.form.layout == .columns && first == Ascii.quote
        ? "Store it as a number, or declare it String." : nil
    // Every other value is written as in JSON.
    default: nil
    }
  }

  /// What a type takes, in words.
  private func wording(_ kind: ValueKind, _ name: String) -> String {
    switch kind {
    case .int, .integerEnumeration: "an integer"
    case .double, .decimal: "a number"
    case .bool: "`true` or `false`"
    case .string, .url, .uuid, .color, .date: "a string"
    case .array: "a list"
    case .optional, .dictionary, .structure, .enumeration, .unreadable: "a value of \(name)"
    }
  }

  /// The type that a value would fit.
  private func fitting(_ first: UInt8, _ text: String) -> String {
    switch first {
    case Ascii.quote: "String"
    case Ascii.openBracket: "a list"
    case Ascii.openBrace: "a Struct"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): "Bool"
    default: text.contains { ".eE".contains($0) } ? "Double" : "Int"
    }
  }

  private func adviceOnInteger(_ text: String, _ isShort: Bool) -> (which: String?, help: String?) {
    let isWhole = isShort && Double(text).map { $0 == $0.rounded() } ?? false
    if !isWhole, text.contains(where: { ".eE".contains($0) }) {
      return ("has a fraction and so is a Double", "Write an integer, or declare it Double.")
    }
    return (
      "lies outside the range of Int, \(Int.min) to \(Int.max)",
      "Declare it Double, or String to keep all digits."
    )
  }

  /// The text of a checked string at its quote, its escapes resolved.
  func decoded(_ quote: Cursor) -> String {
    var scanner = JSONScanner(from: quote, to: scanner.end)
    var bytes: [UInt8] = []
    var from = quote + 1
    while let stop = scanner.plainText(from) {
      bytes.append(contentsOf: UnsafeBufferPointer(start: from, count: stop - from))
      guard stop.pointee == Ascii.backslash, let (scalar, next) = scanner.escape(stop) else { break }
      if let scalar = Unicode.Scalar(scalar) { bytes.append(contentsOf: Array(String(scalar).utf8)) }
      from = next
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
