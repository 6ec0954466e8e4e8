import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension ViewRules {
  static let unknownSymbol = Rule(
    "view/unknown-symbol", .warning, "A system symbol with no picture",
    whatHappens: "A dashed square is drawn; an app says “No symbol named '…' found in system symbol set”.",
    why:
      "The name is misspelt, or it is a symbol that has no drawing here; `screenwright rules --symbols` lists all.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Mark"><Body><Image systemName="⟦hart.fill⟧"/></Body></View>
          """#,
        good: #"""
          <View name="Mark">
            <Let name="symbol" type="String"/>
            <Body>
              <VStack>
                <Image systemName="heart.fill"/>
                <Label title="Bag" systemImage="bag"/>
                <Image systemName="{symbol}"/>
                <Image name="hart" modifiers=".accessibilityLabel('A hart')"/>
              </VStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Mark">
            <Let name="isSet" type="Bool"/>
            <Body><Image systemName="{isSet ? 'star.fill' : ⟦'starr'⟧}"/></Body>
          </View>
          """#,
        good: #"""
          <View name="Mark">
            <Let name="isSet" type="Bool"/>
            <Body><Image systemName="{isSet ? 'star.fill' : 'star'}"/></Body>
          </View>
          """#),
    ],
    nearMisses: [
      #"""
      <View name="Shop">
        <Body><Image systemName="heart.fill"/></Body>
      </View>
      """#,
      #"""
      <View name="Shop">
        <Body><Image name="hart" modifiers=".accessibilityLabel('A hart')"/></Body>
      </View>
      """#,
      #"""
      <View name="Shop">
        <Let name="symbol" type="String"/>
        <Body><Image systemName="{symbol}"/></Body>
      </View>
      """#,
    ],
    whenToLeaveIt: "Where the screen is drawn by SwiftUI only, and the symbol exists there."
  ) { context in
    guard let symbols = context.options.symbols else { return }
    for (file, checked) in context.model.files.enumerated() {
      let id = FileID(file)
      var coded: [SourceRange] = []
      for attribute in context.xml(id).attributes
      where attribute.name == LintNames.systemName || attribute.name == LintNames.systemImage {
        let location = SourceLocation(id, attribute.value)
        let text = context.text(location)
        if text.utf8.contains(UInt8(ascii: "{")) {
          coded.append(attribute.nameRange)
          continue
        }
        if text.hasPrefix("$") { continue }
        context.checkSymbol(text, at: location, symbols)
      }
      if !coded.isEmpty {
        for attribute in checked.attributes
        where attribute.form == .expression && coded.contains(attribute.nameRange) {
          context.checkSymbols(attribute.code, checked, id, symbols)
        }
      }
      for node in checked.code.nodes
      where node.kind == .argument
        && (node.name == LintNames.systemName || node.name == LintNames.systemImage)
      {
        context.checkSymbols(node.first, checked, id, symbols)
      }
    }
  }
}

extension RuleContext {
  /// Checks the literals that an expression may give.
  fileprivate mutating func checkSymbols(
    _ code: CodeID, _ checked: CheckedFile, _ file: FileID, _ symbols: KnownSymbols
  ) {
    var waiting = [code]
    while let id = waiting.popLast() {
      if id.isNone { continue }
      let node = checked.code[id]
      switch node.kind {
      case .stringLiteral:
        checkSymbol(checked.code.string(node), at: SourceLocation(file, node.range), symbols)
      case .ternary: waiting += [node.second] + Array(checked.code.items(node.list))
      default: break
      }
    }
  }

  fileprivate mutating func checkSymbol(
    _ name: String, at location: SourceLocation, _ symbols: KnownSymbols
  ) {
    if name.isEmpty || symbols.contains(name) { return }
    let nearest = Suggestion.nearest(to: name, among: symbols.names())
    report(
      "There is no picture for the symbol `\(name)`.", at: location,
      help: nearest.map { "There is `\($0)`, which is spelt nearly the same." }
        ?? "`screenwright rules --symbols` lists the symbols that there are.")
  }
}
