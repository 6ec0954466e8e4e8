import ScreenSyntax
import ScreenTypes
import SourceModel

/// Reads the values of attributes.
extension DeclarationCollector {
  func text(_ attribute: XMLAttribute) -> String {
    attribute.needsDecoding
      ? String(decoding: decodedText(of: attribute.value, in: source.bytes), as: UTF8.self)
      : source.text(attribute.value)
  }

  /// True where an attribute that is `true` or `false` is given as `true`; anything else is reported.
  mutating func readFlag(_ name: Name, of node: XMLNodeID) -> Bool {
    if flag(name, of: node) { return true }
    guard let attribute = xml.attribute(name, of: node) else { return false }
    let given = text(attribute)
    if given == "false" { return false }
    let meant = ["true": "true", "yes": "true", "1": "true", "{true}": "true"][given.lowercased()]
    let other = ["false": "false", "no": "false", "0": "false", "{false}": "false"][given.lowercased()]
    report(
      .syntaxInvalidLiteral, attribute.value, "`\(name)` is `true` or `false`, and this is `\(given)`.",
      help: (meant ?? other).map { "Write `\($0)`." } ?? "Write `true`, or leave the attribute out.",
      fixes: (meant ?? other).map {
        [FixIt("Change it to `\($0)`", .safe, [SourceEdit(location(attribute.value), $0)])]
      } ?? [])
    return meant != nil
  }

  /// True where an attribute is given as `true`.
  func flag(_ name: Name, of node: XMLNodeID) -> Bool {
    guard let attribute = xml.attribute(name, of: node) else { return false }
    if attribute.needsDecoding { return text(attribute) == "true" }
    return source.bytes[Int(attribute.value.start)..<Int(attribute.value.end)].elementsEqual("true".utf8)
  }

  static func isIdentifier(_ text: String) -> Bool {
    if let isASCII = isASCIIIdentifier(text.utf8) { return isASCII }
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart || first == "_" else {
      return false
    }
    return text.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue }
  }

  /// The answer for texts of ASCII characters, without a look at Unicode's tables; nil for others.
  static func isASCIIIdentifier(_ bytes: some Sequence<UInt8>) -> Bool? {
    var isFirst = true
    for byte in bytes {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x5F: break
      case 0x30...0x39: if isFirst { return false }
      case 0x80...: return nil
      default: return false
      }
      isFirst = false
    }
    return !isFirst
  }

  static func isLowercase(_ name: Name) -> Bool { name.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } ?? false }
}
