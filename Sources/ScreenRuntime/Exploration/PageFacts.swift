import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// What an exploration wants to know of a page: what lies on it, and whether what is chosen is there.
package struct PageFacts: Sendable {
  /// A page or a presentation above the first page.
  package struct Layer: Hashable, Sendable {
    /// Tells it from others, in all runs of the program.
    package let identity: UInt64
    /// Where it is declared: the link, the destination or the presentation.
    package let location: SourceLocation
    /// What it is called: `the sheet “New order”`.
    package let name: String
    /// How many presentations are open around it.
    package let depth: Int
  }

  /// A choice that names nothing.
  package struct Dangling: Hashable, Sendable {
    /// Where the choice is offered.
    package let location: SourceLocation
    /// What offers it, and what it holds, in words.
    package let control: String, value: String
    /// The labels of what is offered; none for the rows of a list.
    package let choices: [String]
  }

  /// Rows that cannot be told apart.
  package struct RepeatedID: Hashable, Sendable {
    /// The loop or list that makes them.
    package let location: SourceLocation
    /// The id that two of them have, as text.
    package let id: String
  }

  /// The pages that were pushed, the topmost last.
  package internal(set) var pages: [Layer] = []
  /// What is presented, as it is written; those of one depth are up at once.
  package internal(set) var presentations: [Layer] = []
  /// Choices that name nothing.
  package internal(set) var dangling: [Dangling] = []
  /// Rows with one id.
  package internal(set) var repeatedIDs: [RepeatedID] = []
  /// Copies of data that the step before left behind.
  package internal(set) var staleCopies: [StaleCopy] = []
  /// True where something on top takes texts, numbers or dates of which only a few are tried.
  package internal(set) var isSampled = false
  /// The name of the view that the topmost page shows.
  package internal(set) var page = ""

  /// Nothing.
  package init() {}
}

extension ScreenRun {
  /// What there is to know of the page that was rendered last.
  package var facts: PageFacts {
    var facts = PageFacts()
    facts.page = topmostPage
    facts.pages = shownPages.pages.map { page in
      PageFacts.Layer(
        identity: identity(of: page.target.site),
        location: location(of: page.target.site),
        name: host.view(of: page.target).map { "the page `\(runnable.plan($0).name)`" } ?? "the page",
        depth: 0)
    }
    for control in host.controls where control.registration.kind == .dismiss {
      facts.presentations.append(presentation(control))
    }
    for place in elements.topmost where elements.all[place].isEnabled {
      switch elements.all[place].role {
      case .field, .slider, .datePicker, .colorPicker: facts.isSampled = true
      case .button, .link, .toggle, .stepper, .picker, .menu, .disclosure, .tabs, .option, .view, .back,
        .text,
        .image, .words, .row, .section, .group, .presentation, .page:
        break
      }
    }
    facts.dangling = danglingChoices
    facts.repeatedIDs = (host.notes?.repeatedIDs ?? []).map { repeated in
      PageFacts.RepeatedID(
        location: location(of: repeated.site.view, in: runnable.code(repeated.site.file)),
        id: description(of: repeated.id))
    }
    return facts
  }

  private func presentation(_ control: RunControl) -> PageFacts.Layer {
    let node = control.registration.node
    var name = "the presentation"
    if !node.isNone {
      let place = Int(lastTree[node].payload)
      let payload = lastTree.presentations[place]
      let title = lastTree.string(payload.title)
      let kind =
        switch payload.kind {
        case .sheet: "sheet"
        case .cover: "full-screen cover"
        case .alert: "alert"
        case .actionSheet: "dialog"
        case .popover: "popover"
        }
      name = "the \(kind)\(title.isEmpty ? "" : " “\(title)”")"
      if title.isEmpty, let view = host.firstView(in: control.site) {
        name += " of `\(runnable.plan(view).name)`"
      }
    }
    return PageFacts.Layer(
      identity: identity(of: control.site), location: location(of: control.site), name: name,
      depth: control.layer)
  }

  private func identity(of site: Site) -> UInt64 {
    Identity.mix(site.identity, UInt64(UInt32(bitPattern: site.view.index)))
  }

  /// The tag of the view at a place.
  private func location(of site: Site) -> SourceLocation { location(of: site.view, in: site.code) }

  private func location(of view: ViewID, in code: FileCode) -> SourceLocation {
    let node = code.views[view]
    let range = node.xml.isNone ? node.range : runnable.program.files[code.id].xml[node.xml].nameRange
    return SourceLocation(code.id, range)
  }

  // MARK: Choices

  private var danglingChoices: [PageFacts.Dangling] {
    var found: [PageFacts.Dangling] = []
    var rows: [(number: Int, control: RunControl)] = []
    for (number, control) in host.controls.enumerated() where !control.isCovered {
      let registration = control.registration
      switch registration.kind {
      case .edit where !registration.choices.isEmpty:
        guard case .binding(let box)? = registration.binding, let value = try? box.get(),
          !Self.isNothing(value),
          !registration.choices.contains(where: { $0.value == value })
        else { continue }
        found.append(dangling(value, control, number, registration.choices.map(\.label)))
      case .select: rows.append((number, control))
      case .edit, .tap, .longPress, .toggle, .step, .dismiss, .navigate, .open: break
      }
    }
    var lists: Set<UInt64> = []
    for (number, row) in rows where lists.insert(row.site.identity).inserted {
      guard case .binding(let box)? = row.registration.binding, let value = try? box.get(),
        Self.isIdentifier(value)
      else { continue }
      let own = rows.filter { $0.control.site.identity == row.site.identity }
      if own.contains(where: { $0.control.registration.choices.first?.value == value }) || isKnown(value) {
        continue
      }
      found.append(dangling(value, row, number, []))
    }
    return found
  }

  private func dangling(_ value: Value, _ control: RunControl, _ number: Int, _ choices: [String])
    -> PageFacts.Dangling
  {
    let element = elements.all.first { Int($0.control) == number && ($0.role == .picker || $0.role == .tabs) }
    return PageFacts.Dangling(
      location: location(of: control.site),
      control: control.registration.kind == .select ? "the list" : element?.description ?? "the picker",
      value: description(of: value), choices: choices)
  }

  /// True for nil: nothing is chosen yet.
  private static func isNothing(_ value: Value) -> Bool {
    switch value {
    case .null, .someNil, .void: true
    // Whatever else there is was chosen.
    default: false
    }
  }

  /// True for a value that stands for something else, as an id does.
  private static func isIdentifier(_ value: Value) -> Bool {
    switch value {
    case .int, .string, .dataString: true
    // Cases, sets and whole rows may name something that is kept nowhere.
    default: false
    }
  }

  /// True where some source of truth holds an array with an element of this id, or the id itself.
  private func isKnown(_ id: Value) -> Bool {
    liveSources.contains { source in
      guard case .array(let box) = source.value else { return false }
      return (0..<box.count).contains { box[$0] == id || field("id", of: box[$0]) == id }
    }
  }

  /// The property of a struct; nil where it has none of this name.
  func field(_ name: String, of value: Value) -> Value? {
    let (type, fields): (TypeID, (Int) -> Value)
    switch value {
    case .structure(let box): (type, fields) = (box.type, { box.fields[$0] })
    case .row(let row): (type, fields) = (row.type, { row.field($0) })
    // Only structs have ids of their own.
    default: return nil
    }
    guard let declaration = runnable.program.declaration(of: type),
      let place = runnable.plan(declaration).labels.firstIndex(of: name)
    else { return nil }
    return fields(place)
  }
}
