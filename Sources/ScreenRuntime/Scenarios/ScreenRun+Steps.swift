import ElementCatalog
import ModelData
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension ScreenRun {
  /// True to let steps be done: pages note what those need to know. Set it before the first page is rendered.
  public var takesSteps: Bool {
    get { host.takesNotes }
    set { host.takesNotes = newValue }
  }

  /// True to let work that code leaves for later wait until steps let the clock come to its time; else it is done at once, as
  /// what appears before the first step does it always.
  public var isClocked: Bool {
    get { evaluator.isClocked }
    set { evaluator.isClocked = newValue }
  }

  /// True once a page was rendered.
  public var hasPage: Bool { lastLowering != nil }

  /// The tree of the page that was rendered last.
  public var tree: RenderTree { lastTree }

  /// The elements of the page that was rendered last, in reading order.
  public var elements: PageElements {
    if let lastElements { return lastElements }
    let made = drawnPage?.elements ?? PageElements(self)
    lastElements = made
    drawnPage?.elements = made
    return made
  }

  /// The shortest address by which a step of a kind finds the control with a number, as in `tap Fig > Add`; nil where none
  /// does.
  public func address(of control: Int32, choice: Int = -1, for kind: StepKind) -> String? {
    let all = elements.all
    guard
      let element = elements.topmost.first(where: {
        all[$0].control == control && (choice < 0 || all[$0].choice == choice)
      })
    else { return nil }
    return address(ofElement: element, for: kind)
  }

  /// The shortest address by which a step of a kind finds an element, by its position in `elements`; nil where none does.
  public func address(ofElement element: Int, for kind: StepKind) -> String? {
    ElementFinder(self).address(of: element, for: kind)
  }

  /// The step that swipes a row and uses one of the actions uncovered; nil for a control that is none, or that its name does not tell
  /// from others of the row.
  public func swipe(to control: Int32) -> ScenarioStep? {
    let elements = elements
    let all = elements.all
    guard
      let action = elements.topmost.first(where: {
        all[$0].control == control && all[$0].role == .button && all[$0].isSwipeAction
      }), let row = elements.nearest(action, where: { $0.role == .row })
    else { return nil }
    let name = all[action].label
    let isTold =
      (row + 1..<all.count).first {
        elements.isInside($0, row) && all[$0].role == .button
          && (all[$0].label == name || all[$0].identifier == name)
      } == action
    guard !name.isEmpty, isTold, let on = address(ofElement: row, for: .swipe) else { return nil }
    return ScenarioStep(.swipe, [.on: on, .action: name])
  }

  /// Begins with what `show` shows, which `Relaunch` shows again.
  public func launch(_ show: @escaping (ScreenRun) throws -> Void) throws {
    launch = show
    try show(self)
  }

  /// Does a step on the page that was rendered last, and renders what comes of it; `code` is the checked code of a `Set`
  /// or `Expect`, whose `value` is checked here without it. Throws `StepFault` where the step cannot be done or finds
  /// something else than it expects, `RuntimeFault`. A `Snapshot` does nothing.
  @discardableResult
  public func perform(_ step: ScenarioStep, code: StepCode? = nil) throws -> StepOutcome {
    let log = UndoLog()
    let (statics, effects) = (evaluator.statics, evaluator.effects.count)
    let outer = evaluator.note(writesIn: log)
    defer {
      outer?.append(log)
      evaluator.note(writesIn: outer)
    }
    if lastLowering == nil { _ = try render() }
    let (changes, staticWrites) = (evaluator.changes, evaluator.staticWrites)
    do {
      try onLargeStack { [self] in
        hasActed = true
        try act(step, code)
        try evaluator.throwHeldFault()
      }
    } catch let fault as ControlFault {
      throw StepFault(.refused, fault.message)
    }
    switch step.kind {
    case .expect, .snapshot: break
    case .tap, .longPress, .type, .increment, .decrement, .select, .set, .swipe, .delete, .move, .refresh,
      .focus, .wait, .relaunch, .dismiss, .back:
      // Nobody observes a static Var: where nothing else was written, SwiftUI leaves the page as it is.
      let isUnseen = evaluator.changes == changes && evaluator.staticWrites != staticWrites
      if !isUnseen { _ = try render() }
    }
    var reader = WriteReader(evaluator)
    reader.read(log)
    reader.read(statics: statics)
    return StepOutcome(
      step: step, writes: reader.writes,
      effects: Array(evaluator.effects[min(effects, evaluator.effects.count)...]), page: topmostPage,
      views: (host.notes?.views ?? []).sorted().map { runnable.plan($0).name })
  }

  private func act(_ step: ScenarioStep, _ code: StepCode?) throws {
    let on = step[.on] ?? ""
    switch step.kind {
    case .tap: try tap(try element(on, .tap))
    case .longPress: try use(try element(on, .longPress), .longPress)
    case .type:
      let text = step[.text] ?? ""
      if let on = step[.on] {
        try type(text, into: try element(on, .type))
      } else {
        let field = try focusedField()
        try type(field.value + text, into: field)
      }
    case .increment: try stepControl(try element(on, .increment), .increment)
    case .decrement: try stepControl(try element(on, .decrement), .decrement)
    case .select: try select(on, step[.value])
    case .set: try setState(step[.name] ?? "", to: step[.value] ?? "", code)
    case .swipe: try swipe(on, step[.action] ?? "")
    case .delete: try delete(try element(on, .delete))
    case .move: try move(try element(on, .move), to: try element(step[.to] ?? "", .move))
    case .refresh: try refresh()
    case .focus: try focus(try element(on, .focus))
    case .wait: try wait(step[.seconds] ?? "")
    case .relaunch: try relaunch()
    case .dismiss: try dismissTopmost()
    case .back: try goBack()
    case .expect: try expect(step, code)
    case .snapshot: break
    }
  }

  /// Does what `actions` gave for the page that was rendered last. Throws `StepFault`, `ControlFault`, `RuntimeFault`.
  func act(_ action: PageAction) throws {
    let all = elements.all
    switch action.kind {
    case .tap: try tap(all[action.element])
    case .longPress: try use(all[action.element], .longPress)
    case .type: try type(action.text, into: all[action.element])
    case .increment: try stepControl(all[action.element], .increment)
    case .decrement: try stepControl(all[action.element], .decrement)
    case .select:
      let chosen = all[action.element]
      if chosen.role == .option { try choose(chosen.choice, of: chosen) } else { try use(chosen, .tap) }
    case .delete: try delete(all[action.element])
    case .move: try move(all[action.element], to: all[action.other])
    case .refresh: try refresh()
    case .focus: try focus(all[action.element])
    case .relaunch: try relaunch()
    case .dismiss: try dismissTopmost()
    case .back: try goBack()
    case .swipe, .set, .wait, .expect, .snapshot:
      throw StepFault(
        .refused, "`\(action.kind.form.word)` is tried by no exploration.", action.kind.reasonNotExplored)
    }
    try evaluator.throwHeldFault()
  }

  // MARK: Controls

  private func element(_ address: String, _ kind: StepKind) throws -> PageElement {
    let finder = ElementFinder(self)
    let element = finder.elements.all[try finder.find(address, for: kind)]
    if !element.isEnabled {
      if kind == .tap, element.role == .field, let outer = elements.control(around: element) { return outer }
      throw StepFault(.refused, "\(element.description.capitalizedFirst) is disabled.")
    }
    return element
  }

  private func use(_ element: PageElement, _ input: ControlInput) throws {
    guard element.control >= 0, Int(element.control) < host.controls.count else {
      throw StepFault(.refused, "\(element.description.capitalizedFirst) takes no input.")
    }
    try use(host.controls[Int(element.control)], input)
  }

  private func tap(_ element: PageElement) throws {
    switch element.role {
    case .back: try goBack()
    case .words: try open(Value(URLValue(element.value)), element.opener)
    case .field: try focus(element)
    case .option: try choose(element.choice, of: element)
    case .button, .link, .toggle, .menu, .disclosure, .view, .stepper, .slider, .picker, .datePicker,
      .colorPicker, .tabs, .text, .image, .row, .section, .group, .presentation, .page:
      try use(element, .tap)
    }
  }

  private func stepControl(_ element: PageElement, _ input: ControlInput) throws {
    try tellEditing(true, of: element)
    try use(element, input)
    try tellEditing(false, of: element)
  }

  /// Tells a control that its editing begins or ends.
  private func tellEditing(_ begins: Bool, of element: PageElement) throws {
    guard element.control >= 0, Int(element.control) < host.controls.count,
      let handler = registration(of: element.control).editingChanged
    else { return }
    try call(handler, [.bool(begins)])
  }

  private func choose(_ choice: Int, of element: PageElement) throws {
    let choices = element.control >= 0 ? registration(of: element.control).choices : []
    guard choices.indices.contains(choice) else {
      throw StepFault(
        .refused, "The option `\(element.label)` has no tag, so that choosing it changes nothing.",
        "Give it `.tag(…)`, or let the ForEach give it its id.")
    }
    try use(element, .value(choices[choice].value))
  }

  private func select(_ address: String, _ option: String?) throws {
    var found = try element(address, .select)
    guard let option else {
      if found.role == .option { return try choose(found.choice, of: found) }
      if found.role == .button || found.role == .view { return try use(found, .tap) }
      throw StepFault(
        .refused, "\(found.description.capitalizedFirst) has several options, and the step names none.",
        "Name one: \(ElementFinder.list(options(of: found).map { "`\($0.label)`" })).")
    }
    // The option that is chosen may have the name of its picker.
    if found.role == .option,
      let outer = elements.all.first(where: { $0.control == found.control && $0.role != .option })
    {
      found = outer
    }
    let options = options(of: found)
    let name = option.withPlainSpaces
    let exact = options.filter { $0.label.withPlainSpaces == name || $0.identifier == option }
    let fitting = exact.isEmpty ? options.filter { $0.label.withPlainSpaces.contains(name) } : exact
    guard fitting.count == 1, let chosen = fitting.first else {
      let names = options.map(\.label)
      let list = ElementFinder.list((fitting.isEmpty ? options : fitting).map { "`\($0.label)`" })
      let near = Suggestion.nearest(to: option, among: names).map { "Did you mean `\($0)`? " } ?? ""
      throw StepFault(
        fitting.isEmpty ? .notFound : .ambiguous,
        fitting.isEmpty
          ? "\(found.description.capitalizedFirst) has no option `\(option)`."
          : "`\(option)` may be any of \(fitting.count) options of \(found.description).",
        options.isEmpty ? "It has none." : "\(near)Its options are \(list).")
    }
    if !chosen.isEnabled { throw StepFault(.refused, "\(chosen.description.capitalizedFirst) is disabled.") }
    if chosen.role == .option { try choose(chosen.choice, of: chosen) } else { try tap(chosen) }
  }

  /// What can be chosen in a picker, a tab view or a menu.
  private func options(of element: PageElement) -> [PageElement] {
    let all = elements.all
    guard
      let outer = all.indices.first(where: {
        all[$0].control == element.control && all[$0].role == element.role
      })
    else { return [] }
    return all.indices.filter { place in
      guard elements.isInside(place, outer) else { return false }
      switch element.role {
      case .menu: return [.button, .link, .toggle].contains(all[place].role)
      case .picker, .tabs: return all[place].role == .option && all[place].control == element.control
      case .button, .link, .toggle, .stepper, .slider, .field, .datePicker, .colorPicker, .disclosure,
        .option,
        .view, .back, .text, .image, .words, .row, .section, .group, .presentation, .page:
        return false
      }
    }.map { all[$0] }
  }

  // MARK: Text and focus

  private func type(_ text: String, into field: PageElement) throws {
    let registration = registration(of: field.control)
    if field.role == .field { try focus(field) }
    var text = text
    let submits = field.role == .field && text.hasSuffix("\n") && !isEditor(field)
    if submits { text.removeLast() }
    guard case .binding(let box)? = registration.binding else {
      throw StepFault(.refused, "\(field.description.capitalizedFirst) takes no input.")
    }
    let value = try value(text, for: field, like: try box.get())
    if field.role == .slider { try tellEditing(true, of: field) }
    try use(field, .value(value))
    if field.role == .slider { try tellEditing(false, of: field) }
    if submits { try submit(field) }
  }

  /// Submits a field, which loses the focus unless it is given it anew.
  private func submit(_ field: PageElement) throws {
    try use(host.controls[Int(field.control)], .tap)
    for focus in field.focuses where try focus.isHeld() { try focus.release() }
    focused = nil
    try tellEditing(false, of: field)
  }

  private func isEditor(_ field: PageElement) -> Bool {
    let tree = lastTree
    guard !field.node.isNone, tree[field.node].kind == .control else { return false }
    return tree.controls[Int(tree[field.node].payload)].kind == .textEditor
  }

  /// What is typed as a value of the type that the control holds.
  private func value(_ text: String, for field: PageElement, like value: Value) throws -> Value {
    func refused(_ what: String) -> StepFault {
      StepFault(.refused, "\(field.description.capitalizedFirst) takes \(what), and `\(text)` is none.")
    }
    switch field.role {
    case .datePicker:
      guard let seconds = Self.seconds(of: text, on: value.seconds ?? evaluator.now) else {
        throw refused("a date such as 2020-01-31, or a time such as 09:30")
      }
      return .date(seconds)
    case .colorPicker:
      guard let color = Self.color(text) else { throw refused("a colour such as #2E7D32") }
      return .color(color)
    case .field:
      guard let reading = registration(of: field.control).reading else { break }
      if let number = reading.value(text) { return number }
      // An optional takes any text, and keeps what it holds.
      if reading.isOptional { return value }
      throw refused(reading.isWhole ? "a whole number" : "a number")
    case .slider, .button, .link, .toggle, .stepper, .picker, .menu, .disclosure, .tabs, .option, .view,
      .back, .text, .image, .words, .row, .section, .group, .presentation, .page:
      break
    }
    switch value {
    case .int:
      guard let number = Int(text) else { throw refused("a whole number") }
      return .int(number)
    case .double:
      guard let number = Double(text) else { throw refused("a number") }
      return .double(number)
    case .opaque where value.content(DecimalValue.self) != nil:
      guard let number = DecimalValue(reading: text) else { throw refused("a number") }
      return Value(number)
    // Whatever else a field holds is text, or was nil.
    default: return .string(text)
    }
  }

  /// What a picker of dates that holds an instant holds once a text is typed: a time such as `09:30` keeps its day, a date
  /// its time.
  private static func seconds(of text: String, on before: Double) -> Double? {
    let day = (before / 86_400).rounded(.down) * 86_400
    switch text.utf8.count {
    case 5: return ISODate.seconds("1970-01-01T\(text):00Z").map { day + $0 }
    case 10: return ISODate.seconds(text).map { $0 + before - day }
    case 16: return ISODate.seconds("\(text):00Z")
    // Longer ones are instants with their zone.
    default: return ISODate.seconds(text)
    }
  }

  /// A colour as `#RRGGBB`.
  private static func color(_ text: String) -> Color? {
    guard text.utf8.count == 7, text.first == "#", let number = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    return Color(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }

  /// The field that has the focus, else the only one of the topmost layer.
  private func focusedField() throws -> PageElement {
    let all = elements.all
    let fields = elements.topmost.filter { all[$0].role == .field }.map { all[$0] }
    for field in fields {
      for focus in field.focuses where try focus.isHeld() { return field }
    }
    if let focused, let field = fields.first(where: { identity(of: $0) == focused }) { return field }
    if fields.count == 1 { return fields[0] }
    throw StepFault(
      .notFound, "No field has the focus.",
      fields.isEmpty
        ? "There is none here."
        : "Say which, as in `type \(fields[0].label.isEmpty ? fields[0].prompt : fields[0].label): …`.")
  }

  private func identity(of element: PageElement) -> UInt64? {
    guard element.control >= 0, Int(element.control) < host.controls.count else { return nil }
    return host.controls[Int(element.control)].site.identity
  }

  private func focus(_ field: PageElement) throws {
    let all = elements.all
    for other in elements.topmost where all[other].role == .field && all[other].control != field.control {
      for focus in all[other].focuses where try focus.isHeld() { try focus.release() }
    }
    if focused != identity(of: field) {
      if let before = elements.topmost.first(where: {
        all[$0].role == .field && focused != nil && identity(of: all[$0]) == focused
      }) {
        try tellEditing(false, of: all[before])
      }
      focused = identity(of: field)
      try tellEditing(true, of: field)
    }
    for focus in field.focuses where try !focus.isHeld() { try focus.take() }
  }

  /// The number of the control that has the focus; nil where none has.
  public var focusedControl: Int32? {
    get throws {
      let all = elements.all
      for place in elements.topmost where all[place].role == .field {
        for focus in all[place].focuses where try focus.isHeld() { return all[place].control }
      }
      guard let focused else { return nil }
      return elements.topmost.first { all[$0].role == .field && identity(of: all[$0]) == focused }.map {
        all[$0].control
      }
    }
  }

  /// True for a field whose page hears of its focus: it is tied to a FocusState, or told when its editing begins.
  public func tellsFocus(_ control: Int32) -> Bool {
    if registration(of: control).editingChanged != nil { return true }
    let all = elements.all
    return elements.topmost.contains { all[$0].control == control && !all[$0].focuses.isEmpty }
  }

  // MARK: Rows

  /// A row of a list of the topmost layer that can be deleted or moved.
  public struct EditableRow: Hashable, Sendable {
    /// Its position in `elements`.
    public let element: Int
    /// Its node in `tree`.
    public let node: NodeIndex
    /// True where a `Delete` deletes it.
    public let isDeletable: Bool
    /// True where a `Move` moves it.
    public let isMovable: Bool
  }

  /// The rows of lists of the topmost layer that can be deleted or moved, in reading order.
  public var editableRows: [EditableRow] {
    let all = elements.all
    return elements.topmost.compactMap { place in
      let element = all[place]
      guard element.role == .row, !element.node.isNone else { return nil }
      let row = EditableRow(
        element: place, node: element.node, isDeletable: canDelete(element), isMovable: canMove(element))
      return row.isDeletable || row.isMovable ? row : nil
    }
  }

  private func swipe(_ address: String, _ action: String) throws {
    let finder = ElementFinder(self)
    let row = try finder.find(address, for: .swipe)
    let all = elements.all
    let buttons = all.indices.filter { elements.isInside($0, row) && all[$0].role == .button }.map { all[$0] }
    let action = action.withPlainSpaces
    if let button = buttons.first(where: {
      $0.label.withPlainSpaces == action || $0.identifier == action
    }) {
      if !button.isEnabled {
        throw StepFault(.refused, "\(button.description.capitalizedFirst) is disabled.")
      }
      return try use(button, .tap)
    }
    if action == "Delete", canDelete(all[row]) { return try delete(all[row]) }
    let known = buttons.map(\.label) + (canDelete(all[row]) ? ["Delete"] : [])
    let near = Suggestion.nearest(to: action, among: known).map { "Did you mean `\($0)`? " } ?? ""
    throw StepFault(
      .notFound, "The row `\(finder.elements.words(of: row))` has no action `\(action)`.",
      known.isEmpty
        ? "It has none." : "\(near)It has \(ElementFinder.list(known.map { "`\($0)`" })).")
  }

  /// True for a row that its list lets be deleted.
  func canDelete(_ element: PageElement) -> Bool {
    guard let row = element.row, let group = host.notes?.groups[row.group] else { return false }
    return group.delete != nil && !group.keptRows.contains(row.place)
  }

  /// True for a row that its list lets be moved.
  private func canMove(_ element: PageElement) -> Bool {
    guard let row = element.row, let group = host.notes?.groups[row.group] else { return false }
    return group.move != nil && !group.fixedRows.contains(row.place)
  }

  private func delete(_ element: PageElement) throws {
    guard let row = element.row, let group = host.notes?.groups[row.group], let delete = group.delete else {
      throw StepFault(
        .refused, "This row cannot be deleted.", "Its ForEach or List has no `onDelete`.")
    }
    if group.keptRows.contains(row.place) {
      throw StepFault(.refused, "This row cannot be deleted.", "`deleteDisabled` keeps it.")
    }
    try call(delete, [Value(IndexSetValue([row.place]))])
  }

  private func move(_ element: PageElement, to other: PageElement) throws {
    guard let row = element.row, let target = other.row, let group = host.notes?.groups[row.group],
      let move = group.move
    else {
      throw StepFault(.refused, "This row cannot be moved.", "Its ForEach or List has no `onMove`.")
    }
    if row.group != target.group {
      throw StepFault(
        .refused, "A row cannot be moved into other rows.", "Both rows must be of one ForEach.")
    }
    if group.fixedRows.contains(row.place) {
      throw StepFault(.refused, "This row cannot be moved.", "`moveDisabled` keeps it in its place.")
    }
    let place = target.place > row.place ? target.place + 1 : target.place
    try call(move, [Value(IndexSetValue([row.place])), .int(place)])
  }

  private func call(_ function: Value, _ arguments: [Value]) throws {
    guard case .function(let box) = function else { return }
    let arity = (box.body as? FunctionBody)?.arity ?? arguments.count
    try evaluator.perform(box, Array(arguments.prefix(arity)))
  }

  private var refresher: Value? {
    let layer = elements.layers.count > 1 ? 1 : 0
    return host.notes?.refreshers.last { min($0.layer, 1) == layer }?.action
  }

  /// True where a `Refresh` refreshes something.
  public var canRefresh: Bool { refresher != nil }

  private func refresh() throws {
    guard let refresher else {
      throw StepFault(.refused, "Nothing here can be refreshed.", "A view is by `.refreshable { … }`.")
    }
    try call(refresher, [])
  }

  // MARK: Pages

  private func wait(_ text: String) throws {
    guard let seconds = Double(text), seconds >= 0, seconds <= 1e9 else {
      throw StepFault(.syntax, "`\(text)` is no time in seconds.", "Write a number such as `0.5`.")
    }
    try letPass(seconds)
  }

  /// How often timers fire in one step.
  private static let firingLimit = 10_000

  /// Lets the clock go on. What timers give in that time runs at its instant, and the page is drawn after each.
  private func letPass(_ seconds: Double) throws {
    let end = evaluator.now + seconds
    var firings = 0
    while let due = host.nextFiring, due <= end + 1e-6 {
      firings += 1
      if firings > Self.firingLimit {
        throw StepFault(
          .refused, "The timers of this page fire more than \(Self.firingLimit) times in that time.",
          "Wait for less, or give the timer a longer interval.")
      }
      pass(max(0, due - evaluator.now))
      evaluator.noteChange()
      for action in host.takeFirings(at: due) { try run(action) }
      try settle()
    }
    pass(max(0, end - evaluator.now))
    evaluator.noteChange()
  }

  /// Lets the clock of the run go on, or back.
  func pass(_ seconds: Double) {
    waited += seconds
    evaluator.pass(seconds)
  }

  private func goBack() throws {
    if elements.layers.count > 1, !isPagePresented, let top = elements.layers.last {
      throw StepFault(
        .refused, "\(elements.all[top].description.capitalizedFirst) is in the way of the way back.",
        "Answer it or put it away first.")
    }
    if try !back() {
      throw StepFault(.refused, "There is no page before this one.", "`\(topmostPage)` is the first.")
    }
  }

  private func dismissTopmost() throws {
    guard elements.layers.count > 1, let layer = elements.layers.last,
      case let top = elements.all[layer], !top.node.isNone
    else {
      throw StepFault(
        .refused, "Nothing is presented.",
        pushedNote.map { "`\(topmostPage)` was pushed: \($0)" })
    }
    let all = elements.all
    let buttons = elements.topmost.filter { all[$0].role == .button }.map { all[$0] }
    let names = ElementFinder.list(buttons.map { "`\($0.label)`" })
    switch lastTree.presentations[Int(lastTree[top.node].payload)].kind {
    case .sheet, .popover:
      let keeps = lastLowering?.recorded.contains { use in
        guard use.name == "interactiveDismissDisabled", use.presentation == lastTree[top.node].payload else {
          return false
        }
        if case .bool(false)? = use.arguments.first { return false }
        return true
      }
      if keeps == true {
        throw StepFault(
          .refused, "This sheet is not put away by a swipe: `interactiveDismissDisabled` is on.",
          "Use what is on it: \(names).")
      }
      try use(top, .tap)
    case .actionSheet, .alert:
      let cancel = buttons.first { button in
        !button.node.isNone && lastTree[button.node].kind == .control
          && lastTree.controls[Int(lastTree[button.node].payload)].role == .cancel
      }
      guard let cancel = cancel ?? (buttons.count == 1 ? buttons.first : nil) else {
        throw StepFault(.refused, "This is answered by one of its buttons.", "They are \(names).")
      }
      try use(cancel, .tap)
    case .cover:
      throw StepFault(
        .refused, "A full-screen cover is not put away by a swipe.", "Use what is on it: \(names).")
    }
  }

  private var pushedNote: String? { shownPages.isEmpty ? nil : "`Back` leaves it." }

  private func relaunch() throws {
    guard let launch else {
      throw StepFault(.refused, "This run cannot be begun anew.")
    }
    restart()
    try launch(self)
  }

  // MARK: State

  private func setState(_ path: String, to text: String, _ code: StepCode?) throws {
    let program = runnable.program
    let place = try StatePath(path, in: self)
    let value: Value
    if let code {
      value = try evaluate(code, view: try app())
    } else {
      var written = text
      if written.hasPrefix("{"), written.hasSuffix("}") { written = String(written.dropFirst().dropLast()) }
      let expression = LooseExpression(
        written, as: place.type, what: "set \(path)", in: program, file: FileID(program.files.count))
      if let wrong = expression.diagnostics.first {
        throw StepFault(.syntax, "`\(written)` is no value for `\(path)`: \(wrong.message)", wrong.help)
      }
      value = try evaluate(expression)
    }
    try place.write(value, evaluator)
  }

  private func expect(_ step: ScenarioStep, _ code: StepCode?) throws {
    if let text = step[.text], !elements.text.contains(Self.collapsed(text)) {
      let all = elements.all
      let known = elements.visible.filter { all[$0].role == .text && all[$0].isVisible }.map { all[$0].label }
      let near = Suggestion.nearest(to: text, among: known)
      throw StepFault(
        .unmet, "`\(text)` is not visible.",
        near.map { "There is `\($0)`." } ?? "Texts here are \(ElementFinder.list(known.map { "`\($0)`" })).")
    }
    if let text = step[.noText], elements.text.contains(Self.collapsed(text)) {
      throw StepFault(.unmet, "`\(text)` is visible, and should not be.")
    }
    if let screen = step[.screen], !isInFront(screen) {
      throw StepFault(.unmet, "The topmost page is `\(topmostPage)`, and not `\(screen)`.")
    }
    if let effect = step[.effect] {
      let happened = effects.map { "\($0.kind) \($0.text)" }
      if !happened.contains(where: { $0.contains(effect) }) {
        throw StepFault(
          .unmet, "The effect `\(effect)` did not happen.",
          happened.isEmpty
            ? "Nothing did." : "What did: \(ElementFinder.list(happened.map { "`\($0)`" })).")
      }
    }
    if let text = step[.value] { try expect(text, code) }
  }

  private func expect(_ text: String, _ code: StepCode?) throws {
    let program = runnable.program
    let outcome: Value
    if let code {
      outcome = try evaluate(code, view: rootView)
    } else {
      let expression = LooseExpression(
        text, as: .bool, what: "expect value", in: program, file: FileID(program.files.count),
        scope: rootView?.plan.id)
      if let wrong = expression.diagnostics.first {
        throw StepFault(.syntax, "`\(text)` is no condition: \(wrong.message)", wrong.help)
      }
      outcome = try evaluate(expression, view: rootView)
    }
    if case .bool(true) = outcome { return }
    throw StepFault(.unmet, "`\(text)` is false.")
  }

  /// The text with white space collapsed to single blanks.
  private static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
