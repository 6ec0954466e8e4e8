/// What may stand inside an element, and what the checker and the host do for it.
public struct ContentModel: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32
  /// A set of raw bits.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Text, as the `title` attribute.
  @inlinable public static var title: ContentModel { ContentModel(rawValue: 1) }
  /// Views: the content, or the label of a control.
  @inlinable public static var views: ContentModel { ContentModel(rawValue: 2) }
  /// A first `<Label>` among the views is the label, the others the content.
  @inlinable public static var labelFirst: ContentModel { ContentModel(rawValue: 4) }
  /// On a `ForEach`, it stands at each of its rows and sees the row.
  @inlinable public static var perRow: ContentModel { ContentModel(rawValue: 2048) }
  /// `items`, `as` and `id` may repeat the content for each element of a collection.
  @inlinable public static var iterates: ContentModel { ContentModel(rawValue: 8) }
  /// `destination` names a view whose parameters are further attributes; `<Destination>` holds views instead.
  @inlinable public static var destination: ContentModel { ContentModel(rawValue: 16) }
  /// `isPresented`, or `item` with `as`, decides whether the content is shown.
  @inlinable public static var presents: ContentModel { ContentModel(rawValue: 32) }
  /// Only `Text` may stand inside, joined to one.
  @inlinable public static var runs: ContentModel { ContentModel(rawValue: 64) }
  /// `for` and `as` bring the value of a link into scope.
  @inlinable public static var valueDestination: ContentModel { ContentModel(rawValue: 128) }
  /// `as` brings a `GeometryProxy`, the size of the place, into scope.
  @inlinable public static var geometry: ContentModel { ContentModel(rawValue: 256) }
  /// A column of a table: `as` names the element of its row, and `value` may be a key path of it.
  @inlinable public static var column: ContentModel { ContentModel(rawValue: 512) }
  /// It is drawn from its attributes, what it inherits and the views inside, and reports nothing to the running screen: rows of
  /// a list that are alike up to here share its nodes.
  @inlinable public static var shared: ContentModel { ContentModel(rawValue: 4096) }
  /// It may register a control, and reports nothing else to the running screen: nothing runs by itself, and no page opens, but
  /// for a link whose binding says so.
  @inlinable public static var quiet: ContentModel { ContentModel(rawValue: 8192) }
  /// It lays the views inside out one after the other, and is itself the same if some are left out.
  @inlinable public static var arranges: ContentModel { ContentModel(rawValue: 16384) }
  /// Its views are its content, so a text before them is its title, as the `title` attribute is.
  @inlinable public static var titled: ContentModel { ContentModel(rawValue: 32768) }
  /// A use gives only one of each set of alternatives.
  @inlinable public static var exclusive: ContentModel { ContentModel(rawValue: 65536) }
  /// It is a stack of pages: its views are the first one, links inside push others, and its first attribute, if it has one,
  /// is the values whose pages stand on it.
  @inlinable public static var pageStack: ContentModel { ContentModel(rawValue: 131072) }
  /// Its columns are pages that stand beside each other; links inside change the next one.
  @inlinable public static var pageColumns: ContentModel { ContentModel(rawValue: 262144) }
  /// Its views stand in the bars of the page around it.
  @inlinable public static var bars: ContentModel { ContentModel(rawValue: 524288) }
  /// As the first view of a control it is the label of that control.
  @inlinable public static var label: ContentModel { ContentModel(rawValue: 1_048_576) }
  /// Its content is made for the size of its place, which `as` names.
  @inlinable public static var measured: ContentModel { ContentModel(rawValue: 2_097_152) }
  /// Its `rows` are written one by one: `of` names the type of their elements.
  @inlinable public static var rows: ContentModel { ContentModel(rawValue: 4_194_304) }
  /// One of the rows of a table; its first attribute is the element that the columns show.
  @inlinable public static var row: ContentModel { ContentModel(rawValue: 8_388_608) }
  /// Its first attribute is what is chosen of its tabs, whose values are of the same type.
  @inlinable public static var tabs: ContentModel { ContentModel(rawValue: 33_554_432) }
  /// Its `value` is of the type of what is chosen of the tabs around.
  @inlinable public static var tab: ContentModel { ContentModel(rawValue: 67_108_864) }
  /// It is what the item of the tab shows whose view it is attached to.
  @inlinable public static var tabItem: ContentModel { ContentModel(rawValue: 134_217_728) }
  /// A part or an item for which SwiftUI has a modifier of its name: `.annotation { … }`.
  @inlinable public static var modifier: ContentModel { ContentModel(rawValue: 16_777_216) }
  /// Its first attribute is the type by which rows are chosen, and `as` brings those into scope for which it is.
  @inlinable public static var chosen: ContentModel { ContentModel(rawValue: 268_435_456) }
  /// `as` brings an `Image` into scope, or without a placeholder an `AsyncImagePhase`.
  @inlinable public static var picture: ContentModel { ContentModel(rawValue: 1024) }
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
