import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which views stand inside others on the page?
///
/// Answer: each of them, with what the way to it gathers: through conditions, loops, fragments and declared views, with what
/// these are given for their slots.
/// Cost: linear in the views that are shown; a declared view is shown wherever it is used.
/// Limits: what hangs on a view (a sheet, swipe actions, a toolbar) does not stand inside it; nothing more is shown past 32
/// views inside each other, or 20,000 views in all.
struct PlacedViews {
  private let model: SemanticModel
  /// True where a slot that nothing on the way fills is shown with what each use of its view gives it.
  private let fillsSlots: Bool
  /// The uses of declared views that the way leads through.
  private var uses: [(file: FileID, view: ViewID)] = []
  private var depth = 0
  private var steps = 0
  private static let depthLimit = 32
  private static let stepLimit = 20_000

  /// What looks at each view: it is given the view in its file and what was gathered on the way to it, and gives what is gathered
  /// for the views inside; nil where these are not to be shown.
  typealias Look<Gathered> = (
    _ checked: CheckedFile, _ file: FileID, _ view: ViewID, _ gathered: Gathered
  ) -> Gathered?

  private init(_ model: SemanticModel, fillsSlots: Bool) {
    self.model = model
    self.fillsSlots = fillsSlots
  }

  /// Shows views and what stands inside them, in document order. With `fillsSlots`, a slot that nothing on the way fills is
  /// shown with what each use of its view in the package gives it, which costs a look at all views.
  static func show<Gathered>(
    _ content: Range<ViewPlace>, in file: FileID, of model: SemanticModel, fillsSlots: Bool = false,
    _ gathered: Gathered, to look: Look<Gathered>
  ) {
    var placed = PlacedViews(model, fillsSlots: fillsSlots)
    placed.show(content, file, model.files[file], gathered, look)
  }

  /// True where one of some views, or of what stands inside them, is as wanted.
  static func contain(
    _ content: Range<ViewPlace>, in file: FileID, of model: SemanticModel, where isWanted: (ViewNode) -> Bool
  ) -> Bool {
    var found = false
    show(content, in: file, of: model, ()) { checked, _, view, _ in
      if !found { found = isWanted(checked.views[view]) }
      return found ? nil : ()
    }
    return found
  }

  private mutating func show<Gathered>(
    _ content: Range<ViewPlace>, _ file: FileID, _ gathered: Gathered, _ look: Look<Gathered>
  ) {
    if !content.isEmpty { show(content, file, model.files[file], gathered, look) }
  }

  private mutating func show<Gathered>(
    _ content: Range<ViewPlace>, _ file: FileID, _ checked: CheckedFile, _ gathered: Gathered,
    _ look: Look<Gathered>
  ) {
    if content.isEmpty { return }
    guard depth < Self.depthLimit else { return }
    depth += 1
    defer { depth -= 1 }
    for place in content {
      steps += 1
      if steps > Self.stepLimit { return }
      let id = checked.viewLists[place]
      guard let inside = look(checked, file, id, gathered) else { continue }
      let view = checked.views[id]
      switch view.kind {
      case .branch, .switching, .switchCase, .forEach, .element, .part, .conditional:
        show(view.content, file, checked, inside, look)
      case .declared:
        uses.append((file, id))
        let declaration = view.declaration
        show(model.body(of: declaration), model.program[declaration].file, inside, look)
        uses.removeLast()
        show(view.content, file, checked, inside, look)
      case .fragment:
        guard !view.member.isNone, let views = model.views(of: view.member) else { continue }
        show(views, model.program[view.member].file, inside, look)
      case .content: showSlot(view.member, inside, look)
      case .letBinding, .text: break
      }
    }
  }

  /// Shows what the nearest use on the way gives for a slot; names in it are those of that use.
  private mutating func showSlot<Gathered>(
    _ slot: MemberID, _ gathered: Gathered, _ look: Look<Gathered>
  ) {
    if slot.isNone { return }
    guard let use = uses.popLast() else {
      if fillsSlots { showAll(givenFor: slot, gathered, look) }
      return
    }
    defer { uses.append(use) }
    let checked = model.files[use.file]
    for index in checked.views[use.view].attributes {
      let given = checked.attributes[index]
      if given.form == .views, given.member == slot { show(given.views, use.file, checked, gathered, look) }
    }
  }

  /// Shows what each use of the view that has a slot gives for it.
  private mutating func showAll<Gathered>(
    givenFor slot: MemberID, _ gathered: Gathered, _ look: Look<Gathered>
  ) {
    let owner = model.program[slot].owner
    for file in model.files.indices {
      let checked = model.files[file]
      for view in checked.views where view.kind == .declared && view.declaration == owner {
        for index in view.attributes {
          let given = checked.attributes[index]
          if given.form == .views, given.member == slot { show(given.views, file, checked, gathered, look) }
        }
      }
    }
  }
}
