import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowUnpublishedDependency: RuleID = "flow/unpublished-dependency" }

extension FlowRules {
  static let unpublishedDependency = Rule(
    .flowUnpublishedDependency, .warning, "A view shows data whose changes are not announced",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "The view keeps showing the old value until something else updates it.",
    why:
      "An ObservableObject announces changes of its Published data only. A plain Var changes silently, and so does what is "
      + "kept in UserDefaults, also of an Observable, or where a view reads it itself.",
    repair:
      "Declare it as `<Published>`; what UserDefaults keeps as `<AppStorage>`, or as a Var whose `didSet` keeps it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="User">
              <Var name="name" type="String" value="Ann"/>
            </ObservableObject>
            <View name="Profile">
              <ObservedObject name="user" type="User"/>
              <Body>
                <VStack>
                  <Text>{⟦user.name⟧}</Text>
                  <Button action="user.name = 'Bob'">Rename</Button>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="User">
              <Published name="name" type="String" value="Ann"/>
            </ObservableObject>
            <View name="Profile">
              <ObservedObject name="user" type="User"/>
              <Body>
                <VStack>
                  <Text>{user.name}</Text>
                  <Button action="user.name = 'Bob'">Rename</Button>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <ObservableObject name="User">
              <Published name="name" type="String" value="Ann"/>
            </ObservableObject>
            <View name="Profile">
              <ObservedObject name="user" type="User"/>
              <Body>
                <VStack>
                  <Text>{user.name}</Text>
                  <Button action="user.name = 'Bob'">Rename</Button>
                </VStack>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Observable name="Prefs">
              <Computed name="name" type="String" get="UserDefaults.standard.string(forKey: 'name') ?? ''" set="UserDefaults.standard.set(newValue, forKey: 'name')"/>
            </Observable>
            <View name="Profile">
              <State name="prefs" type="Prefs" value="{Prefs()}"/>
              <Body><Button action="prefs.name = 'Bob'">{⟦prefs.name⟧}</Button></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Observable name="Prefs">
              <Var name="name" type="String" value="{UserDefaults.standard.string(forKey: 'name') ?? ''}"><didSet>UserDefaults.standard.set(name, forKey: 'name')</didSet></Var>
            </Observable>
            <View name="Profile">
              <State name="prefs" type="Prefs" value="{Prefs()}"/>
              <Body><Button action="prefs.name = 'Bob'">{prefs.name}</Button></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <View name="Shop">
            <Body>
              <VStack>
                <Text>{⟦UserDefaults.standard.bool(forKey: 'isLarge')⟧ ? "Large" : "Small"}</Text>
                <Button action="UserDefaults.standard.set(true, forKey: 'isLarge')">Enlarge</Button>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Shop">
            <AppStorage name="isLarge" key="isLarge" type="Bool" value="false"/>
            <Body>
              <VStack>
                <Text>{isLarge ? "Large" : "Small"}</Text>
                <Button action="isLarge = true">Enlarge</Button>
              </VStack>
            </Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Store"><Var name="title" type="String" value="Shop"/><Published name="count" type="Int" value="0"/></ObservableObject>
        <View name="Counter">
          <ObservedObject name="store" type="Store"/>
          <Body><Button action="store.count += 1">{store.title} {store.count}</Button></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where the object calls `objectWillChange.send()` itself; the rule is silent then.",
    visits: [
      .members([.computed]) { context, id in context.reportStoredSetting(id) },
      .files { context, file in context.reportSettingReads(in: file) },
      .members([.variable]) { context, id in
        let member = context.program[id]
        guard !member.isStatic, context.program[member.owner].kind == .observableObject,
          !context.facts.announcing.contains(member.owner), context.graph.usage[id].isWritten
        else { return }
        if context.isMemo(id) || context.isWrittenByObservers(id) || context.announcesItself(id)
          || context.isAnnouncedByCallers(id)
        {
          return
        }
        let reads = context.shownReads(of: id, leavingOut: context.unitsThatFill(id))
        let changes = context.changes(of: id).filter { !context.isAnnounced($0, to: reads) }
        guard let first = reads.first, !changes.isEmpty else { return }
        var related = [
          RelatedPlace(
            "`\(member.name)` is a plain Var of \(context.program[member.owner].name)",
            context.program.location(of: id))
        ]
        let alone = changes.first { context.companion(of: $0).isNone }
        related.append(
          RelatedPlace(
            alone == nil ? "it changes here" : "it changes here, and no view is told",
            context.location(of: alone ?? changes[0])))
        related += reads.dropFirst().prefix(4).map {
          RelatedPlace("shown here too", context.location(of: $0))
        }
        let outcome =
          alone == nil
          ? "the view is updated only because `\(context.program[context.companion(of: changes[0])].name)` changes with it"
          : "the view is not updated"
        context.report(
          "This shows `\(member.name)`, which changes without being announced: \(outcome).",
          at: context.location(of: first), related: related,
          help: "Declare `\(member.name)` as `<Published>`.",
          fixes: context.isWrittenWhileRendering(id)
            ? []
            : [
              FixIt(
                "Declare `\(member.name)` as Published", .suggested, context.renaming(id, to: "Published"))
            ])
      },
    ]
  )
}

