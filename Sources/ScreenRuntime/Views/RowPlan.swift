import ElementCatalog
import ModelData
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// The rows of one `ForEach` while they are lowered. A row whose conditions come to the same as those of one before is
/// made of what that one was made of; only its texts are evaluated.
final class RowPlan {
  /// What rows are made of whose conditions took the same path; nil where such rows share nothing.
  private struct Known {
    let path: UInt64
    let template: Unmanaged<RowTemplate>?
  }

  /// The steps of a row, a branch, or the body of a declared view, in `steps`.
  private struct Block {
    let scope: Int
    let steps: Range<Int>
    let visits: Int
  }

  private let items: RowItems
  private let node: ViewNode
  private let blocks: ContiguousArray<Block>
  private let steps: ContiguousArray<RowProgram.Step>
  private let tests: ContiguousArray<RowProgram.Test>
  /// The texts that differ.
  private let texts: Set<Int>
  /// True where nothing is evaluated but fields of the row.
  private let readsFieldsOnly: Bool
  private let hasKeyPath: Bool
  /// The slots in which rows are evaluated, one after the other, and those of the declared views in them, by scope:
  /// nothing that they evaluate keeps them.
  private let frames: ContiguousArray<Frame>
  /// Rows that wait to be added to the tree; none does while anything else is lowered.
  private let batch = RowBatch()

  // Rows are lowered one after the other by one thread, and no access to these spans a call: checks for overlapping
  // accesses would find nothing.

  @exclusivity(unchecked) private var known: ContiguousArray<Known> = []
  /// The templates of those that are known.
  private var templates: [RowTemplate] = []
  /// How the row before was read, and from where.
  @exclusivity(unchecked) private var layout: Unmanaged<RecordLayout>?
  @exclusivity(unchecked) private var arena: Unmanaged<DataArena>?
  /// Where in rows of that layout the fields lie that steps and tests read: the place of the cell that tells whether
  /// there is one, or -1.
  @exclusivity(unchecked) private var textCells: ContiguousArray<Int> = []
  @exclusivity(unchecked) private var testCells: ContiguousArray<Int> = []
  @exclusivity(unchecked) private var path: UInt64 = 0
  @exclusivity(unchecked) private var visits = 0
  /// How many texts the row under way has.
  @exclusivity(unchecked) private var textCount = 0
  /// True where the code of the row under way reads its slots and members.
  @exclusivity(unchecked) private var binds = true
  /// True where the row that is lowered next is the first of its path.
  @exclusivity(unchecked) private var isNew = false
  /// The runs of the row being recorded that hold its characters, in order; nil where they do not hold them alone.
  private var runs: [Int]? = []

  /// More paths than these are not kept.
  private static let mostPaths = 64
  /// How many rows tell how much room the others need.
  static let sampleRows = 100

