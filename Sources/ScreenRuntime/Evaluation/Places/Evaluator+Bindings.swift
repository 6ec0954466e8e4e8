import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension Evaluator {
  /// The binding of `$name`.
  func bindingName(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> BindingBox {
    let reference = frame.references[id]
    switch reference.kind {
    case .local:
      if case .binding(let box) = frame[reference.index] { return box }
      let slot = reference.index
      return BindingBox(
        get: { [unowned self] in try dereferenced(frame[slot], id, frame) },
        set: { [unowned self] in
          frame[slot] = $0
          noteChange()
        },
        modify: { [unowned self] change in
          var value = try dereferenced(frame[slot], id, frame)
          frame[slot] = .void
          defer { frame[slot] = value }
          try change(&value)
          noteChange()
        })
    case .staticMember where members[reference.member].kind == .appStorage:
      return try staticStorage(of: reference.member)
    case .staticMember:
      return BindingBox(
        get: { [unowned self] in try staticValue(reference.member, frame, id) },
        set: { [unowned self] in
          setStatic(reference.member, $0)
          noteStaticWrite()
        })
    case .configuration:
      return frame.view?.configuration?.binding ?? BindingBox(get: { .bool(false) }, set: nil)
    // `$name` of a view is a member of it, whatever kind of member that is.
    default: return try binding(toMember: reference.member, frame, id)
    }
  }

  /// The binding to a member of the view whose code runs.
  func binding(toMember member: MemberID, _ frame: Frame, _ id: CodeID) throws -> BindingBox {
    guard !member.isNone else { return BindingBox(get: { .void }, set: nil) }
    guard let view = frame.view else {
      if case .object(let object) = frame.selfValue {
        return memberBinding(BindingBox(get: { .object(object) }, set: nil), member, frame, id)
      }
      return memberBinding(
        BindingBox(get: { frame.selfValue }, set: { frame.selfValue = $0 }), member, frame, id)
    }
    let own = implementation(of: member, in: view)
    return try view.binding(to: own, members[own], self, frame, id)
  }

  /// The binding that an expression gives: a binding value, or a writable path.
  func bindingValue(_ id: CodeID, _ frame: Frame) throws -> Value {
    let node = frame.nodes[id]
    let reference = frame.references[id]
    if node.kind == .name, reference.kind == .member, frame.view != nil {
      return .binding(try binding(toMember: reference.member, frame, id))
    }
    if node.kind == .name, reference.kind == .local, case .binding = frame[reference.index] {
      return frame[reference.index]
    }
    let value = try evaluate(id, frame)
    if case .binding = value { return value }
    return .binding(BindingBox(get: { value }, set: nil))
  }

  /// The binding to a member of what `base` leads to.
  func memberBinding(_ base: BindingBox, _ member: MemberID, _ frame: Frame, _ id: CodeID) -> BindingBox {
    let isOfObjects = runnable.program.isOfObjects(members[member].owner)
    let isStorage = [.appStorage, .binding].contains(members[member].kind)
    let get: () throws -> Value = { [unowned self] in
      let value = try self.get(member, of: try base.get(), frame, id)
      if isStorage, case .binding(let storage) = value { return try storage.get() }
      return value
    }
    if isOfObjects {
      return BindingBox(
        get: get,
        set: { [unowned self] value in
          if case .object(let object) = try base.get() {
            try modifyObject(object, member, frame, id, inPlace: true) { $0 = value }
          }
        },
        modify: { [unowned self] change in
          if case .object(let object) = try base.get() {
            try modifyObject(object, member, frame, id, inPlace: true, change)
          }
        })
    }
    guard let set = base.set else { return BindingBox(get: get, set: nil) }
    return BindingBox(
      get: get,
      set: { [unowned self] value in
        var whole = try base.get()
        try modifyField(member, of: &whole, frame, id, inPlace: true) { $0 = value }
        try set(whole)
      },
      modify: members[member].field < 0
        ? nil
        : base.modify.map { modify in
          { [unowned self] change in
            try modify { [self] in try modifyField(member, of: &$0, frame, id, inPlace: true, change) }
          }
        })
  }

  /// The binding to a property of the library's value that `base` leads to.
  func partBinding(
    _ base: BindingBox, _ entry: Int, _ put: @escaping (inout Value, Value) -> Void, _ frame: Frame,
    _ id: CodeID
  ) -> BindingBox {
    BindingBox(
      get: { [unowned self] in try libraryCall(entry, receiver: try base.get(), [], frame, id) },
      set: base.set.map { set in
        { value in
          var whole = try base.get()
          put(&whole, value)
          try set(whole)
        }
      })
  }

  /// The binding to a part of the tuple that `base` leads to.
  func partBinding(_ base: BindingBox, _ part: Int) -> BindingBox {
    BindingBox(
      get: {
        guard case .tuple(let parts) = try base.get(), part < parts.count else { return .void }
        return parts[part]
      },
      set: base.set.map { set in
        { [unowned self] value in
          var whole = try base.get()
          guard var parts = whole.takeTuple(), part < parts.count else { return }
          try own(&parts)
          parts.change { $0[part] = value }
          whole = .tuple(parts)
          try set(whole)
        }
      })
  }

  /// The binding to an element of what `base` leads to.
  func elementBinding(
    _ base: BindingBox, _ index: Value, isDictionary: Bool, _ frame: Frame, _ id: CodeID
  ) -> BindingBox {
    let node = !id.isNone ? frame.nodes[id] : CodeNode(.error, .zero)
    let get: () throws -> Value = { [unowned self] in
      try element(of: try base.get(), at: index, node, frame, id)
    }
    guard let set = base.set else { return BindingBox(get: get, set: nil) }
    return BindingBox(
      get: get,
      set: { [unowned self] value in
        var whole = try base.get()
        try modifyElement(of: &whole, at: index, isDictionary ? node : nil, frame, id) { $0 = value }
        try set(whole)
      },
      modify: isDictionary
        ? nil
        : base.modify.map { modify in
          { [unowned self] change in
            try modify { [self] in try modifyElement(of: &$0, at: index, nil, frame, id, change) }
          }
        })
  }

  /// The bindings to the elements of the array that a binding leads to.
  func elementBindings(_ base: Value, _ frame: Frame, _ id: CodeID) throws -> Value {
    guard case .binding(let box) = base, case .array(let elements) = try box.get() else { return base }
    try spend(elements.count / 8)
    return .array(
      ArrayBox(
        (0..<elements.count).map {
          .binding(elementBinding(box, .int($0), isDictionary: false, frame, .none))
        }))
  }

  /// The binding to the value in an optional.
  func unwrapping(_ base: BindingBox, _ frame: Frame, _ id: CodeID) -> BindingBox {
    BindingBox(
      get: { [unowned self] in
        let value = try base.get()
        if case .null = value { throw nilFault(id, frame) }
        return value.outOfOptional
      }, set: base.set.map { set in { try set($0.inOptional) } })
  }

  /// `.constant(…)`, `Binding(get:set:)` and `Binding($optional)`.
  func bindingInitializer(_ reference: Reference, _ node: CodeNode, _ frame: Frame) throws -> Value {
    let arguments = try plainArguments(node, frame)
    if reference.index == 2 {
      guard case .binding(let base)? = arguments.first, case let value = try base.get() else { return .null }
      if case .null = value { return .null }
      return .binding(
        BindingBox(
          get: { try base.get().outOfOptional }, set: base.set.map { set in { try set($0.inOptional) } }))
    }
    guard reference.index == 1 else {
      let value = arguments.first ?? .void
      return .binding(BindingBox(get: { value }, set: nil))
    }
    guard arguments.count > 1, case .function(let get) = arguments[0], case .function(let set) = arguments[1]
    else { return .void }
    return .binding(
      BindingBox(
        get: { [unowned self] in try call(get, []) }, set: { [unowned self] in _ = try call(set, [$0]) }))
  }
}
