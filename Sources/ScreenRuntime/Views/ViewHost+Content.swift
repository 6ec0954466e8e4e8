import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension ViewHost {
  func lowerContent(of site: Int, _ lowering: Lowering) throws -> [NodeIndex] {
    guard let place = place(site) else { return [] }
    let node = place.frame.views[place.view]
    var nodes: [NodeIndex] = []
    if node.kind == .part, catalog.elements[Int(node.target)].content.contains(.presents) {
      try lowerPresented(place, node, lowering, into: &nodes)
    } else {
      try lower(node.content, place.frame, place.identity, lowering, into: &nodes)
    }
    if !node.parts.isEmpty, isStack(node) {
      for part in node.parts.lazy.map({ place.frame.viewLists[$0] })
      where isToolbar(place.frame.views[part]) {
        _ = try lower(
          [.attachment(part)][...], place.view, place.frame, place.identity, lowering
        ) { _ in lowering.group([]) }
      }
    }
    return nodes
  }

  func viewCount(of site: Int) -> Int {
    guard let place = place(site) else { return 0 }
    return place.frame.views[place.view].content.count {
      place.frame.views[place.frame.viewLists[$0]].kind != .letBinding
    }
  }

  func lowerView(_ number: Int, of site: Int, _ lowering: Lowering) throws -> [NodeIndex] {
    guard let place = place(site) else { return [] }
    var nodes: [NodeIndex] = []
    var next = 0
    for index in place.frame.views[place.view].content {
      let view = place.frame.viewLists[index]
      let isView = place.frame.views[view].kind != .letBinding
      if !isView || next == number {
        try lower(view: view, place.frame, place.identity, lowering, into: &nodes)
      }
      if isView { next += 1 }
    }
    return nodes
  }

  func lowerPart(_ name: String, of site: Int, _ lowering: Lowering) throws -> [NodeIndex] {
    guard let place = place(site) else { return [] }
    var nodes: [NodeIndex] = []
    for part in parts(named: name, place) {
      let node = place.frame.views[part]
      try lower(node.content, place.frame, Identity.child(place.identity, part), lowering, into: &nodes)
    }
    return nodes
  }

  func parts(_ name: String, of site: Int) -> [Int] {
    guard let place = place(site) else { return [] }
    return parts(named: name, place).map { part in
      enter(Site(frame: place.frame, view: part, identity: Identity.child(place.identity, part)))
    }
  }

  func parts(named name: String, _ place: Site) -> [ViewID] {
    let node = place.frame.views[place.view]
    return node.parts.compactMap { index in
      let part = place.frame.viewLists[index]
      let target = place.frame.views[part].target
      return target >= 0 && catalog.elements[Int(target)].name == name ? part : nil
    }
  }

  func pageTarget(of site: Int) throws -> String {
    guard let pageNames, let place = place(site) else { return "" }
    return try pageNames.file(ofLinkAt: place, self)
  }

  func color(named name: String) -> Color { evaluator.color(named: name) }

  func hasContent(_ site: Int) -> Bool {
    guard let place = place(site) else { return false }
    return !place.frame.views[place.view].content.isEmpty
  }

  func use(of site: Int) throws -> ElementUse {
    guard let place = place(site) else { return ElementUse(values: [], site: site) }
    let node = place.frame.views[place.view]
    guard node.target >= 0, node.kind == .part || node.kind == .element else {
      return ElementUse(values: [], site: site)
    }
    return ElementUse(values: try values(of: place.view, node, place.frame), site: site)
  }

  /// What the content of an `AsyncImage` is given: its picture, or without a placeholder the phase that it has come.
  func picture(at address: Value?, of site: Int) -> Value {
    var image: ImageValue?
    if let address, case .null = address {
    } else if let address {
      image = ImageValue(source: .remote, name: evaluator.describe(address))
    }
    if parts("placeholder", of: site).isEmpty { return Value(PhaseValue(image: image)) }
    return image.map { Value($0) } ?? .null
  }

  func lowerLabel(of site: Int, title: Value?, _ lowering: Lowering) throws -> [NodeIndex] {
    if let title {
      if case .null = title {} else { return [try lowering.view(title)] }
    }
    guard let place = place(site) else { return [] }
    let node = place.frame.views[place.view]
    var nodes: [NodeIndex] = []
    if !parts(named: "label", place).isEmpty {
      nodes = try lowerPart("label", of: site, lowering)
    } else if isLabelFirst(node) {
      if let first = labelView(node, place.code) {
        try lower(view: first, place.frame, place.identity, lowering, into: &nodes)
      }
    } else {
      try lower(node.content, place.frame, place.identity, lowering, into: &nodes)
    }
    return nodes
  }

  func lowerBody(of site: Int, _ lowering: Lowering) throws -> [NodeIndex] {
    guard let place = place(site) else { return [] }
    let node = place.frame.views[place.view]
    let hasLabel = !parts(named: "label", place).isEmpty
    let label = isLabelFirst(node) && !hasLabel && !hasTitle(node, place) ? labelView(node, place.code) : nil
    var nodes: [NodeIndex] = []
    for index in node.content {
      let view = place.frame.viewLists[index]
      if view != label { try lower(view: view, place.frame, place.identity, lowering, into: &nodes) }
    }
    return nodes
  }

  /// True for a control that is given its title, so that no `<Label>` in it is one.
  private func hasTitle(_ node: ViewNode, _ place: Site) -> Bool {
    let title = catalog.elements[Int(node.target)].attributes.firstIndex { $0.name == "title" }
    return node.attributes.contains { index in
      title.map { place.frame.attributes[index].position == Int32($0) } ?? false
    }
  }

  private func isLabelFirst(_ node: ViewNode) -> Bool {
    (node.kind == .element || node.kind == .part) && node.target >= 0
      && catalog.elements[Int(node.target)].content.contains(.labelFirst)
  }

  /// The first view of a control, where it is a `<Label>`.
  private func labelView(_ node: ViewNode, _ code: FileCode) -> ViewID? {
    guard let first = node.content.first else { return nil }
    let view = code.viewLists[first]
    let kind = code.views[view]
    return kind.kind == .element && table.does(.label, kind.target) ? view : nil
  }

  // MARK: Presentations

  /// Lowers the views of a presentation: `dismiss` in them writes back to what presents it.
  private func lowerPresented(
    _ place: Site, _ node: ViewNode, _ lowering: Lowering, into nodes: inout [NodeIndex]
  ) throws {
    let definition = catalog.elements[Int(node.target)]
    var inner = context
    inner.layer += 1
    inner.navigation = nil
    for index in node.attributes {
      let attribute = place.frame.attributes[index]
      guard attribute.position >= 0, attribute.form == .binding else { continue }
      let name = definition.attributes[Int(attribute.position)].name
      guard name == "isPresented" || name == "item" else { continue }
      guard case .binding(let box) = try attributeValue(index, place.frame) else { continue }
      if name == "item" {
        place.frame[node.local] = try box.get()
        inner.presentation = ShownBy { try box.set?(.null) }
      } else {
        inner.presentation = ShownBy { try box.set?(.bool(false)) }
      }
    }
    try within(inner) { try lower(node.content, place.frame, place.identity, lowering, into: &nodes) }
  }

  /// The binding to the item of a presentation; nil for one that has none.
  func item(of place: Site) throws -> BindingBox? {
    let node = place.frame.views[place.view]
    guard node.local >= 0 else { return nil }
    let definition = catalog.elements[Int(node.target)]
    guard let index = attribute("item", of: node, definition, place.frame),
      case .binding(let box) = try attributeValue(index, place.frame)
    else { return nil }
    return box
  }

  /// The attributes of a presentation. While it is not up, only its binding and actions are asked for: the others may name
  /// the item that there is not, or give a value that nobody sees.
  func presentedValues(
    of id: ViewID, _ node: ViewNode, _ definition: ElementDefinition, _ frame: Frame
  ) throws -> [Value] {
    if let box = try item(of: Site(frame: frame, view: id, identity: 0)) {
      let item = try box.get()
      frame[node.local] = item
      if case .null = item { return try restingValues(node, definition, frame, box, named: "item") }
      return try values(of: id, node, frame)
    }
    guard let flag = flag(node, definition, frame),
      case .binding(let box) = try attributeValue(flag, frame)
    else { return try values(of: id, node, frame) }
    if let subject = try subject(node, definition, frame) {
      if case .null = subject.value {
        var values = try restingValues(node, definition, frame, box, named: "isPresented")
        values[subject.position] = .null
        return values
      }
      if node.local >= 0 { frame[node.local] = subject.value }
      return try values(of: id, node, frame)
    }
    // A `value`, such as an `Alert(…)`, is what a closure makes whenever it is shown.
    let mayRest =
      onlyGives(id, node, definition, frame) || attribute("value", of: node, definition, frame) != nil
    if mayRest, case .bool(false) = try box.get() {
      return try restingValues(node, definition, frame, box, named: "isPresented")
    }
    return try values(of: id, node, frame)
  }

  /// What a presentation that a flag shows is about, and the position of its attribute; nil where it says nothing of that.
  private func subject(_ node: ViewNode, _ definition: ElementDefinition, _ frame: Frame) throws -> (
    position: Int, value: Value
  )? {
    for index in node.attributes {
      let position = Int(frame.attributes[index].position)
      guard position >= 0, ["presenting", "error"].contains(definition.attributes[position].name) else {
        continue
      }
      return (position, try attributeValue(index, frame))
    }
    return nil
  }

  /// The attribute with the binding that tells whether a presentation is up.
  private func flag(_ node: ViewNode, _ definition: ElementDefinition, _ frame: Frame) -> AttributeID? {
    attribute("isPresented", of: node, definition, frame).flatMap {
      frame.attributes[$0].form == .binding ? $0 : nil
    }
  }

  /// The attribute of a name that an element is given; nil where it is not.
  private func attribute(
    _ name: String, of node: ViewNode, _ definition: ElementDefinition, _ frame: Frame
  ) -> AttributeID? {
    node.attributes.first {
      let position = Int(frame.attributes[$0].position)
      return position >= 0 && definition.attributes[position].name == name
    }
  }

  /// The binding and the actions of a presentation.
  private func restingValues(
    _ node: ViewNode, _ definition: ElementDefinition, _ frame: Frame, _ binding: BindingBox,
    named name: String
  ) throws -> [Value] {
    var values = [Value](repeating: .void, count: definition.attributes.count)
    for index in node.attributes {
      let position = Int(frame.attributes[index].position)
      guard position >= 0 else { continue }
      if definition.attributes[position].name == name {
        values[position] = .binding(binding)
      } else if definition.attributes[position].role == .action {
        values[position] = try attributeValue(index, frame)
      }
    }
    return values
  }

  /// True where the attributes of a presentation besides its actions only give values, and cannot fail.
  private func onlyGives(
    _ id: ViewID, _ node: ViewNode, _ definition: ElementDefinition, _ frame: Frame
  ) -> Bool {
    let known = frame.code.presentedQuietness[id]
    let found =
      known
      ?? Quietness.of(node.attributes) { place in
        let position = frame.attributes[place].position
        let isAction = position >= 0 && definition.attributes[Int(position)].role == .action
        return isAction ? .all : QuietViews(evaluator).quietness(attribute: place, frame.code)
      }
    if known == nil { frame.code.presentedQuietness[id] = found }
    return found.contains([.quiet, .sound]) && (found.contains(.own) || frame.view?.isTame == true)
  }

  // MARK: Values

  func read(_ binding: Value) throws -> Value {
    guard case .binding(let box) = binding else { return binding }
    return try box.get()
  }

  func call(_ function: Value, _ argument: Value) throws -> Value {
    guard case .function(let body) = function else { return .void }
    return try evaluator.call(body, [argument])
  }

  func call(_ function: Value, _ arguments: [Value]) throws {
    guard case .function(let body) = function else { return }
    try evaluator.perform(body, arguments)
  }

  func describe(_ value: Value) -> String { evaluator.describe(value) }

  func written(_ value: Value, by format: Value) throws -> String? {
    try evaluator.written(value, by: format)
  }

  func reason(of error: Value) throws -> String { try evaluator.reason(of: error) }

  func injecting(_ value: Value, key: String?, _ body: () throws -> NodeIndex) throws -> NodeIndex {
    var inner = context
    if let key {
      inner.environment = EnvironmentNode(inner.environment, type: .error, key: key, value: value)
    } else if case .object(let object) = value {
      inner.environment = EnvironmentNode(inner.environment, type: object.type, key: "", value: value)
    }
    return try within(inner, body)
  }

  func actingOnRows<T>(delete: Value?, move: Value?, _ body: () throws -> T) rethrows -> T {
    guard let notes, delete != nil || move != nil else { return try body() }
    return try notes.acting(delete: delete, move: move, body)
  }

  func restrictRow(isKept: Bool, isFixed: Bool) { notes?.restrictRow(isKept: isKept, isFixed: isFixed) }

  func onRefresh(_ action: Value) {
    notes?.addRefresher(action, layer: context.layer, container: context.navigation?.identity ?? 0)
  }

  func onOpen(wordsOf text: NodeIndex) {
    guard let notes, let action = openAction(in: context.environment) else { return }
    notes.add(action, ofWordsIn: text)
  }

  /// What the environment says that links do; nil where it says nothing.
  func openAction(in environment: EnvironmentNode?) -> EnvironmentAction? {
    EnvironmentNode.value("openURL", in: environment)?.content(EnvironmentAction.self)
  }

  func focus(of view: NodeIndex, _ binding: Value, equals value: Value) {
    guard let notes, case .binding(let box) = binding else { return }
    notes.add(PageNotes.Focus(binding: box, value: value), of: view)
  }

  func search(_ text: Value, site: Int) throws -> (isSearching: Bool, editingChanged: Value)? {
    guard runnable.asksForSearch, case .binding(let focus) = ownState(.bool(false), site: site) else {
      return nil
    }
    let hasText = try read(text) != .string("")
    let isSearching = try focus.get() == .bool(true) || hasText
    let tell = FunctionBox(
      body: NativeBody(1) { arguments in
        try focus.set?(arguments.first ?? .bool(false))
        return .void
      })
    return (isSearching, .function(tell))
  }

  func ownState(_ initial: Value, site: Int) -> Value {
    guard let place = place(site) else { return .binding(BindingBox(get: { initial }, set: nil)) }
    for driver in drivers { driver.didOwnState() }
    let identity = Identity.child(place.identity, place.view)
    return .binding(
      BindingBox(
        get: { [unowned self] in store.owned(identity) ?? initial },
        set: { [unowned self] value in
          evaluator.undo?.note(store, identity)
          store.own(identity, value)
          evaluator.noteChange()
        }))
  }
}
