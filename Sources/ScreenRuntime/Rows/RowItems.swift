import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel

/// What rows are made for, where there are enough of them to share anything.
enum RowItems {
  case array(ArrayBox)
  case numbers(Range<Int>)

  init?(_ items: Value) {
    switch items {
    case .array(let box) where box.count > 2: self = .array(box)
    case .range(let range):
      guard case .int(let lower) = range.lower, case .int(let upper) = range.upper,
        !range.isClosed || upper < .max
      else { return nil }
      let end = range.isClosed ? upper + 1 : upper
      if end <= lower { return nil }
      self = .numbers(lower..<end)
    // Rows of other collections are lowered one by one.
    default: return nil
    }
  }

  var count: Int {
    switch self {
    case .array(let box): box.count
    case .numbers(let range): range.count
    }
  }

  /// The rows of model data that they are, if that.
  var dataRows: DataRows? {
    if case .array(let box) = self { return box.dataRows }
    return nil
  }

  subscript(index: Int) -> Value {
    switch self {
    case .array(let box): box[index]
    case .numbers(let range): .int(range.lowerBound + index)
    }
  }
}

extension ViewHost {
  /// The plan for the rows of a `ForEach` over these items; nil where each row is lowered by itself.
  func rowPlan(
    _ items: Value, _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering
  ) -> RowPlan? {
    // What decides about selections looks at each row; what proves something at each that leads somewhere. Who looks for
    // routes hears of each link, and of each view in the first row of each kind.
    guard sharesRows, !lowering.environment.collectsTags else { return nil }
    guard let rows = RowItems(items) else { return nil }
    guard let program = rowProgram(id, node, frame.code) else { return nil }
    if !program.links.isEmpty, proof != nil || lowering.environment.selectedType != nil { return nil }
    // A declared view whose members cannot be had is lowered by itself, which tells why.
    return try? RowPlan(
      program, rows, node, frame, identity, self, folds: foldsRows && lowering.isAmongRows)
  }
}

extension Frame {
  /// Gives the names of a `ForEach` their values for one element.
  @inline(__always)
  func bind(_ element: Value, as node: ViewNode) {
    self[node.local] = element
    let named = Int(code.iterations[node.iteration].parts)
    if named > 0, case .tuple(let parts) = element {
      for part in 0..<min(named, parts.count) { self[node.local + 1 + Int32(part)] = parts[part] }
    }
  }
}

extension Evaluator {
  /// True where no code of the package tells what identifies a value.
  func storesIdentity(_ value: Value) -> Bool {
    if case .row(let row) = value, row.layout.identityField != nil { return true }
    guard let declaration = declaration(of: value) else { return true }
    let member = runnable.plan(declaration).identityMember
    return member < 0 || members[Int(member)].field >= 0
  }
}
