import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  mutating func inferKeyPath(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    var root = TypeID.error
    let wanted = (expected?.wrapped ?? expected)
    if node.first.isNone {
      if let wanted = wanted?.keyPath?.root, isConcrete(wanted) { root = wanted }
      if case .function(let parameters, _)? = (expected?.wrapped ?? expected)?.kind, parameters.count == 1 {
        root = parameters[0]
      }
    } else {
      root = resolveType(node.first, isTold: true)
    }
    var type = root
    var (isWritable, isChain) = (true, false)
    if root == .any {
      let items = code.items(node.list)
      return TypeID(.keyPath(.any, inferEnvironmentPath(items)))
    }
    for item in code.items(node.list) {
      let component = code[item]
      if type.isError { break }
      let found = memberType(of: type, component.name, item, at: component.nameRange)
      isWritable = isStepWritable(item, from: type, isWritable)
      type = found
      if !component.flags.isDisjoint(with: [.optional, .unwrapped]), let wrapped = type.wrapped {
        type = wrapped
      }
      if component.flags.contains(.optional) { isChain = true }
      note(item, type: type)
    }
    if isChain, !type.isError, type.wrapped == nil { type = type.optional }
    if case .function? = (expected?.wrapped ?? expected)?.kind { return TypeID(.function([root], type)) }
    if !isWritable { return TypeID(.keyPath(root, type)) }
    if case .keyPath? = wanted?.kind { return TypeID(.keyPath(root, type)) }
    return TypeID(.writableKeyPath(root, type))
  }

  /// True where a step of a key path can be written; what an object holds can be, however the object is reached.
  private mutating func isStepWritable(_ step: CodeID, from base: TypeID, _ isBaseWritable: Bool) -> Bool {
    if code[step].flags.contains(.optional) { return false }
    let isObject = program.declaration(of: base).map { program[$0].kind.isObject } == true
    guard isBaseWritable || isObject else { return false }
    let reference = reference(step)
    switch reference.kind {
    case .member:
      let member = program[reference.member]
      return member.kind == .variable || member.kind == .published
        || member.kind == .computed && member.setter != nil
    case .element: return true
    case .library: return library.entries[Int(reference.index)].member.setter != nil
    // Through anything else a value is only read.
    default: return false
    }
  }

  /// `value[keyPath: path]`. A path that is written there stands for the members that it names.
  mutating func inferKeyPathSubscript(_ node: CodeNode, _ id: CodeID) -> TypeID {
    guard let argument = code.items(node.list).first else { return .error }
    let path = code[argument].first
    let base = infer(node.first)
    if code[path].kind == .keyPath, writeMembers(of: code[path], from: base, node, id) { return infer(id) }
    let type = infer(path, expecting: code[path].kind == .keyPath ? TypeID(.keyPath(base, .any)) : nil)
    if base.isError || type.isError { return type.keyPath?.value ?? .error }
    guard let steps = type.keyPath else {
      report(
        .typeMismatch, range(path), "`keyPath:` takes a key path, and this is \(describe(type)).",
        help: "A key path is written `\\.name`, or `\\\(base).name` where its place does not tell its root.")
      return .error
    }
    if !fits(base, steps.root) {
      report(
        .typeMismatch, range(path),
        "This key path begins at \(steps.root), and the value is \(describe(base)).",
        help: base.wrapped == nil
          ? "Begin it at the type of the value: `\\\(base).…`." : "Unwrap the value first.")
    }
    note(id, Reference(.keyPath))
    return steps.value
  }

  /// Makes `value[keyPath: \.a.b]` `value.a.b`; false where the path has other steps than members.
  private mutating func writeMembers(
    of path: CodeNode, from base: TypeID, _ node: CodeNode, _ id: CodeID
  ) -> Bool {
    let steps = code.items(path.list).map { code[$0] }
    guard !steps.isEmpty, steps.allSatisfy({ $0.flags.isEmpty }),
      path.first.isNone || resolveType(path.first, isTold: true) == base
    else { return false }
    var whole = node.first
    for (place, step) in steps.enumerated() {
      var member = CodeNode(.member, step.range)
      member.name = step.name
      member.nameStart = step.nameStart
      member.a = whole.index
      if place == steps.count - 1 {
        member.range = node.range
        parser.draft.nodes[id] = member
      } else {
        whole = addNode(member)
      }
    }
    return true
  }

  /// What a key path of the environment leads to: from a key on through parts of its value, which are to be written.
  private mutating func inferEnvironmentPath(_ items: CodeItems) -> TypeID {
    guard let first = items.first else { return .any }
    var type = environmentType(first)
    for item in items.dropFirst() where !type.isError {
      let part = code[item]
      let found = memberType(of: type, part.name, item, at: part.nameRange)
      if !found.isError, !isStepWritable(item, from: type, true) {
        report(
          .flowImmutableAssignment, part.nameRange, "`\(part.name)` of \(type) cannot be changed.",
          help: "Give the whole value, `\\.\(code[first].name)`, or declare `\(part.name)` as `<Var>`.")
        return .error
      }
      type = found
      note(item, type: type)
    }
    return type
  }

  /// The type of a key of the environment: one of the package, or of the library.
  private mutating func environmentType(_ item: CodeID) -> TypeID {
    let key = code[item]
    if let own = program.environmentKey(key.name) { return program[own].type }
    if let value = EnvironmentKeys.written(key.name) { return value }
    noteProbe(key.name, .environmentKey)
    let own = program.extensionMemberNames(of: LibraryTypes.environmentValues)
    report(
      .nameUndefined, key.nameRange, UnknownKey.message(of: key.name),
      help: Suggestion.text(
        for: key.name.text, among: own + EnvironmentKeys.all,
        otherwise:
          "Declare it as `<Var>` in an `<Extension of=\"EnvironmentValues\">`, with the value that it has where nothing sets it."
      ))
    return .error
  }
}
