import ElementCatalog
import ScreenTypes
import SourceModel
import StandardLibrary

/// The types of the catalogue's attributes and parameters, resolved once.
final class CatalogSignatures: Sendable {
  static let shared = CatalogSignatures()

  struct Attribute: Sendable {
    let name: Name
    let definition: AttributeDefinition
    let type: TypeID
  }

  /// For each element its attributes, in the order of the definition.
  let attributes: [[Attribute]]
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
    attributes = catalog.elements.map { element in
      element.attributes.map {
        Attribute(
          name: Name($0.name), definition: $0,
          type: $0.type.isEmpty
            ? ($0.role == .action ? TypeID(.function([], .void)) : .any) : resolve($0.type))
      }
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
