import SourceModel

/// All elements and modifiers, found by name.
public final class ElementCatalog: Sendable {
  /// The catalogue of this build.
  public static let shared = ElementCatalog()

  /// All elements, in the order of the reference.
  public let elements: [ElementDefinition]
  /// All modifiers, in the order of the reference.
  public let modifiers: [ModifierDefinition]

  private let elementsByName: NameMap<Int>
  private let modifiersByName: NameMap<[Int]>

  private init() {
    elements = Self.allElements
    modifiers = Self.allModifiers
    elementsByName = NameMap(
      elements.enumerated().map { (Name($1.name), $0) })
    var byName = NameMap<[Int]>()
    for (index, modifier) in modifiers.enumerated() {
      let name = Name(modifier.name)
      byName[name] = (byName[name] ?? []) + [index]
    }
    modifiersByName = byName
  }

  /// The place in `elements` of an element, or nil.
  public func element(named name: Name) -> Int? { elementsByName[name] }

  /// The places in `modifiers` of a name; several where receivers differ.
  public func modifiers(named name: Name) -> [Int] { modifiersByName[name] ?? [] }
}
