import ModelData
import ScreenTypes

/// The content of a `Decoder` and of the containers that it gives: a place in JSON.
public final class DecodingValue: OpaqueContent, @unchecked Sendable {
  /// The library type.
  public let type: TypeID
  let tree: JSONTree
  /// The keys that lead to it.
  let path: CodingPath
  let coding: JSONCodingValue
  /// The type of its keys; nothing but a container with keys has one.
  let keys: TypeID
  /// How many elements were taken out of it.
  var index = 0

  /// Its canonical text.
  public var description: String { type.description }

  /// A `Decoder` at a place.
  public convenience init(_ tree: JSONTree, _ path: CodingPath, _ coding: JSONCodingValue) {
    self.init(tree, path, coding, .library("Decoder"))
  }

  init(
    _ tree: JSONTree, _ path: CodingPath, _ coding: JSONCodingValue, _ type: TypeID, keys: TypeID = .void
  ) {
    (self.tree, self.path, self.coding, self.type, self.keys) = (tree, path, coding, type, keys)
  }
}
