import ElementCatalog
import SourceModel

/// The attributes of an element as they are written: their order and their forms.
public struct WrittenAttributes: Sendable {
  /// The attributes that the language knows for the element, in the order in which they are written: what names it, then
  /// values as the catalogue has them, then what it does.
  public let order: [Name]
  /// The form of the text of the element.
  public let content: WrittenForm
  /// True where the white space between views inside is part of what is written: they are runs of one text.
  public let joinsTexts: Bool
  private var forms: [Name: WrittenForm] = [Names.modifiers: .chain]
  private let otherForm: WrittenForm

  /// The attributes of the elements of a name, which may be that of a view of a package's own.
  public static func of(_ element: Name) -> WrittenAttributes { known[element] ?? ofOthers }

  /// The form of an attribute, also of one that is written as a child in lower case.
  public func form(of attribute: Name) -> WrittenForm { forms[attribute] ?? otherForm }

  /// Those of all elements that the language has.
  private static let known: [Name: WrittenAttributes] = {
    var known: [Name: WrittenAttributes] = [:]
    for name in ControlFlow.elements.names { known[name] = ofControlFlow(name) }
    for (name, kind) in MemberKind.elements { known[name] = WrittenAttributes(of: kind, name) }
    for (name, kind) in DeclarationKind.elements { known[name] = WrittenAttributes(of: kind) }
    for definition in ElementCatalog.shared.elements {
      known[Name(definition.name)] = WrittenAttributes(of: definition)
    }
    return known
  }()

  /// Those of a view that a package declares.
  private static let ofOthers = WrittenAttributes()

  private init(
    order: [Name] = [], content: WrittenForm = .text, joinsTexts: Bool = false,
    otherForm: WrittenForm = .value,
    expressions: [Name] = [], code: [Name] = [], statements: [Name] = []
  ) {
    (self.order, self.content, self.joinsTexts, self.otherForm) = (order, content, joinsTexts, otherForm)
    for name in expressions { forms[name] = .expression }
    for name in code { forms[name] = .code }
    for name in statements { forms[name] = .statements }
  }

  private static func ofControlFlow(_ element: Name) -> WrittenAttributes {
    var expressions = [Names.items, Names.condition, Names.id]
    if element == Names.switchElement { expressions.append(Names.on) }
    if element == Names.ifLet { expressions.append(Names.value) }
    return WrittenAttributes(expressions: expressions, code: [Names.isPattern])
  }

  private init(of kind: MemberKind, _ element: Name) {
    let form = HeaderForm.of(kind, element)
    self.init(
      order: Array(form.accepted), content: kind == .computed || kind == .function ? .statements : .text,
      code: [Names.isPattern, Names.signature, Names.takes, Names.type, Names.conforms],
      statements: [Names.get, Names.set, Names.willSet, Names.didSet])
  }

  private init(of kind: DeclarationKind) {
    self.init(
      order: Array(HeaderForm.of(kind).accepted), otherForm: .text, code: [Names.type, Names.conforms])
  }

  private init(of definition: ElementDefinition) {
    self.init(
      order: Self.ordered(definition.attributes), joinsTexts: definition.content.contains(.runs),
      expressions: [Names.items, Names.id])
    for attribute in definition.attributes {
      forms[Name(attribute.name)] =
        switch attribute.role {
        case .value, .binding: .value
        case .code: .expression
        case .action, .function: .statements
        case .name, .view: .text
        }
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
}
