import ScreenTypes

/// The values that AppStorage and SceneStorage keep under their keys. They outlive the views that read them.
final class StoredValues {
  /// Where a value is kept.
  struct Key: Hashable {
    /// True for what belongs to a scene, false for what belongs to the app.
    let isOfScene: Bool
    let name: String
  }

  private var values: [Key: Value] = [:]

  /// True where nothing is kept.
  var isEmpty: Bool { values.isEmpty }

  /// Everything that is kept, in the order of the keys.
  var all: [(key: Key, value: Value)] {
    values.map { ($0.key, $0.value) }.sorted {
      ($0.key.name, $0.key.isOfScene ? 1 : 0) < ($1.key.name, $1.key.isOfScene ? 1 : 0)
    }
  }

  /// The value of a key; nil for none.
  subscript(key: Key) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
