import ScreenSyntax
import ScreenTypes
import SourceModel

/// What lies around a view inside its body: a list from the inside out. The outermost hangs on `parent` -1, the entry
/// of the view node.
public struct ViewFrame: Sendable {
  /// What a frame is. The comment tells what `value` is.
  public enum Kind: UInt8, Sendable {
    /// An object given to the environment; `value` is the declaration of its type.
    case injection
    /// A modifier that could not be resolved and might inject anything.
    case unknown
    /// The content of a NavigationView, NavigationStack or NavigationSplitView.
    case stack
    /// A page that a link or a destination pushes.
    case page
    /// A sheet, cover, popover, alert or dialog.
    case presentation
    /// Content that a use hands to a slot, or to a parameter that holds views; `value` is the `MemberID` of that.
    case slot
    /// A Modifier or an extension function around the view; `value` is the view node (see `ViewSpace`).
    case modified
    /// The label of a link: its row.
    case link
    /// A control style other than the automatic one.
    case styled
    /// Swipe actions, a menu, a toolbar and the like: content that is not part of the view it hangs on.
    case attached
    /// Shown only if a condition holds.
    case conditional
    /// Shown once for each element of a collection.
    case repeated
    /// Something that names the view for a screen reader, or hides it from one.
    case labelled
  }

  /// What it is.
  public var kind: Kind
  /// The file.
  public var file: FileID
  /// The frame around, or -1.
  public var parent: Int32
  /// See `Kind`.
  public var value: Int32 = -1
  /// The expression that is injected, or -1.
  public var code: CodeID = .none
  /// The view it stands at, in its file.
  public var view: ViewID = .none
}
