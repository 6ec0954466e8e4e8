import RenderTree
import ScreenTypes

/// A view of the language: everything about it in one place.
public final class ElementDefinition: Sendable {
  /// Turns a use of the element into nodes of the render tree.
  public typealias Lower = @Sendable (Lowering, ElementUse) throws -> NodeIndex
  /// Draws the view that an attachment hangs on by calling `content` once, and what the attachment adds.
  public typealias Attach =
    @Sendable (
      Lowering, ElementUse, _ content: () throws -> NodeIndex
    ) throws -> NodeIndex

  /// The element's name.
  public let name: String
  /// What it is for, in one or two sentences.
  public let documentation: String
  /// Its attributes; `ElementUse` gives their values by position here.
  public let attributes: [AttributeDefinition]
  /// What may stand inside, and what the checker and the host do for it.
  public let content: ContentModel
  /// Where it may stand.
  public let placement: ElementPlacement
  /// The role it has for a screen reader, in ARIA's words; empty for none of its own.
  public let accessibilityRole: String
  /// A view that uses it, or a `<Module>` of what it needs and a Screen; it compiles and renders.
  public let example: String
  /// How it is drawn. An attachment or a part draws its content.
  public let lower: Lower
  /// For attachments: the role of the modifier that, without arguments, is their place in the chain; `plain` for none, as they
  /// have that stand before or after the chain.
  public let mark: ModifierRole
  /// For attachments: draws the view they hang on by calling `content`, and what they add to it.
  public let attach: Attach?
  /// The library type of its values, where modifiers of their own apply to them; empty for that of its name, or any view.
  public let valueType: String
  /// Since when SwiftUI has it, and where.
  public let since: Availability
  /// Sets of attributes and parts of which each use gives one; parts are written with a capital letter.
  public let alternatives: [[String]]

  /// A view, a part or an item.
  public init(
    _ name: String, _ documentation: String, attributes: [AttributeDefinition] = [],
    content: ContentModel = [], placement: ElementPlacement = .view, role: String = "",
    valueType: String = "", alternatives: [[String]] = [], since: Availability = .always, example: String,
    lower: @escaping Lower = ElementDefinition.lowerContent
  ) {
    self.name = name
    self.documentation = documentation
    self.attributes = attributes
    self.content = content
    self.placement = placement
    accessibilityRole = role
    self.alternatives = alternatives
    self.since = since
    self.example = example
    self.valueType = valueType
    self.lower = lower
    mark = .plain
    attach = nil
  }

  /// An attachment: a modifier that holds views.
  public init(
    attachment name: String, isEarly: Bool, at mark: ModifierRole = .plain, _ documentation: String,
    attributes: [AttributeDefinition] = [],
    content: ContentModel = .views, role: String = "", alternatives: [[String]] = [],
    since: Availability = .always, example: String,
    attach: @escaping Attach
  ) {
    self.name = name
    self.documentation = documentation
    self.attributes = attributes
    self.content = content
    placement = .attachment(isEarly: isEarly)
    self.mark = mark
    accessibilityRole = role
    self.alternatives = alternatives
    self.since = since
    self.example = example
    lower = Self.lowerContent
    valueType = ""
    self.attach = attach
  }

  /// The modifier of SwiftUI that it stands for, without its dot: `sheet` for `Sheet`; nil for a view.
  public var modifierName: String? {
    if case .attachment = placement {} else if !content.contains(.modifier) { return nil }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The views inside, joined as in a Group.
  @Sendable public static func lowerContent(_ lowering: Lowering, _ use: ElementUse) throws -> NodeIndex {
    lowering.group(try lowering.host.lowerContent(of: use.site, lowering))
  }
}
