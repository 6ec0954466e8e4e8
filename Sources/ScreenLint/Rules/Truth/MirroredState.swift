import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthMirroredState: RuleID = "truth/mirrored-state" }

extension TruthRules {
  static let mirroredState = Rule(
    .truthMirroredState, .warning, "A State that handlers keep equal to something else",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens:
      "The view is drawn twice for each change: once with the old copy, then again when the handler has run. A change that no handler sees leaves the copy behind.",
    why:
      "The state holds nothing of its own: it can always be computed from the others. A Computed is never late and never wrong.",
    repair: "Make it a `<Computed>`, and remove the handlers that write it.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Search">
            <State name="text" type="String" value=""/>
            <State name="⟦shout⟧" type="String" value=""/>
            <Body>
              <VStack modifiers=".onChange(of: text) { shout = text.uppercased() }">
                <TextField title="Search" text="$text"/>
                <Text>{shout}</Text>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Search">
            <State name="text" type="String" value=""/>
            <Computed name="shout" type="String">text.uppercased()</Computed>
            <Body>
              <VStack>
                <TextField title="Search" text="$text"/>
                <Text>{shout}</Text>
              </VStack>
            </Body>
          </View>
          """#,
        fixed: #"""
          <View name="Search">
            <State name="text" type="String" value=""/>
            <Computed name="shout" type="String">text.uppercased()</Computed>
            <Body>
              <VStack>
                <TextField title="Search" text="$text"/>
                <Text>{shout}</Text>
              </VStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Order">
            <State name="count" type="Int" value="1"/>
            <State name="⟦total⟧" type="Int" value="0"/>
            <Body>
              <VStack modifiers=".onAppear { total = count * 4500 }.onChange(of: count) { new in total = new * 4500 }">
                <Stepper value="$count" in="{1...9}">{count}</Stepper>
                <Text>{total}</Text>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Order">
            <State name="count" type="Int" value="1"/>
            <Computed name="total" type="Int">count * 4500</Computed>
            <Body>
              <VStack>
                <Stepper value="$count" in="{1...9}">{count}</Stepper>
                <Text>{total}</Text>
              </VStack>
            </Body>
          </View>
          """#,
        fixed: #"""
          <View name="Order">
            <State name="count" type="Int" value="1"/>
            <Computed name="total" type="Int">count * 4500</Computed>
            <Body>
              <VStack>
                <Stepper value="$count" in="{1...9}">{count}</Stepper>
                <Text>{total}</Text>
              </VStack>
            </Body>
          </View>
          """#),
    ],
    // The State moves to the new value bit by bit, which a Computed does not.
    nearMiss: #"""
      <View name="Meter">
        <Let name="level" type="Double"/>
        <State name="shown" type="Double" value="0"/>
        <Body><ProgressView value="{shown}" modifiers=".onChange(of: level) { new in withAnimation { shown = new } }"/></Body>
      </View>
      """#,
    whenToLeaveIt:
      "Where the value takes so long to compute that it must not run while drawing. A copy taken at one moment, such as what was searched for, is no mirror, and the rule is silent."
  ) { context in
    if context.facts.mirrored.isEmpty { return }
    let handlers = UpdateHandlers(context)
    let isCyclic = handlers.cyclic()
    // Handlers that set each other off are the case of `flow/update-loop`.
    let rings = Set(handlers.all.indices.filter { isCyclic[$0] }.map { handlers.all[$0].action })
    for mirror in context.facts.mirrored {
      let isInRing = mirror.handlers.contains {
        rings.contains(context.location($0.file, $0.action))
      }
      if !isInRing { context.reportMirror(mirror) }
    }
  }
}

extension RuleContext {
  fileprivate func reportMirror(_ mirror: StateMirror) {
    let state = program[mirror.state]
    guard let place = mirror.handlers.indices.first(where: { !mirror.handlers[$0].watched.isNone }) else {
      return
    }
    let handler = mirror.handlers[place]
    let value = valueText(mirror.writes[place], handler)
    var names: [String] = []
    for handler in mirror.handlers where !handler.watched.isNone {
      let name = "`\(quoted(location(handler.file, handler.watched)))`"
      if !names.contains(name) { names.append(name) }
    }
    let watched = names.joined(separator: " or ")
    var seen: Set<Int32> = []
    let related = mirror.writes.filter { seen.insert($0).inserted }.prefix(3).map {
      RelatedPlace("set here", location(of: graph.accesses[Int($0)]))
    }
    let missed = mirror.unwatched.map { id in
      let name = program[id].name
      return names.first { $0.hasPrefix("`\(name).") }.map { "`\(name)` changes and \($0) does not" }
        ?? "`\(name)` changes alone"
    }.listed
    report(
      mirror.unwatched.isEmpty
        ? "`\(state.name)` is only ever set to `\(value)`, after \(watched) has changed: it holds nothing of its own."
        : "`\(state.name)` is only ever set to `\(value)`, after \(watched) has changed, and is wrong once \(missed): it holds nothing of its own.",
      at: program.location(of: mirror.state), related: Array(related),
      help:
        "Write `<Computed name=\"\(state.name)\" type=\"\(state.type.inAttribute)\">\(value)</Computed>` in its place, and remove what sets it.",
      fixes: computing(mirror.state, value, writes: mirror.writes, handlers: mirror.handlers).map { [$0] }
        ?? [])
  }

  /// The assigned expression, with what is watched in place of the handler's parameter.
  private func valueText(_ write: Int32, _ handler: Handler) -> String {
    let access = graph.accesses[Int(write)]
    let checked = model.files[access.file]
    let value = graph.assignedValue(write)
    let range = checked.code[value].range
    guard handler.newValue >= 0, access.root == handler.body else {
      return text(location(access.file, value))
    }
    let watched = text(location(handler.file, handler.watched))
    var result = ""
    var start = range.start
    let file = access.file
    let uses = checked.code.nodes.indices.filter {
      let node = checked.code.nodes[$0]
      return range.contains(node.range) && (node.kind == .name || node.kind == .closureParameter)
        && checked.references[$0].kind == .local && checked.references[$0].index == handler.newValue
    }
    for use in uses {
      let place = checked.code.nodes[use].range
      result += text(SourceLocation(file, SourceRange(start, place.start))) + watched
      start = place.end
    }
    return result + text(SourceLocation(file, SourceRange(start, range.end)))
  }
}
