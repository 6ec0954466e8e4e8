import ElementCatalog
import Foundation
import ScreenTypes
import StandardLibrary
import TestFixtures
import Testing

/// The reference pages say what the catalogue says. `SCREENWRIGHT_REWRITE=1` writes them anew.
@Suite struct ReferenceTests {
  private static let rewrites = ProcessInfo.processInfo.environment["SCREENWRIGHT_REWRITE"] == "1"

  @Test func elementsAreFresh() throws { try check("Elements", ReferencePages.elements()) }
  @Test func modifiersAreFresh() throws { try check("Modifiers", ReferencePages.modifiers()) }
  @Test func libraryIsFresh() throws { try check("Library", ReferencePages.library()) }

  private func check(_ name: String, _ page: String) throws {
    let path = "Documentation/\(name).md"
    if Self.rewrites {
      try Data(page.utf8).write(to: URL(filePath: Project.root + path))
      return
    }
    #expect(try Project.text(path) == page, "\(path) is not what the catalogue says")
  }
}

/// Writes the reference pages.
enum ReferencePages {
  static func elements() throws -> String {
    var page = "# Elements\n\nWritten from the catalogue. Types are those of [Library.md](Library.md).\n"
    for element in ElementCatalog.shared.elements {
      page += "\n## \(element.name)\n\n\(element.documentation)\n\n"
      page += "- Stands: \(place(element.placement)).\n"
      page += "- Holds: \(content(element.content)).\n"
      if let since = element.since.text { page += "- Since: \(since).\n" }
      if !element.accessibilityRole.isEmpty { page += "- Role: `\(element.accessibilityRole)`.\n" }
      if !element.alternatives.isEmpty {
        let sets = element.alternatives.map { $0.map { "`\($0)`" }.joined(separator: ", ") }
        page += "- One of: \(sets.joined(separator: "; one of ")).\n"
      }
      if !element.attributes.isEmpty {
        page += "\n| Attribute | Type | Meaning |\n| --- | --- | --- |\n"
        for attribute in element.attributes {
          let needed = attribute.isRequired ? " Required." : ""
          page += "| `\(attribute.name)` | \(type(attribute)) | \(attribute.documentation)\(needed) |\n"
        }
      }
      page += "\n" + (try example(element.example))
    }
    return page
  }

  static func modifiers() throws -> String {
    var page = """
      # Modifiers

      Written from the catalogue. A chain is read from left to right: `modifiers=".padding().background(.gray)"`. What is
      marked *recorded* is accepted and recorded, and not seen in a still picture.

      """
    for modifier in ElementCatalog.shared.modifiers {
      page += "\n## \(modifier.name)\n\n\(modifier.documentation)\n\n"
      page += "```swift\n\(modifier.signatures.joined(separator: "\n"))\n```\n\n"
      if modifier.receiver != .view {
        page += "- On: \(modifier.receiver.rawValue), at the head of the chain.\n"
      }
      if let since = modifier.since.text { page += "- Since: \(since).\n" }
      if modifier.isEnvironment { page += "- Reaches all views inside; the nearest to a view wins.\n" }
      if modifier.isRecordedOnly { page += "- *Recorded* only.\n" }
      if page.hasSuffix(".\n") { page += "\n" }
      page += try example(modifier.example)
    }
    return page
  }

  static func library() -> String {
    var page = "# Library\n\nWritten from the library. `T0`, `T1`, … stand for any types.\n\n## Types\n\n"
    page += "| Type | Cases | Meaning |\n| --- | --- | --- |\n"
    for type in StandardLibrary.shared.types {
      let cases = type.cases.map { name in
        "`.\(name)`" + (type.availability(of: name).text.map { " (\($0))" } ?? "")
      }.joined(separator: " ")
      let names = ([type.name] + type.aliases).map { "`\($0)`" }.joined(separator: ", ")
      page += "| \(names) | \(cases) | \(type.documentation) |\n"
    }
    var receivers: [String] = []
    var rows: [String: [String]] = [:]
    for entry in StandardLibrary.shared.entries {
      let member = entry.member
      if rows[member.receiver] == nil { receivers.append(member.receiver) }
      let isStatic = member.form == .staticProperty || member.form == .staticMethod
      let written = (isStatic ? "static " : "") + (member.isMutating ? "mutating " : "") + member.signature
      rows[member.receiver, default: []].append(
        "| `\(written.replacing("|", with: "\\|"))` | \(member.documentation)\(since(member.since)) |\n")
    }
    for receiver in receivers {
      page +=
        "\n## \(receiver.isEmpty ? "Functions" : "`\(receiver)`")\n\n| Member | Meaning |\n| --- | --- |\n"
      page += (rows[receiver] ?? []).joined()
    }
    return page
  }

  private static func since(_ since: Availability) -> String { since.text.map { " Since \($0)." } ?? "" }

  /// An example as written, with how it is drawn where that is small.
  private static func example(_ text: String) throws -> String {
    var page = "```xml\n\(text)\n```\n"
    let drawn = try ExampleRun(text).picture().text
    let lines = drawn.split(separator: "\n")
    if !lines.isEmpty && lines.count <= 12 { page += "\n```text\n\(drawn)```\n" }
    return page
  }

  private static func type(_ attribute: AttributeDefinition) -> String {
    switch attribute.role {
    case .value, .code: attribute.type.isEmpty ? "code" : "`\(attribute.type)`"
    case .binding: "binding of `\(attribute.type)`"
    case .action: "statements"
    case .function: "`\(attribute.type)`, the closure's body"
    case .name: "a name"
    case .view: "the name of a view"
    }
  }

  private static func place(_ placement: ElementPlacement) -> String {
    switch placement {
    case .view: "wherever views may"
    case .attachment(let isEarly):
      "in any view, as a modifier \(isEarly ? "before" : "after") its chain"
    case .part(let parents), .item(let parents): "in \(parents.map { "`\($0)`" }.joined(separator: ", "))"
    }
  }

  private static func content(_ content: ContentModel) -> String {
    var parts: [String] = []
    if content.contains(.title) { parts.append("text, as its title") }
    if content.contains(.runs) { parts.append("`Text`, joined to one") }
    if content.contains(.views) { parts.append("views") }
    if content.contains(.labelFirst) { parts.append("first a `Label`, its label") }
    if content.contains(.iterates) { parts.append("views for each of `items`") }
    if content.contains(.destination) || content.contains(.valueDestination) { parts.append("a page") }
    if content.contains(.presents) { parts.append("what is shown while it is up") }
    if content.contains(.geometry) { parts.append("views that know the size of the place") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}
