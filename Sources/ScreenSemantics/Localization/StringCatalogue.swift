import ModelData
import SourceModel
import StandardLibrary

/// Texts by their keys and languages, as a string catalogue (`Localizable.xcstrings`) holds them, or the files `Localizable.strings` and
/// `Localizable.stringsdict` of one folder for each language.
public struct StringCatalogue: Sendable {
  /// A text, and where it stands.
  public struct Text: Sendable {
    /// The text as it stands, which code may fill as a format.
    public let characters: String
    /// The text, with its placeholders.
    public var format: LocalizedFormat
    /// Where it stands.
    public let location: SourceLocation

    init(_ characters: String, at location: SourceLocation) {
      (self.characters, self.location) = (characters, location)
      format = LocalizedFormat(characters)
    }
  }

  /// A text, or one for each form of a number.
  public indirect enum Variation: Sendable {
    case text(Text)
    case plural([PluralCategory: Text])
  }

  /// A number in a text that has forms of its own.
  public struct Substitution: Sendable {
    /// The position of the argument, from 0.
    public var argument: Int
    /// Its forms.
    public var forms: [PluralCategory: Text]
  }

  /// A key in one language.
  public struct Translation: Sendable {
    /// The text, or its forms by the first number in it.
    public var variation: Variation
    /// By the names that the text has for them.
    public var substitutions: [String: Substitution] = [:]
    /// False for what is still to be translated.
    public var isTranslated: Bool
    /// True where its text is another for other numbers.
    public var variesByNumber: Bool {
      if case .plural = variation { return true }
      return !substitutions.isEmpty
    }
  }

  /// A key.
  public struct Entry: Sendable {
    /// The key.
    public var key: String
    /// Where it stands, first where several files have it.
    public var location: SourceLocation
    /// By language.
    public var translations: [String: Translation] = [:]
    /// False where the key is the same in all languages.
    public var isTranslatable: Bool
    /// True where somebody wrote the key by hand, for code that is not in screens.
    public var isManual: Bool
  }

  /// True for one catalogue of all languages, false for files of single ones.
  public let isOneFile: Bool
  /// The language of the keys.
  public private(set) var sourceLanguage = "en"
  /// In the order of the files.
  public private(set) var entries: [Entry] = []
  /// The places of entries by their keys.
  private var places: [String: Int] = [:]
  /// False for one catalogue that knows the language of the keys alone: Xcode adds the keys of new texts to it.
  public var isTranslated: Bool { !isOneFile || languages.contains { $0 != sourceLanguage } }
  /// All languages that some key has a text in, or that have a file, and that of the keys, in order.
  public private(set) var languages: [String] = []
  /// Languages of which a file could not be read whole: what they lack is not known.
  private(set) var incomplete: Set<String> = []

  private init(isOneFile: Bool) { self.isOneFile = isOneFile }

  /// The entry of a key.
  public subscript(key: String) -> Entry? { places[key].map { entries[$0] } }

