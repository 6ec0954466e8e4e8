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

  /// The value of a key; nil for none.
  subscript(key: Key) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
