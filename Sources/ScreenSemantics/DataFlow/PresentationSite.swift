import ScreenSyntax
import ScreenTypes
import SourceModel

/// A sheet, cover, popover, alert or dialog with what shows it, where that is a plain path.
public struct PresentationSite: Sendable {
  /// Its place.
  public var use: ViewUse
  /// The flag or optional that shows it: a member that the binding leads to.
  public var flag: MemberID
  /// The binding.
  public var code: CodeID
  /// The bytes of its element.
  public var range: SourceRange
  /// What its element uses, in `DataFlowGraph.accesses`: in its chain, its attributes and its content.
  public var accesses: Range<Int32>

  /// Its element.
  public var element: Name { CatalogSignatures.shared.elements[Int(use.element)].name }
}
