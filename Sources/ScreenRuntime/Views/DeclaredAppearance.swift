import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// An attribute of an `Appearance` declaration.
struct DeclaredAppearance: Sendable {
  /// Its place in the order in which code refers to appearances.
  var attribute: Int32
  /// The member that holds its value.
  var member: MemberID

  private static let attributes: [Name] = [
    "largeTitleColor", "largeTitleKern", "titleColor", "titleKern", "barTintColor", "onTintColor",
    "thumbTintColor",
  ]

  /// Those of a package, in its order.
  static func all(in program: Program) -> [DeclaredAppearance] {
    var found: [DeclaredAppearance] = []
    for declaration in program.declarations where declaration.kind == .appearance {
      for index in declaration.members {
        let name = program.members[index].name.text
        guard program.isLook(index),
          let place = attributes.firstIndex(where: { name.hasPrefix("\($0) ") })
        else { continue }
        found.append(DeclaredAppearance(attribute: Int32(place), member: index))
      }
    }
    return found
  }
}
