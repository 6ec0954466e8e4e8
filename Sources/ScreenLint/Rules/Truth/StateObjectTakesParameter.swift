import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension TruthRules {
  static let stateObjectTakesParameter = Rule(
    .truthStateObjectTakesParameter, .warning, "A StateObject made of a parameter that changes",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens:
      "The object is made once, of the first value. When the caller passes another one, the view goes on with the old object.",
    why:
      "A StateObject lives as long as its view stays in place. What is passed later is computed and thrown away.",
    repair:
      "Hand the value to the functions of the object that need it, let the caller own the object, or "
      + "give the view `.id(…)` of the value: then it is made anew with it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Lookup">
              <Var name="word" type="String"/>
              <Published name="count" type="Int" value="0"/>
              <Func signature="more()">count += word.count</Func>
            </ObservableObject>
            <View name="Results">
              <Let name="word" type="String"/>
              <StateObject name="⟦lookup⟧" type="Lookup" value="{Lookup(word: word)}"/>
              <Body><Button action="lookup.more()">{word} {lookup.count}</Button></Body>
            </View>
            <View name="Search">
              <State name="word" type="String" value=""/>
              <Body><VStack><TextField title="Word" text="$word"/><Results word="{word}"/></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Lookup">
              <Published name="count" type="Int" value="0"/>
              <Func signature="more(_ word: String)">count += word.count</Func>
            </ObservableObject>
            <View name="Results">
              <Let name="word" type="String"/>
              <StateObject name="lookup" type="Lookup"/>
              <Body><Button action="lookup.more(word)">{word} {lookup.count}</Button></Body>
            </View>
            <View name="Search">
              <State name="word" type="String" value=""/>
              <Body><VStack><TextField title="Word" text="$word"/><Results word="{word}"/></VStack></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Lookup">
          <Var name="word" type="String"/><Published name="count" type="Int" value="0"/>
          <Func signature="more()">count += word.count</Func>
        </ObservableObject>
        <Modifier name="Counted">
          <Let name="word" type="String"/>
          <StateObject name="lookup" type="Lookup" value="{Lookup(word: word)}"/>
          <Body><Content modifiers=".opacity(lookup.count gt 2 ? 1 : 0.5).onTapGesture { lookup.more() }"/></Body>
        </Modifier>
        <View name="Search">
          <State name="word" type="String" value=""/>
          <Body>
            <VStack>
              <TextField title="Word" text="$word"/>
              <Text modifiers=".modifier(Counted(word: word)).id(word)">Results</Text>
              <Text modifiers=".modifier(Counted(word: 'tea'))">Tea</Text>
            </VStack>
          </Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt:
      "Where the object is meant to keep the first value. A view that is pushed or presented is made anew, and the rule is silent."
  ) { context in
    var finder: PlaceFinder?
    for id in context.graph.members(of: .stateObject) {
      let member = context.program.members[id]
      let owner = context.program[member.owner].kind
      guard member.value != nil, owner.isView || owner == .modifier else { continue }
      for access in context.graph.accesses(in: context.graph.units.value(id))
      where access.kind == .read && access.flags.contains(.onSelf) {
        guard context.isPlainParameter(access.member), !context.isWatched(access.member) else { continue }
        if finder == nil { finder = PlaceFinder(context.model, context.graph) }
        if let change = finder?.change(of: access.member, 0) {
          context.reportKept(id, access, change)
          break
        }
      }
    }
  }
}

/// Finds callers that keep a view in place while they pass it other values.
private struct PlaceFinder {
  let model: SemanticModel
  let graph: DataFlowGraph
  private var provenance: Provenance
  private static let depthLimit = 8

