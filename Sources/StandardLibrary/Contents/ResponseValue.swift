import ScreenTypes

/// The content of an `HTTPURLResponse`.
struct ResponseValue: OpaqueContent, Hashable {
  let address: String
  let status: Int

  var type: TypeID { .library("HTTPURLResponse") }
  var description: String { "HTTPURLResponse(\(address), \(status))" }
}
