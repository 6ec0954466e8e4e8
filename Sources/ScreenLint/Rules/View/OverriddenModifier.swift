import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let viewOverriddenModifier: RuleID = "view/overridden-modifier" }

extension ViewRules {
  static let overriddenModifier = Rule(
    .viewOverriddenModifier, .warning, "A modifier without effect",
    whatHappens: "Nothing: the view looks the same without it.",
    why: "For modifiers that set a value for the views inside, the one nearest to the view wins.",
    repair: "Remove the one without effect, or the nearer one where this one is meant.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Title">
            <Body><Text modifiers=".font(.title).⟦font⟧(.body)">Title</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Title">
            <Body><Text modifiers=".font(.title)">Title</Text></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="Symbol">
              <Let name="symbol" type="String"/>
              <Body><Image systemName="{symbol}" modifiers=".imageScale(.large)"/></Body>
            </View>
            <View name="Mark"><Body><Symbol symbol="heart.fill" modifiers=".⟦imageScale⟧(.small)"/></Body></View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Symbol">
              <Let name="symbol" type="String"/>
              <Body><Image systemName="{symbol}" modifiers=".imageScale(.large)"/></Body>
            </View>
            <View name="Row">
              <Body><HStack><Image systemName="star" modifiers=".imageScale(.large)"/><Text>Star</Text></HStack></Body>
            </View>
            <View name="Mark">
              <Body>
                <VStack>
                  <Symbol symbol="heart.fill" modifiers=".foregroundColor(.red).padding().padding()"/>
                  <Row modifiers=".imageScale(.small)"/>
                  <Text modifiers=".font(nil).font(.body).opacity(0.5).opacity(0.5)">Heart</Text>
                </VStack>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Shop">
        <Body><Text modifiers=".padding().padding(4).background(.red).background(.blue).opacity(0.5).opacity(0.4)">Tea</Text></Body>
      </View>
      """#,
    whenToLeaveIt: "Never: remove it.",
    localVisits: [
      .files(where: { SingleValue.mayRepeat(in: $0.checked) }) { context, file in
        for view in context.model.files[file].views where !view.modifiers.isEmpty {
          context.reportOverridden(view, file)
        }
      }
    ]
  )
}

extension RuleContext {
  /// Reports modifiers of a view whose value a nearer one sets too.
  fileprivate func reportOverridden(_ view: ViewNode, _ file: FileID) {
    let isSingle = SingleValue.modifiers
    let checked = model.files[file]
    var seen = settings(around: view, in: file, isSingle)
    for index in view.modifiers {
      let application = checked.modifiers[index]
      for inner in settings(inside: application, checked, file)
      where !seen.contains(where: { $0.name == inner.name }) {
        seen.append(inner)
      }
      guard application.kind == .catalog, isSingle[Int(application.target)] else { continue }
      let callee = checked.code[checked.code[application.call].first]
      guard setsValue(application, checked) else { continue }
      let nameRange = SourceRange(callee.range.end - UInt32(callee.name.utf8.count), callee.range.end)
      if let nearer = seen.first(where: { $0.name == callee.name }) {
        report(
          "`.\(callee.name)` has no effect here: a nearer `.\(callee.name)` is set already.",
          at: SourceLocation(file, nameRange),
          related: [RelatedPlace("the nearer one wins", nearer.location)],
          help: "Remove it, or the nearer one.")
      } else {
        seen.append((callee.name, location(file, application.call)))
      }
    }
  }

  /// What a modifier of the package sets: a Func of an Extension whose body is a chain, or a Modifier around its `<Content/>`.
  private func settings(
    inside application: ModifierApplication, _ checked: CheckedFile, _ file: FileID
  ) -> [(name: Name, location: SourceLocation)] {
    switch application.kind {
    case .function:
      let function = MemberID(application.target)
      let home = model.files[program[function].file]
      let body = model.getters[function].code
      guard !body.isNone, case let results = home.code.results(of: body), results.count == 1 else {
        return []
      }
      return settings(inCalls: results[0], home, program[function].file)
    case .catalog:
      guard checked.code[checked.code[application.call].first].name == Names.modifierFunction,
        let argument = application.arguments.first, !checked.argumentMaps[argument].isNone
      else { return [] }
      let reference = checked.reference(checked.argumentMaps[argument])
      guard reference.kind == .initializer || reference.kind == .viewInitializer, reference.index >= 0,
        program[reference.declaration].kind == .modifier, case let body = model.bodies[reference.declaration],
        body.count == 1
      else { return [] }
      let home = program[reference.declaration].file
      let content = model.files[home].views[model.files[home].viewLists[body.lowerBound]]
      guard content.kind == .content else { return [] }
      return settings(ofChain: content.modifiers, model.files[home], home)
    // A chain that applies only if something holds, or that has a fault, is not known to set anything.
    default: return []
    }
  }

  /// What a chain in code, `font(.title).lineLimit(1)`, sets to what is never nil.
  private func settings(inCalls code: CodeID, _ checked: CheckedFile, _ file: FileID) -> [(
    name: Name, location: SourceLocation
  )] {
    var found: [(name: Name, location: SourceLocation)] = []
    var call = code
    while !call.isNone, checked.code[call].kind == .call {
      let callee = checked.code[checked.code[call].first]
      let values = checked.code.items(checked.code[call].list).map { checked.code[$0].first }
      if SingleValue.names.contains(callee.name.text), !values.isEmpty,
        values.allSatisfy({ checked.type($0).wrapped == nil && checked.code[$0].kind != .nilLiteral })
      {
        found.insert((callee.name, location(file, call)), at: 0)
      }
      call = callee.kind == .member ? callee.first : .none
    }
    return found
  }

  private func settings(ofChain chain: Range<ModifierID>, _ checked: CheckedFile, _ file: FileID) -> [(
    name: Name, location: SourceLocation
  )] {
    chain.compactMap { index in
      let application = checked.modifiers[index]
      guard application.kind == .catalog, SingleValue.modifiers[Int(application.target)],
        setsValue(application, checked)
      else { return nil }
      return (checked.code[checked.code[application.call].first].name, location(file, application.call))
    }
  }

  /// What a declared view or a fragment sets on all of its body: the chain of the one view that is the body.
  fileprivate func settings(
    around use: ViewNode, in file: FileID, _ isSingle: [Bool]
  ) -> [(name: Name, location: SourceLocation)] {
    var found: [(name: Name, location: SourceLocation)] = []
    var view = use
    let place = file
    var file = file
    for _ in 0..<8 {
      guard view.parts.isEmpty, view.target >= 0 else { return found }
      let body: Range<ViewPlace>?
      switch view.kind {
      case .declared:
        file = program[view.declaration].file
        body = model.bodies[view.declaration]
      case .fragment: body = model.fragments[view.member]
      // Any other view is the last one, with its own modifiers.
      default: return found
      }
      let checked = model.files[file]
      guard let body, body.count == 1 else { return found }
      view = checked.views[checked.viewLists[body.lowerBound]]
      guard view.parts.isEmpty, [.element, .declared, .fragment].contains(view.kind) else { return found }
      for index in view.modifiers {
        let application = checked.modifiers[index]
        guard application.kind == .catalog, isSingle[Int(application.target)],
          setsValue(application, checked) || setsGivenValue(application, checked, by: use, in: place)
        else { continue }
        let name = checked.code[checked.code[application.call].first].name
        if !found.contains(where: { $0.name == name }) {
          found.append((name, location(file, application.call)))
        }
      }
    }
    return found
  }

  /// True for a modifier that sets its value to a parameter for which a use of the view gives what is not nil.
  private func setsGivenValue(
    _ application: ModifierApplication, _ checked: CheckedFile, by use: ViewNode, in file: FileID
  ) -> Bool {
    guard use.kind == .declared, application.arguments.count == 1,
      let argument = application.arguments.first, case let value = checked.argumentMaps[argument],
      !value.isNone, case let reference = checked.reference(value), reference.kind == .member,
      program[reference.member].owner == use.declaration
    else { return false }
    let outer = model.files[file]
    return use.attributes.contains { index in
      let given = outer.attributes[index]
      guard given.member == reference.member else { return false }
      return given.code.isNone
        ? !given.constant.isNone && outer.constants[given.constant] != .null : !mayBeNil(given.code, outer)
    }
  }

  /// True for a modifier that sets its value to what is never nil.
  fileprivate func setsValue(_ application: ModifierApplication, _ checked: CheckedFile) -> Bool {
    application.arguments.allSatisfy {
      let value = checked.argumentMaps[$0]
      return value.isNone || !mayBeNil(value, checked)
    }
  }

  private func mayBeNil(_ value: CodeID, _ checked: CheckedFile) -> Bool {
    if checked.type(value).wrapped == nil { return checked.code[value].kind == .nilLiteral }
    for id in checked.code.extent(of: value) {
      switch checked.code[id].kind {
      case .nilLiteral: return true
      case .name, .member, .call, .subscripting:
        if checked.type(id).wrapped != nil { return true }
      // Other code gives what is in it, which is looked at, too.
      default: break
      }
    }
    return false
  }
}

/// Modifiers that set one whole value for the views inside; styles of other kinds do not hide each other.
private enum SingleValue {
  static let names: Set<String> = [
    "font", "foregroundColor", "foregroundStyle", "imageScale", "lineLimit", "textCase",
    "multilineTextAlignment",
    "tint", "accentColor", "listStyle", "buttonStyle", "pickerStyle", "truncationMode",
  ]

  /// For each modifier of the catalogue.
  static let modifiers = ElementCatalog.shared.modifiers.map {
    $0.isEnvironment && names.contains($0.name) && !$0.signatures[0].hasSuffix("()")
  }

  /// For each of those a bit that stands for its name; no bit for others.
  static let bits: [UInt64] = {
    let sorted = names.sorted()
    return zip(ElementCatalog.shared.modifiers, modifiers).map { modifier, isSingle in
      isSingle ? 1 << UInt64(sorted.firstIndex(of: modifier.name) ?? 63) : 0
    }
  }()

  /// True for a modifier of the package, which may set several values.
  private static func setsMore(_ application: ModifierApplication, _ checked: CheckedFile) -> Bool {
    application.kind == .function
      || application.kind == .catalog
        && checked.code[checked.code[application.call].first].name == Names.modifierFunction
  }

  /// True where two modifiers of a chain in a file set the same value; the body of a declared view or fragment may set any.
  static func mayRepeat(in checked: CheckedFile) -> Bool {
    let (views, modifiers) = (checked.views, checked.modifiers)
    return bits.withUnsafeBufferPointer { bits in
      for place in views.indices {
        let view = views.address(place)
        let chain = view.pointee.modifiers
        let isDeclared =
          view.pointee.kind == .declared || view.pointee.kind == .fragment
          || (chain.count > 1 && chain.contains { setsMore(modifiers[$0], checked) })
        if chain.count < (isDeclared ? 1 : 2) { continue }
        var seen: UInt64 = isDeclared ? .max : 0
        for index in chain {
          let application = modifiers.address(index)
          guard application.pointee.kind == .catalog else { continue }
          let bit = bits[Int(application.pointee.target)]
          if seen & bit != 0 { return true }
          seen |= bit
        }
      }
      return false
    }
  }
}
