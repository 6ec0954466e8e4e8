extension Plant {
  /// Faults that any view can have.
  static let views: [Plant] = [
    .intoBodies("A view that holds itself", "flow/recursive-view") { name, members in
      var arguments = ""
      for match in matches(
        of: #"<(Let|Var|Binding|ObservedObject) name="(\w+)" type="[^"]*"(/?>)"#, in: members)
      where match.groups[3] == "/>" {
        let name = match.groups[2]
        arguments += " \(name)=\"\(match.groups[1] == "Binding" ? "$\(name)" : "{\(name)}")\""
      }
      return Planted(view: "<\(name)\(arguments)/>")
    },
    .intoBodies("A value that differs at each drawing", "flow/nondeterministic-body") { _, _ in
      Planted(view: "<Text>{UUID().uuidString}</Text>")
    },
    .intoBodies("A control that cannot move", "flow/binding-to-constant") { _, _ in
      Planted(view: "<Toggle isOn=\"{.constant(true)}\">Planted</Toggle>")
    },
    .intoBodies("A value of the environment that nothing uses", "flow/unused-environment") { _, _ in
      Planted(member: "<Environment name=\"planted\" key=\"colorScheme\"/>")
    },
    .intoBodies("A font over a font", "view/overridden-modifier") { _, _ in
      Planted(view: "<Text modifiers=\".font(.title).font(.body)\">Planted</Text>")
    },
    .intoBodies("A member among views", "syntax/misplaced-element") { _, _ in
      Planted(view: "<Func signature=\"planted()\">print(1)</Func>")
    },
    .intoBodies("A picture without a label", "a11y/missing-label") { _, _ in
      Planted(view: "<Image name=\"planted\"/>")
    },
    .intoBodies("Text that does not stand out", "a11y/contrast") { _, _ in
      Planted(
        view:
          "<Text modifiers=\".foregroundColor(.yellow).background(.white)\">Planted</Text>"
      )
    },
    .intoBodies("Elements of a list with one id", "list/missing-id") { _, _ in
      Planted(
        view: "<ForEach items=\"[PlantedRow(name: 'A')]\" as=\"row\"><Text>{row.name}</Text></ForEach>",
        declaration: "<Struct name=\"PlantedRow\"><Let name=\"name\" type=\"String\"/></Struct>")
    },
    .intoBodies("An id that is new at each drawing", "list/unstable-id") { _, _ in
      Planted(
        view: "<ForEach items=\"[PlantedRow(name: 'A')]\" as=\"row\"><Text>{row.name}</Text></ForEach>",
        declaration:
          "<Struct name=\"PlantedRow\" conforms=\"Identifiable\"><Let name=\"name\" type=\"String\"/><Computed name=\"id\" type=\"UUID\">UUID()</Computed></Struct>"
      )
    },
    .intoBodies("A declaration that nothing uses", "flow/unused-declaration") { _, _ in
      Planted(declaration: "<View name=\"Planted\"><Body><Text>Planted</Text></Body></View>")
    },
    .intoBodies("A screen that nothing leads to", "nav/unreachable-screen") { _, _ in
      Planted(declaration: "<Screen name=\"Planted\"><Body><Text>Planted</Text></Body></Screen>")
    },
  ]
}
