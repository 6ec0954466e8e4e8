import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

extension Evaluator {
  /// The looks of bars and switches: those that declarations set, then those that code set.
  var appearanceSettings: AppearanceSettings {
    var settings = AppearanceSettings()
    for (key, value) in appearances.sorted(by: { $0.key < $1.key }) {
      let color: Color? = if case .color(let color) = value { color } else { nil }
      let number: Double =
        switch value {
        case .double(let double): double
        case .int(let int): Double(int)
        default: 0
        }
      switch Int32(truncatingIfNeeded: key) {
      case 0: settings.largeTitleColor = color
      case 1: settings.largeTitleKern = number
      case 2: settings.titleColor = color
      case 3: settings.titleKern = number
      case 4: settings.barTintColor = color
      case 5: settings.onTintColor = color
      default: settings.thumbTintColor = color
      }
    }
    return settings
  }
}
