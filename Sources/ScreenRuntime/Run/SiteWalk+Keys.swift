import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

extension SiteWalk {
  func describe(_ target: PushTarget) throws -> (DestinationKey, view: String, detail: String) {
    let node = target.site.frame.views[Int(target.site.view)]
    let place = Int64(target.site.code.id.index) << 32 | Int64(UInt32(bitPattern: target.site.view))
    var values = surroundings(target.environment)
    if let value = target.value {
      values.append(try normalized(value))
      let view = declared(node.content, target.site.code).map { run.runnable.plan($0.0).name } ?? ""
      return (DestinationKey(place: place, identity: 0, values: values), view, try name(of: [value]))
    }
    var found = node.destination.isNone ? nil : (node.destination, node.attributes)
    if found == nil, let part = run.host.parts(named: "Destination", target.site).first {
      found = declared(target.site.frame.views[Int(part)].content, target.site.code)
    }
    guard let (declaration, attributes) = found else {
      return (DestinationKey(place: place, identity: target.site.identity, values: values), "", "")
    }
    let request = try run.host.request(declaration, attributes, target.site.frame)
    let arguments = request.arguments.sorted { $0.key.index < $1.key.index }
    for (member, value) in arguments {
      values.append(.int(Int(member.index)))
      values.append(try normalized(value))
    }
    let key = DestinationKey(place: -1 - Int64(declaration.index), identity: 0, values: values)
    return (key, request.name, try name(of: arguments.map(\.value)))
  }

  /// The one declared view that a piece of body is, where it has no chain of its own.
  private func declared(_ content: Range<Int32>, _ code: FileCode) -> (DeclarationID, Range<Int32>)? {
    guard content.count == 1, let place = content.first else { return nil }
    let view = code.views[Int(code.viewLists[Int(place)])]
    guard view.kind == .declared, view.modifiers.isEmpty, view.parts.isEmpty else { return nil }
    return (DeclarationID(Int(view.target)), view.attributes)
  }

  private func surroundings(_ environment: EnvironmentNode?) -> [Value] {
    var values: [Value] = []
    var node = environment
    while let current = node, values.count < 64 {
      values.append(.string(current.key))
      values.append((try? normalized(current.value)) ?? .null)
      node = current.parent
    }
    return values
  }

  /// A value as it is compared: objects by their type and the order in which they were met, bindings by what they
  /// lead to, functions not at all.
  private func normalized(_ value: Value) throws -> Value {
    switch value {
    case .function: return .null
    case .binding(let box): return try normalized(try box.get())
    case .object(let object):
      let id = ObjectIdentifier(object)
      if objects[id] == nil {
        objectCounts[object.type, default: 0] += 1
        objects[id] = objectCounts[object.type]
        keptObjects.append(object)
      }
      return .tuple(ArrayBox([.type(object.type), .int(objects[id] ?? 0)]))
    default: return value
    }
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
    case .row, .structure, .object: break
    default: return nil
    }
    guard let declaration = run.evaluator.declaration(of: value) else { return nil }
    let plan = run.runnable.plan(declaration)
    if plan.identityMember >= 0 {
      let id = run.evaluator.describe(try run.evaluator.identity(of: value))
      if id.utf8.count <= 24 { return id }
    }
    for wanted in ["name", "title"] {
      for member in plan.stored where run.runnable.program.members[Int(member)].name.text == wanted {
        let frame = Frame(plan.code, size: 1, view: nil)
        let text = try run.evaluator.get(member, of: value, frame, 0).text
        if let text, !text.isEmpty { return text }
      }
    }
    return plan.identityMember >= 0
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
