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
      Value(URLValue(call.withQueryItems))
    },
    LibraryMember(
      .method, of: "URL", "appendingPathExtension(_ pathExtension: String) -> URL", isTotal: true,
      "The address with a dot and more behind the path."
    ) { call in Value(URLValue(call.extended(by: call.string(0)))) },
    changing("appendPathComponent(_ pathComponent: String)", "Adds one more part of the path.") {
      $0.parts.appending($0.string(0))
    },
    changing("append(path: String)", "Adds one more part of the path.") { $0.parts.appending($0.string(0)) },
    changing("append(component: String)", "Adds one more part of the path, whose slashes are escaped.") {
      $0.parts.appending($0.string(0), isOnePart: true)
    },
    changing("appendPathExtension(_ pathExtension: String)", "Adds a dot and more behind the path.") {
      $0.extended(by: $0.string(0))
    },
    changing("deleteLastPathComponent()", "Removes the last part of the path.") { $0.parts.parent },
    changing("deletePathExtension()", "Removes what stands after the last dot of the path.") {
      $0.parts.withoutExtension
    },
    changing(
      "append(queryItems: [URLQueryItem])", "Adds names and values behind the question mark."
    ) { $0.withQueryItems },
    LibraryMember(
      .method, of: "URL", "appending(component: String) -> URL", isTotal: true,
      since: .since(iOS: 16, macOS: 13),
      "The address with one more part of its path, whose slashes are escaped."
    ) { call in Value(URLValue(call.parts.appending(call.string(0), isOnePart: true))) },
    LibraryMember(
      .initializer, of: "URL", "init(filePath path: String)", isTotal: true,
      since: .since(iOS: 16, macOS: 13), "The address of a file."
    ) { call in Value(URLValue(path: call.string(0))) },
    LibraryMember(
      .initializer, of: "URL", "init(string: String, relativeTo url: URL?) -> URL?", isTotal: true,
      "The address that a text is beside another one; nil of an empty text."
    ) { call in
      let text = call.string(0)
      if text.isEmpty { return .null }
      guard let base = call.content(1, URLValue.self) else {
        return Value(URLValue(AddressText.escape(text))).inOptional
      }
      return Value(URLValue(AddressText(base.address).address(of: AddressText.escape(text)))).inOptional
    },
    LibraryMember(
      .initializer, of: "URL", "init(string: String, encodingInvalidCharacters: Bool) -> URL?", isTotal: true,
      since: .since(iOS: 17, macOS: 14),
      "The address that a text is; nil where it holds what an address cannot, unless that is to be escaped."
    ) { call in
      let text = call.string(0)
      let escaped = AddressText.escape(text)
      if text.isEmpty || !call.bool(1) && escaped != text { return .null }
      return Value(URLValue(escaped)).inOptional
    },
    LibraryMember(
      .method, of: "URL", "startAccessingSecurityScopedResource() -> Bool", isTotal: true,
      "Asks for a file that somebody chose: there is none here, and nothing to ask."
    ) { _ in .bool(true) },
    LibraryMember(
      .method, of: "URL", "stopAccessingSecurityScopedResource()", isTotal: true,
      "Gives a file back that somebody chose."
    ) { _ in .void },
    folder("documentsDirectory", "Documents/", "What the user keeps."),
    folder("cachesDirectory", "Library/Caches/", "What can be made anew."),
    folder("applicationSupportDirectory", "Library/Application%20Support/", "What the app keeps."),
    folder("libraryDirectory", "Library/", "What the app and the system keep."),
    folder("downloadsDirectory", "Downloads/", "What was fetched."),
    folder("desktopDirectory", "Desktop/", "What lies on the desktop."),
    folder("temporaryDirectory", "tmp/", "What is needed for a while."),
    folder("homeDirectory", "", "The folder of the app."),
    LibraryMember(
      .property, of: "URL", "absoluteURL: URL", isTotal: true, "The address itself, which is whole."
    ) { call in call.receiver },
    LibraryMember(
      .property, of: "URL", "standardized: URL", isTotal: true,
      "The address without the parts `.` and `..` of its path."
    ) { call in Value(URLValue(call.parts.standardized)) },
    LibraryMember(
      .property, of: "URL", "relativePath: String", isTotal: true,
      "The part after the host, unescaped; of a file the path that it was named by."
    ) { call in
      let path = AddressText.unescape(call.parts.path)
      guard call.receiver.content(URLValue.self)?.isRelative == true else { return .string(path) }
      return .string(path == "/" ? "." : String(path.dropFirst()))
    },
    LibraryMember(
      .property, of: "URL", "isFileURL: Bool", isTotal: true, "True for the address of a file."
    ) { call in .bool(call.parts.scheme == "file") },
    LibraryMember(
      .property, of: "URL", "hasDirectoryPath: Bool", isTotal: true, "True where the path ends with a slash."
    ) { call in .bool(call.parts.path.hasSuffix("/")) },
    LibraryMember(
      .property, of: "URL", "user: String?", isTotal: true, "What stands before the host and its `@`."
    ) { call in call.parts.user.map { .string($0) } ?? .null },
    LibraryMember(
      .initializer, of: "URLQueryItem", "init(name: String, value: String?)", isTotal: true,
      "A name and its value behind the question mark of an address."
    ) { call in
      Value(QueryItemValue(name: call.string(0), value: call.arguments[1].text))
    },
    LibraryMember(
      .property, of: "URLQueryItem", "name: String", isTotal: true, "The name.",
      set: { receiver, name in
        guard var item = receiver.content(QueryItemValue.self) else { return }
        item.name = name.text ?? ""
        receiver = Value(item)
      }
    ) { call in
      .string(call.receiver.content(QueryItemValue.self)?.name ?? "")
    },
    LibraryMember(
      .property, of: "URLQueryItem", "value: String?", isTotal: true, "The value; nil where there is none.",
      set: { receiver, value in
        guard var item = receiver.content(QueryItemValue.self) else { return }
        item.value = value.text
        receiver = Value(item)
      }
    ) { call in
      call.receiver.content(QueryItemValue.self)?.value.map { .string($0) } ?? .null
    },
    LibraryMember(
      .initializer, of: "URLComponents", "init()", isTotal: true, "The parts of an address that has none yet."
    ) { _ in
      Value(AddressPartsValue(address: ""))
    },
    LibraryMember(
      .initializer, of: "URLComponents", "init(string: String) -> URLComponents?", isTotal: true,
      "The parts of an address; nil of an empty text."
    ) { call in
      let text = call.string(0)
      return text.isEmpty ? .null : Value(AddressPartsValue(address: AddressText.escape(text)))
    },
    LibraryMember(
      .initializer, of: "URLComponents",
      "init(url: URL, resolvingAgainstBaseURL resolve: Bool) -> URLComponents?", isTotal: true,
      "The parts of an address."
    ) { call in
      Value(AddressPartsValue(address: call.content(0, URLValue.self)?.address ?? ""))
    },
    LibraryMember(
      .property, of: "URLComponents", "queryItems: [URLQueryItem]?", isTotal: true,
      "The names and values behind the question mark; nil where there are none.",
      set: { receiver, value in
        let items = value.elements?.compactMap { $0.content(QueryItemValue.self)?.item }
        receiver.changeParts { $0.query = items.map(AddressText.queryText) }
      }
    ) { call in
      guard let items = call.components.query.map(AddressText.items) else { return .null }
      return .array(ArrayBox(items.map { Value(QueryItemValue(name: $0.name, value: $0.value)) }))
    },
    part("scheme: String?", "The part before the first colon.", set: { $0.scheme = $1.text }) { $0.scheme },
    part("host: String?", "The name of the computer, unescaped.", \.host, as: .host),
    part(
      "path: String", "The part after the host, unescaped.",
      set: { $0.path = AddressText.escape($1.text ?? "", as: .path) }
    ) { AddressText.unescape($0.path) },
    part("query: String?", "The part after the question mark, unescaped.", \.query, as: .query),
    part("fragment: String?", "The part after the `#`, unescaped.", \.fragment, as: .fragment),
    LibraryMember(
      .property, of: "URLComponents", "port: Int?", isTotal: true, "The number behind the host.",
      set: { receiver, value in
        receiver.changeParts {
          if case .int(let port) = value { $0.port = port } else { $0.port = nil }
        }
      }
    ) { call in
      call.components.port.map { .int($0) } ?? .null
    },
    LibraryMember(
      .property, of: "URLComponents", "string: String?", isTotal: true,
      "The address as text; nil where the parts make none."
    ) { call in
      call.components.address.map { .string($0) } ?? .null
    },
    LibraryMember(
      .property, of: "URLComponents", "url: URL?", isTotal: true,
      "The address; nil where the parts make none."
    ) { call in
      call.components.address.map { Value(URLValue($0)) } ?? .null
    },
  ]

  /// A part of `URLComponents` that need not be there, and is told and set unescaped.
  private static func part(
    _ signature: String, _ documentation: String,
    _ place: WritableKeyPath<AddressPartsValue, String?> & Sendable, as part: AddressText.Part
  ) -> LibraryMember {
    Self.part(
      signature, documentation,
      set: { parts, value in parts[keyPath: place] = value.text.map { AddressText.escape($0, as: part) } }
    ) { $0[keyPath: place].map(AddressText.unescape) }
  }

  /// A part of `URLComponents` that is a text and can be set.
  private static func part(
    _ signature: String, _ documentation: String,
    set: @escaping @Sendable (inout AddressPartsValue, Value) -> Void,
    get: @escaping @Sendable (AddressPartsValue) -> String?
  ) -> LibraryMember {
    LibraryMember(
      .property, of: "URLComponents", signature, isTotal: true, documentation,
      set: { receiver, value in receiver.changeParts { set(&$0, value) } }
    ) { call in
      get(call.components).map { .string($0) } ?? .null
    }
  }

  /// The address of a folder, in which nothing lies here.
  private static func folder(_ name: String, _ path: String, _ documentation: String) -> LibraryMember {
    LibraryMember(
      .staticProperty, of: "URL", name + ": URL", since: .since(iOS: 16, macOS: 13),
      documentation + " Nothing lies there here."
    ) { _ in Value(URLValue("file:///" + path)) }
  }

  private static func changing(
    _ signature: String, _ documentation: String, _ change: @escaping @Sendable (LibraryCall) -> String
  ) -> LibraryMember {
    LibraryMember(.method, of: "URL", signature, isMutating: true, isTotal: true, documentation) { call in
      call.receiver = Value(URLValue(change(call)))
      return .void
    }
  }
}

extension Value {
  /// Changes the parts of an address that `URLComponents` hold.
  fileprivate mutating func changeParts(_ change: (inout AddressPartsValue) -> Void) {
    guard var parts = content(AddressPartsValue.self) else { return }
    change(&parts)
    self = Value(parts)
  }
}

extension LibraryCall {
  /// The parts of the address that is asked.
  fileprivate var parts: AddressText { AddressText(receiver.content(URLValue.self)?.address ?? "") }
  /// The address with the names and values of the first argument behind the question mark, after those there.
  fileprivate var withQueryItems: String {
    let more = (arguments[0].elements ?? []).compactMap { $0.content(QueryItemValue.self)?.item }
    return parts.with(queryItems: (parts.queryItems ?? []) + more)
  }

  /// The address with a dot and more behind the last part of its path.
  fileprivate func extended(by pathExtension: String) -> String {
    parts.extended(by: pathExtension)
  }

  /// The same of `URLComponents`.
  fileprivate var components: AddressPartsValue {
    receiver.content(AddressPartsValue.self) ?? AddressPartsValue(address: "")
  }
}
