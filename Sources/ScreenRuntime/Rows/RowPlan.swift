import ElementCatalog
import ModelData
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// In what do the rows of one `ForEach` differ? A row whose conditions come to the same as those of one before is made of
/// what that one was made of; only its texts, the names of its pictures and its links are evaluated.
///
/// The first row of each path that conditions may take is recorded while the host lowers it, as long as the paths are few;
/// rows of other paths are lowered one by one. What a row may hold is told by `RowPlanner`.
final class RowPlan: LoweringDriver {
  /// What rows are made of whose conditions took the same path; nil where such rows share nothing.
  private struct Known {
    let path: UInt64
    let template: Unmanaged<RowTemplate>?
    /// How many elements lowering visits in it.
    let visits: Int
    /// The place of what its links were registered as, in `registrations`.
    let links: Int
  }

  /// The steps of a row, a branch, or the body of a declared view, in `steps`.
  private struct Block {
    let scope: Int
    let steps: Range<Int>
    let visits: Int
  }

  private let items: RowItems
  private let node: ViewNode
  /// The rows of model data that the items are, and how they are read, where that is all there is to do.
  private let rows: DataRows?
  private let reader: RowReader?
  private let blocks: ContiguousArray<Block>
  private let steps: ContiguousArray<RowProgram.Step>
  private let tests: ContiguousArray<RowProgram.Test>
  /// What texts that are not of one field are made of.
  let parts: ContiguousArray<RowProgram.TextPart>
  private let links: [RowProgram.Link]
  /// The texts, pictures and links that differ.
  private let texts: Set<Int>
  private let pictures: Set<Int>
  private let linkViews: Set<Int>
  /// What identifies the `ForEach`.
  private let identity: UInt64
  /// True where nothing is evaluated but fields of the row.
  private let readsFieldsOnly: Bool
  private let hasKeyPath: Bool
  /// The slots in which rows are evaluated, one after the other, and those of the declared views in them, by scope:
  /// nothing that they evaluate keeps them.
  private let frames: ContiguousArray<Frame>
  /// Rows that wait to be added to the tree; none does while anything else is lowered.
  let batch: RowBatch

  // Rows are lowered one after the other by one thread, and no access to these spans a call: checks for overlapping
  // accesses would find nothing.

  @exclusivity(unchecked) private var known: ContiguousArray<Known> = []
  private var registrations: [[ControlRegistration]] = []
  /// The templates of those that are known.
  private var templates: [RowTemplate] = []
  /// How the row before was read, and from where.
  @exclusivity(unchecked) private var layout: Unmanaged<RecordLayout>?
  @exclusivity(unchecked) private(set) var arena: Unmanaged<DataArena>?
  /// Where in rows of that layout the fields lie that steps and tests read: the place of the cell that tells whether
  /// there is one, or -1.
  @exclusivity(unchecked) private(set) var textCells: ContiguousArray<Int> = []
  @exclusivity(unchecked) private var testCells: ContiguousArray<Int> = []
  @exclusivity(unchecked) private var path: UInt64 = 0
  @exclusivity(unchecked) private var visits = 0
  /// How many texts and pictures the row under way has, and its links.
  @exclusivity(unchecked) private var textCount = 0
  @exclusivity(unchecked) private var pictureCount = 0
  @exclusivity(unchecked) private var taken: ContiguousArray<Int> = []
  /// True where the code of the row under way reads its slots and members.
  @exclusivity(unchecked) private var binds = true
  /// True where the row that is lowered next is the first of its path.
  @exclusivity(unchecked) private var isNew = false
  /// In what the row being recorded differs from others like it, in order; nil where that is more than they may differ in.
  private var differences: RowTemplate.Differences? = RowTemplate.Differences()
  private var recordedLinks: [ControlRegistration] = []

  /// More paths than these are not kept.
  private static let mostPaths = 64
  /// How many rows tell how much room the others need.
  static let sampleRows = 100

