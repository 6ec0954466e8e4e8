import ElementCatalog
import ScreenSyntax
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
    let names = NameCache()
    var cache: [String: TypeID] = [:]
    func resolve(_ text: String) -> TypeID {
      if let known = cache[text] { return known }
      let bytes = Array(text.utf8)
      var parser = CodeParser(file: FileID(0), bytes: bytes, names: names)
      let id = parser.type(in: SourceRange(0, bytes.count), decoding: false)
      var resolution = TypeResolution(parser.tree, declared: { library.type(named: $0) })
      let type = resolution.type(id)
      precondition(parser.diagnostics.isEmpty && resolution.unknown.isEmpty, "catalogue type: \(text)")
      cache[text] = type
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
        let bytes = Array(signature.utf8)
        var parser = CodeParser(file: FileID(0), bytes: bytes, names: names)
        let node = parser.tree[parser.signature(in: SourceRange(0, bytes.count), decoding: false)]
        precondition(parser.diagnostics.isEmpty, "modifier signature: \(signature)")
        var resolution = TypeResolution(parser.tree, declared: { library.type(named: $0) })
        let parameters = parser.tree.items(node.list).map { id in
          let parameter = parser.tree[id]
          return CallParameter(
            label: parameter.first.isNone ? .none : parser.tree[parameter.first].name,
            type: resolution.type(parameter.second), hasDefault: parameter.list.index >= 0)
        }
        precondition(resolution.unknown.isEmpty, "modifier types: \(signature)")
        return parameters
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
