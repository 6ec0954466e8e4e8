import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthSelectedCopy: RuleID = "truth/selected-copy" }

extension TruthRules {
  static let selectedCopy = Rule(
    .truthSelectedCopy, .warning, "A state keeps a copy of an element that is edited in its list",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "After the edit the list shows the new value and the selection the old one.",
    why:
      "A struct is copied when it is assigned. Which element is selected is one fact, and its data another: keep the id, and look the element up.",
    repair: "Keep the id in the State, and look the element up in a `<Computed>`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Task" conforms="Identifiable">
              <Let name="id" type="Int"/><Var name="title" type="String"/><Var name="isDone" type="Bool"/>
            </Struct>
            <View name="Tasks">
              <State name="tasks" type="[Task]" value="{[Task(id: 1, title: 'Tea', isDone: false)]}"/>
              <State name="⟦selected⟧" type="Task?"/>
              <Body>
                <VStack>
                  <ForEach items="$tasks" as="$task">
                    <HStack>
                      <Toggle isOn="$task.isDone">{task.title}</Toggle>
                      <Button action="selected = task">Select</Button>
                    </HStack>
                  </ForEach>
                  <IfLet name="task" value="selected"><Text>{task.title} {task.isDone ? "✓" : ""}</Text></IfLet>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Task" conforms="Identifiable">
              <Let name="id" type="Int"/><Var name="title" type="String"/><Var name="isDone" type="Bool"/>
            </Struct>
            <View name="Tasks">
              <State name="tasks" type="[Task]" value="{[Task(id: 1, title: 'Tea', isDone: false)]}"/>
              <State name="selectedID" type="Int?"/>
              <Computed name="selected" type="Task?">tasks.first { $0.id == selectedID }</Computed>
              <Body>
                <VStack>
                  <ForEach items="$tasks" as="$task">
                    <HStack>
                      <Toggle isOn="$task.isDone">{task.title}</Toggle>
                      <Button action="selectedID = task.id">Select</Button>
                    </HStack>
                  </ForEach>
                  <IfLet name="task" value="selected"><Text>{task.title} {task.isDone ? "✓" : ""}</Text></IfLet>
                </VStack>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Task" conforms="Identifiable"><Let name="id" type="Int"/><Var name="title" type="String"/></Struct>
            <View name="Row">
              <Let name="task" type="Task"/>
              <Let name="pick" type="(Task) -> Void"/>
              <Body><Button action="pick(task)">{task.title}</Button></Body>
            </View>
            <View name="Tasks">
              <State name="tasks" type="[Task]" value="{[Task(id: 1, title: 'Tea')]}"/>
              <State name="⟦selected⟧" type="Task?"/>
              <Body>
                <VStack>
                  <ForEach items="$tasks" as="$task">
                    <TextField title="Title" text="$task.title"/>
                    <Row task="{task}" pick="selected = $0"/>
                  </ForEach>
                  <IfLet name="task" value="selected"><Text>{task.title}</Text></IfLet>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Task" conforms="Identifiable"><Let name="id" type="Int"/><Var name="title" type="String"/></Struct>
            <View name="Row">
              <Let name="task" type="Task"/>
              <Let name="pick" type="(Int) -> Void"/>
              <Body><Button action="pick(task.id)">{task.title}</Button></Body>
            </View>
            <View name="Tasks">
              <State name="tasks" type="[Task]" value="{[Task(id: 1, title: 'Tea')]}"/>
              <State name="selectedID" type="Int?"/>
              <Computed name="selected" type="Task?">tasks.first { $0.id == selectedID }</Computed>
              <Body>
                <VStack>
                  <ForEach items="$tasks" as="$task">
                    <TextField title="Title" text="$task.title"/>
                    <Row task="{task}" pick="selectedID = $0"/>
                  </ForEach>
                  <IfLet name="task" value="selected"><Text>{task.title}</Text></IfLet>
                </VStack>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Task" conforms="Identifiable">
              <Let name="id" type="Int"/><Let name="title" type="String"/><Var name="isDone" type="Bool" value="false"/>
            </Struct>
            <View name="Tasks">
              <State name="tasks" type="[Task]" value="{[Task(id: 1, title: 'Tea')]}"/>
              <State name="⟦selected⟧" type="Task?"/>
              <Body>
                <VStack>
                  <ForEach items="tasks" as="task"><Button action="selected = task">{task.title}</Button></ForEach>
                  <Button action="tasks = tasks.map { Task(id: $0.id, title: $0.title, isDone: true) }">All are done</Button>
                  <IfLet name="task" value="selected"><Text>{task.title} {task.isDone ? "✓" : ""}</Text></IfLet>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Task" conforms="Identifiable">
              <Let name="id" type="Int"/><Let name="title" type="String"/><Var name="isDone" type="Bool" value="false"/>
            </Struct>
            <View name="Tasks">
              <State name="tasks" type="[Task]" value="{[Task(id: 1, title: 'Tea')]}"/>
              <State name="selectedID" type="Int?"/>
              <Computed name="selected" type="Task?">tasks.first { $0.id == selectedID }</Computed>
              <Body>
                <VStack>
                  <ForEach items="tasks" as="task"><Button action="selectedID = task.id">{task.title}</Button></ForEach>
                  <Button action="tasks = tasks.map { Task(id: $0.id, title: $0.title, isDone: true) }">All are done</Button>
                  <IfLet name="task" value="selected"><Text>{task.title} {task.isDone ? "✓" : ""}</Text></IfLet>
                </VStack>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Task" conforms="Identifiable"><Let name="id" type="Int"/><Var name="title" type="String"/></Struct>
        <View name="Tasks">
          <State name="tasks" type="[Task]" value="{[Task(id: 1, title: 'Tea')]}"/>
          <State name="selected" type="Task?"/>
          <Body>
            <VStack>
              <ForEach items="tasks" as="task"><Button action="selected = task">{task.title}</Button></ForEach>
              <Button action="tasks.append(Task(id: tasks.count + 1, title: 'New'))">Add</Button>
              <IfLet name="task" value="selected"><Text>{task.title}</Text></IfLet>
            </VStack>
          </Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt:
      "Where the state is to show what the element was when it was picked. A draft that an action hands back is none of these, and the rule is silent.",
    visits: [
      .members([.state, .published]) { context, id in
        let member = context.program[id]
        guard context.graph.usage[id].writes > 0,
          let type = context.program.declaration(of: member.type.wrapped ?? member.type),
          context.program[type].kind == .structure, context.program[member.owner].kind != .preview
        else { return }
        context.reportSelected(id, type)
      }
    ]
  )
}