  /// The plan for the rows of a `ForEach` over these items; nil where each row is lowered by itself.
  convenience init?(
    _ items: Value, _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ host: ViewHost,
    _ lowering: Lowering
  ) {
    // What decides about selections looks at each row.
    guard !lowering.environment.collectsTags, let rows = RowItems(items),
      let program = RowPlanner(host.evaluator).program(id, node, frame.code)
    else { return nil }
    // Words in rows that do what the environment says are noted row by row.
    if host.notes != nil, host.openAction(in: host.context.environment) != nil { return nil }
    let hasLinks = !program.links.isEmpty
    if hasLinks, lowering.environment.selectedType != nil { return nil }
    let site = RowSite(file: frame.code.id, view: id)
    guard host.drivers.allSatisfy({ $0.mayShare(rows: site, withLinks: hasLinks) }) else { return nil }
    do {
      try self.init(
        program, rows, node, frame, identity, host, folds: host.foldsRows && lowering.isAmongRows)
    } catch {
      // A declared view whose members cannot be had is lowered by itself, which tells why.
      return nil
    }
  }

  private init(
    _ program: RowProgram, _ items: RowItems, _ node: ViewNode, _ frame: Frame, _ identity: UInt64,
    _ host: ViewHost, folds: Bool
  ) throws {
    self.items = items
    self.node = node
    let rows = items.dataRows
    let isIdentified = !frame.code.iterations[node.iteration].id.isNone || rows?.layout.identityField != nil
    reader = rows.flatMap { isIdentified ? RowReader(program, $0.layout) : nil }
    self.rows = rows
    batch = RowBatch(
      folds: folds,
      source: reader == nil ? nil : rows.map { TextSource($0.layout.data.sourceText, of: $0.layout.data) })
    frames = ContiguousArray(
      try program.scopes.map { scope in
        guard let view = scope.view else { return frame.copied() }
        return Frame(view.code, size: view.frameSize, view: try host.sharedInstance(of: view))
      })
    hasKeyPath = !frame.code.iterations[node.iteration].id.isNone
    var steps: ContiguousArray<RowProgram.Step> = []
    blocks = ContiguousArray(
      program.blocks.map { block in
        steps += block.steps
        return Block(
          scope: block.scope, steps: steps.count - block.steps.count..<steps.count, visits: block.visits)
      })
    self.steps = steps
    tests = ContiguousArray(program.tests)
    parts = ContiguousArray(program.parts)
    links = program.links
    texts = program.texts
    pictures = program.pictures
    linkViews = program.linkViews
    self.identity = identity
    readsFieldsOnly =
      steps.allSatisfy { step in
        switch step.kind {
        case .text, .picture: step.field >= 0 || !step.parts.isEmpty
        case .conditional, .declared, .link: true
        case .name, .when: false
        }
      } && program.tests.allSatisfy { $0.field >= 0 }
  }

  /// How many rows there are.
  var count: Int { items.count }

  /// The element of a row.
  func element(at index: Int) -> Value { items[index] }

  /// Adds rows from `first` on, as long as others like them are known. Gives the index of the first that is to be
  /// recorded: its step is counted, and nothing else has happened for it.
  func addRows(
    from first: Int, of start: RenderTree.Extent, _ host: ViewHost, _ lowering: Lowering,
    into nodes: inout [NodeIndex]
  ) throws -> Int {
    batch.open(for: lowering.tree)
    defer { batch.flush(to: &lowering.tree, &nodes) }
    var index = first
    while true {
      index = addRead(from: index, host.evaluator, lowering, into: &nodes)
      if index == items.count { return index }
      try host.evaluator.step(frames[0].code, node.code)
      if index == Self.sampleRows, items.count > 10 * Self.sampleRows {
        batch.flush(to: &lowering.tree, &nodes)
        lowering.tree.reserve((items.count - index) / index + 1, since: start)
        nodes.reserveCapacity(items.count)
      }
      if try !add(items[index], host) { return index }
      if batch.isFull { batch.flush(to: &lowering.tree, &nodes) }
      index += 1
    }
  }

  /// Adds rows from `first` on, as long as reading their fields is all there is to do and rows like them are known; gives
  /// the index of the first that is not added.
  private func addRead(
    from first: Int, _ evaluator: Evaluator, _ lowering: Lowering, into nodes: inout [NodeIndex]
  ) -> Int {
    guard let reader, let rows else { return first }
    var index = first
    while index < items.count, index != Self.sampleRows {
      batch.begin()
      guard let path = reader.read(rows.cells(index), into: batch),
        let row = known.first(where: { $0.path == path }), let template = row.template,
        evaluator.visit(row.visits + 1)
      else {
        batch.giveUp()
        break
      }
      template._withUnsafeGuaranteedRef { batch.add($0) }
      if batch.isFull { batch.flush(to: &lowering.tree, &nodes) }
      index += 1
    }
    return index
  }

