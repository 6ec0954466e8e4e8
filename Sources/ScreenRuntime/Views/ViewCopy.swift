import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Views of the package that code reads members of, calls functions of, and changes copies of, as it does with structs.
extension Evaluator {
  /// The instance behind a view that stands as a value, which has a member: that of the page, or one for a view that is not drawn
  /// yet. Nil for another value.
  func viewBehind(_ value: Value, for member: MemberID) throws -> ViewInstance? {
    guard case .opaque(let box) = value else { return nil }
    if let holder = box.content as? ViewInstanceHolder { return holder.instance }
    let program = runnable.program
    guard let made = try declaredView(value),
      program.declaration(of: program.declarations[members[member].owner].type) == made.declaration
    else { return nil }
    return try instance(of: made)
  }

  /// Changes a member of a view that stands as a value: what it holds itself in a copy of it, other data where it is kept.
  func modifyView(
    _ member: MemberID, of base: inout Value, _ frame: Frame, _ id: CodeID,
    _ change: (inout Value) throws -> Void
  ) throws {
    guard let instance = try viewBehind(base, for: member) else { return }
    let plan = members[member]
    switch plan.kind {
    case .constant, .variable:
      var value = instance.field(plan.field)
      try change(&value)
      let copy = DeclaredView(copying: instance, with: [member: value], self)
      base = .opaque(OpaqueBox(type: .view, content: copy, description: instance.plan.name))
    // A state is the same in each copy, as is what a binding leads to.
    default: try modifyViewMember(member, instance, id, frame, false, passes: false, change)
    }
  }

  /// The view that a place in markup makes, with what its attributes give.
  func declaredView(
    _ node: ViewNode, _ frame: Frame, _ attributeValue: (AttributeID) throws -> Value
  ) throws -> Value {
    let plan = runnable.plan(DeclarationID(node.target))
    var arguments: [MemberID: Value] = [:]
    var slots: [Int32: SlotContent] = [:]
    for place in node.attributes {
      let attribute = frame.attributes[place]
      if attribute.member.isNone { continue }
      if attribute.form == .views {
        let parameters = attribute.slot >= 0 ? (0..<attribute.slotCount).map { attribute.slot + $0 } : []
        slots[attribute.member.index] = SlotContent(
          frame, attribute.views, identity: Identity.root, parameters: parameters)
      } else {
        arguments[attribute.member] = try attributeValue(place)
      }
    }
    let types = frame.code.type(ofView: node.xml).map { frame.typeArguments(ofValue: $0, runnable.program) }
    let made = DeclaredView(plan.id, arguments, slots: slots, types ?? [:], .none)
    return .opaque(OpaqueBox(type: .view, content: made, description: plan.name))
  }

  /// What a value gives a member of a view, as the member keeps it.
  func passed(_ value: Value, _ member: MemberPlan) -> Value {
    if member.kind != .binding { return value }
    if case .binding = value { return value }
    return .binding(BindingBox(get: { value }, set: nil))
  }

  /// Gives an instance values by member, and the number of the `Init` that takes them.
  func give(_ arguments: [MemberID: Value], to view: ViewInstance) {
    let program = runnable.program
    if let number = program.initializerNumber(of: view.plan.id), arguments[number] == nil {
      let chosen = program.initializer(of: view.plan.id, taking: Array(arguments.keys))
      view.setField(members[number].field, .int(chosen))
    }
    for (member, value) in arguments where members[member].field >= 0 {
      view.setField(members[member].field, passed(value, members[member]))
    }
  }

  /// The view of the package that a value stands for as it is made; nil for another value.
  private func declaredView(_ value: Value) throws -> DeclaredView? {
    guard case .opaque(let box) = value else { return nil }
    if let made = box.content as? DeclaredView { return made }
    guard let made = box.content as? MadeView, case let node = made.frame.views[made.id],
      node.kind == .declared, node.modifiers.isEmpty,
      case let view = try declaredView(
        node, made.frame, { try evaluate(made.frame.attributes[$0].code, made.frame) }),
      case .opaque(let box) = view
    else { return nil }
    return box.content as? DeclaredView
  }

  /// An instance of a view that is not drawn yet: its states have the values with which they begin, and nothing around it is there.
  private func instance(of made: DeclaredView) throws -> ViewInstance {
    let view = ViewInstance(runnable.plan(made.declaration), identity: Identity.root)
    (view.typeArguments, view.slots) = (made.types, made.slots)
    give(made.arguments, to: view)
    if !view.plan.made.isEmpty { view.forgetMade() }
    for (field, member) in view.plan.stored.enumerated() {
      guard case .void = view.field(Int32(field)) else { continue }
      switch members[member].kind {
      case .environment, .environmentObject, .appStorage, .sceneStorage: break
      // All others have a value, or were given one.
      default:
        view.setField(Int32(field), passed(try initialValue(of: member, view: view), members[member]))
      }
    }
    for part in view.plan.made { try make(part, in: view) }
    return view
  }
}
