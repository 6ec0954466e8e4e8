import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// `store.$count`, which only `.onReceive` takes: the value that the Published announces, or `.error`.
  mutating func inferPublisher(_ base: TypeID, _ node: CodeNode, _ id: CodeID) -> TypeID {
    let type = memberType(of: base, node.name, id, at: node.nameRange, base: node.first)
    if type.isError { return .error }
    let reference = reference(id)
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
  /// from `first` on: for a timer, for notifications, and for all else.
  mutating func chooseFollower(_ arguments: CodeItems, from first: Int) -> Int {
    var choice = 2
    if let publisher = arguments.first {
      let type = tried(code[publisher].first, .any).type
      choice = Self.publisherTypes.firstIndex(of: type) ?? choice
    }
    calls.candidates[first + choice] = match(arguments, calls.candidates[first + choice].shape)
    return choice
  }

  private static let publisherTypes = ["Timer.TimerPublisher", "NotificationCenter.Publisher"].map {
    TypeID(.builtin(Name($0)))
  }

  /// Reports what `.onReceive` is given that is no publisher.
  mutating func checkFollowed(_ match: ArgumentMatch, overload: Int) {
    let value = calls.argument(match, 0)
    guard overload == 2, !value.isNone, !code[value].flags.contains(.published) || code[value].kind != .member
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
