import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthObjectInState: RuleID = "truth/object-in-state" }

extension TruthRules {
  static let objectInState = Rule(
    .truthObjectInState, .warning, "An object kept in a State",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "The view does not update when the object’s data changes.",
    why:
      "A State watches its own value, and the value here is a reference that stays the same. StateObject watches what the object announces.",
    repair: "Declare it as `<StateObject>`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Cart"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Shop">
              <⟦State⟧ name="cart" type="Cart" value="{Cart()}"/>
              <Body><Button action="cart.count += 1">{cart.count}</Button></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Cart"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Shop">
              <StateObject name="cart" type="Cart" value="{Cart()}"/>
              <Body><Button action="cart.count += 1">{cart.count}</Button></Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <ObservableObject name="Cart"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Shop">
              <StateObject name="cart" type="Cart" value="{Cart()}"/>
              <Body><Button action="cart.count += 1">{cart.count}</Button></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Order"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Shop">
              <⟦State⟧ name="order" type="Order?"/>
              <Body>
                <VStack>
                  <Button action="order = Order()">Begin</Button>
                  <IfLet name="current" value="order"><Button action="current.count += 1">{current.count}</Button></IfLet>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Order"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Shop">
              <State name="order" type="Order?"/>
              <Body>
                <VStack>
                  <Button action="order = Order()">Begin</Button>
                  <IfLet name="current" value="order"><OrderView order="{current}"/></IfLet>
                </VStack>
              </Body>
            </View>
            <View name="OrderView">
              <ObservedObject name="order" type="Order"/>
              <Body><Button action="order.count += 1">{order.count}</Button></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <Observable name="Cart"><Var name="count" type="Int" value="0"/></Observable>
        <View name="Shop">
          <State name="cart" type="Cart" value="{Cart()}"/>
          <Body><Button action="cart.count += 1">{cart.count}</Button></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt:
      "Never for an ObservableObject that announces its changes; an Observable belongs in a State. The rule is silent about an object "
      + "without a Published, which is how a plain class is written.",
    visits: [
      .members([.state]) { context, id in
        let member = context.program[id]
        guard let type = context.program.declaration(of: member.type.wrapped ?? member.type),
          context.program[type].kind == .observableObject,
          !context.facts.setFromOutside.contains(context.program.location(of: id)),
          context.announcesAnything(type)
        else { return }
        let isOptional = member.type.wrapped != nil
        // A view that shows nothing of the object may keep it so, and exchange it.
        let isExchanged = context.graph.usage[id].isWritten
        if isOptional || isExchanged, !context.showsData(ofObjectIn: id) { return }
        context.report(
          "`\(member.name)` keeps \(context.program[type].name.text.withArticle) in a State, which does not see changes of an ObservableObject’s data.",
          at: context.elementName(of: id),
          related: [
            RelatedPlace("\(context.program[type].name) is declared here", context.program.location(of: type))
          ],
          help: isOptional || isExchanged
            ? "Pass the object to a view that declares it as `<ObservedObject>`, and show its data there."
            : "Declare it as `<StateObject>`.",
          fixes: isOptional || isExchanged
            ? [] : [FixIt("Declare it as StateObject", .suggested, context.renaming(id, to: "StateObject"))])
      }
    ]
  )
}

extension RuleContext {
  /// True for an object that says when its data changes; false for a plain class, of which no view could watch anything.
  fileprivate func announcesAnything(_ object: DeclarationID) -> Bool {
    let says = program.members(of: object).contains {
      [.published, .appStorage].contains(program[$0].kind) || program[$0].name == Names.objectWillChange
    }
    return says
      || graph.announcements.contains { place in
        let access = graph.access(at: place)
        if owner(ofUnit: access.unit) == object { return true }
        guard !access.member.isNone, case let type = program[access.member].type else { return false }
        return program.declaration(of: type.wrapped ?? type) == object
      }
  }

  /// True where a view shows announced data of the object that its own State keeps, itself or through a local.
  fileprivate func showsData(ofObjectIn state: MemberID) -> Bool {
    guard let type = program.declaration(of: program[state].type.wrapped ?? program[state].type) else {
      return false
    }
    return program[type].members.contains { index in
      guard program.members[index].kind == .published else { return false }
      return graph.uses(of: index).contains { access in
        guard isShown(access), owner(ofUnit: access.unit) == program[state].owner else { return false }
        return access.base == state || access.base.isNone
      }
    }
  }
}
