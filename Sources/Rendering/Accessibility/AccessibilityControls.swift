import RenderTree

extension AccessibilityWriter {
  mutating func write(_ control: ControlPayload, _ node: RenderNode, _ depth: Int, _ level: Int) {
    if label == nil, !control.accessibilityLabel.isEmpty { label = string(control.accessibilityLabel) }
    let title = string(control.title)
    var states: [String] = control.isEnabled || isDisabled ? [] : ["disabled"]
    switch control.kind {
    case .button:
      if control.role == .destructive { states.append("destructive") }
      if control.role == .cancel { states.append("cancel") }
      if control.isPressed { states.append("pressed") }
      writeNamed(
        node, depth, level, role: "button", title: node.firstChild.isNone ? title : "", states: states)
    case .toggle:
      states.insert(control.isOn ? "on" : "off", at: 0)
      writeNamed(
        node, depth, level, role: "switch", title: node.firstChild.isNone ? title : "", states: states)
    case .stepper, .slider, .gauge:
      let role = control.kind == .stepper ? "stepper" : control.kind == .slider ? "slider" : "gauge"
      writeNamed(
        node, depth, level, role: role, title: node.firstChild.isNone ? title : "",
        value: Self.number(control.number), states: states)
    case .progress:
      let fraction = control.maximum > 0 ? control.number / control.maximum : 0
      writeNamed(
        node, depth, level, role: "progress", title: node.firstChild.isNone ? title : "",
        value: control.number < 0 ? "busy" : Self.number((fraction * 100).rounded()) + "%", states: states)
    case .textField, .secureField, .textEditor:
      let hidden = String(repeating: "•", count: min(string(control.text).count, 100))
      line(
        depth, "text field", name: title,
        value: control.kind == .secureField ? hidden : string(control.text),
        states: control.kind == .secureField ? ["secure"] + states : states)
    case .picker: writePicker(control, node, depth, states)
    case .datePicker, .colorPicker:
      writeNamed(
        node, depth, level, role: control.kind == .datePicker ? "date picker" : "color picker",
        title: node.firstChild.isNone ? title : "", value: string(control.text), states: states)
    case .menu, .disclosure:
      let role = control.kind == .menu ? "menu" : "disclosure"
      if control.kind == .disclosure { states.insert(control.isOn ? "expanded" : "collapsed", at: 0) }
      let parts = Array(tree.children(of: node))
      let name = parts.first { isRegion($0, .label) }.map { spoken(tree[$0]) } ?? title
      line(depth, role, name: name, states: states)
      if control.kind == .disclosure && !control.isOn { return }
      for part in parts where !isRegion(part, .label) { write(part, depth: depth + 1, level: level + 1) }
    case .tabs: writeTabs(control, node, depth, level)
    case .groupBox:
      let parts = Array(tree.children(of: node))
      let header = parts.first { isRegion($0, .header) }
      line(depth, "group", name: header.map { spoken(tree[$0]) } ?? title)
      for part in parts where part != header { write(part, depth: depth + 1, level: level + 1) }
    }
  }

  private mutating func writePicker(
    _ control: ControlPayload, _ node: RenderNode, _ depth: Int, _ states: [String]
  ) {
    let parts = Array(tree.children(of: node))
    let options = parts.filter { isRegion($0, .option) }
    let chosen = Int(control.selection)
    let name = parts.first { isRegion($0, .label) }.map { spoken(tree[$0]) } ?? string(control.title)
    let value = options.indices.contains(chosen) ? spoken(tree[options[chosen]]) : ""
    line(depth, "picker", name: name, value: value, states: states)
    for (position, option) in options.enumerated() {
      line(depth + 1, "option", name: spoken(tree[option]), states: position == chosen ? ["selected"] : [])
    }
  }

  private mutating func writeTabs(_ control: ControlPayload, _ node: RenderNode, _ depth: Int, _ level: Int) {
    let tabs = tree.children(of: node).filter { isRegion($0, .tab) }
    let shown = max(0, min(Int(control.selection), tabs.count - 1))
    for (position, tab) in tabs.enumerated() {
      let label = tree.children(of: tab).first { isRegion($0, .label) }
      let name = label.map { spoken(tree[$0]) } ?? ""
      line(
        depth, "tab", name: name.isEmpty ? "Tab \(position + 1)" : name,
        states: position == shown ? ["selected"] : [])
      if position != shown { continue }
      for child in tree.children(of: tab) where child != label {
        write(child, depth: depth + 1, level: level + 1)
      }
    }
  }

  /// A number without a fraction where it has none.
  static func number(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return String(whole) }
    return "\(value)"
  }
}
