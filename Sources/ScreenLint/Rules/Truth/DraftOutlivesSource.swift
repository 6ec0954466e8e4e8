import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthDraftOutlivesSource: RuleID = "truth/draft-outlives-source" }

extension TruthRules {
  static let draftOutlivesSource = Rule(
    .truthDraftOutlivesSource, .warning, "A draft that goes to whatever is passed next",
    traits: [.dependsOnUse],
    whatHappens:
      "What was typed for one element is still in the field when another is chosen, and is saved to that one.",
    why: """
      The State belongs to the place of the view. When the caller passes another value, the view stays, and so does what \
      was typed.
      """,
    repair:
      "Give the view the identity of what it is about, at the caller: `.id(tea)`. It is then made anew for another.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Store">
              <Published name="notes" type="[String]" value="{[]}"/>
              <Func signature="add(_ note: String, to tea: String)">notes.append(tea + note)</Func>
            </ObservableObject>
            <View name="Note">
              <Let name="tea" type="String"/>
              <ObservedObject name="store" type="Store"/>
              <State name="⟦text⟧" type="String" value=""/>
              <Body><VStack><TextField title="{tea}" text="$text"/><Button action="store.add(text, to: tea)">Save</Button></VStack></Body>
            </View>
            <View name="Teas">
              <StateObject name="store" type="Store"/>
              <State name="chosen" type="String" value="Green"/>
              <Body><VStack><Button action="chosen = 'Black'">Black {store.notes.count}</Button><Note tea="{chosen}" store="{store}"/></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Store">
              <Published name="notes" type="[String]" value="{[]}"/>
              <Func signature="add(_ note: String, to tea: String)">notes.append(tea + note)</Func>
            </ObservableObject>
            <View name="Note">
              <Let name="tea" type="String"/>
              <ObservedObject name="store" type="Store"/>
              <State name="text" type="String" value=""/>
              <Body><VStack><TextField title="{tea}" text="$text"/><Button action="store.add(text, to: tea)">Save</Button></VStack></Body>
            </View>
            <View name="Teas">
              <StateObject name="store" type="Store"/>
              <State name="chosen" type="String" value="Green"/>
              <Body><VStack><Button action="chosen = 'Black'">Black {store.notes.count}</Button><Note tea="{chosen}" store="{store}" modifiers=".id(chosen)"/></VStack></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Store">
          <Published name="notes" type="[String]" value="{[]}"/>
          <Func signature="add(_ note: String, to tea: String)">notes.append(tea + note)</Func>
        </ObservableObject>
        <View name="Note">
          <Let name="tea" type="String"/>
          <ObservedObject name="store" type="Store"/>
          <State name="text" type="String" value=""/>
          <Body><VStack modifiers=".onChange(of: tea) { text = '' }"><TextField title="{tea}" text="$text"/><Button action="store.add(text, to: tea)">Save</Button></VStack></Body>
        </View>
        <View name="Teas">
          <StateObject name="store" type="Store"/>
          <State name="chosen" type="String" value="Green"/>
          <Body><VStack><Button action="chosen = 'Black'">Black {store.notes.count}</Button><Note tea="{chosen}" store="{store}"/></VStack></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where one text shall serve whatever is chosen, such as a search."
  ) { context in
    var finder: PlaceFinder?
    for state in context.model.members(of: .state) {
      let owner = context.program[state].owner
      guard context.program[owner].kind.isView, context.graph.usage(of: state).binds > 0 else { continue }
      let handedBack = context.handedBack(state)
      if handedBack.isEmpty || !context.isTypedInto(state) { continue }
      for (parameter, call) in handedBack where !context.isWatched(parameter) {
        if finder == nil { finder = PlaceFinder(context.model, context.graph) }
        guard let change = finder?.change(of: parameter, 0) else { continue }
        context.reportDraft(state, parameter, call, change)
        break
      }
    }
  }
}

private enum Drafts {
  static let fields: SmallSet<Name> = ["TextField", "SecureField", "TextEditor"]
  static let text: Name = "text"
}

extension RuleContext {
  /// True for a state that a field of its view is bound to.
  func isTypedInto(_ state: MemberID) -> Bool {
    let file = program[state].file
    let checked = model.files[file]
    return checked.views.contains { view in
      guard let name = view.element, Drafts.fields.contains(name),
        let text = checked.attribute(Drafts.text, of: view)
      else { return false }
      return checked.boundMember(text.code) == state
    }
  }

  /// The parameters that an action hands to a function, or to a closure that the view is given, together with a state, each
  /// with the call.
  fileprivate func handedBack(_ state: MemberID) -> [(MemberID, Access)] {
    var found: [(MemberID, Access)] = []
    for use in graph.uses(of: state) where use.kind == .read && !use.isImmediate && !use.code.isNone {
      let checked = model.files[use.file]
      for call in graph.accesses(in: use.unit) where call.root == use.root {
        guard let range = extent(ofCall: call, checked), range.contains(checked.code[use.code].range) else {
          continue
        }
        for read in graph.accesses(in: use.unit)
        where read.kind == .read && read.root == use.root && !read.code.isNone {
          guard range.contains(checked.code[read.code].range), read.flags.contains(.onSelf),
            isPlainParameter(read.member), program[read.member].kind != .binding
          else { continue }
          found.append((read.member, call))
        }
      }
    }
    return found
  }

  /// The bytes of a call with its arguments, of a function or of a closure that is a parameter; nil for other accesses.
  private func extent(ofCall access: Access, _ checked: CheckedFile) -> SourceRange? {
    if access.code.isNone { return nil }
    if access.kind == .call { return checked.code[access.code].range }
    guard access.kind == .read, program[access.member].isParameter else { return nil }
    let call = checked.code.following(access.code, limit: 64).first {
      checked.code[$0].kind == .call && checked.code[$0].first == access.code
    }
    return call.map { checked.code[$0].range }
  }

  fileprivate func reportDraft(
    _ state: MemberID, _ parameter: MemberID, _ call: Access, _ change: PlaceFinder.Change
  ) {
    let (draft, name) = (program[state].name, program[parameter].name)
    let argument = change.argument
    let value = text(location(argument.file, argument.code))
    let view = model.files[argument.file].views.indices.first {
      model.files[argument.file].views[$0].attributes.contains(argument.attribute)
    }
    let edit = view.flatMap { adding(modifier: ".id(\(value))", to: $0, in: argument.file) }
    report(
      "`\(draft)` is handed on together with `\(name)`, and stays when another is passed: what was typed for one goes to the next.",
      at: program.location(of: state),
      related: [
        RelatedPlace("both are handed on here", location(of: call)),
        RelatedPlace("what changes is passed here", location(argument.file, argument.code)),
      ],
      help: "Give the view `.id(\(value))` there, so that it is made anew.",
      fixes: edit.map { [FixIt("Add `.id(\(value))` at the caller", .suggested, [$0])] } ?? [])
  }
}
