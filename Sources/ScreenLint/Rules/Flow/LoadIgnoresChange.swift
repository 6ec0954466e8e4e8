import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowLoadIgnoresChange: RuleID = "flow/load-ignores-change" }

extension FlowRules {
  static let loadIgnoresChange = Rule(
    .flowLoadIgnoresChange, .warning, "Loading that does not follow its parameter",
    traits: [.dependsOnUse],
    whatHappens:
      "The view goes on showing what was loaded for the first value, however often another is chosen.",
    why: """
      `onAppear`, and `task` without an `id`, run when the view appears. While its caller only passes it another value, the \
      view stays where it is and does not appear again.
      """,
    repair:
      "Give the task what it depends on, `.task(id: tea) { … }`; or load in `.onChange(of: tea)` as well.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Store">
              <Published name="text" type="String" value=""/>
              <Func signature="load(_ tea: String)">text = tea + ' is hot'</Func>
            </ObservableObject>
            <View name="Detail">
              <Let name="tea" type="String"/>
              <StateObject name="store" type="Store"/>
              <Body><Text modifiers=".task { store.load(⟦tea⟧) }">{store.text}</Text></Body>
            </View>
            <View name="Teas">
              <State name="chosen" type="String" value="Green"/>
              <Body><VStack><Button action="chosen = 'Black'">Black</Button><Detail tea="{chosen}"/></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Store">
              <Published name="text" type="String" value=""/>
              <Func signature="load(_ tea: String)">text = tea + ' is hot'</Func>
            </ObservableObject>
            <View name="Detail">
              <Let name="tea" type="String"/>
              <StateObject name="store" type="Store"/>
              <Body><Text modifiers=".task(id: tea) { store.load(tea) }">{store.text}</Text></Body>
            </View>
            <View name="Teas">
              <State name="chosen" type="String" value="Green"/>
              <Body><VStack><Button action="chosen = 'Black'">Black</Button><Detail tea="{chosen}"/></VStack></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Store">
          <Published name="text" type="String" value=""/>
          <Func signature="load(_ tea: String)">text = tea + ' is hot'</Func>
        </ObservableObject>
        <View name="Detail">
          <Let name="tea" type="String"/>
          <StateObject name="store" type="Store"/>
          <Body><Text modifiers=".task { store.load(tea) }">{store.text}</Text></Body>
        </View>
        <View name="Teas">
          <State name="chosen" type="String" value="Green"/>
          <Body><VStack><Button action="chosen = 'Black'">Black</Button><Detail tea="{chosen}" modifiers=".id(chosen)"/></VStack></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where only the first value is meant to be loaded."
  ) { context in
    var finder: PlaceFinder?
    for handler in context.graph.handlers where handler.watched.isNone && !handler.body.isNone {
      guard let load = context.load(by: handler), !context.isWatched(load.parameter) else { continue }
      if finder == nil { finder = PlaceFinder(context.model, context.graph) }
      guard let change = finder?.change(of: load.parameter, 0) else { continue }
      let name = context.program[load.parameter].name
      context.report(
        "This runs once, for the first `\(name)`: when another is passed, the view stays and nothing is loaded for it.",
        at: context.location(of: load.read),
        related: [
          RelatedPlace(
            "what changes is passed here", context.location(change.argument.file, change.argument.code)),
          RelatedPlace("this is the source", context.program.location(of: change.source)),
        ],
        help: "Use `.task(id: \(name)) { … }`, or add `.onChange(of: \(name))`.")
    }
  }
}

extension RuleContext {
  /// The parameter of the view that a handler hands to a function which stores something, with its read; or nil.
  fileprivate func load(by handler: Handler) -> (parameter: MemberID, read: Access)? {
    let checked = model.files[handler.file]
    let body = checked.code[handler.body].range
    let owner = owner(ofUnit: handler.unit)
    guard program[owner].kind.isView, handler.unit == graph.units.body(owner) else { return nil }
    let accesses = graph.accesses(in: handler.unit).filter { !$0.code.isNone && $0.root == handler.body }
    for call in accesses where call.kind == .call && !call.member.isNone && stores(call.member) {
      let reference = checked.reference(call.code)
      guard reference.kind == .function else { continue }
      let given = checked.arguments(of: reference).filter { !$0.isNone }.map { checked.code[$0].range }
      for read in accesses where read.kind == .read && read.flags.contains(.onSelf) {
        let place = checked.code[read.code].range
        guard body.contains(place), given.contains(where: { $0.contains(place) }),
          isPlainParameter(read.member),
          program[read.member].kind != .binding
        else { continue }
        return (read.member, read)
      }
    }
    return nil
  }

  /// True for a function that sets a source to another value, not only adds to one.
  private func stores(_ function: MemberID) -> Bool {
    guard program[function].kind == .function else { return false }
    return graph.accesses(in: graph.units.getter(function)).contains {
      $0.kind == .write && !$0.member.isNone && program.isSource($0.member)
        && ($0.assigned != nil || isKept($0))
    }
  }

  /// True for a write of what belongs to a key: `pages[address] = text`.
  private func isKept(_ write: Access) -> Bool {
    if write.code.isNone { return false }
    let code = model.files[write.file].code
    guard let part = code.following(write.code, limit: 63).first(where: { code[$0].first == write.code }),
      code[part].kind == .subscripting
    else { return false }
    return code.following(part, limit: 63).contains {
      code[$0].kind == .assignment && code[$0].first == part && code[$0].op == .assign
    }
  }
}
