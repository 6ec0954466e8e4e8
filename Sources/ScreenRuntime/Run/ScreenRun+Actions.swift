import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension ScreenRun {
  /// The controls of the page that was rendered last, in order.
  public var controls: [ControlDescription] {
    host.controls.indices.filter { !host.controls[$0].isCovered }.map { index in
      let control = host.controls[index]
      return ControlDescription(
        control: Int32(index), label: label(of: control), kind: control.registration.kind,
        layer: control.layer,
        isEnabled: control.registration.isEnabled, choices: control.registration.choices.map(\.label))
    }
  }

  /// How many controls the page has that was rendered last.
  public var controlCount: Int { host.controls.count }

  /// What a control of the page that was rendered last takes.
  public func registration(of number: Int32) -> ControlRegistration {
    host.controls[Int(number)].registration
  }

  /// What a control of the page that was rendered last is read aloud as.
  public func label(of number: Int32) -> String { label(of: host.controls[Int(number)]) }

  func label(of control: RunControl) -> String {
    let registration = control.registration
    if !registration.label.isEmpty || registration.node.isNone { return registration.label }
    return lastLowering?.name(of: registration.node) ?? ""
  }

  /// Uses the control with a label, the topmost layer that has one counts; without one, follows the words of a text
  /// that lead somewhere. `render()` shows the outcome.
  public func tap(_ label: String) throws {
    if !controls.contains(where: { $0.label == label }),
      let words = elements.all.first(where: { $0.role == .words && $0.label == label })
    {
      return try onLargeStack { [self] in try open(Value(URLValue(words.value)), words.opener) }
    }
    try perform(try find(label), .tap)
  }

  /// The control with a label.
  public func find(_ label: String) throws -> Int32 {
    let all = controls
    guard
      let found = all.filter({ $0.label == label }).max(by: {
        ($0.layer, -$0.control) < ($1.layer, -$1.control)
      })
    else {
      let known = all.map { "`\($0.label)`" }.joined(separator: ", ")
      throw ControlFault(
        message: "There is no control `\(label)`; there are \(known.isEmpty ? "none" : known).")
    }
    return found.control
  }

  /// Uses a control by its number in the tree that was rendered last. `render()` shows the outcome.
  public func perform(_ number: Int32, _ input: ControlInput = .tap) throws {
    guard number >= 0, Int(number) < host.controls.count else {
      throw ControlFault(message: "There is no control \(number) on this page.")
    }
    let control = host.controls[Int(number)]
    guard control.registration.isEnabled else {
      throw ControlFault(message: "The control `\(label(of: control))` is disabled.")
    }
    try onLargeStack { [self] in try use(control, input) }
  }

  func use(_ control: RunControl, _ input: ControlInput) throws {
    let registration = control.registration
    switch input {
    case .tap:
      for gesture in registration.gestures { try run(gesture) }
      switch registration.kind {
      case .toggle: try write(registration.binding) { if case .bool(let on) = $0 { .bool(!on) } else { $0 } }
      case .navigate: try navigate(control)
      case .open:
        try open(registration.action ?? .void, host.openAction(in: control.environment))
      case .select:
        if let choice = registration.choices.first {
          try write(registration.binding) { Self.chosen(choice.value, $0) }
        }
      case .dismiss: try dismiss(registration)
      case .tap, .longPress, .step, .edit:
        try run(registration.action)
        let number = Int(registration.dismisses)
        if number >= 0, number < host.controls.count { try dismiss(host.controls[number].registration) }
      }
    case .longPress: try run(registration.action)
    case .increment: try stepBy(1, registration)
    case .decrement: try stepBy(-1, registration)
    case .text(let text):
      try write(registration.binding) { value in
        guard let reading = registration.reading else { return Self.value(text, like: value) }
        return reading.value(text) ?? value
      }
    case .value(let value): try write(registration.binding) { _ in value }
    case .select(let label):
      guard let choice = registration.choices.first(where: { $0.label == label }) else {
        let known = registration.choices.map { "`\($0.label)`" }.joined(separator: ", ")
        throw ControlFault(message: "There is no option `\(label)`; there are \(known).")
      }
      try write(registration.binding) { _ in choice.value }
    }
    try evaluator.runTasks()
    try evaluator.throwHeldFault()
  }

  /// Opens an address, or does what the environment says in place of that.
  func open(_ address: Value, _ action: EnvironmentAction?) throws {
    guard let action else { return evaluator.record(Effect("openURL", evaluator.describe(address))) }
    _ = try action.run([address], evaluator)
    try evaluator.runTasks()
  }

  /// What a selection is after a row with a tag was tapped: a set gains or loses it.
  private static func chosen(_ tag: Value, _ selection: Value) -> Value {
    guard case .set(let box) = selection else { return tag }
    let chosen = DictionaryBox()
    for key in box.keys where key != tag { chosen.set(key, .void) }
    if !box.contains(tag) { chosen.set(tag, .void) }
    return .set(chosen)
  }

  /// Puts a presentation away.
  private func dismiss(_ registration: ControlRegistration) throws {
    try write(registration.binding) { value in if case .bool = value { .bool(false) } else { .null } }
  }

  private func run(_ action: Value?) throws {
    if let gesture = action?.content(GestureValue.self) { return try run(gesture) }
    guard case .function(let function)? = action else { return }
    // A tap tells its place to a closure that takes one.
    let takesPlace = (function.body as? FunctionBody)?.arity == 1
    try evaluator.perform(function, takesPlace ? [Value(PointValue(x: 0, y: 0))] : [])
  }

  /// Runs what a gesture says happens at its end.
  private func run(_ gesture: GestureValue) throws {
    for handler in gesture.handlers {
      let (action, value): (Value, Value)
      switch handler {
      case .onEnded(let ended): (action, value) = (ended, gesture.endValue)
      case .onEndedWith(let ended, let known): (action, value) = (ended, known)
      case .updating, .onChanged: continue
      }
      guard case .function(let function) = action else { continue }
      let arity = (function.body as? FunctionBody)?.arity ?? 0
      try evaluator.perform(function, arity == 0 ? [] : [value])
    }
  }

  private func write(_ binding: Value?, _ change: (Value) -> Value) throws {
    guard case .binding(let box)? = binding else { return }
    let value = try box.get()
    try box.set?(change(value))
  }

  private func stepBy(_ direction: Double, _ registration: ControlRegistration) throws {
    if registration.increment != nil || registration.decrement != nil {
      return try run(direction > 0 ? registration.increment : registration.decrement)
    }
    let range = registration.range
    let distance = (range?.step ?? 1) * direction
    try write(registration.binding) { value in
      switch value {
      case .int(let number):
        let next = Double(number) + distance
        if let range, next < range.minimum || next > range.maximum { return value }
        return Int(exactly: next.rounded()).map { .int($0) } ?? value
      case .double(let number):
        let next = number + distance
        if let range { return .double(min(max(next, range.minimum), range.maximum)) }
        return .double(next)
      case .opaque:
        guard let number = value.content(DecimalValue.self) else { return value }
        return Value(
          number.moved(by: distance, from: range?.minimum ?? -.infinity, to: range?.maximum ?? .infinity))
      // Only numbers are stepped.
      default: return value
      }
    }
  }

  /// Text as a value of the type that a binding holds now.
  private static func value(_ text: String, like value: Value) -> Value {
    switch value {
    case .int: Int(text).map { .int($0) } ?? value
    case .double: Double(text).map { .double($0) } ?? value
    case .bool: Bool(text).map { .bool($0) } ?? value
    case .opaque:
      value.content(DecimalValue.self).flatMap { _ in DecimalValue(reading: text).map { Value($0) } } ?? value
    case .string, .dataString, .null: .string(text)
    case .someNil, .void, .row, .choice, .structure, .payload, .array, .dictionary, .set, .tuple, .range,
      .object,
      .function, .binding, .color, .type:
      value
    }
  }

  // MARK: Navigation

  private func navigate(_ control: RunControl) throws {
    if case .binding(let box)? = control.registration.binding { return try box.set?(.bool(true)) ?? () }
    if let value = control.registration.choices.first?.value, let path = control.navigation?.path {
      return try append(value, to: path)
    }
    guard let target = host.target(of: control) else {
      throw ControlFault(message: "No NavigationDestination shows the value of `\(label(of: control))`.")
    }
    pushed.append(target)
    evaluator.noteChange()
  }

  private func append(_ value: Value, to path: BindingBox) throws {
    switch try path.get() {
    case .array(let box): try path.set?(.array(ArrayBox(box.elements + [value])))
    case let current:
      let values = current.content(PathValue.self)?.values ?? []
      try path.set?(Value(PathValue(values + [value])))
    }
  }

  /// Goes back to the page before; gives false where there is none.
  @discardableResult
  public func back() throws -> Bool {
    guard let page = shownPages.pop() else { return false }
    try onLargeStack { try page.dismiss() }
    return true
  }

  /// The name of the view that the topmost page shows: what was pushed last, or what a sheet, cover or popover holds.
  public var topmostPage: String { topmostNames.first ?? "" }

  /// The names by which the topmost page is known: that of its view, and of the one view that this consists of.
  var topmostNames: [String] {
    if !isPagePresented, let site = presentedPage, let view = host.firstView(in: site) {
      return names(of: view)
    }
    if let target = shownPages.last?.target {
      return host.view(of: target).map { names(of: $0) } ?? []
    }
    switch root {
    case .view(let id, _): return names(of: id)
    case .container(let id): return names(of: id)
    case nil: return []
    }
  }

  /// True where the topmost page stands in the topmost presentation, and nothing is presented over it.
  var isPagePresented: Bool {
    guard let target = shownPages.last?.target,
      let container = host.surroundedContainer(of: target, in: lastTree)
    else { return false }
    return host.controls.allSatisfy { $0.registration.kind != .dismiss || $0.layer < container.layer }
  }

  /// What holds the views of the topmost presentation, where these are a page of their own.
  var presentedPage: Site? { presentedControl?.site }

  /// What puts that presentation away.
  var presentedControl: RunControl? {
    guard let lowering = lastLowering else { return nil }
    let presented = lowering.children(of: lowering.tree.root).last { lowering.tree[$0].kind == .presentation }
    guard let presented else { return nil }
    switch lowering.tree.presentations[Int(lowering.tree[presented].payload)].kind {
    case .alert, .actionSheet: return nil
    case .sheet, .cover, .popover: break
    }
    let number = host.number(ofPresentation: presented)
    return number < 0 ? nil : host.controls[Int(number)]
  }

  private func names(of view: DeclarationID) -> [String] {
    var names: [String] = []
    var view: DeclarationID? = view
    while let id = view, !names.contains(runnable.plan(id).name) {
      let plan = runnable.plan(id)
      names.append(plan.name)
      let only =
        plan.body.count == 1 ? plan.code.views[plan.code.viewLists[plan.body.lowerBound]] : nil
      view = only?.kind == .declared ? only.map { DeclarationID(Int($0.target)) } : nil
    }
    return names
  }
}
