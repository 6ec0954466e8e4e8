import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowUnwrapAfterRemoval: RuleID = "flow/unwrap-after-removal" }

extension FlowRules {
  static let unwrapAfterRemoval = Rule(
    .flowUnwrapAfterRemoval, .warning, "A look-up that fails once the element is removed",
    traits: [.dependsOnUse],
    whatHappens: """
      The app stops with “Fatal error: Unexpectedly found nil while unwrapping an Optional value”, or with “Index out of \
      range”, when the element is removed while the page that shows it is still there.
      """,
    why: """
      A page that removes what it shows is drawn once more without it, also where the same action closes the page. Then `!` \
      finds nothing to unwrap, and a binding to the place in the list leads past its end.
      """,
    repair: "Look it up with `<IfLet>` or `??`, so that the page has something to show without it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Var name="name" type="String"/></Struct>
            <ObservableObject name="Store">
              <Published name="teas" type="[Tea]" value="{[Tea(id: 1, name: 'Green')]}"/>
              <Func signature="remove(_ id: Int)">teas.removeAll { $0.id == id }</Func>
            </ObservableObject>
            <View name="TeaPage">
              <ObservedObject name="store" type="Store"/>
              <Environment name="dismiss" key="dismiss"/>
              <Let name="id" type="Int"/>
              <Computed name="tea" type="Tea">store.teas.first { $0.id == id }!</Computed>
              <Body><VStack><Text>{⟦tea⟧.name}</Text><Button action="store.remove(id); dismiss()">Remove</Button></VStack></Body>
            </View>
            <View name="Teas">
              <StateObject name="store" type="Store"/>
              <Body>
                <NavigationStack>
                  <List items="store.teas" as="tea"><NavigationLink destination="TeaPage" store="{store}" id="{tea.id}" title="{tea.name}"/></List>
                </NavigationStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Var name="name" type="String"/></Struct>
            <ObservableObject name="Store">
              <Published name="teas" type="[Tea]" value="{[Tea(id: 1, name: 'Green')]}"/>
              <Func signature="remove(_ id: Int)">teas.removeAll { $0.id == id }</Func>
            </ObservableObject>
            <View name="TeaPage">
              <ObservedObject name="store" type="Store"/>
              <Environment name="dismiss" key="dismiss"/>
              <Let name="id" type="Int"/>
              <Computed name="tea" type="Tea?">store.teas.first { $0.id == id }</Computed>
              <Body><VStack><IfLet name="tea" value="tea"><Text>{tea.name}</Text></IfLet><Button action="store.remove(id); dismiss()">Remove</Button></VStack></Body>
            </View>
            <View name="Teas">
              <StateObject name="store" type="Store"/>
              <Body>
                <NavigationStack>
                  <List items="store.teas" as="tea"><NavigationLink destination="TeaPage" store="{store}" id="{tea.id}" title="{tea.name}"/></List>
                </NavigationStack>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <View name="Tea">
            <State name="tea" type="String?" value="Green"/>
            <Body><VStack><Text>{⟦tea!⟧}</Text><Button action="tea = nil">None</Button></VStack></Body>
          </View>
          """#,
        good: #"""
          <View name="Tea">
            <State name="tea" type="String?" value="Green"/>
            <Body><VStack><Text>{tea ?? 'No tea'}</Text><Button action="tea = nil">None</Button></VStack></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Var name="name" type="String"/></Struct>
            <View name="Teas">
              <State name="teas" type="[Tea]" value="{[Tea(id: 1, name: 'Green')]}"/>
              <State name="edited" type="Tea?"/>
              <Body>
                <List>
                  <ForEach items="$teas" as="$tea">
                    <Button action="edited = tea">{tea.name}
                      <Sheet item="$edited" as="shown">
                        <VStack>
                          <TextField title="Name" text="⟦$tea.name⟧"/>
                          <Button action="teas.removeAll { $0.id == shown.id }; edited = nil">Remove</Button>
                        </VStack>
                      </Sheet>
                    </Button>
                  </ForEach>
                </List>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Var name="name" type="String"/></Struct>
            <View name="Teas">
              <State name="teas" type="[Tea]" value="{[Tea(id: 1, name: 'Green')]}"/>
              <Body>
                <List>
                  <ForEach items="$teas" as="$tea" onDelete="teas.remove(atOffsets: $0)"><TextField title="Name" text="$tea.name"/></ForEach>
                </List>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Var name="name" type="String"/></Struct>
        <ObservableObject name="Store"><Published name="teas" type="[Tea]" value="{[Tea(id: 1, name: 'Green')]}"/></ObservableObject>
        <View name="TeaPage">
          <ObservedObject name="store" type="Store"/>
          <Let name="id" type="Int"/>
          <Body><Text>{store.teas.first { $0.id == id }!.name}</Text></Body>
        </View>
        <View name="Teas">
          <StateObject name="store" type="Store"/>
          <Body>
            <NavigationStack>
              <List>
                <ForEach items="store.teas" as="tea" onDelete="store.teas.remove(atOffsets: $0)"><NavigationLink destination="TeaPage" store="{store}" id="{tea.id}" title="{tea.name}"/></ForEach>
              </List>
            </NavigationStack>
          </Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where what is removed is never the element that is looked up."
  ) { context in
    if !context.graph.unwraps.isEmpty {
      for found in context.sitesWhileRendering(context.graph.unwraps) where found.closure == nil {
        context.report(unwrapping: found.site)
      }
    }
    for loop in context.graph.loops where loop.bindsElements && !loop.list.isNone {
      context.reportEdits(inPresentationsOf: loop)
    }
  }
}