extension RuleContext {
  fileprivate func reportSelected(_ id: MemberID, _ type: DeclarationID) {
    let paths = ElementPaths(model, graph)
    var copy: (access: Access, list: MemberID)?
    for index in graph.accessesByMember[id.index] where graph.accesses[Int(index)].kind == .write {
      let access = graph.accesses[Int(index)]
      let value = graph.assignedValue(index)
      guard !value.isNone else { continue }
      if let list = paths.list(ofElement: value, access.file, access.unit) {
        copy = (access, list)
        break
      }
    }
    guard let copy, !isShownByFlag(id), !StateCopy.isDraft(id, model, graph),
      !takesAway(copy.access, from: copy.list)
    else { return }
    let edits = paths.edits(of: type, in: copy.list)
    if edits.isEmpty { return reportEdited(id, copy.list, copy.access) }
    guard let edit = edits.first(where: { shows(id, type, after: $0) || presents(id, type, after: $0) })
    else {
      return
    }
    let member = program[id]
    let list = program[copy.list].name
    let isReplaced = edit.member == copy.list && graph.isAssignedWhole(edit)
    let field = edit.member == copy.list ? "an element" : "`\(program[edit.member].name)`"
    let key = program.identity(of: program[type].type).map { program[$0] }
    let keyText = key.map { "`<State name=\"\(member.name)ID\" type=\"\($0.type)?\"/>`" }
    report(
      isReplaced
        ? "`\(member.name)` keeps a copy of an element of `\(list)`, which is replaced by another list: the copy goes on showing the old one."
        : "`\(member.name)` keeps a copy of an element of `\(list)`, and \(field) is changed in the list: the copy goes on showing the old one.",
      at: program.location(of: id),
      related: [
        RelatedPlace("the copy is made here", location(of: copy.access)),
        RelatedPlace("the list is changed here", location(of: edit)),
      ],
      help: keyText.map {
        "Keep its id, as \($0), and find the element in `\(list)` by it where it is shown."
      }
        ?? "Keep what tells the element from the others, and find it in `\(list)` by that where it is shown.")
  }

