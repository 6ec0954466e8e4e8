import ScreenSemantics
import ScreenTypes
import SourceModel

extension FlowRules {
  static let branchIdentity = Rule(
    .flowBranchIdentity, .note, "One view in both branches",
    whatHappens:
      "When the condition changes, the view starts anew: what was typed, scrolled or opened in it is gone, and it fades where it could move.",
    why: """
      Views in two branches are two views to SwiftUI, even if they are of one type: the State of the one is thrown away \
      when the other takes its place.
      """,
    repair: "Write the view once, with the condition in its arguments: `isLarge=\"{isLarge}\"`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="Note">
              <Let name="title" type="String"/>
              <State name="text" type="String" value=""/>
              <Body><TextField title="{title}" text="$text"/></Body>
            </View>
            <View name="Notes">
              <State name="isPrivate" type="Bool" value="false"/>
              <Body>
                <VStack>
                  <Toggle isOn="$isPrivate">Private</Toggle>
                  <If condition="isPrivate"><Note title="Private"/></If>
                  <Else><⟦Note⟧ title="Public"/></Else>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Note">
              <Let name="title" type="String"/>
              <State name="text" type="String" value=""/>
              <Body><TextField title="{title}" text="$text"/></Body>
            </View>
            <View name="Notes">
              <State name="isPrivate" type="Bool" value="false"/>
              <Body>
                <VStack>
                  <Toggle isOn="$isPrivate">Private</Toggle>
                  <Note title="{isPrivate ? 'Private' : 'Public'}"/>
                </VStack>
              </Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <View name="Note"><Let name="title" type="String"/><Body><Text>{title}</Text></Body></View>
        <View name="Notes">
          <State name="isPrivate" type="Bool" value="false"/>
          <Body><VStack><Toggle isOn="$isPrivate">Private</Toggle><If condition="isPrivate"><Note title="Private"/></If><Else><Note title="Public"/></Else></VStack></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where each branch shall start anew; `.id(…)` says so.",
    visits: [
      .files { context, file in
        let checked = context.model.files[file]
        for view in checked.views where view.kind == .conditional && view.content.count > 1 {
          context.reportTwins(view, checked, file)
        }
      }
    ]
  )
}

extension RuleContext {
  /// Reports a view with State that is all of two branches of a condition.
  fileprivate func reportTwins(_ condition: ViewNode, _ checked: CheckedFile, _ file: FileID) {
    var shown: [(declaration: DeclarationID, view: ViewID)] = []
    for place in condition.content {
      let branch = checked.views[checked.viewLists[place]]
      guard branch.content.count == 1 else { continue }
      let id = checked.viewLists[branch.content.lowerBound]
      let view = checked.views[id]
      guard view.kind == .declared, !hasIdentity(view, checked), keepsState(view.declaration) else {
        continue
      }
      if let first = shown.first(where: { $0.declaration == view.declaration }) {
        let name = program[view.declaration].name
        report(
          "Both branches show \(name), which has State: when the condition changes, it starts anew.",
          at: elementName(file, id), related: [RelatedPlace("the other one", elementName(file, first.view))],
          help: "Write \(name) once, with the condition in its arguments.")
        return
      }
      shown.append((view.declaration, id))
    }
  }

  private func hasIdentity(_ view: ViewNode, _ checked: CheckedFile) -> Bool {
    checked.modifier(LintNames.id, of: view) != nil
  }

  private func keepsState(_ declaration: DeclarationID) -> Bool {
    program.members(of: declaration).contains { id in
      let kind = program[id].kind
      return kind == .state || kind == .stateObject
    }
  }
}