  /// Adds the row of an element, if one like it is known; else nothing has happened, and it is to be recorded.
  private func add(_ element: Value, _ host: ViewHost) throws -> Bool {
    isNew = false
    if !hasKeyPath && !host.evaluator.storesIdentity(element) { return false }
    var row: DataRow?
    if case .row(let data) = element {
      row = data
      if let layout, data.has(layout) {} else { read(as: data) }
    }
    binds = !readsFieldsOnly || row == nil
    if binds { frames[0].bind(element, as: node) }
    path = 0
    visits = 0
    textCount = 0
    pictureCount = 0
    taken.removeAll(keepingCapacity: true)
    batch.begin()
    let before = host.evaluator.steps
    if try take(blocks[0], row, host) {
      var place = 0
      while place < known.count, known[place].path != path { place += 1 }
      if place == known.count {
        isNew = known.count < Self.mostPaths
      } else if let template = known[place].template, host.evaluator.visit(visits) {
        try template._withUnsafeGuaranteedRef { template in
          if !taken.isEmpty { try addLinks(of: element, registrations[known[place].links], template, host) }
          batch.add(template)
        }
        return true
      }
    }
    batch.giveUp()
    host.evaluator.takeBackSteps(to: before)
    return false
  }

  /// Registers the links of the row under way, which is made of a template, as those of the row that it was made for.
  private func addLinks(
    of element: Value, _ registered: [ControlRegistration], _ template: RowTemplate, _ host: ViewHost
  ) throws {
    let row = frames[0].copied()
    if !binds { row.bind(element, as: node) }
    let code = row.code
    let key = try host.evaluator.value(
      atKeyPath: code.iterations[node.iteration].id, of: element, row)
    let rowIdentity = host.store.row(identity, key)
    for (number, link) in taken.enumerated() {
      let link = links[link]
      var registration = registered[number]
      registration.node = batch.link(number, of: template)
      if !link.value.isNone {
        registration.choices = [(label: "", value: try host.attributeValue(link.value, row))]
      }
      let site = host.enter(
        Site(frame: row, view: link.use, identity: link.path.reduce(rowIdentity) { Identity.child($0, $1) }))
      defer { host.leaveSites(to: site) }
      var target = try host.pageTarget(of: site)
      let control = host.register(registration, of: site)
      target.withUTF8 { batch.add(linkTo: $0, control: control) }
    }
  }

  /// Finds where the fields of rows like this one lie.
  private func read(as row: DataRow) {
    let fields = row.layout.fields
    func cell(_ field: Int32, _ form: RecordLayout.FieldCell.Form) -> Int {
      field >= 0 && fields[Int(field)].form == form ? Int(fields[Int(field)].offset) : -1
    }
    textCells = ContiguousArray(steps.map { cell($0.field, .string) })
    testCells = ContiguousArray(tests.map { cell($0.field, .bool) })
    layout = .passUnretained(row.layout)
    arena = .passUnretained(row.arena)
  }

  /// Evaluates the steps of a block; false where a value is not characters.
  private func take(_ block: Block, _ row: DataRow?, _ host: ViewHost) throws -> Bool {
    visits += block.visits
    var place = block.steps.lowerBound
    let end = block.steps.upperBound
    while place < end {
      let step = steps[place]
      defer { place += 1 }
      switch step.kind {
      case .text:
        textCount += 1
        if let row, !step.parts.isEmpty {
          if !addParts(step.parts, row) { return false }
        } else if !addField(at: place, row), try !addText(step, row, frames[block.scope], host) {
          return false
        }
      case .picture:
        pictureCount += 1
        if try !addPicture(step, row, frames[block.scope], host) { return false }
      case .link: taken.append(step.block)
      case .name:
        frames[block.scope][step.local] = try host.attributeValue(step.attribute, frames[block.scope])
      case .conditional:
        var outcome = 0
        while outcome < step.tests.count {
          if try holds(step.tests.lowerBound + outcome, row, block.scope, host) { break }
          outcome += 1
        }
        path &+= step.weight &* UInt64(outcome + 1)
        if try !branch(blocks[step.block + outcome], row, host) { return false }
      case .when:
        let frame = frames[block.scope]
        let outcome = try host.holds(frame.modifiers[step.modifier], frame) ? 0 : 1
        path &+= step.weight &* UInt64(outcome + 1)
        if try !branch(blocks[step.block + outcome], row, host) { return false }
      case .declared:
        let body = blocks[step.block]
        if binds { try pass(step.view, from: frames[block.scope], to: frames[body.scope], host) }
        if try !branch(body, row, host) { return false }
      }
    }
    return true
  }