extension RuleContext {
  /// Reports views that show what a Computed keeps in UserDefaults, where an action sets it alone.
  fileprivate func reportStoredSetting(_ id: MemberID) {
    let uses = graph.uses(of: id)
    guard let write = uses.first(where: { $0.kind == .write && isAlone($0) }),
      let setting = StoredSetting(id, self), let shown = shownReads(of: id).first
    else { return }
    let member = program[id]
    let owner = program[member.owner]
    report(
      "This shows `\(member.name)`, which UserDefaults keeps under \(setting.key) and which changes without being announced: the view is not updated.",
      at: location(of: shown),
      related: [
        RelatedPlace("it is set here, and no view is told", location(of: write)),
        RelatedPlace("it is computed here", program.location(of: id)),
      ],
      help: owner.kind == .observable
        ? "Declare it as a `<Var>` of \(owner.name) whose `<didSet>` writes UserDefaults."
        : "Declare it as `<AppStorage>` with this key, or let its `set` begin with `objectWillChange.send()`."
    )
  }

  /// Reports views that read UserDefaults while they are drawn, where an action sets the same key alone; each place once.
  fileprivate func reportSettingReads(in file: FileID) {
    let reads = graph.settingReads[graph.settingReads.indices(in: file, of: \.file)]
    for site in reads {
      guard let found = SettingRead(site, self) else { continue }
      reportOnce(
        "This shows what UserDefaults keeps under \(found.key), which changes without being announced: the view is not updated.",
        at: found.shown,
        related: [RelatedPlace("it is set here, and no view is told", found.write)]
          + (found.read.map { [RelatedPlace("it is read here", $0)] } ?? []),
        help: "Declare it as an `<AppStorage>` of the view, with this key.")
    }
  }

  /// True for a write in the action of a view that does nothing else which may make a view anew.
  private func isAlone(_ write: Access) -> Bool {
    guard !write.isImmediate, graph.units.member(write.unit).isNone else { return false }
    return !graph.accesses(in: write.unit).contains { other in
      guard other.root == write.root, other.code != write.code else { return false }
      return switch other.kind {
      case .read, .pass: false
      case .write, .bind, .call, .announce: true
      }
    }
  }

  /// The uses that change a member once its object is made.
  fileprivate func changes(of id: MemberID) -> [Access] {
    graph.uses(of: id).filter { use in
      guard use.kind == .write || use.kind == .bind else { return false }
      let function = graph.units.member(use.unit)
      return function.isNone || program[function].name != Names.initializer
    }
  }

  /// True for a change that those who show a member are told of by another object: they reach it through one that holds it and
  /// is set back, or make it themselves as they are drawn.
  fileprivate func isAnnounced(_ change: Access, to reads: [Access]) -> Bool {
    if change.isSetBack(in: model) { return true }
    let checked = model.files[change.file]
    if change.isImmediate, graph.rendered.contains(change.unit),
      checked.bases(ofPath: change.code).contains(where: { checked.reference($0).kind == .local })
    {
      return true
    }
    let function = graph.units.member(change.unit)
    guard !function.isNone, case let holder = program[function].owner, holder != program[change.member].owner,
      program[holder].kind == .observableObject, isAnnounced(change.unit, by: holder)
    else { return false }
    return reads.allSatisfy { isReached($0, through: holder) }
  }

