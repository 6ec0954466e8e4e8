import ScreenSemantics
import ScreenTypes
import SourceModel

extension FlowRules {
  static let updateLoop = Rule(
    .flowUpdateLoop, .error, "Handlers that make themselves run again without end",
    traits: [.dependsOnUse],
    whatHappens:
      "The screen hangs: “onChange(of:) action tried to update multiple times per frame.”",
    why:
      "A handler that writes what it watches, itself or through other handlers, runs again because of its own change. "
      + "Where no condition stops it, the screen never comes to rest.",
    repair:
      "Make the value a `<Computed>`, or write only what differs, as in `if count lt 10 { count += 1 "
      + "}`.",
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
            <Func signature="follow()">left = right + 1</Func>
            <Body>
              <VStack modifiers=".onChange(of: left) { right = left + 1 }.onChange(of: right) { follow() }">
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
      RuleExample(
        bad: #"""
          <View name="Feed">
            <State name="posts" type="[Int]" value="{[1, 2, 3]}"/>
            <Body>
              <ForEach items="posts" id="\.self" as="post">
                <Text modifiers=".onAppear { posts.append(posts.count + 1) }">Post {post}</Text>
              </ForEach>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Feed">
            <State name="posts" type="[Int]" value="{[1, 2, 3]}"/>
            <Body>
              <ForEach items="posts" id="\.self" as="post">
                <Text modifiers=".onAppear { if post == posts.last and posts.count lt 30 { posts.append(posts.count + 1) } }">Post {post}</Text>
              </ForEach>
            </Body>
          </View>
          """#, foundBy: .run),
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Feed">
          <Published name="posts" type="[Int]" value="{[1, 2, 3]}"/>
          <Published name="seen" type="[Int]" value="{[]}"/>
          <Func signature="load()">guard posts.count lt 9 else { return }; posts.append(posts.count + 1)</Func>
        </ObservableObject>
        <View name="Page">
          <StateObject name="feed" type="Feed"/>
          <Body>
            <VStack>
              <ForEach items="feed.posts" id="\.self" as="post"><Text modifiers=".onAppear { feed.load() }">{post}</Text></ForEach>
              <ForEach items="feed.posts" id="\.self" as="post"><Text modifiers=".onAppear { feed.seen.append(post) }">{post}</Text></ForEach>
              <ForEach items="feed.posts" id="\.self" as="post"><Text modifiers=".onTapGesture { feed.posts.append(0) }">{feed.seen.count}</Text></ForEach>
            </VStack>
          </Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Never: compare before you write, or make the value `Computed`."
  ) { context in
    for row in GrowingRows(context).find() {
      context.suspect(
        "Each row that appears adds to `\(context.program[row.list].name)`, whose rows these are.",
        of: UpdateSuspect(
          screens: context.graph.holders(of: row.owner, limit: 4, context.program), handlers: [row.action],
          sources: [row.list], kind: .growing),
        at: row.location, related: [],
        help: "Add under a condition that ends it, or in `.onAppear` of the view around the rows.")
    }
    for site in AppearingLoops(context).find() {
      context.suspect(
        "This runs when its view appears, and changes \(site.names.listed), on which it depends whether the view is there.",
        of: UpdateSuspect(
          screens: context.graph.holders(of: site.owner, limit: 4, context.program), handlers: site.actions,
          sources: site.sources, kind: .appearing),
        at: site.locations[0],
        related: site.locations.dropFirst().map { RelatedPlace("this runs in turn with it", $0) },
        help: "Change it once, in `.onAppear` of a view that stays.")
    }
    let handlers = UpdateHandlers(context)
    if handlers.all.isEmpty { return }
    let isCyclic = handlers.cyclic()
    var isSaid = [Bool](repeating: false, count: isCyclic.count)
    for start in isCyclic.indices where isCyclic[start] && !isSaid[start] {
      let ring = handlers.ring(from: start, isCyclic, &isSaid)
      let handler = handlers.all[start]
      let changed = handler.watched.filter { member in
        ring.contains { handlers.all[$0].written.contains(member) }
      }
      if ring.count == 1, handler.resting.isSuperset(of: changed) { continue }
      let names = changed.map { "`\(context.program[$0].name)`" }
      context.suspect(
        ring.count == 1
          ? "This handler changes \(names.listed), which it watches, and so runs again."
          : "This handler's change comes back to \(names.listed), which it watches, and so it runs "
            + "again.",
        of: UpdateSuspect(
          screens: context.graph.holders(of: handler.owner, limit: 4, context.program),
          handlers: ring.map { handlers.all[$0].action },
          sources: handlers.sources(settingOff: ring)),
        at: handler.location,
        related: ring.dropFirst().map {
          let written = handlers.all[$0].watched.map { "`\(context.program[$0].name)`" }
          return RelatedPlace(
            "this handler runs when \(written.listed) changes", handlers.all[$0].location)
        },
        help: "Write only where the value differs from what it should be, or make it `Computed`.")
    }
  }
}
