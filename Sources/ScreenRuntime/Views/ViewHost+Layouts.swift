import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension ViewHost {
  /// Lowers a use of a layout of the package: the views in it stand where its functions place them.
  ///
  /// Where something bounds it, it is first drawn as large as its place can be, which tells what it is offered; then as large as it
  /// says.
  func lowerLayout(
    _ layout: Value, of declaration: DeclarationID, _ identity: UInt64, _ lowering: Lowering,
    _ content: (inout [NodeIndex]) throws -> Void
  ) throws -> NodeIndex {
    let isAmongRows = lowering.isAmongRows
    lowering.isAmongRows = false
    defer { lowering.isAmongRows = isAmongRows }
    let first = lowering.tree.nodes.count
    var views: [NodeIndex] = []
    try content(&views)

    let place = lowering.place
    let reader = Identity.child(identity, -4)
    let known = readSize(reader)
    let isBounded = (across: place.width.isFinite, down: place.height.isFinite)
    let proposal = ProposedSizeValue(
      width: isBounded.across ? known?.width ?? place.width : nil,
      height: isBounded.down ? known?.height ?? place.height : nil)
    let measure = settings.measure(lowering.tree, views, first)
    let work = (lowering.tree.nodes.count - first) / max(views.count, 1) + 1
    let priorities = views.map { lowering.tree.layoutPriority(of: $0) }
    let values = views.map { takeLayoutValues(of: $0, lowering.tree) }
    layoutValues = layoutValues.filter { Int($0.key.raw) < first }
    func arranged(in unit: LayoutUnit) throws -> DrawingArrangement {
      let record = SubviewsRecord(priorities: priorities, values: values) { [evaluator] view, proposal in
        try evaluator.spend(work * 50)
        let size = measure(unit, view, proposal.width, proposal.height)
        return SizeValue(width: size.width, height: size.height)
      }
      return try arrange(record, layout, declaration, proposal).arrangement(of: record, in: unit)
    }
    let drawn = try lowering.drawing(of: views, arranged(in: .points), inText: arranged(in: .cells))
    if known != nil || !(isBounded.across || isBounded.down) { return drawn }
    let filling = lowering.box(
      .flexibleFrame(
        minWidth: isBounded.across ? 0 : nil, idealWidth: nil, maxWidth: isBounded.across ? .infinity : nil,
        minHeight: isBounded.down ? 0 : nil, idealHeight: nil, maxHeight: isBounded.down ? .infinity : nil,
        alignment: Alignment(.leading, .top)), drawn)
    add(
      SizeReaders.Reader(
        node: filling, identity: reader, told: SizeValue(width: -1, height: -1), isBounded: isBounded))
    return filling
  }

  func keepLayoutValue(_ value: Value, of key: TypeID, at view: NodeIndex) {
    if !view.isNone { layoutValues[view, default: [:]][key] = value }
  }

  /// What a view hands to the layout around it, by boxes around the view, of which the outermost counts.
  private func takeLayoutValues(of view: NodeIndex, _ tree: RenderTree) -> [TypeID: Value] {
    if layoutValues.isEmpty { return [:] }
    var values: [TypeID: Value] = [:]
    var view = view
    while !view.isNone {
      values.merge(layoutValues[view] ?? [:]) { outer, _ in outer }
      if tree.box(tree[view]) == nil { break }
      view = tree[view].firstChild
    }
    return values
  }

  func lowerLayout(_ layout: Value, site: Int, _ lowering: Lowering) throws -> NodeIndex? {
    guard let declaration = evaluator.declaration(of: layout), runnable.program[declaration].isLayout,
      let place = place(site)
    else { return nil }
    return try lowerLayout(layout, of: declaration, Identity.child(place.identity, place.view), lowering) {
      views in views = try lowerContent(of: site, lowering)
    }
  }

  /// Runs the functions of a layout; gives its size.
  private func arrange(
    _ record: SubviewsRecord, _ layout: Value, _ declaration: DeclarationID, _ proposal: ProposedSizeValue
  ) throws -> SizeValue {
    let subviews = record.subviews
    func run(_ function: LayoutFunction, _ arguments: [Value]) throws -> Value {
      guard let member = runnable.program.function(function, of: declaration) else { return .void }
      var result = Value.void
      _ = try BindingBox.lend(.void) { cache in
        let takesCache = runnable.program[member].parameters.count > arguments.count
        result = try evaluator.callFunction(
          member, view: nil, receiver: layout, takesCache ? arguments + [cache] : arguments)
      }
      return result
    }
    let given = try run(.sizeThatFits, [Value(proposal), subviews]).content(SizeValue.self)
    let size = SizeValue(width: (given?.width ?? 0).asLength, height: (given?.height ?? 0).asLength)
    let bounds = RectValue(origin: PointValue(x: 0, y: 0), size: size)
    _ = try run(.placeSubviews, [Value(bounds), Value(ProposedSizeValue(size)), subviews])
    return size
  }
}

