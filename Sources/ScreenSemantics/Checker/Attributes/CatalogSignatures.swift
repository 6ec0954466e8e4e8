import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// The types of the catalogue's attributes and parameters, resolved once: those of an element or modifier when it is
/// first asked for, so that a run pays only for what its package uses.
///
/// All of it lies in memory that lives as long as the process, so that checkers on several threads read it and
/// contend for no count of references.
struct CatalogSignatures: @unchecked Sendable {
  static let shared = CatalogSignatures()

  /// An attribute with its type.
  struct Attribute {
    let name: Name
    let role: AttributeDefinition.Role
    let type: TypeID
    /// True for a binding of any type of number.
    let isNumber: Bool
    /// True for words that are Markdown where they are written as a literal.
    let isMarked: Bool
    /// True where it is checked with the content.
    var isApart = false
  }

  /// One way to write a modifier.
  struct Overload {
    /// The place of the modifier in the catalogue.
    let modifier: Int
    /// Which of its signatures it is.
    let number: Int
  }

  /// What a modifier is applied to, and what it leaves.
  struct ModifierTraits {
    let receiver: ModifierDefinition.Receiver
    let keepsReceiver: Bool
    let isEnvironment: Bool
  }

  /// The signatures of elements by their places in the catalogue.
  struct Elements {
    fileprivate let known: MadeOnce
    /// The places of the parts.
    fileprivate let parts: [Int]

    subscript(place: Int) -> ElementSignature {
      ElementSignature(at: known.value(place) { CatalogSignatures.makeElement(place, parts).address })
    }
  }

  /// For each element of the catalogue its signature.
  let elements: Elements
  /// The types of an `Image` and a `Text` as receivers of modifiers.
  let image: TypeID
  let text: TypeID
  /// For each modifier of the catalogue its traits.
  let modifiers: UnsafeBufferPointer<ModifierTraits>
  /// The overloads of all modifiers; those of one name stand together.
  let overloads: UnsafeBufferPointer<Overload>
  private let parametersOfOverloads: MadeOnce

  /// By the number of a name: the place of the element in the catalogue, or -1.
  private let elementsByName: UnsafeBufferPointer<Int32>
  /// By the number of a name: what it says of a child element.
  private let rolesByName: UnsafeBufferPointer<ChildRole>
  /// By the number of a name: the operator that it is as a function, or nil.
  private let operatorsByName: UnsafeBufferPointer<CodeOperator?>
  /// By the number of a name: the overloads of the modifier.
  private let overloadsByName: UnsafeBufferPointer<Overloads>

  /// A stretch of `overloads`.
  private struct Overloads {
    let first: Int32
    let count: Int32
  }

  /// Attachments and parts by the modifier that they stand for: `sheet` is `Sheet`.
  static let attachments: [Name: String] = {
    var attachments: [Name: String] = [:]
    for element in ElementCatalog.shared.elements {
      if let name = element.modifierName { attachments[Name(name)] = element.name }
    }
    return attachments
  }()

  /// The place of an element in the catalogue, or nil.
  func element(named name: Name) -> Int? {
    guard Int(name.id) < elementsByName.count, elementsByName[Int(name.id)] >= 0 else { return nil }
    return Int(elementsByName[Int(name.id)])
  }

  /// What a name says of a child element.
  func role(of name: Name) -> ChildRole {
    Int(name.id) < rolesByName.count ? rolesByName[Int(name.id)] : []
  }

  /// The operator that a name is, where it stands as a function; nil for other names.
  func operation(named name: Name) -> CodeOperator? {
    Int(name.id) < operatorsByName.count ? operatorsByName[Int(name.id)] : nil
  }

  /// The overloads of a modifier, as positions in `overloads`; none for another name.
  func overloads(named name: Name) -> Range<Int> {
    guard Int(name.id) < overloadsByName.count else { return 0..<0 }
    let found = overloadsByName[Int(name.id)]
    return Int(found.first)..<Int(found.first + found.count)
  }

  /// The parameters of an overload.
  func parameters(of overload: Int) -> UnsafeBufferPointer<CallParameter> {
    let address = parametersOfOverloads.value(overload) {
      let found = UnsafeMutablePointer<UnsafeBufferPointer<CallParameter>>.allocate(capacity: 1)
      found.initialize(to: Self.readParameters(of: overloads[overload]))
      return UnsafeRawPointer(found)
    }
    return address.load(as: UnsafeBufferPointer<CallParameter>.self)
  }