private enum Removal {
  static let lookups: SmallSet<Name> = ["first", "last", "firstIndex", "lastIndex"]
  static let calls: SmallSet<Name> = [
    "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "popFirst",
    "popLast",
    "subtract", "formIntersection",
  ]
  static let copies: SmallSet<Name> = ["filter", "dropFirst", "dropLast", "prefix", "suffix"]
}

/// What an unwrapped value is.
private enum Unwrapped {
  /// An element that is looked up in a collection.
  case element(of: MemberID)
  /// A source that may be nil.
  case optional(MemberID)

  var source: MemberID {
    switch self {
    case .element(let source), .optional(let source): source
    }
  }
}

extension RuleContext {
  /// Reports `x!` in what is always drawn with a page, if something that can be done there makes x nil.
  fileprivate func report(unwrapping site: CodeSite) {
    guard !site.isConditional, let unwrapped = unwrapped(site) else { return }
    let use = graph.renderingUse(of: site.unit)
    let view = owner(ofUnit: use?.unit ?? site.unit)
    let (file, code) = (use?.file ?? site.file, use?.code ?? site.code)
    guard use?.flags.contains(.conditional) != true, program[view].kind.isView, !code.isNone,
      !isShownAtTimes(file, code)
    else { return }
    let sources = sources(of: unwrapped.source)
    for action in actions(onPageOf: view) {
      guard let removal = done(by: action).first(where: { removes($0, unwrapped, sources) }) else { continue }
      let name = program[unwrapped.source].name
      let what =
        switch unwrapped {
        case .element: "`\(name)` may no longer hold what is looked up here"
        case .optional: "`\(name)` may be nil here"
        }
      var related = [RelatedPlace("this can be done while it is shown", location(of: action))]
      if removal.code != action.code || removal.file != action.file {
        related.append(RelatedPlace("it is removed here", location(of: removal)))
      }
      if use != nil { related.append(RelatedPlace("it is unwrapped here", location(site.file, site.code))) }
      reportOnce(
        "\(what): the page is drawn once more after it was removed, and `!` stops the app then.",
        at: location(file, code), related: related,
        help: "Unwrap it with `<IfLet>`, or give another value with `??`.")
      return
    }
  }

  /// What a `!` unwraps, where that is a source or is looked up in one.
  private func unwrapped(_ site: CodeSite) -> Unwrapped? {
    let checked = model.files[site.file]
    let operand = checked.code[site.code].first
    let node = checked.code[operand]
    if let source = source(operand, checked) { return .optional(source) }
    let list: CodeID
    switch node.kind {
    case .call where checked.code[node.first].kind == .member: list = checked.code[node.first].first
    case .member, .subscripting: list = node.first
    // Anything else is no look-up.
    default: return nil
    }
    let name = node.kind == .call ? checked.code[node.first].name : node.name
    guard node.kind == .subscripting || Removal.lookups.contains(name) else { return nil }
    return source(list, checked).map { .element(of: $0) }
  }

  /// The source that a name or a property of an object is; nil for a field of a struct, whose owner is not known.
  private func source(_ code: CodeID, _ checked: CheckedFile) -> MemberID? {
    let reference = checked.reference(code)
    guard reference.kind == .member || reference.kind == .staticMember, program.isSource(reference.member)
    else { return nil }
    return reference.member
  }

  /// A source with those that a Binding leads to.
  private func sources(of source: MemberID) -> Set<MemberID> {
    program[source].kind == .binding ? Set(sources(behind: source) + [source]) : [source]
  }

