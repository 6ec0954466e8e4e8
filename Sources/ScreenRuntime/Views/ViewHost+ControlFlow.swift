import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension ViewHost {
  func lowerConditional(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    into nodes: inout [NodeIndex]
  ) throws {
    var isDone = false
    for place in node.content {
      let branchID = frame.viewLists[place]
      let branch = frame.views[branchID]
      if !isDone, try holds(branch, frame) {
        isDone = true
        for driver in drivers { driver.didTake(branch: branchID, frame.code) }
        try lower(branch.content, frame, Identity.child(identity, branchID), lowering, into: &nodes)
      } else if branch.local < 0 {
        let identity = Identity.child(identity, branchID)
        for driver in drivers { driver.didSkip(branch: branch.content, frame, identity, self) }
      }
    }
    if !isDone { for driver in drivers { driver.didTakeNone(of: id, frame.code) } }
  }

  /// True where a branch is taken; a value that it names is bound.
  func holds(_ branch: ViewNode, _ frame: Frame) throws -> Bool {
    if branch.code.isNone {
      guard let attribute = branch.attributes.first, branch.local >= 0 else { return true }
      return try bind(try attributeValue(attribute, frame), branch, frame)
    }
    let value = try evaluator.evaluate(branch.code, frame)
    if branch.local >= 0 { return try bind(value, branch, frame) }
    if case .bool(true) = value { return true }
    return false
  }

  private func bind(_ value: Value, _ branch: ViewNode, _ frame: Frame) throws -> Bool {
    if case .null = value { return false }
    frame[branch.local] = value.outOfOptional
    return true
  }

  func lowerSwitch(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    into nodes: inout [NodeIndex]
  ) throws {
    let subject = try evaluator.evaluate(node.code, frame)
    var isDone = false
    for place in node.content {
      let branchID = frame.viewLists[place]
      let branch = frame.views[branchID]
      if !isDone, try fits(branch, subject, frame) {
        isDone = true
        for driver in drivers { driver.didTake(branch: branchID, frame.code) }
        try lower(branch.content, frame, Identity.child(identity, branchID), lowering, into: &nodes)
      } else if !bindsValues(branch, frame) {
        let identity = Identity.child(identity, branchID)
        for driver in drivers { driver.didSkip(branch: branch.content, frame, identity, self) }
      }
    }
  }

  /// True for a branch of a switch whose pattern gives its views values, so that they cannot be drawn for another subject.
  private func bindsValues(_ branch: ViewNode, _ frame: Frame) -> Bool {
    var open = frame.items(branch.patterns)[...].map { $0 }
    while let id = open.popLast() {
      if id.isNone { continue }
      let node = frame.nodes[id]
      switch node.kind {
      case .bindingPattern: return true
      case .tuplePattern, .casePattern: open += frame.items(node.list)
      case .optionalPattern, .labelledPattern, .cast: open.append(node.first)
      // What is no pattern is an expression to compare with.
      default: continue
      }
    }
    return false
  }

  private func fits(_ branch: ViewNode, _ subject: Value, _ frame: Frame) throws -> Bool {
    let patterns = frame.items(branch.patterns)
    if patterns.isEmpty { return true }
    for pattern in patterns where try evaluator.match(pattern, subject, frame) {
      if branch.code.isNone { return true }
      if case .bool(true) = try evaluator.evaluate(branch.code, frame) { return true }
    }
    return false
  }

  /// Lowers the views of a `ForEach` once for each element.
  func lowerRows(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    into nodes: inout [NodeIndex]
  ) throws {
    var items = try evaluator.evaluate(node.code, frame)
    var binding: BindingBox?
    if case .binding(let box) = items {
      items = try box.get()
      if frame.code.iterations[node.iteration].bindingLocal >= 0 { binding = box }
    }
    if case .range(let range) = items { try evaluator.checkRange(range, frame, node.code) }
    try lowerElements(items, binding, id, node, frame, identity, lowering, into: &nodes)
  }

  private func lowerElements(
    _ items: Value, _ binding: BindingBox?, _ id: ViewID, _ node: ViewNode, _ frame: Frame,
    _ identity: UInt64,
    _ lowering: Lowering, into nodes: inout [NodeIndex]
  ) throws {
    let collectsTags = lowering.environment.collectsTags
    let iteration = frame.code.iterations[node.iteration]
    var index = 0
    let start = lowering.tree.extent
    let site = RowSite(file: frame.code.id, view: id)
    for driver in drivers { driver.willLower(rows: site) }
    let isPlanned = binding == nil && !holdsBindings(items)
    let plan = isPlanned ? RowPlan(items, id, node, frame, identity, self, lowering) : nil
    let group = try openGroup(node, frame)
    func lowerRow(_ element: Value) throws {
      let row = frame.copied()
      row.bind(element, as: node)
      if let binding {
        let place = Value.int(index)
        let box = evaluator.elementBinding(binding, place, isDictionary: false, frame, .none)
        row[iteration.bindingLocal] = .binding(box)
        row[node.local] = .binding(box)
      }
      var identified = element
      if case .binding(let box) = element {
        if iteration.bindingLocal >= 0 { row[iteration.bindingLocal] = element }
        identified = try box.get()
      }
      let key = try evaluator.value(atKeyPath: iteration.id, of: identified, row)
      for driver in drivers { driver.willLower(row: index, key, element, self) }
      let rowIdentity = store.row(identity, key)
      if let group { notes?.addRow(rowIdentity, key, of: group, at: site) }
      index += 1
      let first = nodes.count
      let tagged = lowering.preferences.tags.count
      if let plan {
        try plan.record(self, lowering, into: &nodes) {
          try lower(node.content, row, rowIdentity, lowering, into: &$0)
        }
      } else if let notes, let group {
        try notes.lowerRow(index - 1, of: group) {
          try lower(node.content, row, rowIdentity, lowering, into: &nodes)
        }
      } else {
        try lower(node.content, row, rowIdentity, lowering, into: &nodes)
      }
      if !node.parts.isEmpty {
        try attachRowParts(
          id, node, row, rowIdentity, lowering, from: first, into: &nodes)
      }
      if !iteration.children.isNone {
        try lowerBelow(
          element, id, node, row, rowIdentity, lowering, from: first, into: &nodes)
      }
      if let group { notes?.add(nodes[first...], place: index - 1, of: group) }
      if collectsTags {
        let tags = lowering.tagsByView(lowering.preferences.tags[tagged...])
        for view in nodes[first...] where lowering.found(view, in: tags) == nil {
          lowering.preferences.tags.append((view: view, value: key))
        }
      }
    }
    if let plan {
      while index < plan.count {
        let (known, first) = (index, nodes.count)
        index = try plan.addRows(from: index, of: start, self, lowering, into: &nodes)
        // Rows of several views each are not told apart here.
        if let group, nodes.count - first == index - known {
          for place in known..<index {
            notes?.add(CollectionOfOne(nodes[first + place - known]), place: place, of: group)
          }
        }
        if index < plan.count { try lowerRow(plan.element(at: index)) }
      }
      for driver in drivers { driver.didLower(rows: site, count: index) }
      return
    }
    try evaluator.forEachElement(of: items, frame, node.code) { element in
      try evaluator.step(frame.code, node.code)
      if index == RowPlan.sampleRows, case .array(let all) = items, all.count > 10 * RowPlan.sampleRows {
        lowering.tree.reserve((all.count - index) / index + 1, since: start)
        nodes.reserveCapacity(all.count)
      }
      try lowerRow(element)
      return true
    }
    for driver in drivers { driver.didLower(rows: site, count: index) }
  }

  /// True for an array of bindings.
  private func holdsBindings(_ items: Value) -> Bool {
    if case .array(let box) = items, box.count > 0, case .binding = box[0] { return true }
    return false
  }

  /// Notes that rows follow, and what the `ForEach` says of deleting and moving them; nil where nobody does steps.
  private func openGroup(_ node: ViewNode, _ frame: Frame) throws -> PageNotes.GroupID? {
    guard let notes else { return nil }
    var (deletion, move): (Value?, Value?) = (nil, nil)
    let attributes = ElementCatalog.forEach.attributes
    for place in node.attributes {
      let position = Int(frame.attributes[place].position)
      guard attributes.indices.contains(position) else { continue }
      switch attributes[position].rowUse {
      case .deletion?: deletion = try attributeValue(place, frame)
      case .move?: move = try attributeValue(place, frame)
      case .text?, .picture?, .linkValue?, nil: break
      }
    }
    return notes.openGroup(delete: deletion, move: move)
  }

  /// Makes a row with rows below it one that can be opened, as in an outline; it is closed at first.
  private func lowerBelow(
    _ element: Value, _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64,
    _ lowering: Lowering,
    from first: Int, into nodes: inout [NodeIndex]
  ) throws {
    let children = frame.code.iterations[node.iteration].children
    let below = try evaluator.value(atKeyPath: children, of: element, frame)
    guard case .array = below else { return }
    var inner = context
    inner.outlineDepth += 1
    guard inner.outlineDepth < 100 else {
      throw RuntimeFault(.runLimit, "Rows stand more than 100 levels deep below each other.")
    }
    var rows: [NodeIndex] = []
    try within(inner) {
      try lowerElements(below, nil, id, node, frame, identity, lowering, into: &rows)
    }
    let label = lowering.region(.label, children: Array(nodes[first...]))
    nodes.removeSubrange(first...)
    nodes.append(
      lowering.control(
        ControlPayload(.disclosure), children: [label, lowering.region(.content, children: rows)]))
  }

  /// Lowers a named piece of body with its arguments.
  func lowerFragment(
    _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering, into nodes: inout [NodeIndex]
  ) throws {
    guard let views = runnable.model.fragments[node.member], let view = frame.view else { return }
    let code = runnable.code(evaluator.members[node.member].file)
    let inner = Frame(code, size: code.slotCount, view: view)
    for place in node.attributes {
      inner[frame.attributes[place].position] = try attributeValue(place, frame)
    }
    try evaluator.enter(code, .none)
    defer { evaluator.leave() }
    try lower(views, inner, identity, lowering, into: &nodes)
  }

  /// Lowers what the caller gave for a slot.
  func lowerSlot(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    into nodes: inout [NodeIndex]
  ) throws {
    guard let view = frame.view else { return }
    if let content = view.lowerContent, node.target < 0 {
      for view in try content(self, node.styleProperty) { append(view, lowering, into: &nodes) }
      return
    }
    guard let content = view.slots[node.target] else { return }
    var caller = content.frame
    if !content.parameters.isEmpty {
      caller = caller.copied()
      for place in node.attributes {
        let position = Int(frame.attributes[place].position)
        if position >= 0, position < content.parameters.count {
          caller[content.parameters[position]] = try attributeValue(place, frame)
        }
      }
    }
    try evaluator.enter(frame.code, .none)
    defer { evaluator.leave() }
    try lower(content.views, caller, identity, lowering, into: &nodes)
  }
}
