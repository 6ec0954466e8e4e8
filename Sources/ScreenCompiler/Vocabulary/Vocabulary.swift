import ElementCatalog
import StandardLibrary

/// What something of Swift or SwiftUI is here, found by how it is written there.
public enum Vocabulary {
  /// What there is to say of `.navigationTitle`, `.sheet`, `@State`, `NavigationStack` or `Calendar`, what is spelt so
  /// first; nil for a word that names nothing.
  public static func page(_ query: String) -> String? {
    // `some Gesture` is a Gesture.
    let words = query.split(whereSeparator: { "( {<:".contains($0) }).map(String.init)
    let isOpaque = words.count > 1 && ["some", "any"].contains(words[0])
    let word = isOpaque ? words[1] : words.first ?? ""
    let bare = String(word.drop { $0 == "." || $0 == "@" || $0 == "#" })
    guard !bare.isEmpty else { return nil }
    let spellings = SpellingGroups.all.flatMap(\.spellings)
    func isNamed(_ spelling: SwiftSpelling) -> Bool {
      spelling.names(word) || spelling.names(bare) || spelling.names("@" + bare)
    }
    var parts = spellings.filter(isNamed).map(text)
    if !word.hasPrefix("@") {
      parts += ElementCatalog.shared.elements.filter { $0.modifierName == bare }.map {
        attachmentText($0)
      }
      parts += ElementCatalog.shared.modifiers.filter { $0.name == bare }.map(text)
      if !word.hasPrefix(".") {
        parts += ElementCatalog.shared.elements.filter { $0.name == bare }.map(text)
        parts += StandardLibrary.shared.types.filter { $0.name == bare || $0.aliases.contains(bare) }.map(
          text)
      }
    }
    parts += spellings.filter { !isNamed($0) }
      .filter { $0.keys.contains(word) || $0.keys.contains(bare) }.map(text)
    if parts.isEmpty { parts = members(called: bare) }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private static func text(_ spelling: SwiftSpelling) -> String {
    var text =
      "SwiftUI:  \(spelling.swift)\nHere:     \(spelling.here.isEmpty ? "there is nothing" : spelling.here)\n"
    if !spelling.note.isEmpty { text += "          \(spelling.note)\n" }
    return text
  }

  /// What types of the library have by a name.
  private static func members(called name: String) -> [String] {
    StandardLibrary.shared.entries.filter { $0.name.text == name && $0.member.form != .initializer }.map {
      let receiver = $0.member.receiver.isEmpty ? "" : $0.member.receiver + "."
      return "\(receiver)\($0.member.signature)  \($0.member.documentation)\n"
    }
  }

  private static func attachmentText(_ element: ElementDefinition) -> String {
    let name = element.modifierName ?? element.name
    let spelling = SwiftSpelling(
      ".\(name) { … }", "<\(element.name)>…</\(element.name)>", "It is a child of the view that it modifies.")
    return text(spelling) + "\n" + text(element)
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
    if modifier.isRecordedOnly {
      text += "  A still picture shows nothing of it; what it has to run is run where people use the page.\n"
    }
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
