import ElementCatalog
import Foundation
import ScreenCompiler
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary
import TestFixtures
import Testing

/// The reference pages say what the catalogue says. `SCREENWRIGHT_REWRITE=1` writes them anew.
@Suite struct ReferenceTests {
  private static let rewrites = ProcessInfo.processInfo.environment["SCREENWRIGHT_REWRITE"] == "1"

  @Test func elementsAreFresh() throws { try check("Elements", ReferencePages.elements()) }
  @Test func modifiersAreFresh() throws { try check("Modifiers", ReferencePages.modifiers()) }
  @Test func libraryIsFresh() throws { try check("Library", ReferencePages.library()) }
  @Test func spellingsAreFresh() throws { try check("FromSwiftUI", ReferencePages.fromSwiftUI()) }

  /// What the page tells is written with elements that there are.
  @Test func spellingsNameElements() {
    let known = Set(
      ElementCatalog.shared.elements.map(\.name) + DeclarationKind.allCases.map(\.element)
        + MemberKind.allCases.map(\.element)
        + [
          "Init", "Actor", "Layout", "Subscript", "ScaledMetric", "Namespace", "Body", "WindowGroup",
          "Content", "If",
          "Else",
          "IfLet",
          "Switch", "Case",
          "ForEach",
        ])
    // What a use names of its own: views of an example.
    let own: Set = ["Home", "Detail", "Choices", "Row", "FlowLayout", "A", "B"]
    for spelling in SpellingGroups.all.flatMap(\.spellings) {
      for part in spelling.here.split(separator: "<").dropFirst(spelling.here.hasPrefix("<") ? 0 : 1) {
        let name = String(part.prefix { $0.isLetter })
        guard name.first?.isUppercase == true else { continue }
        #expect(known.contains(name) || own.contains(name), "\(name) in \(spelling.here)")
      }
    }
  }

  /// What is told not to be there is not there.
  @Test func missingSpellingsAreMissing() {
    // What a spelling names besides: what is told to be missing of it is a form, or a member.
    let beside: Set = [
      "Sequence", "Map", "MapMarker", "Text", "A", "B", "T", "Any", "UIHostingController", "Combine",
      "FocusedValues", "size", "onChange", "Group", "ForEach", "Toggle",
    ]
    for spelling in SpellingGroups.all.flatMap(\.spellings) where spelling.here.isEmpty {
      let words = spelling.swift.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      for word in words where word.first?.isUppercase == true && !beside.contains(word) {
        #expect(StandardLibrary.shared.type(named: Name(word)) == nil, "\(word) is there")
        #expect(ElementCatalog.shared.element(named: Name(word)) == nil, "<\(word)> is there")
      }
      for word in words where word.first?.isLowercase == true && !beside.contains(word) {
        #expect(ElementCatalog.shared.modifiers.allSatisfy { "\($0.name)" != word }, ".\(word) is there")
      }
    }
  }

  @Test func spellingsAreFound() {
    for word in [
      "@State", ".navigationTitle", "NavigationStack", "Calendar", "ViewModifier", "didSet", "#Preview",
      "AppStorage", "Int64", "rect", "some Gesture", "TimeInterval", "deinit", "ObservationIgnored", "Data",
      "Never",
    ] {
      #expect(Vocabulary.page(word) != nil, "nothing is said of \(word)")
    }
    #expect(Vocabulary.page("flow") == nil)
  }

  /// Each modifier that holds views is told first where it is asked for, with the element that is written for it.
  @Test func attachmentsAreFoundAsModifiers() throws {
    for element in ElementCatalog.shared.elements {
      guard let name = element.modifierName else { continue }
      let page = try #require(Vocabulary.page(".\(name)"), "nothing is said of .\(name)")
      #expect(page.hasPrefix("SwiftUI:  ") && page.contains("<\(element.name)"), "\(name): \(page)")
      #expect(page.split(separator: "\n")[0].contains(name), "\(name) begins with another: \(page)")
    }
  }

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
      marked *unseen* shows nothing in a still picture; what it has to run is run where people use the page, and the rest is recorded.

