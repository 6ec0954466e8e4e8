import ScreenTypes

/// The content of `URLComponents`.
struct AddressPartsValue: OpaqueContent, Hashable {
  /// The address whose parts they are.
  var address: String

  var type: TypeID { .library("URLComponents") }
  var description: String { address }
}
