import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension NameRules {
  static let shadowed = Rule(
    .nameShadowed, .note, "A name that hides another",
    whatHappens: "Nothing, as long as the inner one is meant.",
    why: "Readers may take one for the other.",
    repair: "Give one of the two another name.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="count" type="Int"/>
            <Body><ForEach items="1...3" as="⟦count⟧"><Text>{count}</Text></ForEach><Text>{count}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="count" type="Int"/>
            <Body><ForEach items="1...3" as="number"><Text>{number}</Text></ForEach><Text>{count}</Text></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Extension of="View"><Func signature="⟦padding⟧() -> some View">self.background(.yellow)</Func></Extension>
            <View name="Card"><Body><Text modifiers=".padding()">Tea</Text></Body></View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Extension of="View"><Func signature="cardPadding() -> some View">self.background(.yellow)</Func></Extension>
            <View name="Card"><Body><Text modifiers=".cardPadding()">Tea</Text></Body></View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Card">
        <Let name="count" type="Int"/>
        <Func signature="double(count: Int) -> Int">count * 2</Func>
        <Body><Text>{count} {double(count: 4)}</Text></Body>
      </View>
      """#,
    whenToLeaveIt: "Where both are clear from the context.",
    localVisits: [
      .declarations { context, id in
        guard context.program[id].kind == .extended else { return }
        for member in context.program.members(of: id) { context.reportHidden(by: member) }
      }
    ]
  )
}

extension RuleContext {
  /// Reports a member of an extension that is called as one which the type has already.
  fileprivate func reportHidden(by id: MemberID) {
    let member = program[id]
    let type = program[member.owner].type
    let isModifier = type == .view && member.kind == .function && !member.isStatic
    guard isModifier ? hidesModifier(id) : hidesMember(id, of: type) else { return }
    let call = member.kind == .function ? "\(member.name)()" : "\(member.name)"
    let way =
      isModifier
      ? "`.\(call)` of SwiftUI" : "`\(member.isStatic ? "\(type)." : "")\(call)` that \(type) has in Swift"
    report(
      "This hides \(way): from here on the name means yours, in the whole package.",
      at: program.location(of: id),
      help: "Give it a name of its own, where the one that was there is meant anywhere.")
  }

  /// True where a call that fits a function of an extension of View fits a modifier of the catalogue as well.
  private func hidesModifier(_ id: MemberID) -> Bool {
    let catalog = ElementCatalog.shared
    return catalog.modifiers(named: program[id].name).contains { place in
      catalog.modifiers[place].receiver == .view
        && catalog.modifiers[place].signatures.contains { text in
          StandardLibrary.shared.signature(reading: text).map { accepts($0.parameters, whatFits: id) }
            ?? false
        }
    }
  }

  private func hidesMember(_ id: MemberID, of type: TypeID) -> Bool {
    let library = StandardLibrary.shared
    let member = program[id]
    let places = library.members(of: type, named: member.name, isStatic: member.isStatic).map(Int.init)
    return places.contains { place in
      let entry = library.entries[place]
      switch entry.member.form {
      case .property: return member.kind != .function && entry.receiver == type
      // A number `Font.body` leaves the font in its place.
      case .staticProperty:
        return member.kind != .function && entry.receiver == type
          && (member.type == type || entry.result != type)
      case .method, .staticMethod:
        return member.kind == .function && entry.receiver == type
          && accepts(Array(entry.parameters), whatFits: id)
      case .initializer, .function: return false
      }
    }
  }

  /// True where some parameters take the arguments of a function with all that it needs.
  private func accepts(_ parameters: [StandardLibrary.Parameter], whatFits id: MemberID) -> Bool {
    var place = 0
    for own in program[id].parameters.map({ program.parameters[$0] }) {
      while place < parameters.count, parameters[place].label != own.label {
        guard parameters[place].hasDefault else { return false }
        place += 1
      }
      guard place < parameters.count,
        [parameters[place].type, parameters[place].type.wrapped].contains(own.type)
      else { return false }
      place += 1
    }
    return parameters[place...].allSatisfy(\.hasDefault)
  }
}