      """
    for modifier in ElementCatalog.shared.modifiers {
      page += "\n## \(modifier.name)\n\n\(modifier.documentation)\n\n"
      page += "```swift\n\(modifier.signatures.joined(separator: "\n"))\n```\n\n"
      if modifier.receiver != .view {
        page += "- On: \(modifier.receiver.rawValue), at the head of the chain.\n"
      }
      if let since = modifier.since.text { page += "- Since: \(since).\n" }
      if modifier.isEnvironment { page += "- Reaches all views inside; the nearest to a view wins.\n" }
      if modifier.isRecordedOnly { page += "- *Unseen* in a still picture.\n" }
      if page.hasSuffix(".\n") { page += "\n" }
      page += try example(modifier.example)
    }
    return page
  }

  /// SwiftUI beside what is written here: what is told by hand, then what the catalogue tells.
  static func fromSwiftUI() -> String {
    var page = """
      # From SwiftUI

      For who comes with an app: what is written there, and what is written here. `screenwright explain @State`,
      `explain .navigationTitle` and `explain Toggle` say the same of one word. Names, types, labels and their order are SwiftUI's;
      what differs is how XML writes it.

      """
    for group in SpellingGroups.all {
      let isMissing = group.spellings.allSatisfy(\.here.isEmpty)
      page += "\n## \(group.title)\n\n"
      page +=
        isMissing
        ? "| SwiftUI | In its place |\n| --- | --- |\n" : "| SwiftUI | Here | |\n| --- | --- | --- |\n"
      for spelling in group.spellings {
        let note = cell(spelling.note)
        page +=
          isMissing
          ? "| \(code(spelling.swift)) | \(note) |\n"
          : "| \(code(spelling.swift)) | \(code(spelling.here)) | \(note) |\n"
      }
    }
    page +=
      "\n## Elements\n\nEach argument of an initialiser is an attribute of its label; the first one without a label is `title` "
    page +=
      "(of `Image`, `name`). No view of the package has the name of an element, of this table or of the next one: a `Sheet` of one’s own is "
      + "a `CartSheet`.\n\n| SwiftUI | Here |\n| --- | --- |\n"
    for element in ElementCatalog.shared.elements {
      guard case .view = element.placement else { continue }
      let labels = element.attributes.filter { $0.name != "title" && $0.name != "name" }.map { "\($0.name):" }
      let hasTitle = element.attributes.count > labels.count
      let arguments = (hasTitle ? ["_:"] : []) + labels
      let swift = "\(element.name)" + (arguments.isEmpty ? "" : "(\(arguments.joined()))")
      let example = element.example.split(separator: "\n").joined(separator: " ")
      page +=
        "| `\(swift)` | \(example.count > 120 || example.contains("|") ? "[Elements.md](Elements.md)" : code(example)) |\n"
    }
    page +=
      "\n## Modifiers that hold views\n\nThey are children of the view that they modify.\n\n| SwiftUI | Here |\n| --- | --- |\n"
    for element in ElementCatalog.shared.elements {
      guard let name = element.modifierName else { continue }
      page += "| `.\(name) { … }` | `<\(element.name)>…</\(element.name)>` |\n"
    }
    let modifiers = ElementCatalog.shared.modifiers.map { "`.\($0.name)`" }
    page +=
      "\n## Modifiers as they are\n\nIn the chain of `modifiers=\"…\"`, as in SwiftUI ([Modifiers.md](Modifiers.md)): "
    var seen: Set<String> = []
    page += modifiers.filter { seen.insert($0).inserted }.joined(separator: " ") + ".\n"
    return page
  }

  private static func code(_ text: String) -> String {
    let mark = text.contains("`") ? "``" : "`"
    return mark + text.replacing("|", with: "\\|") + mark
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

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
