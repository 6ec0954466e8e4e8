import ScreenSemantics
import ScreenTypes
import SourceModel

/// What a rule wants to see of every file, and what it does with it.
///
/// Files are shown one after the other, each to all rules: what they look at is fetched from memory once, not once for
/// each rule. A visit looks at one thing at a time and keeps nothing: files are shown in any order, on several cores.
public enum Visit: Sendable {
  /// Every file.
  case files(@Sendable (RuleContext, FileID) -> Void)
  /// Every declaration.
  case declarations(@Sendable (RuleContext, DeclarationID) -> Void)
  /// Every member of some kinds.
  case members([MemberKind], @Sendable (RuleContext, MemberID) -> Void)
  /// Every view of some elements of the catalogue.
  case views([Name], @Sendable (RuleContext, ViewUse) -> Void)
  /// Every `ForEach`, and every list with items.
  case loops(@Sendable (RuleContext, LoopSite) -> Void)
}