  /// Evaluates the steps of a branch, of which most have none.
  @inline(__always)
  private func branch(_ block: Block, _ row: DataRow?, _ host: ViewHost) throws -> Bool {
    if !block.steps.isEmpty { return try take(block, row, host) }
    visits += block.visits
    return true
  }

  /// Gives the members of a declared view what its use passes.
  private func pass(_ use: ViewID, from outer: Frame, to inner: Frame, _ host: ViewHost) throws {
    for place in outer.views[use].attributes {
      let member = outer.attributes[place].member
      if member.isNone { continue }
      inner.view?.setField(
        host.evaluator.members[member].field, try host.attributeValue(place, outer))
    }
  }

  @inline(__always)
  private func holds(_ place: Int, _ row: DataRow?, _ scope: Int, _ host: ViewHost) throws -> Bool {
    if let row, let arena, place < testCells.count, testCells[place] >= 0 {
      let cell = Int(row.cell) + testCells[place]
      if arena._withUnsafeGuaranteedRef({ $0.bool(cell) }) {
        return arena._withUnsafeGuaranteedRef { $0.bool(cell + 1) }
      }
    }
    return try holdsOtherwise(tests[place], row, frames[scope], host)
  }

  private func holdsOtherwise(
    _ test: RowProgram.Test, _ row: DataRow?, _ frame: Frame, _ host: ViewHost
  ) throws -> Bool {
    if test.field >= 0, let row {
      if case .bool(true) = row.field(Int(test.field)) { return true }
      return false
    }
    return try host.holds(frame.views[test.branch], frame)
  }

  /// Lowers a row with `body`, and keeps what it is made of where it is the first of its path.
  func record(
    _ host: ViewHost, _ lowering: Lowering, into nodes: inout [NodeIndex],
    _ body: (inout [NodeIndex]) throws -> Void
  ) throws {
    if !isNew { return try body(&nodes) }
    let start = lowering.tree.extent
    let first = nodes.count
    differences = RowTemplate.Differences()
    recordedLinks = []
    try host.driven(by: self) { try body(&nodes) }
    var template: RowTemplate?
    if let differences, differences.runs.count == textCount, differences.images.count == pictureCount,
      differences.links.count == taken.count
    {
      template = lowering.tree.template(since: start, views: nodes[first...], differingIn: differences)
    }
    known.append(
      Known(
        path: path, template: template.map { .passUnretained($0) }, visits: visits,
        links: registrations.count))
    registrations.append(recordedLinks)
    if let template { templates.append(template) }
  }

  /// Notes in what an element of the row being recorded may differ.
  func didLower(element view: ViewID, _ code: FileCode, _ host: ViewHost) {
    guard let lowering = host.context.lowering else { return }
    let place = RowProgram.place(of: view, in: code)
    let (isText, isPicture) = (texts.contains(place), pictures.contains(place))
    let isLink = linkViews.contains(place)
    if !isText && !isPicture && !isLink { return }
    let environment = lowering.environment
    if environment.isRedacted || environment.textCase != nil || (isLink && environment.buttonStyle != nil) {
      differences = nil
      return
    }
    if isText { differences?.runs.append(lowering.tree.runs.count - 1) }
    if isPicture { differences?.images.append(lowering.tree.images.count - 1) }
    if isLink, let link = lowering.tree.links.last, link.control >= 0 {
      differences?.links.append(lowering.tree.links.count - 1)
      recordedLinks.append(host.controls[Int(link.control)].registration)
    }
  }
}
