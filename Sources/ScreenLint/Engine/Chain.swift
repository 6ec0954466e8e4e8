import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What the chain of a view says, and what hangs on it.
extension CheckedFile {
  /// For each modifier of the catalogue its name.
  private static let modifierNames = IDArray<ModifierPlace, Name>(
    ElementCatalog.shared.modifiers.map { Name($0.name) })

  /// The name of a modifier of the catalogue; none for others.
  func name(of modifier: ModifierApplication) -> Name {
    modifier.kind == .catalog ? Self.modifierNames[ModifierPlace(modifier.target)] : .none
  }

  /// True where a chain in the file has a modifier of the catalogue with a name.
  func hasModifier(_ name: Name) -> Bool {
    let names = Self.modifierNames
    return modifiers.contains { $0.kind == .catalog && names[ModifierPlace($0.target)] == name }
  }

  /// The first modifier of the catalogue with a name in the chain of a view, or nil.
  func modifier(_ name: Name, of view: ViewNode) -> ModifierApplication? {
    for index in view.modifiers where self.name(of: modifiers[index]) == name { return modifiers[index] }
    return nil
  }

  /// True where code names something so. Linear in the code of the file.
  func isNamed(_ name: Name) -> Bool { code.nodes.contains { $0.name == name } }

  /// True where a chain holds what a function, a Modifier or a condition decides: it may do anything.
  func isOpen(_ chain: Range<ModifierID>) -> Bool {
    chain.contains { modifiers[$0].kind != .catalog || name(of: modifiers[$0]) == Names.modifierFunction }
  }

  /// The view that a part, such as an overlay or a sheet, hangs on; nil for what is no part. Looks through all views.
  func host(ofPart part: ViewID) -> ViewID? {
    views.indices.first { views[$0].parts.contains { viewLists[$0] == part } }
  }

  /// The `If` or `Switch` of which a view is a branch; nil for what is none. Looks through all views.
  func choice(ofBranch branch: ViewID) -> ViewNode? {
    views.first { view in
      (view.kind == .conditional || view.kind == .switching)
        && view.content.contains { viewLists[$0] == branch }
    }
  }

  /// What an `If` or a `Switch` asks to choose between its branches.
  func questions(of choice: ViewNode) -> [CodeID] {
    let asked =
      choice.kind == .switching ? [choice.code] : choice.content.map { views[viewLists[$0]].code }
    return asked.filter { !$0.isNone }
  }

  /// The argument of a modifier's call with a label, `.none` for the first without; none where it was left out.
  func argument(_ label: Name, of modifier: ModifierApplication) -> CodeID {
    let call = code[modifier.call]
    guard call.kind == .call else { return .none }
    for item in code.items(call.list) where code[item].name == label { return code[item].first }
    return .none
  }

  /// Where the name of a modifier stands.
  func nameRange(of modifier: ModifierApplication) -> SourceRange {
    let callee = code[code[modifier.call].first]
    return SourceRange(callee.range.end - UInt32(callee.name.utf8.count), callee.range.end)
  }
}

/// The place of a modifier in the catalogue.
private struct ModifierPlace: TableID {
  var index: Int32
  init(_ index: Int32) { self.index = index }
}
