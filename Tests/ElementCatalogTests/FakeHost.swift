import RenderTree
import ScreenTypes
import SourceModel
import StandardLibrary

@testable import ElementCatalog

/// A screen made by hand: sites with elements, values and children, lowered without checker or evaluator.
final class FakeHost: LoweringHost {
  struct Site {
    var definition: ElementDefinition
    var values: [Value]
    var children: [Int]
    var chain: [Modifier]
  }

  struct Modifier {
    var definition: ModifierDefinition
    var use: ModifierUse
  }

  var sites: [Site] = []
  var registrations: [ControlRegistration] = []
  var appeared: [Int] = []
  var changes: [Value] = []
  var injected: [(key: String?, value: Value)] = []
  var settings = RunSettings()
  var pressedLabel: String?
  var takesInput = false

  func preference(_ key: TypeID, _ values: [Value]) -> Value { values.last ?? .void }
  func call(_ function: FunctionBox, _ arguments: [Value]) throws -> Value { .void }
  func changingTaps(
    _ change: (inout ControlRegistration) -> Void, _ content: () throws -> NodeIndex
  ) rethrows -> NodeIndex { try content() }

  /// Adds an element; attributes by name.
  func add(
    _ name: String, _ attributes: [String: Value] = [:], _ children: [Int] = [], _ chain: [Modifier] = []
  ) -> Int {
    let catalog = ElementCatalog.shared
    let definition = catalog.elements[catalog.element(named: Name(name))!]
    for attribute in attributes.keys where !definition.attributes.contains(where: { $0.name == attribute }) {
      fatalError("\(name) has no \(attribute)")
    }
    sites.append(
      Site(
        definition: definition, values: definition.attributes.map { attributes[$0.name] ?? .void },
        children: children, chain: chain))
    return sites.count - 1
  }

  /// A modifier with arguments by position.
  func modifier(_ name: String, overload: Int = 0, _ values: Value...) -> Modifier {
    let catalog = ElementCatalog.shared
    let definition = catalog.modifiers[catalog.modifiers(named: Name(name))[0]]
    let count = definition.signatures[overload].filter { $0 == ":" }.count
    let padded = values + Array(repeating: .void, count: max(count - values.count, 0))
    return Modifier(
      definition: definition, use: ModifierUse(overload: overload, values: padded, site: 1_000))
  }

  /// Lowers one site with its attachments and chain.
  func lower(_ site: Int, _ lowering: Lowering) throws -> NodeIndex {
    let use = self.sites[site]
    var steps: [(() throws -> NodeIndex) throws -> NodeIndex] = []
    for child in use.children {
      guard let attach = sites[child].definition.attach else { continue }
      steps.append { content in
        try attach(lowering, ElementUse(values: self.sites[child].values, site: child), content)
      }
    }
    for modifier in use.chain {
      steps.append { content in try modifier.definition.apply(lowering, modifier.use, content) }
    }
    var result = { try use.definition.lower(lowering, ElementUse(values: use.values, site: site)) }
    for step in steps {
      let inner = result
      result = { try step(inner) }
    }
    return try result()
  }

  private func isContent(_ site: Int) -> Bool {
    switch sites[site].definition.placement {
    case .view, .item: true
    case .attachment, .part: false
    }
  }

  private func flattened(_ children: [Int], _ lowering: Lowering) throws -> [NodeIndex] {
    var nodes: [NodeIndex] = []
    for child in children where isContent(child) {
      let node = try lower(child, lowering)
      if lowering.tree[node].kind == .group {
        nodes += lowering.children(of: node)
      } else {
        nodes.append(node)
      }
    }
    return nodes
  }

  func lowerContent(of site: Int, _ lowering: Lowering) throws -> [NodeIndex] {
    try flattened(sites[site].children, lowering)
  }

  func viewCount(of site: Int) -> Int { sites[site].children.count(where: isContent) }

  func lowerView(_ place: Int, of site: Int, _ lowering: Lowering) throws -> [NodeIndex] {
    try flattened([sites[site].children.filter(isContent)[place]], lowering)
  }

  func lowerPart(_ name: String, of site: Int, _ lowering: Lowering) throws -> [NodeIndex] {
    try parts(name, of: site).flatMap { try lowerContent(of: $0, lowering) }
  }

  func parts(_ name: String, of site: Int) -> [Int] {
    sites[site].children.filter { sites[$0].definition.name == name }
  }

  func color(named name: String) -> Color { StandardLibrary.systemColor(named: name) ?? Color(.gray) }

  func hasContent(_ site: Int) -> Bool { sites[site].children.contains(where: isContent) }

  func use(of site: Int) throws -> ElementUse { ElementUse(values: sites[site].values, site: site) }

  private func labelChild(_ site: Int) -> Int? {
    guard sites[site].definition.content.contains(.labelFirst), let first = sites[site].children.first,
      sites[first].definition.name == "Label"
    else { return nil }
    return first
  }

  func lowerLabel(of site: Int, title: Value?, _ lowering: Lowering) throws -> [NodeIndex] {
    if let title { return [lowering.text(title)] }
    if sites[site].definition.content.contains(.labelFirst) {
      return try labelChild(site).map { [try lower($0, lowering)] } ?? []
    }
    return try lowerContent(of: site, lowering)
  }

  func lowerBody(of site: Int, _ lowering: Lowering) throws -> [NodeIndex] {
    let label = labelChild(site)
    return try flattened(sites[site].children.filter { $0 != label }, lowering)
  }

  func register(_ control: ControlRegistration, of site: Int) -> Int32 {
    registrations.append(control)
    return Int32(registrations.count - 1)
  }

  func pageTarget(of site: Int) throws -> String { "page-\(site).html" }

