import ScreenTypes

/// The content of `.page(indexDisplayMode: .never)`: the look of tab views that are pages, without dots that say which one is shown.
public struct PagesWithoutDotsValue: OpaqueContent, Hashable {
  /// The look.
  public init() {}
  /// The library type.
  public var type: TypeID { .library("TabViewStyle") }
  /// Its canonical text.
  public var description: String { "page(indexDisplayMode: never)" }
}
