import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let viewUnknownSymbol: RuleID = "view/unknown-symbol" }

extension ViewRules {
  static let unknownSymbol = Rule(
    .viewUnknownSymbol, .warning, "A system symbol with no picture",
    whatHappens: "A dashed square is drawn; an app says “No symbol named '…' found in system symbol set”.",
    why:
      "The name is misspelt, or it is a symbol that has no drawing here; `screenwright rules --symbols` lists all.",
    repair: "Correct the name, or choose one that `screenwright rules --symbols` lists.",
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
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Kind" conforms="Identifiable"><Let name="id" type="Int"/><Let name="icon" type="String"/></Struct>
            <View name="Kinds">
              <Let name="kinds" type="[Kind]" value="{[Kind(id: 1, icon: ⟦'hart.fill'⟧), Kind(id: 2, icon: 'star')]}"/>
              <Body><List items="kinds" as="kind"><Label title="Kind {kind.id}" systemImage="{kind.icon}"/></List></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Kind" conforms="Identifiable"><Let name="id" type="Int"/><Let name="icon" type="String"/></Struct>
            <View name="Kinds">
              <Let name="kinds" type="[Kind]" value="{[Kind(id: 1, icon: 'heart.fill'), Kind(id: 2, icon: 'star')]}"/>
              <Body><List items="kinds" as="kind"><Label title="Kind {kind.id}" systemImage="{kind.icon}"/></List></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Shop">
        <Body><Image systemName="heart.fill"/></Body>
      </View>
      """#,
    whenToLeaveIt: "Where the screen is drawn by SwiftUI only, and the symbol exists there.",
    localVisits: [
      .files(where: { $0.namesUnknownSymbol() }) { context, file in
        guard let symbols = context.options.symbols else { return }
        let (checked, bytes) = (context.model.files[file], context.bytes(file))
        for site in context.graph.symbols(in: file) {
          site.eachLiteral(checked, bytes) { literal, range in
            let name = String(decoding: literal, as: UTF8.self)
            if symbols.contains(name) { return }
            context.reportSymbol(at: SourceLocation(file, range), name, symbols)
          }
        }
      }
    ],
    visits: [
      .members([.computed]) { context, id in context.reportSymbols(givenBy: id) },
      .members([.constant, .variable]) { context, id in context.reportSymbols(givenFor: id) },
    ]
  )
}

/// Which symbols there are, asked once for each name.
final class SymbolMemory {
  private let symbols: KnownSymbols
  private let names: NameCache
  /// For each name by its id: 0 not asked, 1 there is one, 2 there is none.
  private var answers: [UInt8] = []

  init(_ symbols: KnownSymbols, files: Int) {
    self.symbols = symbols
    names = NameCache(files: files)
  }

  /// True for a name that has a picture.
  fileprivate func has(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let found = names.intern(name)
    let place = Int(found.id)
    if place >= answers.count { answers += [UInt8](repeating: 0, count: place + 256 - answers.count) }
    if answers[place] == 0 { answers[place] = symbols.contains(found.text) ? 1 : 2 }
    return answers[place] == 1
  }
}

extension FileContext {
  fileprivate func namesUnknownSymbol() -> Bool {
    guard !symbols.isEmpty, let symbolMemory else { return false }
    let store = program.files.address(file).pointee.store
    let bytes = store.source.bytes
    var isKnown = true
    for site in symbols where isKnown {
      site.eachLiteral(checked, bytes) { name, _ in isKnown = isKnown && symbolMemory.has(name) }
    }
    return !isKnown
  }
}

extension SymbolSite {
  /// Calls `body` with each name of a symbol that a site may give, unless it is empty, and its place.
  fileprivate func eachLiteral(
    _ checked: CheckedFile, _ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>, SourceRange) -> Void
  ) {
    checked.eachLiteral(of: attribute, code, bytes, body)
  }
}

extension CheckedFile {
  /// Calls `body` with each text that is not empty among those that an attribute may give, or the code of an argument where
  /// there is none, and its place.
  fileprivate func eachLiteral(
    of attribute: AttributeID, _ code: CodeID, _ bytes: [UInt8],
    _ body: (UnsafeBufferPointer<UInt8>, SourceRange) -> Void
  ) {
    if attribute.isNone { return eachLiteral(of: code, body) }
    let attribute = attributes[attribute]
    // What is written as an element of its own, with white space around, is left alone.
    if bytes[Int(attribute.nameRange.start) - 1] == UInt8(ascii: "<") { return }
    bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(
        rebasing: bytes[Int(attribute.range.start)..<Int(attribute.range.end)])
      // In code, an argument is no text but an expression.
      if !code.isNone || text.contains(UInt8(ascii: "{")) {
        eachLiteral(of: code, body)
      } else if let first = text.first, first != UInt8(ascii: "$") {
        body(text, attribute.range)
      }
    }
  }

  /// Calls `body` with each text that is not empty among those that an expression may give, and its place.
  fileprivate func eachLiteral(
    of expression: CodeID, _ body: (UnsafeBufferPointer<UInt8>, SourceRange) -> Void
  ) {
    if expression.isNone { return }
    let node = code[expression]
    switch node.kind {
    case .stringLiteral:
      let range = code.strings[node.literal]
      if !range.isEmpty {
        body(code.stringBytes.slice(Int(range.lowerBound)..<Int(range.upperBound)).storage, node.range)
      }
    case .ternary:
      for other in code.items(node.list).reversed() { eachLiteral(of: other, body) }
      eachLiteral(of: node.second, body)
    case .binary where node.op == .coalesce:
      eachLiteral(of: node.second, body)
      eachLiteral(of: node.first, body)
    // A name that is made in another way is not known.
    default: break
    }
  }
}

extension RuleContext {
  /// Reports names among those that a Computed gives where a symbol is named by it.
  fileprivate func reportSymbols(givenBy id: MemberID) {
    guard let symbols = options.symbols, program[id].type == .string, namesSymbol(id) else { return }
    let file = program[id].file
    let checked = model.files[file]
    let body = model.getters[id].code
    if body.isNone { return }
    for result in checked.code.results(of: body) {
      checked.eachLiteral(of: result) { literal, range in
        let name = String(decoding: literal, as: UTF8.self)
        if !symbols.contains(name) { reportSymbol(at: SourceLocation(file, range), name, symbols) }
      }
    }
  }

  /// Reports names among those that a stored value is given where a symbol is named by it: in calls of initialisers, and in
  /// attributes whose own names do not say so.
  fileprivate func reportSymbols(givenFor id: MemberID) {
    guard let symbols = options.symbols, program[id].type == .string, program[id].isParameter, namesSymbol(id)
    else { return }
    for argument in graph.arguments(for: id) {
      let isSeen = graph.symbols(in: argument.file).contains {
        $0.attribute == argument.attribute && $0.code == argument.code
      }
      if isSeen { continue }
      model.files[argument.file].eachLiteral(of: argument.attribute, argument.code, bytes(argument.file)) {
        literal, range in
        let name = String(decoding: literal, as: UTF8.self)
        if !symbols.contains(name) { reportSymbol(at: SourceLocation(argument.file, range), name, symbols) }
      }
    }
  }

  /// True where a member gives the name of a symbol somewhere, and nothing else.
  private func namesSymbol(_ id: MemberID) -> Bool {
    let uses = graph.uses(of: id)
    return !uses.isEmpty
      && uses.allSatisfy { use in graph.symbols(in: use.file).contains { $0.code == use.code } }
  }

  fileprivate func reportSymbol(at location: SourceLocation, _ name: String, _ symbols: KnownSymbols) {
    // A word of three letters is another word where one of them differs: `dog.fill` is no `doc.fill`.
    let nearest = Suggestion.nearest(to: name, among: symbols.names()).flatMap { near in
      zip(name.split(separator: "."), near.split(separator: ".")).allSatisfy {
        $0 == $1 || $0.count > 3 || $0.count != $1.count
      }
        ? near : nil
    }
    report(
      "There is no picture for the symbol `\(name)`.", at: location,
      help: nearest.map { near in
        // `bell.slash` is no slip for `bell`: its other words are as they should be.
        let (own, other) = (name.split(separator: "."), near.split(separator: "."))
        return own.starts(with: other) || other.starts(with: own)
          ? "Of its forms, there is `\(near)`." : "There is `\(near)`, which is spelt nearly the same."
      }
        ?? "`screenwright rules --symbols` lists the symbols that there are.")
  }
}
