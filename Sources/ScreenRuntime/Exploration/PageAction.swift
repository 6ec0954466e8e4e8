import ElementCatalog
import ScreenSemantics
import ScreenTypes
import StandardLibrary

/// Something that a person can do on the page that was rendered last, by places in place of addresses.
package struct PageAction: Hashable, Sendable {
  /// What is done.
  package let kind: StepKind
  /// The place of the element that it is done to, among those of the page; -1 for the page itself.
  package var element = -1
  /// The place of a second element, the row that one is moved to; -1 for none.
  package var other = -1
  /// What is typed.
  package var text = ""
}

extension ScreenRun {
  /// Everything that a person can do on the page that was rendered last, in reading order. What is typed is one of a few
  /// sensible texts: none and one letter, small numbers, the bounds of a range, the day after.
  package var actions: [PageAction] {
    var finder = ActionFinder(self)
    return finder.find()
  }

  /// The step that does what an action does, found by the shortest address; nil where no address leads there.
  package func step(for action: PageAction) -> ScenarioStep? {
    let finder = ElementFinder(self)
    func address(_ element: Int) -> String? { finder.address(of: element, for: action.kind) }
    var values: [StepArgument: String] = [:]
    if action.element >= 0 {
      guard let on = address(action.element) else { return nil }
      values[.on] = on
    }
    switch action.kind {
    case .type: values[.text] = action.text
    case .move:
      guard let to = address(action.other) else { return nil }
      values[.to] = to
    case .tap, .longPress, .increment, .decrement, .select, .set, .swipe, .delete, .refresh, .focus, .wait,
      .relaunch, .dismiss, .back, .expect, .snapshot:
      break
    }
    return ScenarioStep(action.kind, values)
  }
}

extension StepKind {
  /// Why an exploration tries no steps of this kind; nil where it does.
  package var reasonNotExplored: String? {
    switch self {
    case .tap, .longPress, .type, .increment, .decrement, .select, .delete, .move, .refresh, .focus,
      .relaunch,
      .dismiss, .back:
      nil
    case .swipe: "The actions of a row stand on the page as buttons, which are tapped."
    case .set: "Nobody sets a state past all controls."
    case .wait: "An exploration lets no time pass: timers give nothing in it."
    case .expect: "It does nothing to the page."
    case .snapshot: "It does nothing to the page."
    }
  }
}

/// Finds what a person can do on a page.
private struct ActionFinder {
  private let run: ScreenRun
  private let elements: PageElements
  private var found: [PageAction] = []

  init(_ run: ScreenRun) {
    self.run = run
    elements = run.elements
  }

  mutating func find() -> [PageAction] {
    for place in elements.topmost { add(actionsOf: elements.all[place], at: place) }
    if let refreshers = run.host.notes?.refreshers,
      refreshers.contains(where: { min($0.layer, 1) == (elements.layers.count > 1 ? 1 : 0) })
    {
      found.append(PageAction(kind: .refresh))
    }
    if elements.layers.count > 1 { found.append(PageAction(kind: .dismiss)) }
    if !run.host.storedValues.isEmpty { found.append(PageAction(kind: .relaunch)) }
    return found
  }

  private mutating func add(_ kind: StepKind, _ element: Int, other: Int = -1, text: String = "") {
    found.append(PageAction(kind: kind, element: element, other: other, text: text))
  }

