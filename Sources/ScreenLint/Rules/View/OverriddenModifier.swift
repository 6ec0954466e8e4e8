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
    let isSingle = SingleValue.modifiers
    for (file, checked) in context.model.files.enumerated() {
      for view in checked.views where view.modifiers.count > 1 {
        var seen: [(name: Name, call: CodeID)] = []
        for index in view.modifiers {
          let application = checked.modifiers[Int(index)]
          guard application.kind == .catalog, isSingle[Int(application.target)] else { continue }
          let callee = checked.code[checked.code[application.call].first]
          guard context.setsValue(application, checked) else { continue }
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
  /// True for a modifier that does not set its value to nil.
  fileprivate func setsValue(_ application: ModifierApplication, _ checked: CheckedFile) -> Bool {
    application.arguments.allSatisfy {
      let value = checked.argumentMaps[Int($0)]
      return value < 0 || checked.code[CodeID(value)].kind != .nilLiteral
    }
  }
}

/// Modifiers that set one whole value for the views inside; styles of other kinds do not hide each other.
private enum SingleValue {
  static let names: Set<String> = [
    "font", "foregroundColor", "foregroundStyle", "imageScale", "lineLimit", "textCase",
    "multilineTextAlignment",
    "tint", "accentColor", "listStyle", "buttonStyle", "pickerStyle", "truncationMode",
  ]

  /// For each modifier of the catalogue.
  static let modifiers = ElementCatalog.shared.modifiers.map {
    $0.isEnvironment && names.contains($0.name) && !$0.signatures[0].hasSuffix("()")
  }
}