  private init() {
    let catalog = ElementCatalog.shared
    let library = StandardLibrary.shared
    elements = Elements(
      known: MadeOnce(count: catalog.elements.count),
      parts: catalog.elements.indices.filter {
        if case .part = catalog.elements[$0].placement { return true }
        return false
      })
    image = library.type(named: "Image") ?? .view
    text = library.type(named: "Text") ?? .view
    elementsByName = Self.table(catalog.elements.enumerated().map { (Name($1.name), Int32($0)) }, else: -1)
    operatorsByName = Self.table(
      [
        ("+", .add), ("-", .subtract), ("*", .multiply), ("/", .divide), ("%", .remainder), ("==", .equal),
        ("!=", .notEqual), ("<", .less), ("<=", .lessOrEqual), (">", .greater), (">=", .greaterOrEqual),
        ("&&", .and), ("||", .or),
      ] as [(Name, CodeOperator?)], else: nil)
    rolesByName = Self.table(ChildRole.named, else: [])
    modifiers = .immortal(
      catalog.modifiers.map {
        ModifierTraits(
          receiver: $0.receiver, keepsReceiver: $0.keepsReceiver, isEnvironment: $0.isEnvironment)
      })

    var overloads: [Overload] = []
    var stretches: [(Name, Overloads)] = []
    for (place, modifier) in catalog.modifiers.enumerated() {
      let name = Name(modifier.name)
      let places = catalog.modifiers(named: name)
      // Those of one name stand together, where the first of them stands.
      guard places.first == place else { continue }
      let first = Int32(overloads.count)
      for place in places {
        for number in catalog.modifiers[place].signatures.indices {
          overloads.append(Overload(modifier: place, number: number))
        }
      }
      stretches.append((name, Overloads(first: first, count: Int32(overloads.count) - first)))
    }
    self.overloads = .immortal(overloads)
    parametersOfOverloads = MadeOnce(count: overloads.count)
    overloadsByName = Self.table(stretches, else: Overloads(first: 0, count: 0))
  }

  private static func readParameters(of overload: Overload) -> UnsafeBufferPointer<CallParameter> {
    let signature = ElementCatalog.shared.modifiers[overload.modifier].signatures[overload.number]
    guard let read = StandardLibrary.shared.signature(reading: signature) else {
      preconditionFailure("modifier signature: \(signature)")
    }
    return .immortal(
      read.parameters.map { CallParameter(label: $0.label, type: $0.type, hasDefault: $0.hasDefault) })
  }

  /// Reads the signature of an element; `parts` are the places of all parts.
  private static func makeElement(_ place: Int, _ parts: [Int]) -> ElementSignature {
    let elements = ElementCatalog.shared.elements
    let element = elements[place]
    var ours: [(Name, Int)] = []
    for part in parts {
      guard case .part(let owners) = elements[part].placement, owners.contains(element.name) else { continue }
      ours.append((Name(elements[part].name), part))
      ours.append((lowercased(elements[part].name), part))
    }
    return ElementSignature(
      element,
      element.attributes.map {
        Attribute(
          name: Name($0.name), role: $0.role, type: type(of: $0), isNumber: $0.isNumber, isMarked: $0.isMarked
        )
      }, parts: ours)
  }

  private static func type(of attribute: AttributeDefinition) -> TypeID {
    if attribute.type.isEmpty { return attribute.role == .action ? TypeID(.function([], .void)) : .any }
    guard let type = StandardLibrary.shared.type(reading: attribute.type) else {
      preconditionFailure("catalogue type: \(attribute.type)")
    }
    return type
  }

  private static func lowercased(_ name: String) -> Name {
    Name(name.prefix(1).lowercased() + name.dropFirst())
  }

  /// Values by the numbers of their names.
  private static func table<Value>(
    _ pairs: [(name: Name, value: Value)], else none: Value
  ) -> UnsafeBufferPointer<Value> {
    var values: [Value] = []
    for (name, value) in pairs {
      let missing = Int(name.id) + 1 - values.count
      if missing > 0 { values.append(contentsOf: repeatElement(none, count: missing)) }
      values[Int(name.id)] = value
    }
    return .immortal(values)
  }
}
