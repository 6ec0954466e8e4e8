/// Comparing texts as people do: without regard to case and accents.
enum TextFolding {
  /// The text in lower case and without accents.
  static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var folded = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark: continue
      // Only marks that stand on a letter are left out when words are compared.
      default: folded.unicodeScalars.append(bases[scalar] ?? scalar)
      }
    }
    return folded
  }

  /// The text without accents.
  static func withoutMarks(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var plain = ""
    for scalar in text.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
      if let base = bases[scalar] {
        plain.unicodeScalars.append(base)
      } else if let lower = scalar.properties.lowercaseMapping.unicodeScalars.first, let base = bases[lower] {
        plain += base.properties.uppercaseMapping
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  /// -1, 0 or 1 as one text comes before, with or after another, where runs of digits are compared as numbers.
  static func compareNumbers(_ left: String, _ right: String) -> Int {
    order(Array(left.unicodeScalars), Array(right.unicodeScalars), isNumeric: true)
  }

  /// Latin letters with accents and the letters they are made of (Unicode 15, canonical decompositions).
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    let rows: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"), ("b", "ḃḅḇ"), ("c", "çćĉċčḉ"), ("d", "ďḋḍḏḑḓ"),
      ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"), ("f", "ḟ"), ("g", "ĝğġģǧǵḡ"), ("h", "ĥȟḣḥḧḩḫẖ"),
      ("i", "ìíîïĩīĭįǐȉȋḭḯỉị"), ("j", "ĵǰ"), ("k", "ķǩḱḳḵ"), ("l", "ĺļľḷḹḻḽ"), ("m", "ḿṁṃ"),
      ("n", "ñńņňǹṅṇṉṋ"), ("o", "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"), ("p", "ṕṗ"), ("r", "ŕŗřȑȓṙṛṝṟ"),
      ("s", "śŝşšșṡṣṥṧṩ"), ("t", "ţťțṫṭṯṱẗ"), ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"), ("v", "ṽṿ"),
      ("w", "ŵẁẃẅẇẉẘ"), ("x", "ẋẍ"), ("y", "ýÿŷȳẏẙỳỵỷỹ"), ("z", "źżžẑẓẕ"),
    ]
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (base, accented) in rows {
      for scalar in accented.unicodeScalars { bases[scalar] = base }
    }
    return bases
  }()

  /// -1, 0 or 1 as `left` comes before, with or after `right`: first without regard to case and accents, then
  /// lower case first. With `isNumeric`, runs of digits are compared as numbers.
  static func compare(_ left: String, _ right: String, isNumeric: Bool) -> Int {
    let first = order(
      Array(fold(left).unicodeScalars), Array(fold(right).unicodeScalars), isNumeric: isNumeric)
    if first != 0 { return first }
    if left == right { return 0 }
    return left > right ? -1 : 1
  }

  private static func order(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], isNumeric: Bool
  ) -> Int {
    var first = left[...]
    var second = right[...]
    while let one = first.first, let other = second.first {
      if isNumeric && isDigit(one) && isDigit(other) {
        let numbers = (number(&first), number(&second))
        if numbers.0.count != numbers.1.count { return numbers.0.count < numbers.1.count ? -1 : 1 }
        if let pair = zip(numbers.0, numbers.1).first(where: { $0 != $1 }) { return pair.0 < pair.1 ? -1 : 1 }
      } else {
        if one != other { return one < other ? -1 : 1 }
        first.removeFirst()
        second.removeFirst()
      }
    }
    return first.isEmpty ? (second.isEmpty ? 0 : -1) : 1
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Takes a run of digits, without leading zeros.
  private static func number(_ scalars: inout ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let run = scalars.prefix(while: isDigit)
    scalars = scalars.dropFirst(run.count)
    return run.drop { $0 == "0" }
  }

  /// The text with each word's first letter in upper case and the others in lower case.
  static func capitalize(_ text: String) -> String {
    var result = ""
    var isInside = false
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        result += isInside ? properties.lowercaseMapping : properties.titlecaseMapping
        isInside = true
      case .nonspacingMark, .spacingMark: result.unicodeScalars.append(scalar)
      // What is neither letter nor mark ends a word, unless it is an apostrophe.
      default:
        result.unicodeScalars.append(scalar)
        isInside = isInside && (scalar == "'" || scalar == "\u{2019}")
      }
    }
    return result
  }
}
