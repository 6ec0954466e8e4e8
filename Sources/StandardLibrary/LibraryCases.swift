/// The enums of the library whose cases the program asks about, with all their cases in order (`LibraryType.cases`).
public enum LibraryCases {
  /// `AccessibilityChildBehavior`
  public enum AccessibilityChildBehavior: UInt8, LibraryCase { case ignore, contain, combine }
  /// `AnnotationPosition` of Swift Charts.
  public enum AnnotationPosition: UInt8, LibraryCase {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  /// `Axis`
  public enum Axis: UInt8, LibraryCase { case horizontal, vertical }
  /// `AxisMarkPosition` of Swift Charts.
  public enum AxisMarkPosition: UInt8, LibraryCase { case automatic, leading, trailing, top, bottom }
  /// `ColorScheme`
  public enum ColorScheme: UInt8, LibraryCase { case light, dark }
  /// `ContentMarginPlacement`
  public enum ContentMarginPlacement: UInt8, LibraryCase { case automatic, scrollContent, scrollIndicators }
  /// `ContentMode`
  public enum ContentMode: UInt8, LibraryCase { case fit, fill }
  /// `Text.DateStyle`
  public enum DateStyle: UInt8, LibraryCase { case time, date, relative, offset, timer }
  /// `EditMode`
  public enum EditMode: UInt8, LibraryCase { case inactive, transient, active }
  /// `NumberFormat.Grouping`
  public enum Grouping: UInt8, LibraryCase { case automatic, never }
  /// `HorizontalEdge`
  public enum HorizontalEdge: UInt8, LibraryCase { case leading, trailing }
  /// `InterfaceOrientation`
  public enum InterfaceOrientation: UInt8, LibraryCase {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }
  /// `InterpolationMethod` of Swift Charts.
  public enum InterpolationMethod: UInt8, LibraryCase {
    case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
  }
  /// `LayoutDirection`
  public enum LayoutDirection: UInt8, LibraryCase { case leftToRight, rightToLeft }
  /// `ListFormat.ListType`
  public enum ListType: UInt8, LibraryCase { case and, or }
  /// `NumberFormat.Notation`
  public enum Notation: UInt8, LibraryCase { case automatic, compactName, scientific }
  /// `Prominence`
  public enum Prominence: UInt8, LibraryCase { case standard, increased }
  /// `Color.RGBColorSpace`
  public enum RGBColorSpace: UInt8, LibraryCase { case sRGB, sRGBLinear, displayP3 }
  /// `ScaleType` of Swift Charts.
  public enum ScaleType: UInt8, LibraryCase { case linear, log, squareRoot, symmetricLog, category, date }
  /// `SortOrder`
  public enum SortOrder: UInt8, LibraryCase { case forward, reverse }
  /// `SymbolRenderingMode`
  public enum SymbolRenderingMode: UInt8, LibraryCase { case monochrome, hierarchical, multicolor, palette }
  /// `TabRole`
  public enum TabRole: UInt8, LibraryCase { case search }
  /// `ToolbarTitleDisplayMode`
  public enum ToolbarTitleDisplayMode: UInt8, LibraryCase { case automatic, large, inlineLarge, inline }
  /// `NavigationBarItem.TitleDisplayMode`
  public enum TitleDisplayMode: UInt8, LibraryCase { case automatic, inline, large }
  /// `ToolbarPlacement`
  public enum ToolbarPlacement: UInt8, LibraryCase { case automatic, navigationBar, tabBar, bottomBar }
  /// `Visibility`
  public enum Visibility: UInt8, LibraryCase { case automatic, visible, hidden }
}
