import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

// `items.firstIndex(where: { $0.id == wanted })` on each of many pages would be quadratic in the number of rows. Arrays
// never change, so the keys of one that is searched again and again are put into an index.

extension Evaluator {
  private static let shortest = 64

  /// What `firstIndex(where:)` or `first(where:)` gives, from an index; nil where the closure does more than compare
  /// a stored field of its parameter with something else.
  func indexedSearch(_ entry: StandardLibrary.Entry, _ receiver: Value, _ arguments: [Value]) throws -> Value?
  {
    guard case .array(let array) = receiver, array.count >= Self.shortest, arguments.count == 1,
      case .function(let function) = arguments[0], let closure = function.body as? ClosureBody,
      entry.parameters.count == 1, ["firstIndex", "first"].contains(entry.name.text),
      let (field, other) = comparedField(closure)
    else { return nil }
    let index = fieldIndexes.index(of: array, by: field)
    let key = try evaluate(other, closure.frame)
    guard let place = index.place(of: key) else { return nil }
    guard let place else { return .null }
    return entry.name.text == "first" ? array[place] : .int(array.startIndex + place)
  }

  /// The stored field of the closure's parameter that its one expression compares, and the other side.
  private func comparedField(_ closure: ClosureBody) -> (field: Int32, other: CodeID)? {
    let code = closure.frame.code
    guard closure.parameters.count == 1, !closure.block.isNone else { return nil }
    let block = code.nodes[closure.block]
    let items = code.items(block.list)
    guard block.kind == .block, items.count == 1, let item = items.first else { return nil }
    let statement = code.nodes[item]
    guard statement.kind == .expressionStatement, !statement.first.isNone else { return nil }
    let comparison = code.nodes[statement.first]
    guard comparison.kind == .binary, comparison.op == .equal else { return nil }
    let slot = closure.parameters[0]
    if let field = field(comparison.first, ofLocal: slot, code),
      isFree(comparison.second, ofLocal: slot, code)
    {
      return (field, comparison.second)
    }
    if let field = field(comparison.second, ofLocal: slot, code),
      isFree(comparison.first, ofLocal: slot, code)
    {
      return (field, comparison.first)
    }
    return nil
  }

  private func field(_ id: CodeID, ofLocal slot: Int32, _ code: FileCode) -> Int32? {
    guard !id.isNone, code.nodes[id].kind == .member, !code.nodes[id].first.isNone else { return nil }
    let base = code.nodes[id].first
    let reference = code.references[id]
    guard isLocal(base, slot, code), reference.kind == .member, reference.index >= 0 else { return nil }
    let plan = members[reference.member]
    return plan.isStatic || plan.hasGetter || plan.field < 0 ? nil : plan.field
  }

  private func isLocal(_ id: CodeID, _ slot: Int32, _ code: FileCode) -> Bool {
    let reference = code.references[id]
    switch code.nodes[id].kind {
    case .closureParameter: return reference.index == slot
    case .name: return reference.kind == .local && reference.index == slot
    // Whatever is no name stands for no local.
    default: return false
    }
  }

  /// True for names, stored members of them, and literals that do not depend on a local.
  private func isFree(_ id: CodeID, ofLocal slot: Int32, _ code: FileCode) -> Bool {
    guard !id.isNone else { return false }
    let node = code.nodes[id]
    switch node.kind {
    case .integerLiteral, .stringLiteral, .selfReference: return true
    case .name, .closureParameter: return !isLocal(id, slot, code)
    case .member: return isFree(node.first, ofLocal: slot, code)
    // Whatever may run code, or ask for the local, is not looked up in an index.
    default: return false
    }
  }
}
