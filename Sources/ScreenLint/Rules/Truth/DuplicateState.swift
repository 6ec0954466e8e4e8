import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthDuplicateState: RuleID = "truth/duplicate-state" }

extension TruthRules {
  static let duplicateState = Rule(
    .truthDuplicateState, .warning, "Parent and child each keep a State for one fact",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens:
      "As long as every action sets both they are equal. When the parent changes its own, or one action forgets, the two show different things.",
    why:
      "A fact has one owner. A view below it that also changes it takes a Binding, and needs no State beside that.",
    repair: "Keep one State, in the parent, and bind the child to it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="Heart">
              <Binding name="isFavorite" type="Bool"/>
              <State name="⟦isFilled⟧" type="Bool" value="false"/>
              <Body><Button action="isFilled.toggle(); isFavorite.toggle()">{isFilled ? "♥" : "♡"}</Button></Body>
            </View>
            <View name="Place">
              <State name="isFavorite" type="Bool" value="false"/>
              <Body><VStack><Text>{isFavorite ? "Loved" : "Known"}</Text><Heart isFavorite="$isFavorite"/></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Heart">
              <Binding name="isFavorite" type="Bool"/>
              <Body><Button action="isFavorite.toggle()">{isFavorite ? "♥" : "♡"}</Button></Body>
            </View>
            <View name="Place">
              <State name="isFavorite" type="Bool" value="false"/>
              <Body><VStack><Text>{isFavorite ? "Loved" : "Known"}</Text><Heart isFavorite="$isFavorite"/></VStack></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="Details">
              <Let name="onOpen" type="(Bool) -> Void"/>
              <State name="⟦isOpen⟧" type="Bool" value="false"/>
              <Body><Button action="isOpen.toggle(); onOpen(isOpen)">{isOpen ? "Less" : "More"}</Button></Body>
            </View>
            <View name="Page">
              <State name="showsAll" type="Bool" value="false"/>
              <Body><VStack><Details onOpen="showsAll = $0"/><Text>{showsAll ? "All" : "Some"}</Text></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Details">
              <Binding name="isOpen" type="Bool"/>
              <Body><Button action="isOpen.toggle()">{isOpen ? "Less" : "More"}</Button></Body>
            </View>
            <View name="Page">
              <State name="showsAll" type="Bool" value="false"/>
              <Body><VStack><Details isOpen="$showsAll"/><Text>{showsAll ? "All" : "Some"}</Text></VStack></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="Colors">
              <Let name="pick" type="(String) -> Void"/>
              <State name="⟦picked⟧" type="String" value="red"/>
              <Body>
                <HStack>
                  <Button action="picked = 'red'; pick('red')">Red</Button>
                  <Button action="picked = 'blue'; pick(picked)">Blue</Button>
                  <Text>{picked}</Text>
                </HStack>
              </Body>
            </View>
            <View name="Brush">
              <State name="color" type="String" value="red"/>
              <Body><VStack><Text>{color}</Text><Colors pick="color = $0"/></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Colors">
              <Binding name="picked" type="String"/>
              <Body>
                <HStack>
                  <Button action="picked = 'red'">Red</Button>
                  <Button action="picked = 'blue'">Blue</Button>
                  <Text>{picked}</Text>
                </HStack>
              </Body>
            </View>
            <View name="Brush">
              <State name="color" type="String" value="red"/>
              <Body><VStack><Text>{color}</Text><Colors picked="$color"/></VStack></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <View name="Heart">
          <Binding name="isFavorite" type="Bool"/>
          <State name="isPulsing" type="Bool" value="false"/>
          <Body>
            <Button action="isPulsing = true; isFavorite.toggle()" modifiers=".onTapGesture { isPulsing = false }">
              <Text>{isFavorite ? "♥" : "♡"} {isPulsing ? "!" : ""}</Text>
            </Button>
          </Body>
        </View>
        <View name="Place">
          <State name="isFavorite" type="Bool" value="false"/>
          <Body><VStack><Text>{isFavorite ? "Loved" : "Known"}</Text><Heart isFavorite="$isFavorite"/></VStack></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt:
      "Where the child is to keep its own value when the parent changes its. A draft that an action hands back is none of these, and the rule is silent.",
    visits: [
      .declarations { context, id in
        guard context.program[id].kind.isView else { return }
        let members = context.program[id].members
        let states = members.filter { context.isOwnState($0) }
        if states.isEmpty { return }
        for index in members where context.program.members[index].isParameter {
          for state in states { context.reportDuplicate(state, index) }
        }
      }
    ]
  ) { context in
    context.reportSynced()
  }
}

