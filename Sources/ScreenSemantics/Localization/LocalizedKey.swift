import ElementCatalog
import Memory
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A literal that a string catalogue has a text for: the title of an element, the words of a `Text`, a title or label in a chain of
/// modifiers, `String(localized:)`, a value that is declared a `LocalizedStringKey` or `LocalizedStringResource`.
public struct LocalizedKey: Sendable {
  /// What stands in the code, which the text of a language takes the place of.
  public enum Target: Sendable {
    /// A constant of the file.
    case constant(ConstantID)
    /// A literal without `{…}`.
    case literal(CodeID)
    /// A text with `{…}` in it.
    case interpolation(CodeID)
    /// A call that fills the text as a format.
    case format(CodeID)
    /// A call that says itself what is shown where the catalogue has no text: `NSLocalizedString(_:value:comment:)`.
    case call(CodeID)
  }

  /// The key as SwiftUI makes it: `%lld` for a whole number, `%lf` for another, `%@` for any other value.
  public let key: String
  /// Where it is written.
  public let location: SourceLocation
  /// What stands there.
  public private(set) var target: Target
  /// The parts of the literal itself.
  public let format: LocalizedFormat
  /// True where it is read as Markdown.
  public let isMarkdown: Bool
  /// True where code is given the text as it stands, such as a format of which it makes texts.
  public var isForCode = false
  /// Attributes whose texts are keys, besides those that are read as Markdown.
  private static let attributes: SmallSet<Name> = ["title", "message", "prompt", "description"]
  /// Modifiers whose texts are keys.
  private static let modifiers: Set<String> = [
    "navigationTitle", "navigationBarTitle", "navigationSubtitle", "accessibilityLabel", "accessibilityHint",
    "accessibilityValue", "help", "badge", "searchable",
  ]

  /// Those of a file, in no order that matters. What has no letter of its own is the same in all languages. Linear in the file.
  public static func find(in file: FileID, _ model: SemanticModel) -> [LocalizedKey] {
    var search = Search(file: file, checked: model.files[file], model: model)
    search.readViews()
    search.readModifiers()
    search.readCalls()
    search.readDeclarations()
    return search.found
  }

  /// The calls of a file that look up keys which are known only when they run: `NSLocalizedString(name, comment: "")`,
  /// `LocalizedStringKey(name)`. Linear in the file.
  public static func lookups(in file: FileID, _ model: SemanticModel) -> [CodeID] {
    let checked = model.files[file]
    return checked.references.indices.filter { id in
      let node = checked.code[id]
      guard node.kind == .call, let member = checked.reference(id).libraryEntry?.member,
        let argument = checked.code.items(node.list).first
      else { return false }
      let isLookup =
        Search.readsKey(member) && member.receiver != "Text" || isKeyType(checked.code[node.first].name)
      let key = checked.code[checked.code[argument].first].kind
      return isLookup && key != .stringLiteral && (key != .interpolation || Search.takesString(member))
    }
  }

  /// True for the name of a type whose values are keys.
  private static func isKeyType(_ name: Name) -> Bool {
    name == Names.localizedStringKey || name == Names.localizedStringResource
  }

  private enum Names {
    static let value: Name = "value"
    static let name: Name = "name"
    static let type: Name = "type"
    static let verbatim: Name = "verbatim"
    static let signature: Name = "signature"
    static let localizedStringKey: Name = "LocalizedStringKey"
    static let localizedStringResource: Name = "LocalizedStringResource"
  }

  private struct Search {
    let file: FileID
    let checked: CheckedFile
    let model: SemanticModel
    var found: [LocalizedKey] = []

    mutating func readViews() {
      for view in checked.views {
        switch view.kind {
        case .element, .part:
          guard view.target >= 0 else { continue }
          let target = Int(view.target)
          let signature = CatalogSignatures.shared.elements[target]
          if isVerbatim(view, signature) { continue }
          for place in view.attributes {
            let use = checked.attributes[place]
            guard use.position >= 0 else { continue }
            let position = Int(use.position)
            let attribute = signature.attributes[position]
            if attribute.isMarked || LocalizedKey.attributes.contains(attribute.name) {
              read(use, isMarkdown: attribute.isMarked)
            }
          }
        case .text: for place in view.attributes { read(checked.attributes[place], isMarkdown: true) }
        case .declared:
          for place in view.attributes {
            let use = checked.attributes[place]
            if use.form != .views, isKey(use.member) { read(use, isMarkdown: false) }
          }
        case .fragment:
          guard view.target >= 0 else { continue }
          let keys = keys(ofFragment: MemberID(view.target))
          for place in view.attributes {
            let use = checked.attributes[place]
            if keys.contains(use.position) { read(use, isMarkdown: false) }
          }
        case .branch, .switching, .switchCase, .forEach, .conditional, .letBinding, .content: continue
        }
      }
    }

