import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A literal that a string catalogue has a text for: the title of an element, the words of a `Text`, a title or label in a chain of
/// modifiers, `String(localized:)`.
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
  }

  /// The key as SwiftUI makes it: `%lld` for a whole number, `%lf` for another, `%@` for any other value.
  public let key: String
  /// Where it is written.
  public let location: SourceLocation
  /// What stands there.
  public let target: Target
  /// The parts of the literal itself.
  public let format: LocalizedFormat
  /// True where it is read as Markdown.
  public let isMarkdown: Bool
  /// True where code is given the text as it stands, such as a format of which it makes texts.
  public var isForCode = false
  /// What is shown where the catalogue has no text, as `NSLocalizedString(_:value:comment:)` says; nil for the literal itself.
  public var fallback: String?

  /// Attributes whose texts are keys, besides those that are read as Markdown.
  private static let attributes: Set<Name> = ["title", "message", "prompt", "description"]
  /// Modifiers whose texts are keys.
  private static let modifiers: Set<String> = [
    "navigationTitle", "navigationBarTitle", "navigationSubtitle", "accessibilityLabel", "accessibilityHint",
    "accessibilityValue", "help", "badge", "searchable",
  ]

  /// Those of a file, in no order that matters. What has no letter of its own is the same in all languages. Linear in the file.
  public static func find(in file: FileID, _ model: SemanticModel) -> [LocalizedKey] {
    var search = Search(file: file, checked: model.files[file])
    search.readViews()
    search.readModifiers()
    search.readCalls()
    return search.found
  }

  /// The calls of a file that look up keys which are known only when they run: `NSLocalizedString(name, comment: "")`,
  /// `LocalizedStringKey(name)`. Linear in the file.
  public static func lookups(in file: FileID, _ model: SemanticModel) -> [CodeID] {
    let checked = model.files[file]
    return checked.references.indices.filter { id in
      guard let member = checked.reference(id).libraryEntry?.member, case let node = checked.code[id],
        node.kind == .call,
        let argument = checked.code.items(node.list).first
      else { return false }
      let isLookup =
        Search.readsKey(member) && member.receiver != "Text" || isKeyType(checked.code[node.first].name)
      let key = checked.code[checked.code[argument].first].kind
      return isLookup && key != .stringLiteral && key != .interpolation
    }
  }

  /// True for the name of a type whose values are keys.
  private static func isKeyType(_ name: Name) -> Bool {
    name == Names.localizedStringKey || name == Names.localizedStringResource
  }

  private enum Names {
    static let value: Name = "value"
    static let verbatim: Name = "verbatim"
    static let localizedStringKey: Name = "LocalizedStringKey"
    static let localizedStringResource: Name = "LocalizedStringResource"
  }

  private struct Search {
    let file: FileID
    let checked: CheckedFile
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
        case .branch, .switching, .switchCase, .forEach, .declared, .conditional, .letBinding, .fragment,
          .content:
          continue
        }
      }
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

    private static func placeholder(_ type: TypeID) -> LocalizedFormat.Placeholder {
      type == .int ? .whole : type == .double ? .number : .text
    }

    mutating func readModifiers() {
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

    /// The literal that stands as `value:` among the arguments of a call.
    private func fallback(in call: CodeNode) -> String? {
      for argument in checked.code.items(call.list) where checked.code[argument].name == Names.value {
        let value = checked.code[checked.code[argument].first]
        guard value.kind == .stringLiteral, case let text = checked.code.string(value), !text.isEmpty else {
          return nil
        }
        return text
      }
      return nil
    }

    mutating func readCalls() {
      let entries = StandardLibrary.shared.entries
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
        guard Self.readsKey(member), let argument = checked.code.items(node.list).first else { continue }
        let first = found.count
        read(argument, isMarkdown: member.receiver == "Text")
        guard member.receiver != "Text", found.count > first, case .literal = found[first].target else {
          continue
        }
        found[first].isForCode = true
        found[first].fallback = fallback(in: node)
      }
    }
  }
}