  /// True where the action that makes a copy takes elements out of the list: it keeps what is gone, to bring it back.
  private func takesAway(_ copy: Access, from list: MemberID) -> Bool {
    graph.accesses(in: copy.unit).contains { access in
      access.root == copy.root && !access.member.isNone
        && done(by: access).contains { write in
          guard write.member == list, write.kind == .write, !write.code.isNone else { return false }
          let code = model.files[write.file].code
          return code.following(write.code, limit: 8).contains {
            code[$0].first == write.code && code[$0].kind == .member && code[$0].name.text.hasPrefix("remove")
          }
        }
    }
  }

  /// Reports a copy that is edited in a view which is given a Binding to it, and that nothing hands back.
  private func reportEdited(_ id: MemberID, _ list: MemberID, _ copy: Access) {
    var edit: (use: Access, parameter: MemberID)?
    for use in graph.uses(of: id) where use.kind == .bind && !use.code.isNone && edit == nil {
      let argument = graph.arguments(in: use.file).first {
        $0.isBinding && $0.code == use.code && graph.usage(of: $0.parameter).binds > 0
          && program[program[$0.parameter].owner].kind.hasBody
      }
      edit = argument.map { (use, $0.parameter) }
    }
    guard let edit, program[owner(ofUnit: edit.use.unit)].kind != .preview else { return }
    let view = program[program[edit.parameter].owner].name
    report(
      "`\(program[id].name)` keeps a copy of an element of `\(program[list].name)`, and \(view) edits the copy: the list never gets what is changed.",
      at: program.location(of: id),
      related: [
        RelatedPlace("the copy is made here", location(of: copy)),
        RelatedPlace("the copy is edited through this", location(of: edit.use)),
      ],
      help:
        "Keep the id of the element, and give \(view) a binding into `\(program[list].name)`; or hand the copy back in an action."
    )
  }

  /// True where what an edit changes is read of a copy that may be shown when that happens.
  private func shows(_ id: MemberID, _ type: DeclarationID, after edit: Access) -> Bool {
    graph.accessesByMember[id.index].contains { index in
      let access = graph.access(at: index)
      guard access.kind == .read, !access.code.isNone else { return false }
      let checked = model.files[access.file]
      if let fields = fieldsRead(at: index, of: id, type),
        !fields.contains(where: { changes($0, type, edit) })
      {
        return false
      }
      return !isComparedToNil(access.code, checked) && !isWatched(access.code, checked)
        && mayBeShown(index, checked, during: edit)
    }
  }

  /// True where an edit of an element gives a field another value.
  private func changes(_ field: MemberID, _ type: DeclarationID, _ edit: Access) -> Bool {
    program[edit.member].owner == type
      ? field == edit.member : field != program.identity(of: program[type].type)
  }

  /// The fields that a use reads of a value, also by the name that `<IfLet>` or `if let` gives it; nil where it may be all of it.
  private func fieldsRead(at index: Int32, of id: MemberID, _ type: DeclarationID) -> [MemberID]? {
    let access = graph.access(at: index)
    let fields = program.storedMembers(of: type)
    if Int(index) + 1 < graph.accesses.count {
      let next = graph.access(at: index + 1)
      if next.base == id, !next.member.isNone { return fields.contains(next.member) ? [next.member] : nil }
    }
    let checked = model.files[access.file]
    let names = names(of: access.code, checked)
    var found: [MemberID] = []
    for name in names {
      guard
        let parent = checked.code.following(name, limit: 3).first(where: { checked.code[$0].first == name }),
        checked.code[parent].kind == .member, case let reference = checked.reference(parent),
        reference.kind == .member, fields.contains(reference.member)
      else { return nil }
      found.append(reference.member)
    }
    return names.isEmpty ? nil : found
  }

