import ScreenTypes

/// The content of an `HTTPURLResponse`.
struct ResponseValue: OpaqueContent, Hashable {
  let address: String
  let status: Int
  /// What the head says, by the names of its fields.
  var headers: [String: String] = [:]

  var type: TypeID { .library("HTTPURLResponse") }
  /// What a field of the head says, in whichever letters it is named; nil where it says nothing.
  func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name.lowercased() }?.value
  }

  var description: String { "HTTPURLResponse(\(address), \(status))" }
}
