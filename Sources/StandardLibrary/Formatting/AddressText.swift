/// The parts of an address, by the generic syntax of RFC 3986.
struct AddressText {
  /// The part before the first colon.
  var scheme: String?
  /// The name of the computer.
  var host: String?
  /// The part after the host, escaped.
  var path: String
  /// The part after the question mark.
  var query: String?
  /// The part after the `#`.
  var fragment: String?
  /// The number behind the host.
  var port: Int?
  /// What stands before the host and its `@`.
  private let user: String?
  /// True where slashes stand before the path though there is no host, as of a file.
  private let hasEmptyHost: Bool
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
      host = String(afterUser.prefix { $0 != ":" })
      user = authority.lastIndex(of: "@").map { String(authority[..<$0]) }
      if let colon = afterUser.lastIndex(of: ":") { port = Int(afterUser[afterUser.index(after: colon)...]) }
    }
    self.port = port
    self.user = user
    hasEmptyHost = host?.isEmpty == true
    self.host = hasEmptyHost ? nil : host
    path = String(rest)
    head = String(address[..<rest.startIndex])
  }

  /// The address that the parts make.
  var address: String {
    let start = (scheme.map { $0 + ":" } ?? "") + (host != nil || hasEmptyHost ? "//" : "")
    let authority =
      host.map { (user.map { $0 + "@" } ?? "") + $0 + (port.map { ":\($0)" } ?? "") } ?? ""
    return start + authority + path + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
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
    query?.split(separator: "&", omittingEmptySubsequences: false).map { item in
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.unescape(String(sides[0])), sides.count > 1 ? Self.unescape(String(sides[1])) : nil)
    }
  }

  /// The address with other names and values behind the question mark; with none, it has no such part.
  func with(queryItems: [(name: String, value: String?)]?) -> String {
    let text = queryItems?.map { item in
      Self.escapeItem(item.name) + (item.value.map { "=" + Self.escapeItem($0) } ?? "")
    }.joined(separator: "&")
    return head + path + (text.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
  }

  private static func escapeItem(_ text: String) -> String {
    escape(text).map { ["&": "%26", "=": "%3D", "#": "%23", "+": "%2B"][$0] ?? String($0) }.joined()
  }

  /// A path with everything escaped that would end it.
  static func escapePath(_ text: String) -> String {
    escape(text).map { ["?": "%3F", "#": "%23"][$0] ?? String($0) }.joined()
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
  func appending(_ component: String) -> String {
    let escaped = Self.escape(component)
    let separator = path.hasSuffix("/") || escaped.hasPrefix("/") ? "" : "/"
    return head + path + separator + escaped + tail
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