  /// True for a read that is written as one of what an object holds, `store.state.title`, or of what a loop brings in a view that
  /// observes the object.
  private func isReached(_ read: Access, through object: DeclarationID) -> Bool {
    let checked = model.files[read.file]
    return checked.bases(ofPath: read.code).contains { base in
      let reference = checked.reference(base)
      return reference.kind == .member
        ? program[reference.member].owner == object
        : reference.kind == .local && isObserved(object, by: owner(ofUnit: read.unit))
    }
  }

  /// Announced data of the same object that is set whenever a write runs, beside it or in each branch of a statement beside
  /// it; none where there is no such data, as for a binding.
  fileprivate func companion(of write: Access) -> MemberID {
    guard write.kind == .write else { return .none }
    let told = graph.accesses(in: write.unit).filter { isTold($0, with: write) }
    if let other = told.first(where: { $0.block == write.block }) { return other.member }
    if told.isEmpty || write.block.isNone { return .none }
    let code = model.files[write.file].code
    return blocks(around: write, code).lazy.map { self.branches(of: $0, code, setting: told) }
      .first { !$0.isNone } ?? .none
  }

  /// The blocks of statements that run whenever a write does: those around it, up to the closure that it stands in.
  private func blocks(around write: Access, _ code: CodeTree) -> [CodeID] {
    let range = code[write.code].range
    let around = code.nodes.indices.filter {
      [.block, .closure].contains(code[$0].kind) && code[$0].range.contains(range)
    }
    let closures = around.filter { code[$0].kind == .closure }.map { code[$0].range }
    return around.filter { block in
      code[block].kind == .block && closures.allSatisfy { $0.contains(code[block].range) }
    }
  }

  /// What each way through a block sets; none where one sets nothing.
  private func branches(of block: CodeID, _ code: CodeTree, setting told: [Access]) -> MemberID {
    switch code[block].kind {
    case .block:
      if let access = told.first(where: { $0.block == block }) { return access.member }
      for statement in code.items(code[block].list) where code[statement].kind == .ifStatement {
        let found = branches(of: statement, code, setting: told)
        if !found.isNone { return found }
      }
      return .none
    case .ifStatement where code[block].b >= 0:
      if branches(of: code[block].second, code, setting: told).isNone { return .none }
      return branches(of: code[block].first, code, setting: told)
    // What has one branch, or none, may be left out.
    default: return .none
    }
  }

  /// True for what has a `willSet` or `didSet` that sets announced data of the same object each time.
  fileprivate func announcesItself(_ id: MemberID) -> Bool {
    program[id].traits.contains(.isObserved)
      && announces(graph.units.setter(id), of: program[id].owner, depth: 0)
  }

  private static let depthOfCalls = 4

  /// True for code of an object that sets announced data of it each time, itself or in a function of the object that it calls.
  private func announces(_ unit: Int32, of owner: DeclarationID, depth: Int) -> Bool {
    graph.accesses(in: unit).contains { access in
      guard access.isImmediate, !access.flags.contains(.conditional), !access.member.isNone else {
        return false
      }
      // What is observed by itself announces to whoever reads it.
      if access.kind == .write, program[program[access.member].owner].kind == .observable { return true }
      guard program[access.member].owner == owner, access.flags.contains(.onSelf) else { return false }
      return switch access.kind {
      case .write: program[access.member].kind == .published
      case .call:
        depth < Self.depthOfCalls && program[access.member].kind == .function
          && announces(graph.units.getter(access.member), of: owner, depth: depth + 1)
      case .read, .bind, .announce, .pass: false
      }
    }
  }

  /// True for what only functions of its object write that objects which announce by themselves call, as those do that hold it.
  fileprivate func isAnnouncedByCallers(_ id: MemberID) -> Bool {
    if facts.announcing.isEmpty { return false }
    let writes = graph.uses(of: id).filter { $0.kind == .write || $0.kind == .bind }
    return writes.allSatisfy { write in
      let function = graph.units.member(write.unit)
      guard write.kind == .write, !function.isNone, program[function].owner == program[id].owner else {
        return false
      }
      if program[function].name == Names.initializer { return true }
      let calls = graph.uses(of: function)
      return !calls.isEmpty && calls.allSatisfy { facts.announcing.contains(owner(ofUnit: $0.unit)) }
    }
  }

