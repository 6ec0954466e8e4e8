import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension SyntaxRules {
  static let invalidLiteral = Rule(
    .syntaxInvalidLiteral, .error, "A text that is no value of its type",
    hidesNames: .any,
    whatHappens: "Swift says “Cannot convert value of type 'String' to expected argument type 'CGFloat'”.",
    why: "Plain text in an attribute is a literal. A name in scope is written in braces.",
    repair: "Write a value of the type, such as a number or the name of a case, or put code into braces.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="gap" type="Double"/>
            <Body><VStack spacing="⟦gap⟧"><Text>Title</Text></VStack></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="gap" type="Double"/>
            <Body><VStack spacing="{gap}"><Text>Title</Text></VStack></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Card">
            <Let name="gap" type="Double"/>
            <Body><VStack spacing="{gap}"><Text>Title</Text></VStack></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="tea" type="String"/>
            <Body><NavigationStack><Text modifiers=".navigationTitle(⟦'A cup of {tea}'⟧)">{tea}</Text></NavigationStack></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="tea" type="String"/>
            <Body><NavigationStack><Text modifiers=".navigationTitle('A cup of \(tea)')">{tea}</Text></NavigationStack></Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <View name="Card">
        <Body><VStack spacing="7.5" alignment="leading"><Text modifiers=".foregroundColor(.red)">\{gap\} costs \$5</Text></VStack></Body>
      </View>
      """#,
    visits: [
      .files(where: { $0.holdsBraces }) { context, file in context.reportBraces(in: file) }
    ]
  )
}

extension FileContext {
  /// True where a text of code holds a brace.
  fileprivate var holdsBraces: Bool {
    let bytes = program.files[file].source.bytes
    return checked.code.nodes.contains { node in
      node.kind == .stringLiteral
        && (node.range.start..<node.range.end).contains { bytes[Int($0)] == UInt8(ascii: "{") }
    }
  }
}

extension RuleContext {
  /// Reports texts of code that hold, in braces, the name of a member that is known there: as an attribute would.
  fileprivate func reportBraces(in file: FileID) {
    let checked = model.files[file]
    for id in checked.code.nodes.indices where checked.code[id].kind == .stringLiteral {
      let words = checked.code.string(checked.code[id])
      guard words.contains("{"), let name = bracedName(in: words) else { continue }
      let place = checked.code[id].range
      let owner = program.declarations(in: file).first { program[$0].range.contains(place) }
      guard let owner, program[owner].members.contains(where: { program.members[$0].name.text == name })
      else { continue }
      report(
        "This text is part of code, where braces are shown as they are: `{\(name)}` does not stand for the value.",
        at: SourceLocation(file, place), severity: .warning,
        help: "Write `\\(\(name))` in it.")
    }
  }

  /// The first name in `{name}` or `{name.field}`.
  private func bracedName(in words: String) -> String? {
    guard let open = words.firstIndex(of: "{") else { return nil }
    let rest = words[words.index(after: open)...]
    guard let close = rest.firstIndex(of: "}") else { return nil }
    let path = rest[..<close].split(separator: ".", omittingEmptySubsequences: false)
    guard let name = path.first, name.first.map({ $0.isLetter || $0 == "_" }) == true,
      path.allSatisfy({ part in !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
      )
    else { return nil }
    return String(name)
  }
}