extension Lowering {
  /// Views where a layout puts them in HTML, and in text.
  fileprivate func drawing(
    of views: [NodeIndex], _ arrangement: DrawingArrangement, inText cells: DrawingArrangement
  ) -> NodeIndex {
    var payload = DrawingPayload(fit: .points, width: arrangement.width, height: arrangement.height)
    payload.places = arrangement.places
    payload.cells = cells
    tree.drawings.append(payload)
    return node(.drawing, payload: tree.drawings.count - 1, children: views)
  }
}

extension SizeValue {
  /// Views where a layout of this size placed them; those that were not stand in its middle.
  fileprivate func arrangement(of record: SubviewsRecord, in unit: LayoutUnit) throws -> DrawingArrangement {
    var arrangement = DrawingArrangement(width: width, height: height)
    for (number, place) in record.places.enumerated() {
      let place =
        place
        ?? SubviewsRecord.Place(
          PointValue(x: width / 2, y: height / 2), anchor: UnitPointValue(x: 0.5, y: 0.5),
          proposal: ProposedSizeValue(self))
      let own = try record.size(of: number, place.proposal)
      var (x, y, anchor) = (place.point.x, place.point.y, Alignment(.leading, .top))
      if let named = place.anchor.alignment {
        anchor = named
      } else {
        (x, y) = (x - place.anchor.x * own.width, y - place.anchor.y * own.height)
      }
      var drawn = DrawingPlace(x.asCoordinate, y.asCoordinate, anchor: anchor)
      (drawn.width, drawn.height) = (place.proposal.width?.asOffer, place.proposal.height?.asOffer)
      if unit == .points {
        // HTML gives a view all that it is offered; one that takes no more of a larger offer is as large as its content is there.
        let proposal = place.proposal
        let wide = ProposedSizeValue(width: .infinity, height: proposal.height)
        let high = ProposedSizeValue(width: proposal.width, height: .infinity)
        if try record.size(of: number, wide).width == own.width { drawn.width = nil }
        if try record.size(of: number, high).height == own.height { drawn.height = nil }
      }
      arrangement.places.append(drawn)
    }
    return arrangement
  }
}

extension UnitPointValue {
  /// The alignment that it is; nil for another point.
  fileprivate var alignment: Alignment? {
    let (columns, rows): ([HorizontalAlignment], [VerticalAlignment]) = (
      [.leading, .center, .trailing], [.top, .center, .bottom]
    )
    guard let column = [0, 0.5, 1].firstIndex(of: x), let row = [0, 0.5, 1].firstIndex(of: y) else {
      return nil
    }
    return Alignment(columns[column], rows[row])
  }
}

extension RenderTree {
  /// The layout priority that boxes around a view give it; 0 without one.
  fileprivate func layoutPriority(of view: NodeIndex) -> Double {
    var view = view
    while !view.isNone, let box = box(self[view]) {
      if case .layoutPriority(let priority) = box { return priority.isNaN ? 0 : priority }
      view = self[view].firstChild
    }
    return 0
  }
}

extension Double {
  /// A length as a page can have it: what is no such number is none.
  fileprivate var asLength: Double { isFinite ? Swift.min(Swift.max(self, 0), 100_000) : 0 }
  /// A place as a page can have it.
  fileprivate var asCoordinate: Double { isFinite ? Swift.min(Swift.max(self, -100_000), 100_000) : 0 }
  /// A length that a view is offered; nil for the ideal one, which it takes also where no bound is offered.
  fileprivate var asOffer: Double? { isFinite ? Swift.max(self, 0) : nil }
}
