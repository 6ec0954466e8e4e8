import ScreenSemantics
import ScreenTypes
import SourceModel

/// What a rule wants to see of every file, and what it does with it.
///
/// Files are shown one after the other, each to all rules: what they look at is fetched from memory once, not once for
/// each rule. A visit looks at one thing at a time and keeps nothing: files are shown in any order, on several cores.
///
/// Of a visit with a condition (`where`), a rule is shown only what meets it. The condition asks one file (`FileContext`), and
/// is met wherever the rule might report something; that it reports nothing then is no harm, but costs another look.
public enum Visit: Sendable {
  /// Every file.
  case files(where: (@Sendable (FileContext) -> Bool)? = nil, @Sendable (RuleContext, FileID) -> Void)
  /// Every declaration.
  case declarations(@Sendable (RuleContext, DeclarationID) -> Void)
  /// Every member of some kinds.
  case members([MemberKind], @Sendable (RuleContext, MemberID) -> Void)
  /// The views of some elements of the catalogue.
  case views(
    [Name], where: (@Sendable (FileContext, ViewUse) -> Bool)? = nil, @Sendable (RuleContext, ViewUse) -> Void
  )
  /// Every `ForEach`, and every list with items.
  case loops(@Sendable (RuleContext, LoopSite) -> Void)
}
