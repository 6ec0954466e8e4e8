import ElementCatalog
import ScreenTypes
import SourceModel
import StandardLibrary

/// The types of the catalogue's attributes and parameters, resolved once.
final class CatalogSignatures: Sendable {
  static let shared = CatalogSignatures()

  /// An attribute with its type.
  struct Attribute: Sendable {
    let name: Name
    let role: AttributeDefinition.Role
    let type: TypeID
    let definition: AttributeDefinition

    var documentation: String { definition.documentation }
  }

  /// An element with names and types in place of texts.
  final class Element: Sendable {
    let name: Name
    let definition: ElementDefinition
    let content: ContentModel
    /// Its attributes, in the order of the definition.
    let attributes: [Attribute]
    /// Positions of the attributes that each use gives.
    let required: [Int]
    /// The position of the attribute that the element's text stands for, or nil.
    let titlePosition: Int?
    /// Attributes that are checked with the content.
    let apart: [Name]
    let alternatives: [[Name]]
    /// The elements that it may stand in directly; empty where that is free.
    let owners: [Name]
    /// The type of a use, as a chain of modifiers sees it.
    let type: TypeID
    let takesViews: Bool

    init(_ definition: ElementDefinition, _ attributes: [Attribute]) {
      let name = Name(definition.name)
      let content = definition.content
      var apart: [Name] = []
      if content.contains(.iterates) { apart += [Names.items, Names.asName, Names.id] }
      if !content.isDisjoint(with: [.presents, .geometry]) { apart.append(Names.asName) }
      if content.contains(.valueDestination) { apart += [Names.forName, Names.asName] }
      self.name = name
      self.definition = definition
      self.content = content
      self.attributes = attributes
      self.apart = apart
      required = attributes.indices.filter {
        attributes[$0].definition.isRequired && attributes[$0].name != Names.title
          && !apart.contains(attributes[$0].name)
      }
      titlePosition = attributes.firstIndex { $0.name == Names.title || $0.name == Names.name }
      alternatives = definition.alternatives.map { $0.map { Name($0) } }
      owners =
        switch definition.placement {
        case .view, .attachment: []
        case .item(let owners), .part(let owners): owners.map { Name($0) }
        }
      type = StandardLibrary.shared.type(named: name) ?? .view
      takesViews = !content.isDisjoint(with: [
        .views, .labelFirst, .iterates, .destination, .presents, .runs, .valueDestination,
      ])
    }

    func isHandledApart(_ name: Name) -> Bool { !apart.isEmpty && apart.contains(name) }
  }

  /// For each element of the catalogue its signature.
  let elements: [Element]
  /// The types of an `Image` and a `Text` as receivers of modifiers.
  let image = StandardLibrary.shared.type(named: "Image") ?? .view
  let text = StandardLibrary.shared.type(named: "Text") ?? .view
  /// For each modifier its overloads.
  let overloads: [[[CallParameter]]]
  /// Attachments and parts by the modifier that they stand for: `sheet` is `Sheet`.
  let attachments: [Name: String]

  private init() {
    let catalog = ElementCatalog.shared
    let library = StandardLibrary.shared
    func resolve(_ text: String) -> TypeID {
      guard let type = library.type(reading: text) else { preconditionFailure("catalogue type: \(text)") }
      return type
    }
    elements = catalog.elements.map { element in
      Element(
        element,
        element.attributes.map {
          Attribute(
            name: Name($0.name), role: $0.role,
            type: $0.type.isEmpty
              ? ($0.role == .action ? TypeID(.function([], .void)) : .any) : resolve($0.type),
            definition: $0)
        })
    }
    overloads = catalog.modifiers.map { modifier in
      modifier.signatures.map { signature in
        guard let read = library.signature(reading: signature) else {
          preconditionFailure("modifier signature: \(signature)")
        }
        return read.parameters.map {
          CallParameter(label: $0.label, type: $0.type, hasDefault: $0.hasDefault)
        }
      }
    }
    var attachments: [Name: String] = [:]
    for element in catalog.elements {
      if case .attachment = element.placement {
        attachments[Name(element.name.prefix(1).lowercased() + element.name.dropFirst())] = element.name
      }
    }
    self.attachments = attachments
  }
}
