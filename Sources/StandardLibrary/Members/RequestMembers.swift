import ScreenTypes

extension StandardLibrary {
  /// What is asked of an address, and what is answered, as values: nothing is fetched.
  static let requestMembers: [LibraryMember] =
    [
      LibraryMember(
        .initializer, of: "URLRequest",
        "init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: Double = 60)",
        isTotal: true, "What is asked of an address; nothing is fetched here."
      ) { call in
        var request = RequestValue(address: call.content(0, URLValue.self)?.address)
        if !call.isOmitted(1) { request.cachePolicy = call.arguments[1] }
        if !call.isOmitted(2) { request.timeout = call.double(2) }
        return Value(request)
      },
      part("url: URL?", "The address.", set: { $0.address = $1.content(URLValue.self)?.address }) {
        $0.address.map { Value(URLValue($0)) } ?? .null
      },
      part(
        "httpMethod: String?", "What is to be done: `GET`, unless another is set.",
        set: { $0.method = $1.text ?? "GET" }
      ) {
        .string($0.method)
      },
      part("httpBody: Data?", "What is sent.", set: { $0.body = $1.content(BytesValue.self) }) {
        $0.body.map { Value($0) } ?? .null
      },
      part(
        "timeoutInterval: Double", "After how many seconds nobody waits any more.",
        set: { request, value in if case .double(let seconds) = value { request.timeout = seconds } }
      ) { .double($0.timeout) },
      part(
        "allHTTPHeaderFields: [String: String]?", "What the head says, by the names of its fields.",
        set: { request, value in
          request.headers = [:]
          guard case .dictionary(let fields) = value else { return }
          for (name, value) in zip(fields.keys, fields.values) {
            request.headers[name.text ?? ""] = value.text
          }
        }
      ) { request in
        let fields = DictionaryBox()
        for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
          fields.set(.string(name), .string(value))
        }
        return .dictionary(fields)
      },
      part(
        "cachePolicy: URLRequest.CachePolicy", "Whether something that was fetched before will do.",
        set: { $0.cachePolicy = $1 }
      ) {
        $0.cachePolicy ?? shared.choice("useProtocolCachePolicy", of: .library("URLRequest.CachePolicy"))
          ?? .void
      },
      LibraryMember(
        .method, of: "URLRequest", "value(forHTTPHeaderField field: String) -> String?", isTotal: true,
        "What a field of the head says; nil where it says nothing."
      ) { call in
        let field = call.string(0).lowercased()
        let found = call.request.headers.first { $0.key.lowercased() == field }
        return found.map { .string($0.value) } ?? .null
      },
    ]
    + ["allowsCellularAccess", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess"].map { name in
      part(
        "\(name): Bool", "Whether such a network may be used; true, unless set.",
        set: { request, value in
          if value == .bool(false) {
            request.refusedNetworks.insert(name)
          } else {
            request.refusedNetworks.remove(name)
          }
        }
      ) { .bool(!$0.refusedNetworks.contains(name)) }
    }
    + ["setValue(_ value: String?", "addValue(_ value: String"].map { signature in
      LibraryMember(
        .method, of: "URLRequest", signature + ", forHTTPHeaderField field: String)", isMutating: true,
        isTotal: true, "Says something in a field of the head."
      ) { call in
        var request = call.request
        let field = call.string(1)
        for known in request.headers.keys where known.lowercased() == field.lowercased() {
          request.headers[known] = nil
        }
        request.headers[field] = call.arguments[0].text
        call.receiver = Value(request)
        return .void
      }
    }
    + [
      LibraryMember(
        .initializer, of: "HTTPURLResponse",
        "init(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) -> HTTPURLResponse?",
        isTotal: true, "What was answered."
      ) { call in
        var response = ResponseValue(
          address: call.content(0, URLValue.self)?.address ?? "", status: call.int(1))
        if case .dictionary(let fields) = call.arguments[3] {
          for (name, value) in zip(fields.keys, fields.values) {
            response.headers[name.text ?? ""] = value.text
          }
        }
        return Value(response)
      },
      LibraryMember(
        .property, of: "HTTPURLResponse", "statusCode: Int", isTotal: true, "How it went: 200 is well."
      ) { call in
        .int(call.receiver.content(ResponseValue.self)?.status ?? 0)
      },
      LibraryMember(
        .property, of: "HTTPURLResponse", "url: URL?", isTotal: true, "The address that answered."
      ) { call in
        call.receiver.content(ResponseValue.self).map { Value(URLValue($0.address)) } ?? .null
      },
    ]

  /// What else an answer tells.
  static let responseMembers: [LibraryMember] = [
    LibraryMember(
      .property, of: "HTTPURLResponse", "allHeaderFields: [String: Any]", isTotal: true,
      "What the head says, by the names of its fields."
    ) { call in
      let fields = DictionaryBox()
      for (name, value) in call.response.headers.sorted(by: { $0.key < $1.key }) {
        fields.set(.string(name), .string(value))
      }
      return .dictionary(fields)
    },
    LibraryMember(
      .method, of: "HTTPURLResponse", "value(forHTTPHeaderField field: String) -> String?", isTotal: true,
      "What a field of the head says; nil where it says nothing."
    ) { call in call.response.header(call.string(0)).map { .string($0) } ?? .null },
    LibraryMember(
      .property, of: "HTTPURLResponse", "mimeType: String?", isTotal: true,
      "Of what kind the answer is, such as `application/json`; nil where the head does not tell."
    ) { call in
      let kind = call.response.header("Content-Type")?.prefix { $0 != ";" }
      return kind.map { .string(String($0)) } ?? .null
    },
    LibraryMember(
      .property, of: "HTTPURLResponse", "expectedContentLength: Int", isTotal: true,
      "How many bytes the answer has; -1 where the head does not tell."
    ) { call in .int(call.response.header("Content-Length").flatMap { Int($0) } ?? -1) },
    LibraryMember(
      .staticMethod, of: "HTTPURLResponse", "localizedString(forStatusCode statusCode: Int) -> String",
      isTotal: true, "What a number says in words: `not found` of 404."
    ) { call in .string(ResponseValue.words(of: call.int(0))) },
  ]

  private static func part(
    _ signature: String, _ documentation: String,
    set: @escaping @Sendable (inout RequestValue, Value) -> Void,
    _ get: @escaping @Sendable (RequestValue) -> Value
  ) -> LibraryMember {
    stored("URLRequest", signature, documentation, set: set, get)
  }
}

extension ResponseValue {
  /// What a number of HTTP says in words.
  fileprivate static func words(of status: Int) -> String {
    let known: [Int: String] = [
      200: "no error", 201: "created", 202: "accepted", 204: "no content", 301: "moved permanently",
      302: "found", 304: "not modified", 400: "bad request", 401: "unauthorized", 402: "payment required",
      403: "forbidden", 404: "not found", 405: "method not allowed", 408: "request timed out",
      409: "conflict", 410: "no longer exists", 429: "too many requests", 500: "internal server error",
      501: "unimplemented", 502: "bad gateway", 503: "service unavailable", 504: "gateway timed out",
    ]
    if let words = known[status] { return words }
    switch status {
    case 100..<200: return "informational"
    case 200..<300: return "success"
    case 300..<400: return "redirected"
    case 400..<500: return "client error"
    default: return "server error"
    }
  }
}

extension LibraryCall {
  fileprivate var response: ResponseValue {
    receiver.content(ResponseValue.self) ?? ResponseValue(address: "", status: 0)
  }
  fileprivate var request: RequestValue { receiver.content(RequestValue.self) ?? RequestValue(address: nil) }
}
