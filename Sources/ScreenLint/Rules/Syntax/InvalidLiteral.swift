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
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="tea" type="String"/>
            <Body><Text>A cup of ⟦\(tea)⟧</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="tea" type="String"/>
            <Body><Text>A cup of {tea}</Text></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Card">
            <Let name="tea" type="String"/>
            <Body><Text>A cup of {tea}</Text></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="sizes" type="[Int]"><value>⟦[
              1, // small
              2
            ]⟧</value></Let>
            <Body><Text>{sizes.count} of {sizes[0]}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="sizes" type="[Int]"><value>{[
              1, // small
              2
            ]}</value></Let>
            <Body><Text>{sizes.count} of {sizes[0]}</Text></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Card">
            <Let name="sizes" type="[Int]"><value>{[
              1, // small
              2
            ]}</value></Let>
            <Body><Text>{sizes.count} of {sizes[0]}</Text></Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <View name="Card">
        <Let name="tea" type="String"/>
        <Body>
          <VStack spacing="7.5" alignment="leading">
            <Text modifiers=".foregroundColor(.red)">\{gap\} costs \$5</Text>
            <Text>Swift writes \(coffee), and {"\(tea)"} is code</Text>
          </VStack>
        </Body>
      </View>
      """#,
    localVisits: [
      .files(where: { $0.checked.code.stringsHold(UInt8(ascii: "{")) }) { context, file in
        context.reportBraces(in: file)
      },
      .files(where: { $0.checked.code.stringsHold(UInt8(ascii: "\\")) }) { context, file in
        context.reportInterpolations(in: file)
      },
    ]
  )
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

  /// Reports `\(name)` in plain text, where the name is known: code shows its value, plain text shows the letters.
  fileprivate func reportInterpolations(in file: FileID) {
    let checked = model.files[file]
    let bytes = bytes(file)
    for view in checked.views {
      for attribute in checked.attributes[view.attributes] {
        for part in checked.plainText(of: attribute, bytes) {
          for place in Interpolation.all(in: bytes, part) {
            let name = text(SourceLocation(file, place.name))
            let declared = member(name, around: view.xml, in: file)
            guard declared != nil || isLocal(name, at: view.xml, in: file) else { continue }
            let path = text(SourceLocation(file, place.path))
            report(
              "In plain text, code stands in braces: this shows the letters `\\(\(path))` in place of the value.",
              at: SourceLocation(file, place.whole), severity: .warning,
              related: declared.map { [RelatedPlace("`\(name)` is declared here", program.location(of: $0))] }
                ?? [],
              help: "Write `{\(path)}`.",
              fixes: [
                FixIt(
                  "Write `{\(path)}`", .suggested,
                  [SourceEdit(SourceLocation(file, place.whole), "{\(path)}")])
              ])
          }
        }
      }
    }
  }

  /// The member of a name that the declaration around a view has, or nil.
  private func member(_ name: String, around view: XMLNodeID, in file: FileID) -> MemberID? {
    let range = xml(file)[view].range
    let owner = program.declarations(in: file).first { program[$0].range.contains(range) }
    return owner.flatMap { program[$0].members.first { program.members[$0].name.text == name } }
  }

  /// True for a name that the elements around a view declare.
  private func isLocal(_ name: String, at view: XMLNodeID, in file: FileID) -> Bool {
    let xml = xml(file)
    func declares(_ element: XMLNodeID, _ attribute: Name) -> Bool {
      guard let value = xml.attribute(attribute, of: element)?.value else { return false }
      return [name, "$" + name].contains(text(SourceLocation(file, value)))
    }
    var element = view
    while !element.isNone {
      if declares(element, Locals.declaredAs) { return true }
      if Locals.declaring.contains(xml[element].name), declares(element, Names.name) { return true }
      for child in xml.children(of: element) where xml[child].kind == .element {
        if Locals.declaring.contains(xml[child].name), declares(child, Names.name) { return true }
      }
      element = xml[element].parent
    }
    return false
  }
}

private enum Locals {
  static let declaredAs: Name = "as"
  static let declaring: SmallSet<Name> = ["Let", "IfLet"]
}

extension CheckedFile {
  /// The stretches of an attribute, or of the text of an element, that are no code.
  fileprivate func plainText(of attribute: AttributeUse, _ bytes: [UInt8]) -> [SourceRange] {
    // A text of code begins behind the brace.
    func isCode(_ range: SourceRange) -> Bool { bytes.prefix(Int(range.start)).last == Byte.brace }
    switch attribute.form {
    case .literal: return [attribute.range]
    case .expression:
      let whole = code[attribute.code]
      guard whole.kind == .interpolation, !isCode(whole.range) else { return [] }
      return code.items(whole.list).map { code[$0] }.filter { part in
        part.kind == .stringLiteral && !isCode(part.range)
      }.map(\.range)
    case .binding, .action, .function, .name, .views: return []
    }
  }
}

private enum Byte {
  static let brace = UInt8(ascii: "{")
  static let backslash = UInt8(ascii: "\\")
  static let opening = UInt8(ascii: "(")
  static let closing = UInt8(ascii: ")")
  static let dot = UInt8(ascii: ".")
}

/// A `\(name.field)` as it is written.
private struct Interpolation {
  let whole, path, name: SourceRange

  /// Those in a stretch of a file.
  static func all(in bytes: [UInt8], _ range: SourceRange) -> [Interpolation] {
    var found: [Interpolation] = []
    var index = Int(range.start)
    let end = Int(range.end)
    while index < end - 2 {
      defer { index += 1 }
      guard bytes[index] == Byte.backslash, bytes[index + 1] == Byte.opening,
        index == Int(range.start) || bytes[index - 1] != Byte.backslash,
        let closing = bytes[index..<end].firstIndex(of: Byte.closing)
      else { continue }
      let steps = bytes[(index + 2)..<closing].split(separator: Byte.dot, omittingEmptySubsequences: false)
      guard let first = steps.first, steps.allSatisfy(isWord), !isDigit(first.first ?? 0) else { continue }
      found.append(
        Interpolation(
          whole: SourceRange(UInt32(index), UInt32(closing) + 1),
          path: SourceRange(UInt32(index) + 2, UInt32(closing)),
          name: SourceRange(UInt32(index) + 2, UInt32(first.endIndex))))
    }
    return found
  }

  private static func isWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy(\.isPartOfName)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
