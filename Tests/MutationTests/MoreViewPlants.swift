extension Plant {
  /// Further faults that any view can have.
  static let moreViews: [Plant] = [
    .intoBodies("Two views that hold each other", "flow/recursive-view") { _, _ in
      Planted(
        view: "<PlantedA/>",
        declaration:
          "<View name=\"PlantedA\"><Body><PlantedB/></Body></View><View name=\"PlantedB\"><Body><VStack><PlantedA/></VStack></Body></View>"
      )
    },
    .intoBodies("A new object at each update", "truth/two-owners", "truth/object-created-by-observer") {
      _, _ in
      Planted(
        view: "<PlantedReader modifiers=\".environmentObject(PlantedStore())\"/>",
        declaration:
          "<ObservableObject name=\"PlantedStore\"><Published name=\"count\" type=\"Int\" value=\"0\"/></ObservableObject><View name=\"PlantedReader\"><EnvironmentObject name=\"store\" type=\"PlantedStore\"/><Body><Button action=\"store.count += 1\">{store.count}</Button></Body></View>"
      )
    },
    .intoBodies("An object made for the view that watches it", "truth/object-created-by-observer") { _, _ in
      Planted(
        view: "<PlantedReader store=\"{PlantedStore()}\"/>",
        declaration:
          "<ObservableObject name=\"PlantedStore\"><Published name=\"count\" type=\"Int\" value=\"0\"/></ObservableObject><View name=\"PlantedReader\"><ObservedObject name=\"store\" type=\"PlantedStore\"/><Body><Button action=\"store.count += 1\">{store.count}</Button></Body></View>"
      )
    },
    .intoBodies("An environment object in a sheet of a library", "flow/missing-environment-object") {
      name, _ in
      name.hasPrefix("Content") || name.hasPrefix("Home")
        ? Planted(
          view: "<PlantedReader/>",
          declaration:
            "<ObservableObject name=\"PlantedStore\"><Published name=\"count\" type=\"Int\" value=\"0\"/></ObservableObject><View name=\"PlantedReader\"><EnvironmentObject name=\"store\" type=\"PlantedStore\"/><Body><Button action=\"store.count += 1\">{store.count}</Button></Body></View>"
        ) : nil
    },
    .intoBodies("A colour over a colour", "view/overridden-modifier") { _, _ in
      Planted(view: "<Text modifiers=\".foregroundColor(.red).foregroundColor(.blue)\">Planted</Text>")
    },
    .intoBodies("A button that is only a picture", "a11y/missing-label") { _, _ in
      Planted(view: "<Button action=\"print(1)\"><Image name=\"planted\"/></Button>")
    },
    .intoBodies("A day that is drawn", "flow/nondeterministic-body") { _, _ in
      Planted(
        member: "<Computed name=\"planted\" type=\"String\">Date().formatted()</Computed>",
        view: "<Text>{planted}</Text>")
    },
    .intoBodies("A condition that is a number", "type/mismatch") { _, _ in
      Planted(view: "<If condition=\"1 + 1\"><Text>Planted</Text></If>")
    },
    .intoBodies("Two types in one choice", "type/mismatch") { _, _ in
      Planted(view: "<Text>{platform == .iOS ? 1 : 'one'}</Text>")
    },
    .intoBodies("A function that nothing calls", "flow/unused-declaration") { _, _ in
      Planted(member: "<Func signature=\"planted()\">print(1)</Func>")
    },
    .intoBodies("A type that is misspelt", "name/undefined") { _, _ in
      Planted(
        member: "<Computed name=\"planted\" type=\"Strin\">'a'</Computed>", view: "<Text>{planted}</Text>")
    },
    .intoBodies("A page that is misspelt", "name/undefined") { _, _ in
      Planted(
        view:
          "<NavigationStack><NavigationLink destination=\"PlantedPag\">Planted</NavigationLink></NavigationStack>",
        declaration: "<View name=\"PlantedPage\"><Body><Text>Planted</Text></Body></View>")
    },
    .intoBodies("A word that is no choice", "syntax/invalid-literal") { _, _ in
      Planted(view: "<VStack alignment=\"leadin\"><Text>Planted</Text></VStack>")
    },
    .intoBodies("A colour that is none", "syntax/invalid-literal") { _, _ in
      Planted(
        view: "<PlantedDot color=\"#12345G\"/>",
        declaration:
          "<View name=\"PlantedDot\"><Let name=\"color\" type=\"Color\"/><Body><Circle modifiers=\".fill(color)\"/></Body></View>"
      )
    },
    .intoBodies("A label that is not the parameter's", "type/missing-argument", "type/extra-argument") {
      _, _ in
      Planted(
        member: "<Func signature=\"planted(for count: Int) -&gt; Int\">count + 1</Func>",
        view: "<Text>{planted(of: 1)}</Text>")
    },
    .intoBodies("An operator without its right side", "syntax/invalid-code") { _, _ in
      Planted(view: "<Text>{1 + }</Text>")
    },
    .intoBodies("A value with two titles", "syntax/misplaced-element") { _, _ in
      Planted(view: "<Text title=\"Planted\">Planted</Text>")
    },
    .intoBodies("An Else without an If", "syntax/misplaced-element") { _, _ in
      Planted(view: "<Else><Text>Planted</Text></Else>")
    },
    .intoBodies("A control without what it controls", "syntax/missing-attribute") { _, _ in
      Planted(view: "<Toggle>Planted</Toggle>")
    },
    .intoBodies("One name for two views", "syntax/duplicate-declaration") { _, _ in
      Planted(
        view: "<PlantedTwin/>",
        declaration:
          "<View name=\"PlantedTwin\"><Body><Text>1</Text></Body></View><View name=\"PlantedTwin\"><Body><Text>2</Text></Body></View>"
      )
    },
    .intoBodies("A case that a switch in code forgets", "type/non-exhaustive") { _, _ in
      Planted(
        member:
          "<Func signature=\"planted(_ kind: PlantedKind) -&gt; Int\">switch kind { case .one: return 1 }</Func>",
        view: "<Text>{planted(.one)}{planted(.two)}</Text>",
        declaration: "<Enum name=\"PlantedKind\"><Case name=\"one\"/><Case name=\"two\"/></Enum>")
    },
    .intoBodies("An optional in a sum", "type/unwrapped-optional", "type/mismatch") { _, _ in
      Planted(
        member: "<State name=\"planted\" type=\"Int?\"/>",
        view: "<Button action=\"planted = 1\">{planted + 1}</Button>")
    },
    .intoBodies("Text over a colour like it", "a11y/contrast") { _, _ in
      Planted(
        view:
          "<Text modifiers=\".foregroundColor(Color(white: 0.4)).background(Color(red: 0.5, green: 0.6, blue: 0.6))\">Planted</Text>"
      )
    },
    .intoBodies("Two pages that push each other", "nav/cycle") { _, _ in
      Planted(
        view: "<NavigationStack><PlantedA/></NavigationStack>",
        declaration:
          "<View name=\"PlantedA\"><Body><NavigationLink destination=\"PlantedB\">B</NavigationLink></Body></View><View name=\"PlantedB\"><Body><NavigationLink destination=\"PlantedA\">A</NavigationLink></Body></View>"
      )
    },
  ]
}
