import ElementCatalog
import ScreenCompiler
import ScreenSemantics
import ScreenTypes
import SourceModel

/// The elements and attributes of the language, and the views of packages, as an XML Schema.
///
/// It says which elements and attributes there are; what stands where, and what code means, is told by the compiler alone.
struct MarkupSchema {
  /// For each element its attributes and what is said of it.
  private var elements: [(name: String, attributes: [String], documentation: String)] = []
  private var places: [String: Int] = [:]

  /// The schema for the views of some packages.
  init(_ programs: [Program]) {
    let views = programs.flatMap { program in
      program.declarations.indices.filter { program[$0].kind.isView }.map { (program, $0) }
    }
    let parameters = views.flatMap { program, view in Self.attributes(of: view, program) }
    add("Module", [], "Declarations side by side.")
    for name in HeaderVocabulary.declarations {
      let isUse = name == "Preview" || name == "Scenario"
      addHeader(name, isUse ? parameters : [])
      for member in HeaderVocabulary.content(of: name) ?? [] { addHeader(member, []) }
    }
    for (name, attributes) in Self.flow { add(name, attributes, "Control flow.") }
    for element in ElementCatalog.shared.elements {
      let parts = ElementCatalog.shared.elements.compactMap { part -> String? in
        guard case .part(let owners) = part.placement, owners.contains(element.name) else { return nil }
        return part.name.prefix(1).lowercased() + part.name.dropFirst()
      }
      let passed = element.content.contains(.destination) ? parameters : []
      add(
        element.name, element.attributes.map(\.name) + ["modifiers"] + parts + passed, element.documentation)
    }
    for kind in StepKind.allCases {
      add(kind.form.element, kind.form.arguments.map(\.attribute), kind.form.documentation)
    }
    for (program, view) in views {
      add(
        program[view].name.text, Self.attributes(of: view, program) + ["modifiers"],
        "A \(program[view].kind.element) of the package.")
    }
  }

  /// What a use of a view passes.
  private static func attributes(of view: DeclarationID, _ program: Program) -> [String] {
    let slots = program.members(of: view).filter { program[$0].kind == .slot }
    return (program.parameters(of: view).map { program.label(of: $0) } + slots.map { program[$0].name })
      .map(\.text).filter { !$0.isEmpty }
  }

  private static let flow: [(String, [String])] = [
    ("If", ["condition", "os"]), ("ElseIf", ["condition", "os"]), ("Else", []), ("IfLet", ["name", "value"]),
    ("Switch", ["on"]), ("Case", ["is", "where"]), ("Default", []), ("Let", ["name", "value", "type"]),
    ("Fragment", ["ref", "modifiers"]), ("Content", ["name", "modifiers"]),
  ]

  /// Words of Swift that may stand before a declaration.
  private static let marks = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "indirect", "lazy", "weak",
    "unowned", "override", "required", "convenience", "nonisolated", "mainActor", "MainActor",
    "discardableResult", "viewBuilder", "ViewBuilder", "objc", "available",
  ]

  private mutating func addHeader(_ name: Name, _ more: [String]) {
    let own = (HeaderVocabulary.attributes(of: name) ?? []).map(\.text)
    add(name.text, own + (own.isEmpty ? [] : Self.marks) + more, "Declares something.")
  }

  /// Adds an element; one that was added before gets the attributes that it lacks.
  private mutating func add(_ name: String, _ attributes: [String], _ documentation: String) {
    let place = places[name] ?? elements.count
    if places[name] == nil {
      places[name] = place
      elements.append((name, [], documentation))
    }
    for attribute in attributes where !elements[place].attributes.contains(attribute) {
      elements[place].attributes.append(attribute)
    }
  }

  /// The schema as XML. Elements may stand in all others: a list of them in each takes readers of schemas minutes.
  var text: String {
    let content = "<xs:any namespace=\"##targetNamespace\" minOccurs=\"0\" maxOccurs=\"unbounded\"/>"
    let ofXML =
      "<xs:anyAttribute namespace=\"http://www.w3.org/XML/1998/namespace\" processContents=\"skip\"/>"
    var out = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:screenwright:1"
                 targetNamespace="urn:screenwright:1" elementFormDefault="qualified">
        <xs:complexType name="written" mixed="true">
          <xs:sequence>\(content)</xs:sequence>
          \(ofXML)
        </xs:complexType>

      """
    let tags = elements.filter { $0.name.first?.isUppercase == true }
    for element in tags {
      out += "  <xs:element name=\"\(element.name)\">\n"
      out +=
        "    <xs:annotation>\n      <xs:documentation>\(Self.escaped(element.documentation))</xs:documentation>\n"
      out +=
        "    </xs:annotation>\n    <xs:complexType mixed=\"true\">\n      <xs:sequence>\(content)</xs:sequence>\n"
      for attribute in element.attributes {
        out += "      <xs:attribute name=\"\(attribute)\" type=\"xs:string\"/>\n"
      }
      out += "      \(ofXML)\n    </xs:complexType>\n  </xs:element>\n"
    }
    for name in Set(tags.flatMap(\.attributes)).sorted() where name.first?.isLowercase == true {
      out += "  <xs:element name=\"\(name)\" type=\"written\"/>\n"
    }
    return out + "</xs:schema>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
      .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
  }
}
