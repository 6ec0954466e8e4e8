import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowUnobservedObject: RuleID = "flow/unobserved-object" }

extension FlowRules {
  static let unobservedObject = Rule(
    .flowUnobservedObject, .warning, "A view shows data of an object that nobody observes",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "The view keeps showing the old value until something else updates it.",
    why:
      "Only ObservedObject, StateObject and EnvironmentObject watch an object. A plain parameter, or an object inside another, is just a reference.",
    repair:
      "Declare it as `<ObservedObject>` where a caller passes it, as `<StateObject>` where the view "
      + "makes it, or as `<EnvironmentObject>`. Pass an object that another one holds to a view that "
      + "observes it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Cart"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Badge">
              <Let name="cart" type="Cart"/>
              <Body><Button action="cart.count += 1">{⟦cart.count⟧}</Button></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Cart"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Badge">
              <ObservedObject name="cart" type="Cart"/>
              <Body><Button action="cart.count += 1">{cart.count}</Button></Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <ObservableObject name="Cart"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Badge">
              <ObservedObject name="cart" type="Cart"/>
              <Body><Button action="cart.count += 1">{cart.count}</Button></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Cart"><Published name="count" type="Int" value="0"/></ObservableObject>
            <ObservableObject name="Shop"><Let name="cart" type="Cart" value="{Cart()}"/></ObservableObject>
            <View name="Badge">
              <ObservedObject name="shop" type="Shop"/>
              <Body><Button action="shop.cart.count += 1">{⟦shop.cart.count⟧}</Button></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Shop"><Published name="count" type="Int" value="0"/></ObservableObject>
            <View name="Badge">
              <ObservedObject name="shop" type="Shop"/>
              <Body><Button action="shop.count += 1">{shop.count}</Button></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Store"><Published name="count" type="Int" value="0"/></ObservableObject>
        <View name="Add"><Let name="store" type="Store"/><Body><Button action="store.count += 1">Add</Button></Body></View>
        <View name="Home">
          <StateObject name="store" type="Store"/>
          <Body><VStack><Text>{store.count}</Text><Add store="{store}"/></VStack></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where the value is only to be shown once.",
    visits: [
      .members([.computed, .function]) { context, id in context.reportUnobservedCalls(of: id) },
      .files { context, file in
        let reads = context.graph.announcedReads(in: file)
        context.reportUnobservedLocals(reads)
        var reported: Set<Int64> = []
        for access in reads where !access.base.isNone {
          guard let base = context.unobservedBase(of: access),
            let shown = context.isShown(access) ? access : context.shownThroughHolder(access, base)
          else { continue }
          guard context.graph.usage[access.member].isWritten,
            !context.isReadByObserver(shown, of: context.program[access.member].owner),
            !context.isForStateObject(shown), !context.isMadeOnce(shown.unit),
            reported.insert(Int64(shown.unit) << 32 | Int64(access.base.index)).inserted
          else { continue }
          context.reportUnobserved(access, base, shown)
        }
      },
    ]
  )
}

extension RuleContext {
  /// Reports that a view shows announced data, which is read through a member that nobody observes.
  fileprivate func reportUnobserved(_ read: Access, _ base: MemberID, _ shown: Access) {
    let member = program[read.member]
    let holder = program[base]
    let isParameter = program[holder.owner].kind.hasBody
    if !isParameter, facts.announcing.contains(holder.owner) || isAnnouncedByHolder(read.member, holder.owner)
    {
      return
    }
    let canObserve = isParameter && holder.value == nil && !holder.isStatic && holder.type.wrapped == nil
    report(
      isParameter
        ? "`\(holder.name)` is a plain \(holder.kind.element), so this view is not updated when `\(member.name)` changes."
        : "`\(holder.name)` is an object inside \(program[holder.owner].name), whose own changes nobody observes: the view is not updated when `\(member.name)` changes.",
      at: location(of: shown),
      related: (shown.code == read.code && shown.file == read.file
        ? [] : [RelatedPlace("`\(member.name)` is read here", location(of: read))])
        + [RelatedPlace("`\(holder.name)` is declared here", program.location(of: base))],
      help: isParameter
        ? "Declare it as `<\(holder.value == nil ? "ObservedObject" : "StateObject")>`."
        : "Pass the inner object to a view that declares it as `<ObservedObject>`.",
      fixes: canObserve
        ? [FixIt("Declare it as ObservedObject", .suggested, renaming(base, to: "ObservedObject"))] : [])
  }

