import ScreenTypes

/// The content of `URLComponents`. Each part is kept for itself, escaped: parts that are set one after the other
/// make an address only at the end.
struct AddressPartsValue: OpaqueContent, Hashable {
  /// The part before the first colon.
  var scheme: String?
  /// What stands before the host and its `@`.
  var user: String?
  /// The name of the computer; empty where slashes stand before the path alone, as of a file.
  var host: String?
  /// The number behind the host.
  var port: Int?
  /// The part after the host.
  var path: String
  /// The part after the question mark.
  var query: String?
  /// The part after the `#`.
  var fragment: String?

  /// The parts of an address.
  init(address: String) {
    let text = AddressText(address)
    scheme = text.scheme
    user = text.user
    host = text.host ?? (text.hasEmptyHost ? "" : nil)
    port = text.port
    path = text.path
    query = text.query
    fragment = text.fragment
  }

  /// The address that the parts make; nil where they make none, as other parts would be read from it.
  var address: String? {
    if let scheme, !Self.isScheme(scheme) { return nil }
    if let port, port < 0 { return nil }
    let isSeparate = hasAuthority ? path.isEmpty || path.hasPrefix("/") : !path.hasPrefix("//")
    return isSeparate ? joined : nil
  }

  var type: TypeID { .library("URLComponents") }
  var description: String { joined }
  var parts: [Value] {
    let texts: [String?] = [scheme, user, host, port.map { "\($0)" }, path, query, fragment]
    return texts.map { text in
      if let text { Value.string(text) } else { Value.null }
    }
  }

  private var hasAuthority: Bool { user != nil || host != nil || port != nil }

  /// The parts one after the other.
  private var joined: String {
    var text = ""
    if let scheme { text += scheme + ":" }
    if hasAuthority { text += "//" }
    if let user { text += user + "@" }
    if let host { text += host }
    if let port { text += ":\(port)" }
    text += scheme == nil && !hasAuthority ? pathAtStart : path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  /// The path where nothing stands before it: a colon in its first part would end a scheme.
  private var pathAtStart: String {
    let first = path.prefix { $0 != "/" }
    return first.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "%3A")
      + String(path[first.endIndex...])
  }

  /// True for a letter and, after it, letters, digits and a few signs.
  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
