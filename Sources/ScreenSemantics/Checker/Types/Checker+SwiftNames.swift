import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// What is said of a member that the library lacks, where Swift's own type has it; nil for one that is not there at all.
  mutating func lacking(_ name: Name, of type: TypeID, isStatic: Bool, dot: String = "") -> String? {
    guard program.declaration(of: type) == nil,
      let owner = SwiftNames.owner(of: name.text, among: Self.swiftNames(of: type)),
      !library.memberNames(of: type, isStatic: isStatic).contains(name)
    else { return nil }
    // What each value has by that name is there.
    let form = isStatic && library.memberNames(of: type, isStatic: false).contains(name) ? "a static " : ""
    return "\(owner) has \(form)`\(dot)\(name)`, and the library here has not."
  }

  /// The same of a type or a view.
  static func lacking(type name: Name) -> String? {
    guard let maker = SwiftNames.maker(ofType: name.text), !WrittenProtocols.isOfSwift(name) else {
      return nil
    }
    return "`\(name)` is in \(maker)’s libraries, and not in the library here."
  }

  /// What is said of a modifier that the library lacks.
  static func lacking(modifier name: Name) -> String {
    SwiftNames.isModifier(name.text)
      ? "SwiftUI has `.\(name)`, and the library here has not." : "There is no modifier `.\(name)`."
  }

  /// The types of Swift that a type stands for.
  static func swiftNames(of type: TypeID) -> [String] {
    switch type.kind {
    case .array: ["Array"]
    case .slice: ["ArraySlice"]
    case .dictionary: ["Dictionary"]
    case .set: ["Set"]
    case .range(let bound): bound == .int ? ["Range", "RandomAccessCollection"] : ["Range"]
    case .closedRange(let bound): bound == .int ? ["ClosedRange", "RandomAccessCollection"] : ["ClosedRange"]
    case .optional: ["Optional"]
    case .string: ["String", "Substring", "Character"]
    case .int: ["Int"]
    case .double: ["Double"]
    case .bool: ["Bool"]
    // Anything else has the name that it is written with.
    default: named(type.unapplied.description)
    }
  }

  private static func named(_ name: String) -> [String] {
    switch name {
    case "NumberFormat": ["FloatingPointFormatStyle", "IntegerFormatStyle", "Decimal.FormatStyle"]
    default: [name]
    }
  }
}
