import SourceModel
import StandardLibrary

/// Compares the texts of other languages with the literals of the screens.
public struct CatalogueFaults {
  private let catalogue: StringCatalogue
  private let keys: [LocalizedKey]
  /// True where code looks up keys that are known only when it runs, so that each may be used.
  private let asksForAny: Bool

  /// What is wrong between both: literals without a key, keys without a literal, texts that are missing, placeholders that differ.
  /// `files` are the screens of the package itself. Linear in the package and in the catalogue.
  public static func find(_ catalogue: StringCatalogue, _ model: SemanticModel, files: Range<Int>)
    -> [Diagnostic]
  {
    var keys: [LocalizedKey] = []
    for file in model.files.indices {
      // What stands in a Preview is shown to those who write screens.
      let previews = model.program.declarations(in: file).filter { model.program[$0].kind == .preview }
      keys += LocalizedKey.find(in: file, model).filter { key in
        !previews.contains { model.program[$0].range.contains(key.location.range) }
      }
    }
    let faults = CatalogueFaults(
      catalogue: catalogue, keys: keys,
      asksForAny: model.files.indices.contains { !LocalizedKey.lookups(in: $0, model).isEmpty })
    return faults.missing(files) + catalogue.entries.flatMap(faults.faults)
  }

  private init(catalogue: StringCatalogue, keys: [LocalizedKey], asksForAny: Bool) {
    self.catalogue = catalogue
    self.keys = keys
    self.asksForAny = asksForAny
    used = Set(keys.map(\.key))
    shown = Set(keys.lazy.filter { !$0.isForCode }.map(\.key))
  }

  private let used: Set<String>
  /// Those of `used` that views or texts show as they are.
  private let shown: Set<String>

  private func missing(_ files: Range<Int>) -> [Diagnostic] {
    guard catalogue.incomplete.isEmpty, catalogue.isTranslated else { return [] }
    var told: Set<String> = []
    let names = catalogue.entries.map(\.key)
    let missing = keys.filter { catalogue[$0.key] == nil && files.contains(Int($0.location.file.index)) }
    let ordered = missing.sorted {
      ($0.location.file, $0.location.range.start) < ($1.location.file, $1.location.range.start)
    }
    return ordered.filter { told.insert($0.key).inserted }.map { key in
      Diagnostic(
        .localeMissingKey, .warning,
        "\(catalogue.isOneFile ? "The string catalogue has no key" : "No `Localizable.strings` has the key") `\(key.key)`, so this is the same in every language.",
        at: key.location,
        help: Suggestion.nearest(to: key.key, among: names).map {
          "There is `\($0)`, which is spelt nearly the same."
        }
          ?? "Add the key, or write `verbatim=\"true\"` at a Text that is never translated.")
    }
  }

