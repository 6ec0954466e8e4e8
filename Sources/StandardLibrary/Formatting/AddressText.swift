/// The parts of an address, by the generic syntax of RFC 3986.
struct AddressText {
  /// The part before the first colon.
  let scheme: String?
  /// The name of the computer.
  let host: String?
  /// The part after the host, escaped.
  let path: String
  /// The part after the question mark.
  let query: String?
  /// The part after the `#`.
  let fragment: String?
  /// The number behind the host.
  let port: Int?
  /// What stands before the host and its `@`.
  let user: String?
  /// True where slashes stand before the path though there is no host, as of a file.
  let hasEmptyHost: Bool
  /// What stands before the path, as it was written.
  private let head: String
  /// What stands after the path, as it was written.
  private let tail: String

  /// The parts of an address.
  init(_ address: String) {
    var rest = address[...]
    let tailStart = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    let tail = String(rest[tailStart...])
    self.tail = tail
    rest = rest[..<tailStart]
    if tail.first == "?" {
      query = String(tail.dropFirst().prefix { $0 != "#" })
    } else {
      query = nil
    }
    fragment = tail.firstIndex(of: "#").map { String(tail[tail.index(after: $0)...]) }
    var scheme: String?
    if let colon = rest.firstIndex(of: ":"), colon != rest.startIndex, !rest[..<colon].contains("/") {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    self.scheme = scheme
    var host: String?
    var port: Int?
    var user: String?
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let authority = rest.prefix { $0 != "/" }
      rest = rest[authority.endIndex...]
      let afterUser =
        authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
      let name = Self.hostName(afterUser)
      host = String(name)
      user = authority.lastIndex(of: "@").map { String(authority[..<$0]) }
      port = Int(afterUser[name.endIndex...].dropFirst())
    }
    self.port = port
    self.user = user
    hasEmptyHost = host?.isEmpty == true
    self.host = hasEmptyHost ? nil : host
    path = String(rest)
    head = String(address[..<rest.startIndex])
  }

  /// The name of the computer, without the port behind it. A number in brackets holds colons itself.
  private static func hostName(_ text: Substring) -> Substring {
    guard text.hasPrefix("[") || text.hasPrefix("%5B") else { return text.prefix { $0 != ":" } }
    guard let colon = text.lastIndex(of: ":"), text[text.index(after: colon)...].utf8.allSatisfy(isDigit)
    else { return text }
    return text[..<colon]
  }

  /// The last part of the path, unescaped.
  var lastComponent: String {
    Self.unescape(path.split(separator: "/").last.map(String.init) ?? (path.isEmpty ? "" : "/"))
  }

  /// The parts of the path, unescaped; that it begins at the root is one, too.
  var components: [String] {
    (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map { Self.unescape(String($0)) }
  }

  /// The address without the last part of the path.
  var parent: String {
    let parts = path.split(separator: "/").dropLast()
    let start = path.hasPrefix("/") ? "/" : ""
    return head + start + parts.map { $0 + "/" }.joined() + tail
  }

  /// The address without what stands after the last dot of the path.
  var withoutExtension: String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/"), dot != path.startIndex,
      path[path.index(before: dot)] != "/"
    else { return head + path + tail }
    return head + path[..<dot] + tail
  }

  /// The names and values behind the question mark, unescaped.
  var queryItems: [(name: String, value: String?)]? {
    query.map(Self.items)
  }

