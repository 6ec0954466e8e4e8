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
    return member.isNone || members[member].field >= 0
  }
}
