import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// `store.$count`, a publisher: where `.onReceive` takes it the value that the Published announces, or `.error`. `Settings.$theme`
  /// is a binding to the AppStorage of a type.
  mutating func inferPublisher(_ base: TypeID, _ node: CodeNode, _ id: CodeID) -> TypeID {
    let type = memberType(of: base, node.name, id, at: node.nameRange, base: node.first)
    if type.isError { return .error }
    let reference = reference(id)
    if reference.kind == .staticMember, program[reference.member].kind == .appStorage {
      expressionContext.countBindingName()
      return type.binding
    }
    if reference.kind == .member, xml(of: reference.member).name.text == MemberKind.bindable.element {
      return inferBindable(node, id)
    }
    guard reference.kind == .member, program[reference.member].kind == .published else {
      report(
        .typeMismatch, node.nameRange, "Only a Published of an object has a publisher, `$\(node.name)`.",
        help: "`.onChange(of:)` follows any other value; a Binding is written `$…` before the whole path.")
      return .error
    }
    return id == expressionContext.followed ? type : type.publisher
  }

  /// The element that declares a member.
  private mutating func xml(of member: MemberID) -> XMLNode {
    program.files[program[member].file].xml[program[member].node]
  }

  /// Reads `tools.$router` of a Struct with `<Bindable name="router"/>` as `Bindable(tools.router)`.
  private mutating func inferBindable(_ node: CodeNode, _ id: CodeID) -> TypeID {
    var object = node
    object.flags.remove(.published)
    let argument = addArgument(addNode(object), at: node.range)
    let callee = addName(Name(MemberKind.bindable.element), node.range)
    let call = addCall(of: callee, [argument], at: node.range)
    if trial.isOn { return infer(call) }
    parser.draft.nodes[id] = code[call]
    return infer(id)
  }

  /// Reports a publisher where a value is shown as text.
  mutating func reportPublisher(_ id: CodeID, _ type: TypeID) {
    guard type.published != nil, type.unapplied == Self.anyPublisher else { return }
    report(
      .typeMismatch, range(id),
      "A publisher is no value that can be shown: `.onReceive` and `sink` take one.",
      help: "Read the property without the `$`; a Binding to it has the `$` before the whole path.")
  }

  private static let anyPublisher = TypeID.void.publisher.unapplied
  private static let assign: Name = "assign"
  private static let to: Name = "to"
  private static let on: Name = "on"
  private static let sink: Name = "sink"
  private static let receiveValue: Name = "receiveValue"

  /// Reads `publisher.assign(to: \.path, on: object)` as `publisher.sink { object.path = $0 }`, and `publisher.assign(to: &$count)` as
  /// `publisher.sink { count = $0 }`; nil for another call.
  mutating func assignPublished(
    _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID? {
    guard callee.name == Self.assign, let first = arguments.first, code[first].name == Self.to else {
      return nil
    }
    let place = code[first].first
    if arguments.count == 1 {
      guard isPlace(place), case let target = code[place].first, isPublished(target),
        infer(callee.first).published != nil
      else { return nil }
      var property = code[target]
      property.flags.remove(.published)
      if property.kind == .bindingName { property.kind = .name }
      return sink(into: addNode(property), property.range, callee, node, id).isError ? .error : .void
    }
    let path = code[place]
    guard arguments.count == 2, path.kind == .keyPath, code[arguments[1]].name == Self.on,
      code.items(path.list).allSatisfy({ code[$0].flags.isEmpty }), infer(callee.first).published != nil
    else { return nil }
    var target = code[arguments[1]].first
    if !path.first.isNone, reportRoot(path.first, of: target) { return .error }
    for step in code.items(path.list).map({ code[$0] }) {
      var member = CodeNode(.member, step.range)
      member.name = step.name
      member.nameStart = step.nameStart
      member.first = target
      target = addNode(member)
    }
    return sink(into: target, path.range, callee, node, id)
  }

  /// True for `$count`, and for `model.$count`.
  private mutating func isPublished(_ id: CodeID) -> Bool {
    code[id].kind == .bindingName || code[id].kind == .member && code[id].flags.contains(.published)
  }

  /// Puts `publisher.sink(receiveValue: { target = $0 })` in the place of a call.
  private mutating func sink(
    into target: CodeID, _ range: SourceRange, _ callee: CodeNode, _ node: CodeNode, _ id: CodeID
  ) -> TypeID {
    var assignment = CodeNode(.assignment, range)
    assignment.op = .assign
    assignment.first = target
    assignment.second = addParameter(0, at: range)
    let closure = closure(of: addNode(assignment), range)
    let argument = addArgument(addNode(closure), label: Self.receiveValue, at: range)
    var sink = callee
    sink.name = Self.sink
    var call = CodeNode(.call, node.range)
    call.first = addNode(sink)
    call.list = parser.draft.addList(of: argument)
    parser.draft.nodes[id] = call
    return infer(id)
  }

  /// Reports a key path that begins at another type than that of the object it is to be assigned on; false where it fits.
  private mutating func reportRoot(_ written: CodeID, of object: CodeID) -> Bool {
    let (root, type) = (resolveType(written, isTold: true), infer(object))
    if root.isError || type.isError { return true }
    if fits(type, root) { return false }
    report(
      .typeMismatch, range(written), "This path begins at \(root), and `on` is given \(describe(type)).",
      help: "Leave the type out, and name a property of \(describe(type)) behind `\\.`.")
    return true
  }

  /// Matches the overload of `.onReceive` that takes the publisher it is given, of those that stand on the stack of candidates
  /// from `first` on: that of its type, else that of any publisher, else the one that takes a value of any type.
  mutating func chooseFollower(_ arguments: CodeItems, from first: Int) -> Int {
    let given = arguments.first.map { tried(code[$0].first, .any).type }
    let types = (first..<calls.candidates.count).map { followedType(of: calls.candidates[$0]) }
    let choice =
      types.firstIndex { $0 == given }
      ?? (given?.published != nil
        ? types.firstIndex { !$0.isConcrete && $0.published != nil }
        : types.firstIndex { !$0.isConcrete && $0.published == nil })
    let chosen = choice ?? 0
    calls.candidates[first + chosen] = match(arguments, calls.candidates[first + chosen].shape)
    return chosen
  }

  /// What an overload of `.onReceive` follows, as the catalogue says; a type parameter where that is any value.
  private mutating func followedType(of match: ArgumentMatch) -> TypeID { calls.parameter(match, 0).type }

  /// Reports what `.onReceive` is given that is no publisher.
  mutating func checkFollowed(_ match: ArgumentMatch) {
    let value = calls.argument(match, 0)
    let followed = followedType(of: match)
    guard !followed.isConcrete, followed.published == nil, !value.isNone,
      !code[value].flags.contains(.published) || code[value].kind != .member,
      reference(value).kind != .objectWillChange
    else { return }
    let type = checked.type(value)
    if type.isError { return }
    report(
      .typeMismatch, range(value), "`.onReceive` takes a publisher, and this is \(describe(type)).",
      help:
        "Publishers are a `Timer.publish(…)`, a `NotificationCenter.default.publisher(for: …)`, the `store.$count` of a "
        + "Published, `store.objectWillChange` and subjects; `.onChange(of:)` follows any other value.")
  }
}
