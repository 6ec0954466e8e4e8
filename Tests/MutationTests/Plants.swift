extension Plant {
  /// A value that a State of a type can start with.
  private static func start(_ type: String) -> String? {
    switch type {
    case "Bool": "false"
    case "Int", "Double": "0"
    case "String": "a"
    default: nil
    }
  }

  /// All kinds of faults.
  static let all: [Plant] =
    words + moreWords + places + states + moreStates + views + moreViews + distant + data + runs + settings

  /// Faults made by changing what is there.
  static let words: [Plant] = [
    .replacing(
      "Drop an injection", "flow/missing-environment-object", pattern: #"\.environmentObject\(\w+\)"#
    ) { _, _ in ".padding(0)" },
    .replacing(
      "A State in place of a Binding", "truth/state-set-from-outside",
      pattern: #"<Binding name="(\w+)" type="(\w+)"/>"#
    ) { groups, _ in
      start(groups[2]).map { "<State name=\"\(groups[1])\" type=\"\(groups[2])\" value=\"\($0)\"/>" }
    },
    .replacing(
      "A value in place of a binding", "flow/binding-expected", pattern: #"="\$([\w.]+)""#
    ) { groups, _ in "=\"{\(groups[1])}\"" },
    .replacing(
      "A binding in place of a value", "flow/value-expected", pattern: #"="\{(\w+)\}""#
    ) { groups, text in
      text.contains("<State name=\"\(groups[1])\"") || text.contains("<Binding name=\"\(groups[1])\"")
        ? "=\"$\(groups[1])\"" : nil
    },
    .replacing(
      "Elements without an id", "list/missing-id", pattern: #"(conforms="[^"]*)Identifiable"#
    ) { groups, _ in groups[1] + "Equatable" },
    .replacing(
      "A State turned into a Let", "flow/immutable-assignment", "flow/binding-to-read-only",
      pattern: #"<State (name="\w+" type="\w+" value="[^"]*"/>)"#
    ) { groups, _ in "<Let \(groups[1])" },
    .replacing(
      "Misspell a member", "name/undefined", pattern: #"\{(\w+)\.(\w+)\}"#
    ) { groups, _ in "{\(groups[1]).\(groups[2])x}" },
    .replacing(
      "Misspell a name", "name/undefined", pattern: #"="\{([a-z]\w*)\}""#
    ) { groups, _ in ["true", "false", "nil"].contains(groups[1]) ? nil : "=\"{\(groups[1])x}\"" },
    .replacing(
      "Rename an attribute", "syntax/unknown-attribute", "syntax/missing-attribute", "type/extra-argument",
      "type/missing-argument",
      pattern:
        #" (spacing|alignment|title|isOn|text|destination|systemName|isPresented|selection|condition|items)=""#
    ) { groups, _ in " \(groups[1])s=\"" },
    .replacing(
      "Misspell an element", "syntax/unknown-element",
      pattern: #"<(Text|Image|Spacer|Divider)((?: [^<>]*)?/>)"#
    ) { groups, _ in "<\(groups[1])t\(groups[2])" },
    .replacing("Misspell a modifier", "syntax/unknown-modifier", pattern: #"\.(padding|font|frame)\("#) {
      groups, _ in ".\(groups[1])x("
    },
    .replacing(
      "A word in place of a number", "syntax/invalid-literal", pattern: #" spacing="\d+""#
    ) { _, _ in " spacing=\"wide\"" },
    .replacing(
      "An observer that makes its object", "truth/object-created-by-observer",
      pattern: #"<(?:EnvironmentObject|StateObject) name="(\w+)" type="(\w+)"/>"#, inPreviews: false
    ) { groups, _ in
      "<ObservedObject name=\"\(groups[1])\" type=\"\(groups[2])\" value=\"{\(groups[2])()}\"/>"
    },
    .replacing(
      "A stack in a stack", "nav/nested-stack", pattern: #"<(NavigationStack|NavigationView)((?: [^>]*)?)>"#,
      inPreviews: false
    ) { groups, _ in groups[0] + "<NavigationStack><Text>Planted</Text></NavigationStack>" },
    .replacing(
      "A stack in a pushed page", "nav/nested-stack",
      pattern: #"(?s)(<Screen name="\w*Detail\w*">.*?<Body>)(.*?)(</Body>)"#
    ) { groups, _ in groups[1] + "<NavigationStack>" + groups[2] + "</NavigationStack>" + groups[3] },
    .replacing(
      "Links without a stack", "nav/link-outside-stack",
      pattern: #"(?s)<(NavigationStack|NavigationView)>(.*)</\1>"#,
      inPreviews: false
    ) { groups, _ in groups[2].contains("<NavigationLink") ? "<Group>\(groups[2])</Group>" : nil },
    .replacing(
      "Two buttons of an Alert that cancel", "present/alert-buttons", pattern: #"<Alert ([^>]*[^/])>"#
    ) { groups, _ in
      "<Alert \(groups[1])><Button role=\"cancel\" action=\"print(1)\">A</Button><Button role=\"cancel\" action=\"print(2)\">B</Button>"
    },
    .replacing(
      "A presentation that nothing opens", "present/never-shown",
      pattern: #"action="(\w+) = true""#
    ) { groups, text in
      text.contains("isPresented=\"$\(groups[1])\"") ? "action=\"\(groups[1]) = false\"" : nil
    },
    .replacing(
      "Misspell a symbol", "view/unknown-symbol", pattern: #"system(Name|Image)="([a-z.]+)""#
    ) { groups, _ in "system\(groups[1])=\"\(groups[2])xq\"" },
    .replacing(
      "Drop an argument", "type/missing-argument", "syntax/missing-attribute",
      pattern: #"<(\w+(?:Row|Button|Selector|Item|Image|View|Detail)) (\w+)="[^"]*""#
    ) { groups, _ in
      groups[1].hasPrefix("Navigation") || ["name", "modifiers", "placement"].contains(groups[2])
        ? nil : "<\(groups[1])"
    },
    Plant(name: "Tags of another type", rules: ["select/tag-mismatch"]) { text in
      let tags = #/\.tag\((?:[^()]|\([^()]*\))*\)/#
      guard text.contains(tags), text.contains("selection=") else { return [] }
      return [Mutant(label: "selection", text: text.replacing(tags, with: ".tag(0.5)"))]
    },
    .replacing(
      "A range that its value is not in", "view/range", pattern: #"in="\{(\d+)\.\.\.(\d+)\}""#
    ) { groups, _ in "in=\"{\(groups[2])...\(groups[1])}\"" },
    .replacing("A missing data file", "data/missing-file", pattern: #" source="([^"]*)""#) { groups, _ in
      " source=\"no-\(groups[1])\""
    },
    .replacing(
      "A value of another type", "type/mismatch",
      pattern: #"<State (name="\w+") type="Int" value="\d+"/>"#
    ) { groups, _ in "<State \(groups[1]) type=\"Int\" value=\"{'planted'}\"/>" },
  ]
}
