import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Do two pieces of code mean the same?
///
/// Answer: true where they do: names by what they refer to, `self.a` as `a`, cases by whichever name, parentheses and blanks as nothing.
/// Cost: linear in the smaller one.
/// Limits: it does not compute: `a + b` and `b + a` differ. Code nested more than 256 deep is never the same.
struct SameCode {
  /// Code with a name that stands for something else: the parameter of a handler for what is watched.
  struct Side {
    var checked: CheckedFile
    /// The slot of a local, or -1.
    var slot: Int32 = -1
    /// What the local stands for.
    var meaning: CodeID = .none
  }

  var left: Side
  var right: Side
  /// Two members that count as one.
  var alike: (left: Int32, right: Int32) = (-1, -1)

  private static let depthLimit = 256

  /// Compares within one file.
  init(_ checked: CheckedFile) { self.init(Side(checked: checked), Side(checked: checked)) }

  init(_ left: Side, _ right: Side) {
    self.left = left
    self.right = right
  }

  /// True where two pieces of code mean the same.
  func isSame(_ a: CodeID, _ b: CodeID) -> Bool { isSame(a, b, 0) }

  private func isSame(_ first: CodeID, _ second: CodeID, _ depth: Int) -> Bool {
    if first.isNone || second.isNone { return first.isNone && second.isNone }
    if depth > Self.depthLimit { return false }
    let a = meaning(first, left)
    let b = meaning(second, right)
    if let own = ownMember(a, left.checked), let other = ownMember(b, right.checked) {
      return own == other || (own == alike.left && other == alike.right)
    }
    if let own = plainCase(a, left.checked), let other = plainCase(b, right.checked) { return own == other }
    let one = left.checked.code[a]
    let two = right.checked.code[b]
    guard one.kind == two.kind, one.op == two.op else { return false }
    switch one.kind {
    case .integerLiteral:
      return left.checked.code.integers[one.literal] == right.checked.code.integers[two.literal]
    case .doubleLiteral:
      return left.checked.code.doubles[one.literal] == right.checked.code.doubles[two.literal]
    case .booleanLiteral, .closureParameter: return one.a == two.a
    case .stringLiteral: return bytes(one, left.checked).elementsEqual(bytes(two, right.checked))
    case .error: return false
    // The others are their name, what they refer to, and their parts.
    default: break
    }
    guard one.name == two.name, refersToSame(a, b) else { return false }
    guard isSame(one.first, two.first, depth + 1), isSame(one.second, two.second, depth + 1) else {
      return false
    }
    let items = left.checked.code.items(one.list)
    let others = right.checked.code.items(two.list)
    guard items.count == others.count else { return false }
    return zip(items, others).allSatisfy { isSame($0, $1, depth + 1) }
  }

  private func meaning(_ id: CodeID, _ side: Side) -> CodeID {
    guard side.slot >= 0, !side.meaning.isNone else { return id }
    let kind = side.checked.code[id].kind
    guard kind == .name || kind == .closureParameter else { return id }
    let reference = side.checked.reference(id)
    return reference.kind == .local && reference.index == side.slot ? side.meaning : id
  }

  private func ownMember(_ id: CodeID, _ checked: CheckedFile) -> Int32? {
    let reference = checked.reference(id)
    guard reference.kind == .member else { return nil }
    let node = checked.code[id]
    switch node.kind {
    case .name: return reference.index
    case .member: return checked.code[node.first].kind == .selfReference ? reference.index : nil
    // Other code names no member.
    default: return nil
    }
  }

  /// The case that code names and gives nothing: `.hot`, `Order.hot` and `Menu.Order.hot` are one.
  private func plainCase(_ id: CodeID, _ checked: CheckedFile) -> Int32? {
    let reference = checked.reference(id)
    return reference.kind == .enumCase && checked.code[id].kind != .call ? reference.index : nil
  }

  private func refersToSame(_ a: CodeID, _ b: CodeID) -> Bool {
    let one = left.checked.reference(a)
    let two = right.checked.reference(b)
    if one.kind == .local && two.kind == .local { return true }
    return one.kind == two.kind && one.index == two.index
  }

  private func bytes(_ node: CodeNode, _ checked: CheckedFile) -> Table<Int, UInt8> {
    let range = checked.code.strings[node.literal]
    return checked.code.stringBytes.slice(Int(range.lowerBound)..<Int(range.upperBound))
  }
}
