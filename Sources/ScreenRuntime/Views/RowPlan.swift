import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// The rows of one `ForEach` while they are lowered. A row whose conditions come to the same as those of one before is
/// made of what that one was made of; only its texts are evaluated.
final class RowPlan {
  private let program: RowProgram
  private let node: ViewNode
  /// The slots in which rows are evaluated, one after the other: nothing that they evaluate keeps them.
  private let frame: Frame

  // Rows are lowered one after the other by one thread, and no access to these spans a call: checks for overlapping
  // accesses would find nothing.

  /// What rows are made of, by the path that their conditions took; nil where such rows share nothing.
  @exclusivity(unchecked) private var known: [(path: UInt64, template: RowTemplate?)] = []
  /// The characters of the row under way.
  @exclusivity(unchecked) private var texts: [PoolRange] = []
  @exclusivity(unchecked) private var path: UInt64 = 0
  @exclusivity(unchecked) private var visits = 0
  /// True where the row that is lowered next is the first of its path.
  @exclusivity(unchecked) private var isNew = false
  /// The runs of the row being recorded that hold its characters, in order; nil where they do not hold them alone.
  private var runs: [Int]? = []

  /// More paths than these are not kept.
  private static let mostPaths = 64

  init(_ program: RowProgram, _ node: ViewNode, _ frame: Frame) {
    self.program = program
    self.node = node
    self.frame = frame.copied()
  }

  /// Adds the row of an element, if one like it is known; else nothing has happened, and it is to be recorded.
  func add(
    _ element: Value, _ host: ViewHost, _ lowering: Lowering, into nodes: inout [NodeIndex]
  ) throws -> Bool {
    isNew = false
    guard !frame.code.iterations[Int(node.target)].id.isNone || host.evaluator.storesIdentity(element) else {
      return false
    }
    frame.bind(element, as: node)
    path = 0
    visits = 0
    texts.removeAll(keepingCapacity: true)
    let pool = lowering.tree.pool.count
    let steps = host.evaluator.steps
    if try take(0, element, host, lowering) {
      if let place = known.firstIndex(where: { $0.path == path }) {
        if let template = known[place].template, host.evaluator.visit(visits) {
          lowering.tree.add(template, texts: texts, into: &nodes)
          return true
        }
      } else {
        isNew = known.count < Self.mostPaths
      }
    }
    lowering.tree.pool.removeLast(lowering.tree.pool.count - pool)
    host.evaluator.steps = steps
    return false
  }

  /// Evaluates the steps of a block; false where a value is not characters.
  private func take(
    _ block: Int, _ element: Value, _ host: ViewHost, _ lowering: Lowering
  ) throws -> Bool {
    visits += program.blocks[block].visits
    for step in program.blocks[block].steps {
      switch step.kind {
      case .text:
        let value: Value
        if step.field >= 0, case .row(let row) = element {
          value = row.field(Int(step.field))
        } else {
          value = try host.attributeValue(step.place, frame)
        }
        switch value {
        case .dataString(let text): texts.append(lowering.tree.store(text.utf8))
        case .string(let text): texts.append(lowering.tree.store(text))
        case .int, .double, .bool: texts.append(lowering.store(value))
        default: return false
        }
      case .name: frame[step.local] = try host.attributeValue(step.place, frame)
      case .conditional:
        var outcome = 0
        for test in program.tests[step.tests] {
          if try holds(test, element, host) { break }
          outcome += 1
        }
        path &+= step.weight &* UInt64(outcome + 1)
        if try !take(step.block + outcome, element, host, lowering) { return false }
      case .when:
        let outcome = try host.holds(frame.modifiers[Int(step.place)], frame) ? 0 : 1
        path &+= step.weight &* UInt64(outcome + 1)
        if try !take(step.block + outcome, element, host, lowering) { return false }
      }
    }
    return true
  }

  private func holds(_ test: RowProgram.Test, _ element: Value, _ host: ViewHost) throws -> Bool {
    if test.field >= 0, case .row(let row) = element {
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
    if let runs, runs.count == texts.count {
      template = lowering.tree.template(since: start, views: nodes[first...], differingIn: runs)
    }
    known.append((path, template))
  }

  /// Notes that an element of the row being recorded was lowered.
  func note(_ view: ViewID, _ lowering: Lowering) {
    if !program.texts.contains(view) { return }
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
    switch items {
    case .array(let box) where box.count > 2: break
    case .range: break
    default: return nil
    }
    return rowProgram(id, node, frame.code).map { RowPlan($0, node, frame) }
  }
}

extension Frame {
  /// Gives the names of a `ForEach` their values for one element.
  @inline(__always)
  func bind(_ element: Value, as node: ViewNode) {
    self[node.local] = element
    let named = Int(code.iterations[Int(node.target)].parts)
    if named > 0, case .tuple(let parts) = element {
      for part in 0..<min(named, parts.count) { self[node.local + 1 + Int32(part)] = parts[part] }
    }
  }
}

extension Evaluator {
  /// True where no code of the package tells what identifies a value.
  fileprivate func storesIdentity(_ value: Value) -> Bool {
    if case .row(let row) = value, row.layout.identityField != nil { return true }
    guard let declaration = declaration(of: value) else { return true }
    let member = runnable.plan(declaration).identityMember
    return member < 0 || members[Int(member)].field >= 0
  }
}
