import RenderTree
import ScreenTypes

/// An attribute of an element: its name, type and meaning.
public final class AttributeDefinition: Sendable {
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

  /// What the attribute is for rows of a list, which share what is made of an element where nothing else differs.
  public enum RowUse: Sendable {
    /// Characters, the only attribute that may differ from row to row.
    case text
    /// A picture, the only attribute that may differ.
    case picture
    /// The value whose page a link pushes.
    case linkValue
    /// What runs when a row is deleted.
    case deletion
    /// What runs when rows are moved.
    case move
  }

  /// As written in XML.
  public let name: String
  /// The type as text, as in a library signature: `Double?`, `HorizontalAlignment`, `T0`. Empty for `action`, `name`, `view`.
  public let type: String
  /// How its text is read.
  public let role: Role
  /// True where it must be given.
  public let isRequired: Bool
  /// True for a binding of any type of number.
  public let isNumber: Bool
  /// True for words that are Markdown where they are written as a literal.
  public let isMarked: Bool
  /// What it is for rows of a list; nil for nothing of its own.
  public let rowUse: RowUse?
  /// One sentence for the reference.
  public let documentation: String

  /// An attribute.
  public init(
    _ name: String, _ type: String, _ documentation: String, role: Role = .value, required: Bool = false,
    isNumber: Bool = false, isMarked: Bool = false, rowUse: RowUse? = nil
  ) {
    self.rowUse = rowUse
    self.isNumber = isNumber
    self.isMarked = isMarked
    self.name = name
    self.type = type
    self.role = role
    isRequired = required
    self.documentation = documentation
  }
}

extension AttributeDefinition {
  /// The first unlabelled argument of a control: its label as text; also the element's text.
  static func title(
    _ documentation: String = "The label as text.", rowUse: RowUse? = nil
  ) -> AttributeDefinition {
    AttributeDefinition("title", "String", documentation, isMarked: true, rowUse: rowUse)
  }

  /// Where an app finds a picture or a colour.
  static let bundle = AttributeDefinition(
    "bundle", "Bundle", "Where an app finds it; here it is in the package, whatever the bundle.")

  /// `tableName`, `bundle` and `comment`, in this order.
  static let localization: [AttributeDefinition] = [
    AttributeDefinition("tableName", "String", "Where an app finds its translation; changes nothing here."),
    AttributeDefinition("bundle", "Bundle", "Where an app finds its translation; changes nothing here."),
    AttributeDefinition("comment", "String", "A note for translators; not shown."),
  ]

  /// What a line or an area on a map goes through.
  static let coordinates = AttributeDefinition(
    "coordinates", "[CLLocationCoordinate2D]", "The places, in order.", required: true)

  /// The map that a control is for.
  static let mapScope = AttributeDefinition(
    "scope", "Namespace.ID", "The map that it is for, where it stands elsewhere.")

  /// What a control reads and writes.
  static func binding(_ name: String, _ type: String, _ documentation: String) -> AttributeDefinition {
    AttributeDefinition(name, type, documentation, role: .binding, required: true)
  }

  /// `items`, `as` and `id`, in this order.
  static let iteration: [AttributeDefinition] = [
    AttributeDefinition(
      "items", "T0",
      "A collection or range, or `$` and an array, whose elements the content is repeated for.",
      role: .code),
    AttributeDefinition(
      "as", "", "The name of the element in the content; `$item` brings its binding too.", role: .name),
    AttributeDefinition(
      "id", "T1", "A key path to what tells elements apart; not needed for Identifiable elements.",
      role: .code),
  ]

  /// `onDelete` and `onMove`, in this order.
  static let rowActions: [AttributeDefinition] = [
    AttributeDefinition(
      "onDelete", "(IndexSet) -> Void", "Runs with the places of rows that were deleted.", role: .function,
      rowUse: .deletion),
    AttributeDefinition(
      "onMove", "(IndexSet, Int) -> Void",
      "Runs with the places of rows that were moved and their new place.", role: .function, rowUse: .move),
  ]

  /// `edge`, `alignment` and `spacing`, in this order.
  static let edge: [AttributeDefinition] = [
    AttributeDefinition("edge", "Edge", "The edge.", required: true),
    AttributeDefinition("alignment", "Alignment", "Where they stand along the edge."),
    AttributeDefinition("spacing", "Double?", "Points between them and the view."),
  ]

  /// `isPresented`, `item`, `as` and `onDismiss`, in this order.
  static let presentation: [AttributeDefinition] = [
    AttributeDefinition("isPresented", "Bool", "True while it is shown.", role: .binding),
    AttributeDefinition("item", "T0?", "Shown while it is not nil.", role: .binding),
    AttributeDefinition("as", "", "The name of the item in the content.", role: .name),
    AttributeDefinition("onDismiss", "", "Runs when it has gone.", role: .action),
  ]

  /// What alerts that a flag shows are about.
  static let presenting = AttributeDefinition(
    "presenting", "T0?", "What it is about, by the name of `as`: it is shown only while this is not nil.")
}
