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
        Value(ResponseValue(address: call.content(0, URLValue.self)?.address ?? "", status: call.int(1)))
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

  private static func part(
    _ signature: String, _ documentation: String,
    set: @escaping @Sendable (inout RequestValue, Value) -> Void,
    _ get: @escaping @Sendable (RequestValue) -> Value
  ) -> LibraryMember {
    stored("URLRequest", signature, documentation, set: set, get)
  }
}

extension LibraryCall {
  fileprivate var request: RequestValue { receiver.content(RequestValue.self) ?? RequestValue(address: nil) }
}
