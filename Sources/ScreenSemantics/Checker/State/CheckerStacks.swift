import Memory
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Stacks that the functions of a checker share; each function pops what it pushed.
struct CheckerStacks {
  /// Views, parts and attribute uses on their way into a list; those of the innermost element stand at the end.
  let views = Stack<ViewID>()
  let parts = Stack<ViewID>()
  let uses = Stack<AttributeUse>()
  /// Texts among the views of the innermost element.
  let runs = Stack<TextRun>()
  /// Attributes that are no attributes of their element, or arguments of a declared view.
  let texts = Stack<NamedText>()
  /// What the code around is to give.
  let returns = Stack<ClosureContext.Result>()
  /// Modifiers on their way into a list.
  let chain = Stack<ModifierApplication>()
  /// Names in scope, innermost last; places in the locals of the file.
  let scope = Stack<Int>()
  /// Parameters that calls may meet.
  let parameters = Stack<CallParameter>()
  /// The arguments' expressions by parameter.
  let arguments = Stack<CodeID>()
  /// What `choose` chooses among.
  let candidates = Stack<ArgumentMatch>()
  /// Overloads of a declared function.
  let functions = Stack<MemberID>()
  /// Code that is parsed and not yet checked, in the order of the file.
  let ahead = Stack<ParsedPlace>()

  /// Takes all that is left of an earlier file.
  func clear() {
    views.removeAll()
    parts.removeAll()
    uses.removeAll()
    runs.removeAll()
    returns.removeAll()
    texts.removeAll()
    chain.removeAll()
    scope.removeAll()
    parameters.removeAll()
    arguments.removeAll()
    candidates.removeAll()
    functions.removeAll()
    ahead.removeAll()
  }

  /// Gives the memory of all stacks back.
  func free() {
    views.free()
    parts.free()
    uses.free()
    runs.free()
    returns.free()
    texts.free()
    chain.free()
    scope.free()
    parameters.free()
    arguments.free()
    candidates.free()
    functions.free()
    ahead.free()
  }
}
