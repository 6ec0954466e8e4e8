import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// Runs `target op value`.
  func assign(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws {
    if isDiscard(node.first, frame) {
      _ = try evaluate(node.second, frame)
      return
    }
    let mark = held.mark
    defer { held.release(to: mark) }
    let place = frame.nodes[node.first].kind
    if place == .optionalChain || place != .name && !isInert(node.second, frame, allowsNames: true),
      try !holdParts(node.first, frame)
    {
      return
    }
    if node.op == .assign {
      return try give(try evaluate(node.second, frame), to: node.first, frame)
    }
    let right = try evaluate(node.second, frame)
    let own = frame.references[id]
    if own.kind == .function, isInOut(own.member) {
      let target = Value.binding(self.place(node.first, frame))
      _ = try callFunction(own.member, view: nil, receiver: .void, [target, right])
      return
    }
    let op = node.op.assigned ?? node.op
    let wraps = node.flags.contains(.wrapping)
    try modify(node.first, frame, inPlace: true) { [self] value in
      if wraps { return value = Self.wrapped(op, value, right) }
      if op == .add, try append(right, to: &value, frame, id) { return }
      value = try apply(op, value, right, frame, id)
    }
  }

  /// Runs `target = value` with the value that was awaited.
  func assign(_ value: Value, to target: CodeID, _ frame: Frame) throws {
    if isDiscard(target, frame) { return }
    let mark = held.mark
    defer { held.release(to: mark) }
    if frame.nodes[target].kind == .optionalChain, try !holdParts(target, frame) { return }
    try give(value, to: target, frame)
  }

  private func give(_ value: Value, to target: CodeID, _ frame: Frame) throws {
    if frame.nodes[target].kind == .tuple { return try assignParts(target, value, frame) }
    try modify(target, frame, inPlace: true) { $0 = value }
  }

  /// True for an operator that changes what stands before it, such as `+=`.
  private func isInOut(_ function: MemberID) -> Bool {
    let parameters = runnable.program.members[function].parameters
    return parameters.first.map { runnable.program.parameters[$0].isInOut } ?? false
  }

  /// Adds to the end of an array or a string, in place where it is nobody else's; false for other values.
  private func append(_ right: Value, to value: inout Value, _ frame: Frame, _ id: CodeID) throws -> Bool {
    if var box = value.takeArray() {
      defer { value = .array(box) }
      let more = try StandardLibrary.elements(of: right, host: self)
      try own(&box)
      try spend(1 + more.count / 16)
      box.change { $0 += more }
      try checkSize(.array(box), frame.code, id)
      return true
    }
    if let more = right.text, var text = value.takeString() {
      text += more
      value = .string(text)
      if text.utf8.count > 4096 {
        try spend(1 + more.utf8.count / 256)
        try checkSize(value, frame.code, id)
      }
      return true
    }
    return false
  }

  /// Makes sure that a box is nobody else's; copying counts as work.
  func own(_ box: inout ArrayBox) throws {
    if !isKnownUniquelyReferenced(&box) {
      try spend(1 + box.count / 16)
      box = box.copied()
    } else if box.copiedByChange > 0 {
      try spend(1 + box.copiedByChange / 16)
    }
  }

  /// Makes sure that a box is nobody else's; copying counts as work.
  func own(_ box: inout DictionaryBox) throws {
    if isKnownUniquelyReferenced(&box) { return }
    try spend(1 + box.keys.count / 16)
    box = box.copied()
  }

  /// `(a, b) = …`: each part of the value to its place.
  private func assignParts(_ id: CodeID, _ value: Value, _ frame: Frame) throws {
    guard case .tuple(let parts) = value else { return }
    let items = frame.code.items(frame.code.nodes[id].list)
    for (index, item) in items.enumerated() where index < parts.count {
      let place = frame.code.nodes[item].first
      if !isDiscard(place, frame) { try modify(place, frame, inPlace: true) { $0 = parts[index] } }
    }
  }

  private func isDiscard(_ id: CodeID, _ frame: Frame) -> Bool {
    let node = frame.nodes[id]
    return node.kind == .wildcardPattern || node.kind == .name && node.name.text == "_"
  }

  /// Changes the value at the place that the expression at `id` names, by reading, changing and writing it back.
  ///
  /// With `inPlace` the value leaves its place while it is changed, so that what is nobody else's is not copied;
  /// `change` must not run code that could ask for it.
  ///
  /// `dynamic`, so that the optimizer does not copy it, and all that it calls, for each closure that is ever passed: the copies
  /// were half of the machine code of this module, and took most of its compilation.
  dynamic func modify(
    _ id: CodeID, _ frame: Frame, inPlace: Bool, _ change: (inout Value) throws -> Void
  ) throws {
    let code = frame.code
    let node = code.nodes[id]
    switch node.kind {
    case .name, .closureParameter: try modifyName(id, frame, inPlace, change)
    case .selfReference: try modifySelf(frame, inPlace: inPlace, change)
    case .member: try modifyMember(id, node, frame, inPlace, change)
    case .subscripting: try modifyElement(id, node, frame, inPlace, change)
    case .forceUnwrap:
      try modify(node.first, frame, inPlace: inPlace) { [self] value in
        if case .null = value { throw nilFault(node.first, frame) }
        try changeUnwrapped(&value, change)
      }
    case .chainStep:
      try modify(node.first, frame, inPlace: inPlace) { [self] value in
        if case .null = value { breakChain() } else { try changeUnwrapped(&value, change) }
      }
    case .optionalChain:
      try inChain { try modify(node.first, frame, inPlace: inPlace, change) }
    // No place of its own, such as the object that a call gives: its value is changed, and whoever else has it sees
    // that.
    default:
      var value = try evaluate(id, frame)
      if case .binding(let box) = value {
        try self.change(through: box, inPlace, change)
      } else {
        try change(&value)
      }
    }
  }

  /// Changes what an optional that is not nil holds.
  private func changeUnwrapped(_ value: inout Value, _ change: (inout Value) throws -> Void) throws {
    value.takeOutOfOptional()
    defer { value.putInOptional() }
    try change(&value)
  }

  /// Changes `self` where it is a value.
  func modifySelf(_ frame: Frame, inPlace: Bool, _ change: (inout Value) throws -> Void) throws {
    var value = frame.selfValue
    if inPlace { frame.selfValue = .void }
    defer { frame.selfValue = value }
    try change(&value)
  }

  private func modifyName(
    _ id: CodeID, _ frame: Frame, _ inPlace: Bool, _ change: (inout Value) throws -> Void
  ) throws {
    let reference = frame.references[id]
    switch reference.kind {
    case .local, .newValue:
      if case .binding(let box) = frame[reference.index], Self.bare(frame.types[id]).bound == nil {
        try self.change(through: box, inPlace, change)
      } else {
        var value = frame[reference.index]
        if inPlace { frame[reference.index] = .void }
        defer { frame[reference.index] = value }
        try change(&value)
      }
    case .member:
      let passes = reference.extra == Reference.unobserved
      if let view = frame.view {
        try modifyViewMember(reference.member, view, id, frame, inPlace, passes: passes, change)
      } else if case .object(let object) = frame.selfValue {
        try modifyObject(object, reference.member, frame, id, inPlace: inPlace, passes: passes, change)
      } else {
        let isStored = members[reference.member].field >= 0
        try modifySelf(frame, inPlace: inPlace && isStored) { [self] base in
          try modifyField(reference.member, of: &base, frame, id, inPlace: inPlace, passes: passes, change)
        }
      }
    case .staticMember:
      try modifyStatic(
        reference.member, frame, id, inPlace, passes: reference.extra == Reference.unobserved, change)
    case .wrappedValue, .projection:
      if case .binding(let box) = try evaluate(id, frame) { try self.change(through: box, inPlace, change) }
    case .configuration:
      if let box = frame.view?.configuration?.binding { try self.change(through: box, inPlace, change) }
    // The checker lets nothing else be assigned by a name alone.
    default: break
    }
  }

  private func modifyStatic(
    _ member: MemberID, _ frame: Frame, _ id: CodeID, _ inPlace: Bool, passes: Bool = false,
    _ change: (inout Value) throws -> Void
  ) throws {
    var value = try staticValue(member, frame, id)
    if members[member].isObserved, !passes {
      let old = value
      try change(&value)
      try observe(runnable.model.willSets[member], member, view: nil, receiver: .void, value)
      try writeStatic(member, value)
      try observe(runnable.model.didSets[member], member, view: nil, receiver: .void, old)
      return
    }
    if inPlace, members[member].kind == .variable {
      setStatic(member, .void)
      defer { setStatic(member, value) }
      try change(&value)
      noteStaticWrite()
      return
    }
    try change(&value)
    try writeStatic(member, value)
  }

  private func writeStatic(_ member: MemberID, _ value: Value) throws {
    let plan = members[member]
    if plan.kind == .computed {
      try callSetter(member, view: nil, receiver: .void, value)
    } else if plan.kind == .appStorage {
      try staticStorage(of: member).set?(value)
    } else {
      setStatic(member, value)
      noteStaticWrite()
    }
  }

  private func modifyMember(
    _ id: CodeID, _ node: CodeNode, _ frame: Frame, _ inPlace: Bool,
    _ change: (inout Value) throws -> Void
  ) throws {
    let reference = frame.references[id]
    switch reference.kind {
    case .member:
      let passes = reference.extra == Reference.unobserved
      if frame.nodes[node.first].kind == .selfReference, let view = frame.view {
        return try modifyViewMember(reference.member, view, id, frame, inPlace, passes: passes, change)
      }
      if isReached(id, node, frame) {
        let base = try part(node.first, frame)
        if isBroken { return }
        if case .object(let object) = base {
          try modifyObject(object, reference.member, frame, id, inPlace: inPlace, passes: passes, change)
        }
        return
      }
      let isStored = members[reference.member].field >= 0
      try modify(node.first, frame, inPlace: inPlace && isStored) { [self] base in
        try modifyField(reference.member, of: &base, frame, id, inPlace: inPlace, passes: passes, change)
      }
    case .staticMember: try modifyStatic(reference.member, frame, id, inPlace, change)
    case .wrappedValue:
      let base = try part(node.first, frame)
      if isBroken { return }
      if case .binding(let box) = base { return try self.change(through: box, inPlace, change) }
      // A Binding of a view is there by its value.
      try modify(node.first, frame, inPlace: inPlace, change)
    case .element:
      try modify(node.first, frame, inPlace: inPlace) { [self] base in
        guard var box = base.takeTuple() else { return }
        defer { base = .tuple(box) }
        try own(&box)
        if Int(reference.index) < box.count { try box.change { try change(&$0[Int(reference.index)]) } }
      }
    case .configuration:
      if let box = frame.view?.configuration?.binding { try self.change(through: box, inPlace, change) }
    case .appearance:
      let key = Self.appearanceKey(reference)
      var value = appearances[key] ?? .null
      try change(&value)
      setAppearance(key, value)
    case .library:
      let entry = library.entries[Int(reference.index)].member
      guard let set = entry.setter else { break }
      if entry.actsOutside {
        let base = try evaluate(node.first, frame)
        var written = try libraryCall(Int(reference.index), receiver: base, [], frame, id)
        try change(&written)
        _ = try libraryCall(Int(reference.index), receiver: base, [written], frame, id)
        return
      }
      try modify(node.first, frame, inPlace: false) { [self] base in
        var part = try libraryCall(Int(reference.index), receiver: base, [], frame, id)
        try change(&part)
        set(&base, part)
      }
    // No place of its own: its value is changed, as the object that a call gives.
    default:
      var value = try evaluate(id, frame)
      try change(&value)
    }
  }

  /// True where the expression gives an object.
  func isReference(_ id: CodeID, _ frame: Frame) -> Bool {
    guard let declaration = runnable.program.declaration(of: Self.bare(frame.types[id])) else {
      return false
    }
    return runnable.program[declaration].kind.isObject
  }

  /// Changes a member of a view, modifier or style: a state of its own, or what a binding leads to.
  func modifyViewMember(
    _ member: MemberID, _ view: ViewInstance, _ id: CodeID, _ frame: Frame, _ inPlace: Bool, passes: Bool,
    _ change: (inout Value) throws -> Void
  ) throws {
    let plan = members[member]
    if plan.isRequirement, case let own = implementation(of: member, in: view), own != member {
      return try modifyViewMember(own, view, id, frame, inPlace, passes: passes, change)
    }
    if plan.isObserved, !passes {
      let old = try dereferenced(view.field(plan.field), id, frame)
      var value = old
      try change(&value)
      try observe(runnable.model.willSets[member], member, view: view, receiver: .void, value)
      try modifyViewMember(member, view, id, frame, false, passes: true) { $0 = value }
      try observe(runnable.model.didSets[member], member, view: view, receiver: .void, old)
      return
    }
    switch plan.kind {
    case .binding where plan.hasGetter, .computed:
      var value = try getter(member, view: view, receiver: .void)
      if case .binding(let box) = value { return try self.change(through: box, inPlace, change) }
      try change(&value)
      try callSetter(member, view: view, receiver: .void, value)
    // Whatever a view stores, it stores in a field.
    default:
      if case .binding(let box) = view.field(plan.field), Self.bare(frame.types[id]).bound == nil {
        return try self.change(through: box, inPlace, change)
      }
      try modifyField(plan.field, of: view, inPlace, change)
    }
  }

  /// Changes a stored member of a view.
  func modifyField(
    _ field: Int32, of view: ViewInstance, _ inPlace: Bool, _ change: (inout Value) throws -> Void
  ) throws {
    undo?.note(view, field)
    var value = view.field(field)
    if inPlace { view.setField(field, .void) }
    do {
      try change(&value)
    } catch {
      if inPlace { view.setField(field, value) }
      throw error
    }
    view.setField(field, value)
    noteChange()
  }

  /// Announces that an object changes, as `objectWillChange.send()` does.
  func announce(_ object: ObjectBox) throws {
    for follower in timers.subscriptions(of: object, member: -1) { try deliver(.void, to: follower) }
    undo?.note(object)
    object.version += 1
    noteChange()
  }

  /// `objectWillChange` of an object, as the place at `id` takes it: a publisher, or what a view follows.
  func changes(of object: ObjectBox, _ frame: Frame, _ id: CodeID) -> Value {
    frame.types[id].published == nil
      ? Value(ObjectChangesValue(of: object)) : Value(PublishedValue(changesOf: object))
  }

  /// Changes a property of an object in place.
  func modifyObject(
    _ object: ObjectBox, _ member: MemberID, _ frame: Frame, _ id: CodeID, inPlace: Bool,
    passes: Bool = false, isTold: Bool = false, _ change: (inout Value) throws -> Void
  ) throws {
    let plan = members[member]
    if plan.isRequirement, let own = implementation(of: member, for: .object(object)) {
      return try modifyObject(object, own, frame, id, inPlace: inPlace, passes: passes, change)
    }
    let place = Int(plan.field)
    if timers.followPublished, !isTold, plan.isAnnounced, object.fields.indices.contains(place),
      case let followers = timers.subscriptions(of: object, member: member.index),
      case let ofAll = timers.subscriptions(of: object, member: -1), !followers.isEmpty || !ofAll.isEmpty
    {
      var value = try dereferenced(object.fields[place], id, frame)
      try change(&value)
      for follower in ofAll { try deliver(.void, to: follower) }
      for follower in followers { try deliver(value, to: follower) }
      return try modifyObject(object, member, frame, id, inPlace: false, passes: passes, isTold: true) {
        $0 = value
      }
    }
    if plan.isObserved, !passes, object.fields.indices.contains(place) {
      let old = try dereferenced(object.fields[place], id, frame)
      var value = old
      try change(&value)
      try observe(runnable.model.willSets[member], member, view: nil, receiver: .object(object), value)
      try modifyObject(object, member, frame, id, inPlace: false, passes: true) { $0 = value }
      try observe(runnable.model.didSets[member], member, view: nil, receiver: .object(object), old)
      return
    }
    if plan.field < 0 {
      var value = try getter(member, view: nil, receiver: .object(object))
      try change(&value)
      try callSetter(member, view: nil, receiver: .object(object), value)
      return
    }
    guard place < object.fields.count else { return }
    if plan.isLazy { _ = try get(member, of: .object(object), frame, id) }
    if case .binding(let box) = object.fields[place], !plan.isBindingType {
      try self.change(through: box, inPlace, change)
      if plan.isAnnounced { object.version += 1 }
      return
    }
    undo?.note(object)
    var value = object.fields[place]
    if inPlace { object.fields[place] = .void }
    do {
      try change(&value)
    } catch {
      if inPlace { object.fields[place] = value }
      throw error
    }
    object.fields[place] = value
    if plan.isAnnounced { object.version += 1 }
    noteChange()
  }

  /// Changes a field of a struct; a row of model data becomes a struct of its own.
  func modifyField(
    _ member: MemberID, of base: inout Value, _ frame: Frame, _ id: CodeID, inPlace: Bool,
    passes: Bool = false, _ change: (inout Value) throws -> Void
  ) throws {
    let plan = members[member]
    if plan.isRequirement, let own = implementation(of: member, for: base) {
      return try modifyField(own, of: &base, frame, id, inPlace: inPlace, passes: passes, change)
    }
    if plan.isObserved, !passes, base.isStruct {
      let old = try get(member, of: base, frame, id)
      var value = old
      try change(&value)
      base = try observe(runnable.model.willSets[member], member, view: nil, receiver: base, value)
      try modifyField(member, of: &base, frame, id, inPlace: false, passes: true) { $0 = value }
      base = try observe(runnable.model.didSets[member], member, view: nil, receiver: base, old)
      return
    }
    if plan.field < 0 {
      var value = try getter(member, view: nil, receiver: base)
      try change(&value)
      base = try callSetter(member, view: nil, receiver: base, value)
      return
    }
    if var box = base.takeStructure() {
      defer { base = .structure(box) }
      let place = Int(plan.field)
      guard place < box.fields.count else { return }
      if !isKnownUniquelyReferenced(&box) { box = StructBox(type: box.type, fields: box.fields) }
      if plan.isLazy, case .void = box.fields[place] {
        box.fields[place] = try initialValue(of: member, view: nil, receiver: .structure(box))
      }
      return try change(&box.fields[place])
    }
    switch base {
    case .row(let row):
      let box = row.copied()
      guard Int(plan.field) < box.fields.count else { return }
      try change(&box.fields[Int(plan.field)])
      base = .structure(box)
    case .object(let object):
      try modifyObject(object, member, frame, id, inPlace: inPlace, passes: passes, change)
    case .binding(let box):
      try self.change(through: box, inPlace) { [self] value in
        try modifyField(member, of: &value, frame, id, inPlace: inPlace, change)
      }
    case .opaque: try modifyView(member, of: &base, frame, id, change)
    // Structs were changed above; values of other kinds have no declared members.
    default: break
    }
  }

  /// Runs a `set` and gives the receiver as it left it.
  @discardableResult
  func callSetter(_ member: MemberID, view: ViewInstance?, receiver: Value, _ value: Value) throws -> Value {
    try observe(runnable.model.setters[member], member, view: view, receiver: receiver, value)
  }

  /// Runs the `set`, `willSet` or `didSet` of a member with the value that it is given, and gives the receiver as it left it.
  @discardableResult
  private func observe(
    _ body: CheckedBody, _ member: MemberID, view: ViewInstance?, receiver: Value, _ value: Value
  ) throws -> Value {
    if body.code.isNone { return receiver }
    let code = runnable.code(members[member].file)
    let frame = Frame(
      code, size: max(1, Int(body.frameSize)), view: view, selfValue: view == nil ? receiver : .void)
    frame[0] = value
    try enter(code, body.code)
    defer { leave() }
    _ = try runBody(body.code, frame)
    return frame.selfValue
  }

  /// Reads, changes and writes what a binding leads to.
  func change(
    through box: BindingBox, _ inPlace: Bool, _ change: (inout Value) throws -> Void
  ) throws {
    if inPlace, let modify = box.modify { return try modify(change) }
    var value = try box.get()
    try change(&value)
    try box.set?(value)
  }

  static func appearanceKey(_ reference: Reference) -> Int64 {
    Int64(reference.index) << 32 | Int64(reference.extra)
  }
}

extension Value {
  /// True for a struct, also one that is a row of model data.
  fileprivate var isStruct: Bool {
    switch self {
    case .structure, .row: true
    // What is no struct has no fields of its own.
    default: false
    }
  }
}
