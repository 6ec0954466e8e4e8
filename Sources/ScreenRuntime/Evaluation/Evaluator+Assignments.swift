import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension Evaluator {
  /// Runs `target op value`.
  func assign(_ id: Int32, _ node: CodeNode, _ frame: Frame) throws {
    if frame.nodes[Int(node.a)].kind == .wildcardPattern || isDiscard(node.a, frame) {
      _ = try evaluate(node.b, frame)
      return
    }
    if node.op == .assign {
      let value = try evaluate(node.b, frame)
      if frame.code.nodes[Int(node.a)].kind == .tuple { return try assignParts(node.a, value, frame) }
      try modify(node.a, frame) { $0 = value }
      return
    }
    let right = try evaluate(node.b, frame)
    let op: CodeOperator =
      switch node.op {
      case .addAssign: .add
      case .subtractAssign: .subtract
      case .multiplyAssign: .multiply
      default: .divide
      }
    try modify(node.a, frame) { [self] value in value = try apply(op, value, right, frame, id) }
  }

  /// `(a, b) = …`: each part of the value to its place.
  private func assignParts(_ id: Int32, _ value: Value, _ frame: Frame) throws {
    guard case .tuple(let parts) = value else { return }
    let items = frame.code.items(frame.code.nodes[Int(id)].list)
    for (index, item) in items.enumerated() where index < parts.count {
      let place = frame.code.nodes[Int(item)].a
      if !isDiscard(place, frame) { try modify(place, frame) { $0 = parts[index] } }
    }
  }

  private func isDiscard(_ id: Int32, _ frame: Frame) -> Bool {
    let node = frame.nodes[Int(id)]
    return node.kind == .name && node.name.text == "_"
  }

  /// Changes the value at the place that the expression at `id` names, by reading, changing and writing it back.
  func modify(_ id: Int32, _ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    let code = frame.code
    let node = code.nodes[Int(id)]
    switch node.kind {
    case .name, .closureParameter: try modifyName(id, frame, change)
    case .selfReference: try change(&frame.selfValue)
    case .member: try modifyMember(id, node, frame, change)
    case .subscripting: try modifyElement(id, node, frame, change)
    case .forceUnwrap:
      try modify(node.a, frame) { [self] value in
        if case .null = value { throw nilFault(node.a, frame) }
        try change(&value)
      }
    case .chainStep:
      try modify(node.a, frame) { [self] value in
        if case .null = value { isBroken = true } else { try change(&value) }
      }
    case .optionalChain:
      let outer = isBroken
      defer { isBroken = outer }
      try modify(node.a, frame, change)
    default:
      var value = try evaluate(id, frame)
      if case .binding(let box) = value {
        try self.change(through: box, change)
      } else {
        try change(&value)
      }
    }
  }

  private func modifyName(_ id: Int32, _ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    let reference = frame.references[Int(id)]
    switch reference.kind {
    case .local, .newValue:
      if case .binding(let box) = frame[reference.index], Self.bare(frame.types[Int(id)]).bound == nil {
        try self.change(through: box, change)
      } else {
        var value = frame[reference.index]
        try change(&value)
        frame[reference.index] = value
      }
    case .member:
      if let view = frame.view {
        try modifyViewMember(reference.index, view, id, frame, change)
      } else {
        let receiver = frame.selfValue
        if case .object(let object) = receiver {
          try modifyObject(object, reference.index, frame, id, change)
        } else {
          var copy = receiver
          try modifyField(reference.index, of: &copy, frame, id, change)
          frame.selfValue = copy
        }
      }
    case .staticMember:
      var value = try staticValue(reference.index, frame, id)
      try change(&value)
      try setStatic(reference.index, value)
    case .wrappedValue, .projection:
      if case .binding(let box) = try evaluate(id, frame) { try self.change(through: box, change) }
    case .configuration:
      if let box = frame.view?.configuration?.isOn { try self.change(through: box, change) }
    default: break
    }
  }

  private func setStatic(_ member: Int32, _ value: Value) throws {
    let plan = members[Int(member)]
    if plan.kind == .computed {
      try callSetter(member, view: nil, receiver: .void, value)
    } else {
      statics[member] = value
    }
    changes += 1
  }

  private func modifyMember(
    _ id: Int32, _ node: CodeNode, _ frame: Frame, _ change: (inout Value) throws -> Void
  ) throws {
    let reference = frame.references[Int(id)]
    switch reference.kind {
    case .member:
      if frame.nodes[Int(node.a)].kind == .selfReference, let view = frame.view {
        return try modifyViewMember(reference.index, view, id, frame, change)
      }
      let owner = runnable.program.declarations[Int(members[Int(reference.index)].owner)].kind
      if owner.isObject || isReference(node.a, frame) {
        let base = try evaluate(node.a, frame)
        if isBroken { return }
        if case .object(let object) = base { try modifyObject(object, reference.index, frame, id, change) }
        return
      }
      try modify(node.a, frame) { [self] base in
        try modifyField(reference.index, of: &base, frame, id, change)
      }
    case .staticMember:
      var value = try staticValue(reference.index, frame, id)
      try change(&value)
      try setStatic(reference.index, value)
    case .wrappedValue:
      let base = try evaluate(node.a, frame)
      if isBroken { return }
      if case .binding(let box) = base { try self.change(through: box, change) }
    case .element:
      try modify(node.a, frame) { base in
        guard case .tuple(let parts) = base, Int(reference.index) < parts.count else { return }
        var elements = parts.elements
        try change(&elements[Int(reference.index)])
        base = .tuple(ArrayBox(elements))
      }
    case .configuration:
      if let box = frame.view?.configuration?.isOn { try self.change(through: box, change) }
    case .appearance:
      let key = Self.appearanceKey(reference)
      var value = appearances[key] ?? .null
      try change(&value)
      if appearances.updateValue(value, forKey: key) != value { changes += 1 }
    case .library:
      guard let set = library.entries[Int(reference.index)].member.setter else { break }
      try modify(node.a, frame) { [self] base in
        var part = try libraryCall(Int(reference.index), receiver: base, [], frame, id)
        try change(&part)
        set(&base, part)
      }
    default:
      var value = try evaluate(id, frame)
      try change(&value)
    }
  }

  /// True where the expression gives an object.
  private func isReference(_ id: Int32, _ frame: Frame) -> Bool {
    guard let declaration = runnable.program.declaration(of: Self.bare(frame.types[Int(id)])) else {
      return false
    }
    return runnable.program[declaration].kind.isObject
  }

  /// Changes a member of a view, modifier or style: a state of its own, or what a binding leads to.
  private func modifyViewMember(
    _ member: Int32, _ view: ViewInstance, _ id: Int32, _ frame: Frame, _ change: (inout Value) throws -> Void
  ) throws {
    let plan = members[Int(member)]
    switch plan.kind {
    case .binding where plan.hasGetter, .computed:
      var value = try getter(member, view: view, receiver: .void)
      if case .binding(let box) = value { return try self.change(through: box, change) }
      try change(&value)
      try callSetter(member, view: view, receiver: .void, value)
    default:
      let value = view.field(plan.field)
      if case .binding(let box) = value, Self.bare(frame.types[Int(id)]).bound == nil {
        return try self.change(through: box, change)
      }
      var copy = value
      try change(&copy)
      undo?.note(view, plan.field)
      view.setField(plan.field, copy)
      changes += 1
    }
  }

  /// Changes a property of an object in place.
  func modifyObject(
    _ object: ObjectBox, _ member: Int32, _ frame: Frame, _ id: Int32, _ change: (inout Value) throws -> Void
  ) throws {
    let plan = members[Int(member)]
    if plan.field < 0 {
      var value = try getter(member, view: nil, receiver: .object(object))
      try change(&value)
      try callSetter(member, view: nil, receiver: .object(object), value)
      return
    }
    guard Int(plan.field) < object.fields.count else { return }
    if case .binding(let box) = object.fields[Int(plan.field)], !plan.isBindingType {
      return try self.change(through: box, change)
    }
    var value = object.fields[Int(plan.field)]
    try change(&value)
    undo?.note(object)
    object.fields[Int(plan.field)] = value
    if plan.isAnnounced { object.version += 1 }
    changes += 1
  }

  /// Changes a field of a struct; a row of model data becomes a struct of its own.
  func modifyField(
    _ member: Int32, of base: inout Value, _ frame: Frame, _ id: Int32, _ change: (inout Value) throws -> Void
  ) throws {
    let plan = members[Int(member)]
    if plan.field < 0 {
      var value = try getter(member, view: nil, receiver: base)
      try change(&value)
      base = try callSetter(member, view: nil, receiver: base, value)
      return
    }
    switch base {
    case .structure(let box):
      guard Int(plan.field) < box.fields.count else { return }
      var fields = box.fields
      try change(&fields[Int(plan.field)])
      base = .structure(StructBox(type: box.type, fields: fields))
    case .row(let row):
      let box = row.copied()
      guard Int(plan.field) < box.fields.count else { return }
      try change(&box.fields[Int(plan.field)])
      base = .structure(box)
    case .object(let object): try modifyObject(object, member, frame, id, change)
    case .binding(let box):
      try self.change(through: box) { [self] value in
        try modifyField(member, of: &value, frame, id, change)
      }
    default: break
    }
  }

  /// Runs a `set` and gives the receiver as it left it.
  @discardableResult
  func callSetter(_ member: Int32, view: ViewInstance?, receiver: Value, _ value: Value) throws -> Value {
    let body = runnable.model.setters[Int(member)]
    if body.code.isNone { return receiver }
    let code = runnable.code(members[Int(member)].file)
    let frame = Frame(
      code, size: max(1, Int(body.frameSize)), view: view, selfValue: view == nil ? receiver : .void)
    frame[0] = value
    try enter(code, body.code.index)
    defer { leave() }
    _ = try runBody(body.code.index, frame)
    return frame.selfValue
  }

  /// Reads, changes and writes what a binding leads to.
  func change(through box: BindingBox, _ change: (inout Value) throws -> Void) throws {
    var value = try box.get()
    try change(&value)
    try box.set?(value)
  }

  static func appearanceKey(_ reference: Reference) -> Int64 {
    Int64(reference.index) << 32 | Int64(reference.extra)
  }
}
