import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel

/// What a proof wants of the pages that are drawn for it, and what was left out of them.
struct ProofDrawing {
  /// Which views may write what the proof is about; nil where nothing is known, so that each of them may.
  var reach: WriteReach?
  /// How many controls that may write it are wanted before all quiet views are left out; nil where the page is wanted
  /// whole.
  var wantedControls: Int?
  /// How many of them the page has so far.
  var foundControls = 0
  /// The view being lowered: its file, its bytes, and whether what it was passed may not write.
  var view = (file: FileID(-1), range: SourceRange.zero, isTame: false)
  /// True where the control being lowered keeps something for itself.
  var ownsState = false
  /// True where views were left out that no handler needs, and that cannot write.
  var leftIdle = false
  /// True where views were left out that may stop the page with a fault, or where their sizes are read.
  var isPartial = false
  /// True where a size was read from the layout.
  var readsSizes = false

  /// Begins to draw a page, whole or with so many controls.
  mutating func begin(_ controls: Int?) {
    wantedControls = controls
    (leftIdle, isPartial, readsSizes) = (false, false, false)
  }

  /// True where a control may write what the proof is about.
  func mayWrite(_ kind: ControlRegistration.Kind, inLayer layer: Int) -> Bool {
    if [.navigate, .dismiss, .open].contains(kind) { return false }
    guard let reach, layer == 0, !ownsState else { return true }
    let found = reach.reach(of: view.range, in: view.file)
    return found == .any || found == .bindings && !view.isTame
  }
}

extension ViewHost {
  /// True where a view is left out of the page, as it is quiet and its neighbours are laid out with or without it: where
  /// as many controls as are wanted have been drawn, or where no control in it may write what the proof is about.
  func leavesOut(_ id: ViewID, _ node: ViewNode, _ frame: Frame) -> Bool {
    guard isArranged, observer == nil, let proof, let wanted = proof.wantedControls else { return false }
    switch node.kind {
    case .element, .declared, .conditional, .forEach, .text: break
    // Views of other kinds are never quiet, and are drawn.
    default: return false
    }
    let found = quietness(id, frame.code)
    guard found.contains(.quiet) else { return false }
    let isTame = frame.view?.isTame ?? false
    let isSound = found.contains(.sound) && (isTame || found.contains(.own))
    if proof.foundControls >= wanted {
      if !isSound { self.proof?.isPartial = true }
      return true
    }
    // Choices are known by their tags.
    guard let reach = proof.reach, lowering?.environment.collectsTags != true,
      reach.reach(of: node.range, in: frame.code.id) <= (isTame ? .bindings : .none)
    else { return false }
    self.proof?.leftIdle = true
    if !isSound { self.proof?.isPartial = true }
    return true
  }

  /// Takes note of the element that is lowered: what stands in it may be left out where it lays its views out.
  func enterElement(_ node: ViewNode) {
    let content = catalog.elements[Int(node.target)].content
    if content.contains(.arranges) {
      isArranged = true
    } else if content.isDisjoint(with: [.quiet, .shared]) {
      isArranged = false
    }
  }

  /// Lowers a view of a proof: controls in it are told by where it stands.
  func enterView(_ node: ViewNode, _ frame: Frame, _ body: () throws -> Void) rethrows {
    guard let outer = proof?.view, let owned = proof?.ownsState else { return try body() }
    proof?.view = (frame.code.id, node.range, frame.view?.isTame ?? false)
    proof?.ownsState = false
    defer {
      proof?.view = outer
      proof?.ownsState = owned
    }
    try body()
  }

  /// Notes whether what a view was given can be read, and may not write what the proof is about.
  func tame(_ view: ViewInstance, attributes: Range<AttributeID>, _ frame: Frame) {
    guard let proof else { return }
    let isOuterTame = frame.view?.isTame ?? false
    view.isTame =
      hasObjects(view)
      && attributes.allSatisfy { place in
        let attribute = frame.attributes[place]
        guard !attribute.member.isNone,
          evaluator.members[Int(attribute.member.index)].kind == .binding, !attribute.code.isNone
        else { return true }
        let found = quietness(code: attribute.code, frame.code)
        guard found.contains(.sound), isOuterTame || found.contains(.own) else { return false }
        guard let reach = proof.reach else { return false }
        let range = frame.nodes[attribute.code].range
        return reach.reach(of: range, in: frame.code.id) <= (isOuterTame ? .bindings : .none)
      }
  }

  /// The same for a view that is the page.
  func tame(_ view: ViewInstance) {
    if proof == nil { return }
    view.isTame =
      hasObjects(view)
      && !view.plan.stored.contains { evaluator.members[Int($0)].kind == .binding }
  }

  /// True where all objects that a view reads from the environment are there.
  private func hasObjects(_ view: ViewInstance) -> Bool {
    view.plan.stored.enumerated().allSatisfy { field, member in
      guard evaluator.members[Int(member)].kind == .environmentObject else { return true }
      if case .void = view.field(Int32(field)) { return false }
      return true
    }
  }
}
