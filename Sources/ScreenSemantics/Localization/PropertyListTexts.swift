import ScreenSyntax
import SourceModel
import StandardLibrary

/// Reads `Localizable.stringsdict`: a property list in XML that has for each key a text, and for each number in it its forms.
///
/// What varies by a width, or by a device, is not read. Linear in the file.
struct PropertyListTexts {
  /// The file in UTF-8.
  let source: SourceFile
  private(set) var texts: [(key: String, at: SourceLocation, text: StringCatalogue.Translation)] = []
  private(set) var diagnostics: [Diagnostic]
  private let document: XMLDocument
  private let file: FileID

  init(path: String, contents: [UInt8], file: FileID) {
    self.file = file
    let reader = XMLReader(names: NameCache())
    document = reader.read(path: path, contents: Self.withoutDocumentType(contents), file: file)
    // It is no screen, of which the rules of the reader speak.
    diagnostics = document.diagnostics.map { found in
      Diagnostic(.localeMalformedStrings, .error, found.message, at: found.location, help: found.help)
    }
    source = document.source
  }

  /// The document type that Apple's tools write names a file that nothing here is read from; blanks keep its place.
  private static func withoutDocumentType(_ contents: [UInt8]) -> [UInt8] {
    let mark = Array("<!DOCTYPE".utf8)
    let head = min(contents.count, 1024)
    guard let start = (0..<head).first(where: { contents[$0...].starts(with: mark) }),
      let end = contents[start...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") }),
      contents[end] == UInt8(ascii: ">")
    else { return contents }
    var bytes = contents
    for place in start...end where bytes[place] != 10 && bytes[place] != 13 { bytes[place] = 32 }
    return bytes
  }

  mutating func read() {
    guard document.isWellFormed else { return }
    let tree = document.tree
    guard !tree.root.isNone, tree[tree.root].name == "plist",
      let entries = tree.children(of: tree.root).first(where: { tree[$0].name == "dict" })
    else {
      let range = tree.root.isNone ? SourceRange(0, 0) : tree[tree.root].nameRange
      return fault(
        range, "This is no property list of texts.", "Write `<plist version=\"1.0\"><dict>…</dict></plist>`.")
    }
    for (key, value) in pairs(of: entries) {
      let location = SourceLocation(file, textRange(key))
      let isPlain = tree[value].name == "string"
      let found =
        isPlain
        ? StringCatalogue.Translation(variation: .text(format(value)), isTranslated: true)
        : translation(value, key)
      if let found { texts.append((text(of: key), location, found)) }
    }
  }

  /// A text with its forms; nil where it has none that are read.
  private mutating func translation(_ entry: XMLNodeID, _ key: XMLNodeID) -> StringCatalogue.Translation? {
    var whole: StringCatalogue.Text?
    var parts: [String: XMLNodeID] = [:]
    for (name, value) in pairs(of: entry) {
      switch text(of: name) {
      case "NSStringLocalizedFormatKey": whole = format(value)
      // Every other key is the name of a part.
      case let part: parts[part] = value
      }
    }
    guard let whole else {
      if !parts.isEmpty, parts.keys.allSatisfy({ !$0.hasPrefix("NSString") }) {
        fault(
          textRange(key), "`\(text(of: key))` has no `NSStringLocalizedFormatKey`, so it has no text.",
          "Write `<key>NSStringLocalizedFormatKey</key><string>%#@name@</string>` in it.")
      }
      return nil
    }
    var positions: [String: Int] = [:]
    for case .variation(let name, let position) in whole.format.pieces { positions[name] = position }
    var substitutions: [String: StringCatalogue.Substitution] = [:]
    for (name, value) in parts {
      var forms: [PluralCategory: StringCatalogue.Text] = [:]
      for (key, value) in pairs(of: value) {
        guard let category = PluralCategory(rawValue: text(of: key)) else { continue }
        var form = format(value)
        // The number of a part is what its forms write, whatever its position in the text.
        form.format = LocalizedFormat(
          form.format.pieces.map { piece in
            if case .argument(0, let kind) = piece, kind != .text { .ownArgument } else { piece }
          })
        forms[category] = form
      }
      if !forms.isEmpty {
        substitutions[name] = StringCatalogue.Substitution(argument: positions[name] ?? 0, forms: forms)
      }
    }
    return StringCatalogue.Translation(
      variation: .text(whole), substitutions: substitutions, isTranslated: true)
  }

  /// The keys of a dictionary, each with the element behind it.
  private func pairs(of dictionary: XMLNodeID) -> [(key: XMLNodeID, value: XMLNodeID)] {
    var found: [(key: XMLNodeID, value: XMLNodeID)] = []
    var key: XMLNodeID?
    for child in document.tree.children(of: dictionary) where document.tree[child].kind == .element {
      if document.tree[child].name == "key" {
        key = child
      } else if let known = key {
        found.append((known, child))
        key = nil
      }
    }
    return found
  }

  private func textRange(_ element: XMLNodeID) -> SourceRange {
    SourceRange(document.tree[element].contentStart, document.tree[element].contentEnd)
  }

  private func text(of element: XMLNodeID) -> String {
    String(decoding: decodedText(of: textRange(element), in: source.bytes), as: UTF8.self)
  }

  private func format(_ element: XMLNodeID) -> StringCatalogue.Text {
    StringCatalogue.Text(text(of: element), at: SourceLocation(file, textRange(element)))
  }

  private mutating func fault(_ range: SourceRange, _ message: String, _ help: String) {
    diagnostics.append(
      Diagnostic(.localeMalformedStrings, .error, message, at: SourceLocation(file, range), help: help))
  }
}