extension RuleContext {
  /// A State that code sets and no control is bound to.
  fileprivate func isOwnState(_ index: MemberID) -> Bool {
    let usage = graph.usage[index]
    return program.members[index].kind == .state && usage.writes > 0 && usage.reads > 0 && usage.binds == 0
      && !facts.copiesSource[index] && !facts.isMirrored[index]
      && graph.accesses(in: graph.units.value(index)).isEmpty
  }

  /// A State and a Binding of one view that two handlers set to each other.
  fileprivate func reportSynced() {
    if graph.handlers.count < 2 { return }
    var syncs: [(from: MemberID, to: MemberID, access: Access)] = []
    for assignment in graph.assignments {
      let access = graph.accesses[Int(assignment.access)]
      guard access.flags.contains(.onSelf), let handler = graph.handler(of: access.action),
        !handler.watched.isNone
      else { continue }
      let checked = model.files[access.file]
      let watched = checked.reference(handler.watched)
      guard watched.kind == .member, checked.code[handler.watched].kind == .name else { continue }
      let value = checked.reference(assignment.value)
      let isNew = value.kind == .local && value.index == handler.newValue
      guard isNew || isRead(of: watched.member, assignment.value, checked) else { continue }
      syncs.append((watched.member, access.member, access))
    }
    for sync in syncs where program[sync.from].kind == .state && program[sync.to].kind == .binding {
      guard let back = syncs.first(where: { $0.from == sync.to && $0.to == sync.from }),
        let parent = parentState(of: sync.to)
      else { continue }
      report(sync.from, with: sync.to, parent, [back.access, sync.access])
    }
  }

  fileprivate func reportDuplicate(_ state: MemberID, _ parameter: MemberID) {
    let member = program[parameter]
    let places: [Access]?
    if member.kind == .binding {
      places = member.type == program[state].type ? sharedWrites(state, parameter) : nil
    } else if case .function(let types, _) = (member.type.wrapped ?? member.type).kind, types.count == 1 {
      places = types[0] == program[state].type ? sharedCalls(state, parameter) : nil
    } else {
      places = nil
    }
    guard let places, let parent = parentState(of: parameter) else { return }
    report(state, with: parameter, parent, places)
  }

  private func report(
    _ state: MemberID, with parameter: MemberID, _ parent: (state: MemberID, place: SourceLocation),
    _ places: [Access]
  ) {
    let member = program[parameter]
    let owner = program[program[parent.state].owner].name
    let link =
      member.kind == .binding
      ? "is set together with `\(member.name)`, and so with"
      : "is set whenever `\(member.name)` is called, which sets"
    report(
      "`\(program[state].name)` \(link) the State `\(program[parent.state].name)` of \(owner): one fact in two states.",
      at: program.location(of: state),
      related: places.prefix(2).map { RelatedPlace("they are kept equal here", location(of: $0)) } + [
        RelatedPlace("\(owner) passes its own State here", parent.place),
        RelatedPlace("the State of \(owner)", program.location(of: parent.state)),
      ],
      help: member.kind == .binding
        ? "Remove the State, and read and write `\(member.name)` in its place."
        : "Take a `<Binding>` in place of the State and `\(member.name)`, and let \(owner) pass `$\(program[parent.state].name)`."
    )
  }

  private func writes(of member: MemberID) -> [Int32] {
    Array(graph.accessesByMember[member.index].filter { graph.accesses[Int($0)].kind == .write })
  }

  /// The places where a State and a Binding are changed alike, if they are never changed apart.
  private func sharedWrites(_ state: MemberID, _ binding: MemberID) -> [Access]? {
    let own = writes(of: state)
    let others = writes(of: binding)
    guard own.count == others.count, graph.usage[binding].binds == 0 else { return nil }
    for (first, second) in zip(own, others) where !isSameChange(first, second, state, binding) { return nil }
    return own.map { graph.accesses[Int($0)] }
  }

