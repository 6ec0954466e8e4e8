import Foundation
import TestFixtures
import Testing

/// The pages of `screenwright help TOPIC` are sections of the documents, which stand in a Swift file for the command.
@Suite struct HelpTopicTests {
  /// A page: its word, what it is about, and the section with those below it.
  private struct Topic {
    let name: String
    let summary: String
    let document: String
    let heading: String
  }

  private static let topics = [
    Topic(
      name: "data-flow", summary: "sources of truth, and how the compiler follows them",
      document: "Documentation/Language.md", heading: "Data flow"),
    Topic(
      name: "environment", summary: "variables that the command looks at",
      document: "Documentation/CommandLine.md",
      heading: "Environment"),
    Topic(
      name: "exit-status", summary: "what 0, 1 and 2 mean", document: "Documentation/CommandLine.md",
      heading: "Exit status"),
    Topic(
      name: "exploring", summary: "what `explore` tries", document: "Documentation/Exploring.md",
      heading: "What is tried"),
    Topic(
      name: "packages", summary: "files and packages", document: "Documentation/Language.md",
      heading: "Files and packages"),
    Topic(
      name: "records", summary: "a page for each line of JSON objects", document: "Documentation/Pages.md",
      heading: "Records"),
    Topic(
      name: "reports", summary: "the forms of findings", document: "Documentation/CommandLine.md",
      heading: "Reports"),
    Topic(
      name: "scenarios", summary: "how a scenario is written and run", document: "Documentation/Testing.md",
      heading: "Write a scenario"),
    Topic(
      name: "settings", summary: "what may stand in screenwright.yml",
      document: "Documentation/CommandLine.md",
      heading: "Settings"),
    Topic(
      name: "shells", summary: "completion in bash, zsh and fish", document: "Documentation/CommandLine.md",
      heading: "Shells"),
    Topic(
      name: "sites", summary: "linked pages of all rows", document: "Documentation/Pages.md", heading: "Sites"
    ),
    Topic(
      name: "snapshots", summary: "pages that tests compare", document: "Documentation/Testing.md",
      heading: "Snapshots"),
    Topic(
      name: "standard-input", summary: "screens from a pipe", document: "Documentation/CommandLine.md",
      heading: "Standard input"),
    Topic(
      name: "steps", summary: "what steps of scenarios and --do can do", document: "Documentation/Testing.md",
      heading: "Steps"),
    Topic(
      name: "suppressions", summary: "comments, baselines and settings that silence findings",
      document: "Documentation/CommandLine.md", heading: "Silencing a finding"),
    Topic(
      name: "watching", summary: "--watch", document: "Documentation/CommandLine.md", heading: "Watching"),
  ]

  /// The lines of a section, without its heading.
  private static func section(_ topic: Topic) throws -> [String] {
    let lines = try Project.text(topic.document).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let start = try #require(
      lines.firstIndex(of: "## " + topic.heading), "\(topic.document): \(topic.heading)")
    var end = start + 1
    var isCode = false
    while end < lines.count, isCode || !lines[end].hasPrefix("## ") {
      if lines[end].hasPrefix("```") { isCode.toggle() }
      end += 1
    }
    return Array(lines[start + 1..<end])
  }

  /// A section as plain text: links are their words, code is indented, a row of a table is a word and what it means.
  private static func plain(_ lines: [String]) -> String {
    var out: [String] = []
    var isCode = false
    /// How many lines the last row of a table takes, of which the first is its head.
    var row = 0
    for line in lines {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        out.append(line.isEmpty ? "" : "    " + line)
      } else if line.hasPrefix("| ---") {
        out.removeLast(row)
      } else if line.hasPrefix("|") {
        let cells = line.split(separator: "|").map { words($0.trimmingCharacters(in: .whitespaces)) }
          .filter { !$0.isEmpty }
        row = cells.count
        out.append("  \(cells[0])")
        out += cells.dropFirst().map { "      \($0)" }
      } else if line.hasPrefix("### ") {
        out.append(String(line.dropFirst(4)))
      } else {
        out.append(words(line))
      }
    }
    return out.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  private static func words(_ text: String) -> String {
    text.replacing(#/\[([^\]]+)\]\([^)]+\)/#) { String($0.1) }.replacing("**", with: "")
  }

  private static func source() throws -> String {
    let entries = try topics.map { topic in
      let text = plain(try section(topic)).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
      return """
            HelpTopic(
              name: "\(topic.name)", summary: "\(topic.summary)",
              text: #\"""
        \(text)

              \"""#),
        """
    }
    return """
      /// Sections of the documents for `screenwright help`.
      ///
      /// Made from them by `SCREENWRIGHT_REWRITE=1 swift test --filter HelpTopicTests`.
      enum EmbeddedTopics {
        // swift-format-ignore
        static let all = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
  }

  @Test func pagesAreThoseOfTheDocuments() throws {
    let file = Project.root + "Sources/screenwright/EmbeddedTopics.swift"
    let expected = try Self.source()
    if ProcessInfo.processInfo.environment["SCREENWRIGHT_REWRITE"] == "1" {
      try expected.write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOfFile: file, encoding: .utf8) == expected,
      "EmbeddedTopics.swift is stale. Run: SCREENWRIGHT_REWRITE=1 swift test --filter HelpTopicTests")
  }

  @Test func aTopicIsPrinted() throws {
    let list = try screenwright("help", "topics")
    #expect(list.status == 0)
    for topic in Self.topics {
      #expect(list.output.contains("  \(topic.name) "), "\(topic.name)")
      let page = try screenwright("help", topic.name)
      #expect(page.status == 0 && page.output.count > 100 && page.errors.isEmpty, "\(topic.name)")
    }
    #expect(try screenwright("help", "lint").output.contains("--fail-on"))
    #expect(
      try screenwright("help", "setings").errors
        == "screenwright: there is no command or topic setings; did you mean settings?\n")
    #expect(
      try screenwright("help", "xyzzy").errors
        == "screenwright: there is no command or topic xyzzy; `screenwright help topics` lists the topics\n")
  }

  /// The settings that are told are those that are read.
  @Test func allSettingsAreTold() throws {
    let source = try Project.text("Sources/ScreenCompiler/Package/Settings.swift")
    let list = try #require(source.firstMatch(of: /keys = \[([^\]]+)\]/))
    let page = try screenwright("help", "settings").output
    for name in list.1.matches(of: /"(\w+)"/) { #expect(page.contains("  `\(name.1)`"), "\(name.1)") }
  }

  /// Each command that is shown has a page, which names its options.
  @Test func commandsHavePages() throws {
    let folder = try TemporaryPackage()
    let run = try screenwright("manual", "--output", folder.path, in: folder)
    #expect(run.status == 0)
    let help = try screenwright("--help").output
    let commands = help.matches(of: #/(?m)^  ([a-z]+)  /#).map { String($0.1) }.filter { $0 != "preview" }
    #expect(commands.count > 12)
    for command in commands {
      let page = try folder.read("screenwright-\(command).1")
      #expect(page.hasPrefix(".TH \"SCREENWRIGHT-\(command.uppercased())\" 1"))
      for option in try screenwright(command, "--help").output.matches(of: /(?m)^  (--[a-z-]+)/) {
        #expect(page.contains(option.1.replacing("-", with: "\\-")), "\(command) \(option.1)")
      }
    }
    #expect(try screenwright("manual", "lint").output == folder.read("screenwright-lint.1"))
    #expect(try screenwright("manual", "lnt").errors.contains("did you mean lint?"))
  }
}