  private mutating func add(actionsOf element: PageElement, at place: Int) {
    guard element.isEnabled else { return }
    switch element.role {
    case .button: addTap(of: element, at: place)
    case .link, .toggle, .disclosure: if takesInput(element) { addTap(of: element, at: place) }
    case .menu: if takesInput(element), registration(element).action != nil { addTap(of: element, at: place) }
    case .view:
      guard takesInput(element) else { return }
      add(registration(element).kind == .longPress ? .longPress : .tap, place)
    case .option:
      guard takesInput(element), registration(element).choices.indices.contains(element.choice) else {
        return
      }
      add(.select, place)
    case .stepper:
      guard takesInput(element) else { return }
      add(.increment, place)
      add(.decrement, place)
    case .slider: addSlider(element, at: place)
    case .field: addField(element, at: place)
    case .datePicker:
      for text in dates(element) { add(.type, place, text: text) }
    case .colorPicker: add(.type, place, text: "#FF0000")
    case .back:
      if elements.layers.count == 1 || run.isPagePresented, run.pageDepth > 0 {
        found.append(PageAction(kind: .back))
      }
    case .row: addRow(element, at: place)
    // Linked words leave the app; the others take no input.
    case .words, .picker, .tabs, .text, .image, .section, .group, .presentation, .page: break
    }
  }

  private func takesInput(_ element: PageElement) -> Bool {
    element.control >= 0 && Int(element.control) < run.host.controls.count
  }

  private func registration(_ element: PageElement) -> ControlRegistration {
    run.registration(of: element.control)
  }

  /// What a closed menu shows is chosen in it.
  private mutating func addTap(of element: PageElement, at place: Int) {
    if element.isVisible {
      add(.tap, place)
    } else if element.role == .button {
      add(.select, place)
    }
  }

  // MARK: Texts and numbers

  private mutating func addField(_ element: PageElement, at place: Int) {
    guard takesInput(element), case .binding(let box)? = registration(element).binding else { return }
    let now = try? box.get()
    var texts: [String]
    let reading = registration(element).reading
    switch now {
    case .null where reading != nil: texts = ["0", reading?.isWhole == true ? "1" : "1.5", "-1"]
    case .int: texts = ["0", "1", "-1"]
    case .double: texts = ["0", "1.5", "-1"]
    // Whatever else a field holds is text, or was nil.
    default: texts = ["", "a"]
    }
    if reading?.isOptional == true { texts.append("") }
    for text in texts where text != element.value { add(.type, place, text: text) }
    if registration(element).action != nil { add(.type, place, text: element.value + "\n") }
    if !element.focuses.isEmpty || registration(element).editingChanged != nil { add(.focus, place) }
  }

  private mutating func addSlider(_ element: PageElement, at place: Int) {
    guard takesInput(element) else { return }
    add(.increment, place)
    add(.decrement, place)
    guard let range = registration(element).range, case .binding(let box)? = registration(element).binding
    else {
      return
    }
    for bound in [range.minimum, range.maximum] {
      if case .int? = try? box.get() {
        if let whole = Int(exactly: bound.rounded()) { add(.type, place, text: "\(whole)") }
      } else {
        add(.type, place, text: "\(bound)")
      }
    }
  }

  /// The bounds of a date picker, else the day of the run and the one after.
  private func dates(_ element: PageElement) -> [String] {
    guard takesInput(element) else { return [] }
    let tree = run.lastTree
    if !element.node.isNone, tree[element.node].kind == .control {
      let place = Int(tree[element.node].payload)
      let payload = tree.controls[place]
      let bounds = [payload.lowest, payload.highest].filter { !$0.isEmpty }.map { tree.string($0) }
      if !bounds.isEmpty { return bounds }
    }
    let day = 86_400.0
    return [run.evaluator.now, run.evaluator.now + day].map { CivilDate($0).isoDay }
  }

  // MARK: Rows

  /// The most rows of which each is moved to the place of each other one.
  private static let fewRows = 4

  private mutating func addRow(_ element: PageElement, at place: Int) {
    if run.canDelete(element) { add(.delete, place) }
    guard let row = element.row, let group = run.host.notes?.groups[row.group], group.move != nil,
      !group.fixedRows.contains(row.place)
    else { return }
    for other in elements.topmost where other != place {
      guard let target = elements.all[other].row, elements.all[other].role == .row, target.group == row.group
      else { continue }
      let isNear = target.place == row.place + 1
      let isEnd = target.place == 0 || target.place == group.count - 1
      if group.count <= Self.fewRows || isNear || isEnd { add(.move, place, other: other) }
    }
  }
}
