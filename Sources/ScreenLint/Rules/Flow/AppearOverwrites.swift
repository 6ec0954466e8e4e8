import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowAppearOverwrites: RuleID = "flow/appear-overwrites" }

extension FlowRules {
  static let appearOverwrites = Rule(
    .flowAppearOverwrites, .warning, "Coming back throws an edit away",
    whatHappens:
      "What was changed on the pushed page is there until that page is left; then the value of before is back.",
    why: """
      A view appears again when a page that it pushed is left: its `onAppear` or `task` runs again, and sets the State that \
      the page has just edited.
      """,
    repair:
      "Set it only once, as in `if draft == nil { … }`; or give the State its value where it is declared.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Store"><Published name="name" type="String" value="Ann"/></ObservableObject>
            <View name="Edit"><Binding name="name" type="String"/><Body><TextField title="Name" text="$name"/></Body></View>
            <View name="Profile">
              <ObservedObject name="store" type="Store"/>
              <State name="draft" type="String" value=""/>
              <Body>
                <NavigationStack>
                  <VStack modifiers=".onAppear { ⟦draft⟧ = store.name.uppercased() }">
                    <NavigationLink destination="Edit" name="$draft" title="{draft}"/>
                    <Button action="store.name = draft">Save</Button>
                  </VStack>
                </NavigationStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Store"><Published name="name" type="String" value="Ann"/></ObservableObject>
            <View name="Edit"><Binding name="name" type="String"/><Body><TextField title="Name" text="$name"/></Body></View>
            <View name="Profile">
              <ObservedObject name="store" type="Store"/>
              <State name="draft" type="String" value=""/>
              <Body>
                <NavigationStack>
                  <VStack modifiers=".onAppear { if draft.isEmpty { draft = store.name.uppercased() } }">
                    <NavigationLink destination="Edit" name="$draft" title="{draft}"/>
                    <Button action="store.name = draft">Save</Button>
                  </VStack>
                </NavigationStack>
              </Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <View name="Edit"><Binding name="name" type="String"/><Body><TextField title="Name" text="$name"/></Body></View>
        <View name="Profile">
          <State name="draft" type="String" value=""/>
          <State name="visits" type="Int" value="0"/>
          <Body>
            <NavigationStack>
              <VStack modifiers=".onAppear { visits = 1 }"><NavigationLink destination="Edit" name="$draft" title="{draft} {visits}"/></VStack>
            </NavigationStack>
          </Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where the page is meant to start from the stored value each time."
  ) { context in
    for handler in context.graph.handlers where handler.watched.isNone && !handler.body.isNone {
      for write in context.graph.accesses(in: handler.unit) {
        guard write.root == handler.body, write.kind == .write, write.assigned != nil,
          !write.flags.contains(.conditional), !write.member.isNone,
          context.program[write.member].kind == .state, !context.facts.copiesSource[write.member],
          let edit = context.pushedEdit(of: write.member), !context.isOnPage(handler)
        else { continue }
        context.reportOnce(
          "This runs again when the pushed page is left, and throws away what was edited there.",
          at: context.location(of: write),
          related: [RelatedPlace("the page edits it through this", context.location(edit.file, edit.code))],
          help: "Set `\(context.program[write.member].name)` only once, or where it is declared.")
      }
    }
  }
}

private enum Pages {
  static let parts: SmallSet<Name> = [
    "Destination", "NavigationDestination", "Sheet", "FullScreenCover", "Popover", "TabItem",
  ]
}

extension RuleContext {
  /// The binding to a state that a link hands to the page which it pushes, or nil.
  fileprivate func pushedEdit(of state: MemberID) -> Argument? {
    let file = program[state].file
    let checked = model.files[file]
    return graph.arguments(in: file).first { argument in
      guard argument.isBinding, argument.bound == state, !argument.attribute.isNone,
        graph.usage(of: argument.parameter).isWritten,
        let view = checked.views.indices.first(where: {
          checked.views[$0].attributes.contains(argument.attribute)
        })
      else { return false }
      if checked.views[view].element == LintNames.navigationLink { return true }
      return graph.edges[graph.edges.indices(in: file, of: \.file)].contains { edge in
        edge.view == view && isInPage(edge.frame)
      }
    }
  }

  private func isInPage(_ frame: Int32) -> Bool {
    for (_, frame) in graph.frames(from: frame) {
      if frame.kind == .page { return true }
      if frame.kind == .presentation { return false }
    }
    return false
  }

  /// True for a handler on a view of a page, sheet or tab that stands in the same body.
  fileprivate func isOnPage(_ handler: Handler) -> Bool {
    let checked = model.files[handler.file]
    let range = checked.code[handler.action].range
    return checked.views.contains { view in
      view.kind == .part && view.catalogName.map(Pages.parts.contains) == true && view.range.contains(range)
    }
  }
}