    /// The positions of the parameters of a fragment that are keys.
    private func keys(ofFragment id: MemberID) -> Set<Int32> {
      let member = model.program[id]
      let file = model.program.files[member.file]
      var found: Set<Int32> = []
      for (position, parameter) in model.program.parameters[member.parameters].enumerated()
      where Self.isText(parameter.type) {
        let isKey = file.xml.children(of: member.node).contains { child in
          guard let name = file.xml.attribute(Names.name, of: child),
            file.source.text(name.value) == parameter.name.text,
            let type = file.xml.attribute(Names.type, of: child)
          else { return false }
          return Self.isKey(file.source.text(type.value))
        }
        if isKey { found.insert(Int32(position)) }
      }
      return found
    }

    private func isVerbatim(_ view: ViewNode, _ signature: ElementSignature) -> Bool {
      signature.verbatimMask != 0
        && view.attributes.contains { place in
          let use = checked.attributes[place]
          guard use.position >= 0, name(of: use, signature) == Names.verbatim else { return false }
          if use.form == .literal, !use.constant.isNone, case .bool(false) = checked.constants[use.constant] {
            return false
          }
          return true
        }
    }

    private func name(of use: AttributeUse, _ signature: ElementSignature) -> Name {
      let position = Int(use.position)
      return signature.attributes[position].name
    }

    private mutating func read(_ use: AttributeUse, isMarkdown: Bool) {
      if use.form == .expression { return read(use.code, use.range, isMarkdown: isMarkdown) }
      guard use.form == .literal, !use.constant.isNone else { return }
      if case .string(let text) = checked.constants[use.constant] {
        return add(text, use.range, .constant(use.constant), isMarkdown: isMarkdown)
      }
      // Markdown was read in the constant before.
      let before = use.constant.advanced(by: -1)
      guard checked.constants.values.indices.contains(before),
        case .string(let text) = checked.constants[before],
        let shown = checked.constants[use.constant].content(TextValue.self),
        MarkdownText.text([.literal(text)]) == shown
      else { return }
      add(text, use.range, .constant(use.constant), isMarkdown: true)
    }

    private mutating func add(_ text: String, _ range: SourceRange, _ target: Target, isMarkdown: Bool) {
      guard text.contains(where: \.isLetter) else { return }
      found.append(
        LocalizedKey(
          key: text, location: SourceLocation(file, range), target: target,
          format: LocalizedFormat([.literal(text)]),
          isMarkdown: isMarkdown))
    }

    /// Reads a literal of code.
    private mutating func read(_ code: CodeID, _ range: SourceRange? = nil, isMarkdown: Bool) {
      guard !code.isNone else { return }
      let node = checked.code[code]
      if node.kind == .argument { return read(node.first, range, isMarkdown: isMarkdown) }
      if node.kind == .stringLiteral {
        return add(checked.code.string(node), range ?? node.range, .literal(code), isMarkdown: false)
      }
      if node.kind == .ternary, isChoiceOfLiterals(code) {
        read(node.second, isMarkdown: isMarkdown)
        for other in checked.code.items(node.list) { read(other, isMarkdown: isMarkdown) }
        return
      }
      guard node.kind == .interpolation else { return }
      var pieces: [LocalizedFormat.Piece] = []
      var arguments = 0
      for item in checked.code.items(node.list) {
        if checked.code[item].kind == .stringLiteral {
          pieces.append(.literal(checked.code.string(checked.code[item])))
        } else {
          pieces.append(.argument(arguments, Self.placeholder(checked.type(item))))
          arguments += 1
        }
      }
      let key = pieces.map { piece in
        switch piece {
        case .literal(let text): arguments > 0 ? LocalizedFormat.escaped(text) : text
        case .argument(_, let placeholder): placeholder.rawValue
        case .variation, .ownArgument: ""
        }
      }
      let hasLetter = pieces.contains { piece in
        if case .literal(let text) = piece { return text.contains(where: \.isLetter) }
        return false
      }
      guard hasLetter else { return }
      found.append(
        LocalizedKey(
          key: key.joined(), location: SourceLocation(file, range ?? node.range),
          target: .interpolation(code),
          format: LocalizedFormat(pieces), isMarkdown: isMarkdown))
    }