  /// Reports views that show what an object computes of its announced data, where nobody observes the object.
  fileprivate func reportUnobservedCalls(of id: MemberID) {
    guard program[program[id].owner].kind == .observableObject,
      let read = graph.accesses(in: graph.units.getter(id)).first(where: { access in
        access.kind == .read && access.isImmediate && !access.member.isNone
          && program[access.member].owner == program[id].owner
          && program[access.member].kind == .published && graph.usage[access.member].isWritten
      })
    else { return }
    var reported: Set<Int64> = []
    for use in graph.uses(of: id) where !use.base.isNone && (use.kind == .read || use.kind == .call) {
      let view = program[owner(ofUnit: use.unit)].kind
      guard use.isImmediate, graph.rendered.contains(use.unit), view.hasBody, view != .preview,
        let base = unobservedBase(of: use),
        !graph.announcedReads(in: use.file).contains(where: {
          $0.unit == use.unit && $0.base == use.base && isShown($0)
        }), !isReadByObserver(use, of: program[id].owner),
        reported.insert(Int64(use.unit) << 32 | Int64(use.base.index)).inserted
      else { continue }
      reportUnobserved(read, base, use)
    }
  }

  /// Announced data of an object that a loop or an `IfLet` brings: nobody observes it there.
  fileprivate func reportUnobservedLocals(_ reads: Selected<Access>) {
    var reported: Set<Int64> = []
    for access in reads where access.base.isNone {
      guard graph.usage[access.member].isWritten else { continue }
      if reportEachObject(access) || access.unit >= graph.units.declarations || !isShown(access) { continue }
      let checked = model.files[access.file]
      let node = checked.code[access.code]
      if node.kind == .member, checked.code[node.first].kind == .subscripting {
        if let list = objectList(at: node.first, checked),
          reported.insert(Int64(access.unit) << 32 | 1 << 31 | Int64(list.index)).inserted
        {
          reportUnobservedElement(access, node.first, list)
        }
        continue
      }
      guard node.kind == .member, checked.code[node.first].kind == .name else { continue }
      let local = checked.reference(node.first)
      guard local.kind == .local, !isReadByObserver(access, of: program[access.member].owner),
        reported.insert(Int64(access.unit) << 32 | Int64(local.index)).inserted,
        !isInState(local.index, access),
        !graph.isMadeByBody(local: local.index, unit: access.unit, model)
      else { continue }
      let name = checked.code[node.first].name
      let object = program[program[access.member].owner].name
      report(
        "`\(name)` is an object inside another, whose own changes nobody observes: the view is not updated when `\(program[access.member].name)` changes.",
        at: location(of: access),
        related: [RelatedPlace("it is announced by \(object) only", program.location(of: access.member))],
        help: "Pass `\(name)` to a view that declares it as `<ObservedObject>`.")
    }
  }

  /// Reports announced data that the closure or key path of a call such as `map`, or a loop of an object's own code, reads of
  /// each object of a list, in what is shown; false for other reads.
  private func reportEachObject(_ read: Access) -> Bool {
    let checked = model.files[read.file]
    guard !read.code.isNone else { return false }
    let ofEach = isOfEach(read.code, checked)
    guard ofEach || isOfLocal(read, checked) else { return false }
    guard let shown = graph.shownAccess(read), isShown(shown) else { return true }
    var origins = ElementOrigins(model, graph)
    let found =
      ofEach
      ? items(ofCallAround: read.code, checked).flatMap { origins.list($0, read.file, read.unit) }
      : origins.list(ofElement: checked.code[read.code].first, read.file, read.unit)
    guard let list = found, program.isObjectData(list) else { return true }
    let holder = program[list].owner
    let object = program[read.member].owner
    guard program[holder].kind.isObject, !facts.announcing.contains(holder),
      !isAnnouncedByHolder(read.member, holder)
    else { return true }
    let tracksReads = program[holder].kind == .observable
    if tracksReads, isObserved(object, by: owner(ofUnit: shown.unit)) || isReadByObserver(shown, of: object) {
      return true
    }
    report(
      "This is made of `\(program[read.member].name)` of each \(program[object].name) in `\(program[list].name)`, whose own changes nobody observes: the view is not updated when one changes.",
      at: location(of: read),
      related: [
        RelatedPlace(
          tracksReads
            ? "`\(program[list].name)` tells only which objects it holds"
            : "`\(program[list].name)` announces only which objects it holds", program.location(of: list))
      ]
        + (shown.code == read.code && shown.file == read.file
          ? [] : [RelatedPlace("it is shown here", location(of: shown))]),
      help: tracksReads
        ? "Make \(program[object].name) an `<Observable>` too: a view is told of each change of what it reads of one."
        : "Make \(program[object].name) a Struct, so that the list announces each change, or change it in a Func of \(program[holder].name) that calls `objectWillChange.send()`."
    )
    return true
  }

