import ElementCatalog
import SourceModel

/// The elements that declare something and what may be written in them, for editors.
package enum HeaderVocabulary {
  /// The attributes of an element that declares something, in the order of the language; nil for another element.
  package static func attributes(of element: Name) -> [Name]? {
    if let kind = DeclarationKind.byElement[element] { return Array(HeaderForm.of(kind).accepted) }
    return MemberKind.byElement[element].map { Array(HeaderForm.of($0, element).accepted) }
  }

  /// The elements that may stand directly in an element that declares something; nil for another element.
  package static func content(of element: Name) -> [Name]? {
    guard let kind = DeclarationKind.byElement[element] else { return nil }
    var names = MemberKind.elements.filter { HeaderForm.accepts($0.1, in: kind) }.map(\.0)
    names += DeclarationKind.elements.filter { $0.1.isNestable(in: kind) }.map(\.0)
    if kind.hasBody, kind != .preview { names.append(kind == .app ? Names.windowGroup : Names.body) }
    if kind == .app { names += scenes }
    return names
  }

  /// The elements that may stand in an App beside its windows.
  static let scenes: [Name] = ElementCatalog.shared.elements.filter {
    if case .part(let owners) = $0.placement { owners.contains(DeclarationKind.app.element) } else { false }
  }.map { Name($0.name) }

  /// The elements that declare something by themselves.
  package static var declarations: [Name] {
    DeclarationKind.elements.filter { $0.1 != .associatedType }.map(\.0)
  }
}