    /// True where conditions choose between literals alone, which are keys then: one that is declared a String would make all of them
    /// Strings.
    private func isChoiceOfLiterals(_ code: CodeID) -> Bool {
      let node = checked.code[code]
      switch node.kind {
      case .argument: return isChoiceOfLiterals(node.first)
      case .stringLiteral, .interpolation: return true
      case .ternary:
        return isChoiceOfLiterals(node.second) && checked.code.items(node.list).allSatisfy(isChoiceOfLiterals)
      // Any other code has a type of its own.
      default: return false
      }
    }

    private static func placeholder(_ type: TypeID) -> LocalizedFormat.Placeholder {
      type == .int ? .whole : type == .double ? .number : .text
    }

    mutating func readModifiers() {
      for modifier in checked.modifiers where modifier.kind == .function {
        readKeys(modifier.arguments.map { checked.argumentMaps[$0] }, of: modifier.member)
      }
      for modifier in checked.modifiers where modifier.kind == .catalog {
        let target = Int(modifier.target)
        let name = ElementCatalog.shared.modifiers[target].name
        guard LocalizedKey.modifiers.contains(name) else { continue }
        for place in modifier.arguments { read(checked.argumentMaps[place], isMarkdown: false) }
      }
    }

    /// True for what looks its first argument up.
    fileprivate static func readsKey(_ member: LibraryMember) -> Bool {
      if member.form == .method { return member.signature.hasPrefix("accessibilityLabel(_ label: String)") }
      if member.form == .function { return member.signature.hasPrefix("NSLocalizedString(") }
      guard member.form == .initializer else { return false }
      if member.receiver == "Text" { return member.signature.hasPrefix("init(_ ") }
      return member.receiver == "String"
        && (member.signature.hasPrefix("init(localized ")
          || member.signature.hasPrefix("init(_ key: String, "))
    }

    /// True for `NSLocalizedString`, whose key is a String: one with values in it is known when it runs.
    fileprivate static func takesString(_ member: LibraryMember) -> Bool { member.form == .function }

    /// A format that stands in the call that fills it: which of its texts is meant its numbers may tell.
    private mutating func readFormat(_ call: CodeNode, _ id: CodeID) {
      let arguments = checked.code.items(call.list)
      guard let format = arguments.first.map({ checked.code[$0].first }), checked.code[format].kind == .call,
        checked.references[format].kind == .library,
        case let entry = Int(checked.references[format].index),
        case let member = StandardLibrary.shared.entries[entry].member, Self.readsKey(member),
        member.receiver != "Text",
        let key = checked.code.items(checked.code[format].list).first.map({ checked.code[$0].first }),
        checked.code[key].kind == .stringLiteral
      else { return }
      let text = checked.code.string(checked.code[key])
      found.append(
        LocalizedKey(
          key: text, location: SourceLocation(file, checked.code[key].range), target: .format(id),
          format: LocalizedFormat([.literal(text)]), isMarkdown: false, isForCode: true))
    }

    mutating func readCalls() {
      let entries = StandardLibrary.shared.entries
      for id in checked.references.indices where checked.code[id].kind == .call {
        let reference = checked.reference(id)
        switch reference.kind {
        case .function, .ownInitializer:
          readKeys(Array(checked.arguments(of: reference)), of: reference.member)
        case .fragment:
          let keys = keys(ofFragment: reference.member)
          for (position, argument) in checked.arguments(of: reference).enumerated()
          where keys.contains(Int32(position)) && !argument.isNone {
            readValues(argument)
          }
        // `[Tea]()` makes what no declaration stands for.
        case .initializer where reference.index >= 0, .viewInitializer where reference.index >= 0:
          for (argument, member) in zip(
            checked.arguments(of: reference), model.program.parameters(of: reference.declaration))
          where !argument.isNone && isKey(member) {
            readValues(argument)
          }
        // Nothing else takes a value that the package declares.
        default: continue
        }
      }
      for id in checked.references.indices where checked.references[id].kind == .library {
        let node = checked.code[id]
        guard node.kind == .call else { continue }
        let entry = Int(checked.references[id].index)
        let member = entries[entry].member
        if member.form == .initializer, member.receiver == "String",
          member.signature.hasPrefix("init(format: String,")
        {
          readFormat(node, id)
          continue
        }
        guard Self.readsKey(member) || LocalizedKey.isKeyType(checked.code[node.first].name),
          let argument = checked.code.items(node.list).first
        else { continue }
        if Self.takesString(member), checked.code[checked.code[argument].first].kind == .interpolation {
          continue
        }
        let first = found.count
        read(argument, isMarkdown: member.receiver == "Text")
        guard member.receiver != "Text", found.count > first, case .literal = found[first].target else {
          continue
        }
        let saysValue = checked.code.items(node.list).contains { checked.code[$0].name == Names.value }
        for place in first..<found.count {
          guard case .literal = found[place].target else { continue }
          found[place].isForCode = true
          if saysValue { found[place].target = .call(id) }
        }
      }
    }

