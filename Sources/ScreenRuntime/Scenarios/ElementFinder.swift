import ElementCatalog
import ScreenSemantics
import SourceModel

/// Finds what a step speaks of on the topmost layer of a page.
///
/// An address is an accessibility identifier, else the exact label of an element or a text in it, else a part of one that
/// no other has. `Fig > Add` is `Add` in the row, section or group in which `Fig` stands; `Add #2` is the second of those
/// that are meant, `#2` the second of all that the step can be done to. A text stands for the innermost element around it that the step can be done to.
struct ElementFinder {
  let elements: PageElements
  private let run: ScreenRun

  init(_ run: ScreenRun) {
    self.run = run
    elements = run.elements
  }

  /// The element of the topmost layer that an address means, for a step of a kind. Throws `StepFault`.
  func find(_ address: String, for kind: StepKind) throws(StepFault) -> Int {
    let found = candidates(address, kind)
    switch found.count {
    case 1: return found[0]
    case 0: throw nothing(address, kind)
    default: throw ambiguity(address, found, kind)
    }
  }

  /// The shortest address by which a step of a kind finds an element; nil where none does.
  func address(of element: Int, for kind: StepKind) -> String? {
    let own = elements.all[element]
    var names = [own.identifier, own.label, own.prompt].filter { !$0.isEmpty }
    for place in elements.all.indices[(element + 1)...] {
      // What stands on the page of a tab names other controls.
      guard elements.isInside(place, element), own.role != .tabs else { break }
      let text = elements.all[place]
      if text.role == .text, text.isVisible, text.isSwipeAction == own.isSwipeAction {
        names.append(text.label)
      }
    }
    names = names.filter { !$0.isEmpty }
    // What is read aloud for all that is in it is longer than the first of that.
    let isSpoken =
      own.identifier.isEmpty && names.count > 1 && names[0] != names[1] && names[0].contains(names[1])
    if isSpoken || own.role == .row || own.role == .view, names.count > 1 {
      names.append(names.removeFirst())
    }
    // A number or a sign tells less than words do.
    names =
      names.filter { $0.contains(where: \.isLetter) } + names.filter { !$0.contains(where: \.isLetter) }
    for name in names where candidates(name, kind) == [element] { return name }
    for outer in containers(around: element) {
      for words in elements.names(of: outer) {
        for name in names + [own.role.rawValue] {
          let address = "\(words) > \(name)"
          if candidates(address, kind) == [element] { return address }
        }
      }
    }
    for name in names + [own.role.rawValue] {
      if let place = candidates(name, kind).firstIndex(of: element) { return "\(name) #\(place + 1)" }
    }
    return takers(of: kind).firstIndex(of: element).map { "#\($0 + 1)" }
  }

  private func containers(around element: Int) -> [Int] {
    var found: [Int] = []
    var place = elements.all[element].parent
    while place >= 0 {
      if Self.isContainer(elements.all[place]) { found.append(place) }
      place = elements.all[place].parent
    }
    return found
  }

  private static func isContainer(_ element: PageElement) -> Bool {
    switch element.role {
    case .row, .section, .group, .link, .view: true
    case .button, .toggle, .stepper, .slider, .field, .picker, .datePicker, .colorPicker, .menu, .disclosure,
      .tabs, .option, .back, .text, .image, .words, .presentation, .page:
      false
    }
  }

  // MARK: Candidates