  /// The uses of a local that a condition gives the value of an expression.
  private func names(of value: CodeID, _ checked: CheckedFile) -> [CodeID] {
    let views = checked.views.filter { $0.code == value && $0.local >= 0 }
    let bindings = checked.code.nodes.indices.filter {
      let (node, reference) = (checked.code[$0], checked.reference($0))
      return node.kind == .optionalBinding && reference.kind == .local
        && (node.first.isNone ? CodeID(reference.extra) : node.first) == value
    }
    if views.isEmpty, bindings.isEmpty { return [] }
    return checked.code.nodes.indices.filter { use in
      let (node, reference) = (checked.code[use], checked.reference(use))
      guard node.kind == .name, reference.kind == .local else { return false }
      return views.contains { $0.local == reference.index && $0.range.contains(node.range) }
        || bindings.contains { checked.code[$0].name == node.name }
          && checked.binding(ofLocal: reference.index, before: use)?.value == value
    }
  }

  /// True where a use may be on the screen when an edit is made: what covers the page is shown only while that goes on in it.
  private func mayBeShown(_ index: Int32, _ checked: CheckedFile, during edit: Access) -> Bool {
    let sites = graph.presentations.filter { $0.accesses.contains(index) && $0.covers }
    if !sites.isEmpty { return sites.contains { !$0.closesItself && mayRun(edit, in: $0) } }
    // One by a Binding that is made in place has no flag.
    let access = graph.access(at: index)
    let range = checked.code[access.code].range
    return !checked.views.contains { view in
      view.catalogName.map(PresentationSite.closingElements.contains) == true && !view.isInCode
        && view.range.contains(range)
    }
  }

  /// True where a presentation, or a page that is pushed for a copy, shows what an edit changes.
  private func presents(_ id: MemberID, _ type: DeclarationID, after edit: Access) -> Bool {
    let isPresented = graph.presentations.contains { presentation in
      // An alert is gone before anything else can change the list.
      presentation.flag == id && !presentation.closesItself
        && presentation.accesses.contains {
          isShown(graph.accesses[Int($0)], of: type) && changes(graph.accesses[Int($0)].member, type, edit)
        } && (!presentation.covers || mayRun(edit, in: presentation))
    }
    return isPresented
      || facts.uses(of: LintNames.navigationDestination, graph).contains { use in
        let checked = model.files[use.file]
        let view = checked.views[use.view]
        guard let item = checked.attribute(Names.item, of: view), checked.boundMember(item.code) == id
        else { return false }
        return graph.accesses(in: unit(ofNode: use.node)).contains { access in
          !access.code.isNone && access.file == use.file
            && view.range.contains(checked.code[access.code].range) && isShown(access, of: type)
            && changes(access.member, type, edit)
        }
      }
  }

  /// True for a use that shows a field of a struct other than its id.
  private func isShown(_ access: Access, of type: DeclarationID) -> Bool {
    access.kind == .read && !access.member.isNone && program[access.member].owner == type
      && program[access.member].name != Names.id && !beginsState(access)
  }

  /// True for what is passed to a view that only begins a State with it: a draft, or the case of `truth/state-copies-source`.
  private func beginsState(_ read: Access) -> Bool {
    guard
      let argument = graph.arguments(in: read.file).first(where: { $0.code == read.code && !$0.code.isNone })
    else { return false }
    let uses = graph.uses(of: argument.parameter)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let state = graph.units.member(use.unit)
        return use.kind == .read && !state.isNone && program[state].kind == .state
          && use.unit == graph.units.value(state)
      }
  }

  /// True for the value of `.animation(…, value:)`, which is compared with what it was and shown nowhere.
  private func isWatched(_ id: CodeID, _ checked: CheckedFile) -> Bool {
    let range = checked.code[id].range
    return checked.code.nodes.contains { node in
      node.kind == .call && node.range.contains(range)
        && checked.code[node.first].name == LintNames.animation
        && checked.code.items(node.list).contains {
          checked.code[$0].name == Names.value && checked.code[$0].first == id
        }
    }
  }

  /// True for an expression that is only asked whether it is nil.
  func isComparedToNil(_ id: CodeID, _ checked: CheckedFile) -> Bool {
    for later in checked.code.following(id, limit: 3) {
      let node = checked.code[later]
      if node.kind == .binary, node.first == id, !node.second.isNone {
        return checked.code[node.second].kind == .nilLiteral
      }
    }
    return false
  }
}

extension DataFlowGraph {
  /// True for a write that gives a member a whole new value.
  fileprivate func isAssignedWhole(_ access: Access) -> Bool {
    accessesByMember[access.member.index].contains {
      self.access(at: $0).code == access.code && self.access(at: $0).file == access.file
        && !assignedValue($0).isNone
    }
  }
}
