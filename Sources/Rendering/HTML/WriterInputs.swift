import RenderTree

extension HTMLWriter {
  // MARK: Text

  mutating func writeTextInput(_ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ place: Place)
  {
    let isRounded = control.look == .roundedBorder
    addTextStyle(control.style)
    addTextAlignment(control.textAlignment)
    if control.kind == .textEditor {
      writeMarkup("<textarea rows=\"4\"")
      writeAttributes(index, "sw-input")
      writeName(index, control, node.firstChild.raw, otherwise: "Text")
      writeState(control)
      // The first line break of a text area is left out when it is read.
      out.append(">\n")
      out.appendText(pointers.text(control.text))
      return out.append("</textarea>")
    }
    if control.kind == .textField && control.lines.upperBound > 1 {
      return writeGrowing(
        index, node, control, isRounded ? "sw-input sw-rounded-border" : "sw-input sw-lines")
    }
    writeMarkup(control.kind == .secureField ? "<input type=\"password\"" : "<input type=\"text\"")
    writeAttributes(
      index,
      control.look == .search ? "sw-input sw-search" : isRounded ? "sw-input sw-rounded-border" : "sw-input")
    writeName(index, control, node.firstChild.raw, otherwise: "Text field")
    writePrompt(node, control)
    if !control.text.isEmpty {
      out.append(" value=\"")
      appendLine(pointers.text(control.text))
      out.append("\"")
    }
    writeState(control)
    out.append(">")
  }

  /// A text field of several lines: as many as its text has, within its bounds.
  private mutating func writeGrowing(
    _ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ style: StaticString
  ) {
    let text = pointers.text(control.text)
    let wanted = 1 + text.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    writeMarkup("<textarea rows=\"")
    out.append(number: min(max(wanted, control.lines.lowerBound), control.lines.upperBound))
    out.append("\"")
    writeAttributes(index, style)
    writeName(index, control, node.firstChild.raw, otherwise: "Text field")
    writePrompt(node, control)
    writeState(control)
    out.append(">\n")
    out.appendText(text)
    out.append("</textarea>")
  }

  private mutating func writePrompt(_ node: RenderNode, _ control: ControlPayload) {
    let prompt = pointers.text(control.title)
    guard !prompt.isEmpty || pointers.known(node.firstChild.raw).contains(.named) else { return }
    out.append(" placeholder=\"")
    if prompt.isEmpty { appendSpokenText(of: node.firstChild.raw) } else { appendLine(prompt) }
    out.append("\"")
  }

  /// Appends text for a value of one line: line breaks become blanks.
  private mutating func appendLine(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      out.appendAttribute(UnsafeBufferPointer(rebasing: text[start..<offset]))
      out.append(UInt8(ascii: " "))
      start = offset + 1
    }
    out.appendAttribute(UnsafeBufferPointer(rebasing: text[start...]))
  }

  // MARK: Choices

  mutating func writePicker(_ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ place: Place) {
    switch control.look {
    case .segmented, .inline, .wheel: writeChoices(index, node, control, place)
    // Without a script one option of many is chosen from a list, whatever look is asked for.
    default: writeSelect(index, node, control, place)
    }
  }

  private mutating func writePickerLabel(_ node: RenderNode, _ control: ControlPayload) {
    if let label = pointers.part(.label, of: node) {
      writeLabel(of: label)
    } else {
      out.appendText(pointers.text(control.title))
    }
  }

  private mutating func writeSelect(
    _ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ place: Place
  ) {
    let label = pointers.labelIndex(of: node)
    // Outside lists a menu shows what is chosen, and its label is only read aloud.
    let isField = visits.isInList || control.look == .navigationLink
    if isField {
      openContainer(index, place, control.look == .navigationLink ? "sw-field sw-go" : "sw-field")
      writeMarkup("<span class=\"sw-name\" aria-hidden=\"true\">")
      if !pointers.known(label).contains(.interactive) { writePickerLabel(node, control) }
      writeMarkup("</span><select class=\"sw-select\"")
    } else {
      writeMarkup("<select")
      writeAttributes(index, "sw-select")
    }
    writeName(index, control, label, otherwise: "Choice")
    writeState(control)
    out.append(">")
    // A browser shows the first option where none is chosen.
    if control.selection < 0 { writeMarkup("<option selected hidden></option>") }
    var child = node.firstChild.raw
    var position: Int32 = 0
    while let option = pointers.node(child) {
      if pointers.region(child) == .option {
        writeMarkup(position == control.selection ? "<option selected value=\"" : "<option value=\"")
        out.append(number: Int(position))
        out.append("\">")
        if pointers.known(child).contains(.named) {
          appendSpokenText(of: child)
        } else {
          out.append("\u{2014}")
        }
        out.append("</option>")
        position += 1
      }
      child = option.nextSibling.raw
    }
    out.append("</select>")
    if isField { closeContainer(place) }
  }

  private static func choicesClass(_ look: ControlPayload.Look) -> StaticString {
    if look == .segmented { return "sw-segments" }
    return look == .wheel ? "sw-choices sw-wheel" : "sw-choices"
  }

  private mutating func writeChoices(
    _ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ place: Place
  ) {
    let label = pointers.labelIndex(of: node)
    addAttributes(" role=\"radiogroup\"")
    writeMarkup("<span", if: place.phrasing, else: "<div")
    writeAttributes(index, Self.choicesClass(control.look))
    writeName(index, control, label, otherwise: "Choice")
    out.append(">")
    let name = outline.takeID()
    var child = node.firstChild.raw
    var position: Int32 = 0
    while let option = pointers.node(child) {
      if pointers.region(child) == .option {
        let inside = pointers.known(child)
        let isLabel = !place.phrasing && !inside.contains(.interactive)
        writeMarkup(
          "<label><input type=\"radio\" name=\"sw-", if: isLabel,
          else: "<span class=\"sw-choice\"><input type=\"radio\" name=\"sw-")
        out.append(number: name)
        out.append("\" value=\"")
        out.append(number: Int(position))
        out.append(position == control.selection ? "\" checked" : "\"")
        writeState(control)
        if !isLabel || !inside.contains(.named) {
          out.append(" aria-label=\"")
          if inside.contains(.named) { appendSpokenText(of: child) } else { out.append("Choice") }
          out.append("\"")
        }
        writeMarkup("><span>")
        writeLabel(of: option)
        out.append("</span></label>", if: isLabel, else: "</span></span>")
        position += 1
      }
      child = option.nextSibling.raw
    }
    closeContainer(place)
  }

  // MARK: Colours

  mutating func writeColorInput(_ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ place: Place)
  {
    openContainer(index, place, "sw-field")
    writeMarkup("<span class=\"sw-name\">")
    writeVisibleLabel(of: node, control)
    writeMarkup("</span><input class=\"sw-color\" type=\"color\"")
    let text = pointers.text(control.text)
    if Self.isColor(text) {
      out.append(" value=\"")
      for byte in text { out.append(byte >= 0x41 ? byte | 0x20 : byte) }
      out.append("\"")
    }
    writeName(index, control, node.firstChild.raw, otherwise: "Colour")
    writeState(control)
    out.append(">")
    closeContainer(place)
  }

  /// True for `#RRGGBB`.
  private static func isColor(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == 7, text[0] == UInt8(ascii: "#") else { return false }
    return text.dropFirst().allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 0x20)
    }
  }
}

extension TreePointers {
  fileprivate func labelIndex(of node: RenderNode) -> Int32 {
    var child = node.firstChild.raw
    while let next = self.node(child) {
      if region(child) == .label { return child }
      child = next.nextSibling.raw
    }
    return -1
  }
}