  private func faults(of entry: StringCatalogue.Entry) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if !asksForAny, !used.contains(entry.key), !entry.isManual {
      found.append(
        Diagnostic(
          .localeUnusedKey, .note, "No screen shows `\(entry.key)`.", at: entry.location,
          help: catalogue.isOneFile
            ? "Remove it, or write `\"extractionState\": \"manual\"` where other code uses it."
            : "Remove it from the files of all languages."))
    }
    if entry.isTranslatable {
      let missing = catalogue.languages.filter { language in
        language != catalogue.sourceLanguage && !catalogue.incomplete.contains(language)
          && !(entry.translations[language]?.isTranslated ?? false)
      }
      if !missing.isEmpty {
        found.append(
          Diagnostic(
            .localeMissingTranslation, .warning,
            "`\(entry.key)` has no text in \(missing.map { "`\($0)`" }.joined(separator: ", ")).",
            at: entry.location,
            help: catalogue.isOneFile
              ? "Translate it, or write `\"shouldTranslate\": false` where it is the same in all languages."
              : "Write it in the file of the language, also where it is the same."))
      }
    }
    for (language, translation) in entry.translations.sorted(by: { $0.key < $1.key }) {
      found += faults(of: translation, in: language, entry)
    }
    return found
  }

  private func faults(
    of translation: StringCatalogue.Translation, in language: String, _ entry: StringCatalogue.Entry
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var texts: [StringCatalogue.Text] = []
    func note(_ forms: [PluralCategory: StringCatalogue.Text]) {
      let ordered = PluralCategory.allCases.compactMap { forms[$0] }
      texts += ordered
      let missing = PluralCategory.needed(by: language).filter { forms[$0] == nil }
      guard let first = ordered.first, !missing.isEmpty else { return }
      let names = missing.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      found.append(
        Diagnostic(
          .localeMissingTranslation, .warning,
          "Numbers have forms in `\(language)` that `\(entry.key)` has no text for: \(names).",
          at: first.location,
          help: "Write a text for each; `other` stands for those that are left out."))
    }
    switch translation.variation {
    case .text(let text): texts.append(text)
    case .plural(let forms): note(forms)
    }
    for (_, substitution) in translation.substitutions.sorted(by: { $0.key < $1.key }) {
      note(substitution.forms)
    }
    let wanted = wantedPlaceholders(entry)
    for text in texts {
      guard let placeholders = text.format.placeholders else {
        found.append(wrong(text, "asks for one argument as two kinds", wanted))
        continue
      }
      for (position, placeholder) in placeholders.sorted(by: { $0.key < $1.key })
      where wanted[position] != placeholder {
        let what =
          wanted[position].map { "has `\(placeholder.rawValue)` for what the key has as `\($0.rawValue)`" }
          ?? "has `\(placeholder.rawValue)` for an argument that the key has not"
        found.append(wrong(text, what, wanted))
        break
      }
      for case .variation(let name, _) in text.format.pieces where translation.substitutions[name] == nil {
        found.append(wrong(text, "has `%#@\(name)@`, and the entry says nothing of `\(name)`", wanted))
      }
    }
    return found
  }

  /// What the texts of a key take. A key of words alone that nothing shows as it is may be the name of a format, which code fills: what
  /// that takes is told by its text in the language of the keys, else in the first that has one.
  private func wantedPlaceholders(_ entry: StringCatalogue.Entry) -> [Int: LocalizedFormat.Placeholder] {
    let own = LocalizedFormat(entry.key).placeholders ?? [:]
    if !own.isEmpty || shown.contains(entry.key) { return own }
    let language =
      entry.translations[catalogue.sourceLanguage] == nil
      ? entry.translations.keys.min() : catalogue.sourceLanguage
    guard let translation = language.flatMap({ entry.translations[$0] }) else { return [:] }
    var found: [Int: LocalizedFormat.Placeholder] = [:]
    func note(_ format: LocalizedFormat, own: Int) {
      for piece in format.pieces {
        switch piece {
        case .literal, .variation: break
        case .argument(let position, let placeholder): found[position] = placeholder
        case .ownArgument: found[own] = .whole
        }
      }
    }
    switch translation.variation {
    case .text(let text): note(text.format, own: 0)
    case .plural(let forms): for text in forms.values { note(text.format, own: 0) }
    }
    for part in translation.substitutions.values {
      for text in part.forms.values { note(text.format, own: part.argument) }
    }
    return found
  }

  private func wrong(
    _ text: StringCatalogue.Text, _ what: String, _ wanted: [Int: LocalizedFormat.Placeholder]
  ) -> Diagnostic {
    let list = wanted.sorted { $0.key < $1.key }.map { "`\($0.value.rawValue)`" }.joined(separator: ", ")
    return Diagnostic(
      .localeWrongPlaceholder, .error, "The text \(what).", at: text.location,
      help: list.isEmpty
        ? "The key takes no arguments: write a per cent sign as `%%`."
        : "The key takes \(list), in this order.")
  }
}
