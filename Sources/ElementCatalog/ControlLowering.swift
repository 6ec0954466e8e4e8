import RenderTree
import ScreenTypes
import StandardLibrary

extension Lowering {
  /// Adds a control that can be used: registers it with the host and ties both together.
  func control(
    _ payload: ControlPayload, _ registration: ControlRegistration, of site: Int, children: [NodeIndex]
  ) -> NodeIndex {
    var payload = payload
    payload.isEnabled = environment.isEnabled
    payload.tint = payload.tint ?? environment.tint
    let index = control(payload, children: children)
    tree.controls[Int(tree[index].payload)].control = register(registration, of: site, node: index)
    return index
  }

  /// Adds a control with its label; where labels are hidden, the label is only read aloud.
  func labelled(
    _ payload: ControlPayload, _ registration: ControlRegistration, of site: Int, title: Value?
  ) throws -> NodeIndex {
    var payload = payload
    let label = try host.lowerLabel(of: site, title: title, self)
    if !environment.hidesLabels { return control(payload, registration, of: site, children: label) }
    payload.accessibilityLabel = tree.store(names(of: label))
    return control(payload, registration, of: site, children: [])
  }

  /// Adds a row of a label and of controls that have it as their name: a screen reader speaks it with them alone.
  func beside(_ label: [NodeIndex], _ controls: [NodeIndex]) -> NodeIndex {
    let name = label.isEmpty ? [] : [box(.accessibilityHidden, stacked(label))]
    return stack(StackPayload(axis: .horizontal), children: name + controls)
  }

  /// One view for those of a label, title or header: several stand below each other.
  func stacked(_ views: [NodeIndex]) -> NodeIndex {
    if views.count < 2 { return group(views) }
    let alignment: HorizontalAlignment = environment.labelParts == .iconAbove ? .center : .leading
    return stack(
      StackPayload(axis: .vertical, alignment: Alignment(alignment, .center), spacing: 0), children: views)
  }

  /// The label of a control as what a screen reader speaks, where it is not drawn as a part of the control.
  func spoken(_ label: [NodeIndex], in payload: ControlPayload) -> ControlPayload {
    var payload = payload
    payload.accessibilityLabel = tree.store(names(of: label))
    return payload
  }

  /// Puts the views of `minimumValueLabel` and `maximumValueLabel` at both ends of a control.
  func withEnds(_ control: NodeIndex, of site: Int) throws -> NodeIndex {
    let low = try host.lowerPart("minimumValueLabel", of: site, self)
    let high = try host.lowerPart("maximumValueLabel", of: site, self)
    if low.isEmpty && high.isEmpty { return control }
    return stack(StackPayload(axis: .horizontal), children: low + [control] + high)
  }

  /// Adds a control whose label and content are regions of it.
  func divided(
    _ payload: ControlPayload, _ registration: ControlRegistration, of site: Int, label: [NodeIndex],
    _ others: [NodeIndex]
  ) -> NodeIndex {
    var payload = payload
    if label.isEmpty || environment.hidesLabels {
      payload.accessibilityLabel = tree.store(names(of: label))
      return control(payload, registration, of: site, children: others)
    }
    return control(
      payload, registration, of: site, children: [region(.label, children: label)] + others)
  }

  /// Registers a control that stands at a node.
  func register(_ registration: ControlRegistration, of site: Int, node: NodeIndex) -> Int32 {
    var registration = registration
    registration.node = node
    registration.isEnabled = environment.isEnabled
    return host.register(registration, of: site)
  }

  /// The names of several views, joined by blanks.
  func names(of views: [NodeIndex]) -> String {
    views.map { name(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Adds an icon and a title side by side, or the one that the environment shows.
  func label(title: NodeIndex?, icon: NodeIndex?) -> NodeIndex {
    var parts: [NodeIndex] = []
    if let icon, environment.labelParts != .titleOnly { parts.append(icon) }
    if let title {
      if environment.labelParts != .iconOnly || icon == nil {
        parts.append(title)
      } else if let icon {
        let spoken = tree.store(name(of: title))
        return box(.accessibilityLabel(spoken), icon)
      }
    }
    if parts.count == 1 { return parts[0] }
    return stack(
      StackPayload(axis: environment.labelParts == .iconAbove ? .vertical : .horizontal), children: parts)
  }

  /// The views that a control with a declared style was not given, of the parts with these names.
  func missing(_ parts: [StyleProperty], of site: Int, hasLabel: Bool) -> [StyleProperty] {
    (hasLabel ? [] : [.label]) + parts.filter { host.parts($0.name, of: site).isEmpty }
  }

  /// Runs `body` for the icon of a label, which is large above its title, and tinted in the row of a list.
  func asIcon<T>(_ body: () throws -> T) throws -> T {
    if environment.labelParts == .iconAbove { return try asLargeIcon(body) }
    guard environment.isInList, environment.textStyle.color == nil else { return try body() }
    let color = environment.tint ?? Color(.accent)
    return try with({ $0.textStyle.color = color }, body)
  }

  /// Runs `body` for a picture above a title.
  func asLargeIcon<T>(_ body: () throws -> T) throws -> T {
    try with(
      {
        $0.set(FontValue(FontSize(points: 48)))
        $0.textStyle.color = Color(.secondary)
      }, body)
  }

  /// Adds the image of a system symbol, without a name of its own where a title stands beside it.
  func symbolImage(_ name: Value, isDecorative: Bool) -> NodeIndex {
    var payload = ImagePayload(source: .symbol, name: symbol(name))
    payload.isDecorative = isDecorative
    return image(payload)
  }

  /// The number that a value is; 0 for another value.
  func number(_ value: Value?) -> Double {
    switch value {
    case .double(let number)?: number
    case .int(let number)?: Double(number)
    case .opaque?: value?.content(DecimalValue.self)?.order ?? 0
    // The checker lets only numbers stand here, and one that was left out counts as 0.
    default: 0
    }
  }

  /// The lowest and highest number of a range; nil for another value.
  func bounds(_ value: Value?) -> (minimum: Double, maximum: Double)? {
    guard case .range(let range)? = value else { return nil }
    if case .null = range.upper { return (number(range.lower), .infinity) }
    if case .null = range.lower {
      let step: Double = if case .int = range.upper, !range.isClosed { 1 } else { 0 }
      return (-.infinity, number(range.upper) - step)
    }
    let upper = number(range.upper)
    if case .int = range.upper, !range.isClosed { return (number(range.lower), upper - 1) }
    return (number(range.lower), upper)
  }

  /// Tags by the views that they mark; the first tag of a view wins.
  public func tagsByView(_ tags: ArraySlice<(view: NodeIndex, value: Value)>) -> [NodeIndex: Value] {
    Dictionary(tags.map { ($0.view, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// What `table` holds for a view or for one inside the modifiers around it.
  public func found<T>(_ view: NodeIndex, in table: [NodeIndex: T]) -> T? {
    var view = view
    while !view.isNone {
      if let value = table[view] { return value }
      guard tree[view].kind == .box else { return nil }
      view = tree[view].firstChild
    }
    return nil
  }
}
