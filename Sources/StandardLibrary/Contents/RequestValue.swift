import ScreenTypes

/// The content of a `URLRequest`.
struct RequestValue: OpaqueContent, Hashable {
  var address: String?
  var method = "GET"
  /// By the names of their fields.
  var headers: [String: String] = [:]
  var body: BytesValue?
  var timeout = 60.0
  /// Whether something that was fetched before will do; nil where nobody said.
  var cachePolicy: Value?
  /// The networks that may not be used, by the names of the properties that would allow them.
  var refusedNetworks: Set<String> = []

  var type: TypeID { .library("URLRequest") }
  var description: String {
    "URLRequest(\(method) \(address ?? "nil")\(headers.sorted { $0.key < $1.key }.map { ", \($0): \($1)" }.joined()), "
      + "\(timeout)\(body.map { ", \($0)" } ?? ""))"
  }
  var parts: [Value] { body?.parts ?? [] }
}