  private func candidates(_ address: String, _ kind: StepKind) -> [Int] {
    let address = address.withPlainSpaces
    let whole = matches(address, elements.topmost, kind)
    if !whole.isEmpty { return whole }
    if address.hasPrefix("#"), let number = Int(address.dropFirst()) {
      let all = takers(of: kind)
      return all.indices.contains(number - 1) ? [all[number - 1]] : []
    }
    if let (rest, number) = ordinal(of: address) {
      let found = candidates(rest, kind)
      return found.indices.contains(number - 1) ? [found[number - 1]] : []
    }
    if let mark = address.firstRange(of: " > ") {
      let inner = String(address[mark.upperBound...])
      for outer in outers(String(address[..<mark.lowerBound])) {
        let range = outer..<end(of: outer)
        let found = inScope(inner, range, kind)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// The candidates for the rest of an address inside an element.
  private func inScope(_ address: String, _ range: Range<Int>, _ kind: StepKind) -> [Int] {
    let found = matches(address, range, kind).filter { range.contains($0) && $0 != range.lowerBound }
    if found.isEmpty, let (rest, number) = ordinal(of: address) {
      let several = matches(rest, range, kind).filter { range.contains($0) }
      return several.indices.contains(number - 1) ? [several[number - 1]] : []
    }
    return found
  }

  /// The number behind the last `#` of an address.
  private func ordinal(of address: String) -> (rest: String, number: Int)? {
    guard let mark = address.lastIndex(of: "#"), let number = Int(address[address.index(after: mark)...]),
      number > 0, address[..<mark].last == " "
    else { return nil }
    return (String(address[..<mark].dropLast()), number)
  }

  private func end(of element: Int) -> Int {
    elements.all.indices[(element + 1)...].first { !elements.isInside($0, element) } ?? elements.all.count
  }

  /// What may be meant before a `>`: the containers of that name, or with that text in them, the innermost first.
  private func outers(_ name: String) -> [Int] {
    var found: [Int] = []
    for level in Level.allCases {
      for place in elements.topmost where isNamed(name, elements.all[place], level) {
        let around = (Self.isContainer(elements.all[place]) ? [place] : []) + containers(around: place)
        for outer in around where !found.contains(outer) { found.append(outer) }
      }
      if !found.isEmpty { break }
    }
    return found
  }

  /// How well a name must fit.
  private enum Level: CaseIterable { case identifier, exact, part }

  private func isNamed(_ name: String, _ element: PageElement, _ level: Level) -> Bool {
    switch level {
    case .identifier: return element.identifier == name
    case .exact: return element.label.withPlainSpaces == name || element.prompt.withPlainSpaces == name
    case .part:
      if name.isEmpty { return false }
      return element.label.withPlainSpaces.contains(name) || element.prompt.withPlainSpaces.contains(name)
    }
  }

  private func matches(_ name: String, _ range: Range<Int>, _ kind: StepKind) -> [Int] {
    for level in Level.allCases {
      let named = range.filter { isNamed(name, elements.all[$0], level) }
      // What takes the step itself goes before what is in a section, row or group of that name.
      let narrowed = narrowed(named.compactMap { taker(around: $0, kind) })
      if !narrowed.isEmpty { return narrowed }
      let within = self.narrowed(named.flatMap { takers(in: $0, kind) })
      if !within.isEmpty { return within }
      let inRows = kind == .tap ? self.narrowed(named.compactMap(button(ofRowAround:))) : []
      if !inRows.isEmpty { return inRows }
    }
    // Whatever has no name is known by what it is.
    return narrowed(range.filter { elements.all[$0].role.rawValue == name && takes(elements.all[$0], kind) })
  }

  /// Those that can be seen before those that cannot, and of those in each other the innermost.
  private func narrowed(_ found: [Int]) -> [Int] {
    let visible = found.filter { elements.all[$0].isVisible }
    let found = visible.isEmpty ? found : visible
    return Set(found).filter { outer in !found.contains { elements.isInside($0, outer) } }.sorted()
  }

  /// The innermost element at or around one that takes a step.
  private func taker(around place: Int, _ kind: StepKind) -> Int? {
    elements.nearest(place, where: { takes($0, kind) })
  }

  /// The button that taps on the row of a list around an element go to: its only control, and of the automatic style.
  private func button(ofRowAround place: Int) -> Int? {
    guard let row = elements.nearest(place, where: { $0.role == .row && !$0.node.isNone }) else { return nil }
    let controls = (row + 1..<end(of: row)).filter {
      elements.all[$0].control >= 0 && !elements.all[$0].isSwipeAction
    }
    guard controls.count == 1, elements.all[controls[0]].role == .button,
      run.tree.control(run.tree[elements.all[controls[0]].node])?.look == .automatic
    else { return nil }
    return controls[0]
  }

  /// What takes a step in an element that holds others and takes none itself.
  private func takers(in place: Int, _ kind: StepKind) -> [Int] {
    guard Self.isContainer(elements.all[place]), taker(around: place, kind) == nil else { return [] }
    return (place + 1..<end(of: place)).filter { takes(elements.all[$0], kind) }
  }

  /// All of the topmost layer that a step of a kind can be done to, in reading order.
  private func takers(of kind: StepKind) -> [Int] {
    elements.topmost.filter { takes(elements.all[$0], kind) }
  }

  /// True where a step of a kind can be done to an element.
  func takes(_ element: PageElement, _ kind: StepKind) -> Bool {
    switch kind {
    case .tap:
      switch element.role {
      case .button, .link, .toggle, .menu, .disclosure, .back, .words, .field: true
      case .option: element.isVisible
      case .view: registration(of: element).map { $0.kind != .longPress } ?? false
      case .stepper, .slider, .picker, .datePicker, .colorPicker, .tabs, .text, .image, .row, .section,
        .group, .presentation, .page:
        false
      }
    case .longPress: element.role == .view && registration(of: element)?.kind == .longPress
    case .type: [.field, .datePicker, .colorPicker, .slider].contains(element.role)
    case .increment, .decrement: element.role == .stepper || element.role == .slider
    case .select:
      switch element.role {
      case .picker, .tabs, .menu, .option: true
      case .button: !element.isVisible
      case .view: registration(of: element)?.kind == .select
      case .link, .toggle, .stepper, .slider, .field, .datePicker, .colorPicker, .disclosure, .back, .text,
        .image, .words, .row, .section, .group, .presentation, .page:
        false
      }
    case .focus: element.role == .field
    case .swipe, .delete, .move: element.role == .row
    case .set, .refresh, .wait, .relaunch, .dismiss, .back, .expect, .snapshot: false
    }
  }

  private func registration(of element: PageElement) -> ControlRegistration? {
    element.control >= 0 ? run.registration(of: element.control) : nil
  }

  // MARK: Faults

  /// What a kind of step is done to, for messages.
  private static func purpose(_ kind: StepKind) -> String {
    switch kind {
    case .tap: "takes taps"
    case .longPress: "takes long presses"
    case .type: "takes text"
    case .increment, .decrement: "goes up and down"
    case .select: "can be chosen, or has options"
    case .focus: "takes the focus"
    case .swipe, .delete, .move: "is a row"
    case .set, .refresh, .wait, .relaunch, .dismiss, .back, .expect, .snapshot: "is meant"
    }
  }

  private func nothing(_ address: String, _ kind: StepKind) -> StepFault {
    let all = elements.all
    let takers = elements.topmost.filter { takes(all[$0], kind) && all[$0].isVisible }
    let purpose = Self.purpose(kind)
    let known = takers.map { self.address(of: $0, for: kind) ?? all[$0].label }
    let list =
      known.isEmpty
      ? "Nothing here \(purpose)."
      : "Here \(purpose): \(Self.list(zip(takers, known).map { "\(all[$0].role.rawValue) `\($1)`" }))."
    if let below = (0..<elements.topmost.lowerBound).first(where: {
      isNamed(address, all[$0], .exact)
        && (taker(around: $0, kind) != nil || !self.takers(in: $0, kind).isEmpty)
    }), let top = elements.layers.last {
      return StepFault(
        .notFound, "`\(all[below].label)` is below \(all[top].description), which is in the way.",
        "Answer it or put it away first. \(list)")
    }
    if let place = elements.topmost.first(where: { isNamed(address, all[$0], .exact) && all[$0].isVisible }) {
      return StepFault(
        .notFound, "\(all[place].description.capitalizedFirst) is here, and nothing there \(purpose).", list)
    }
    let names = takers.flatMap { [all[$0].label, all[$0].prompt, all[$0].identifier] }
    let texts = elements.topmost.filter { all[$0].role == .text }.map { all[$0].label }
    let near = Suggestion.nearest(to: address, among: (known + names + texts).filter { !$0.isEmpty })
    return StepFault(
      .notFound, "There is nothing called `\(address)` here that \(purpose).",
      near.map { "Did you mean `\($0)`? \(list)" } ?? list)
  }

  private func ambiguity(_ address: String, _ found: [Int], _ kind: StepKind) -> StepFault {
    let candidates = found.map { place in
      "\(elements.all[place].role.rawValue) `\(self.address(of: place, for: kind) ?? elements.all[place].label)`"
    }
    return StepFault(
      .ambiguous, "`\(address)` may be any of \(found.count) here.",
      "They are told apart so: \(Self.list(candidates)).")
  }

  /// The first few of a list.
  static func list(_ names: [String]) -> String {
    names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", and \(names.count - 12) more" : "")
  }
}

extension String {
  /// Where another text stands first.
  fileprivate func firstRange(of other: String) -> Range<String.Index>? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(other) { return place..<index(place, offsetBy: other.count) }
      place = index(after: place)
    }
    return nil
  }
}
