import RenderTree

/// A picture's file, as pages show it.
public struct AssetFile: Sendable {
  /// The address, relative to the folder of the theme.
  public var address: String
  /// Its size in points; nil where it is not known.
  public var size: (width: Int, height: Int)?
  /// The address of what is shown on dark screens; nil for the same.
  public var darkAddress: String?
  /// A file.
  public init(address: String, size: (width: Int, height: Int)?, darkAddress: String? = nil) {
    self.address = address
    self.size = size
    self.darkAddress = darkAddress
  }
}

/// What a page needs besides its content.
public struct HTMLPage: Sendable {
  /// Light or dark.
  public enum Scheme: String, Sendable { case light, dark }

  /// The title in the browser; an empty one becomes "Screen".
  public var title: String
  /// The language of the text, a BCP 47 tag.
  public var language = "en"
  /// True where the language runs from right to left.
  public var isRightToLeft = false
  /// Fixed colours; nil leaves the choice to the reader's settings.
  public var colorScheme: Scheme?
  /// True to put the theme in the page, false to link `theme.css`.
  public var inlineStyle = true
  /// The file name of a linked theme.
  public var themeFile = "theme.css"
  /// Files of pictures by their names; others are drawn.
  public var assets: [String: AssetFile] = [:]
  /// The accent of the app; nil is the theme's.
  public var accent: Color?
  /// What stands before relative addresses of the theme and of pictures: empty, or a folder with its slash.
  public var assetBase = ""
  /// True for a page whose controls are used while it is shown: what a page without a script cannot do takes input, too.
  public var isInteractive = false
  /// Where a link above the screen leads, and its words; nil for none. It is left out where the address of the page ends in
  /// `#sw-return`, as in the frames of a gallery.
  public var wayBack: (address: String, title: String)?
  /// What an interactive page lets be done to rows of lists, by their nodes.
  public var edits: [NodeIndex: RowEdits] = [:]

  /// What can be done to a row of a list.
  public struct RowEdits: Sendable {
    /// It can be deleted.
    public var deletes: Bool
    /// It can be moved.
    public var moves: Bool
    /// Edits of a row.
    public init(deletes: Bool, moves: Bool) {
      self.deletes = deletes
      self.moves = moves
    }
  }

  /// A page with a title.
  public init(title: String) { self.title = title }
}
