import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// The texts that a run shows in place of the literals of the screens.
public struct Localization: Sendable {
  private let catalogue: StringCatalogue?
  private let language: String
  private let isPseudo: Bool

  /// Those of a locale; nil where the literals stand for themselves: there is no catalogue, and the locale is not `en-XA`, in which
  /// every text shows that it can be translated. Without a locale the language is that of the catalogue's keys.
  public init?(_ catalogue: StringCatalogue?, locale: String?) {
    let words = locale?.split { $0 == "-" || $0 == "_" }.map { $0.uppercased() } ?? []
    isPseudo = words == ["EN", "XA"]
    if catalogue == nil, !isPseudo { return nil }
    self.catalogue = catalogue
    language =
      catalogue.map { catalogue in locale.map { catalogue.language(for: $0) } ?? catalogue.sourceLanguage }
      ?? "en"
  }

  /// What is shown for the literals of a file, as far as that is something else.
  func texts(of file: FileID, _ model: SemanticModel) -> [(key: LocalizedKey, text: LocalizedText)] {
    LocalizedKey.find(in: file, model).compactMap { key in
      text(for: key).map { (key, $0) }
    }
  }

  /// The text of a key that is known only now; nil where the catalogue has none.
  func text(ofKey key: String) -> Value? {
    let format = LocalizedFormat([.literal(key)])
    let translation = catalogue?[key]?.translations[language]
    if translation == nil, !isPseudo { return nil }
    return LocalizedText(
      translation: isPseudo ? nil : translation, format: isPseudo ? PseudoText.format(format) : format,
      language: language, isMarkdown: false, isForCode: true
    ).value([])
  }

  /// What is shown for a literal; nil for itself.
  private func text(for key: LocalizedKey) -> LocalizedText? {
    if case .format = key.target {
      guard !isPseudo, let found = catalogue?[key.key]?.translations[language], found.variesByNumber else {
        return nil
      }
      return LocalizedText(
        translation: found, format: key.format, language: language, isMarkdown: false, isForCode: false)
    }
    if isPseudo {
      return LocalizedText(
        translation: nil, format: PseudoText.format(key.format), language: "en", isMarkdown: key.isMarkdown,
        isForCode: key.isForCode)
    }
    guard let entry = catalogue?[key.key], let found = entry.translations[language] else { return nil }
    return LocalizedText(
      translation: found, format: key.format, language: language, isMarkdown: key.isMarkdown,
      isForCode: key.isForCode)
  }
}
