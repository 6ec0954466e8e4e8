import RenderTree

extension HTMLWriter {
  mutating func writeControl(_ index: Int32, _ node: RenderNode, _ place: Place) {
    let control = pointers.controls[Int(node.payload)]
    if let tint = control.tint { addTint(tint) }
    switch control.kind {
    case .button: writeButton(index, node, control, place)
    case .toggle: writeToggle(index, node, control, place)
    case .stepper: writeStepper(index, node, control, place)
    case .slider: writeSlider(index, node, control, place)
    case .textField, .secureField, .textEditor: writeTextInput(index, node, control, place)
    case .picker: writePicker(index, node, control, place)
    case .datePicker: writeDatePicker(index, node, control, place)
    case .colorPicker: writeColorInput(index, node, control, place)
    case .progress, .gauge: writeMeasure(index, node, control, place)
    case .menu, .disclosure: writeDisclosure(index, node, control, place)
    case .tabs: writeTabs(index, node, control, place)
    case .groupBox: writeGroupBox(index, node, place)
    }
    pending.clearSpoken()
  }

  mutating func addTint(_ tint: Color) {
    pending.styles.append("--sw-accent:")
    addColors { $0.append(textColor: tint) }
    pending.styles.append(";--sw-prominent:")
    addColors { $0.append(groundColor: tint) }
    pending.styles.append(";--sw-switch:")
    addColors { $0.append(color: tint) }
    pending.styles.append(";")
  }

  /// Adds the class of the look of a button or link, and those of its size and outline.
  mutating func addLook(_ look: ControlPayload.Look, _ metrics: ControlMetrics) {
    if let name = Self.className(of: look) {
      addClass(" ")
      addClass(name)
    }
    if look.isBordered { addMetrics(metrics) }
  }

  /// Adds the classes of a size and an outline.
  private mutating func addMetrics(_ metrics: ControlMetrics) {
    switch metrics.size {
    case .small: addClass(" sw-size-small")
    case .large, .extraLarge: addClass(" sw-size-large")
    case nil: break
    }
    switch metrics.border {
    case .capsule: addClass(" sw-border-capsule")
    case .roundedRectangle: addClass(" sw-border-rounded")
    case .circle: addClass(" sw-border-circle")
    case nil: break
    }
  }

  /// The class of a look; nil for that of every control of its kind.
  static func className(of look: ControlPayload.Look) -> StaticString? {
    switch look {
    case .plain: "sw-plain-button"
    case .bordered: "sw-bordered"
    case .borderedProminent: "sw-prominent"
    case .automatic, .borderless, .segmented, .inline, .menu, .wheel, .button, .navigationLink, .circular,
      .linear, .graphical,
      .roundedBorder, .page, .pageWithoutDots, .ring, .search:
      nil
    }
  }

  /// Adds the classes that show how a button looks: its style, its role, and whether it is held down.
  mutating func addLook(of control: ControlPayload) {
    addLook(control.look, control.metrics)
    switch control.role {
    case .none, .confirm, .close: break
    case .cancel: addClass(" sw-cancel")
    case .destructive: addClass(" sw-destructive")
    }
    if control.isPressed { addClass(" sw-pressed") }
  }

  // MARK: Names and states

  /// Writes `aria-label` from what was set for the control, else from its visible label.
  mutating func writeName(_ index: Int32, _ control: ControlPayload, _ label: Int32, otherwise: StaticString)
  {
    out.append(" aria-label=\"")
    writeNameValue(control, label, otherwise: otherwise)
    out.append("\"")
  }

  mutating func writeNameValue(_ control: ControlPayload, _ label: Int32, otherwise: StaticString) {
    let given = pending.label.isEmpty ? control.accessibilityLabel : pending.label
    if !given.isEmpty {
      out.appendAttribute(pointers.text(given))
    } else if pointers.known(label).contains(.named) {
      appendSpokenText(of: label)
    } else if !control.title.isEmpty {
      out.appendAttribute(pointers.text(control.title))
    } else {
      out.append(otherwise)
    }
  }

  /// Writes a name only where the element would not get the right one from its content.
  private mutating func writeDifferingName(_ control: ControlPayload, isNamed: Bool, otherwise: StaticString)
  {
    let given = pending.label.isEmpty ? control.accessibilityLabel : pending.label
    if given.isEmpty && isNamed { return }
    out.append(" aria-label=\"")
    if given.isEmpty { out.append(otherwise) } else { out.appendAttribute(pointers.text(given)) }
    out.append("\"")
  }

  mutating func writeState(_ control: ControlPayload) {
    writeControlNumber(control.control)
    if !control.isEnabled || environment.isDisabled { out.append(" disabled") }
  }

  private mutating func writeValueText() {
    if pending.value.isEmpty { return }
    out.append(" aria-valuetext=\"")
    out.appendAttribute(pointers.text(pending.value))
    out.append("\"")
  }