  /// The names and values of what stands behind a question mark, unescaped.
  static func items(_ query: String) -> [(name: String, value: String?)] {
    if query.isEmpty { return [] }
    return query.split(separator: "&", omittingEmptySubsequences: false).map { item in
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.unescape(String(sides[0])), sides.count > 1 ? Self.unescape(String(sides[1])) : nil)
    }
  }

  /// The address with other names and values behind the question mark; with none, it has no such part.
  func with(queryItems: [(name: String, value: String?)]?) -> String {
    let text = queryItems.map(Self.queryText)
    return head + path + (text.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
  }

  /// What stands behind a question mark for names and values, escaped.
  static func queryText(_ items: [(name: String, value: String?)]) -> String {
    items.map { item in
      escapeItem(item.name) + (item.value.map { "=" + escapeItem($0) } ?? "")
    }.joined(separator: "&")
  }

  private static func escapeItem(_ text: String) -> String {
    escape(text) { scalar in
      scalar != "&" && scalar != "=" && scalar != "+" && TextSearch.belongs(scalar, to: Part.query.rawValue)
    }
  }

  /// Parts of an address, by the place of the set of what they may hold among `TextSearch.sets`.
  enum Part: Int {
    case query = 7
    case fragment, path, host
  }

  /// The text as a part of an address, with everything escaped that the part may not hold.
  static func escape(_ text: String, as part: Part) -> String {
    // Only a number in brackets holds what else would begin the port.
    let isName = part == .host && !(text.hasPrefix("[") && text.hasSuffix("]"))
    return escape(text) { scalar in
      if isName, scalar == ":" || scalar == "[" || scalar == "]" { return false }
      return TextSearch.belongs(scalar, to: part.rawValue)
    }
  }

  /// The text with every byte escaped that is no character of a set.
  static func escape(_ text: String, leaving isAllowed: (Unicode.Scalar) -> Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if isAllowed(scalar) {
        escaped.unicodeScalars.append(scalar)
        continue
      }
      let bytes = Array(String(scalar).utf8)
      escaped += String(decoding: bytes.flatMap(escape), as: UTF8.self)
    }
    return escaped
  }

  /// The address with one more part of the path.
  func appending(_ component: String, isOnePart: Bool = false) -> String {
    let text = Self.escape(component)
    let escaped =
      isOnePart ? text.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "%2F") : text
    let separator = path.hasSuffix("/") || escaped.hasPrefix("/") ? "" : "/"
    return head + path + separator + escaped + tail
  }

  /// The address with a dot and more behind the last part of its path; itself where it has none.
  func extended(by pathExtension: String) -> String {
    let isFolder = path.hasSuffix("/")
    let name = isFolder ? String(path.dropLast()) : path
    if name.isEmpty { return head + path + tail }
    return head + name + "." + Self.escape(pathExtension) + (isFolder ? "/" : "") + tail
  }

  /// The address of a text that stands on the page of this one, such as `b.html`, `/c` or `?q`.
  func address(of text: String) -> String {
    if AddressText(text).scheme != nil { return text }
    if text.hasPrefix("//") { return (scheme.map { $0 + ":" } ?? "") + text }
    if text.hasPrefix("/") { return AddressText(head + text).standardized }
    if text.hasPrefix("?") { return head + path + text }
    if text.hasPrefix("#") { return head + path + (query.map { "?" + $0 } ?? "") + text }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
    return AddressText(head + folder + text).standardized
  }

  /// The address without the parts `.` and `..` of its path, each `..` with the part before it.
  var standardized: String {
    guard path.contains("/.") else { return head + path + tail }
    var parts: [Substring] = []
    let written = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for (place, part) in written.enumerated() {
      let isDots = part == "." || part == ".."
      if !isDots { parts.append(part) }
      if part == "..", !parts.isEmpty { parts.removeLast() }
      if isDots, place == written.count - 1 { parts.append("") }
    }
    return head + "/" + parts.joined(separator: "/") + tail
  }

  /// The text with everything escaped that cannot stand in an address.
  static func escape(_ text: String) -> String {
    var bytes: [UInt8] = []
    let source = Array(text.utf8)
    for (index, byte) in source.enumerated() {
      let isEscape =
        byte == UInt8(ascii: "%") && index + 2 < source.count && isHex(source[index + 1])
        && isHex(source[index + 2])
      if isEscape || isAllowed(byte) {
        bytes.append(byte)
      } else {
        bytes += escape(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with every escape replaced by what it stands for.
  static func unescape(_ text: String) -> String {
    var bytes: [UInt8] = []
    var source = text.utf8[...]
    while let byte = source.popFirst() {
      let pair = String(decoding: source.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), pair.utf8.count == 2, pair.utf8.allSatisfy(isHex),
        let code = UInt8(pair, radix: 16)
      {
        bytes.append(code)
        source = source.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same; nil where a `%` begins no escape, or what they stand for is no text.
  static func unescaped(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var source = text.utf8[...]
    while let byte = source.popFirst() {
      if byte != UInt8(ascii: "%") {
        bytes.append(byte)
        continue
      }
      guard let pair = String(source.prefix(2)), pair.utf8.count == 2, pair.utf8.allSatisfy(isHex),
        let code = UInt8(pair, radix: 16)
      else { return nil }
      bytes.append(code)
      source = source.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// `%` and the two digits of a byte.
  private static func escape(_ byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: byte < 0x80 && "-._~:/?#@!$&'()*+,;=".utf8.contains(byte)
    }
  }
}
