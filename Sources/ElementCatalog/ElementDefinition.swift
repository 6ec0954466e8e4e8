import RenderTree
import ScreenTypes

/// An attribute of an element: its name, type and meaning.
public struct AttributeDefinition: Sendable {
  /// How the attribute's text is read.
  public enum Role: Sendable {
    /// A literal, `{expression}` or text with `{…}` in it.
    case value
    /// `$path` or an expression of type `Binding`.
    case binding
    /// Statements, run on a user's action; never braces.
    case action
    /// The body of a closure, or the bare name of a function; the type is a function type. Never braces.
    case function
    /// An expression without braces.
    case code
    /// A name that the element brings into scope, such as `as`.
    case name
    /// The name of a view, such as `destination`.
    case view
  }

  /// As written in XML.
  public let name: String
  /// The type as text, as in a library signature: `Double?`, `HorizontalAlignment`, `T0`. Empty for `action`, `name`, `view`.
  public let type: String
  /// How it is read.
  public let role: Role
  /// True where it must be given.
  public let isRequired: Bool
  /// One sentence for the reference.
  public let documentation: String

  /// An attribute.
  public init(
    _ name: String, _ type: String, _ documentation: String, role: Role = .value, required: Bool = false
  ) {
    self.name = name
    self.type = type
    self.role = role
    isRequired = required
    self.documentation = documentation
  }
}

/// What may stand inside an element.
public struct ContentModel: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt16
  /// From bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Text, as the `title` attribute.
  public static let title = ContentModel(rawValue: 1)
  /// Views: the content, or the label of a control.
  public static let views = ContentModel(rawValue: 2)
  /// A first `<Label>` among the views is the label, the others the content.
  public static let labelFirst = ContentModel(rawValue: 4)
  /// `items`, `as` and `id` may repeat the content for each element of a collection.
  public static let iterates = ContentModel(rawValue: 8)
  /// `destination` names a view whose parameters are further attributes; `<Destination>` holds views instead.
  public static let destination = ContentModel(rawValue: 16)
  /// `isPresented`, or `item` with `as`, decides whether the content is shown.
  public static let presents = ContentModel(rawValue: 32)
  /// Only `Text` may stand inside, joined to one.
  public static let runs = ContentModel(rawValue: 64)
  /// `for` and `as` bring the value of a link into scope.
  public static let valueDestination = ContentModel(rawValue: 128)
}

/// Where an element may stand.
public enum ElementPlacement: Sendable {
  /// Wherever views may.
  case view
  /// Inside any view, as one of its modifiers that hold views: `Sheet`, `Toolbar`, `Background`, ….
  /// `isEarly` ones are attached before the chain and see what it injects.
  case attachment(isEarly: Bool)
  /// Only directly inside these elements: `ToolbarItem`, `Header`, ….
  case part(of: [String])
}

/// A view of the language: everything about it in one place.
public struct ElementDefinition: Sendable {
  /// Turns a use of the element into nodes of the render tree.
  public typealias Lower = @Sendable (Lowering, ElementUse) throws -> NodeIndex

  /// The element's name.
  public let name: String
  /// What it is for, in one or two sentences.
  public let documentation: String
  /// Its attributes; `ElementUse` gives their values by position here.
  public let attributes: [AttributeDefinition]
  /// What may stand inside.
  public let content: ContentModel
  /// Where it may stand.
  public let placement: ElementPlacement
  /// The role it has for a screen reader, in ARIA's words; empty for none of its own.
  public let accessibilityRole: String
  /// A view that uses it; it compiles and renders.
  public let example: String
  /// How it is drawn.
  public let lower: Lower

  /// A definition.
  public init(
    _ name: String, _ documentation: String, attributes: [AttributeDefinition] = [],
    content: ContentModel = [], placement: ElementPlacement = .view, role: String = "", example: String,
    lower: @escaping Lower
  ) {
    self.name = name
    self.documentation = documentation
    self.attributes = attributes
    self.content = content
    self.placement = placement
    accessibilityRole = role
    self.example = example
    self.lower = lower
  }
}

/// A modifier of the language: its overloads, documentation and effect in one place.
public struct ModifierDefinition: Sendable {
  /// What it may be applied to.
  public enum Receiver: String, Sendable {
    /// Any view.
    case view = "View"
    /// An `Image` at the head of the chain.
    case image = "Image"
    /// A `Text` at the head of the chain.
    case text = "Text"
    /// A shape at the head of the chain.
    case shape = "Shape"
  }

  /// Draws the view that it modifies by calling `content`, and what it adds around it.
  public typealias Apply =
    @Sendable (
      Lowering, ModifierUse, _ content: () throws -> NodeIndex
    ) throws -> NodeIndex

  /// Names, parameters and defaults, one for each overload: `frame(width: Double? = nil, height: Double? = nil)`.
  public let signatures: [String]
  /// What it may be applied to.
  public let receiver: Receiver
  /// True where it sets a value that views inside read, and the nearest to the view wins.
  public let isEnvironment: Bool
  /// True where it is accepted without an effect on static output.
  public let isRecordedOnly: Bool
  /// One sentence for the reference.
  public let documentation: String
  /// A view that uses it; it compiles and renders.
  public let example: String
  /// What it does.
  public let apply: Apply

  /// A definition.
  public init(
    _ signatures: [String], receiver: Receiver = .view, environment: Bool = false, recordedOnly: Bool = false,
    _ documentation: String, example: String, apply: @escaping Apply
  ) {
    self.signatures = signatures
    self.receiver = receiver
    isEnvironment = environment
    isRecordedOnly = recordedOnly
    self.documentation = documentation
    self.example = example
    self.apply = apply
  }

  /// The name, as in `.padding`.
  public var name: String { String(signatures[0].prefix { $0 != "(" }) }
}
