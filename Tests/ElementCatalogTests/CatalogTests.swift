import Foundation
import FoundationXML
import ScreenTypes
import SourceModel
import Testing

@testable import ElementCatalog
@testable import StandardLibrary

@Suite struct CatalogTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/ElementCatalog")

  private static func names(in folder: String) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: folder).path())
    return Set(files.map { String($0.prefix { $0 != "." }) })
  }

  @Test func everyElementFileIsRegistered() throws {
    let registered = ElementCatalog.shared.elements.map(\.name)
    // A part that is written in lower case, such as `<icon>`, has a file of its own beside those of views.
    let files = registered.map {
      $0.first?.isLowercase == true ? "Part" + $0.prefix(1).uppercased() + $0.dropFirst() : $0
    }
    #expect(Set(files) == (try Self.names(in: "Elements")))
    #expect(Set(registered).count == registered.count)
  }

  @Test func everyModifierFileIsRegistered() throws {
    let registry = try String(
      contentsOf: Self.folder.appending(path: "ElementCatalog+Registry.swift"), encoding: .utf8)
    for file in try Self.names(in: "Modifiers") {
      let family = file.prefix(1).lowercased() + file.dropFirst()
      #expect(registry.contains(family), "\(file) is not in the registry")
    }
  }

  @Test func modifiersAreFoundByName() {
    for (place, modifier) in ElementCatalog.shared.modifiers.enumerated() {
      #expect(ElementCatalog.shared.modifiers(named: Name(modifier.name)).contains(place))
      for signature in modifier.signatures { #expect(signature.hasPrefix(modifier.name + "(")) }
    }
    #expect(ElementCatalog.shared.modifiers(named: "sheet").isEmpty)
  }

  @Test func everythingIsDocumented() {
    for element in ElementCatalog.shared.elements {
      #expect(element.documentation.hasSuffix("."), "\(element.name)")
      #expect(element.example.contains("<\(element.name)"), "\(element.name)")
      for attribute in element.attributes {
        #expect(attribute.documentation.hasSuffix("."), "\(element.name).\(attribute.name)")
      }
    }
    for modifier in ElementCatalog.shared.modifiers {
      #expect(modifier.documentation.hasSuffix("."), "\(modifier.name)")
      #expect(modifier.example.contains(".\(modifier.name)"), "\(modifier.name)")
    }
  }

  @Test func everyExampleIsWellFormed() {
    let examples =
      ElementCatalog.shared.elements.map { ($0.name, $0.example) }
      + ElementCatalog.shared.modifiers.map { ($0.name, $0.example) }
    for (name, example) in examples {
      let parser = XMLParser(data: Data(example.utf8))
      #expect(parser.parse(), "\(name): \(String(describing: parser.parserError))")
    }
  }

  @Test func examplesUseWhatExists() throws {
    let catalog = ElementCatalog.shared
    let declarations: Set<String> = [
      "Module", "App", "WindowGroup", "Home", "Rock", "Screen", "State", "View", "Modifier", "Body",
      "Content", "ObservableObject", "StateObject",
      "EnvironmentObject", "Published", "Count", "GroupBoxStyle", "LabeledContentStyle",
      "DisclosureGroupStyle", "Struct", "Let", "Computed",
      "Enum", "Case", "Namespace", "Func", "Layout", "Row", "Var",
    ]
    for example in catalog.elements.map(\.example) + catalog.modifiers.map(\.example) {
      for match in example.matches(of: /<([A-Z]\w*)([^>]*)>/) {
        let name = String(match.1)
        if declarations.contains(name) { continue }
        let place = try #require(catalog.element(named: Name(name)), "\(name)")
        let written = String(match.2).replacing(/"[^"]*"/, with: "")
        for attribute in written.matches(of: /(\w+)=/) {
          let isKnown = catalog.elements[place].attributes.contains { $0.name == attribute.1 }
          #expect(isKnown || attribute.1 == "modifiers", "\(name).\(attribute.1)")
        }
      }
    }
  }

  @Test func typesExist() {
    var known: Set<String> = [
      "Bool", "Int", "Double", "String", "Void", "Any", "View", "Binding", "ClosedRange", "Range", "Set",
      "KeyPath",
    ]
    for type in StandardLibrary.allTypes {
      known.insert(type.name)
      known.formUnion(type.aliases)
    }
    func check(_ text: String, _ place: String) {
      for match in text.matches(of: /\b[A-Z][A-Za-z0-9.]*/) {
        let name = String(match.output)
        #expect(known.contains(name) || name.wholeMatch(of: /T[0-9](\.Type)?/) != nil, "\(place): \(name)")
      }
    }
    for element in ElementCatalog.shared.elements {
      for attribute in element.attributes { check(attribute.type, "\(element.name).\(attribute.name)") }
    }
    for modifier in ElementCatalog.shared.modifiers {
      for signature in modifier.signatures {
        check(String(signature.dropFirst(modifier.name.count)), modifier.name)
      }
    }
  }

  @Test func alternativesNameAttributesOrParts() {
    let catalog = ElementCatalog.shared
    for element in catalog.elements {
      for name in element.alternatives.flatMap({ $0 }) {
        let isPart = catalog.element(named: Name(name)) != nil
        #expect(isPart || element.attributes.contains { $0.name == name }, "\(element.name): \(name)")
      }
    }
  }

  @Test func attachmentsAndOnlyTheyAttach() {
    for element in ElementCatalog.shared.elements {
      if case .attachment = element.placement {
        #expect(element.attach != nil, "\(element.name)")
      } else {
        #expect(element.attach == nil, "\(element.name)")
      }
    }
  }

  @Test(arguments: [
    (
      "HorizontalAlignment",
      ["leading", "center", "trailing", "listRowSeparatorLeading", "listRowSeparatorTrailing"]
    ),
    ("VerticalAlignment", ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]),
    (
      "Alignment",
      [
        "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
        "bottomTrailing", "centerFirstTextBaseline", "centerLastTextBaseline", "leadingFirstTextBaseline",
        "leadingLastTextBaseline", "trailingFirstTextBaseline", "trailingLastTextBaseline",
      ]
    ),
    (
      "Font.Weight",
      ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    ),
    ("Font.Design", ["default", "serif", "rounded", "monospaced"]),
    ("Text.TruncationMode", ["head", "middle", "tail"]), ("Text.Case", ["uppercase", "lowercase"]),
    ("Image.Scale", ["small", "medium", "large"]),
    ("SymbolVariants", StandardLibrary.symbolVariants),
    ("ContentMode", ["fit", "fill"]), ("ColorScheme", ["light", "dark"]),
    ("Visibility", ["automatic", "visible", "hidden"]),
    ("ButtonRole", ["cancel", "destructive", "confirm", "close"]),
    (
      "ButtonStyle",
      [
        "automatic", "plain", "bordered", "borderedProminent", "borderless", "glass", "glassProminent",
        "link",
      ]
    ),
    ("ToggleStyle", ["automatic", "switch", "button", "checkbox"]),
    (
      "PickerStyle",
      [
        "automatic", "segmented", "inline", "menu", "wheel", "navigationLink", "radioGroup", "palette",
      ]
    ),
    ("TextFieldStyle", ["automatic", "plain", "roundedBorder", "squareBorder"]),
    ("ProgressViewStyle", ["automatic", "circular", "linear"]),
    ("ListStyle", ["automatic", "plain", "grouped", "insetGrouped", "inset", "sidebar"]),
    ("LabelStyle", ["automatic", "iconOnly", "titleOnly", "titleAndIcon"]),
    ("TabViewStyle", ["automatic", "page", "sidebarAdaptable", "tabBarOnly", "grouped"]),
    ("DatePicker.Components", ["date", "hourAndMinute"]),
    ("NavigationBarItem.TitleDisplayMode", ["automatic", "inline", "large"]),
    ("ToolbarPlacement", ["automatic", "navigationBar", "tabBar", "bottomBar"]),
    (
      "ToolbarItemPlacement",
      [
        "automatic", "principal", "navigation", "primaryAction", "status", "confirmationAction",
        "cancellationAction", "destructiveAction", "bottomBar", "keyboard", "navigationBarLeading",
        "navigationBarTrailing", "topBarLeading", "topBarTrailing", "secondaryAction", "title", "subtitle",
        "largeTitle", "largeSubtitle",
      ]
    ),
    ("AccessibilityChildBehavior", ["ignore", "contain", "combine"]),
  ]) func casesStandWhereTheyAreRead(type: String, cases: [String]) {
    #expect(StandardLibrary.allTypes.first { $0.name == type }?.cases == cases)
  }
}
