import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthSecondInstance: RuleID = "truth/second-instance" }

extension TruthRules {
  static let secondInstance = Rule(
    .truthSecondInstance, .warning, "A second object of what the environment already has",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens:
      "What is changed here is not seen by the other views, and what they change is not seen here.",
    why:
      "The view makes an object of its own, though one of the same type comes to it from above: two truths of one thing.",
    repair: "Read the one that is there: `<EnvironmentObject name=\"store\" type=\"Store\"/>`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Store"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Counter">
              <StateObject name="⟦store⟧" type="Store"/>
              <Body><Button action="store.count += 1">{store.count}</Button></Body>
            </View>
            <View name="Total">
              <EnvironmentObject name="store" type="Store"/>
              <Body><Text>{store.count}</Text></Body>
            </View>
            <Screen name="Home">
              <StateObject name="store" type="Store"/>
              <Body><VStack modifiers=".environmentObject(store)"><Total/><Counter/></VStack></Body>
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
            <View name="Total">
              <EnvironmentObject name="store" type="Store"/>
              <Body><Text>{store.count}</Text></Body>
            </View>
            <Screen name="Home">
              <StateObject name="store" type="Store"/>
              <Body><VStack modifiers=".environmentObject(store)"><Total/><Counter/></VStack></Body>
            </Screen>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Player"><Published name="isPlaying" type="Bool" value="false"/></ObservableObject>
        <View name="Song">
          <Let name="title" type="String"/>
          <StateObject name="player" type="Player"/>
          <Body><Button action="player.isPlaying.toggle()">{title} {player.isPlaying.description}</Button></Body>
        </View>
        <View name="Now"><EnvironmentObject name="player" type="Player"/><Body><Toggle isOn="$player.isPlaying">{player.isPlaying.description}</Toggle></Body></View>
        <Screen name="Songs">
          <Let name="songs" type="[String]"/>
          <StateObject name="player" type="Player"/>
          <Body><VStack modifiers=".environmentObject(player)"><Now/><ForEach items="songs" as="song" id="\.self"><Song title="{song}"/></ForEach></VStack></Body>
        </Screen>
      </Module>
      """#,
    whenToLeaveIt: "Where the view is meant to have one of its own, such as a page for a document or a draft."
  ) { context in
    let injected = Set(context.graph.frames.lazy.filter { $0.kind == .injection }.map(\.value))
    if injected.isEmpty { return }
    let owners = [MemberKind.stateObject, .state].flatMap { Array(context.model.members(of: $0)) }.filter {
      guard let type = context.program.declaration(of: context.program[$0].type) else { return false }
      return injected.contains(type.index) && context.program[type].kind.isObject
    }
    if owners.isEmpty { return }
    let injections = context.graph.injections(context.program)
    for owner in owners.sorted() { context.report(secondInstance: owner, injections) }
  }
}

extension RuleContext {
  fileprivate func report(secondInstance own: MemberID, _ injections: [Injection]) {
    guard let type = program.declaration(of: program[own].type), program[program[own].owner].kind.isView,
      changes(type), !isHandedOn(own), makesOne(own)
    else { return }
    let node = graph.nodes.node(program[own].owner)
    for injection in injections where injection.frame.value == type.index {
      if injection.owner.isNone || program[injection.owner].kind == .preview { continue }
      let reference = model.files[injection.frame.file].reference(injection.frame.code)
      // One that is given to the environment is the case of other rules.
      if reference.kind == .member && reference.member == own { return }
      guard reference.kind == .member || reference.kind == .staticMember else { continue }
      let provided = graph.provided(by: injection)
      guard provided.contains(node) else { continue }
      let readers = provided.flatMap { takers(of: type, in: $0) }
      if isOneOfMany(program[own].owner),
        !nodesBelow(node).contains(where: { below in
          readers.contains { graph.nodes.node(program[$0].owner) == below }
        })
      {
        continue
      }
      let shared = data(of: type, heldBy: holders(of: own)).intersection(data(of: type, heldBy: readers))
      let name = program[type].name
      let reader = readers.first.map {
        RelatedPlace("this one reads the other", program.location(of: $0))
      }
      report(
        shared.isEmpty
          ? "\(program[program[own].owner].name) makes \(String(describing: name).withArticle) of its own, though the environment has one."
          : "\(program[program[own].owner].name) makes \(String(describing: name).withArticle) of its own, though the environment has one: what changes in the one is not seen in the other.",
        at: program.location(of: own), severity: shared.isEmpty ? .note : nil,
        related: [
          RelatedPlace("the other is given here", location(injection.frame.file, injection.frame.code))
        ] + (reader.map { [$0] } ?? []),
        help: program[type].kind == .observable
          ? "Declare it as `<Environment name=\"\(program[own].name)\" type=\"\(name)\"/>`, which takes the one that is there."
          : "Declare it as `<EnvironmentObject>`, which takes the one that is there.")
      return
    }
  }

  /// False for a member that begins with an object which is there already, such as `Tracker.shared`.
  private func makesOne(_ own: MemberID) -> Bool {
    let value = model.values[own].code
    if value.isNone { return true }
    let reference = model.files[program[own].file].reference(value)
    return reference.kind != .staticMember
  }

  /// True for a type whose data something changes.
  private func changes(_ type: DeclarationID) -> Bool {
    program.members(of: type).contains { program.isSource($0) && graph.usage(of: $0).isWritten }
  }

  /// True for an object that an action hands on whole, as a draft is.
  private func isHandedOn(_ own: MemberID) -> Bool {
    graph.uses(of: own).contains { use in
      guard use.kind == .read, !use.isImmediate, !use.code.isNone else { return false }
      let code = model.files[use.file].code
      return !code.following(use.code, limit: 8).contains {
        code[$0].first == use.code && code[$0].kind == .member
      }
    }
  }

  /// Members of a view that take an object of a type from the environment and are used.
  private func takers(of type: DeclarationID, in node: Int32) -> [MemberID] {
    let declaration = graph.nodes.declaration(node)
    if declaration.isNone { return [] }
    return program.members(of: declaration).filter { id in
      let member = program[id]
      return (member.kind == .environmentObject || member.kind == .environment)
        && !graph.usage(of: id).isUnused
        && program.declaration(of: member.type.wrapped ?? member.type) == type
    }
  }

  /// True for a view of which a loop makes one for each row, or which stands at several places, as in tabs.
  private func isOneOfMany(_ view: DeclarationID) -> Bool {
    let edges = graph.views.incoming[graph.nodes.node(view)].map { graph.edge(at: $0) }.filter {
      let holder = graph.owner(ofNode: $0.from, program)
      return !holder.isNone && program[holder].kind != .preview
    }
    return edges.count > 1
      || edges.contains { edge in graph.frames(from: edge.frame).contains { $0.frame.kind == .repeated } }
  }

  /// The views that a view leads to.
  private func nodesBelow(_ node: Int32) -> Set<Int32> {
    var found: Set<Int32> = []
    var next = [node]
    while let node = next.popLast() {
      for index in graph.views.outgoing[node] where found.insert(graph.edge(at: index).to).inserted {
        next.append(graph.edge(at: index).to)
      }
    }
    return found
  }

  /// A member with the parameters that it is passed for.
  private func holders(of own: MemberID) -> [MemberID] {
    var found = [own]
    var place = 0
    while place < found.count, found.count < 64 {
      let holder = found[place]
      place += 1
      for use in graph.uses(of: holder) where use.kind == .read {
        if let parameter = member(givenIn: use), !found.contains(parameter) { found.append(parameter) }
      }
    }
    return found
  }

  /// What is read of objects of a type through some members that hold one.
  private func data(of type: DeclarationID, heldBy holders: [MemberID]) -> Set<MemberID> {
    Set(
      program.members(of: type).filter { id in
        graph.uses(of: id).contains { use in
          (use.kind == .read || use.kind == .bind) && !use.base.isNone && holders.contains(use.base)
        }
      })
  }
}
