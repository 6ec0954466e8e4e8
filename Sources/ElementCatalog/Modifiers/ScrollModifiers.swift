import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let scrollModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["scenePadding(_ edges: Edge.Set = .all)"],
      "Adds the room that windows leave at their edges.",
      since: .since(iOS: 15, macOS: 12), example: #"<Text modifiers=".scenePadding()">Turtle Rock</Text>"#
    ) { lowering, use, content in
      lowering.box(.padding(ElementCatalog.insets(use.value(0) ?? .all, 16)), try content())
    },
    ModifierDefinition(
      [
        "safeAreaPadding(_ length: Double? = nil)",
        "safeAreaPadding(_ edges: Edge.Set, _ length: Double? = nil)",
        "safeAreaPadding(_ insets: EdgeInsets)",
      ],
      "Adds room between the edges of the page and the view.",
      since: .since(iOS: 17, macOS: 14), example: #"<Text modifiers=".safeAreaPadding()">Turtle Rock</Text>"#
    ) { lowering, use, content in
      if let insets = use[0]?.content(InsetsValue.self)?.insets {
        return lowering.box(.padding(insets), try content())
      }
      let edges: EdgeSet = use.overload == 0 ? .all : EdgeSet(use.values[0]) ?? .all
      return lowering.box(
        .padding(ElementCatalog.insets(edges, use.value(use.overload) ?? 16)), try content())
    },
    ModifierDefinition(
      [
        "contentMargins(_ length: Double, for placement: ContentMarginPlacement = .automatic)",
        "contentMargins(_ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic)",
        "contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic)",
      ],
      "Adds room around what scrolls; that for the indicators is not drawn.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<ScrollView modifiers=".contentMargins(16)"><Text>Turtle Rock</Text></ScrollView>"#
    ) { lowering, use, content in
      let length = min(use.overload, 1)
      if use[length + 1]?.isCase(LibraryCases.ContentMarginPlacement.scrollIndicators) == true {
        return try content()
      }
      let edges: EdgeSet = use.overload == 0 ? .all : EdgeSet(use.values[0]) ?? .all
      if let insets = use[length]?.content(InsetsValue.self)?.insets {
        return lowering.box(.padding(insets.kept(at: edges)), try content())
      }
      return lowering.box(
        .padding(ElementCatalog.insets(edges, use.value(length) ?? 0)), try content())
    },
    .recorded(
      [
        "scrollPosition(id: Binding<T0?>, anchor: UnitPoint? = nil)",
        "scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)",
        "scrollPosition(initialAnchor: UnitPoint?)",
      ], "Ties the row at the top to a value.",
      since: .since(iOS: 17, macOS: 14),
      example:
        #"<ScrollView modifiers=".scrollPosition(id: .constant(nil))"><Text>Turtle Rock</Text></ScrollView>"#),
    .recorded(
      ["scrollTargetBehavior(_ behavior: ScrollTargetBehavior)"], "Sets where scrolling comes to rest.",
      since: .since(iOS: 17, macOS: 14),
      example:
        #"<ScrollView modifiers=".scrollTargetBehavior(.paging)"><Text>Turtle Rock</Text></ScrollView>"#),
    .recorded(
      ["scrollTargetLayout(isEnabled: Bool = true)"],
      "Marks the views inside as places where scrolling may rest.",
      since: .since(iOS: 17, macOS: 14),
      example:
        #"<ScrollView><VStack modifiers=".scrollTargetLayout()"><Text>Turtle Rock</Text></VStack></ScrollView>"#
    ),
    .recorded(
      ["scrollClipDisabled(_ disabled: Bool = true)"], "Lets what scrolls be drawn outside its place.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<ScrollView modifiers=".scrollClipDisabled()"><Text>Turtle Rock</Text></ScrollView>"#),
  ]
}
