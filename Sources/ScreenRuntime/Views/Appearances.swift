import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

extension Evaluator {
  /// The looks of bars and switches: those that declarations set, then those that code set.
  func appearanceSettings(_ declared: AppearanceSettings) -> AppearanceSettings {
    var settings = declared
    for (key, value) in appearances.sorted(by: { $0.key < $1.key }) {
      settings.set(Int(Int32(truncatingIfNeeded: key)), value)
    }
    return settings
  }
}

extension AppearanceSettings {
  /// Attributes in the order in which code refers to them.
  private static let attributes: [Name] = [
    "largeTitleColor", "largeTitleKern", "titleColor", "titleKern", "barTintColor", "onTintColor",
    "thumbTintColor",
  ]

  /// The looks that the `Appearance` declarations of a package set, in its order.
  static func declared(in program: Program) -> AppearanceSettings {
    var settings = AppearanceSettings()
    for declaration in program.declarations where declaration.kind == .appearance {
      let file = program.files[Int(declaration.file.index)]
      for (index, name) in attributes.enumerated() {
        guard let attribute = file.xml.attribute(name, of: declaration.node) else { continue }
        let text = file.source.text(attribute.value)
        if let number = Double(text) {
          settings.set(index, .double(number))
        } else {
          settings.set(index, DataReader.color(text.hasPrefix(".") ? String(text.dropFirst()) : text))
        }
      }
    }
    return settings
  }

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
    default: nil
    }
  }
}
