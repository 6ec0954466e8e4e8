import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthFlagAndItem: RuleID = "truth/flag-and-item" }

extension TruthRules {
  static let flagAndItem = Rule(
    .truthFlagAndItem, .warning, "A flag presents what an optional holds",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "The sheet may be shown before the item is there, and is empty the first time it opens.",
    why:
      "The flag and the item say the same thing twice: whether something is presented, and what. They can disagree.",
    repair:
      "Present by the item, `<Sheet item=\"$selected\" as=\"chosen\">`, and remove the flag. An alert or dialog keeps its flag and says what it is about: `presenting=\"{selected}\" as=\"chosen\"`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Product" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <View name="Shop">
              <Let name="products" type="[Product]"/>
              <State name="isShown" type="Bool" value="false"/>
              <State name="selected" type="Product?"/>
              <Body>
                <VStack>
                  <ForEach items="products" as="product">
                    <Button action="selected = product; isShown = true">{product.name}</Button>
                  </ForEach>
                  <⟦Sheet⟧ isPresented="$isShown">
                    <IfLet name="chosen" value="selected">
                      <Text>{chosen.name}</Text>
                      <Button action="isShown = false">Close</Button>
                    </IfLet>
                  </Sheet>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Product" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <View name="Shop">
              <Let name="products" type="[Product]"/>
              <State name="selected" type="Product?"/>
              <Body>
                <VStack>
                  <ForEach items="products" as="product">
                    <Button action="selected = product">{product.name}</Button>
                  </ForEach>
                  <Sheet item="$selected" as="chosen">
                    <Text>{chosen.name}</Text>
                    <Button action="selected = nil">Close</Button>
                  </Sheet>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <Struct name="Product" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <View name="Shop">
              <Let name="products" type="[Product]"/>
              <State name="selected" type="Product?"/>
              <Body>
                <VStack>
                  <ForEach items="products" as="product">
                    <Button action="selected = product">{product.name}</Button>
                  </ForEach>
                  <Sheet item="$selected" as="chosen">
                    <Text>{chosen.name}</Text>
                    <Button action="selected = nil">Close</Button>
                  </Sheet>
                </VStack>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <View name="Shop">
              <State name="isShown" type="Bool" value="false"/>
              <State name="chosen" type="Tea?"/>
              <Func signature="choose(_ tea: Tea)">
                isShown = true // and what it shows:
                chosen = tea
              </Func>
              <Body>
                <Button action="choose(Tea(id: 1, name: 'Sencha'))">Tea
                  <⟦Sheet⟧ isPresented="$isShown"><Text>{chosen?.name ?? ""}</Text></Sheet>
                </Button>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <View name="Shop">
              <State name="chosen" type="Tea?"/>
              <Body>
                <Button action="chosen = Tea(id: 1, name: 'Sencha')">Tea
                  <Sheet item="$chosen" as="tea"><Text>{tea.name}</Text></Sheet>
                </Button>
              </Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <View name="Shop">
              <State name="chosen" type="Tea?"/>
              <Func signature="choose(_ tea: Tea)">
                // and what it shows:
                chosen = tea
              </Func>
              <Body>
                <Button action="choose(Tea(id: 1, name: 'Sencha'))">Tea
                  <Sheet item="$chosen" as="tea"><Text>{tea.name}</Text></Sheet>
                </Button>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Shop">
        <State name="isShown" type="Bool" value="false"/>
        <State name="product" type="String?"/>
        <Body>
          <VStack>
            <Button action="product = 'Tea'">Tea</Button>
            <Button action="isShown = true">Order<Sheet isPresented="$isShown"><Text>{product ?? "Nothing yet"}</Text></Sheet></Button>
          </VStack>
        </Body>
      </View>
      """#,
    whenToLeaveIt: "Where the sheet is useful without the item."
  ) { context in
    for presentation in context.graph.presentations { context.reportFlag(presentation) }
  }
}

extension RuleContext {
  /// True for an optional that some presentation shows by a flag which is set with it: the flag is what is wrong.
  func isShownByFlag(_ item: MemberID) -> Bool {
    graph.presentations.contains { presentation in
      program[presentation.flag].kind == .state && program[presentation.flag].type == .bool
        && presentation.accesses.contains { graph.accesses[Int($0)].member == item }
        && settingBoth(presentation.flag, item) != nil
    }
  }

  /// Reports a presentation whose content reads an optional that an action sets together with its flag.
  fileprivate func reportFlag(_ presentation: PresentationSite) {
    let flag = presentation.flag
    guard program[flag].kind == .state, program[flag].type == .bool, !isAbout(presentation) else { return }
    for place in presentation.accesses {
      let access = graph.accesses.address(Int(place))
      guard access.pointee.kind == .read, access.pointee.isImmediate, !access.pointee.code.isNone,
        program.members.address(access.pointee.member).pointee.kind == .state
      else { continue }
      let item = access.pointee.member
      guard let action = settingBoth(flag, item) else { continue }
      if program[item].type.wrapped == nil {
        if isReadOnly(in: presentation, item) { reportStale(item, action, access.pointee, presentation) }
        continue
      }
      // A message is told in an alert, which asks for no identity of it.
      if !PresentationSite.sheets.contains(presentation.element), !needOfIdentity(item).isEmpty { continue }
      let use = presentation.use
      report(
        "`\(program[flag].name)` presents what `\(program[item].name)` holds: one fact in two states.",
        at: elementName(use.file, use.view),
        related: [
          RelatedPlace("both are set in this action", location(of: action)),
          RelatedPlace("the content reads `\(program[item].name)` here", location(of: access.pointee)),
        ],
        help: helpToJoin(item, othersShown(with: flag, item, in: presentation), presentation.element),
        fixes: PresentationSite.abouts.contains(presentation.element)
          ? [] : ItemFix.make(self, use, flag: flag, item: item).map { [$0] } ?? [])
      return
    }
  }

  /// True for an alert or dialog that is told what it is about: it is shown only while that is not nil, and has no other form.
  private func isAbout(_ presentation: PresentationSite) -> Bool {
    let checked = model.files[presentation.use.file]
    let view = checked.views[presentation.use.view]
    return checked.attribute(Names.presenting, of: view) != nil
      || checked.attribute(Names.error, of: view) != nil
  }

  /// True for a state of the view that only a sheet shows, and no control changes.
  private func isReadOnly(in presentation: PresentationSite, _ item: MemberID) -> Bool {
    guard PresentationSite.sheets.contains(presentation.element), graph.usage[item].binds == 0,
      program[item].owner == program[presentation.flag].owner, program[item].type != .bool
    else { return false }
    return graph.accessesByMember[item.index].allSatisfy { index in
      let use = graph.access(at: index)
      return use.kind == .write
        || (use.isImmediate && presentation.accesses.contains(index) && !isAttribute(use, of: presentation))
    }
  }

  /// True for a read in an attribute of a sheet or popover, which the view around it evaluates: `attachmentAnchor="{.point(anchor)}"`.
  private func isAttribute(_ read: Access, of presentation: PresentationSite) -> Bool {
    let checked = model.files[presentation.use.file]
    return checked.views[presentation.use.view].attributes.contains {
      checked.attributes[$0].code == read.root
    }
  }

  /// Reports a value that is set as the sheet opens, and that nothing but the sheet reads.
  private func reportStale(
    _ item: MemberID, _ action: Access, _ read: Access, _ presentation: PresentationSite
  ) {
    let name = program[item].name
    let others = othersShown(with: presentation.flag, item, in: presentation)
    let shown = ([item] + others).map { "`\(program[$0].name)`" }.listed
    report(
      "`\(name)` is set in the action that opens the \(presentation.element), and nothing else reads it: the \(presentation.element) may be made with the value of before.",
      at: elementName(presentation.use.file, presentation.use.view),
      related: [
        RelatedPlace("both are set in this action", location(of: action)),
        RelatedPlace("the content reads `\(name)` here", location(of: read)),
      ],
      help:
        "Present by what is shown: hold \(shown) in a `<Struct conforms=\"Identifiable\">`, keep it in one optional State, and write "
        + "`<\(presentation.element) item=\"$…\" as=\"…\">`.")
  }

  /// States, other than the item, that the action sets and the content reads.
  private func othersShown(with flag: MemberID, _ item: MemberID, in presentation: PresentationSite)
    -> [MemberID]
  {
    var found: [MemberID] = []
    for place in presentation.accesses {
      let access = graph.access(at: place)
      guard access.kind == .read, access.isImmediate, !access.member.isNone, access.member != item,
        program[access.member].kind == .state, !found.contains(access.member),
        settingBoth(flag, access.member) != nil
      else { continue }
      found.append(access.member)
    }
    return found
  }

  /// How what is shown becomes one item.
  private func helpToJoin(_ item: MemberID, _ others: [MemberID], _ element: Name) -> String {
    let name = program[item].name
    if PresentationSite.abouts.contains(element) {
      return others.isEmpty
        ? "Say what it is about, beside the flag: `presenting=\"{\(name)}\" as=\"…\"`, and show that. It is then shown only while there is one."
        : "Hold \(([item] + others).map { "`\(program[$0].name)`" }.listed) in a `<Struct>`, keep it in one optional State, and say beside the flag what the \(element) is about: `presenting=\"{…}\" as=\"…\"`."
    }
    if others.isEmpty, let type = program[item].type.wrapped, program.declaration(of: type) != nil {
      return "Present by the item alone: `item=\"$\(name)\" as=\"…\"`.\(needOfIdentity(item))"
    }
    let shown = ([item] + others).map { "`\(program[$0].name)`" }.listed
    return
      "An item has an `id`, so hold \(shown) in a `<Struct conforms=\"Identifiable\">`, keep it in one optional State, "
      + "and present by that: `<\(element) item=\"$…\" as=\"…\">`."
  }

  /// What an item's type lacks, as a sentence; empty where it has an identity.
  private func needOfIdentity(_ item: MemberID) -> String {
    guard let type = program[item].type.wrapped else { return "" }
    if let declaration = program.declaration(of: type),
      program[declaration].conformances.contains(.identifiable)
    {
      return ""
    }
    return " An item has an identity: `\(type)` is not Identifiable."
  }

  /// An access that sets the flag in an action that also sets the item, or nil.
  private func settingBoth(_ flag: MemberID, _ item: MemberID) -> Access? {
    let items = graph.uses(of: item).filter { $0.kind == .write && $0.assigned != .isNil }
    return graph.uses(of: flag).first { access in
      access.kind == .write && access.assigned != .isFalse
        && items.contains { $0.unit == access.unit && $0.root == access.root }
    }
  }
}
