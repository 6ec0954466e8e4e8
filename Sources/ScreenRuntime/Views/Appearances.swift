import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

extension Evaluator {
  /// The looks of bars and switches: those that declarations set, then those that code set.
  func appearanceSettings() throws -> AppearanceSettings {
    var settings = AppearanceSettings()
    for look in runnable.declaredAppearance {
      settings.set(Int(look.attribute), try initialValue(of: look.member, view: nil))
    }
    for (key, value) in appearances.sorted(by: { $0.key < $1.key }) {
      settings.set(Int(Int32(truncatingIfNeeded: key)), value)
    }
    return settings
  }
}

extension AppearanceSettings {
  /// Sets the look at a place of `attributes`.
  mutating func set(_ index: Int, _ value: Value) {
    let color: Color? = if case .color(let color) = value { color } else { nil }
    let number = value.number ?? 0
    switch index {
    case 0: largeTitleColor = color
    case 1: largeTitleKern = number
    case 2: titleColor = color
    case 3: titleKern = number
    case 4: barTintColor = color
    case 5: onTintColor = color
    default: thumbTintColor = color
    }
  }
}

extension Value {
  /// A number as a Double.
  fileprivate var number: Double? {
    switch self {
    case .double(let double): double
    case .int(let int): Double(int)
    // Other values are no numbers.
    default: nil
    }
  }
}
