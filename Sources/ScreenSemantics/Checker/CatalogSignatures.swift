import ElementCatalog
import ScreenSyntax
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
    /// True where `value` is a number of any type, which other attributes share.
    let isOfNumber: Bool
    /// The places of the parts that it may hold, by their names, also in lower case: `Footer` and `footer`.
    let parts: [Name: Int]

    init(_ definition: ElementDefinition, _ attributes: [Attribute], parts: [Name: Int]) {
      let name = Name(definition.name)
      let content = definition.content
      var apart: [Name] = []
      if content.contains(.iterates) { apart += [Names.items, Names.asName, Names.id] }
      if name == Names.list { apart.append(Names.children) }
      if !content.isDisjoint(with: [.presents, .geometry, .column, .picture]) { apart.append(Names.asName) }
      if content.contains(.valueDestination) { apart += [Names.forName, Names.asName] }
      self.name = name
      self.definition = definition
      self.content = content
      self.attributes = attributes
      self.parts = parts
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
      isOfNumber = attributes.contains { $0.definition.isNumber }
      takesViews = !content.isDisjoint(with: [
        .views, .labelFirst, .iterates, .destination, .presents, .runs, .valueDestination,
      ])
    }

    /// The place of the part that a child in lower case stands for, such as `<label>` of a Button; nil for an
    /// attribute written as a child.
    func part(_ child: XMLNodeID, in xml: XMLTree) -> Int? {
      if parts.isEmpty { return nil }
      let name = xml[child].name
      guard let place = parts[name] else { return nil }
      if xml.children(of: child).contains(where: { xml[$0].kind == .element }) { return place }
      return attributes.contains { $0.name == name }
        || xml.children(of: child).contains { xml[$0].kind == .text }
        ? nil : place
    }

    /// The place of the part that an attribute gives as a value, such as `header="Lakes"` of a Section.
    func partOfAttribute(_ name: Name) -> Int? {
      if parts.isEmpty || attributes.contains(where: { $0.name == name }) { return nil }
      return DeclarationCollector.isLowercase(name) ? parts[name] : nil
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
    var parts: [String: [Name: Int]] = [:]
    for (place, element) in catalog.elements.enumerated() {
      guard case .part(let owners) = element.placement else { continue }
      for owner in owners {
        parts[owner, default: [:]][Name(element.name)] = place
        parts[owner, default: [:]][Name(element.name.prefix(1).lowercased() + element.name.dropFirst())] =
          place
      }
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
        }, parts: parts[element.name] ?? [:])
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