  /// A caller and the source that it passes.
  struct Change {
    var argument: Argument
    var source: MemberID
  }

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
    provenance = Provenance(model, graph)
  }

  /// A caller that passes a parameter something that changes while the view stays where it is, or nil.
  mutating func change(of parameter: MemberID, _ depth: Int) -> Change? {
    guard depth < Self.depthLimit else { return nil }
    let owner = model.program[parameter].owner
    for index in graph.views.incoming[graph.nodes.node(owner)] {
      let edge = graph.edges[Int(index)]
      guard edge.kind != .push, !edge.view.isNone, staysInPlace(edge) else { continue }
      let checked = model.files[edge.file]
      if edge.kind == .decorates, !edge.code.isNone {
        let extent = checked.code.extent(of: edge.code)
        for argument in graph.arguments(for: parameter)
        where argument.file == edge.file && argument.attribute.isNone && extent.contains(argument.code) {
          if let source = changingSource(of: argument, depth) {
            return Change(argument: argument, source: source)
          }
        }
        continue
      }
      for attribute in checked.views[edge.view].attributes
      where checked.attributes[attribute].member == parameter {
        guard
          let argument = graph.arguments(for: parameter).first(where: {
            $0.attribute == attribute && $0.file == edge.file
          }), !argument.code.isNone
        else { continue }
        if let source = changingSource(of: argument, depth) {
          return Change(argument: argument, source: source)
        }
      }
    }
    return nil
  }

  /// False where a push, a presentation, a preview or an `.id` gives the view a new identity.
  private func staysInPlace(_ edge: ViewEdge, _ depth: Int = 0) -> Bool {
    let host = graph.owner(ofNode: edge.from, model.program)
    if host.isNone || model.program[host].kind == .preview || edge.isThroughSlot { return false }
    if graph.nodes.declaration(edge.from).isNone {
      // A fragment stays where it is used.
      guard model.program[host].kind.hasBody, depth < Self.depthLimit,
        graph.views.incoming[edge.from].contains(where: { staysInPlace(graph.edges[Int($0)], depth + 1) })
      else { return false }
    }
    var index = edge.frame
    while index >= 0 {
      let frame = graph.frames[Int(index)]
      if frame.kind == .page || frame.kind == .presentation || frame.kind == .unknown { return false }
      index = frame.parent
    }
    return !hasIdentity(edge.file, edge.view)
  }

  /// True where `.id(…)` is set on a view or around it.
  private func hasIdentity(_ file: FileID, _ view: ViewID) -> Bool {
    let checked = model.files[file]
    let range = checked.views[view].range
    return checked.views.contains { outer in
      outer.range.contains(range)
        && outer.modifiers.contains {
          checked.code[checked.code[checked.modifiers[$0].call].first].name == LintNames.id
        }
    }
  }

  /// A source of the host itself, or one that its own callers change in place.
  private mutating func changingSource(of argument: Argument, _ depth: Int) -> MemberID? {
    let checked = model.files[argument.file]
    let range = checked.code[argument.code].range
    if checked.code.extent(of: argument.code).contains(where: { checked.references[$0].kind == .local }) {
      return nil
    }
    for access in graph.accesses(in: argument.unit)
    where !access.code.isNone && (access.kind == .read || access.kind == .bind) {
      guard range.contains(checked.code[access.code].range) else { continue }
      let member = model.program[access.member]
      if model.program[member.owner].kind == .structure { continue }
      if member.isParameter, !model.program.isObjectData(access.member) {
        if let found = change(of: access.member, depth + 1) { return found.source }
      } else if let source = provenance.changingSource(behind: access.member) {
        return source
      }
    }
    return nil
  }
}

extension RuleContext {
  /// A parameter that is a value, not an object.
  fileprivate func isPlainParameter(_ id: MemberID) -> Bool {
    let member = program[id]
    let isObject = program.declaration(of: member.type).map { program[$0].kind.isObject } == true
    return member.isParameter && !member.kind.holdsObject && !isObject
  }

  /// True where a handler of the view looks out for a parameter; it can give the object what is new.
  fileprivate func isWatched(_ id: MemberID) -> Bool {
    let body = graph.units.body(program[id].owner)
    return graph.handlers.contains { handler in
      guard handler.unit == body, !handler.watched.isNone else { return false }
      let reference = model.files[handler.file].reference(handler.watched)
      return reference.kind == .member && reference.member == id
    }
  }

  fileprivate func reportKept(_ id: MemberID, _ read: Access, _ change: PlaceFinder.Change) {
    let member = program[id]
    let parameter = program[read.member]
    let caller = name(of: owner(ofUnit: change.argument.unit))
    report(
      "`\(member.name)` is made once, of the first `\(parameter.name)`; when \(caller) passes another, it keeps the old one.",
      at: program.location(of: id),
      related: [
        RelatedPlace("`\(parameter.name)` is taken here", location(of: read)),
        RelatedPlace(
          "\(caller) passes what changes", location(change.argument.file, change.argument.code)),
        RelatedPlace("this is the source", program.location(of: change.source)),
      ],
      help:
        "Let \(caller) own the object, or hand `\(parameter.name)` to its methods, or give the view `.id(…)` so that it is made anew."
    )
  }
}
