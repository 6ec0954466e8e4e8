import SourceModel

/// A file of texts of one language: `ko.lproj/Localizable.strings` or `ko.lproj/Localizable.stringsdict`.
public struct LanguageFile: Sendable {
  /// The names that are read, in the order in which they are: forms by numbers take the place of plain texts.
  public static let names = ["Localizable.strings", "Localizable.stringsdict"]

  /// The language of its folder; nil for `Base.lproj`, which is that of the keys.
  public let language: String?
  /// Its texts, each with the place of its key.
  let texts: [(key: String, at: SourceLocation, text: StringCatalogue.Translation)]
  /// What is wrong with it. What was read before a fault counts.
  public let diagnostics: [Diagnostic]
  /// False where a fault hides texts that it may have.
  let isWhole: Bool

  /// Reads a file. The text that its positions are of, in UTF-8, is what it is given back with; files in UTF-16 with a byte order mark
  /// are read, too. Linear in the file.
  public static func read(path: String, contents: [UInt8], file: FileID) -> (
    file: LanguageFile, source: SourceFile
  ) {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    let name = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : ""
    let language = name == "Base" || name.isEmpty ? nil : name
    if path.hasSuffix(".stringsdict") {
      var reader = PropertyListTexts(path: path, contents: contents, file: file)
      reader.read()
      return (
        LanguageFile(
          language: language, texts: reader.texts, diagnostics: reader.diagnostics,
          isWhole: reader.diagnostics.isEmpty),
        reader.source
      )
    }
    var reader = StringsReader(contents: contents, file: file)
    reader.read()
    return (
      LanguageFile(
        language: language, texts: reader.texts, diagnostics: reader.diagnostics, isWhole: reader.isWhole),
      SourceFile(path: path, bytes: reader.bytes)
    )
  }
}