  init(_ program: RowProgram, _ items: RowItems, _ node: ViewNode, _ frame: Frame, _ host: ViewHost) throws {
    self.items = items
    self.node = node
    frames = ContiguousArray(
      try program.scopes.map { scope in
        guard let view = scope.view else { return frame.copied() }
        return Frame(view.code, size: view.frameSize, view: try host.sharedInstance(of: view))
      })
    hasKeyPath = !frame.code.iterations[Int(node.target)].id.isNone
    var steps: ContiguousArray<RowProgram.Step> = []
    blocks = ContiguousArray(
      program.blocks.map { block in
        steps += block.steps
        return Block(
          scope: block.scope, steps: steps.count - block.steps.count..<steps.count, visits: block.visits)
      })
    self.steps = steps
    tests = ContiguousArray(program.tests)
    texts = program.texts
    readsFieldsOnly =
      steps.allSatisfy { $0.kind == .text && $0.field >= 0 || $0.kind == .conditional || $0.kind == .declared }
      && program.tests.allSatisfy { $0.field >= 0 }
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
    while index < items.count {
      try host.evaluator.step(frames[0].code, node.code.index)
      if index == Self.sampleRows, items.count > 10 * Self.sampleRows {
        batch.flush(to: &lowering.tree, &nodes)
        lowering.tree.reserve((items.count - index) / index + 1, since: start)
        nodes.reserveCapacity(items.count)
      }
      if try !add(items[index], host) { return index }
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
    batch.begin()
    let before = host.evaluator.steps
    if try take(blocks[0], row, host) {
      var place = 0
      while place < known.count, known[place].path != path { place += 1 }
      if place == known.count {
        isNew = known.count < Self.mostPaths
      } else if let template = known[place].template, host.evaluator.visit(visits) {
        template._withUnsafeGuaranteedRef { batch.add($0) }
        return true
      }
    }
    batch.giveUp()
    host.evaluator.steps = before
    return false
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
        if !addField(at: place, row), try !addText(step, row, frames[block.scope], host) { return false }
      case .name: frames[block.scope][step.local] = try host.attributeValue(step.place, frames[block.scope])
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
        let outcome = try host.holds(frame.modifiers[Int(step.place)], frame) ? 0 : 1
        path &+= step.weight &* UInt64(outcome + 1)
        if try !branch(blocks[step.block + outcome], row, host) { return false }
      case .declared:
        let body = blocks[step.block]
        if binds { try pass(step.place, from: frames[block.scope], to: frames[body.scope], host) }
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
    for place in outer.views[Int(use)].attributes {
      let member = outer.attributes[Int(place)].member
      if member.isNone { continue }
      inner.view?.setField(
        host.evaluator.members[Int(member.index)].field, try host.attributeValue(place, outer))
    }
  }

  /// Adds the characters of the text of a step that is a string of the row; false where it is not, or absent.
  @inline(__always)
  private func addField(at step: Int, _ row: DataRow?) -> Bool {
    guard step < textCells.count, let row, let arena, textCells[step] >= 0 else { return false }
    let cell = Int(row.cell) + textCells[step]
    return arena._withUnsafeGuaranteedRef { arena in
      if !arena.bool(cell) { return false }
      batch.add(arena.string(cell + 1))
      return true
    }
  }

  /// Adds the characters of a text that is more than a string of the row; false where a value is not characters.
  private func addText(
    _ step: RowProgram.Step, _ row: DataRow?, _ frame: Frame, _ host: ViewHost
  ) throws -> Bool {
    let value =
      try row.flatMap { step.field >= 0 ? $0.field(Int(step.field)) : nil }
      ?? host.attributeValue(step.place, frame)
    switch value {
    case .dataString(let text): batch.add(text.utf8)
    case .string(var text): text.withUTF8 { batch.add($0) }
    case .int, .double, .bool:
      var text = host.describe(value)
      text.withUTF8 { batch.add($0) }
    default: return false
    }
    return true
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
    return try host.holds(frame.views[Int(test.branch)], frame)
  }

  /// Lowers a row with `body`, and keeps what it is made of where it is the first of its path.
  func record(
    _ host: ViewHost, _ lowering: Lowering, into nodes: inout [NodeIndex],
    _ body: (inout [NodeIndex]) throws -> Void
  ) throws {
    if !isNew { return try body(&nodes) }
    let start = lowering.tree.extent
    let first = nodes.count
    runs = []
    host.recordedRow = self
    defer { host.recordedRow = nil }
    try body(&nodes)
    var template: RowTemplate?
    if let runs, runs.count == textCount {
      template = lowering.tree.template(since: start, views: nodes[first...], differingIn: runs)
    }
    known.append(Known(path: path, template: template.map { .passUnretained($0) }))
    if let template { templates.append(template) }
  }

  /// Notes that an element of the row being recorded was lowered.
  func note(_ view: ViewID, _ code: FileCode, _ lowering: Lowering) {
    if !texts.contains(RowProgram.place(of: view, in: code)) { return }
    if lowering.environment.isRedacted || lowering.environment.textCase != nil {
      runs = nil
    } else {
      runs?.append(lowering.tree.runs.count - 1)
    }
  }
}

extension ViewHost {
  /// The plan for the rows of a `ForEach` over these items; nil where each row is lowered by itself.
  func rowPlan(_ items: Value, _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ lowering: Lowering)
    -> RowPlan?
  {
    // What decides about routes and selections looks at each row.
    guard sharesRows, observer == nil, !lowering.environment.collectsTags else { return nil }
    guard let rows = RowItems(items) else { return nil }
    // A declared view whose members cannot be had is lowered by itself, which tells why.
    return rowProgram(id, node, frame.code).flatMap { try? RowPlan($0, rows, node, frame, self) }
  }
}