  /// Writes the visible label of a control: its children, else its title.
  mutating func writeVisibleLabel(of node: RenderNode, _ control: ControlPayload) {
    if node.firstChild.isNone {
      out.appendText(pointers.text(control.title))
    } else {
      writeLabel(of: node)
    }
  }

  // MARK: Buttons and switches

  private mutating func writeButton(
    _ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ place: Place
  ) {
    let inside = pointers.childFacts(of: node)
    if inside.contains(.interactive) {
      return writeStretched(index, node, hasText: inside.contains(.linkText), place)
    }
    addLook(of: control)
    let leads = leads(control.control) && control.isEnabled && !environment.isDisabled
    writeMarkup("<a", if: leads, else: "<button type=\"button\"")
    writeAttributes(index, place.isRow && !control.look.isBordered ? "sw-row sw-button" : "sw-button")
    if leads { writeLead(control.control) } else { writeState(control) }
    writeDifferingName(
      control, isNamed: inside.contains(.named) || !control.title.isEmpty, otherwise: "Button")
    out.append(">")
    writeVisibleLabel(of: node, control)
    out.append("</a>", if: leads, else: "</button>")
  }

  private mutating func writeToggle(
    _ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ place: Place
  ) {
    let inside = pointers.childFacts(of: node)
    if control.look == .button, !inside.contains(.interactive) {
      addMetrics(control.metrics)
      writeMarkup("<button type=\"button\"")
      writeAttributes(index, "sw-button sw-bordered")
      out.append(control.isOn ? " aria-pressed=\"true\"" : " aria-pressed=\"false\"")
      writeState(control)
      writeDifferingName(
        control, isNamed: inside.contains(.named) || !control.title.isEmpty, otherwise: "Switch")
      out.append(">")
      writeVisibleLabel(of: node, control)
      return out.append("</button>")
    }
    // A label may not hold other controls; then the switch is named by words of its own.
    let isLabel = !inside.contains(.interactive) && !place.phrasing
    if isLabel {
      writeMarkup("<label")
      writeAttributes(index, "sw-field sw-toggle")
      out.append(">")
    } else {
      openContainer(index, place, "sw-field sw-toggle")
    }
    writeMarkup("<span class=\"sw-name\">")
    writeVisibleLabel(of: node, control)
    writeMarkup("</span><input type=\"checkbox\" role=\"switch\"")
    out.append(control.isOn ? " aria-checked=\"true\" checked" : " aria-checked=\"false\"")
    writeState(control)
    if isLabel {
      writeDifferingName(
        control, isNamed: inside.contains(.named) || !control.title.isEmpty, otherwise: "Switch")
    } else {
      writeName(index, control, node.firstChild.raw, otherwise: "Switch")
    }
    out.append(">")
    if isLabel { out.append("</label>") } else { closeContainer(place) }
  }

  // MARK: Numbers

  private mutating func writeStepper(
    _ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ place: Place
  ) {
    openContainer(index, place, "sw-field")
    writeMarkup("<span class=\"sw-name\">")
    writeVisibleLabel(of: node, control)
    writeMarkup("</span><span class=\"sw-stepper\">")
    let label = node.firstChild.raw
    let isFirm = !control.isEnabled || environment.isDisabled
    writeStep(
      control, label, "Decrease ", sign: "\u{2212}", action: "decrement",
      isFirm: isFirm || control.number <= control.minimum)
    if !control.number.isNaN {
      writeMarkup("<input type=\"number\"")
      writeName(index, control, label, otherwise: "Value")
      writeRange(control)
      writeValueText()
      writeState(control)
      out.append(">")
    }
    writeStep(
      control, label, "Increase ", sign: "+", action: "increment",
      isFirm: isFirm || control.number >= control.maximum)
    out.append("</span>")
    closeContainer(place)
  }

  private mutating func writeStep(
    _ control: ControlPayload, _ label: Int32, _ verb: StaticString, sign: StaticString, action: StaticString,
    isFirm: Bool
  ) {
    writeMarkup("<button type=\"button\" aria-label=\"")
    out.append(verb)
    writeNameValue(control, label, otherwise: "value")
    out.append("\"")
    if control.control >= 0 {
      writeControlNumber(control.control)
      out.append(" data-action=\"")
      out.append(action)
      out.append("\"")
    }
    if isFirm { out.append(" disabled") }
    out.append(">")
    out.append(sign)
    out.append("</button>")
  }

  private mutating func writeSlider(
    _ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ place: Place
  ) {
    writeMarkup("<input type=\"range\"")
    writeAttributes(index, "sw-slider")
    writeName(index, control, node.firstChild.raw, otherwise: "Slider")
    writeRange(control)
    writeValueText()
    writeState(control)
    out.append(">")
  }

