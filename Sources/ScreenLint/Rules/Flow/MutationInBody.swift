import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowRules {
  static let mutationInBody = Rule(
    "flow/mutation-in-body", .error, "A source is changed while rendering",
    whatHappens: """
      SwiftUI says “Modifying state during view update, this will cause undefined behavior.” or “Publishing changes \
      from within view updates is not allowed, this will cause undefined behavior.”
      """,
    why: """
      A body only says what is shown. If showing it changes the data it is made from, every update asks for the next \
      one, and what the user sees depends on how often SwiftUI happens to render.
      """,
    examples: [
      RuleExample(
        bad: """
          <View name="Sub">
            <Binding name="isFavorite" type="Bool"/>
            <Computed name="label" type="String">⟦isFavorite = false; return isFavorite.description⟧</Computed>
            <Body><Text>{label}</Text></Body>
          </View>
          """,
        good: """
          <View name="Sub">
            <Binding name="isFavorite" type="Bool"/>
            <Body><Button action="isFavorite = false">{isFavorite.description}</Button></Body>
          </View>
          """),
      RuleExample(
        bad: """
          <Module>
            <ObservableObject name="Store">
              <Published name="visits" type="Int" value="0"/>
              <Func signature="countVisit() -> Int">visits += 1; return visits</Func>
            </ObservableObject>
            <View name="Counter">
              <ObservedObject name="store" type="Store"/>
              <Body><Text>{⟦store.countVisit()⟧} visits</Text></Body>
            </View>
          </Module>
          """,
        good: """
          <Module>
            <ObservableObject name="Store">
              <Published name="visits" type="Int" value="0"/>
              <Func signature="countVisit()">visits += 1</Func>
            </ObservableObject>
            <View name="Counter">
              <ObservedObject name="store" type="Store"/>
              <Body><Text modifiers=".onAppear { store.countVisit() }">{store.visits} visits</Text></Body>
            </View>
          </Module>
          """),
    ],
    nearMisses: [
      #"""
      <View name="Counter">
        <State name="count" type="Int" value="0"/>
        <Func signature="next()">count += 1</Func>
        <Body><Button action="next">{count}</Button></Body>
      </View>
      """#,
      #"""
      <View name="Sorted">
        <Let name="names" type="[String]"/>
        <Computed name="shown" type="[String]">var copy = names; copy.append("Zoe"); return copy.sorted()</Computed>
        <Body><ForEach items="shown" as="name" id="\.self"><Text>{name}</Text></ForEach></Body>
      </View>
      """#,
      #"""
      <Module>
        <ObservableObject name="Sum">
          <Published name="total" type="Int" value="0"/>
          <Func signature="add(_ n: Int)">total += n</Func>
        </ObservableObject>
        <View name="Bill">
          <Let name="prices" type="[Int]"/>
          <Computed name="sum" type="Int">
            let sum = Sum()
            for price in prices { sum.add(price) }
            sum.total += 1
            return sum.total
          </Computed>
          <Body><Text>{sum}</Text></Body>
        </View>
      </Module>
      """#,
      #"""
      <Module>
        <ObservableObject name="Tally">
          <Published name="votes" type="[String]" value="{[]}"/>
          <Func signature="add(_ vote: String)">votes.append(vote)</Func>
        </ObservableObject>
        <View name="Result">
          <Let name="ballots" type="[String]"/>
          <Computed name="line" type="String">
            let tally = Tally()
            let same = tally
            same.votes = ["Ann"]
            let empty: Tally? = Tally()
            if let other = empty { other.votes = [] }
            let longer = ballots.isEmpty ? tally : same
            longer.votes.append("Bob")
            ballots.forEach { same.add($0) }
            return tally.votes.joined(separator: ", ")
          </Computed>
          <Body><Text>{line}</Text></Body>
        </View>
      </Module>
      """#,
      #"""
      <View name="Page">
        <State name="visits" type="Int" value="0"/>
        <Body><Text modifiers=".onAppear { visits += 1 }">{visits}</Text></Body>
      </View>
      """#,
      #"""
      <View name="Lamp">
        <State name="level" type="Int" value="0"/>
        <Binding name="isOn" type="Bool" get="level gt 0" set="level = newValue ? 9 : 0"/>
        <Body><Toggle isOn="$isOn">Lamp {level}</Toggle></Body>
      </View>
      """#,
    ]
  ) { context in
    for writer in context.graph.sourceWrites.writers where context.graph.rendered.contains(writer.unit) {
      context.reportMutation(writer.unit, context.graph.accesses[Int(writer.access)])
    }
  }
}

extension RuleContext {
  /// Reports the expressions that lead to a write while rendering: one finding for each view.
  fileprivate func reportMutation(_ unit: Int32, _ write: Access) {
    var sites: [DeclarationID: [SourceLocation]] = [:]
    var order: [DeclarationID] = []
    for site in renderingSites(leadingTo: unit, write) {
      if sites[site.owner] == nil { order.append(site.owner) }
      if sites[site.owner, default: []].contains(site.place) { continue }
      sites[site.owner, default: []].append(site.place)
    }
    for owner in order {
      guard let places = sites[owner], let first = places.first else { continue }
      let target = write.member < 0 ? "the object" : "`\(program[write.target].name)`"
      var related = [RelatedPlace("\(target) is changed here", location(of: write))]
      related += places.dropFirst().map { RelatedPlace("this leads to the same change", $0) }
      if write.member >= 0 {
        related.append(RelatedPlace("\(target) is declared here", program.location(of: write.target)))
      }
      let message =
        write.kind == .announce
        ? "Rendering this announces a change of an object, which asks for rendering again."
        : "Rendering this changes \(target), which is \(sourceNoun(write.target)): views must not change the data they show."
      report(
        message, at: first, related: related,
        help: "Change it in an action, in `.onAppear` or in `.onChange`, and only read it here.")
    }
  }

  private func sourceNoun(_ id: MemberID) -> String {
    let member = program[id]
    if member.isStatic { return "a static variable" }
    if program[member.owner].kind.isObject { return "announced by \(program[member.owner].name)" }
    let word = member.kind.element
    return ("AEIO".contains(word.prefix(1)) ? "an " : "a ") + word
  }

  /// The expressions evaluated while rendering from which calls lead to a unit: attributes, texts, bodies of
  /// Computeds and the `get` of bindings.
  private func renderingSites(leadingTo unit: Int32, _ write: Access)
    -> [(owner: DeclarationID, place: SourceLocation)]
  {
    var sites: [(owner: DeclarationID, place: SourceLocation)] = []
    if let site = site(of: unit, write) { return [site] }
    // A unit that changes only the object it is called on harms nobody who calls it on an object of their own.
    struct Step: Hashable {
      var unit: Int32
      var isOnSelf: Bool
    }
    var waiting = [Step(unit: unit, isOnSelf: changesOnlySelf(unit))]
    var seen = Set(waiting)
    while let step = waiting.popLast() {
      let (unit, isOnSelf) = (step.unit, step.isOnSelf)
      for edge in graph.calls.incoming[unit] {
        let access = graph.accesses[Int(graph.callAccesses[Int(edge)])]
        guard access.isImmediate, graph.rendered.contains(access.unit) else { continue }
        if isOnSelf, access.flags.contains(.onOwnObject) { continue }
        if let site = site(of: access.unit, access) {
          sites.append(site)
        } else {
          let next = Step(unit: access.unit, isOnSelf: isOnSelf && access.flags.contains(.onSelf))
          if seen.insert(next).inserted { waiting.append(next) }
        }
      }
    }
    return sites.sorted {
      ($0.place.file, $0.place.range.start) < ($1.place.file, $1.place.range.start)
    }
  }

  /// True where every source that a unit changes itself belongs to the object it is called on.
  private func changesOnlySelf(_ unit: Int32) -> Bool {
    graph.accesses(in: unit).allSatisfy { access in
      guard access.isImmediate, access.kind == .write || access.kind == .announce else { return true }
      if access.kind == .write, !program.isSource(access.target) { return true }
      return !access.flags.isDisjoint(with: [.onSelf, .onOwnObject])
    }
  }

  /// What is evaluated while rendering where a unit does something; nil for functions, whose callers lead there.
  private func site(of unit: Int32, _ access: Access) -> (owner: DeclarationID, place: SourceLocation)? {
    let member = graph.units.member(unit)
    if member.isNone || program[member].kind == .fragment {
      return (owner(ofUnit: unit), location(access.file, access.rootID))
    }
    guard [.computed, .binding].contains(program[member].kind), let code = program[member].getter else {
      return nil
    }
    var range = code.range
    let bytes = bytes(program[member].file)
    while range.start < range.end, bytes[Int(range.start)] <= 0x20 { range.start += 1 }
    while range.start < range.end, bytes[Int(range.end) - 1] <= 0x20 { range.end -= 1 }
    return (program[member].owner, SourceLocation(program[member].file, range))
  }
}
