import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthSelectedPlace: RuleID = "truth/selected-place" }

extension TruthRules {
  static let selectedPlace = Rule(
    .truthSelectedPlace, .warning, "A place kept where an element is meant",
    whatHappens:
      "After an element is removed or moved, another one is shown as chosen; past the end the app stops with “Fatal error: Index out of range”.",
    why:
      "An index says where an element stands now. Once the list changes, the same number means another, or none.",
    repair: "Keep the element’s id, and look it up where it is shown.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Teas">
            <State name="teas" type="[String]" value="{['Green', 'Black']}"/>
            <State name="⟦chosen⟧" type="Int" value="0"/>
            <Body>
              <VStack>
                <Text>{teas[chosen]}</Text>
                <Button action="chosen = 1">Second</Button>
                <Button action="teas.removeFirst()">Drink</Button>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Teas">
            <State name="teas" type="[String]" value="{['Green', 'Black']}"/>
            <State name="chosen" type="String?"/>
            <Body>
              <VStack>
                <Text>{teas.first { $0 == chosen } ?? 'none'}</Text>
                <Button action="chosen = 'Black'">Second</Button>
                <Button action="teas.removeFirst()">Drink</Button>
              </VStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Clips">
            <State name="clips" type="[String]" value="{['ant', 'bee', 'beetle']}"/>
            <State name="query" type="String" value=""/>
            <State name="⟦selected⟧" type="Int" value="0"/>
            <Computed name="found" type="[String]">clips.filter { $0.hasPrefix(query) }</Computed>
            <Body>
              <VStack>
                <TextField title="Search" text="$query"/>
                <ForEach items="Array(found.enumerated())" id="\.element" as="place, clip">
                  <Button action="selected = place">{clip} {selected == place ? '✓' : ''}</Button>
                </ForEach>
                <Button action="clips.remove(at: selected)">Delete</Button>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Clips">
            <State name="clips" type="[String]" value="{['ant', 'bee', 'beetle']}"/>
            <State name="query" type="String" value=""/>
            <State name="selected" type="String?"/>
            <Computed name="found" type="[String]">clips.filter { $0.hasPrefix(query) }</Computed>
            <Body>
              <VStack>
                <TextField title="Search" text="$query"/>
                <ForEach items="found" id="\.self" as="clip">
                  <Button action="selected = clip">{clip} {selected == clip ? '✓' : ''}</Button>
                </ForEach>
                <Button action="clips.removeAll { $0 == selected }">Delete</Button>
              </VStack>
            </Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <View name="Welcome">
        <Let name="pages" type="[String]" value="{['Hello', 'Start']}"/>
        <State name="page" type="Int" value="0"/>
        <Body><VStack><Text>{pages[page]}</Text><Button action="page = 1">Next</Button></VStack></Body>
      </View>
      """#,
    whenToLeaveIt: "Where the index is set anew with every change of the list.",
    visits: [
      .members([.state]) { context, id in
        let type = context.program[id].type
        guard (type.wrapped ?? type) == .int, context.graph.usage(of: id).isWritten else { return }
        context.reportPlace(id)
      }
    ]
  )
}

private enum Places {
  static let contains: Name = "contains"
  static let remove: Name = "remove"
  /// Calls after which an element stands at another place.
  static let moving: SmallSet<Name> = [
    "remove", "removeAll", "removeFirst", "removeLast", "move", "sort", "reverse", "insert", "shuffle",
    "swapAt", "filter", "popLast",
  ]
}

extension RuleContext {
  fileprivate func reportPlace(_ state: MemberID) {
    var used: (list: MemberID, access: Access)?
    for use in graph.uses(of: state) where use.kind == .read && !use.code.isNone {
      let checked = model.files[use.file]
      let places = [use.code] + names(unwrapping: use.code, checked)
      if places.contains(where: { isCompared($0, checked) }) { return }
      guard used == nil else { continue }
      if graph.shownAccess(use) != nil,
        let list = places.lazy.compactMap({ self.subscripted(by: $0, checked) }).first
      {
        used = (list, use)
      } else if !use.isImmediate, let list = removed(at: use.code, checked) {
        used = (list, use)
      }
    }
    guard let used, let change = change(of: used.list), !isSetWith(state, change) else { return }
    report(
      "`\(program[state].name)` keeps a place in `\(program[used.list].name)`, which changes: the place then means another element, or none.",
      at: program.location(of: state),
      related: [
        RelatedPlace("it is used here", location(of: used.access)),
        RelatedPlace("the list changes here", location(of: change)),
      ],
      help: "Keep what tells the element from the others, such as its `id`, and look it up by that.")
  }

  /// Where the name of an `<IfLet>` that unwraps a value stands for it.
  private func names(unwrapping value: CodeID, _ checked: CheckedFile) -> [CodeID] {
    let branch = checked.views.first { $0.kind == .branch && $0.local >= 0 && $0.code == value }
    guard let branch else { return [] }
    return checked.code.nodes.indices.filter { id in
      let reference = checked.references[id]
      return reference.kind == .local && reference.index == branch.local
        && checked.code[id].kind == .name && branch.range.contains(checked.code[id].range)
    }
  }

  /// The stored list that an expression is the index into, or nil.
  private func subscripted(by index: CodeID, _ checked: CheckedFile) -> MemberID? {
    for parent in checked.code.following(index, limit: 8) {
      let node = checked.code[parent]
      switch node.kind {
      case .forceUnwrap where node.first == index: return subscripted(by: parent, checked)
      case .argument where node.first == index: continue
      case .subscripting:
        guard let argument = checked.code.items(node.list).first, checked.code[argument].first == index else {
          return nil
        }
        let reference = checked.reference(node.first)
        guard reference.kind == .member || reference.kind == .staticMember else { return nil }
        let list = reference.member
        if case .array = program[list].type.kind, program[list].isStored { return list }
        return nil
      // Any other use asks no list.
      default: return nil
      }
    }
    return nil
  }

  /// The stored list of which an expression is the place that is removed, or nil.
  private func removed(at index: CodeID, _ checked: CheckedFile) -> MemberID? {
    for parent in checked.code.following(index, limit: 8) {
      let node = checked.code[parent]
      switch node.kind {
      case .forceUnwrap where node.first == index: return removed(at: parent, checked)
      case .argument where node.first == index: continue
      case .call:
        let callee = checked.code[node.first]
        guard checked.code.items(node.list).contains(where: { checked.code[$0].first == index }) else {
          continue
        }
        guard callee.kind == .member, callee.name == Places.remove else { return nil }
        let reference = checked.reference(callee.first)
        guard reference.kind == .member || reference.kind == .staticMember else { return nil }
        if case .array = program[reference.member].type.kind, program[reference.member].isStored {
          return reference.member
        }
        return nil
      // Any other use removes nothing.
      default: return nil
      }
    }
    return nil
  }

  /// True where a place is compared with something, or looked for among indices.
  private func isCompared(_ index: CodeID, _ checked: CheckedFile) -> Bool {
    for parent in checked.code.following(index, limit: 16) {
      let node = checked.code[parent]
      switch node.kind {
      case .binary where node.first == index || node.second == index:
        switch node.op {
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .patternMatch: return true
        case .none, .not, .attempt, .forcedAttempt, .negate, .plus, .add, .subtract, .multiply, .divide,
          .remainder, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .equal, .notEqual,
          .and, .or, .coalesce, .closedRange, .halfOpenRange, .partialFrom, .partialThrough, .partialUpTo,
          .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .remainderAssign,
          .bitAndAssign,
          .bitOrAssign, .bitXorAssign, .shiftLeftAssign, .shiftRightAssign:
          return false
        }
      case .call:
        let callee = checked.code[node.first]
        let holds = checked.code.items(node.list).contains { checked.code[$0].first == index }
        if holds { return callee.kind == .member && callee.name == Places.contains }
      // Other code beside it compares nothing.
      default: continue
      }
    }
    return false
  }

  /// A write after which elements of a list stand at other places, or nil.
  private func change(of list: MemberID) -> Access? {
    graph.uses(of: list).first { access in
      guard access.kind == .write, !access.code.isNone,
        !access.isImmediate || !graph.units.member(access.unit).isNone
      else { return false }
      let checked = model.files[access.file]
      guard
        let parent = checked.code.following(access.code, limit: 63).first(where: {
          checked.code[$0].first == access.code
        })
      else { return false }
      let node = checked.code[parent]
      return node.kind == .member && Places.moving.contains(node.name)
    }
  }

  /// True where the place is set in the action that changes the list.
  private func isSetWith(_ state: MemberID, _ change: Access) -> Bool {
    graph.uses(of: state).contains { $0.kind == .write && $0.unit == change.unit && $0.root == change.root }
  }
}
