import ElementCatalog
import SourceModel

/// How a text is written, so far as the element and the attribute alone tell: it is the same whatever else a package
/// declares.
public enum WrittenForm: Sendable {
  /// A literal, a name, or text with `{…}` in it.
  case text
  /// A literal, `$path`, `{expression}` or text with `{…}` in it.
  case value
  /// An expression without braces.
  case expression
  /// Other code without braces: a pattern, a type, a signature.
  case code
  /// Statements.
  case statements
  /// Modifiers.
  case chain
}

/// The attributes of an element as they are written: their order and their forms.
public struct WrittenAttributes: Sendable {
  /// The attributes that the language knows for the element, in the order in which they are written: what names it, then
  /// values as the catalogue has them, then what it does.
  public let order: [Name]
  private let element: Name
  private let definition: ElementDefinition?
  private let member: MemberKind?
  private let declaresType: Bool

  /// The attributes of the elements of a name, which may be that of a view of a package's own.
  public init(of element: Name) {
    let catalog = ElementCatalog.shared
    self.element = element
    definition = catalog.element(named: element).map { catalog.elements[$0] }
    member = MemberKind.byElement[element]
    let declaration = DeclarationKind.byElement[element]
    declaresType = declaration != nil
    if let definition {
      order = Self.ordered(definition.attributes)
    } else if let member {
      order = Array(
        element == Names.scaledMetric ? HeaderForm.scaledMetric.accepted : HeaderForm.of(member).accepted)
    } else {
      order = declaration.map { Array(HeaderForm.of($0).accepted) } ?? []
    }
  }

  private static func ordered(_ attributes: [AttributeDefinition]) -> [Name] {
    func rank(_ attribute: AttributeDefinition) -> Int {
      let name = Name(attribute.name)
      if name == Names.name || name == Names.title { return 0 }
      switch attribute.role {
      case .value, .binding, .code, .name, .view: return 1
      case .action, .function: return 2
      }
    }
    return (0...2).flatMap { group in attributes.filter { rank($0) == group }.map { Name($0.name) } }
  }

  /// The form of an attribute, also of one that is written as a child in lower case.
  public func form(of attribute: Name) -> WrittenForm {
    if attribute == Names.modifiers { return .chain }
    if let definition, let known = definition.attributes.first(where: { Name($0.name) == attribute }) {
      switch known.role {
      case .value, .binding: return .value
      case .code: return .expression
      case .action, .function: return .statements
      case .name, .view: return .text
      }
    }
    switch attribute {
    case Names.items, Names.condition: return .expression
    case Names.on where element == Names.switchElement: return .expression
    case Names.isPattern: return .code
    case Names.id where element == Names.forEach || definition != nil: return .expression
    case Names.get,
      Names.set where member != nil:
      return .statements
    case Names.signature, Names.takes, Names.type, Names.conforms:
      return member != nil || declaresType ? .code : .value
    case Names.value where element == Names.ifLet: return .expression
    // All others are values: literals, bindings, expressions in braces.
    default: return member == nil && declaresType ? .text : .value
    }
  }

  /// The form of the text of the element.
  public var content: WrittenForm {
    switch member {
    case .computed?, .function?: .statements
    case .constant?, .variable?, .state?, .binding?, .stateObject?, .observedObject?, .bindable?,
      .environmentObject?,
      .environment?, .gestureState?, .focusState?, .appStorage?, .sceneStorage?, .published?, .enumCase?,
      .fragment?,
      .slot?, nil:
      .text
    }
  }

  /// True where the white space between views inside is part of what is written: they are runs of one text.
  public var joinsTexts: Bool { definition?.content.contains(.runs) ?? false }
}
