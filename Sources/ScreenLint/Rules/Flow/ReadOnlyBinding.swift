import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowReadOnlyBinding: RuleID = "flow/read-only-binding" }

extension FlowRules {
  static let readOnlyBinding = Rule(
    .flowReadOnlyBinding, .warning, "A Binding that is only read",
    traits: [.needsWholePackage],
    whatHappens: "Nothing: it works like a plain value.",
    why:
      "A Binding says that the view changes the caller’s data. Callers must own something that can be written, and readers look for the write.",
    repair: "Declare it as `<Let>`, and let callers pass the value: `{rating}` in place of `$rating`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="Stars">
              <Binding name="⟦rating⟧" type="Int"/>
              <Body><Text>{rating} stars</Text></Body>
            </View>
            <View name="Review">
              <Binding name="rating" type="Int"/>
              <Body><VStack><Stars rating="$rating"/><Stepper value="$rating" in="{0...5}">Stars</Stepper></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Stars">
              <Let name="rating" type="Int"/>
              <Body><Text>{rating} stars</Text></Body>
            </View>
            <View name="Review">
              <Binding name="rating" type="Int"/>
              <Body><VStack><Stars rating="{rating}"/><Stepper value="$rating" in="{0...5}">Stars</Stepper></VStack></Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <View name="Stars">
              <Let name="rating" type="Int"/>
              <Body><Text>{rating} stars</Text></Body>
            </View>
            <View name="Review">
              <Binding name="rating" type="Int"/>
              <Body><VStack><Stars rating="{rating}"/><Stepper value="$rating" in="{0...5}">Stars</Stepper></VStack></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <View name="Inner"><Binding name="count" type="Int"/><Body><Stepper value="$count" in="{0...9}">{count}</Stepper></Body></View>
        <View name="Outer"><Binding name="count" type="Int"/><Body><VStack><Text>{count}</Text><Inner count="$count"/></VStack></Body></View>
      </Module>
      """#,
    whenToLeaveIt:
      "Where the view will change it soon. Nothing is told of what a Sheet with `isPresented` shows: a Binding is the known remedy there where a value comes too late.",
    visits: [
      .members([.binding]) { context, id in
        let member = context.program[id]
        let usage = context.graph.usage[id]
        guard member.getter == nil, usage.reads > 0,
          !context.facts.isMeantToBeWritten[id], !usage.isWritten,
          context.facts.isUnderstood[member.owner], !context.isTriedToChange(id),
          // A binding that a State copies is to be used itself: `truth/state-copies-source` says so.
          !context.facts.isCopied[id],
          // What a flag shows may be made before its data is set; a binding is read when it is drawn.
          !context.isShownByFlag(member.owner)
        else { return }
        let calls = context.rewritingArguments(of: id, toBindings: false)
        context.report(
          "`\(member.name)` is only read: \(context.program[member.owner].name) neither writes it nor hands it on as a binding.",
          at: context.program.location(of: id), help: "Take a value: `<Let>`, and let callers pass `{…}`.",
          fixes: calls.map {
            [FixIt("Declare `\(member.name)` as Let", .suggested, context.renaming(id, to: "Let") + $0)]
          } ?? [])
      }
    ]
  )
}

extension RuleContext {
  /// True for a view that is shown by a flag, such as `isPresented` of a Sheet.
  fileprivate func isShownByFlag(_ view: DeclarationID) -> Bool {
    graph.views.incoming[graph.nodes.node(view)].contains { index in
      graph.frames(from: graph.edge(at: index).frame).contains { _, frame in
        frame.kind == .presentation
          && model.files[frame.file].attribute(
            Names.isPresented, of: model.files[frame.file].views[frame.view]) != nil
      }
    }
  }
}