  /// Writes `min`, `max`, `step` and `value`; bounds without a number in them are left out.
  private mutating func writeRange(_ control: ControlPayload) {
    let largest = 1e12
    if control.minimum.isFinite && abs(control.minimum) < largest { writeNumber(" min=\"", control.minimum) }
    if control.maximum.isFinite && abs(control.maximum) < largest, control.maximum >= control.minimum {
      writeNumber(" max=\"", control.maximum)
    }
    if control.step > 0 && control.step < largest {
      writeNumber(" step=\"", max(control.step, 0.0001))
    } else {
      out.append(" step=\"any\"")
    }
    writeNumber(" value=\"", control.number)
  }

  private mutating func writeNumber(_ name: StaticString, _ value: Double) {
    out.append(name)
    out.append(number: value, limit: 1e12)
    out.append("\"")
  }

  private mutating func writeMeasure(
    _ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ place: Place
  ) {
    let inside = pointers.childFacts(of: node)
    let isLabelled = inside.contains(.named) || !control.title.isEmpty
    if control.isSpinner {
      let isLarge = control.metrics.size == .large || control.metrics.size == .extraLarge
      openContainer(index, place, "sw-v sw-working")
      writeMarkup(
        "<progress class=\"sw-spinner sw-size-large\"", if: isLarge, else: "<progress class=\"sw-spinner\"")
      writeName(index, control, node.firstChild.raw, otherwise: "Loading")
      out.append("></progress>")
      if isLabelled { writeMeasureLabel(node, control) }
      return closeContainer(place)
    }
    if control.isRound { addShare(control) }
    openContainer(
      index, place,
      !control.isRound
        ? "sw-measure" : control.look == .circular && control.kind == .gauge ? "sw-dial sw-open" : "sw-dial")
    if isLabelled, !control.isRound { writeMeasureLabel(node, control) }
    if control.kind == .progress {
      writeMarkup("<progress")
      if control.number >= 0 { writeShare(control) }
    } else {
      let lower = control.minimum.isFinite ? control.minimum : 0
      let upper = control.maximum.isFinite && control.maximum > lower ? control.maximum : lower + 1
      let value = control.number.isNaN ? lower : min(max(control.number, lower), upper)
      writeMarkup("<meter")
      writeNumber(" min=\"", lower)
      writeNumber(" max=\"", upper)
      writeNumber(" value=\"", value)
    }
    writeName(
      index, control, node.firstChild.raw, otherwise: control.kind == .progress ? "Progress" : "Gauge")
    writeValueText()
    out.append(control.kind == .progress ? "></progress>" : "></meter>")
    if control.isRound { writeDialLabels(node, control) }
    closeContainer(place)
  }

  /// Adds which part of a ring is full, or by how much the mark of an open one is turned.
  private mutating func addShare(_ control: ControlPayload) {
    let (lower, upper) = control.kind == .gauge ? (control.minimum, control.maximum) : (0, control.maximum)
    let share = (control.number - lower) / (upper - lower)
    let part = share.isFinite ? min(max(share, 0), 1) : 0
    if control.look == .circular && control.kind == .gauge {
      pending.styles.append("--turn:rotate(")
      pending.styles.append(number: 225 + part * 270)
      pending.styles.append("deg);")
    } else {
      pending.styles.append("--sw-share:")
      pending.styles.append(number: part * 100)
      pending.styles.append("%;")
    }
  }

  /// Writes what stands in a ring, and where it begins and ends; of a progress view the label below.
  private mutating func writeDialLabels(_ node: RenderNode, _ control: ControlPayload) {
    if control.kind == .progress {
      if pointers.childFacts(of: node).contains(.named) || !control.title.isEmpty {
        writeMeasureLabel(node, control)
      }
      return
    }
    let parts: [(Region, StaticString)] = [
      (.label, "<span class=\"sw-dial-value\">"), (.header, "<span class=\"sw-dial-low\">"),
      (.footer, "<span class=\"sw-dial-high\">"),
    ]
    for (region, tag) in parts {
      guard let part = pointers.part(region, of: node) else { continue }
      writeMarkup(tag)
      writeChildren(of: part, .label)
      out.append("</span>")
    }
  }

  private mutating func writeShare(_ control: ControlPayload) {
    let whole = control.maximum.isFinite && control.maximum > 0 ? control.maximum : 1
    writeNumber(" max=\"", max(whole, 0.0001))
    writeNumber(" value=\"", control.number.isNaN ? 0 : min(max(control.number, 0), whole))
  }

  private mutating func writeMeasureLabel(_ node: RenderNode, _ control: ControlPayload) {
    writeMarkup("<span class=\"sw-name\">")
    writeVisibleLabel(of: node, control)
    out.append("</span>")
  }
}
