extension Plant {
  /// More faults made by changing what is there.
  static let moreWords: [Plant] = [
    .replacing("Drop a `$`", "flow/binding-expected", pattern: #"="\$([\w.]+)""#) { groups, _ in
      "=\"\(groups[1])\""
    },
    .replacing(
      "A selection of another type", "select/tag-mismatch", "type/mismatch", "flow/binding-expected",
      pattern: #"<(State|Binding) name="(select\w*)" type="[^"]*"(?: value="[^"]*")?/>"#
    ) { groups, _ in "<\(groups[1]) name=\"\(groups[2])\" type=\"Double?\"/>" },
    .replacing(
      "A write in a Computed that is there", "flow/mutation-in-body",
      pattern: #"(<Computed name="\w+" type="[^"]*">)([^<]*)(</Computed>)"#
    ) { groups, text in
      let names: [(declaration: String, write: String)] = [
        ("<EnvironmentObject name=\"modelData\"", "modelData.landmarks.removeAll()"),
        ("<EnvironmentObject name=\"store\"", "store.orders.removeAll()"),
        ("<EnvironmentObject name=\"recipeBox\"", "recipeBox.allRecipes.removeAll()"),
        ("<Published name=\"allRecipes\"", "allRecipes.removeAll()"),
        ("<Binding name=\"config\"", "config.isPresented = false"),
      ]
      guard let write = names.first(where: { text.contains($0.declaration) })?.write else { return nil }
      let code = groups[2].split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
      return groups[1] + "\n" + write + "\nreturn " + code.joined(separator: "\n") + "\n" + groups[3]
    },
    .replacing(
      "A row's value copied into a State", "truth/state-copies-source",
      pattern:
        #"(?s)(<Let name="(landmark|product|order|recipe)" type="(\w+)"/>)(.*?<Body>.*?)\{\2\.(name|id|title)\}"#
    ) { groups, _ in
      let (name, type) = (groups[2], groups[3])
      if groups[4].contains("</Body>") { return nil }
      return
        "<Let name=\"\(name)\" type=\"\(type)\"/><State name=\"copy\" type=\"\(type)\" value=\"{\(name)}\"/>\(groups[4]){copy.\(groups[5])}"
    },
    .replacing(
      "An action that does nothing", "type/unused-result", pattern: #"action="(\w+) \+?= [^";]*""#
    ) { groups, _ in "action=\"\(groups[1])\"" },
    .replacing("A fallback for what is never nil", "type/useless-optional", pattern: #">\{(\w+\.\w+)\}<"#) {
      groups, _ in ">{\(groups[1]) ?? \(groups[1])}<"
    },
    .replacing(
      "A parameter that may be nil", "type/unwrapped-optional",
      pattern: #"<Let name="(landmark|product|order|recipe|user)" type="(\w+)"/>"#
    ) { groups, _ in "<Let name=\"\(groups[1])\" type=\"\(groups[2])?\"/>" },
    .replacing(
      "One argument more", "type/extra-argument", "syntax/unknown-attribute",
      pattern: #"<(\w+Row|Symbol|MapView|CircleImage|FavoriteButton|StarRating) "#
    ) {
      groups, _ in "<\(groups[1]) planted=\"1\" "
    },
    .replacing(
      "A case forgotten in a switch", "type/non-exhaustive",
      pattern: #"case \.\w+(\(let name\))?:[^\n]*\n(\s*return [^\n]*\n)?"#
    ) {
      _, text in text.contains("default:") ? nil : ""
    },
    .replacing("A bracket left open", "syntax/invalid-code", pattern: #"action="(\w+)\(([^"()]*)\)""#) {
      groups, _ in "action=\"\(groups[1])(\(groups[2])\""
    },
    .replacing(
      "One name for two members", "syntax/duplicate-declaration",
      pattern:
        #"<(?:State|Let|Var|Binding|EnvironmentObject|Environment) name="\w+" (?:type|key)="[^"]*"[^<>]*/>"#
    ) { groups, _ in groups[0] + groups[0] },
    .replacing("A tag left open", "syntax/malformed-xml", pattern: #"</(VStack|HStack|Body|Text|Screen)>"#) {
      _, _ in ""
    },
    .replacing(
      "A second body", "syntax/misplaced-element", "syntax/duplicate-declaration", pattern: #"</Body>"#
    ) { _, _ in
      "</Body><Body><Text>Planted</Text></Body>"
    },
    .replacing("Text among declarations", "syntax/misplaced-element", pattern: #"<Body>"#) { _, _ in
      "Planted<Body>"
    },
    .replacing(
      "A State among views", "syntax/misplaced-element", pattern: #"<Spacer/>"#
    ) { _, _ in
      "<State name=\"planted\" type=\"Int\" value=\"0\"/>"
    },
    .replacing("A document type", "syntax/doctype", pattern: #"^(?=<)"#) { _, _ in "<!DOCTYPE Module>\n" },
    .replacing("An encoding that the file has not", "syntax/encoding", pattern: #"^(?=<)"#) { _, _ in
      "<?xml version=\"1.0\" encoding=\"EUC-JP\"?>\n"
    },
    .replacing("Views nested without end", "syntax/limit", pattern: #"(?s)<Body>(.*?)</Body>"#) { groups, _ in
      "<Body>" + String(repeating: "<Group>", count: 600) + groups[1]
        + String(repeating: "</Group>", count: 600) + "</Body>"
    },
    .replacing("A suppression of no rule", "meta/unknown-rule", pattern: #"<Body>"#) { _, _ in
      "<!-- screenwright:disable-next flow/planted because -->\n<Body>"
    },
    .replacing("A suppression of nothing", "meta/useless-suppression", pattern: #"<Body>"#) { _, _ in
      "<!-- screenwright:disable-next flow/unused-state because -->\n<Body>"
    },
  ]

  /// Faults about objects, rows, pages and presentations.
  static let places: [Plant] = [
    .replacing(
      "An object kept as a State", "truth/object-in-state",
      pattern: #"<StateObject name="(\w+)" type="(\w+)"/>"#, inPreviews: false
    ) { groups, _ in "<State name=\"\(groups[1])\" type=\"\(groups[2])\" value=\"{\(groups[2])()}\"/>" },
    .replacing(
      "A second object for a part of the views", "truth/two-owners", "truth/shadowed-environment-object",
      pattern:
        #"<(ProductRow|FavoriteButton|OrderRow|LandmarkList|RecipeListView|ContentListView|SubView)( [^<>]*)?/?>"#,
      inPreviews: false
    ) { groups, text in
      guard let type = ["ModelData", "Store", "RecipeBox"].first(where: { text.contains("type=\"\($0)\"") }),
        !groups[2].contains("modifiers")
      else { return nil }
      let end = groups[0].hasSuffix("/>") ? "/>" : ">"
      let inside = groups[0].dropLast(end.count)
      return inside + " modifiers=\".environmentObject(\(type)())\"" + end
    },
    .replacing(
      "An object that is not observed", "flow/unobserved-object",
      pattern: #"<ObservedObject (name="\w+" type="\w+"/>)"#
    ) { groups, _ in "<Let \(groups[1])" },
    .replacing(
      "Data that is not announced", "flow/unpublished-dependency",
      pattern: #"<Published (name="\w+" type="[^"]*" (?:source|value)="[^"]*"/>)"#
    ) { groups, _ in "<Var \(groups[1])" },
    .replacing(
      "A file read into two sources", "truth/duplicate-source",
      pattern: #"<Published name="(\w+)"( type="[^"]*" source="[^"]*"/>)"#
    ) { groups, _ in groups[0] + "<Published name=\"planted\"\(groups[2])" },
    .replacing(
      "A copy of a row beside the list", "truth/selected-copy",
      pattern: #"(?s)<Body>(.*?<(?:ForEach|List) items="[^"]*" as="(product|landmark|recipe)"[^>]*>)"#
    ) { groups, _ in
      let type = groups[2].prefix(1).uppercased() + groups[2].dropFirst()
      return
        "<State name=\"planted\" type=\"\(type)?\"/>\n<Body><Text>{planted?.isFavorite == true ? 'Yes' : 'No'}</Text>\(groups[1])<Button action=\"planted = \(groups[2])\" modifiers=\".buttonStyle(.plain)\">Planted</Button>"
    },
    .replacing(
      "A button in a row that is a link", "nav/button-in-link",
      pattern: #"<NavigationLink destination="(ProductDetail|LandmarkDetail)"[^>]*>"#
    ) { groups, _ in groups[0] + "<Button action=\"print(1)\">Planted</Button>" },
    .replacing(
      "A row's button without its style", "nav/button-in-link", pattern: #"\.buttonStyle\(\.plain\)"#
    ) { _, _ in "" },
    .replacing(
      "A page that nothing leads to", "nav/unreachable-screen",
      pattern: #"<NavigationLink destination="(\w+)"[^<>]*>([^<]*)</NavigationLink>"#
    ) { groups, _ in "<Text>\(groups[2])</Text>" },
    .replacing(
      "A dismissal of what is not presented", "nav/dismiss-not-presented",
      pattern: #"<Body>(\s*<NavigationView>)"#
    ) { groups, _ in
      "<Environment name=\"planted\" key=\"dismiss\"/><Body><Button action=\"planted()\">Planted</Button>\(groups[1])"
    },
    .replacing(
      "A page that leads back to the first", "nav/cycle",
      pattern:
        #"(<Screen name="(?:ProductDetail|LandmarkDetail|OrderList|\w+Lesson)">(?:(?!</Screen>)[\s\S])*?<Body>)"#
    ) { groups, text in
      let first =
        text.contains("Lesson") ? "LessonList" : text.contains("modelData") ? "LandmarkList" : "Home"
      return groups[1] + "<NavigationLink destination=\"\(first)\">Planted</NavigationLink>"
    },
    .replacing(
      "Two presentations with one flag", "present/competing",
      pattern: #"<(?:Sheet|Alert|ActionSheet|ConfirmationDialog) isPresented="(\$[\w.]+)""#
    ) { groups, _ in "<Popover isPresented=\"\(groups[1])\"><Text>Planted</Text></Popover>" + groups[0] },
    .replacing(
      "A style of another kind", "view/style-mismatch",
      pattern: #"\.(button|toggle)Style\(Custom"#
    ) { groups, _ in ".\(groups[1] == "button" ? "toggle" : "button")Style(Custom" },
    .replacing(
      "A label taken away", "a11y/missing-label",
      pattern:
        #"(<(?:Image name|ResizedImage imageName)="[^"]*" modifiers="[^"]*)\.accessibility(?:Label|Hidden)\([^()]*\)"#
    ) { groups, _ in groups[1] },
    .replacing(
      "A whole struct for one field", "flow/over-broad-dependency",
      pattern: #"<(?:Screen|View) name="(?:LandmarkList|Home|RecipeListView)">"#
    ) { groups, text in
      guard
        let (type, field, object) = [
          ("Landmark", "name", "modelData.landmarks"), ("Product", "name", "store.products"),
          ("Recipe", "title", "recipeBox.allRecipes"),
        ].first(where: { text.contains("name=\"\($0.2.split(separator: ".")[0])\"") })
      else { return nil }
      return
        "<View name=\"PlantedRow\"><Let name=\"row\" type=\"\(type)\"/><Body><Text>{row.\(field)}</Text></Body></View>\(groups[0])<Fragment name=\"planted\"><PlantedRow row=\"{\(object)[0]}\"/></Fragment>"
    },
  ]
}
