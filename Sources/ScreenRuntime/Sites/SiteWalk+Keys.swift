import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension SiteWalk {
  func describe(_ target: PushTarget) throws -> (DestinationKey, view: String, detail: String) {
    let node = target.site.frame.views[target.site.view]
    let place = Int64(target.site.code.id.index) << 32 | Int64(UInt32(bitPattern: target.site.view.index))
    var values = surroundings(target.environment)
    if let value = target.value {
      values.append(try normalized(value))
      let view = declared(node.content, target.site.code).map { run.runnable.plan($0.0).name } ?? ""
      return (DestinationKey(place: place, identity: 0, values: values), view, try name(of: [value]))
    }
    var found = node.destination.isNone ? nil : (node.destination, node.attributes)
    if found == nil, let part = run.host.parts(named: "Destination", target.site).first {
      found = declared(target.site.frame.views[part].content, target.site.code)
    }
    guard let (declaration, attributes) = found else {
      return (DestinationKey(place: place, identity: target.site.identity, values: values), "", "")
    }
    let request = try PageRequest(declaration, attributes, target.site.frame, run.host)
    let arguments = request.arguments.sorted { $0.key.index < $1.key.index }
    for (member, value) in arguments {
      values.append(.int(Int(member.index)))
      values.append(try normalized(value, run.evaluator.members[member].type))
    }
    let key = DestinationKey(place: -1 - Int64(declaration.index), identity: 0, values: values)
    return (key, request.name, try name(of: arguments.map(\.value)))
  }

  /// The one declared view that a piece of body is, where it has no chain of its own.
  private func declared(_ content: Range<ViewPlace>, _ code: FileCode) -> (DeclarationID, Range<AttributeID>)?
  {
    guard content.count == 1, let place = content.first else { return nil }
    let view = code.views[code.viewLists[place]]
    guard view.kind == .declared, view.modifiers.isEmpty, view.parts.isEmpty else { return nil }
    return (view.declaration, view.attributes)
  }

  private func surroundings(_ environment: EnvironmentNode?) -> [Value] {
    var values: [Value] = []
    var node = environment
    while let current = node, values.count < 64 {
      values.append(.string(current.key))
      // A page that reads what cannot be had fails when it is drawn; to others it makes no difference.
      values.append((try? normalized(current.value)) ?? .null)
      node = current.parent
    }
    return values
  }

  /// A value as it is compared: objects by their type and the order in which they were met, bindings by what they
  /// lead to, views by what they are made of. A function whose type says that it gives something is compared by what it
  /// can ask for; what others do is not seen on the page.
  private func normalized(_ value: Value, _ type: TypeID? = nil) throws -> Value {
    switch value {
    case .function(let function):
      guard let type, case .function(_, let result) = (type.wrapped ?? type).kind, result != .void else {
        return .null
      }
      return try parts(of: function)
    case .binding(let box): return try normalized(try box.get())
    case .object(let object):
      let id = ObjectIdentifier(object)
      if objects[id] == nil {
        objectCounts[object.type, default: 0] += 1
        objects[id] = objectCounts[object.type]
        keptObjects.append(object)
      }
      return .tuple(ArrayBox([.type(object.type), .int(objects[id] ?? 0)]))
    case .opaque(let box):
      guard let view = box.content as? any LoweredValue else { return value }
      return try parts(of: view)
    case .null, .someNil, .void, .bool, .int, .double, .string, .dataString, .row, .choice, .structure,
      .payload,
      .array, .dictionary, .set, .tuple, .range, .color, .type:
      return value
    }
  }

  /// What a view is made of that code hands around.
  private func parts(of view: any LoweredValue) throws -> Value {
    switch view {
    case let view as DeclaredView:
      let arguments = try view.arguments.sorted { $0.key < $1.key }.flatMap { member, value in
        [.int(member.position), try normalized(value, run.evaluator.members[member].type)]
      }
      return tuple("declared", [view.declaration.index], arguments)
    case let view as ModifiedView:
      let call = view.frame.modifiers[view.modifier].call
      return tuple(
        "modified", [view.frame.code.id.index, view.modifier.index],
        [try normalized(view.base)] + (try taken(by: call, view.frame)))
    case let view as ChainedView:
      let values = try view.chain.flatMap {
        try taken(by: view.frame.modifiers[$0].call, view.frame)
      }
      return tuple(
        "chained", [view.frame.code.id.index, view.chain.lowerBound.index],
        [try normalized(view.base)] + values)
    case let view as FragmentView:
      return tuple(
        "fragment", [view.member.index],
        [owner(view.frame.view)] + (try view.arguments.map { try normalized($0) }))
    case let label as StyleLabel: return tuple("label", [], [owner(label.view)])
    // The view that a function of an extension is called on: it is gone when the function is left.
    default: return .null
    }
  }

  /// What a function is made of.
  private func parts(of function: FunctionBox) throws -> Value {
    switch function.body {
    case let closure as ClosureBody:
      return tuple(
        "closure", [closure.frame.code.id.index, closure.block.index],
        try taken(by: closure.block, closure.frame, parameters: closure.parameters))
    case let method as MethodBody:
      return tuple("method", [method.member.index], [owner(method.view), try normalized(method.receiver)])
    // A key path is compared as it is; what the runtime makes does the same wherever it is handed on.
    default: return function.body is any ComparedFunction ? .function(function) : .null
    }
  }

  /// The values that a piece of code takes from around it: locals, and the view or value that `self` is.
  private func taken(by id: CodeID, _ frame: Frame, parameters: [Int32] = []) throws -> [Value] {
    guard !id.isNone else { return [] }
    let code = frame.code
    let own = code.span(of: id, parameters: parameters)
    var slots: Set<Int32> = []
    var asksSelf = false
    for place in code.tree.extent(of: id) {
      let reference = code.references[place]
      let kind = code.nodes[place].kind
      switch reference.kind {
      case .local, .newValue:
        if !(own.first..<own.first + own.count).contains(reference.index) { slots.insert(reference.index) }
      case .none: if kind == .selfReference { asksSelf = true }
      case .member, .bindingMember: if kind != .member { asksSelf = true }
      case .function, .fragment, .configuration, .wrappedValue, .projection: asksSelf = true
      case .staticMember, .library, .choice, .enumCase, .type, .element, .initializer, .ownInitializer,
        .closureCall,
        .bindingInitializer, .rawValue, .modifier, .platform, .appearance, .objectWillChange,
        .viewInitializer,
        .textRuns, .operatorFunction, .keyPath, .constant, .dynamicType,
        .elementBindings, .view:
        break
      }
    }
    let values = try slots.sorted().map { try normalized(frame[$0]) }
    return asksSelf ? [owner(frame.view), try normalized(frame.selfValue)] + values : values
  }

  /// A view as the owner of code: where it stands.
  private func owner(_ view: ViewInstance?) -> Value {
    guard let view else { return .null }
    return .tuple(ArrayBox([.int(Int(bitPattern: UInt(view.identity))), .string(view.plan.name)]))
  }

  private func tuple(_ kind: String, _ numbers: [Int32], _ parts: [Value]) -> Value {
    .tuple(ArrayBox([.string(kind)] + numbers.map { .int(Int($0)) } + parts))
  }

  /// What tells values from others of their type, in words: their ids, where those are short, else their names.
  private func name(of values: [Value]) throws -> String {
    var words: [String] = []
    for value in values where words.count < 3 {
      if let word = try name(of: value), !word.isEmpty { words.append(word) }
    }
    return words.joined(separator: " ")
  }

  private func name(of value: Value) throws -> String? {
    switch value {
    case .binding(let box): return try name(of: try box.get())
    case .int, .string, .dataString, .choice, .double, .bool: return run.evaluator.describe(value)
    case .payload(let box):
      // A route of the app: its case, and what tells it from others of the case.
      var words = [run.evaluator.describe(.choice(box.type, box.index))]
      if case .tuple(let parts) = box.payload {
        words += try parts.elements.compactMap { try name(of: $0) }
      } else if let word = try name(of: box.payload) {
        words.append(word)
      }
      return words.joined(separator: " ")
    case .row, .structure, .object: break
    // Other values have no name that would fit into that of a file.
    default: return nil
    }
    guard let declaration = run.evaluator.declaration(of: value) else { return nil }
    let plan = run.runnable.plan(declaration)
    if !plan.identityMember.isNone {
      let id = run.evaluator.describe(try run.evaluator.identity(of: value))
      if id.utf8.count <= 24 { return id }
    }
    for wanted in ["name", "title"] {
      for member in plan.stored where run.runnable.program.members[member].name.text == wanted {
        let frame = Frame(plan.code, size: 1, view: nil)
        let text = try run.evaluator.get(member, of: value, frame, frame.nodes.startIndex).text
        if let text, !text.isEmpty { return text }
      }
    }
    return !plan.identityMember.isNone
      ? run.evaluator.describe(try run.evaluator.identity(of: value)) : nil
  }

  /// What the page shows, as a number: equal for equal pages of one walk.
  var fingerprint: Int {
    var hasher = Hasher()
    let tree = run.lastTree
    tree.pool.withUnsafeBytes { hasher.combine(bytes: $0) }
    for node in tree.nodes {
      hasher.combine(node.kind)
      hasher.combine(node.payload)
      hasher.combine(node.firstChild)
    }
    hasher.combine(tree.boxes)
    for control in tree.controls {
      hasher.combine(control.isOn)
      hasher.combine(control.selection)
      hasher.combine(control.number)
    }
    for text in tree.texts { hasher.combine(text.runCount) }
    for run in tree.runs { hasher.combine(run.text) }
    hasher.combine(run.shownPages.count)
    return hasher.finalize()
  }

  /// The label of a control, or its first text where the label is long.
  func shortLabel(of control: RunControl, in tree: RenderTree) -> String {
    let label = run.label(of: control)
    if label.utf8.count <= 32 || control.registration.node.isNone { return label }
    var open = [control.registration.node]
    while let index = open.popLast() {
      let node = tree[index]
      if node.kind == .text {
        let text = tree.texts[Int(node.payload)]
        let runs = tree.runs[Int(text.firstRun)..<Int(text.firstRun + text.runCount)]
        let words = runs.map { tree.string($0.text) }.joined()
        if !words.isEmpty { return words }
      }
      open += tree.children(of: index).reversed()
    }
    return label
  }

  var presentedName: String {
    switch run.lastTree.presentations.last?.kind {
    case .alert: "alert"
    case .actionSheet: "choices"
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case nil: "state"
    }
  }
}
