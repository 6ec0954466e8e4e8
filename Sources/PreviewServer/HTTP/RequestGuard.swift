import HTTPTypes

/// Decides whether a request may be answered at all, before anything of it is used.
///
/// A page on the web can send requests to a server on this machine, and can point a name of its own at it (DNS rebinding).
/// So each request must name this server as its host, must not come from another origin, and must know the key, which a new
/// start draws anew. What is refused learns nothing of the package.
struct RequestGuard: Sendable {
  /// Why a request is refused.
  enum Refusal: Error, Hashable {
    /// It names another host, none, or several.
    case foreignHost
    /// A page of another origin sent it.
    case foreignOrigin
    /// It lacks the key, or has another.
    case wrongKey
    /// It is no request of this protocol: another method, another form of target.
    case malformed
    /// There is nothing of this name.
    case unknownPath
  }

  /// What is asked for: names below the key, and the query.
  struct Target: Hashable {
    var path: [String]
    var query: FormFields
  }

  /// The key that the address holds.
  let key: String
  /// The port that it listens on.
  let port: Int
  /// The host that it was told to listen on.
  let host: String

  /// What a request asks for. Throws `Refusal`.
  func target(of request: HTTPRequest) throws(Refusal) -> Target {
    guard let authority = request.authority, !request.headerFields.contains(Self.hostField),
      isOwn(authority)
    else { throw .foreignHost }
    try checkOrigin(of: request, authority)
    guard request.method == .get || request.method == .post, let path = request.path, path.hasPrefix("/"),
      path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { throw .malformed }
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = FormFields(parts.count > 1 ? parts[1] : "")
    var names = parts[0].split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
    if names == [""] {
      guard request.method == .get, matches(query["key"] ?? "") else { throw .wrongKey }
      return Target(path: [], query: query)
    }
    guard let given = names.first, matches(given) else { throw .wrongKey }
    names.removeFirst()
    guard !names.isEmpty, names.allSatisfy(Self.isPlain) else { throw .unknownPath }
    return Target(path: names, query: query)
  }

  private static let hostField = HTTPField.Name("Host")!
  private static let siteField = HTTPField.Name("Sec-Fetch-Site")!

  /// Names of our own routes and of pictures hold nothing that a server could decode into something else.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        // Everything else would be written as `%`, or is a separator.
        default: false
        }
      }
  }

  /// Compares without telling by its time how much was right.
  private func matches(_ given: String) -> Bool {
    let (known, given) = (Array(key.utf8), Array(given.utf8))
    guard known.count == given.count else { return false }
    return zip(known, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func isOwn(_ authority: String) -> Bool {
    let text = authority.lowercased()
    var name = text[...]
    var port = "80"[...]
    if let colon = text.lastIndex(of: ":"), !text.hasSuffix("]") {
      name = text[..<colon]
      port = text[text.index(after: colon)...]
    }
    guard Int(port) == self.port else { return false }
    let bare = name.hasPrefix("[") && name.hasSuffix("]") ? name.dropFirst().dropLast() : name
    if bare == host.lowercased() || bare == "localhost" || bare == "::1" { return true }
    // No name can be pointed here where the address itself is asked for.
    return isLoopback ? isAddress(bare) && bare.hasPrefix("127.") : isAddress(bare) || bare.contains(":")
  }

  /// True where only this machine can reach it.
  var isLoopback: Bool {
    host == "localhost" || host == "::1" || host.hasPrefix("127.") && isAddress(host[...])
  }

  /// True for four numbers with dots between them.
  private func isAddress(_ name: Substring) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }

  private func checkOrigin(of request: HTTPRequest, _ authority: String) throws(Refusal) {
    if let origin = request.headerFields[.origin] {
      guard origin.lowercased() == "http://" + authority.lowercased() else { throw .foreignOrigin }
    } else if request.method != .get {
      throw .foreignOrigin
    }
    if let site = request.headerFields[Self.siteField], site != "same-origin", site != "none" {
      throw .foreignOrigin
    }
  }
}

extension RequestGuard.Refusal {
  /// The status that answers it.
  var status: HTTPResponse.Status {
    switch self {
    case .foreignHost: .misdirectedRequest
    case .foreignOrigin, .wrongKey: .forbidden
    case .malformed: .methodNotAllowed
    case .unknownPath: .notFound
    }
  }

  /// What a person reads who came here by mistake.
  var words: String {
    switch self {
    case .foreignHost: "This address is not served here.\n"
    case .foreignOrigin: "Another page may not ask for this.\n"
    case .wrongKey: "The address lacks the key that `screenwright preview` printed. Copy the whole line.\n"
    case .malformed: "This is no request of the preview.\n"
    case .unknownPath: "There is nothing here.\n"
    }
  }
}

/// A key of 128 random bits as 32 characters.
enum PreviewKey {
  /// A new key, from the system's source of randomness.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for _ in 0..<16 {
      let byte = UInt8.random(in: 0...255, using: &generator)
      text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: text, as: UTF8.self)
  }
}