  /// True for a read of what a closure is given, `$0.count`, and for the first step of a key path, `\.count`.
  private func isOfEach(_ id: CodeID, _ checked: CheckedFile) -> Bool {
    let node = checked.code[id]
    if node.kind == .member, !node.first.isNone, checked.code[node.first].kind == .closureParameter {
      return true
    }
    guard node.kind == .keyPathComponent else { return false }
    return checked.code.following(id, limit: 16).contains {
      checked.code[$0].kind == .keyPath && checked.code.items(checked.code[$0].list).first == id
    }
  }

  /// True for a read, in what an object computes, of a local that is no parameter: callers may observe what they pass.
  private func isOfLocal(_ read: Access, _ checked: CheckedFile) -> Bool {
    let reader = graph.units.member(read.unit)
    guard !reader.isNone, program[program[reader].owner].kind.isObject,
      case let node = checked.code[read.code], node.kind == .member, !node.first.isNone,
      checked.code[node.first].kind == .name, case let local = checked.reference(node.first),
      local.kind == .local
    else { return false }
    return program[reader].kind == .computed || Int(local.index) >= program[reader].parameters.count
  }

  /// What the call that is given a closure or a key path is a member of: the list whose elements that reads.
  private func items(ofCallAround id: CodeID, _ checked: CheckedFile) -> CodeID? {
    let range = checked.code[id].range
    var given = CodeID.none
    for later in checked.code.following(id, limit: 255) {
      let node = checked.code[later]
      if given.isNone, node.kind == .closure || node.kind == .keyPath, node.range.contains(range) {
        given = later
      }
      guard !given.isNone, node.kind == .call, case let callee = checked.code[node.first],
        callee.kind == .member,
        checked.code.items(node.list).contains(where: { checked.code[$0].first == given })
      else { continue }
      return callee.first
    }
    return nil
  }

  /// The data of an object that holds a list of objects, of which a subscript gives one; nil for other code.
  private func objectList(at subscript: CodeID, _ checked: CheckedFile) -> MemberID? {
    let reference = checked.reference(checked.code[`subscript`].first)
    guard reference.kind == .member, program.isObjectData(reference.member),
      let element = program[reference.member].type.element,
      let object = program.declaration(of: element), program[object].kind == .observableObject
    else { return nil }
    return reference.member
  }

  private func reportUnobservedElement(_ read: Access, _ element: CodeID, _ list: MemberID) {
    if isAnnouncedByHolder(read.member, program[list].owner) { return }
    let name = text(location(read.file, element))
    report(
      "`\(name)` is an object inside \(program[program[list].owner].name), whose own changes nobody observes: the view is not updated when `\(program[read.member].name)` changes.",
      at: location(of: read),
      related: [
        RelatedPlace(
          "`\(program[list].name)` announces only which objects it holds", program.location(of: list))
      ],
      help: "Pass `\(name)` to a view that declares it as `<ObservedObject>`.")
  }

  /// True for a view that observes an object of a type.
  func isObserved(_ object: DeclarationID, by view: DeclarationID) -> Bool {
    program.members(of: view).contains {
      program[$0].kind.holdsObject && program.declaration(of: program[$0].type) == object
    }
  }

