import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// One injection around a view; the nearest of a type or key is the one that counts.
final class EnvironmentNode {
  let parent: EnvironmentNode?
  /// The type of an object, or `.error` for a value with a key.
  let type: TypeID
  let key: String
  let value: Value

  init(_ parent: EnvironmentNode?, type: TypeID, key: String, value: Value) {
    self.parent = parent
    self.type = type
    self.key = key
    self.value = value
  }

  /// The nearest object of a type.
  static func object(_ type: TypeID, in node: EnvironmentNode?) -> Value? {
    var node = node
    while let current = node {
      if current.type == type { return current.value }
      node = current.parent
    }
    return nil
  }

  /// The nearest value of a key.
  static func value(_ key: String, in node: EnvironmentNode?) -> Value? {
    var node = node
    while let current = node {
      if !current.key.isEmpty && current.key == key { return current.value }
      node = current.parent
    }
    return nil
  }
}
