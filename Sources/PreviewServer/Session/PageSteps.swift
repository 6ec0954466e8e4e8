import ElementCatalog
import ScreenRuntime
import ScreenSemantics

/// Which step is it that somebody did on a page in a browser? The page tells controls, rows and links by their places.
extension LivePage {
  /// The step, and the control that it was done on, -1 for none; nil for what is no step on the page as it is.
  func step(_ fields: FormFields) -> (step: ScenarioStep, control: Int32)? {
    let step: ScenarioStep?
    switch fields["do"] {
    case "back": step = ScenarioStep(.back)
    case "refresh": step = ScenarioStep(.refresh)
    case "set":
      step = ScenarioStep(.set, [.name: fields["source"] ?? "", .value: "{\(fields["value"] ?? "")}"])
    case "delete": step = row(fields.number("row")).map { ScenarioStep(.delete, [.on: $0]) }
    case "drag":
      step = row(fields.number("row"), for: .move).flatMap { row in
        self.row(fields.number("to"), for: .move).map { ScenarioStep(.move, [.on: row, .to: $0]) }
      }
    case "words": step = words(fields.number("link")).map { ScenarioStep(.tap, [.on: $0]) }
    // Everything else is done to a control.
    default: return controlStep(fields)
    }
    return step.map { ($0, -1) }
  }

  /// The address of a row by its place among those that can be deleted or moved.
  private func row(_ place: Int?, for kind: StepKind = .delete) -> String? {
    let rows = run.editableRows
    guard let place, rows.indices.contains(place) else { return nil }
    return run.address(ofElement: rows[place].element, for: kind)
  }

  /// The address of linked words by their place among those of the topmost layer.
  private func words(_ place: Int?) -> String? {
    let elements = run.elements
    let links = elements.topmost.filter { elements.all[$0].role == .words }
    guard let place, links.indices.contains(place) else { return nil }
    return run.address(ofElement: links[place], for: .tap)
  }

  private func controlStep(_ fields: FormFields) -> (step: ScenarioStep, control: Int32)? {
    // The innermost control that takes such a use; around it may stand others.
    let found = (fields["at"] ?? "").split(separator: ",").compactMap { Int($0).flatMap(number(at:)) }
    guard let first = found.first else { return nil }
    func step(_ kind: StepKind, _ control: Int32, _ values: [StepArgument: String] = [:]) -> (
      ScenarioStep, Int32
    )? {
      run.address(of: control, for: kind).map {
        (ScenarioStep(kind, values.merging([.on: $0]) { given, _ in given }), control)
      }
    }
    switch fields["do"] {
    case "tap":
      let isHeld = fields["held"] == "1"
      let number = found.first { (run.registration(of: $0).kind == .longPress) == isHeld }
      guard let number = number ?? (fields["key"] == "1" ? first : nil) else { return nil }
      switch run.registration(of: number).kind {
      case .longPress: return step(.longPress, number)
      case .dismiss: return (ScenarioStep(.dismiss), number)
      case .tap, .toggle, .step, .edit, .select, .navigate, .open:
        return run.swipe(to: number).map { ($0, number) } ?? step(.tap, number)
      }
    case "type": return step(.type, first, [.text: fields["value"] ?? ""])
    case "submit": return step(.type, first, [.text: (fields["value"] ?? "") + "\n"])
    case "focus":
      // Where nobody hears of the focus, it says nothing.
      return run.tellsFocus(first) && first != focused ? step(.focus, first) : nil
    case "step": return step(fields["by"] == "increment" ? .increment : .decrement, first)
    case "choose": return fields.number("option").flatMap { chosen($0, in: first) }
    // Nothing else can be done to a control.
    default: return nil
    }
  }

  /// The step that chooses an option: by the names of the control and of the option, or, where these do not tell it, by the
  /// option alone.
  private func chosen(_ option: Int, in control: Int32) -> (step: ScenarioStep, control: Int32)? {
    let elements = run.elements
    let options = elements.all.filter { $0.role == .option && $0.control == control }
    guard let label = options.first(where: { $0.choice == option })?.label else { return nil }
    // A tab is known by its own name: what stands on its page names other controls.
    let isTab = elements.all.contains { $0.role == .tabs && $0.control == control }
    if !isTab, !label.isEmpty, options.filter({ $0.label == label }).count == 1,
      let address = run.address(of: control, for: .select)
    {
      return (ScenarioStep(.select, [.on: address, .value: label]), control)
    }
    return run.address(of: control, choice: option, for: .select).map {
      (ScenarioStep(.select, [.on: $0]), control)
    }
  }
}
