import ScreenTypes

/// The content of a `URLQueryItem`.
struct QueryItemValue: OpaqueContent, Hashable {
  var name: String
  var value: String?

  var item: (name: String, value: String?) { (name, value) }
  var type: TypeID { .library("URLQueryItem") }
  var description: String { name + (value.map { "=" + $0 } ?? "") }
}
