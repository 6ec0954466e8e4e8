import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension ViewRules {
  static let overriddenModifier = Rule(
    "view/overridden-modifier", .warning, "A modifier without effect",
    whatHappens: "Nothing: the view looks the same without it.",
    why: "For modifiers that set a value for the views inside, the one nearest to the view wins.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Title">
            <Body><Text modifiers=".font(.title).⟦font⟧(.body)">Title</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Title">
            <Body><Text modifiers=".font(.title)">Title</Text></Body>
          </View>
          """#)
    ],
    whenToLeaveIt: "Never: remove it."
  ) { context in
    let catalog = ElementCatalog.shared
    for (file, checked) in context.model.files.enumerated() {
      for view in checked.views where view.modifiers.count > 1 {
        var seen: [(name: Name, call: CodeID)] = []
        for index in view.modifiers {
          let application = checked.modifiers[Int(index)]
          guard application.kind == .catalog, catalog.modifiers[Int(application.target)].isEnvironment else {
            continue
          }
          let callee = checked.code[checked.code[application.call].first]
          guard context.setsOneValue(application, callee.name, checked) else { continue }
          let nameRange = SourceRange(callee.range.end - UInt32(callee.name.utf8.count), callee.range.end)
          if let nearer = seen.first(where: { $0.name == callee.name }) {
            context.report(
              "`.\(callee.name)` has no effect here: a nearer `.\(callee.name)` is set already.",
              at: SourceLocation(FileID(file), nameRange),
              related: [RelatedPlace("the nearer one wins", context.location(Int32(file), nearer.call))],
              help: "Remove it, or the nearer one.")
          } else {
            seen.append((callee.name, application.call))
          }
        }
      }
    }
  }
}

extension RuleContext {
  /// True for a modifier that sets the whole value, and not to nil: styles of other kinds do not hide each other.
  fileprivate func setsOneValue(_ application: ModifierApplication, _ name: Name, _ checked: CheckedFile)
    -> Bool
  {
    let single: Set<Name> = [
      "font", "foregroundColor", "foregroundStyle", "imageScale", "lineLimit", "textCase",
      "multilineTextAlignment",
      "tint", "accentColor", "listStyle", "buttonStyle", "pickerStyle", "truncationMode",
    ]
    guard single.contains(name), application.arguments.count >= 1 else { return false }
    return application.arguments.allSatisfy {
      let value = checked.argumentMaps[Int($0)]
      return value < 0 || checked.code[CodeID(value)].kind != .nilLiteral
    }
  }
}
