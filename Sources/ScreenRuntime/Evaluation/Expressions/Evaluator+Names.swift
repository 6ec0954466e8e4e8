import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// The value of an identifier.
  func name(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Value {
    let reference = frame.references[id]
    switch reference.kind {
    case .local, .newValue: return try dereferenced(frame[reference.index], id, frame)
    case .member:
      if frame.view != nil { return try selfMember(reference.member, id, frame) }
      return try dereferenced(try get(reference.member, of: frame.selfValue, frame, id), id, frame)
    case .staticMember: return try staticValue(reference.member, frame, id)
    case .type:
      let type = frame.types[id].metatyped ?? frame.types[id]
      if node.name == Names.ownType, let own = ownType(in: frame) { return .type(own) }
      return .type(frame.known(type, runnable.program))
    case .choice: return .choice(Self.bare(frame.types[id]), reference.index)
    case .enumCase: return enumCase(reference.member)
    case .projection:
      if !reference.member.isNone { return .binding(try binding(toMember: reference.member, frame, id)) }
      return frame.view?.asValue ?? .void
    case .wrappedValue: return try dereferenced(try selfMember(reference.member, id, frame), id, frame)
    case .fragment: return fragmentValue(reference.member, frame)
    case .view: return madeView(reference.view, frame)
    case .configuration: return try configurationMember(reference.index, frame)
    case .platform: return platformValue(frame.types[id])
    case .library:
      return try libraryReference(Int(reference.index), frame, id)
    case .function:
      return function(
        reference.member, view: frame.view, receiver: frame.selfValue, types(of: reference.member, id, frame))
    case .none, .operatorFunction:
      if let op = Self.operatorFunction(node.name.text) { return operatorValue(op, frame, id) }
      return .void
    case .element, .initializer, .ownInitializer, .closureCall, .bindingMember, .bindingInitializer,
      .rawValue, .modifier,
      .appearance, .viewInitializer, .textRuns, .keyPath, .constant, .dynamicType,
      .elementBindings:
      return .void
    case .objectWillChange:
      guard case .object(let object) = frame.selfValue else { return .void }
      return changes(of: object, frame, id)
    }
  }

  /// The value of `a.name`.
  func member(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Value {
    let reference = frame.references[id]
    switch reference.kind {
    case .member:
      if frame.view != nil, frame.nodes[node.first].kind == .selfReference, case .void = frame.selfValue {
        return try selfMember(reference.member, id, frame)
      }
      let base = try evaluate(node.first, frame)
      if isBroken { return .null }
      if node.flags.contains(.published), frame.types[id].published != nil, case .object(let object) = base {
        return Value(PublishedValue(object, member: reference.member.index))
      }
      return try dereferenced(try get(reference.member, of: base, frame, id), id, frame)
    case .library:
      let place = Int(reference.index)
      let form = library.entries[place].member.form
      if form == .staticProperty { return try libraryCall(place, receiver: .void, [], frame, id) }
      let base = try evaluate(node.first, frame)
      if isBroken { return .null }
      if form == .property {
        if case .binding(let box) = base, Self.bare(frame.types[id]).bound != nil,
          let set = library.entries[place].member.setter
        {
          return .binding(partBinding(box, place, set, frame, id))
        }
        return try libraryCall(place, receiver: base, [], frame, id)
      }
      return libraryMethod(place, base, frame, id)
    case .staticMember:
      if node.flags.contains(.published) { return .binding(try staticStorage(of: reference.member)) }
      return try staticValue(reference.member, frame, id)
    case .choice: return .choice(Self.bare(frame.types[id]), reference.index)
    case .enumCase: return enumCase(reference.member)
    case .element:
      let base = try evaluate(node.first, frame)
      if isBroken { return .null }
      if case .tuple(let parts) = base, Int(reference.index) < parts.count {
        return parts[Int(reference.index)]
      }
      if case .binding(let box) = base { return .binding(partBinding(box, Int(reference.index))) }
      return base
    case .bindingMember:
      let base = try evaluate(node.first, frame)
      if isBroken { return .null }
      guard case .binding(let box) = base else { return .void }
      return .binding(memberBinding(box, reference.member, frame, id))
    case .wrappedValue:
      let base = try evaluate(node.first, frame)
      if isBroken { return .null }
      if case .binding(let box) = base { return try box.get() }
      return base
    case .elementBindings:
      let base = try evaluate(node.first, frame)
      if isBroken { return .null }
      return try elementBindings(base, frame, id)
    case .projection:
      if frame.nodes[node.first].kind == .selfReference, reference.index >= 0 {
        return .binding(try binding(toMember: reference.member, frame, id))
      }
      return try bindingValue(node.first, frame)
    case .rawValue:
      if reference.index == 1 { return try allCases(of: frame.type(of: id, runnable.program), frame, id) }
      let base = try evaluate(node.first, frame)
      if isBroken { return .null }
      return reference.index == 3 ? try identifier(of: base) : try rawValue(of: base)
    case .type:
      // What is no name, such as `[Tea]`, is a type only as a whole.
      if node.name == Names.itself, frame.references[node.first].kind == .type {
        return try evaluate(node.first, frame)
      }
      return .type(frame.known(frame.types[id].metatyped ?? frame.types[id], runnable.program))
    case .configuration: return try configurationMember(reference.index, frame)
    case .fragment: return fragmentValue(reference.member, frame)
    case .appearance: return appearances[Self.appearanceKey(reference)] ?? .null
    case .function:
      let base = try evaluate(node.first, frame)
      return function(reference.member, view: nil, receiver: base, types(of: reference.member, id, frame))
    case .objectWillChange:
      let base = try evaluate(node.first, frame)
      if isBroken { return .null }
      if case .object(let object) = base { return changes(of: object, frame, id) }
      guard let object = base.content(PublishedValue.self)?.object else { return .void }
      return .function(
        FunctionBox(
          body: NativeBody(0) { [unowned self] _ in
            try announce(object)
            return .void
          }))
    case .none, .local, .newValue, .initializer, .ownInitializer, .closureCall, .bindingInitializer,
      .modifier, .platform, .viewInitializer, .textRuns, .operatorFunction, .keyPath, .constant,
      .dynamicType, .view:
      return .void
    }
  }

  /// The value behind a binding, where the code at `id` wants the value.
  @inline(__always)
  func dereferenced(_ value: Value, _ id: CodeID, _ frame: Frame) throws -> Value {
    guard case .binding(let box) = value else { return value }
    return try behind(box, id, frame)
  }

  private func behind(_ box: BindingBox, _ id: CodeID, _ frame: Frame) throws -> Value {
    Self.bare(frame.types[id]).bound != nil ? .binding(box) : try box.get()
  }

  /// A member of the view, modifier, style or preview whose code runs.
  func selfMember(_ member: MemberID, _ id: CodeID, _ frame: Frame) throws -> Value {
    guard let view = frame.view else {
      return try dereferenced(try get(member, of: frame.selfValue, frame, id), id, frame)
    }
    let plan = members[member]
    if plan.isRequirement, case let own = implementation(of: member, in: view), own != member {
      return try selfMember(own, id, frame)
    }
    switch plan.kind {
    case .computed: return try getter(member, view: view, receiver: .void)
    case .function: return function(member, view: view, receiver: .void, types(of: member, id, frame))
    case .fragment: return fragmentValue(member, frame)
    case .binding where plan.hasGetter:
      if Self.bare(frame.types[id]).bound != nil {
        return .binding(try binding(toMember: member, frame, id))
      }
      return try getter(member, view: view, receiver: .void)
    case .environmentObject:
      let value = view.field(plan.field)
      if case .void = value { throw missingObject(member, frame, id) }
      return value
    // Whatever a view stores, it stores in a field.
    default:
      if let reads { note(.field(view, plan.field), plan, in: reads) }
      return try dereferenced(view.field(plan.field), id, frame)
    }
  }

  /// What SwiftUI says where no view above provides an object.
  private func missingObject(_ member: MemberID, _ frame: Frame, _ id: CodeID) -> RuntimeFault {
    let type = members[member].type.description
    return fault(
      .flowMissingEnvironmentObject,
      "No ObservableObject of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an "
        + "ancestor of this view.", frame, id)
  }

  /// A stored or computed member of a value.
  func get(_ member: MemberID, of base: Value, _ frame: Frame, _ id: CodeID) throws -> Value {
    let plan = members[member]
    if plan.field >= 0 {
      switch base {
      case .row(let row): return row.field(Int(plan.field))
      case .structure(let box):
        if plan.isLazy { return try lazyValue(of: member, at: Int(plan.field), in: box) }
        return Int(plan.field) < box.fields.count ? box.fields[Int(plan.field)] : .void
      case .object(let box):
        reads?.note(.object(box, Int(plan.field)))
        if plan.isLazy { return try lazyValue(of: member, at: Int(plan.field), in: box) }
        return Int(plan.field) < box.fields.count ? box.fields[Int(plan.field)] : .void
      case .binding(let box): return try get(member, of: try box.get(), frame, id)
      // Values of other kinds have no fields: what follows asks for computed members.
      default: break
      }
    }
    switch plan.kind {
    case .computed:
      return try getter(
        member, view: try viewBehind(base, for: member), receiver: base, types(of: member, id, frame))
    case .function:
      return function(
        member, view: try viewBehind(base, for: member), receiver: base, types(of: member, id, frame))
    // A stored member whose base has no fields is one of a view.
    default:
      guard let view = try viewBehind(base, for: member) else { return .void }
      if let reads { note(.field(view, plan.field), plan, in: reads) }
      return view.field(plan.field)
    }
  }

  /// The value of a lazy property: what it was given, else what its `value` gives now, which an object keeps.
  private func lazyValue(of member: MemberID, at field: Int, in box: StructBox) throws -> Value {
    guard case .void = box.fields[field] else { return box.fields[field] }
    return try initialValue(of: member, view: nil, receiver: .structure(box))
  }

  private func lazyValue(of member: MemberID, at field: Int, in box: ObjectBox) throws -> Value {
    guard case .void = box.fields[field] else { return box.fields[field] }
    let value = try initialValue(of: member, view: nil, receiver: .object(box))
    undo?.note(box)
    box.fields[field] = value
    return value
  }

  /// Notes that a field of a view is read, where it is a source; whatever else it holds, it was given by who uses it.
  private func note(_ place: ReadLog.Place, _ plan: MemberPlan, in reads: ReadLog) {
    if plan.kind.isOwnedByView { reads.note(place) }
  }

  /// The value of a computed member.
  func getter(
    _ member: MemberID, view: ViewInstance?, receiver: Value, _ types: [TypeID: TypeID] = [:]
  ) throws -> Value {
    if members[member].isRequirement { return try required(member, of: receiver) }
    let body = runnable.model.getters[member]
    if let view, isPure(getter: member) { return try computed(member, body, view) }
    if let view, members[member].isLazy { return try given(member, body, view) }
    return try evaluated(member, body, view, receiver, types)
  }

  /// Makes what the `Init` of a view makes, but for what is no more than its value: that is made where it is read.
  func make(_ made: MadeMember, in view: ViewInstance) throws {
    if made.isLocal {
      let field = members[made.member].field
      if case .void = view.field(field) {
        view.setField(field, try initialValue(of: made.member, view: view))
      }
    } else if !isPure(getter: made.member) {
      _ = try given(made.member, runnable.model.getters[made.member], view)
    }
  }

  /// True where the `Init` of a view makes what is more than its value, such as an object or a timer.
  func makesMore(_ plan: DeclarationPlan) -> Bool {
    plan.made.contains { !$0.isLocal && !isPure(getter: $0.member) }
  }

  /// What the `Init` of a view gives a member, once for each time the view is made.
  private func given(_ member: MemberID, _ body: CheckedBody, _ view: ViewInstance) throws -> Value {
    if let known = view.given?[member] { return known }
    let value = try evaluated(member, body, view, .void)
    view.given?[member] = value
    return value
  }

  /// The value of a pure getter of a view: the one that it had since something was written last, if it had one. The
  /// limits count it as if it were computed again.
  private func computed(_ member: MemberID, _ body: CheckedBody, _ view: ViewInstance) throws -> Value {
    if let known = view.computed(member, epoch: epoch), budget.openCalls <= known.depth, visit(known.steps) {
      return known.value
    }
    let (start, steps) = (epoch, steps)
    let value = try evaluated(member, body, view, .void)
    view.keep(
      ComputedValue(
        member: member, epoch: start, value: value, steps: self.steps - steps, depth: budget.openCalls))
    return value
  }

  private func evaluated(
    _ member: MemberID, _ body: CheckedBody, _ view: ViewInstance?, _ receiver: Value,
    _ types: [TypeID: TypeID] = [:]
  ) throws -> Value {
    let code = runnable.code(members[member].file)
    let frame = Frame(
      code, size: Int(body.frameSize), view: view, selfValue: view == nil ? receiver : .void)
    if !types.isEmpty { frame.typeArguments = types }
    try enter(code, body.code)
    defer { leave() }
    return try runBody(body.code, frame)
  }

  func function(
    _ member: MemberID, view: ViewInstance?, receiver: Value, _ types: [TypeID: TypeID] = [:]
  ) -> Value {
    let count = runnable.program.members[member].parameters.count
    return .function(
      FunctionBox(body: MethodBody(member: member, view: view, receiver: receiver, count: count, types)))
  }

  /// What type parameters stand for in the code of a member that `id` names.
  private func types(of member: MemberID, _ id: CodeID, _ frame: Frame) -> [TypeID: TypeID] {
    members[member].isGeneric ? frame.typeArguments(of: member, id, runnable) : [:]
  }

  private func operatorValue(_ op: CodeOperator, _ frame: Frame, _ id: CodeID) -> Value {
    .function(
      FunctionBox(
        body: NativeBody(2) { [unowned self] arguments in
          guard arguments.count == 2 else { return .void }
          return try apply(op, arguments[0], arguments[1], frame, id)
        }))
  }

  /// A library function or initialiser handed on as a value.
  private func libraryReference(_ place: Int, _ frame: Frame, _ id: CodeID) throws -> Value {
    let entry = library.entries[place]
    switch entry.member.form {
    case .property:
      return try libraryCall(place, receiver: frame.selfValue, [], frame, id)
    case .staticProperty:
      return try libraryCall(place, receiver: .void, [], frame, id)
    case .method: return libraryMethod(place, frame.selfValue, frame, id)
    case .staticMethod, .initializer, .function: return libraryMethod(place, .void, frame, id)
    }
  }

  private func libraryMethod(_ place: Int, _ receiver: Value, _ frame: Frame, _ id: CodeID) -> Value {
    let count = library.entries[place].parameters.count
    return .function(
      FunctionBox(
        body: NativeBody(count) { [unowned self] arguments in
          let filled = arguments + Array(repeating: Value.void, count: max(0, count - arguments.count))
          return try libraryCall(place, receiver: receiver, filled, frame, id)
        }))
  }

  private func platformValue(_ type: TypeID) -> Value {
    let platform: String =
      switch settings.platform {
      case .iOS: "iOS"
      case .macOS: "macOS"
      case .web: "web"
      }
    return library.choice(Name(platform), of: Self.bare(type)) ?? .string(platform)
  }
}

extension TypeID {
  /// The type that a metatype is of, else nil.
  var metatyped: TypeID? {
    if case .metatype(let type) = kind { return type }
    return nil
  }
}
