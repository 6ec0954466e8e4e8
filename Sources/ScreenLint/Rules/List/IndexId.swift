import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let listIndexId: RuleID = "list/index-id" }

extension ListRules {
  static let indexId = Rule(
    .listIndexId, .warning, "Rows told apart by their index in a list that changes",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens:
      "After a row is removed SwiftUI may ask for a row that is gone: “Fatal error: Index out of range”. Animations move the wrong rows.",
    why:
      "An index says where a row stands, not which it is. After a change the same index means another element.",
    repair:
      "Loop over the elements, not over their indices, and tell them apart by something of their own: "
      + "`id=\"\\.name\"`, or an Identifiable type.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Names">
            <State name="names" type="[String]" value="{['Ann', 'Bob']}"/>
            <Body>
              <List>
                <ForEach items="⟦names.indices⟧" as="index" id="\.self"><Text>{names[index]}</Text></ForEach>
                <Button action="names.removeLast()">Remove</Button>
              </List>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Names">
            <State name="names" type="[String]" value="{['Ann', 'Bob']}"/>
            <Body>
              <List>
                <ForEach items="names" as="name" id="\.self"><Text>{name}</Text></ForEach>
                <Button action="names.removeLast()">Remove</Button>
              </List>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="Names">
              <State name="names" type="[String]" value="{['Ann', 'Bob']}"/>
              <Body><VStack><NameRows names="$names"/><Button action="names.removeLast()">Remove</Button></VStack></Body>
            </View>
            <View name="NameRows">
              <Binding name="names" type="[String]"/>
              <Body><ForEach items="⟦names.indices⟧" as="index" id="\.self"><TextField title="Name" text="$names[index]"/></ForEach></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Person" conforms="Identifiable"><Let name="id" type="Int"/><Var name="name" type="String"/></Struct>
            <View name="Names">
              <State name="people" type="[Person]" value="{[Person(id: 1, name: 'Ann'), Person(id: 2, name: 'Bob')]}"/>
              <Body><VStack><NameRows people="$people"/><Button action="people.removeLast()">Remove</Button></VStack></Body>
            </View>
            <View name="NameRows">
              <Binding name="people" type="[Person]"/>
              <Body><ForEach items="$people" as="$person"><TextField title="Name" text="$person.name"/></ForEach></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <View name="Names">
            <State name="names" type="[String]" value="{['Ann', 'Bob']}"/>
            <Func signature="places() -> Range[Int]">names.indices</Func>
            <Body>
              <List>
                <ForEach items="⟦places()⟧" as="place" id="\.self"><Text>{names[place]}</Text></ForEach>
                <Button action="names.removeLast()">Remove</Button>
              </List>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Names">
            <State name="names" type="[String]" value="{['Ann', 'Bob']}"/>
            <Func signature="shown() -> [String]">names.filter { $0 != 'Bob' }</Func>
            <Body>
              <List>
                <ForEach items="shown()" as="name" id="\.self"><Text>{name}</Text></ForEach>
                <Button action="names.removeLast()">Remove</Button>
              </List>
            </Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <View name="Names">
        <Let name="names" type="[String]"/>
        <State name="count" type="Int" value="3"/>
        <Computed name="places" type="Range[Int]">0 upTo min(count, names.count)</Computed>
        <Body><ForEach items="places" as="place" id="\.self"><Stepper value="$count" in="{0...9}">{names[place]}</Stepper></ForEach></Body>
      </View>
      """#,
    whenToLeaveIt: "Where the list never grows or shrinks; the rule is silent then.",
    visits: [
      .loops { context, site in
        let list = context.indexedList(of: site)
        if list.isNone || context.hasEmptyPlaces(list) { return }
        let paths = ElementPaths(context.model, context.graph)
        let names = context.lists(behind: list, paths).flatMap { paths.names(ofListBehind: $0) }
        guard let change = context.changeOfOrder(ofOneOf: names) ?? context.changeOfCopy(list) else { return }
        let name = context.program[list].name
        context.report(
          change.isGrowth
            ? "The rows are told apart by their index in `\(name)`, which grows at its end: as soon as a row is removed or moved, an index stands for another one."
            : "The rows are told apart by their index in `\(name)`, whose rows are removed, moved or replaced: an index then stands for another row, or for none.",
          at: context.location(site.file, context.items(of: site)),
          severity: change.isGrowth ? .note : nil,
          related: [RelatedPlace("it changes here", context.location(of: change.access))],
          help: "Loop over the elements themselves, and let their `id` tell them apart.")
      },
      .files(where: { $0.checked.hasModifier(Names.id) }) { context, file in
        context.reportIndices(givenAsIdsIn: file)
      },
    ]
  )
}

extension RuleContext {
  /// Reports rows whose `.id(…)` is given their index in a list that changes.
  fileprivate func reportIndices(givenAsIdsIn file: FileID) {
    let checked = model.files[file]
    for site in graph.loops where site.file == file && program[owner(ofUnit: site.unit)].kind != .preview {
      let row = checked.views[site.view]
      // What the loop itself tells rows apart by is told of the loop.
      if !site.indexed.isNone { continue }
      for view in checked.views where !view.modifiers.isEmpty && row.range.contains(view.range) {
        for key in identities(of: view, checked) {
          let list = checked.indexed(at: key, in: row)
          guard !list.isNone, !hasEmptyPlaces(list) else { continue }
          let paths = ElementPaths(model, graph)
          let names = lists(behind: list, paths).flatMap { paths.names(ofListBehind: $0) }
          guard let change = changeOfOrder(ofOneOf: names) ?? changeOfCopy(list) else { continue }
          report(
            "This view is told apart by its index in `\(program[list].name)`, \(change.isGrowth ? "which grows" : "whose rows are removed, moved or replaced"): after a change it is taken for another row, with what that row had typed or opened.",
            at: location(file, key), severity: change.isGrowth ? .note : nil,
            related: [RelatedPlace("the list changes here", location(of: change.access))],
            help:
              "Remove `.id(…)`: the rows have an id already; or give it something that stays with the element."
          )
        }
      }
    }
  }

  /// The member over whose indices a loop runs, also where a Computed or a Func gives them; none for other loops.
  fileprivate func indexedList(of site: LoopSite) -> MemberID {
    if !site.indexed.isNone { return site.indexed }
    switch site.type.kind {
    case .range, .closedRange: break
    // Only ranges count indices.
    default: return .none
    }
    let given = graph.accesses(in: site.unit).first { access in
      access.code == site.code && !access.member.isNone
        && [.computed, .function].contains(program[access.member].kind)
    }
    guard let member = given?.member, case let body = model.getters[member].code, !body.isNone
    else { return .none }
    let checked = model.files[program[member].file]
    let results = checked.code.results(of: body)
    return results.count == 1 ? checked.indexed(by: results[0], id: .none) : .none
  }

  /// True for a list of optionals, such as the squares of a board or of a month: an element is known by its place alone.
  fileprivate func hasEmptyPlaces(_ list: MemberID) -> Bool { program[list].type.element?.wrapped != nil }

  /// A list, and the stored ones whose elements it gives where it is computed: `names.filter { … }`.
  fileprivate func lists(behind list: MemberID, _ paths: ElementPaths) -> [MemberID] {
    let member = program[list]
    guard member.kind == .computed, case let body = model.getters[list].code, !body.isNone else {
      return [list]
    }
    let results = model.files[member.file].code.results(of: body)
    guard results.count == 1 else { return [list] }
    return [list] + paths.storedLists(results[0], member.file, graph.units.getter(list)).sorted()
  }

  /// A use that changes how many elements a list has, by one of its names, or nil. One that only adds at the end is
  /// taken where there is no other.
  func changeOfOrder(ofOneOf names: [MemberID]) -> (access: Access, isGrowth: Bool)? {
    let changes = names.flatMap { name in
      graph.uses(of: name).compactMap { access in isGrowth(access).map { (access, $0) } }
    }
    return changes.first { isRemoval($0.0) } ?? changes.first { !$0.1 } ?? changes.first
  }

  /// A use that changes what a list, which is computed of another one, leaves out: `names.filter { $0.hasPrefix(query) }`.
  fileprivate func changeOfCopy(_ list: MemberID) -> (access: Access, isGrowth: Bool)? {
    guard program[list].kind == .computed, !hasFixedLength(list) else { return nil }
    let read = graph.accesses(in: graph.units.getter(list)).first { access in
      access.kind == .read && !access.member.isNone
        && (program[access.member].type == .string || program[access.member].type.element == nil)
        && program.isSource(access.member) && graph.usage[access.member].isWritten
    }
    return read.flatMap { read in
      graph.uses(of: read.member).first { $0.kind == .write || $0.kind == .bind }.map { ($0, false) }
    }
  }

  /// True for a computed list that is written out, or mapped of such a one: its elements stay at their places.
  private func hasFixedLength(_ list: MemberID) -> Bool {
    guard case let body = model.getters[list].code, !body.isNone else { return false }
    let checked = model.files[program[list].file]
    let results = checked.code.results(of: body)
    guard results.count == 1, var made = results.first else { return false }
    while checked.code[made].kind == .call, case let callee = checked.code[checked.code[made].first],
      callee.kind == .member, callee.name == "map"
    {
      made = callee.first
    }
    return checked.code[made].kind == .arrayLiteral
  }

  /// True for a write that adds at the end of a list, false for one that may move its elements; nil for others.
  private func isGrowth(_ access: Access) -> Bool? {
    guard access.kind == .write, !access.code.isNone else { return nil }
    let checked = model.files[access.file]
    guard let parent = parent(of: access.code, checked) else { return false }
    let node = checked.code[parent]
    if node.kind == .assignment {
      return keepsPlaces(node.second, of: access.member, checked) ? nil : node.op == .addAssign
    }
    guard node.kind == .member else { return nil }
    if node.name == "append" { return true }
    let counted = ["insert", "remove", "removeAll", "removeFirst", "removeLast"]
    return counted.contains(node.name.text) ? false : nil
  }

  /// True for a list that has an element for each of those before, at its place: what `map` makes of it.
  private func keepsPlaces(_ value: CodeID, of list: MemberID, _ checked: CheckedFile) -> Bool {
    let call = checked.code[value]
    guard call.kind == .call, case let callee = checked.code[call.first], callee.kind == .member,
      callee.name == "map"
    else { return false }
    let reference = checked.reference(callee.first)
    return reference.kind == .member && reference.member == list
  }

  private func isRemoval(_ access: Access) -> Bool {
    let checked = model.files[access.file]
    guard let parent = parent(of: access.code, checked) else { return false }
    let node = checked.code[parent]
    return node.kind == .member && node.name.text.hasPrefix("remove")
  }

  /// The node that holds an expression as its first part; children come before their parents.
  private func parent(of id: CodeID, _ checked: CheckedFile) -> CodeID? {
    checked.code.following(id, limit: 63).first { checked.code[$0].first == id }
  }
}
