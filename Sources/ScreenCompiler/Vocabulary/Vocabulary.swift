import ElementCatalog
import StandardLibrary

/// What something of Swift or SwiftUI is here, found by how it is written there.
public enum Vocabulary {
  /// What there is to say of `.navigationTitle`, `@State`, `NavigationStack` or `Calendar`; nil for a word that names nothing.
  public static func page(_ query: String) -> String? {
    let word = query.split(whereSeparator: { "( {<:".contains($0) }).first.map(String.init) ?? ""
    let bare = String(word.drop { $0 == "." || $0 == "@" || $0 == "#" })
    guard !bare.isEmpty else { return nil }
    var parts = SpellingGroups.all.flatMap(\.spellings)
      .filter { $0.isFound(by: word) || word != bare && $0.isFound(by: bare) }.map(text)
    if !word.hasPrefix("@") {
      parts += ElementCatalog.shared.modifiers.filter { $0.name == bare }.map(text)
      if !word.hasPrefix(".") {
        parts += ElementCatalog.shared.elements.filter { $0.name == bare }.map(text)
        parts += StandardLibrary.shared.types.filter { $0.name == bare || $0.aliases.contains(bare) }.map(
          text)
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private static func text(_ spelling: SwiftSpelling) -> String {
    var text =
      "SwiftUI:  \(spelling.swift)\nHere:     \(spelling.here.isEmpty ? "there is nothing" : spelling.here)\n"
    if !spelling.note.isEmpty { text += "          \(spelling.note)\n" }
    return text
  }

  private static func text(_ element: ElementDefinition) -> String {
    var text = "<\(element.name)>  \(element.documentation)\n"
    for attribute in element.attributes {
      text += "  \(attribute.name)\(attribute.isRequired ? " (required)" : "")  \(attribute.documentation)\n"
    }
    return text + "\n\(element.example)\n"
  }

  private static func text(_ modifier: ModifierDefinition) -> String {
    var text = ".\(modifier.name)  \(modifier.documentation)\n"
    for signature in modifier.signatures { text += "  \(signature)\n" }
    if modifier.isRecordedOnly { text += "  It is recorded, and not seen in a still picture.\n" }
    return text + "\n\(modifier.example)\n"
  }

  private static func text(_ type: LibraryType) -> String {
    var text = "\(type.name)  \(type.documentation)\n"
    if !type.cases.isEmpty { text += "  " + type.cases.map { ".\($0)" }.joined(separator: " ") + "\n" }
    for entry in StandardLibrary.shared.entries where entry.member.receiver == type.name {
      let isStatic = entry.member.form == .staticProperty || entry.member.form == .staticMethod
      text += "  \(isStatic ? "static " : "")\(entry.member.signature)  \(entry.member.documentation)\n"
    }
    return text
  }
}
