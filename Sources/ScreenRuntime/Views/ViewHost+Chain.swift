import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension ViewHost {
  /// True where a view has parts that are attachments.
  func hasAttachments(_ node: ViewNode, _ code: FileCode) -> Bool {
    node.parts.contains { isAttachment(code.views[code.viewLists[$0]]) }
  }

  private func isAttachment(_ part: ViewNode) -> Bool {
    if case .attachment = catalog.elements[Int(part.target)].placement { return true }
    return false
  }

  /// Lowers a view with its attachments and its chain: early attachments are innermost; others stand where the chain
  /// names them without arguments, else outermost.
  func lowerChain(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering
  ) throws -> NodeIndex {
    let wasAmongRows = lowering.isAmongRows
    lowering.isAmongRows = false
    defer { lowering.isAmongRows = wasAmongRows }
    guard let tabs = lowering.environment.shownTab,
      let isShown = try isShownTab(node, frame, tabs, lowering)
    else { return try lowerLayers(id, node, frame, identity, lowering) }
    lowering.environment.shownTab = nil
    defer { lowering.environment.shownTab = tabs }
    return try lowering.inTab(isShown: isShown) { try lowerLayers(id, node, frame, identity, lowering) }
  }

  /// Whether a view in a TabView is the shown one, as its item or its tag tells before its chain is lowered, which acts on the
  /// screen where it is; nil where neither tells.
  private func isShownTab(
    _ node: ViewNode, _ frame: Frame, _ tabs: LoweringEnvironment.ShownTab, _ lowering: Lowering
  ) throws -> Bool? {
    switch tabs {
    case .place(let place):
      let hasItem = node.parts.contains { table.does(.tabItem, frame.views[frame.viewLists[$0]].target) }
      return hasItem ? lowering.preferences.tabItems.count == place : nil
    case .tagged(let shown):
      for place in node.modifiers.reversed() {
        if let tag = try tag(of: place, frame) { return tag == shown }
      }
      return nil
    }
  }

  /// The tag that a modifier gives its view; nil for a modifier that gives none.
  func tag(of place: ModifierID, _ frame: Frame) throws -> Value? {
    let application = frame.modifiers[place]
    guard application.kind == .catalog, definition(of: application).role == .tag else { return nil }
    return try values(ofModifier: place, application, frame).first
  }

  private func definition(of application: ModifierApplication) -> ModifierDefinition {
    catalog.modifiers[Int(application.target)]
  }

  private func lowerLayers(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering
  ) throws -> NodeIndex {
    func core(_ identity: UInt64) throws -> NodeIndex {
      if node.kind == .element || node.kind == .part {
        let view = try lowerElement(id, node, frame, identity, lowering)
        if !view.isNone, lowering.tree[view].kind != .group { return view }
        var nodes: [NodeIndex] = []
        append(view, lowering, into: &nodes)
        return lowering.group(nodes)
      }
      if let first = node.modifiers.first, frame.modifiers[first].kind == .own {
        return try lowerChanged(id, node, frame, identity, lowering)
      }
      var nodes: [NodeIndex] = []
      try lowerCore(id, node, frame, identity, lowering, into: &nodes)
      return lowering.group(nodes)
    }
    if node.parts.isEmpty || !hasAttachments(node, frame.code) {
      return try lower(modifiers: node.modifiers, id, frame, identity, lowering, core)
    }
    var layers: [ChainLayer] = []
    var late: [ViewID] = []
    for place in node.parts {
      let part = frame.viewLists[place]
      let view = frame.views[part]
      let definition = catalog.elements[Int(view.target)]
      guard case .attachment(let isEarly) = definition.placement else { continue }
      if node.kind == .forEach, definition.content.contains(.perRow) { continue }
      // A toolbar written directly in a stack is that of its first page.
      if isStack(node), isToolbar(view) { continue }
      if isEarly { layers.append(.attachment(part)) } else { late.append(part) }
    }
    for modifier in node.modifiers {
      if let index = late.firstIndex(where: { stands($0, at: modifier, frame.code) }) {
        layers.append(.attachment(late.remove(at: index)))
      } else {
        layers.append(.modifier(modifier))
      }
    }
    layers += late.map { .attachment($0) }
    return try lower(layers[...], id, frame, identity, lowering, core)
  }

  /// Lowers a declared view that functions of its own give in place of it.
  private func lowerChanged(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering
  ) throws -> NodeIndex {
    let depth = enter(Site(frame: frame, view: id, identity: identity))
    defer { leaveSites(to: depth) }
    var view = try evaluator.declaredView(node, frame) { try attributeValue($0, frame) }
    for place in node.modifiers {
      let application = frame.modifiers[place]
      guard application.kind == .own else { break }
      let arguments = try values(ofModifier: place, application, frame)
      view = try evaluator.callFunction(
        application.member, view: try evaluator.viewBehind(view, for: application.member), receiver: view,
        arguments)
    }
    return try lowering.view(view)
  }

  /// Puts the attachments of a `ForEach` that belong to its rows around one of them.
  func attachRowParts(
    _ id: ViewID, _ node: ViewNode, _ row: Frame, _ identity: UInt64, _ lowering: Lowering, from first: Int,
    into nodes: inout [NodeIndex]
  ) throws {
    let layers = node.parts.compactMap { place -> ChainLayer? in
      let part = row.viewLists[place]
      let definition = catalog.elements[Int(row.views[part].target)]
      return isAttachment(row.views[part]) && definition.content.contains(.perRow)
        ? .attachment(part) : nil
    }
    if layers.isEmpty { return }
    let views = lowering.group(Array(nodes[first...]))
    nodes.removeSubrange(first...)
    append(try lower(layers[...], id, row, identity, lowering) { _ in views }, lowering, into: &nodes)
  }

  /// True where the modifier names the attachment without arguments, as `.background` does.
  private func stands(_ attachment: ViewID, at modifier: ModifierID, _ code: FileCode) -> Bool {
    let application = code.modifiers[modifier]
    guard application.kind == .catalog, application.target >= 0 else { return false }
    let mark = catalog.elements[Int(code.views[attachment].target)].mark
    return mark != .plain && catalog.modifiers[Int(application.target)].role == mark
      && application.arguments.allSatisfy { code.argumentMaps[$0].isNone }
  }

  /// Applies modifiers of a chain to `core`, the last outermost; `core` is told its identity.
  private func lower(
    modifiers: Range<ModifierID>, _ id: ViewID, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    _ core: (UInt64) throws -> NodeIndex
  ) throws -> NodeIndex {
    guard let last = modifiers.last else { return try core(identity) }
    return try apply(last, id, frame, identity, lowering) { identity in
      try lower(modifiers: modifiers.dropLast(), id, frame, identity, lowering, core)
    }
  }

  /// Lowers the layers around `core`, the last outermost; `core` is told its identity.
  func lower(
    _ layers: ArraySlice<ChainLayer>, _ id: ViewID, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    _ core: (UInt64) throws -> NodeIndex
  ) throws -> NodeIndex {
    guard let layer = layers.last else { return try core(identity) }
    let rest = layers.dropLast()
    func content(_ identity: UInt64) throws -> NodeIndex {
      try lower(rest, id, frame, identity, lowering, core)
    }
    switch layer {
    case .modifier(let place):
      return try apply(place, id, frame, identity, lowering, content)
    case .attachment(let part):
      let node = frame.views[part]
      let definition = catalog.elements[Int(node.target)]
      guard let attach = definition.attach else { return try content(identity) }
      let place = Site(frame: frame, view: part, identity: Identity.child(identity, part))
      let depth = enter(place)
      defer { leaveSites(to: depth) }
      if definition.content.contains(.valueDestination), !isNavigation(frame.views[id]) {
        try registerDestination(part, node, frame, place.identity)
      }
      let presents = definition.content.contains(.presents)
      if presents { for driver in drivers { driver.willLower(presentation: place, self) } }
      let values =
        presents ? try presentedValues(of: part, node, definition, frame) : try values(of: part, node, frame)
      let use = ElementUse(values: values, site: depth)
      return try attach(lowering, use) { try content(identity) }
    }
  }

  /// Applies one modifier of a chain; `content` is told its identity, which is another one for each value of an `id`.
  func apply(
    _ place: ModifierID, _ id: ViewID, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    _ content: (UInt64) throws -> NodeIndex
  ) throws -> NodeIndex {
    let application = frame.modifiers[place]
    switch application.kind {
    case .catalog:
      let definition = definition(of: application)
      let arguments = try values(ofModifier: place, application, frame)
      var own = Identity.child(identity, -2 - place.index)
      if definition.role == .identity { own = store.row(own, arguments[0]) }
      let depth = enter(Site(frame: frame, view: id, identity: own))
      defer { leaveSites(to: depth) }
      let use = ModifierUse(overload: Int(application.overload), values: arguments, site: depth)
      if definition.role == .identity {
        var inner = context
        inner.givenIdentity = own
        return try within(inner) { try definition.apply(lowering, use) { try content(own) } }
      }
      if definition.role == .declared {
        return try applying(at: identity, content) { try definition.apply(lowering, use, $0) }
      }
      return try definition.apply(lowering, use) { try content(identity) }
    case .when:
      guard try holds(application, frame) else { return try content(identity) }
      return try lower(modifiers: application.inner, id, frame, identity, lowering, content)
    // What a view is itself is applied where it is made.
    case .own: return try content(identity)
    case .function:
      let arguments = try values(ofModifier: place, application, frame)
      return try applying(place, id, frame, identity, lowering, content) {
        try shape($0, for: application.member, lowering)
      } result: { receiver in
        try evaluator.callFunction(application.member, view: nil, receiver: receiver, arguments)
      }
    case .property:
      return try applying(place, id, frame, identity, lowering, content) { _ in
        nil
      } result: { view in
        frame[application.target] = view
        defer { frame[application.target] = .void }
        return try evaluator.evaluate(application.call, frame)
      }
    case .faulty: return try content(identity)
    }
  }

  /// Lowers the `result` of code for a view: for the value that is `known` to stand for it, or for what lowers it.
  private func applying(
    _ place: ModifierID, _ id: ViewID, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    _ content: (UInt64) throws -> NodeIndex,
    known: (_ content: () throws -> NodeIndex) throws -> Value?, result: (_ view: Value) throws -> Value
  ) throws -> NodeIndex {
    try applying(at: identity, content) { content in
      let box = ContentView(content)
      defer { box.lower = { .none } }
      let view =
        try known(content) ?? .opaque(OpaqueBox(type: .view, content: box, description: "self"))
      let depth = enter(Site(frame: frame, view: id, identity: Identity.child(identity, -2 - place.index)))
      defer { leaveSites(to: depth) }
      return try lowering.view(try result(view))
    }
  }

  /// The shape that a function of an `Extension of="Shape"` is called on; nil for other functions.
  private func shape(
    _ content: () throws -> NodeIndex, for function: MemberID, _ lowering: Lowering
  ) throws -> Value? {
    let owner = runnable.program.declarations[evaluator.members[function].owner]
    guard owner.kind == .extended, owner.type == LibraryTypes.shape, case let node = try content(),
      !node.isNone,
      lowering.tree[node].kind == .shape
    else { return nil }
    let place = Int(lowering.tree[node].payload)
    let payload = lowering.tree.shapes[place]
    var shape = ShapeValue(payload.outline)
    if payload.fill != .foreground { shape.fill = payload.fill }
    (shape.stroke, shape.strokeStyle, shape.isLine) = (payload.stroke, payload.strokeStyle, payload.isLine)
    return Value(shape)
  }

  /// Applies what is declared to a view with `body`, which lowers the view where it stands: an `id` given to it there gives it
  /// another identity.
  private func applying(
    at identity: UInt64, _ content: (UInt64) throws -> NodeIndex,
    _ body: (_ view: @escaping () throws -> NodeIndex) throws -> NodeIndex
  ) throws -> NodeIndex {
    var outside = context
    outside.givenIdentity = nil
    return try withoutActuallyEscaping(content) { content in
      try within(outside) {
        try body { [self] in
          guard let given = context.givenIdentity else { return try content(identity) }
          var inside = context
          inside.givenIdentity = nil
          return try within(inside) { try content(Identity.mix(identity, given)) }
        }
      }
    }
  }

  /// True where the condition of a `when` holds.
  func holds(_ application: ModifierApplication, _ frame: Frame) throws -> Bool {
    guard let condition = frame.code.condition(of: application),
      case .bool(true) = try evaluator.evaluate(condition, frame)
    else { return false }
    return true
  }

  /// The arguments of a modifier by parameter; `.void` where one was left out.
  private func values(
    ofModifier place: ModifierID, _ application: ModifierApplication, _ frame: Frame
  ) throws -> [Value] {
    let code = frame.code
    switch code.modifierArguments[place] {
    case .constant(let values): return values
    case .varies: break
    case .unknown:
      let isConstant = application.arguments.allSatisfy {
        code.argumentMaps[$0].isNone || evaluator.isConstant(code.argumentMaps[$0], code)
      }
      code.modifierArguments[place] = .varies
      if isConstant {
        let values = try evaluated(application, frame)
        code.modifierArguments[place] = .constant(values)
        return values
      }
    }
    return try evaluated(application, frame)
  }

  private func evaluated(_ application: ModifierApplication, _ frame: Frame) throws -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(application.arguments.count)
    for place in application.arguments {
      let expression = frame.argumentMaps[place]
      values.append(expression.isNone ? .void : try evaluator.evaluate(expression, frame))
    }
    return values
  }
}

extension FileCode {
  /// The condition of a `when`.
  func condition(of application: ModifierApplication) -> CodeID? {
    if let first = application.arguments.first, !argumentMaps[first].isNone { return argumentMaps[first] }
    guard !application.call.isNone else { return nil }
    return items(nodes[application.call].list).first
  }
}
