import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let listOffsetsOfCopy: RuleID = "list/offsets-of-copy" }

extension ListRules {
  static let offsetsOfCopy = Rule(
    .listOffsetsOfCopy, .error, "Offsets of a copy, used on the list that it is made of",
    whatHappens:
      "Another row than the one that was swiped is deleted or moved; past the end the app stops with “Fatal error: Index out of range”.",
    why: """
      `onDelete` and `onMove` tell the places of the rows that are shown. In the list that they are filtered or sorted \
      from, other elements stand at these places.
      """,
    repair:
      "Turn the offsets into elements of the copy first: `let ids = $0.map { shown[$0].id }`, then `all.removeAll { ids.contains($0.id) }`.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Names">
            <State name="names" type="[String]" value="{['Eve', 'Ann', 'Bob']}"/>
            <Computed name="shown" type="[String]">names.sorted()</Computed>
            <Body>
              <List><ForEach items="shown" as="name" id="\.self" onDelete="⟦names.remove(atOffsets: $0)⟧"><Text>{name}</Text></ForEach></List>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Names">
            <State name="names" type="[String]" value="{['Eve', 'Ann', 'Bob']}"/>
            <Computed name="shown" type="[String]">names.sorted()</Computed>
            <Func signature="delete(_ offsets: IndexSet)">let gone = offsets.map { shown[$0] }; names.removeAll { gone.contains($0) }</Func>
            <Body>
              <List><ForEach items="shown" as="name" id="\.self" onDelete="delete"><Text>{name}</Text></ForEach></List>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Cup" conforms="Identifiable"><Let name="id" type="Int"/><Let name="isFull" type="Bool"/></Struct>
            <ObservableObject name="Store">
              <Published name="cups" type="[Cup]" value="{[]}"/>
              <Func signature="delete(at offsets: IndexSet)">for place in offsets { cups.remove(at: place) }</Func>
            </ObservableObject>
            <View name="Cups">
              <ObservedObject name="store" type="Store"/>
              <Body>
                <List items="store.cups.filter { $0.isFull }" as="cup" onDelete="⟦store.delete(at: $0)⟧"><Text>{cup.id}</Text></List>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Cup" conforms="Identifiable"><Let name="id" type="Int"/><Let name="isFull" type="Bool"/></Struct>
            <ObservableObject name="Store">
              <Published name="cups" type="[Cup]" value="{[]}"/>
              <Func signature="delete(at offsets: IndexSet)">for place in offsets { cups.remove(at: place) }</Func>
            </ObservableObject>
            <View name="Cups">
              <ObservedObject name="store" type="Store"/>
              <Body>
                <List items="store.cups" as="cup" onDelete="store.delete(at: $0)"><If condition="cup.isFull"><Text>{cup.id}</Text></If></List>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Cup" conforms="Identifiable"><Let name="id" type="Int"/><Let name="isFull" type="Bool"/></Struct>
        <View name="Cups">
          <State name="cups" type="[Cup]" value="{[]}"/>
          <Computed name="full" type="[Cup]">cups.filter { $0.isFull }</Computed>
          <Func signature="delete(at offsets: IndexSet)">
            for place in offsets {
              let id = full[place].id
              if let index = cups.firstIndex(where: { $0.id == id }) { cups.remove(at: index) }
            }
          </Func>
          <Body><List items="full" as="cup" onDelete="delete"><Text>{cup.id}</Text></List></Body>
        </View>
      </Module>
      """#,
    visits: [
      .loops { context, site in
        let checked = context.model.files[site.file]
        let actions = checked.rowActions(of: site)
        if actions.isEmpty { return }
        var order = ListOrder(context.model, context.graph)
        guard case .moved(let list) = order.order(site.code, site.file) else { return }
        for action in actions { context.reportOffsets(action, of: site, list) }
      }
    ]
  )
}

private enum EditNames {
  static let calls: SmallSet<Name> = ["remove", "move"]
  static let offsets: SmallSet<Name> = ["atOffsets", "fromOffsets"]
  static let at: Name = "at"
  static let first: Name = "first"
  static let forEach: Name = "forEach"
  static let indexSet: Name = "IndexSet"
}

extension CheckedFile {
  /// The actions for rows that are deleted or moved: of a loop, or of the list whose rows it makes.
  fileprivate func rowActions(of site: LoopSite) -> [AttributeUse] {
    let loop = views[site.view]
    let own = loop.attributes.map { attributes[$0] }.filter(takesOffsets)
    if !own.isEmpty { return own }
    guard
      let list = views[site.view...].dropFirst().prefix(16).first(where: {
        $0.xml == loop.xml && $0.kind == .element
      })
    else { return [] }
    return list.attributes.map { attributes[$0] }.filter(takesOffsets)
  }

  /// True for an action that is given the places of rows.
  private func takesOffsets(_ attribute: AttributeUse) -> Bool {
    guard attribute.form == .action || attribute.form == .function,
      case .function(let parameters, _) = (attribute.type.wrapped ?? attribute.type).kind,
      let first = parameters.first, case .builtin(let name) = first.kind
    else { return false }
    return name == EditNames.indexSet
  }
}

extension RuleContext {
  fileprivate func reportOffsets(_ action: AttributeUse, of site: LoopSite, _ list: MemberID) {
    if action.code.isNone { return }
    let checked = model.files[site.file]
    var use = OffsetUse(model, list)
    let found: CodeID?
    switch action.form {
    case .function:
      let reference = checked.reference(action.code)
      let isFunction = reference.kind == .member || reference.kind == .function
      found = isFunction && use.misuses(parameter: 0, of: reference.member) ? action.code : nil
    case .literal, .expression, .binding, .action, .name, .views:
      found = use.misuse(of: [action.slot], in: action.code, site.file)
    }
    guard let found else { return }
    report(
      "The rows are another list than `\(program[list].name)`, filtered or sorted from it: at these places other elements stand there.",
      at: location(site.file, found), related: [RelatedPlace("the rows", location(site.file, site.code))],
      help: "Turn the offsets into elements of the rows first, and remove those from `\(program[list].name)`."
    )
  }
}

/// Where places of one list are used on another.
private struct OffsetUse {
  private let model: SemanticModel
  private let list: MemberID
  private var seen: Set<MemberID> = []

  init(_ model: SemanticModel, _ list: MemberID) {
    self.model = model
    self.list = list
  }

  /// True where a function uses what it is given for a parameter as places of the list.
  mutating func misuses(parameter: Int, of function: MemberID) -> Bool {
    guard !function.isNone, model.program[function].kind == .function,
      parameter < model.program[function].parameters.count, seen.insert(function).inserted
    else { return false }
    let body = model.getter(of: function).code
    return !body.isNone && misuse(of: [Int32(parameter)], in: body, model.program[function].file) != nil
  }

  /// The first code that uses locals, or what is taken of them, as places of the list; nil where there is none.
  mutating func misuse(of locals: Set<Int32>, in body: CodeID, _ file: FileID) -> CodeID? {
    let checked = model.files[file]
    let code = checked.code
    let nodes = code.extent(of: body)
    var offsets = locals
    // Locals are declared before they are used, but stand behind what they hold.
    for _ in 0..<2 {
      for id in nodes {
        let node = code[id]
        switch node.kind {
        case .forLoop where isOffset(node.second, offsets, checked):
          offsets.insert(checked.reference(node.first).index)
        case .optionalBinding where !node.first.isNone && isOffset(node.first, offsets, checked):
          offsets.insert(checked.reference(id).index)
        case .call:
          let callee = code[node.first]
          guard callee.kind == .member, callee.name == EditNames.forEach,
            isOffset(callee.first, offsets, checked),
            let closure = code.items(node.list).last.map({ code[$0].first }),
            code[closure].kind == .closure
          else { continue }
          offsets.insert(checked.reference(closure).index)
        // Nothing else names a place.
        default: continue
        }
      }
    }
    for id in nodes {
      let node = code[id]
      switch node.kind {
      case .call:
        let arguments = code.items(node.list)
        let callee = code[node.first]
        if callee.kind == .member, EditNames.calls.contains(callee.name), isList(callee.first, checked),
          let first = arguments.first,
          code[first].name == EditNames.at || EditNames.offsets.contains(code[first].name),
          isOffset(code[first].first, offsets, checked)
        {
          return id
        }
        let reference = checked.reference(id)
        guard reference.kind == .function else { continue }
        let values = checked.arguments(of: reference)
        for (place, value) in values.enumerated()
        where !value.isNone && isOffset(value, offsets, checked) {
          if misuses(parameter: place, of: reference.member) { return id }
        }
      case .subscripting:
        if let index = code.items(node.list).first, isList(node.first, checked),
          isOffset(code[index].first, offsets, checked)
        {
          return id
        }
      // Other code asks no list for a place.
      default: continue
      }
    }
    return nil
  }

  private func isList(_ code: CodeID, _ checked: CheckedFile) -> Bool {
    let reference = checked.reference(code)
    return (reference.kind == .member || reference.kind == .staticMember) && reference.member == list
  }

  private func isOffset(_ code: CodeID, _ offsets: Set<Int32>, _ checked: CheckedFile) -> Bool {
    guard !code.isNone else { return false }
    let node = checked.code[code]
    switch node.kind {
    case .name, .closureParameter:
      let reference = checked.reference(code)
      return reference.kind == .local && offsets.contains(reference.index)
    case .forceUnwrap: return isOffset(node.first, offsets, checked)
    case .member: return node.name == EditNames.first && isOffset(node.first, offsets, checked)
    // What is computed from a place is another one.
    default: return false
    }
  }
}