  func lowerStyled(
    _ style: Value, site: Int, _ configuration: StyleConfiguration, _ lowering: Lowering,
    part: (StyleProperty) throws -> [NodeIndex]
  ) throws -> NodeIndex {
    lowering.box(.opacity(configuration.isPressed ? 0.5 : 1), lowering.group(try part(.whole)))
  }

  func handlesInput(_ style: Value) -> Bool { takesInput }

  func lowerModifier(
    _ modifier: Value, _ lowering: Lowering, content: () throws -> NodeIndex
  ) throws -> NodeIndex { lowering.box(.hidden, try content()) }

  func lowerView(_ value: Value, _ lowering: Lowering) throws -> NodeIndex { lowering.text(describe(value)) }

  func injecting(_ value: Value, key: String?, _ body: () throws -> NodeIndex) throws -> NodeIndex {
    injected.append((key: key, value: value))
    return try body()
  }

  func onMeasured(_ view: NodeIndex, of transform: Value, _ action: Value, site: Int) {}
  func size(of view: NodeIndex, site: Int) -> SizeValue? { nil }

  func onOpen(wordsOf text: NodeIndex) {}
  func onAppear(_ action: Value, site: Int) { appeared.append(site) }

  func onDisappear(_ action: Value, site: Int) {}

  func onTask(_ action: Value, id: Value?, site: Int) { appeared.append(site) }

  func onChange(of value: Value, _ action: Value, isInitial: Bool, site: Int) { changes.append(value) }

  func search(_ text: Value, site: Int) throws -> (isSearching: Bool, editingChanged: Value)? { nil }

  func holds(_ gesture: Value, site: Int) {}

  func presents(_ isUp: Bool, onDismiss: Value?, site: Int) {}

  func ownState(_ initial: Value, site: Int) -> Value {
    .binding(BindingBox(get: { initial }, set: nil))
  }

  func read(_ binding: Value) throws -> Value {
    guard case .binding(let box) = binding else { return .null }
    return try box.get()
  }

  func written(_ value: Value, by format: Value) -> String? { nil }

  func reason(of error: Value) -> String { describe(error) }

  func describe(_ value: Value) -> String {
    switch value {
    case .int(let number): "\(number)"
    case .opaque(let box): box.description
    default: value.text ?? "?"
    }
  }

  func call(_ function: Value, _ argument: Value) -> Value { .double(16) }

  func keepLayoutValue(_ value: Value, of key: TypeID, at view: NodeIndex) {}

  func environmentValue(ofKey key: String) -> Value { .null }

  func environmentValue(ofKey key: String, at path: Value, _ change: (inout Value) throws -> Void) throws
    -> Value
  {
    var value = Value.null
    try change(&value)
    return value
  }

  func lowerLayout(_ layout: Value, site: Int, _ lowering: Lowering) -> NodeIndex? { nil }

  func call(_ function: Value, _ arguments: [Value]) {}

  func drawing(
    _ shape: Value, in place: SizeValue, _ view: (Path, SizeValue) throws -> NodeIndex
  ) throws -> NodeIndex? { nil }
  func path(of shape: Value, in rect: RectValue) -> Value? { nil }

  func actingOnRows<T>(delete: Value?, move: Value?, _ body: () throws -> T) rethrows -> T { try body() }

  func restrictRow(isKept: Bool, isFixed: Bool) {}

  func onRefresh(_ action: Value) {}

  func focus(of view: NodeIndex, _ binding: Value, equals value: Value) {}

  func onReceive(_ publisher: Value, _ action: Value, site: Int) {}
  func columnPath(of site: Int) -> Value? { nil }
  func bring(_ value: Value, at site: Int) -> Bool { false }
  func hasRows(_ site: Int) -> Bool { false }
  func lowerColumns(
    of table: Int, for element: Value, at row: Int, _ lowering: Lowering
  ) throws -> [NodeIndex] { [] }
  func titles(ofColumnsIn table: Int) -> [Value] { [] }
  func identity(of value: Value) throws -> Value { value }
  func type(ofAttribute position: Int, at site: Int) -> TypeID { .error }
  func isPressed(_ label: String) -> Bool { label == pressedLabel }
}

extension Value {
  /// A binding of a constant.
  static func constant(_ value: Value) -> Value { .binding(BindingBox(get: { value }, set: nil)) }

  /// A case of a library enum by its position.
  static func place(_ index: Int32) -> Value { .choice(.any, index) }

  /// A function that does nothing.
  static var action: Value { .function(FunctionBox(body: Nothing())) }
}

private final class Nothing {}

extension Lowering {
  /// The tree below a node, for comparisons: `stack(text, spacer)`.
  func outline(_ index: NodeIndex) -> String {
    let node = tree[index]
    var name = "\(node.kind)"
    if node.kind == .region { name = "\(tree.regions[Int(node.payload)])" }
    if node.kind == .control { name = "\(tree.controls[Int(node.payload)].kind)" }
    let children = children(of: index).map(outline)
    return children.isEmpty ? name : "\(name)(\(children.joined(separator: ", ")))"
  }

  /// The modifier of a box.
  func modifier(_ index: NodeIndex) -> BoxModifier? {
    tree[index].kind == .box ? tree.boxes[Int(tree[index].payload)] : nil
  }

  /// The characters of a text and the styles of its runs.
  func runs(_ index: NodeIndex) -> [(text: String, style: TextStyle)] {
    let text = tree.texts[Int(tree[innermost(index)].payload)]
    return (text.firstRun..<text.firstRun + text.runCount).map {
      let run = tree.runs[Int($0)]
      return (tree.string(run.text), tree.textStyles[Int(run.style)])
    }
  }
}
