import ScreenSemantics
import ScreenTypes
import SourceModel

extension FlowRules {
  static let updateLoop = Rule(
    "flow/update-loop", .error, "Handlers that make themselves run again without end",
    whatHappens:
      "The screen hangs: “onChange(of:) action tried to update multiple times per frame.”",
    why:
      "A handler that writes what it watches, itself or through other handlers, runs again because of its own change. "
      + "Where no condition stops it, the screen never comes to rest.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Counter">
            <State name="count" type="Int" value="0"/>
            <Body>
              <Button action="count = 1" modifiers=".onChange(of: count) { count += 1 }">Count {count}</Button>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Counter">
            <State name="count" type="Int" value="0"/>
            <Body>
              <Button action="count += 1" modifiers=".onChange(of: count) { print(count) }">Count {count}</Button>
            </Body>
          </View>
          """#, foundBy: .run),
      RuleExample(
        bad: #"""
          <View name="Pair">
            <State name="left" type="Int" value="0"/>
            <State name="right" type="Int" value="0"/>
            <Body>
              <VStack modifiers=".onChange(of: left) { right = left + 1 }.onChange(of: right) { left = right + 1 }">
                <Stepper value="$left">{left}</Stepper>
                <Stepper value="$right">{right}</Stepper>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Code">
            <State name="code" type="String" value=""/>
            <State name="level" type="Int" value="0"/>
            <State name="isOn" type="Bool" value="false"/>
            <Body>
              <VStack>
                <TextField title="Code" text="$code" modifiers=".onChange(of: code) { if code.count &gt; 6 { code = code.prefix(6) } }"/>
                <Stepper value="$level" modifiers=".onChange(of: level) { level = min(max(level, 0), 9) }">{level}</Stepper>
                <Toggle isOn="$isOn" modifiers=".onChange(of: isOn) { isOn = true }">On</Toggle>
              </VStack>
            </Body>
          </View>
          """#, foundBy: .run),
    ],
    nearMisses: [
      #"""
      <View name="Code">
        <State name="code" type="String" value=""/>
        <Body>
          <TextField title="Code" text="$code" modifiers=".onChange(of: code) { print(code) }"/>
        </Body>
      </View>
      """#,
      #"""
      <View name="Pair">
        <State name="left" type="Int" value="0"/>
        <State name="best" type="Int" value="0"/>
        <Body><Stepper value="$left" modifiers=".onChange(of: left) { best = max(best, left) }">{best}</Stepper></Body>
      </View>
      """#,
      #"""
      <View name="Counter">
        <State name="count" type="Int" value="0"/>
        <Body><Button action="count += 1" modifiers=".onAppear { count += 1 }">{count}</Button></Body>
      </View>
      """#,
    ],
    whenToLeaveIt: "Never: compare before you write, or make the value `Computed`."
  ) { context in
    let handlers = UpdateHandlers(context)
    if handlers.all.isEmpty { return }
    let isCyclic = handlers.cyclic()
    var isSaid = [Bool](repeating: false, count: isCyclic.count)
    for start in isCyclic.indices where isCyclic[start] && !isSaid[start] {
      var ring = [start]
      isSaid[start] = true
      while let last = ring.last,
        let next = handlers.next[last].first(where: { isCyclic[$0] && !isSaid[$0] })
      {
        ring.append(next)
        isSaid[next] = true
      }
      let handler = handlers.all[start]
      let names = handler.watched.filter { member in
        ring.contains { handlers.all[$0].written.contains(member) }
      }.map { "`\(context.program[MemberID(Int($0))].name)`" }
      context.suspect(
        ring.count == 1
          ? "This handler changes \(RuleContext.list(names)), which it watches, and so runs again."
          : "This handler's change comes back to \(RuleContext.list(names)), which it watches, and so it runs "
            + "again.",
        of: UpdateSuspect(
          screens: context.graph.holders(of: handler.owner, limit: 4, context.program),
          handlers: ring.map { handlers.all[$0].action },
          sources: handlers.sources(settingOff: ring)),
        at: handler.location,
        related: ring.dropFirst().map {
          let written = handlers.all[$0].watched.map { "`\(context.program[MemberID(Int($0))].name)`" }
          return RelatedPlace(
            "this handler runs when \(RuleContext.list(written)) changes", handlers.all[$0].location)
        },
        help: "Write only where the value differs from what it should be, or make it `Computed`.")
    }
  }
}