  /// The language of the catalogue that is shown for a locale, as systems choose it: the same tag, the same language in another
  /// region, else that of the keys.
  public func language(for locale: String) -> String {
    func words(_ tag: String) -> [String] { tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() } }
    var wanted = words(locale)
    if wanted.first == "zh", !wanted.contains("hans"), !wanted.contains("hant") {
      wanted.insert(
        wanted.contains("tw") || wanted.contains("hk") || wanted.contains("mo") ? "hant" : "hans", at: 1)
    }
    while !wanted.isEmpty {
      if let found = languages.first(where: { words($0) == wanted }) { return found }
      wanted.removeLast()
    }
    let language = words(locale).first ?? ""
    return languages.first { words($0).first == language } ?? sourceLanguage
  }

  // MARK: Reading

  /// What the files of single languages hold together. Of a key that several give a text in one language the last counts. Linear in the
  /// texts.
  public static func joined(_ files: [LanguageFile]) -> StringCatalogue {
    var made = StringCatalogue(isOneFile: false)
    var languages: Set<String> = [made.sourceLanguage]
    for file in files {
      let language = file.language ?? made.sourceLanguage
      languages.insert(language)
      if !file.isWhole { made.incomplete.insert(language) }
      for (key, location, text) in file.texts {
        let place = made.places[key] ?? made.entries.count
        if place == made.entries.count {
          made.places[key] = place
          made.entries.append(Entry(key: key, location: location, isTranslatable: true, isManual: false))
        }
        made.entries[place].translations[language] = text
      }
    }
    made.languages = languages.sorted()
    return made
  }

  /// The types of the file, as far as they are read. What is not read says nothing of texts, or is for other tools.
  private struct Schema {
    var schema = DataSchema()
    let root: DataSchema.TypeIndex
    let unit: DataSchema.TypeIndex
    let variation: DataSchema.TypeIndex
    let variations: DataSchema.TypeIndex
    let variationsByKind: DataSchema.TypeIndex
    let substitution: DataSchema.TypeIndex
    let localization: DataSchema.TypeIndex
    let entry: DataSchema.TypeIndex

    init() {
      var schema = DataSchema()
      let string = schema.add(.string)
      let text = schema.add(.optional(string))
      let integer = schema.add(.int)
      let position = schema.add(.optional(integer))
      let flag = schema.add(.bool)
      let isSet = schema.add(.optional(flag))
      func structure(_ name: String, _ fields: [(String, DataSchema.TypeIndex)], required: Set<String> = [])
        -> DataSchema.Structure
      {
        DataSchema.Structure(
          name: Name(name),
          fields: fields.map { key, type in
            DataSchema.Field(
              key: Name(key), type: type, mayBeAbsent: !required.contains(key),
              declaration: SourceLocation(FileID(0), .zero))
          })
      }
      unit = schema.add(.structure(0))
      schema.structs.append(
        structure("stringUnit", [("state", text), ("value", string)], required: ["value"]))
      let maybeUnit = schema.add(.optional(unit))
      variation = schema.add(.structure(1))
      variations = schema.add(.dictionary(variation))
      variationsByKind = schema.add(.dictionary(variations))
      let maybeVariations = schema.add(.optional(variationsByKind))
      schema.structs.append(
        structure("variation", [("stringUnit", maybeUnit), ("variations", maybeVariations)]))
      substitution = schema.add(.structure(2))
      schema.structs.append(
        structure(
          "substitution", [("argNum", position), ("formatSpecifier", text), ("variations", maybeVariations)]))
      let substitutions = schema.add(.dictionary(substitution))
      let maybeSubstitutions = schema.add(.optional(substitutions))
      localization = schema.add(.structure(3))
      schema.structs.append(
        structure(
          "localization",
          [("stringUnit", maybeUnit), ("variations", maybeVariations), ("substitutions", maybeSubstitutions)])
      )
      let localizations = schema.add(.dictionary(localization))
      let maybeLocalizations = schema.add(.optional(localizations))
      entry = schema.add(.structure(4))
      schema.structs.append(
        structure(
          "entry",
          [("extractionState", text), ("shouldTranslate", isSet), ("localizations", maybeLocalizations)]))
      let entries = schema.add(.dictionary(entry))
      root = schema.add(.structure(5))
      schema.structs.append(
        structure(
          "catalogue", [("sourceLanguage", string), ("strings", entries)],
          required: ["sourceLanguage", "strings"]))
      self.schema = schema
    }
  }

  /// Reads a catalogue; without one, with findings, where it has faults.
  public static func read(_ source: SourceFile, file: FileID) -> (StringCatalogue?, [Diagnostic]) {
    let schema = Schema()
    let data = DataDecoder(schema: schema.schema).decode(source, file: file, as: schema.root)
    let faults = data.faults.map(\.diagnostic).filter { $0.severity != .note }.map { fault in
      var fault = fault
      // Its types are declared nowhere.
      fault.related.removeAll { $0.location == SourceLocation(FileID(0), .zero) }
      return fault
    }
    guard data.isUsable else { return (nil, faults) }
    let reader = Reader(arena: data.arena, schema: schema, layout: DataLayout(schema.schema), file: file)
    return (reader.catalogue(data.root), faults)
  }

  private struct Reader {
    let arena: DataArena
    let schema: Schema
    let layout: DataLayout
    let file: FileID

    private func text(_ cell: Int) -> String { String(decoding: arena.string(cell), as: UTF8.self) }

    /// The first cell of a field that may be absent and nil; nil where it is either.
    private func optional(_ structure: Int32, _ field: Int, _ cell: Int) -> Int? {
      let presence = cell + layout.fieldOffset(structure: structure, field: field)
      return arena.bool(presence) && arena.bool(presence + 1) ? presence + 2 : nil
    }

    /// The keys and values of a dictionary, with the places of the keys.
    private func pairs(_ cell: Int, of value: DataSchema.TypeIndex) -> [(
      key: String, range: SourceRange?, value: Int
    )] {
      let (start, count) = arena.pairs(cell)
      let size = 1 + layout.cells(of: value)
      return (0..<count).map { index in
        let place = start + index * size
        return (text(place), arena.range(ofString: place), place + 1)
      }
    }

    func catalogue(_ root: Int) -> StringCatalogue {
      var made = StringCatalogue(isOneFile: true)
      made.sourceLanguage = text(root + layout.fieldOffset(structure: 5, field: 0) + 1)
      var languages: Set<String> = [made.sourceLanguage]
      for (key, range, cell) in pairs(root + layout.fieldOffset(structure: 5, field: 1) + 1, of: schema.entry)
      {
        var entry = Entry(
          key: key, location: SourceLocation(file, range ?? arena.range(of: "", inStructure: cell)),
          isTranslatable: optional(4, 1, cell).map { arena.bool($0) } ?? true,
          isManual: optional(4, 0, cell).map { text($0) } == "manual")
        if let localizations = optional(4, 2, cell) {
          for (language, _, cell) in pairs(localizations, of: schema.localization) {
            guard let found = translation(cell) else { continue }
            entry.translations[language] = found
            if found.isTranslated { languages.insert(language) }
          }
        }
        made.places[key] = made.entries.count
        made.entries.append(entry)
      }
      made.languages = languages.sorted()
      return made
    }

    private func translation(_ cell: Int) -> Translation? {
      var substitutions: [String: Substitution] = [:]
      var isTranslated = true
      if let found = optional(3, 2, cell) {
        for (index, (name, _, cell)) in pairs(found, of: schema.substitution).enumerated() {
          guard let variations = optional(2, 2, cell) else { continue }
          substitutions[name] = Substitution(
            argument: optional(2, 0, cell).map { arena.int($0) - 1 } ?? index,
            forms: plural(variations, &isTranslated))
        }
      }
      if let unit = optional(3, 0, cell) {
        let text = unitText(unit, &isTranslated)
        return Translation(variation: .text(text), substitutions: substitutions, isTranslated: isTranslated)
      }
      guard let variations = optional(3, 1, cell) else { return nil }
      let variation = self.variation(variations, &isTranslated)
      return variation.map {
        Translation(variation: $0, substitutions: substitutions, isTranslated: isTranslated)
      }
    }

    /// What varies by a number; of what varies by device the one for other devices.
    private func variation(_ cell: Int, _ isTranslated: inout Bool) -> Variation? {
      let kinds = pairs(cell, of: schema.variations)
      if kinds.contains(where: { $0.key == "plural" }) { return .plural(plural(cell, &isTranslated)) }
      guard let device = kinds.first(where: { $0.key == "device" }) else { return nil }
      let devices = pairs(device.value, of: schema.variation)
      guard
        let chosen = devices.first(where: { $0.key == "iphone" }) ?? devices.first(where: {
          $0.key == "other"
        })
          ?? devices.first
      else { return nil }
      if let unit = optional(1, 0, chosen.value) { return .text(unitText(unit, &isTranslated)) }
      return optional(1, 1, chosen.value).flatMap { variation($0, &isTranslated) }
    }

    private func plural(_ cell: Int, _ isTranslated: inout Bool) -> [PluralCategory: Text] {
      var forms: [PluralCategory: Text] = [:]
      for (kind, _, value) in pairs(cell, of: schema.variations) where kind == "plural" {
        for (name, _, cell) in pairs(value, of: schema.variation) {
          guard let category = PluralCategory(rawValue: name), let unit = optional(1, 0, cell) else {
            continue
          }
          forms[category] = unitText(unit, &isTranslated)
        }
      }
      return forms
    }

    private func unitText(_ cell: Int, _ isTranslated: inout Bool) -> Text {
      let state = optional(0, 0, cell).map { text($0) }
      if state == "new" || state == "stale" { isTranslated = false }
      let value = cell + layout.fieldOffset(structure: 0, field: 1) + 1
      return Text(
        text(value),
        at: SourceLocation(
          file, arena.range(ofString: value) ?? arena.range(of: "value", inStructure: cell)))
    }
  }
}
