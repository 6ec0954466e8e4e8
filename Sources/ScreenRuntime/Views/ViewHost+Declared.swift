import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension ViewHost {
  /// Lowers a use of a declared view.
  func lowerDeclared(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    into nodes: inout [NodeIndex]
  ) throws {
    let plan = runnable.plan(DeclarationID(node.target))
    if plan.kind == .structure {
      var arguments: [MemberID: Value] = [:]
      for place in node.attributes where !frame.attributes[place].member.isNone {
        arguments[frame.attributes[place].member] = try attributeValue(place, frame)
      }
      let made = try evaluator.make(plan.id, arguments: arguments)
      if runnable.program[plan.id].isLayout {
        nodes.append(
          try lowerLayout(made, of: plan.id, identity, lowering) { views in
            try lower(node.content, frame, identity, lowering, into: &views)
          })
      } else if let drawn = try drawnShape(made, lowering) {
        append(drawn, lowering, into: &nodes)
      }
      return
    }
    let view = try instance(plan, identity, node, frame)
    try lowerBody(view, lowering, into: &nodes)
  }

  /// The instance of a declared view with the values that a use passes.
  func instance(
    _ plan: DeclarationPlan, _ identity: UInt64, _ node: ViewNode, _ frame: Frame
  ) throws -> ViewInstance {
    let known = keptInstance(identity, plan)
    let view = known ?? ViewInstance(plan, identity: identity)
    if let type = frame.code.type(ofView: node.xml) {
      view.typeArguments = frame.typeArguments(ofValue: type, runnable.program)
    }
    for place in node.attributes {
      let attribute = frame.attributes[place]
      if attribute.member.isNone { continue }
      let member = evaluator.members[attribute.member]
      // Of what a view keeps, the first counts.
      if known != nil, member.kind.isOwnedByView { continue }
      if attribute.form == .views {
        let parameters = attribute.slot >= 0 ? (0..<attribute.slotCount).map { attribute.slot + $0 } : []
        view.slots[attribute.member.index] = SlotContent(
          frame, attribute.views, identity: identity, parameters: parameters)
      } else if member.field >= 0 {
        view.setField(member.field, try passed(place, frame, member, to: identity))
      }
    }
    try complete(view, isNew: known == nil, .written(node.attributes, frame))
    return view
  }

  /// What an attribute passes now. A view in a link that is gone is passed what it was passed before: in SwiftUI it was made with
  /// the link.
  private func passed(
    _ place: AttributeID, _ frame: Frame, _ member: MemberPlan, to identity: UInt64
  ) throws -> Value {
    guard let link = context.link else { return evaluator.passed(try attributeValue(place, frame), member) }
    if link.isLinkGone, let kept = link.passed[identity, member.field] { return kept }
    let value = evaluator.passed(try attributeValue(place, frame), member)
    link.passed[identity, member.field] = value
    return value
  }

  /// The instance of a declared view with values by member.
  func instance(
    _ plan: DeclarationPlan, _ identity: UInt64, arguments: [MemberID: Value],
    slots: [Int32: SlotContent] = [:], _ types: [TypeID: TypeID] = [:]
  ) throws -> ViewInstance {
    let known = keptInstance(identity, plan)
    let view = known ?? ViewInstance(plan, identity: identity)
    if !slots.isEmpty { view.slots = slots }
    if !types.isEmpty { view.typeArguments = types }
    evaluator.give(
      known == nil ? arguments : arguments.filter { !evaluator.members[$0.key].kind.isOwnedByView }, to: view)
    try complete(view, isNew: known == nil, .given)
    return view
  }

  /// True where instances of a view outlive one rendering: they own something, or its `Init` made something that is more than its
  /// value.
  private func keeps(_ plan: DeclarationPlan) -> Bool { plan.ownsState || evaluator.makesMore(plan) }

  /// The instance that is there from an earlier rendering, without what an `Init` gives each time; nil where there is none.
  private func keptInstance(_ identity: UInt64, _ plan: DeclarationPlan) -> ViewInstance? {
    guard keeps(plan), let view = store.instance(identity, plan) else { return nil }
    for field in plan.followingFields { view.setField(field, .void) }
    return view
  }

  /// Gives the members that were not passed their values, and notes that the view is there.
  private func complete(_ view: ViewInstance, isNew: Bool, _ origin: InstanceOrigin) throws {
    if !view.plan.made.isEmpty { view.forgetMade() }
    try fill(view, isNew: isNew)
    for made in view.plan.made { try evaluator.make(made, in: view) }
    if isNew && keeps(view.plan) { store.keep(view) }
    for driver in drivers { try driver.didMake(view, from: origin, self) }
    notes?.add(view.plan)
  }

  /// Gives the members that were not passed their values: those of the environment and of an `Init` each time, others once.
  private func fill(_ view: ViewInstance, isNew: Bool) throws {
    let plan = view.plan
    for (field, member) in plan.stored.enumerated() {
      let memberPlan = evaluator.members[member]
      switch memberPlan.kind {
      case .environmentObject:
        view.setField(
          Int32(field),
          try EnvironmentNode.object(memberPlan.type.unapplied, in: context.environment) ?? defaultObject(
            memberPlan.type)
            ?? .void)
      case .environment: view.setField(Int32(field), try environmentValue(member, memberPlan))
      // Every other member keeps what it was given when the view was made.
      default:
        if isNew || plan.followingFields.contains(Int32(field)), case .void = view.field(Int32(field)) {
          let value =
            try preset(member)
            ?? (memberPlan.kind.isOwnedByView
              ? evaluator.fresh.outside { try evaluator.initialValue(of: member, view: view) }
              : evaluator.initialValue(of: member, view: view))
          view.setField(
            Int32(field),
            memberPlan.kind == .appStorage || memberPlan.kind == .sceneStorage
              ? evaluator.storage(of: member, initial: value, in: view) : evaluator.passed(value, memberPlan))
        }
      }
    }
  }

  /// An instance without what is passed, of a view whose instances differ in nothing else.
  func sharedInstance(of plan: DeclarationPlan) throws -> ViewInstance {
    let view = ViewInstance(plan, identity: Identity.root)
    try fill(view, isNew: true)
    notes?.add(plan)
    return view
  }

  /// Lowers the body of an instance.
  func lowerBody(_ view: ViewInstance, _ lowering: Lowering, into nodes: inout [NodeIndex]) throws {
    let plan = view.plan
    let frame = Frame(plan.code, size: plan.frameSize, view: view)
    do {
      try evaluator.enter(plan.code, .none)
    } catch var fault as RuntimeFault {
      fault.location = runnable.program.location(of: plan.id)
      throw fault
    }
    evaluator.fresh.enter(view, evaluator)
    defer {
      evaluator.fresh.leave(evaluator)
      evaluator.leave()
    }
    let body = shownBody(of: plan)
    guard context.link != nil else {
      return try lower(body, frame, view.identity, lowering, into: &nodes)
    }
    var inner = context
    inner.link = nil
    try within(inner) { try lower(body, frame, view.identity, lowering, into: &nodes) }
  }

  /// The views that a declaration shows: its body; of an App without a WindowGroup those of its first scene.
  private func shownBody(of plan: DeclarationPlan) -> Range<ViewPlace> {
    guard runnable.program.declarations[plan.id].showsFirstScene, let first = plan.body.first else {
      return plan.body
    }
    return plan.code.views[plan.code.viewLists[first]].content
  }

  // MARK: Modifiers and styles

  func lowerModifier(
    _ modifier: Value, _ lowering: Lowering, content: () throws -> NodeIndex
  ) throws -> NodeIndex {
    switch modifier {
    case .array(let list), .tuple(let list):
      return try lowerModifiers(list.elements[...], lowering, content: content)
    case .structure(let box):
      guard let declaration = runnable.program.declaration(of: box.type) else { return try content() }
      return try withoutActuallyEscaping(content) { content in
        let view = try applied(box, declaration)
        view.lowerContent = { host, _ in
          var nodes: [NodeIndex] = []
          host.append(try content(), lowering, into: &nodes)
          return nodes
        }
        defer { view.lowerContent = nil }
        var nodes: [NodeIndex] = []
        try lowerBody(view, lowering, into: &nodes)
        return lowering.group(nodes)
      }
    // A chain, or nothing that modifies.
    default:
      if let chain: ModifierChain = modifier.content() {
        return try lowerModifiers(chain.modifiers[...], lowering, content: content)
      }
      return try content()
    }
  }

  /// Applies modifiers one after the other, the first innermost.
  private func lowerModifiers(
    _ modifiers: ArraySlice<Value>, _ lowering: Lowering, content: () throws -> NodeIndex
  ) throws -> NodeIndex {
    guard let last = modifiers.last else { return try content() }
    return try lowerModifier(last, lowering) {
      try lowerModifiers(modifiers.dropLast(), lowering, content: content)
    }
  }

  func handlesInput(_ style: Value) -> Bool {
    guard case .structure(let box) = style, let declaration = runnable.program.declaration(of: box.type)
    else {
      return false
    }
    return runnable.program[declaration].kind == .primitiveButtonStyle
  }

  func lowerStyled(
    _ style: Value, site: Int, _ configuration: StyleConfiguration, _ lowering: Lowering,
    part: (StyleProperty) throws -> [NodeIndex]
  ) throws -> NodeIndex {
    guard case .structure(let box) = style, let declaration = runnable.program.declaration(of: box.type)
    else {
      return lowering.group(try part(.whole))
    }
    return try withoutActuallyEscaping(part) { part in
      let view = try applied(box, declaration)
      view.configuration = configuration
      view.lowerContent = { _, property in try part(property) }
      defer { view.lowerContent = nil }
      var nodes: [NodeIndex] = []
      try lowerBody(view, lowering, into: &nodes)
      return lowering.group(nodes)
    }
  }

  /// The instance of a modifier or style at the place being lowered.
  private func applied(_ box: StructBox, _ declaration: DeclarationID) throws -> ViewInstance {
    let plan = runnable.plan(declaration)
    let place = innermost?.identity ?? Identity.root
    let identity = Identity.child(place, declaration.index)
    let known = keptInstance(identity, plan)
    let view = known ?? ViewInstance(plan, identity: identity)
    for (index, member) in plan.parameters.enumerated() {
      let field = plan.parameterFields[index]
      guard field >= 0, Int(field) < box.fields.count else { continue }
      let (given, own) = (box.fields[Int(field)], evaluator.members[member])
      if own.kind.isOwnedByView, known != nil || given == .void { continue }
      view.setField(field, evaluator.passed(given, own))
    }
    try complete(view, isNew: known == nil, .applied)
    return view
  }
}
