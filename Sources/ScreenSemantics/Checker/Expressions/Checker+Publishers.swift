import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// `store.$count`, which only `.onReceive` takes: the value that the Published announces, or `.error`. `Settings.$theme` is a
  /// binding to the AppStorage of a type.
  mutating func inferPublisher(_ base: TypeID, _ node: CodeNode, _ id: CodeID) -> TypeID {
    let type = memberType(of: base, node.name, id, at: node.nameRange, base: node.first)
    if type.isError { return .error }
    let reference = reference(id)
    if reference.kind == .staticMember, program[reference.member].kind == .appStorage {
      expressionContext.countBindingName()
      return type.binding
    }
    guard reference.kind == .member, program[reference.member].kind == .published else {
      report(
        .typeMismatch, node.nameRange, "Only a Published of an object has a publisher, `$\(node.name)`.",
        help: "`.onChange(of:)` follows any other value; a Binding is written `$…` before the whole path.")
      return .error
    }
    if id != expressionContext.followed {
      report(
        .typeMismatch, range(id), "A publisher is no value here: only `.onReceive` takes one.",
        help: "Read `\(node.name)` without the `$`; a Binding to it has the `$` before the whole path.")
      return .error
    }
    return type
  }

  /// Matches the overload of `.onReceive` that takes the publisher it is given, of those that stand on the stack of candidates
  /// from `first` on: that of its type, else the one that takes a value of any type.
  mutating func chooseFollower(_ arguments: CodeItems, from first: Int) -> Int {
    let given = arguments.first.map { tried(code[$0].first, .any).type }
    let types = (first..<calls.candidates.count).map { followedType(of: calls.candidates[$0]) }
    let choice = types.firstIndex { $0 == given } ?? types.firstIndex { !$0.isConcrete } ?? 0
    calls.candidates[first + choice] = match(arguments, calls.candidates[first + choice].shape)
    return choice
  }

  /// What an overload of `.onReceive` follows, as the catalogue says; a type parameter where that is any value.
  private mutating func followedType(of match: ArgumentMatch) -> TypeID { calls.parameter(match, 0).type }

  /// Reports what `.onReceive` is given that is no publisher.
  mutating func checkFollowed(_ match: ArgumentMatch) {
    let value = calls.argument(match, 0)
    guard !followedType(of: match).isConcrete, !value.isNone,
      !code[value].flags.contains(.published) || code[value].kind != .member
    else { return }
    let type = checked.type(value)
    if type.isError { return }
    report(
      .typeMismatch, range(value), "`.onReceive` takes a publisher, and this is \(describe(type)).",
      help:
        "Publishers are a `Timer.publish(…)`, a `NotificationCenter.default.publisher(for: …)` and the `store.$count` of a "
        + "Published; `.onChange(of:)` follows any other value.")
  }
}
