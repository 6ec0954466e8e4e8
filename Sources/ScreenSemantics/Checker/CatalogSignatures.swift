import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// The types of the catalogue's attributes and parameters, resolved once.
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
  }

  /// One way to write a modifier.
  struct Overload {
    /// The place of the modifier in the catalogue.
    let modifier: Int
    /// Which of its signatures it is.
    let number: Int
    /// Its parameters, as positions in `parameters`.
    let parameters: Range<Int>
  }

  /// What a modifier is applied to, and what it leaves.
  struct ModifierTraits {
    let receiver: ModifierDefinition.Receiver
    let keepsReceiver: Bool
    let isEnvironment: Bool
  }

  /// For each element of the catalogue its signature.
  let elements: UnsafeBufferPointer<ElementSignature>
  /// The types of an `Image` and a `Text` as receivers of modifiers.
  let image: TypeID
  let text: TypeID
  /// For each modifier of the catalogue its traits.
  let modifiers: UnsafeBufferPointer<ModifierTraits>
  /// The overloads of all modifiers; those of one name stand together.
  let overloads: UnsafeBufferPointer<Overload>
  /// The parameters of all overloads.
  let parameters: UnsafeBufferPointer<CallParameter>

  /// By the number of a name: the place of the element in the catalogue, or -1.
  private let elementsByName: UnsafeBufferPointer<Int32>
  /// By the number of a name: what it says of a child element.
  private let rolesByName: UnsafeBufferPointer<ChildRole>
  /// By the number of a name: the overloads of the modifier.
  private let overloadsByName: UnsafeBufferPointer<Range<Int32>>

  /// Attachments and parts by the modifier that they stand for: `sheet` is `Sheet`.
  static let attachments: [Name: String] = {
    var attachments: [Name: String] = [:]
    for element in ElementCatalog.shared.elements {
      if case .attachment = element.placement { attachments[lowercased(element.name)] = element.name }
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

  /// The overloads of a modifier, as positions in `overloads`; none for another name.
  func overloads(named name: Name) -> Range<Int> {
    guard Int(name.id) < overloadsByName.count else { return 0..<0 }
    let range = overloadsByName[Int(name.id)]
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  private init() {
    let catalog = ElementCatalog.shared
    let library = StandardLibrary.shared
    var parts: [String: [(Name, Int)]] = [:]
    for (place, element) in catalog.elements.enumerated() {
      guard case .part(let owners) = element.placement else { continue }
      for owner in owners {
        parts[owner, default: []].append((Name(element.name), place))
        parts[owner, default: []].append((Self.lowercased(element.name), place))
      }
    }
    elements = .immortal(
      catalog.elements.map { element in
        ElementSignature(
          element,
          element.attributes.map {
            Attribute(name: Name($0.name), role: $0.role, type: Self.type(of: $0), isNumber: $0.isNumber)
          }, parts: parts[element.name] ?? [])
      })
    image = library.type(named: "Image") ?? .view
    text = library.type(named: "Text") ?? .view
    elementsByName = Self.table(catalog.elements.enumerated().map { (Name($1.name), Int32($0)) }, else: -1)
    rolesByName = Self.table(ChildRole.named, else: [])
    modifiers = .immortal(
      catalog.modifiers.map {
        ModifierTraits(
          receiver: $0.receiver, keepsReceiver: $0.keepsReceiver, isEnvironment: $0.isEnvironment)
      })

    var overloads: [Overload] = []
    var parameters: [CallParameter] = []
    var ranges: [(Name, Range<Int32>)] = []
    var seen: Set<Name> = []
    for name in catalog.modifiers.map({ Name($0.name) }) where seen.insert(name).inserted {
      let first = Int32(overloads.count)
      for place in catalog.modifiers(named: name) {
        for (number, signature) in catalog.modifiers[place].signatures.enumerated() {
          guard let read = library.signature(reading: signature) else {
            preconditionFailure("modifier signature: \(signature)")
          }
          let start = parameters.count
          parameters += read.parameters.map {
            CallParameter(label: $0.label, type: $0.type, hasDefault: $0.hasDefault)
          }
          overloads.append(Overload(modifier: place, number: number, parameters: start..<parameters.count))
        }
      }
      ranges.append((name, first..<Int32(overloads.count)))
    }
    self.overloads = .immortal(overloads)
    self.parameters = .immortal(parameters)
    overloadsByName = Self.table(ranges, else: 0..<0)
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

extension UnsafeBufferPointer {
  /// A copy of values in memory that lives as long as the process.
  static func immortal(_ values: [Element]) -> UnsafeBufferPointer {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: values.count)
    _ = copy.initialize(fromContentsOf: values)
    return UnsafeBufferPointer(copy)
  }
}