  /// True where each write of announced data is made together with a change that the object which holds its object announces: in
  /// a function of that object, or beside it in the same action where the object tells who reads it.
  private func isAnnouncedByHolder(_ member: MemberID, _ holder: DeclarationID) -> Bool {
    let writes = graph.uses(of: member).filter { $0.kind == .write || $0.kind == .bind }
    let tracksReads = program[holder].kind == .observable
    return !writes.isEmpty
      && writes.allSatisfy { write in
        if tracksReads {
          return graph.accesses(in: write.unit).contains { access in
            (access.kind == .write || access.kind == .bind || access.kind == .call)
              && access.root == write.root
              && access.code != write.code && !access.member.isNone && program[access.member].owner == holder
          }
        }
        if write.isSetBack(in: model) { return true }
        let function = graph.units.member(write.unit)
        guard write.kind == .write, !function.isNone else { return false }
        // Who holds an object that is being made announces it.
        if program[function].name == Names.initializer { return true }
        return program[function].owner == holder && isAnnounced(write.unit, by: holder)
      }
  }

  /// True for code of an object that announces a change of it, or whose callers all do: `self.state = reduce(state, action)`.
  func isAnnounced(_ unit: Int32, by object: DeclarationID) -> Bool {
    if announces(unit, of: object) { return true }
    let function = graph.units.member(unit)
    guard !function.isNone, program[function].owner == object else { return false }
    let calls = graph.uses(of: function)
    return !calls.isEmpty && calls.allSatisfy { announces($0.unit, of: object) }
  }

  /// True for code of an object that announces a change of it.
  private func announces(_ unit: Int32, of object: DeclarationID) -> Bool {
    graph.accesses(in: unit).contains { access in
      access.kind == .announce
        || access.kind == .write && program[access.member].owner == object
          && program[access.member].kind == .published
    }
  }

  /// True for a local whose object a State keeps: what is wrong is said of the State.
  private func isInState(_ local: Int32, _ access: Access) -> Bool {
    guard let origin = graph.origin(ofLocal: local, in: access.file, unit: access.unit, model) else {
      return false
    }
    let reference = model.files[access.file].reference(origin)
    guard reference.kind == .member, program[reference.member].kind == .state else { return false }
    let type = program[reference.member].type
    return program.declaration(of: type.wrapped ?? type).map { program[$0].kind.isObject } ?? false
  }

  /// Where a view shows what an object computes of an object that it holds; nil where the view, or the object itself, may
  /// be told of its changes.
  fileprivate func shownThroughHolder(_ access: Access, _ base: MemberID) -> Access? {
    let outer = program[base].owner
    let inner = program[access.member].owner
    let reader = graph.units.member(access.unit)
    guard access.kind == .read, program[outer].kind.isObject, !facts.announcing.contains(outer),
      !reader.isNone, program[reader].owner == outer, [.computed, .function].contains(program[reader].kind),
      let shown = graph.shownAccess(access)
    else { return nil }
    let view = owner(ofUnit: shown.unit)
    guard program[view].kind.hasBody, program[view].kind != .preview,
      !program.members(of: view).contains(where: { program.declaration(of: program[$0].type) == inner }),
      shown.base.isNone || !isMadeAnewByObserver(shown.base, of: inner)
    else { return nil }
    // What is written together with the outer object's data is shown with it.
    let isAlone = graph.uses(of: access.member).contains { write in
      (write.kind == .write || write.kind == .bind)
        && !graph.accesses(in: write.unit).contains {
          $0.kind == .write && !$0.member.isNone && program[$0.member].owner == outer
            && (program[$0.member].kind == .published || program[outer].kind == .observable)
        }
    }
    return isAlone ? shown : nil
  }

  /// The plain member that holds the object whose announced data is read, or nil.
  fileprivate func unobservedBase(of access: Access) -> MemberID? {
    let holder = program.members.address(access.base)
    let kind = holder.pointee.kind
    guard kind == .constant || kind == .variable || kind == .published,
      let type = program.declaration(of: holder.pointee.type.wrapped ?? holder.pointee.type),
      type == program.members.address(access.member).pointee.owner
    else { return nil }
    let owner = program[holder.pointee.owner].kind
    return owner.hasBody && owner != .preview || owner.isObject
      ? access.base : nil
  }
}
