import ScreenTypes

extension StandardLibrary {
  /// Parts of addresses, and addresses with other parts.
  static let addressParts: [LibraryMember] = [
    LibraryMember(
      .property, of: "URL", "fragment: String?", isTotal: true, "The part after the `#`."
    ) { call in
      call.parts.fragment.map { .string($0) } ?? .null
    },
    LibraryMember(.property, of: "URL", "port: Int?", isTotal: true, "The number behind the host.") { call in
      call.parts.port.map { .int($0) } ?? .null
    },
    LibraryMember(
      .property, of: "URL", "pathComponents: [String]", isTotal: true, "The parts of the path, unescaped."
    ) { call in
      .array(ArrayBox(call.parts.components.map { .string($0) }))
    },
    LibraryMember(
      .method, of: "URL", "deletingLastPathComponent() -> URL", isTotal: true,
      "The address without the last part of the path."
    ) { call in
      Value(URLValue(call.parts.parent))
    },
    LibraryMember(
      .method, of: "URL", "deletingPathExtension() -> URL", isTotal: true,
      "The address without what stands after the last dot of the path."
    ) { call in
      Value(URLValue(call.parts.withoutExtension))
    },
    LibraryMember(
      .method, of: "URL", "appending(path: String) -> URL", isTotal: true,
      "The address with one more part of the path."
    ) { call in
      Value(URLValue(call.parts.appending(call.string(0))))
    },
    LibraryMember(
      .method, of: "URL", "appending(queryItems: [URLQueryItem]) -> URL", isTotal: true,
      "The address with more names and values behind the question mark."
    ) { call in
      let more = (call.arguments[0].elements ?? []).compactMap { $0.content(QueryItemValue.self)?.item }
      return Value(URLValue(call.parts.with(queryItems: (call.parts.queryItems ?? []) + more)))
    },
    LibraryMember(
      .initializer, of: "URLQueryItem", "init(name: String, value: String?)", isTotal: true,
      "A name and its value behind the question mark of an address."
    ) { call in
      Value(QueryItemValue(name: call.string(0), value: call.arguments[1].text))
    },
    LibraryMember(.property, of: "URLQueryItem", "name: String", isTotal: true, "The name.") { call in
      .string(call.receiver.content(QueryItemValue.self)?.name ?? "")
    },
    LibraryMember(
      .property, of: "URLQueryItem", "value: String?", isTotal: true, "The value; nil where there is none."
    ) { call in
      call.receiver.content(QueryItemValue.self)?.value.map { .string($0) } ?? .null
    },
    LibraryMember(
      .initializer, of: "URLComponents", "init(string: String) -> URLComponents?", isTotal: true,
      "The parts of an address; nil of an empty text."
    ) { call in
      let text = call.string(0)
      return text.isEmpty ? .null : Value(AddressPartsValue(address: AddressText.escape(text)))
    },
    LibraryMember(
      .property, of: "URLComponents", "queryItems: [URLQueryItem]?", isTotal: true,
      "The names and values behind the question mark; nil where there are none.",
      set: { receiver, value in
        let items = value.elements?.compactMap { $0.content(QueryItemValue.self)?.item }
        guard let address = receiver.content(AddressPartsValue.self)?.address else { return }
        receiver = Value(AddressPartsValue(address: AddressText(address).with(queryItems: items)))
      }
    ) { call in
      guard let items = call.components.queryItems else { return .null }
      return .array(ArrayBox(items.map { Value(QueryItemValue(name: $0.name, value: $0.value)) }))
    },
    LibraryMember(
      .property, of: "URLComponents", "scheme: String?", isTotal: true, "The part before the first colon."
    ) { call in
      call.components.scheme.map { .string($0) } ?? .null
    },
    LibraryMember(
      .property, of: "URLComponents", "host: String?", isTotal: true, "The name of the computer."
    ) { call in
      call.components.host.map { .string($0) } ?? .null
    },
    LibraryMember(
      .property, of: "URLComponents", "path: String", isTotal: true, "The part after the host, unescaped."
    ) { call in
      .string(AddressText.unescape(call.components.path))
    },
    LibraryMember(.property, of: "URLComponents", "url: URL?", isTotal: true, "The address.") { call in
      call.receiver.content(AddressPartsValue.self).map { Value(URLValue($0.address)) } ?? .null
    },
  ]
}

extension LibraryCall {
  /// The parts of the address that is asked.
  fileprivate var parts: AddressText { AddressText(receiver.content(URLValue.self)?.address ?? "") }
  /// The same of `URLComponents`.
  fileprivate var components: AddressText {
    AddressText(receiver.content(AddressPartsValue.self)?.address ?? "")
  }
}