  /// True where one run of statements gives both the same value, or changes both in the same way.
  private func isSameChange(_ first: Int32, _ second: Int32, _ state: MemberID, _ binding: MemberID) -> Bool {
    let one = graph.accesses[Int(first)]
    let two = graph.accesses[Int(second)]
    guard one.file == two.file, one.action == two.action, one.block == two.block else { return false }
    let checked = model.files[one.file]
    let value = graph.assignedValue(first)
    let other = graph.assignedValue(second)
    if !value.isNone, !other.isNone {
      let isCopied =
        first < second ? isRead(of: state, other, checked) : isRead(of: binding, value, checked)
      return isCopied || SameCode(checked).isSame(value, other)
    }
    guard value.isNone, other.isNone, let change = change(one.code, checked),
      let otherChange = self.change(two.code, checked)
    else { return false }
    var same = SameCode(checked)
    same.alike = (state.index, binding.index)
    return same.isSame(change, otherChange)
  }

  private func isRead(of member: MemberID, _ code: CodeID, _ checked: CheckedFile) -> Bool {
    let reference = checked.reference(code)
    return checked.code[code].kind == .name && reference.kind == .member && reference.member == member
  }

  /// The call or assignment that changes a name as a whole: `count += 1`, `isOn.toggle()`.
  private func change(_ target: CodeID, _ checked: CheckedFile) -> CodeID? {
    var id = target
    for later in checked.code.following(target, limit: 64) {
      let node = checked.code[later]
      if node.first == id {
        switch node.kind {
        case .assignment: return id == target ? later : nil
        case .call: return later
        case .member where id == target: id = later
        // Anything else that holds it neither writes nor calls it.
        default: return nil
        }
      }
    }
    return nil
  }

  /// The places where a State is set and its value given to a callback, if one is never done without the other.
  private func sharedCalls(_ state: MemberID, _ callback: MemberID) -> [Access]? {
    let own = writes(of: state)
    let calls = graph.uses(of: callback).filter { $0.kind == .read && !$0.code.isNone }
    guard own.count == Array(calls).count else { return nil }
    for (write, call) in zip(own, calls) {
      let access = graph.accesses[Int(write)]
      let value = graph.assignedValue(write)
      guard access.action == call.action, access.block == call.block, access.file == call.file
      else { return nil }
      let checked = model.files[access.file]
      guard let made = change(call.code, checked), checked.code[made].first == call.code,
        let argument = checked.code.items(checked.code[made].list).first
      else { return nil }
      let given = checked.code[argument].first
      let isCopied = access.code < call.code && isRead(of: state, given, checked)
      if !isCopied && (value.isNone || !SameCode(checked).isSame(value, given)) { return nil }
    }
    return own.map { graph.accesses[Int($0)] }
  }

  /// The State of a caller that a parameter changes, and where it is passed; nil unless every caller passes one.
  private func parentState(of parameter: MemberID) -> (state: MemberID, place: SourceLocation)? {
    var found: (state: MemberID, place: SourceLocation)?
    for argument in graph.arguments(for: parameter) {
      if program[owner(ofUnit: argument.unit)].kind == .preview { continue }
      let checked = model.files[argument.file]
      guard !argument.code.isNone, let state = changed(by: argument, checked), program[state].kind == .state
      else {
        return nil
      }
      if found == nil { found = (state, location(argument.file, argument.code)) }
    }
    return found
  }

  /// The member that a binding is of, or that a closure gives its parameter to.
  private func changed(by argument: Argument, _ checked: CheckedFile) -> MemberID? {
    let code = argument.code
    if argument.isBinding {
      return checked.code[code].kind == .bindingName ? root(of: code, checked) : nil
    }
    guard !argument.attribute.isNone else { return nil }
    let use = checked.attributes[argument.attribute]
    guard use.form == .action, checked.code[code].kind == .block else { return nil }
    let statements = checked.code.items(checked.code[code].list)
    guard statements.count == 1, checked.code[statements[0]].kind == .assignment else { return nil }
    let assignment = checked.code[statements[0]]
    let value = checked.reference(assignment.second)
    guard assignment.op == .assign, value.kind == .local, value.index == use.slot else { return nil }
    let target = checked.reference(assignment.first)
    return checked.code[assignment.first].kind == .name && target.kind == .member ? target.member : nil
  }
}