  /// True for what only the `willSet` and `didSet` of announced data of the same object write: whoever shows it is told when
  /// that changes.
  fileprivate func isWrittenByObservers(_ id: MemberID) -> Bool {
    let writes = graph.uses(of: id).filter { $0.kind == .write || $0.kind == .bind }
    return !writes.isEmpty
      && writes.allSatisfy { write in
        let observed = graph.units.member(write.unit)
        guard write.kind == .write, !observed.isNone else { return false }
        return program[observed].kind == .published && program[observed].traits.contains(.isObserved)
          && program[observed].owner == program[id].owner && write.unit == graph.units.setter(observed)
      }
  }

  /// True for what is written only where it is computed from announced data of its object, or forgotten as that changes: those
  /// who show it are told by what it is made of.
  fileprivate func isMemo(_ id: MemberID) -> Bool {
    var isComputed = false
    for index in graph.accessesByMember[id.index] {
      let write = graph.access(at: index)
      if write.kind == .bind { return false }
      guard write.kind == .write else { continue }
      let value = graph.assignedValue(index)
      let checked = model.files[write.file]
      guard !value.isNone else { return false }
      let reads = reads(behind: value, of: write, before: index, checked)
      let isMade =
        !reads.isEmpty
        && reads.allSatisfy {
          program[$0.member].kind == .published && program[$0.member].owner == program[id].owner
        }
      let isForgotten = checked.code[value].kind == .nilLiteral
      let isTold = !companion(of: write).isNone
      guard (isMade && (isTold || graph.rendered.contains(write.unit))) || (isForgotten && isTold) else {
        return false
      }
      if isMade { isComputed = true }
    }
    return isComputed
  }

  /// What a value that is assigned is read from: itself, or the `let` that it names.
  private func reads(behind value: CodeID, of write: Access, before index: Int32, _ checked: CheckedFile)
    -> [Access]
  {
    let reference = checked.reference(value)
    guard checked.code[value].kind == .name, reference.kind == .local,
      let local = checked.binding(ofLocal: reference.index, before: value), !local.isLoop, !local.isMutable
    else { return graph.accesses(ofValue: value, before: index, checked).filter { $0.kind == .read } }
    let range = checked.code[local.value].range
    return graph.accesses(in: write.unit).filter {
      $0.kind == .read && $0.file == write.file && !$0.code.isNone
        && range.contains(checked.code[$0.code].range)
    }
  }

  /// The code that gives what a dictionary has under a key, and where it has nothing, makes that and keeps it: whoever shows what it
  /// gives shows what is kept. Empty where other code writes the dictionary, too.
  fileprivate func unitsThatFill(_ id: MemberID) -> Set<Int32> {
    guard case .dictionary = program[id].type.kind else { return [] }
    var units: Set<Int32> = []
    for write in graph.uses(of: id) where write.kind == .write || write.kind == .bind {
      guard write.kind == .write, !write.flags.contains(.update), let key = key(of: write),
        graph.accesses(in: write.unit).contains(where: {
          $0.kind == .read && $0.member == id && $0.file == write.file && self.key(of: $0) == key
        })
      else { return [] }
      units.insert(write.unit)
    }
    return units
  }

  /// The key under which a dictionary is read or written, as it is written with its brackets; nil where the whole is.
  private func key(of access: Access) -> String? {
    let code = model.files[access.file].code
    guard !access.code.isNone,
      let whole = code.following(access.code, limit: 16).first(where: {
        code[$0].kind == .subscripting && code[$0].first == access.code
      })
    else { return nil }
    let (base, range) = (code[access.code].range, code[whole].range)
    return text(SourceLocation(access.file, SourceRange(base.end, range.end)))
  }

  fileprivate func isWrittenWhileRendering(_ id: MemberID) -> Bool {
    graph.uses(of: id).contains { $0.kind == .write && $0.isImmediate && graph.rendered.contains($0.unit) }
  }

  /// True for a write of announced data of the same object in the same code as another write.
  private func isTold(_ access: Access, with write: Access) -> Bool {
    guard access.kind == .write, !access.member.isNone, access.root == write.root else { return false }
    let member = program[access.member]
    return member.kind == .published && member.owner == program[write.member].owner
      && access.base == write.base && access.flags.contains(.onSelf) == write.flags.contains(.onSelf)
  }
}