    // MARK: Declared types

    /// Reads what is given for the parameters of a function that are keys.
    private mutating func readKeys(_ arguments: [CodeID], of function: MemberID) {
      let member = model.program[function]
      let source = model.program.files[member.file].source
      for (argument, parameter) in zip(arguments, model.program.parameters[member.parameters])
      where !argument.isNone && Self.isText(parameter.type) {
        let end = parameter.range.end
        let behind = source.text(SourceRange(end, end + Self.longestType)).drop { $0 == " " }
        guard behind.first == ":" else { continue }
        if Self.isKey(behind.dropFirst().prefix { !",)=".contains($0) }) { readValues(argument) }
      }
    }

    /// Reads the values and bodies of what this file declares as keys.
    mutating func readDeclarations() {
      let program = model.program
      let saysKey = program.files[file].source.bytes.withUnsafeBytes {
        $0.holds("LocalizedStringKey") || $0.holds("LocalizedStringResource")
      }
      if !saysKey { return }
      for id in checked.code.nodes.indices where checked.code[id].kind == .variable {
        let node = checked.code[id]
        guard let type = checked.code.items(node.list).first, !node.second.isNone,
          Self.isKey(program.files[file].source.text(checked.code[type].range))
        else { continue }
        readValues(node.second)
      }
      for declaration in program.declarations(in: file) {
        for member in program[declaration].members where isKey(member) {
          if let value = program[member].value, case let constant = model.values[member].constant,
            !constant.isNone, case .string(let text) = checked.constants[constant]
          {
            add(text, value.range, .constant(constant), isMarkdown: false)
          }
          readValues(model.values[member].code)
          readValues(model.getter(of: member).code)
        }
      }
    }

    /// Reads the literals that code gives: an expression, or the results of a block.
    private mutating func readValues(_ id: CodeID, isLast: Bool = true) {
      guard !id.isNone else { return }
      let node = checked.code[id]
      switch node.kind {
      case .stringLiteral, .interpolation: if isLast { read(id, isMarkdown: false) }
      case .argument, .returnStatement, .cast: readValues(node.first)
      case .expressionStatement: readValues(node.first, isLast: isLast)
      case .guardStatement: readValues(node.first, isLast: false)
      case .ternary where isLast:
        readValues(node.second)
        for other in checked.code.items(node.list) { readValues(other) }
      case .binary where isLast && node.op == .coalesce:
        readValues(node.first)
        readValues(node.second)
      case .arrayLiteral where isLast: for element in checked.code.items(node.list) { readValues(element) }
      case .block:
        let statements = Array(checked.code.items(node.list))
        for statement in statements { readValues(statement, isLast: isLast && statement == statements.last) }
      case .ifStatement, .doStatement, .switchCase:
        readValues(node.first, isLast: isLast)
        if node.kind == .ifStatement { readValues(node.second, isLast: isLast) }
        if node.kind == .doStatement {
          for handler in checked.code.items(node.list) { readValues(handler, isLast: isLast) }
        }
      case .switchStatement:
        for option in checked.code.items(node.list) { readValues(option, isLast: isLast) }
      case .forLoop:
        if let block = checked.code.items(node.list).first { readValues(block, isLast: false) }
      case .whileLoop: readValues(node.first, isLast: false)
      // No other code gives a literal as its own value.
      default: break
      }
    }

    /// True for what is declared a key, or a function that gives one.
    private func isKey(_ id: MemberID) -> Bool {
      let member = model.program[id]
      guard Self.isText(member.type) else { return false }
      let file = model.program.files[member.file]
      if member.kind == .function {
        guard let signature = file.xml.attribute(Names.signature, of: member.node) else { return false }
        let written = file.source.text(signature.value)
        guard let arrow = written.lastIndex(where: { $0 == ">" || $0 == ";" }) else { return false }
        return Self.isKey(written[arrow...].dropFirst())
      }
      return Self.isKey(file.source.text(member.typeRange))
    }

    /// True for the types that keys have here, and collections of them.
    private static func isText(_ type: TypeID) -> Bool {
      let single = type.wrapped ?? type
      return single == .string || single.element == .string
    }

    /// True for the name of a type of keys, or of an optional or an array of it.
    private static func isKey(_ written: some StringProtocol) -> Bool {
      let marks = " ?![]"
      let bare = written.drop { marks.contains($0) }.prefix { !marks.contains($0) }
      return LocalizedKey.isKeyType(Name(String(bare)))
    }

    /// How far behind the name of a parameter its type may end.
    private static let longestType: UInt32 = 40
  }
}
