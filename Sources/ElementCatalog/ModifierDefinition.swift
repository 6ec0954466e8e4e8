import RenderTree
import ScreenTypes

/// A modifier of the language: its overloads, documentation and effect in one place.
public final class ModifierDefinition: Sendable {
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
    /// What stands in a bar.
    case toolbarItem = "ToolbarItem"
    /// A tab, or several under a title.
    case tab = "TabContent"
    /// A column of a table.
    case tableColumn = "TableColumnContent"
    /// The windows of an app.
    case scene = "WindowGroup"
    /// A line or an area on a map.
    case mapOverlay = "MapContent"
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
  /// True where it depends on its arguments and what is inherited, and reports nothing to the running screen or to containers:
  /// rows of a list share its nodes.
  public let isShared: Bool
  /// True where the modified view is still an Image, Text or shape, so that further modifiers of those apply.
  public let keepsReceiver: Bool
  /// True where it is accepted without an effect on static output.
  public let isRecordedOnly: Bool
  /// What it means for the flow of data.
  public let role: ModifierRole
  /// Since when SwiftUI has it, and where; that of its oldest overload.
  public let since: Availability
  /// One sentence for the reference.
  public let documentation: String
  /// A view that uses it, or a `<Module>` of what it needs and a Screen; it compiles and renders.
  public let example: String
  /// What it does.
  public let apply: Apply
  /// The name, as in `.padding`.
  public let name: String

  /// A definition.
  public init(
    _ signatures: [String], receiver: Receiver = .view, environment: Bool = false, recordedOnly: Bool = false,
    shared: Bool = false, keepsReceiver: Bool = false, role: ModifierRole = .plain, _ documentation: String,
    since: Availability = .always, example: String, apply: @escaping Apply
  ) {
    self.signatures = signatures
    self.receiver = receiver
    isEnvironment = environment
    isShared = shared || environment
    self.keepsReceiver = keepsReceiver || receiver != .view
    isRecordedOnly = recordedOnly
    self.role = role
    self.documentation = documentation
    self.since = since
    self.example = example
    self.apply = apply
    name = Self.name(in: signatures[0])
  }

  /// What stands before the parenthesis of a signature.
  private static func name(in signature: String) -> String {
    String(Substring(signature.utf8.prefix { $0 != UInt8(ascii: "(") }))
  }
}

/// A use of a modifier that static output does not show.
public struct RecordedModifier {
  /// The name of the modifier.
  public let name: String
  /// The values of its arguments by position; `.void` for one that was left out.
  public let arguments: [Value]
  /// The presentation around, by its place among those of the tree; -1 for none.
  public let presentation: Int32

  /// The use of a modifier at the place that is being lowered.
  init(_ name: String, _ arguments: [Value], in lowering: Lowering) {
    self.name = name
    self.arguments = arguments
    presentation = lowering.environment.presentation
  }
}

extension ModifierDefinition {
  /// A modifier that is accepted without an effect on static output; `apply` tells a running screen of it.
  static func recorded(
    _ signatures: [String], receiver: Receiver = .view, role: ModifierRole = .plain, _ documentation: String,
    since: Availability = .always, example: String, apply: Apply? = nil
  ) -> ModifierDefinition {
    let name = name(in: signatures[0])
    return ModifierDefinition(
      signatures, receiver: receiver, recordedOnly: true, role: role, documentation, since: since,
      example: example
    ) { lowering, use, content in
      lowering.recorded.append(RecordedModifier(name, use.values, in: lowering))
      guard let apply else { return try content() }
      return try apply(lowering, use, content)
    }
  }
}