  /// True for code in a branch, a row, a presentation or a page of its own.
  private func isShownAtTimes(_ file: FileID, _ code: CodeID) -> Bool {
    let checked = model.files[file]
    let range = checked.code[code].range
    return checked.views.contains { view in
      switch view.kind {
      case .branch, .switchCase, .forEach: view.range.contains(range)
      case .part:
        view.catalogName.map(LintNames.otherPages.contains) == true && view.range.contains(range)
      case .switching, .element, .declared, .conditional, .letBinding, .fragment, .content, .text: false
      }
    }
  }

  /// True for a write after which an element may be missing, or an optional is nil.
  private func removes(_ write: Access, _ unwrapped: Unwrapped, _ sources: Set<MemberID>) -> Bool {
    guard write.kind == .write, sources.contains(write.member), !write.code.isNone else { return false }
    switch unwrapped {
    case .optional: return write.assigned == .isNil
    case .element: return takesAway(write)
    }
  }

  /// True for a call that removes elements, and for an assignment of a part of a list, or of an empty one.
  private func takesAway(_ write: Access) -> Bool {
    let code = model.files[write.file].code
    guard let parent = code.following(write.code, limit: 63).first(where: { code[$0].first == write.code })
    else { return false }
    let node = code[parent]
    switch node.kind {
    case .member: return Removal.calls.contains(node.name)
    case .assignment where node.op == .assign:
      let value = code[node.second]
      switch value.kind {
      case .arrayLiteral, .dictionaryLiteral: return code.items(value.list).isEmpty
      case .call:
        let callee = code[value.first]
        return callee.kind == .member && Removal.copies.contains(callee.name)
      // Of other values nobody knows what they lack.
      default: return false
      }
    // Any other change removes nothing.
    default: return false
    }
  }

  /// Reports bindings to the element of a row in a presentation that removes elements of the list; the presentation stands in the
  /// row, or in the body of a view that the row is.
  fileprivate func reportEdits(inPresentationsOf loop: LoopSite) {
    let checked = model.files[loop.file]
    let row = checked.views[loop.view]
    let binding = checked.iteration(of: row).bindingLocal
    reportEdits(loop, in: loop.file, within: row.range) { $0.kind == .local && $0.index == binding }
    for argument in graph.arguments(in: loop.file) where argument.isBinding && !argument.code.isNone {
      let owner = program[argument.parameter].owner
      guard row.range.contains(checked.code[argument.code].range), program[owner].kind.hasBody,
        case let reference = checked.reference(argument.code), reference.kind == .local,
        reference.index == binding
      else { continue }
      reportEdits(loop, in: program[owner].file, within: program[owner].range) {
        [.member, .bindingMember, .projection].contains($0.kind) && $0.member == argument.parameter
      }
    }
  }

  /// The same for what a part of a file presents, where `leads` tells what leads to the element.
  private func reportEdits(
    _ loop: LoopSite, in file: FileID, within range: SourceRange, leads: (Reference) -> Bool
  ) {
    let checked = model.files[file]
    let sources = sources(of: loop.list)
    for site in graph.presentations(in: file) where range.contains(site.range) {
      guard let edit = edit(within: site.range, checked, leads) else { continue }
      let own = site.accesses.map { graph.access(at: $0) }.filter { !$0.isImmediate }
      let views = graph.edges[graph.edges.indices(in: file, of: \.file)].filter {
        !$0.view.isNone && site.range.contains(checked.views[$0.view].range)
      }.map(\.to)
      for action in own + actions(in: views) {
        let removal = done(by: action).first { removes($0, .element(of: loop.list), sources) }
        guard let removal else { continue }
        reportOnce(
          "This edits a row of `\(program[loop.list].name)` by its place, and the same \(site.element) can remove the row: the next drawing stops with “Index out of range”.",
          at: location(file, edit), related: [RelatedPlace("it is removed here", location(of: removal))],
          help: "Remove it once the \(site.element) is gone, or edit a copy and hand that back.")
        break
      }
    }
  }

  /// The first binding in a part of a file that is, or begins with, one that leads to an element.
  private func edit(within range: SourceRange, _ checked: CheckedFile, _ leads: (Reference) -> Bool)
    -> CodeID?
  {
    for view in checked.views where range.contains(view.range) {
      for index in view.attributes where checked.attributes[index].form == .binding {
        var root = checked.attributes[index].code
        while checked.code[root].kind == .member { root = checked.code[root].first }
        if leads(checked.reference(root)) { return checked.attributes[index].code }
      }
    }
    return nil
  }
}
