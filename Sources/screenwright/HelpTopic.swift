import ArgumentParser
import ScreenCompiler
import SourceModel

/// A page of `screenwright help TOPIC`: a section of the documents.
struct HelpTopic: Sendable {
  /// The word by which it is asked for.
  let name: String
  /// What it is about.
  let summary: String
  /// The section as plain text.
  let text: String

  /// What `screenwright help WORD…` prints where it is about a topic; nil where it is about a command, or about all. Throws
  /// `UsageError` for a word that is neither.
  static func page(for words: some Collection<String>) throws -> String? {
    guard words.first == "help", words.count == 2, let word = words.dropFirst().first, !word.hasPrefix("-")
    else { return nil }
    if word == "topics" { return list }
    if let topic = EmbeddedTopics.all.first(where: { $0.name == word }) { return topic.text }
    if commands.contains(word) { return nil }
    throw unknown(word, isManual: false)
  }

  /// All topics, one a line.
  private static var list: String {
    let width = EmbeddedTopics.all.map(\.name.count).max() ?? 0
    let lines = EmbeddedTopics.all.map { topic in
      "  \(topic.name)\(String(repeating: " ", count: width - topic.name.count))  \(topic.summary)\n"
    }
    return
      "Topics:\n\n\(lines.joined())\n`screenwright help TOPIC` prints one, `screenwright help COMMAND` the options of a command.\n"
  }

  /// The commands that are shown.
  static var commands: [String] {
    Screenwright.configuration.subcommands.map { $0.configuration }.filter(\.shouldDisplay)
      .compactMap(\.commandName)
  }

  /// What is wrong with a word that is no command, nor a topic.
  static func unknown(_ word: String, isManual: Bool) -> UsageError {
    let known = commands + (isManual ? [] : ["topics"] + EmbeddedTopics.all.map(\.name))
    let near = Suggestion.nearest(to: word, among: known)
    let help =
      near.map { "did you mean \($0)?" }
      ?? (isManual
        ? "there are \(commands.joined(separator: ", "))" : "`screenwright help topics` lists the topics")
    return UsageError("there is no command\(isManual ? "" : " or topic") \(word); \(help)")
  }
}
