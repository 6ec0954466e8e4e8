import ScreenTypes

/// The content of a `PersonNameComponents`.
struct PersonNameValue: OpaqueContent, Hashable {
  /// Its parts; nil for those that are not known.
  var prefix: String?, given: String?, middle: String?, family: String?, suffix: String?, nickname: String?

  /// The library type.
  var type: TypeID { .library("PersonNameComponents") }
  /// Its canonical text.
  var description: String {
    let parts = [
      ("namePrefix", prefix), ("givenName", given), ("middleName", middle), ("familyName", family),
      ("nameSuffix", suffix), ("nickname", nickname),
    ]
    return parts.compactMap { name, part in part.map { "\(name): \($0)" } }.joined(separator: " ")
  }

  /// How much of a name is written, in the order of the cases of `PersonNameComponents.FormatStyle.Style`.
  enum Style: Int {
    case short, medium, long, abbreviated
  }

  /// The name as Foundation writes it in the West, and with the family first where it is written in Chinese, Japanese or Korean.
  func text(_ style: Style) -> String {
    let isEastern = Self.isEastern(given) || Self.isEastern(family)
    switch style {
    case .short:
      return [nickname ?? given, given == nil && nickname == nil ? family : nil].compactMap { $0 }.joined()
    case .medium: return joined(isEastern ? [family, given] : [given, family], isEastern)
    case .long:
      return joined(
        isEastern ? [prefix, family, middle, given, suffix] : [prefix, given, middle, family, suffix],
        isEastern)
    case .abbreviated:
      if isEastern { return String((family ?? given ?? "").prefix(2)) }
      return [given, family].compactMap { $0?.first.map(String.init) }.joined()
    }
  }

  private func joined(_ parts: [String?], _ isEastern: Bool) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isEastern ? "" : " ")
  }

  private static func isEastern(_ part: String?) -> Bool {
    part?.unicodeScalars.contains {
      (0x3040...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value)
        || (0xAC00...0xD7A3).contains($0.value)
    } == true
  }
}
