import ScreenSemantics
import ScreenTypes
import SourceModel

extension FlowRules {
  static let missingEnvironmentObject = Rule(
    .flowMissingEnvironmentObject, .error,
    "A view needs an environment object that nobody above gives it",
    traits: [.needsWholePackage, .dependsOnUse], cost: .high,
    whatHappens: """
      The app stops when the view is shown: “Fatal error: No ObservableObject of type Store found. A \
      View.environmentObject(_:) for Store may be missing as an ancestor of this view.” For an Observable it says \
      “No Observable object of type Store found”.
      """,
    why: """
      The object is looked up when the view is drawn. A screen that is three steps away from where it is missing \
      works in its own preview and crashes on the device.
      """,
    repair:
      "Add `.environmentObject(…)` to a view above, best where the App shows its first screen; a "
      + "preview needs one of its own.",
    examples: [
      RuleExample(
        bad: """
          <Module>
            <ObservableObject name="ModelData"><Published name="title" type="String" value="Landmarks"/></ObservableObject>
            <View name="LandmarkList">
              <EnvironmentObject name="⟦modelData⟧" type="ModelData"/>
              <Body><Text>{modelData.title}</Text></Body>
            </View>
            <Screen name="ContentView"><Body><LandmarkList/></Body></Screen>
            <App name="LandmarksApp"><WindowGroup><ContentView/></WindowGroup></App>
          </Module>
          """,
        good: """
          <Module>
            <ObservableObject name="ModelData"><Published name="title" type="String" value="Landmarks"/></ObservableObject>
            <View name="LandmarkList">
              <EnvironmentObject name="modelData" type="ModelData"/>
              <Body><Text>{modelData.title}</Text></Body>
            </View>
            <Screen name="ContentView"><Body><LandmarkList/></Body></Screen>
            <App name="LandmarksApp">
              <StateObject name="modelData" type="ModelData"/>
              <WindowGroup><ContentView modifiers=".environmentObject(modelData)"/></WindowGroup>
            </App>
          </Module>
          """),
      RuleExample(
        bad: """
          <Module>
            <ObservableObject name="ModelData"><Published name="title" type="String" value="Landmarks"/></ObservableObject>
            <View name="LandmarkList">
              <EnvironmentObject name="modelData" type="ModelData"/>
              <Body><Text>{modelData.title}</Text></Body>
            </View>
            <Preview name="⟦List⟧" of="LandmarkList"><LandmarkList/></Preview>
          </Module>
          """,
        good: """
          <Module>
            <ObservableObject name="ModelData"><Published name="title" type="String" value="Landmarks"/></ObservableObject>
            <View name="LandmarkList">
              <EnvironmentObject name="modelData" type="ModelData"/>
              <Body><Text>{modelData.title}</Text></Body>
            </View>
            <Preview name="List" of="LandmarkList"><LandmarkList modifiers=".environmentObject(ModelData())"/></Preview>
          </Module>
          """),
      RuleExample(
        bad: """
          <Module>
            <ObservableObject name="Store"><Published name="total" type="Int" value="0"/></ObservableObject>
            <Screen name="Total">
              <EnvironmentObject name="⟦store⟧" type="Store"/>
              <Body><Text>{store.total}</Text></Body>
            </Screen>
            <Screen name="Home">
              <StateObject name="store" type="Store"/>
              <Body>
                <NavigationStack>
                  <NavigationLink destination="Total" title="Total" modifiers=".environmentObject(store)"/>
                </NavigationStack>
              </Body>
            </Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """,
        good: """
          <Module>
            <ObservableObject name="Store"><Published name="total" type="Int" value="0"/></ObservableObject>
            <Screen name="Total">
              <EnvironmentObject name="store" type="Store"/>
              <Body><Text>{store.total}</Text></Body>
            </Screen>
            <Screen name="Home">
              <StateObject name="store" type="Store"/>
              <Body>
                <NavigationStack modifiers=".environmentObject(store)">
                  <NavigationLink destination="Total" title="Total"/>
                </NavigationStack>
              </Body>
            </Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """),
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Store"><Published name="count" type="Int" value="0"/></ObservableObject>
        <Extension of="View"><Func signature="stocked(by store: Store)">environmentObject(store)</Func></Extension>
        <View name="Counter">
          <EnvironmentObject name="store" type="Store"/>
          <Body><Stepper value="$store.count">{store.count}</Stepper></Body>
        </View>
        <App name="Shop">
          <StateObject name="store" type="Store"/>
          <WindowGroup><Counter modifiers=".stocked(by: store)"/></WindowGroup>
        </App>
      </Module>
      """#
  ) { context in
    // Where a view on the way holds the object and gives it to nobody, each preview on that way lacks it for that reason.
    var told: Set<MemberID> = []
    let found = context.graph.missingObjects(context.model)
    for var missing in found.filter({ $0.root == context.program.app })
      + found.filter({ $0.root != context.program.app })
    {
      if let owned = context.owned(missing), !told.insert(owned.member).inserted { continue }
      // A reader that makes its own object is the case of `truth/object-created-by-observer`.
      missing.readers.removeAll { context.program[$0].value != nil }
      context.reportMissing(missing)
    }
  }
}

extension RuleContext {
  fileprivate func reportMissing(_ missing: MissingObject) {
    guard let reader = missing.readers.first else { return }
    let type = program[missing.type].name
    let isPreview = program[missing.root].kind == .preview
    let owner = program[program[reader].owner].name
    let root = name(of: missing.root)
    let one = String(describing: type).withArticle
    var related: [RelatedPlace] = []
    let owned = owned(missing)
    let lacking = owned?.step ?? 0
    for (step, index) in missing.route.enumerated() {
      let edge = graph.edges[Int(index)]
      let verb =
        edge.kind == .push
        ? "pushes" : edge.kind == .decorates ? "applies" : presents(edge) ? "presents" : "shows"
      let around = stackName(missing, at: step).map { " to the \($0) around it" } ?? ""
      let lacks = step == 0 || step == lacking ? ", without giving \(one)\(around)" : ""
      related.append(
        RelatedPlace(
          "\(name(ofNode: edge.from)) \(verb) \(name(ofNode: edge.to)) here\(lacks)", location(of: edge)))
      let place = missing.lackingPlaces[step]
      if place >= 0, let put = placement(place) {
        related.append(RelatedPlace("what stands in it is put here without \(one)", put))
      }
    }
    let others = missing.readers.dropFirst()
    if isPreview {
      related.append(RelatedPlace("\(owner) reads it from the environment", program.location(of: reader)))
    }
    for other in others {
      related.append(
        RelatedPlace("\(program[program[other].owner].name) lacks it too", program.location(of: other)))
    }
    let siblings = missing.providing.prefix(2).map { index -> String in
      let edge = graph.edges[Int(index)]
      related.append(RelatedPlace("here \(name(ofNode: edge.to)) is given \(one)", location(of: edge)))
      return "\(name(ofNode: edge.from)) → \(name(ofNode: edge.to))"
    }
    let chain = ([missing.root.index] + missing.route.map { graph.edges[Int($0)].to }).map {
      name(ofNode: $0)
    }
    let route = chain.joined(separator: " → ")
    let last = missing.route.last.map { graph.edge(at: $0) }
    let step = last.map { "\(name(ofNode: $0.from)) → \(name(ofNode: $0.to))" }
    let provided: String
    if siblings.isEmpty {
      provided = ""
    } else if let last, siblings == [step] {
      let (from, to) = (name(ofNode: last.from), name(ofNode: last.to))
      provided =
        last.kind == .push
        ? " Where \(from) shows \(to) in place, there is one; a pushed page has the environment of its stack, not that of the link."
        : " Elsewhere \(from) gives one to \(to), but not here."
    } else {
      provided = " On the way \(siblings.joined(separator: ", and on ")) there is one."
    }
    let kind = program[missing.type].kind == .observable ? "Observable object" : "ObservableObject"
    let call = program[missing.type].kind == .observable ? "environment" : "environmentObject"
    let crash = "“No \(kind) of type \(type) found”"
    let object = isPreview ? instance(of: missing.type) : nil
    let value = owned.map { program[$0.member].name.text } ?? object ?? ""
    let message =
      isPreview
      ? "\(root.capitalizedFirst) shows \(owner), which reads \(one) from the environment, and gives none: \(isInRows(missing) ? "where there is a row, " : "")it stops with \(crash)."
      : "\(owner) reads \(one) from the environment, and on the way \(route) nobody gives one: the app stops with \(crash).\(provided)"
    report(
      message, at: isPreview ? program.location(of: missing.root) : program.location(of: reader),
      related: related, help: help(missing, String(describing: type), call, isPreview ? object ?? "…" : nil),
      fixes: value.isEmpty ? [] : injection(missing, at: lacking, value, call).map { [$0] } ?? [])
  }

  /// True where a step on the way stands in the rows of a `ForEach`, of which there may be none.
  private func isInRows(_ missing: MissingObject) -> Bool {
    missing.route.contains { index in
      let edge = graph.edge(at: index)
      guard !edge.view.isNone else { return false }
      let views = model.files[edge.file].views
      let place = views[edge.view].range
      return views.contains { $0.kind == .forEach && $0.range != place && $0.range.contains(place) }
    }
  }

  private func placement(_ place: Int32) -> SourceLocation? {
    let place = graph.places[Int(place)]
    return place.view.isNone ? nil : elementName(place.file, place.view)
  }

  /// Code that gives an object of a type: one that the type keeps, or a new one. Nil where making one takes arguments.
  private func instance(of type: DeclarationID) -> String? {
    let members = program[type].members
    if let shared = members.first(where: {
      program[$0].isStatic && program.declaration(of: program[$0].type) == type
        && program[$0].kind != .function
    }) {
      return "\(program[type].name).\(program[shared].name)"
    }
    let initializers = members.filter { program[$0].name == Names.initializer }
    let isMadeOfNothing =
      initializers.isEmpty
      ? members.allSatisfy { !program[$0].isParameter || program[$0].hasDefault }
      : initializers.contains {
        program[$0].parameters.allSatisfy { !program.parameters[$0].defaultValue.isNone }
      }
    return isMadeOfNothing ? "\(program[type].name)()" : nil
  }

  /// What to do; `object` is the code that gives a preview its object, nil for an app.
  private func help(_ missing: MissingObject, _ type: String, _ call: String, _ object: String?) -> String {
    if let object {
      return "Add `.\(call)(\(object))` to the chain of the view in the preview."
    }
    if let owned = owned(missing) {
      let place =
        stackName(missing, at: owned.step).map { "the \($0), from which pages that it pushes inherit" }
        ?? "what it shows"
      return
        "\(program[program[owned.member].owner].name) has one: add `.\(call)(\(program[owned.member].name))` to the chain of \(place)."
    }
    let isBelowStack = missing.route.contains { graph.edges[Int($0)].kind == .push }
    let place = isBelowStack ? "the stack, or a view above it" : "a view above"
    return
      "Add `.\(call)(…)` to the chain of \(place); a \(call == "environment" ? "State" : "StateObject") of \(name(of: missing.root)) can own the \(type)."
      + (isBelowStack ? " A pushed page inherits from its stack, not from the link." : "")
  }

  private func presents(_ edge: ViewEdge) -> Bool {
    graph.frames(from: edge.frame).contains { $0.frame.kind == .presentation }
  }
}
