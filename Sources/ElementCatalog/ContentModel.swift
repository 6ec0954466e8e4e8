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
  /// On a `ForEach`, it stands at each of its rows and sees the row.
  public static let perRow = ContentModel(rawValue: 2048)
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
  /// `as` brings a `GeometryProxy`, the size of the place, into scope.
  public static let geometry = ContentModel(rawValue: 256)
  /// A column of a table: `as` names the element of its row, and `value` may be a key path of it.
  public static let column = ContentModel(rawValue: 512)
  /// It is drawn from its attributes, what it inherits and the views inside, and tells nothing to the running screen:
  /// rows of a list that are alike so far share what it makes.
  public static let shared = ContentModel(rawValue: 4096)
  /// It may register a control, and tells nothing else to the running screen: nothing runs by itself, no page opens.
  public static let quiet = ContentModel(rawValue: 8192)
  /// It lays the views inside out one after the other, and is itself the same if some are left out.
  public static let arranges = ContentModel(rawValue: 16384)
  /// `as` brings an `Image` into scope, or without a placeholder an `AsyncImagePhase`.
  public static let picture = ContentModel(rawValue: 1024)
}

/// Where an element may stand.
public enum ElementPlacement: Sendable {
  /// Wherever views may.
  case view
  /// Inside any view, as one of its modifiers that hold views: `Sheet`, `Toolbar`, `Background`, ….
  /// `isEarly` ones are attached before the chain and see what it injects.
  case attachment(isEarly: Bool)
  /// Only directly inside these elements, which ask for them by name: `Header`, `Destination`, ….
  case part(of: [String])
  /// Part of the content of these elements: lowered where it stands like a view, also in control flow and in the
  /// bodies of Views that stand there: `ToolbarItem`, `TableColumn`.
  case item(of: [String])
}
