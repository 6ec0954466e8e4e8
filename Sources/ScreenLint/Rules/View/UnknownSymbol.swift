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
    var known = SymbolMemory(symbols)
    for site in context.graph.symbols {
      let file = FileID(Int(site.file))
      let checked = context.model.files[Int(site.file)]
      if site.attribute < 0 {
        context.checkSymbols(CodeID(site.code), checked, file, &known)
        continue
      }
      let attribute = checked.attributes[Int(site.attribute)]
      let bytes = context.bytes(file)
      // What is written as an element of its own, with white space around, is left alone.
      if bytes[Int(attribute.nameRange.start) - 1] == UInt8(ascii: "<") { continue }
      let text = bytes[Int(attribute.range.start)..<Int(attribute.range.end)]
      if text.contains(UInt8(ascii: "{")) {
        context.checkSymbols(CodeID(site.code), checked, file, &known)
      } else if text.first != UInt8(ascii: "$"), !known.has(text) {
        let place = SourceLocation(file, attribute.range)
        context.reportSymbol(at: place, context.text(place), symbols)
      }
    }
  }
}

/// Which symbols there are, asked once for each name.
private struct SymbolMemory {
  let symbols: KnownSymbols
  private let names = NameCache()
  /// For each name by its id: 0 not asked, 1 there is one, 2 there is none.
  private var answers: [UInt8] = []

  init(_ symbols: KnownSymbols) { self.symbols = symbols }

  /// True for a name that has a picture, and for the empty one.
  mutating func has(_ name: some Collection<UInt8>) -> Bool {
    let found =
      name.withContiguousStorageIfAvailable { names.intern($0) }
      ?? Array(name).withUnsafeBufferPointer { names.intern($0) }
    if found.isEmpty { return true }
    let place = Int(found.id)
    if place >= answers.count { answers += [UInt8](repeating: 0, count: place + 256 - answers.count) }
    if answers[place] == 0 { answers[place] = symbols.contains(found.text) ? 1 : 2 }
    return answers[place] == 1
  }
}

extension RuleContext {
  /// Checks the literals that an expression may give.
  fileprivate func checkSymbols(
    _ code: CodeID, _ checked: CheckedFile, _ file: FileID, _ known: inout SymbolMemory
  ) {
    if code.isNone { return }
    let node = checked.code[code]
    switch node.kind {
    case .stringLiteral:
      let range = checked.code.strings[Int(node.a)]
      if !known.has(checked.code.stringBytes.slice(Int(range.lowerBound)..<Int(range.upperBound))) {
        reportSymbol(at: SourceLocation(file, node.range), checked.code.string(node), known.symbols)
      }
    case .ternary:
      for other in checked.code.items(node.list).reversed() { checkSymbols(other, checked, file, &known) }
      checkSymbols(node.second, checked, file, &known)
    default: break
    }
  }

  fileprivate func reportSymbol(at location: SourceLocation, _ name: String, _ symbols: KnownSymbols) {
    let nearest = Suggestion.nearest(to: name, among: symbols.names())
    report(
      "There is no picture for the symbol `\(name)`.", at: location,
      help: nearest.map { "There is `\($0)`, which is spelt nearly the same." }
        ?? "`screenwright rules --symbols` lists the symbols that there are.")
  }
}
