import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Which views of a page can a proof do without, and which of its controls may write what the proof is about?
///
/// A view is left out where it is quiet, its neighbours are laid out with or without it, and no control is wanted of it:
/// as many as are wanted have been drawn, or none in it may write. What may write is told by a `WriteReach`; without one
/// every control may. Choices, which are known by their tags, are left out only where no more controls are wanted. Costs a
/// look at each view once for the package (`QuietViews`), and a search in the reach for each that is drawn.
final class ProofDrawing: LoweringDriver {
  /// A view being lowered: where controls in it stand, and what they may do by that.
  private struct View {
    var file: FileID
    var range: SourceRange
    /// True where what it was passed may not write.
    var isTame: Bool
    /// True where it keeps something for itself.
    var ownsState = false
  }

  /// What is wanted of the pages that are drawn, and what was left out of them.
  private struct State {
    /// How many controls that may write are wanted before all quiet views are left out; nil where the page is wanted whole.
    var wantedControls: Int?
    /// How many of them the page has so far.
    var foundControls = 0
    var leftIdle = false
    var isPartial = false
    var readsSizes = false
  }

  /// Which views may write what the proof is about; nil where nothing is known, so that each of them may.
  private let reach: WriteReach?
  private let evaluator: Evaluator
  private var state = State()
  /// The views being lowered, innermost last.
  private var views: [View] = []
  /// For each element being lowered, innermost last, whether it lays its views out the same if some are left out.
  private var arranged: [Bool] = []

  init(_ reach: WriteReach?, _ evaluator: Evaluator) {
    self.reach = reach
    self.evaluator = evaluator
  }

  /// True where views were left out that no handler needs, and that cannot write.
  var leftIdle: Bool { state.leftIdle }
  /// True where views were left out that may stop the page with a fault, or where their sizes are read.
  var isPartial: Bool { state.isPartial || state.readsSizes }
  /// True where views were left out that no handler needs of a page that depends on how it is laid out.
  var mayBeLaidOutOtherwise: Bool { state.leftIdle && state.readsSizes }

  /// Runs `body`, which draws a page, whole or with so many controls. What was left out is still told afterwards.
  func drawing<T>(_ controls: Int?, _ body: () throws -> T) rethrows -> T {
    let outer = state.wantedControls
    state.wantedControls = controls
    (state.leftIdle, state.isPartial, state.readsSizes) = (false, false, false)
    defer { state.wantedControls = outer }
    return try body()
  }

  /// Runs `body`, then knows of the page before what it knew.
  func resuming<T>(_ body: () throws -> T) rethrows -> T {
    let outer = state
    defer { state = outer }
    return try body()
  }

  // MARK: What the host tells

  func willLowerPage() {
    state.foundControls = 0
    views.removeAll(keepingCapacity: true)
    arranged.removeAll(keepingCapacity: true)
  }

  func omits(_ id: ViewID, _ node: ViewNode, _ frame: Frame, _ host: ViewHost) -> Bool {
    guard arranged.last == true, host.drawsToShow, let wanted = state.wantedControls else { return false }
    switch node.kind {
    case .element, .declared, .conditional, .forEach, .text: break
    // Views of other kinds are never quiet, and are drawn.
    default: return false
    }
    let found = QuietViews(evaluator).quietness(id, frame.code)
    guard found.contains(.quiet) else { return false }
    let isTame = frame.view?.isTame ?? false
    let isSound = found.contains(.sound) && (isTame || found.contains(.own))
    if state.foundControls >= wanted {
      if !isSound { state.isPartial = true }
      return true
    }
    // Choices are known by their tags.
    guard let reach, !host.context.styles.collectsTags,
      reach.reach(of: node.range, in: frame.code.id) <= (isTame ? .bindings : .none)
    else { return false }
    state.leftIdle = true
    if !isSound { state.isPartial = true }
    return true
  }

  func willLower(view node: ViewNode, _ frame: Frame) {
    views.append(View(file: frame.code.id, range: node.range, isTame: frame.view?.isTame ?? false))
  }

  func didLowerView() { views.removeLast() }

  /// What stands in an element may be left out where it lays its views out.
  func willLower(element node: ViewNode) {
    let content = ElementCatalog.shared.elements[Int(node.target)].content
    if content.contains(.arranges) {
      arranged.append(true)
    } else {
      arranged.append(content.isDisjoint(with: [.quiet, .shared]) ? false : arranged.last ?? false)
    }
  }

  func didLower(element view: ViewID, _ code: FileCode, _ host: ViewHost) { arranged.removeLast() }

  func didOwnState() { if !views.isEmpty { views[views.count - 1].ownsState = true } }

  func didReadSize() { state.readsSizes = true }

  func willRegister(_ control: inout RunControl, _ host: ViewHost) {
    control.mayWrite = mayWrite(control)
    if control.mayWrite { state.foundControls += 1 }
  }

  /// True where a control may write what the proof is about.
  private func mayWrite(_ control: RunControl) -> Bool {
    if [.navigate, .dismiss, .open].contains(control.registration.kind) { return false }
    guard let reach, let view = views.last, control.layer == 0, !view.ownsState else { return true }
    let found = reach.reach(of: view.range, in: view.file)
    return found == .any || found == .bindings && !view.isTame
  }

  /// Rows with links are looked at one by one: each may lead somewhere.
  func mayShare(rows site: RowSite, withLinks: Bool) -> Bool { !withLinks }

  /// Notes whether what a view was given can be read, and may not write what the proof is about.
  func didMake(_ view: ViewInstance, from origin: InstanceOrigin, _ host: ViewHost) {
    switch origin {
    case .written(let attributes, let frame):
      let isOuterTame = frame.view?.isTame ?? false
      view.isTame = hasObjects(view) && attributes.allSatisfy { isTame($0, frame, isOuterTame: isOuterTame) }
    case .given:
      view.isTame = hasObjects(view) && !view.plan.stored.contains { kind(of: $0) == .binding }
    case .applied: break
    }
  }

  private func isTame(_ place: AttributeID, _ frame: Frame, isOuterTame: Bool) -> Bool {
    let attribute = frame.attributes[place]
    guard !attribute.member.isNone, kind(of: attribute.member) == .binding, !attribute.code.isNone
    else { return true }
    let found = QuietViews(evaluator).quietness(code: attribute.code, frame.code)
    guard found.contains(.sound), isOuterTame || found.contains(.own), let reach else { return false }
    let range = frame.nodes[attribute.code].range
    return reach.reach(of: range, in: frame.code.id) <= (isOuterTame ? .bindings : .none)
  }

  /// True where all objects that a view reads from the environment are there.
  private func hasObjects(_ view: ViewInstance) -> Bool {
    view.plan.stored.enumerated().allSatisfy { field, member in
      guard kind(of: member) == .environmentObject else { return true }
      if case .void = view.field(Int32(field)) { return false }
      return true
    }
  }

  private func kind(of member: MemberID) -> MemberKind { evaluator.members[member].kind }
}
