import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleID { package static let flowBranchIdentity: RuleID = "flow/branch-identity" }

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
          """#),
      RuleExample(
        bad: #"""
          <View name="Composer">
            <State name="text" type="String" value=""/>
            <Computed name="hint" type="String?">text.hasPrefix('/') ? 'help' : nil</Computed>
            <Body>
              <VStack>
                <If condition="hint != nil"><TextField title="Command" text="$text"/></If>
                <Else><⟦TextField⟧ title="Message" text="$text"/></Else>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Composer">
            <State name="text" type="String" value=""/>
            <Computed name="hint" type="String?">text.hasPrefix('/') ? 'help' : nil</Computed>
            <Body>
              <VStack><TextField title="{hint != nil ? 'Command' : 'Message'}" text="$text"/></VStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Modifier name="Faded">
              <Let name="isActive" type="Bool"/>
              <Body>
                <If condition="isActive"><Content modifiers=".opacity(0.5)"/></If>
                <Else><⟦Content⟧/></Else>
              </Body>
            </Modifier>
            <View name="Lamp">
              <State name="isOn" type="Bool" value="false"/>
              <Body><Toggle isOn="$isOn">{isOn ? 'On' : 'Off'}</Toggle></Body>
            </View>
            <View name="Home">
              <State name="isLoading" type="Bool" value="true"/>
              <Body>
                <VStack>
                  <Lamp modifiers=".modifier(Faded(isActive: isLoading))"/>
                  <Button action="isLoading.toggle()">Load</Button>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Modifier name="Faded">
              <Let name="isActive" type="Bool"/>
              <Body><Content modifiers=".opacity(isActive ? 0.5 : 1)"/></Body>
            </Modifier>
            <View name="Lamp">
              <State name="isOn" type="Bool" value="false"/>
              <Body><Toggle isOn="$isOn">{isOn ? 'On' : 'Off'}</Toggle></Body>
            </View>
            <View name="Home">
              <State name="isLoading" type="Bool" value="true"/>
              <Body>
                <VStack>
                  <Lamp modifiers=".modifier(Faded(isActive: isLoading))"/>
                  <Button action="isLoading.toggle()">Load</Button>
                </VStack>
              </Body>
            </View>
          </Module>
          """#),
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
        for view in checked.views where view.content.count > 1 {
          if view.kind == .conditional || view.kind == .switching { context.reportTwins(view, checked, file) }
        }
      }
    ]
  )
}

private enum Twins {
  /// Elements that have the keyboard.
  static let fields: SmallSet<Name> = ["TextField", "SecureField", "TextEditor"]
}

extension RuleContext {
  /// What a view in a branch is, as far as another may be the same.
  private enum Twin: Equatable {
    case declared(DeclarationID)
    /// A field, and the binding to its text.
    case field(Name, String)
    /// What a Modifier modifies.
    case content
  }

  /// Reports a view that keeps something and is in two branches of a condition: all of each, or given the same in both.
  fileprivate func reportTwins(_ condition: ViewNode, _ checked: CheckedFile, _ file: FileID) {
    var shown: [(twin: Twin, view: ViewID, isAlone: Bool)] = []
    for place in condition.content {
      let branch = checked.views[checked.viewLists[place]]
      let isAlone = branch.content.count == 1
      let before = shown
      for place in branch.content {
        let id = checked.viewLists[place]
        guard let twin = twin(checked.views[id], checked, file) else { continue }
        let first = before.first { first in
          guard first.twin == twin else { return false }
          var areWhole = first.isAlone && isAlone
          if case .declared = twin {
            // The cases of a switch may be pages of one kind.
            areWhole = areWhole && condition.kind == .conditional
            if areWhole { return true }
          }
          return (areWhole || isWrittenAlike(first.view, id, checked, file))
            && mayChange(condition, checked, file)
        }
        if let first { return reportTwin(twin, id, first.view, file) }
        shown.append((twin, id, isAlone))
      }
    }
  }

  private func reportTwin(_ twin: Twin, _ id: ViewID, _ first: ViewID, _ file: FileID) {
    let (name, loss): (String, String)
    switch twin {
    case .declared(let declaration):
      name = String(describing: program[declaration].name)
      loss = "\(name), which has State: when the condition changes, it starts anew."
    case .field(let element, let text):
      name = "the \(element)"
      loss =
        "\(String(describing: element).withArticle) of `\(text)`: when the condition changes, it is another one, and the keyboard closes."
    case .content:
      name = "the Content"
      loss = "what is modified: when the condition changes, it starts anew, and its State is lost."
    }
    report(
      "Both branches show \(loss)", at: elementName(file, id),
      related: [RelatedPlace("the other one", elementName(file, first))],
      help: "Write \(name) once, with the condition in its arguments.")
  }

  /// What a view is that loses something when it is made anew; nil for others, and where `.id(…)` says that it may.
  private func twin(_ view: ViewNode, _ checked: CheckedFile, _ file: FileID) -> Twin? {
    switch view.kind {
    case .declared:
      return hasIdentity(view, checked) || !keepsState(view.declaration) ? nil : .declared(view.declaration)
    case .element:
      guard let element = view.element, Twins.fields.contains(element), !hasIdentity(view, checked),
        let given = checked.attribute(LintNames.text, of: view), !given.code.isNone
      else { return nil }
      return .field(element, text(location(file, given.code)))
    case .content: return view.member.isNone && isGivenState(view, file) ? .content : nil
    case .branch, .switching, .switchCase, .forEach, .part, .conditional, .letBinding, .fragment, .text:
      return nil
    }
  }

  private func hasIdentity(_ view: ViewNode, _ checked: CheckedFile) -> Bool {
    checked.modifier(Names.id, of: view) != nil
  }

  /// True for a view with State, or with the keyboard.
  private func keepsState(_ declaration: DeclarationID) -> Bool {
    program.members(of: declaration).contains { id in
      let kind = program[id].kind
      return kind == .state || kind == .stateObject || kind == .focusState || kind == .accessibilityFocusState
    }
  }

  private func isWrittenAlike(_ first: ViewID, _ second: ViewID, _ checked: CheckedFile, _ file: FileID)
    -> Bool
  {
    text(SourceLocation(file, checked.views[first].range))
      == text(SourceLocation(file, checked.views[second].range))
  }

  /// True where something writes what decides between the branches.
  private func mayChange(_ condition: ViewNode, _ checked: CheckedFile, _ file: FileID) -> Bool {
    guard let owner = declaration(around: condition, file) else { return false }
    let fragment = program.members(of: owner).first {
      program[$0].kind == .fragment && xml(file)[program[$0].node].range.contains(condition.range)
    }
    let unit = fragment.map { graph.units.getter($0) } ?? graph.units.body(owner)
    var provenance = Provenance(model, graph)
    return checked.questions(of: condition).contains {
      provenance.changingSource(of: $0, in: file, unit: unit, depth: 0) != nil
    }
  }

  private func declaration(around view: ViewNode, _ file: FileID) -> DeclarationID? {
    program.declarations.indices.first {
      program[$0].file == file && xml(file)[program[$0].node].range.contains(view.range)
    }
  }

  /// True for the content of a Modifier that is given some view with State.
  private func isGivenState(_ view: ViewNode, _ file: FileID) -> Bool {
    guard let owner = declaration(around: view, file), program[owner].kind == .modifier else { return false }
    return graph.views.incoming[graph.nodes.node(owner)].contains { place in
      let edge = graph.edge(at: place)
      guard !edge.view.isNone, edge.kind == .decorates else { return false }
      let decorated = model.files[edge.file].views[edge.view]
      return decorated.kind == .declared && keepsState(decorated.declaration)
    }
  }
}
