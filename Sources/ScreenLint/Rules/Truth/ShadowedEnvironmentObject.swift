import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension TruthRules {
  static let shadowedEnvironmentObject = Rule(
    "truth/shadowed-environment-object", .warning, "A nearer environment object hides another of its type",
    whatHappens: "Views below see the inner object, and what they change does not reach the outer one.",
    why: "Two owners of one type are in force at once, and which one a view gets depends on where it stands.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Store"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Counter">
              <EnvironmentObject name="store" type="Store"/>
              <Body><Button action="store.count += 1">{store.count}</Button></Body>
            </View>
            <Screen name="Home">
              <StateObject name="outer" type="Store"/>
              <StateObject name="inner" type="Store"/>
              <Body>
                <VStack modifiers=".environmentObject(outer)">
                  <Counter/>
                  <Counter modifiers=".environmentObject(⟦inner⟧)"/>
                </VStack>
              </Body>
            </Screen>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Store"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Counter">
              <EnvironmentObject name="store" type="Store"/>
              <Body><Button action="store.count += 1">{store.count}</Button></Body>
            </View>
            <Screen name="Home">
              <StateObject name="store" type="Store"/>
              <Body>
                <VStack modifiers=".environmentObject(store)">
                  <Counter/>
                  <Counter/>
                </VStack>
              </Body>
            </Screen>
          </Module>
          """#)
    ],
    whenToLeaveIt: "Where each row or document has an object of its own; then it is only a note."
  ) { context in
    for frame in context.graph.frames where frame.kind == .injection && frame.code >= 0 {
      guard let outer = context.hiddenInjection(frame) else { continue }
      let type = context.program.declarations[Int(frame.value)].name
      context.report(
        "This gives another \(type) than the one that is already in the environment here, and hides it.",
        at: context.location(frame.file, CodeID(frame.code)),
        severity: context.isInLoop(frame) ? .note : .warning,
        related: [
          RelatedPlace("the hidden one is given here", context.location(outer.file, CodeID(outer.code)))
        ],
        help: "Share the outer one, or give the two objects types of their own.")
    }
  }
}

extension RuleContext {
  /// An injection of the same type around another in one body, of another object; or nil.
  fileprivate func hiddenInjection(_ frame: ViewFrame) -> ViewFrame? {
    var index = frame.parent
    while index >= 0 {
      let outer = graph.frames[Int(index)]
      if outer.kind == .page { return nil }
      if outer.kind == .injection, outer.value == frame.value, outer.code >= 0 {
        let same =
          text(location(outer.file, CodeID(outer.code))) == text(location(frame.file, CodeID(frame.code)))
        let checked = model.files[Int(frame.file)]
        let isInline = checked.reference(CodeID(frame.code)).kind == .initializer
        let isPreview = isInPreview(frame)
        return same || isInline || isPreview ? nil : outer
      }
      index = outer.parent
    }
    return nil
  }

  private func isInPreview(_ frame: ViewFrame) -> Bool {
    program.declarations.contains {
      $0.kind == .preview && $0.file.index == frame.file
        && xml($0.file)[$0.node].range.contains(model.files[Int(frame.file)].code[CodeID(frame.code)].range)
    }
  }

  fileprivate func isInLoop(_ frame: ViewFrame) -> Bool {
    var index = frame.parent
    while index >= 0 {
      if graph.frames[Int(index)].kind == .conditional { return true }
      index = graph.frames[Int(index)].parent
    }
    return false
  }
}
