import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// Checks the patterns and the condition of one case; names they bring are declared in the scope around. False where
  /// something was reported, so that what the case means to cover is not known.
  mutating func checkPatterns(of id: CodeID, _ subject: TypeID) -> Bool {
    let node = code[id]
    let isSound = checkPatterns(node.list, subject)
    if !node.second.isNone {
      check(node.second, Expectation(type: .bool, what: "The condition after `where`"))
    }
    return isSound
  }

  /// Checks the patterns of one case, of which any may match; false where something was reported.
  mutating func checkPatterns(_ patterns: CodeList, _ subject: TypeID) -> Bool {
    let faults = checked.diagnostics.count
    let outer = scope.depth
    for (place, pattern) in code.items(patterns).enumerated() {
      let depth = scope.depth
      checkPattern(pattern, subject)
      if place > 0 {
        joinNames(of: pattern, from: depth, outer, isSound: checked.diagnostics.count == faults)
      }
    }
    return checked.diagnostics.count == faults
  }

  /// Lets the names of a pattern, in scope from `depth` on, stand for the same values as those of the patterns before it,
  /// in scope from `outer` on. Where all are sound, names that not each of them has are reported.
  private mutating func joinNames(of pattern: CodeID, from depth: Int, _ outer: Int, isSound: Bool) {
    let names = scope.take(from: depth)
    let others = Array(scope.names(from: outer))
    let known = others.map { checked.locals[$0] }
    for place in names {
      let local = checked.locals[place]
      guard let shared = known.first(where: { $0.name == local.name }) else {
        scope.restore([place])
        if isSound { reportUnshared(local, local.range) }
        continue
      }
      if shared.type != local.type, !shared.type.isError, !local.type.isError {
        report(
          .typeMismatch, local.range,
          "`\(local.name)` is \(describe(local.type)) here, and \(describe(shared.type)) in another pattern of this case.",
          related: [RelatedPlace("the other `\(local.name)`", location(shared.range))],
          help: "Write a case of its own for each type.")
      }
      for id in code.extent(of: pattern) where code[id].kind == .bindingPattern {
        if reference(id) == Reference(.local, Int(local.slot)) {
          note(id, Reference(.local, Int(shared.slot)))
        }
      }
      checked.locals[place].slot = shared.slot
    }
    let named = names.map { checked.locals[$0].name }
    for local in known where isSound && !named.contains(local.name) {
      reportUnshared(local, code[pattern].range)
    }
  }

  private mutating func reportUnshared(_ local: Local, _ range: SourceRange) {
    report(
      .typeMismatch, range, "Not every pattern of this case names `\(local.name)`, so it may have no value.",
      related: range == local.range ? [] : [RelatedPlace("it is named here", location(local.range))],
      help: "Name it in each of them, or write a case for each.")
  }

  /// `$name` in a pattern names a binding, and `name` the value behind it.
  private mutating func declareBinding(_ node: CodeNode, _ id: CodeID, _ subject: TypeID) {
    if subject.bound == nil, !subject.isError {
      report(
        .typeMismatch, node.range, "`$\(node.name)` names a binding, and this is \(describe(subject)).",
        help: "Write `\(node.name)`.")
    }
    let slot = scope.takeSlots()
    declare(.pattern, node.name, subject.bound ?? .error, at: node.range, slot: slot, bindingSlot: slot)
    note(id, Reference(.local, Int(slot)))
  }

  mutating func checkPattern(_ id: CodeID, _ subject: TypeID) {
    let node = code[id]
    note(id, type: subject)
    switch node.kind {
    case .bindingPattern where node.flags.contains(.published):
      declareBinding(node, id, subject)
    case .bindingPattern:
      let slot = declare(
        node.flags.contains(.mutable) ? .variable : .pattern, node.name, subject, at: node.range)
      note(id, Reference(.local, Int(slot)))
    case .casePattern: checkCase(node, id, subject)
    case .tuplePattern:
      let items = code.items(node.list)
      guard case .tuple(let elements, _) = subject.kind, elements.count == items.count else {
        if items.count == 1 { return checkPattern(items[0], subject) }
        if !subject.isError {
          report(
            .typeMismatch, node.range,
            "This pattern has \(items.count) parts, and the value is \(describe(subject)).",
            help: "Name as many parts as the value has.")
        }
        return
      }
      for (item, element) in zip(items, elements) { checkPattern(item, element) }
    case .optionalPattern:
      if subject.wrapped == nil, !subject.isError {
        report(
          .typeMismatch, node.range,
          "This pattern unwraps an optional, and the value is \(describe(subject)), which is never nil.",
          help:
            "Match the value itself, without a `?`; what `if let (…)` takes apart is named by `let (…)` before it."
        )
      }
      checkPattern(node.first, subject.wrapped ?? subject)
    case .labelledPattern: checkPattern(node.first, subject)
    case .expressionPattern: checkExpressionPattern(node, subject)
    case .cast: checkCastPattern(node, subject)
    // Other patterns name nothing and compare nothing.
    default: break
    }
  }

  /// `let name as Type` and `is Type`.
  private mutating func checkCastPattern(_ node: CodeNode, _ subject: TypeID) {
    let target = resolveType(node.second)
    note(node.second, type: target)
    if !subject.isError && !target.isError, isNever(subject, target) {
      report(
        .typeUselessOptional, .warning, node.range,
        "The value is \(describe(subject)), which is never \(target), so this case is never taken.",
        help: "Ask for a type that the value may have.")
    }
    checkPattern(node.first, target)
  }

  private mutating func checkExpressionPattern(_ node: CodeNode, _ subject: TypeID) {
    let type = infer(node.first, expecting: rangeType(node.first, of: subject) ?? subject)
    requireMatch(type, subject, node)
  }

  /// Reports a value that no value of the subject is compared with.
  private mutating func requireMatch(_ type: TypeID, _ subject: TypeID, _ node: CodeNode) {
    if type.element.map({ fits(subject.wrapped ?? subject, $0) }) == true, isRange(type) { return }
    if !fits(type, subject) && !fits(subject, type) {
      report(
        .typeMismatch, node.range,
        "The value is \(describe(subject)), and this pattern is \(describe(type)).",
        help: "Match with a value of the same type.")
    }
  }

  private mutating func isRange(_ type: TypeID) -> Bool {
    switch type.kind {
    case .range, .closedRange: true
    // Only a range matches what lies inside of it.
    default: false
    }
  }

  private mutating func checkCase(_ node: CodeNode, _ id: CodeID, _ subject: TypeID) {
    if subject.isError { return declareNames(of: node) }
    // What is thrown may be of any type: the pattern tells of which.
    if subject == LibraryTypes.thrown, !node.first.isNone {
      return checkCase(node, id, resolveType(node.first, isTold: true))
    }
    let type = subject.wrapped ?? subject
    if node.name == Names.some, subject.wrapped != nil {
      if let inner = code.items(node.list).first { checkPattern(inner, type) }
      return
    }
    if node.name == Names.none, subject.wrapped != nil { return }
    // What may be of any type has any case.
    if !isConcrete(type) { return declareNames(of: node) }
    if comparesStatic(node, id, subject) { return }
    guard let declaration = program.declaration(of: type), program[declaration].kind == .enumeration else {
      if case .choice(_, let index)? = library.choice(node.name, of: type) {
        note(id, Reference(.choice, Int(index)))
        checkLibraryPayload(node, type)
        return
      }
      if let found = staticMember(node.name, of: type, id), fits(found, type) { return }
      noteProbe(node.name, .implicitMember(of: type))
      report(
        .typeMismatch, node.range,
        "The value is \(describe(subject)), which has no cases such as `.\(node.name)`.",
        help: "Match with values, or with `let name`.")
      declareNames(of: node)
      return
    }
    let labels = code.items(node.list).map { label(of: $0) }
    guard let member = enumCase(among: program.members(of: declaration, named: node.name), with: labels)
    else {
      noteProbe(node.name, .implicitMember(of: subject))
      let known = program.cases(of: declaration).map { program[$0].name.text }
      report(
        .nameUndefined, code.nameRange(node), "\(type) has no case `.\(node.name)`.",
        related: [RelatedPlace("\(type) is declared here", program.location(of: declaration))],
        help: Suggestion.text(
          for: node.name.text, among: known,
          otherwise: "It has \(known.map { "`.\($0)`" }.joined(separator: ", "))."),
        fixes: change(code.nameRange(node), to: Suggestion.nearest(to: node.name.text, among: known)))
      declareNames(of: node)
      return
    }
    note(id, Reference(.enumCase, Int(member.index)))
    checkPayload(node, member, of: type)
  }

  /// `Names.first`, where another type than the subject's is named, and `.best`, where that is no case of its enum: a static
  /// member is compared with, and noted at `id`. False for a case.
  private mutating func comparesStatic(_ node: CodeNode, _ id: CodeID, _ subject: TypeID) -> Bool {
    if node.flags.contains(.hasPayload) { return false }
    let type = subject.wrapped ?? subject
    let named = node.first.isNone ? type : resolveType(node.first, isTold: true)
    if named.isError { return true }
    let declaration = program.declaration(of: named)
    if named == type || declaration != nil && declaration == program.declaration(of: type) {
      guard let declaration, program[declaration].kind == .enumeration,
        let member = program.members(of: declaration, named: node.name).first, program[member].isStatic,
        program[member].kind != .enumCase, let found = staticMember(node.name, of: type, id)
      else { return false }
      requireMatch(found, subject, node)
      return true
    }
    let found = staticMemberType(of: named, node.name, id, at: code.nameRange(node))
    if !found.isError { requireMatch(found, subject, node) }
    return true
  }

  /// The label of a part of a case: the one that is written, else the name that it is given.
  private mutating func label(of pattern: CodeID) -> Name {
    switch code[pattern].kind {
    case .labelledPattern, .bindingPattern: code[pattern].name
    // Another pattern has neither.
    default: .none
    }
  }

  /// The names that a faulty pattern brings are known all the same, with types that fit everywhere.
  private mutating func declareNames(of node: CodeNode) {
    for item in code.items(node.list) { checkPattern(item, .error) }
  }

  private mutating func checkLibraryPayload(_ node: CodeNode, _ type: TypeID) {
    let items = code.items(node.list)
    guard let first = items.first else { return }
    let payload = library.payload(of: node.name, in: type)
    if case .tuple(let elements, _)? = payload?.kind, items.count == elements.count {
      for (item, element) in zip(items, elements) { checkPattern(item, element) }
      return
    }
    guard let payload, items.count == 1 else {
      report(
        .typeExtraArgument, node.range,
        "The case `.\(node.name)` has \(payload == nil ? "no" : "one") payload.",
        help: "Leave out what is too much.")
      return declareNames(of: node)
    }
    checkPattern(first, payload)
  }

  private mutating func checkPayload(_ node: CodeNode, _ member: MemberID, of whole: TypeID) {
    let items = code.items(node.list)
    let payload = program.type(program[member].type, in: whole)
    if items.isEmpty { return }
    if payload == .void {
      report(
        .typeExtraArgument, node.range, "The case `.\(node.name)` has no payload.",
        related: [RelatedPlace("declared here", program.location(of: member))],
        help: "Leave out the parentheses.")
      declareNames(of: node)
      return
    }
    if case .tuple(let elements, _) = payload.kind, items.count == elements.count, items.count > 1 {
      for (item, element) in zip(items, elements) { checkPattern(item, element) }
    } else if items.count == 1 {
      checkPattern(items[0], payload)
    } else {
      report(
        .typeExtraArgument, node.range,
        "The case `.\(node.name)` has one payload, and this pattern names \(items.count).",
        related: [RelatedPlace("declared here", program.location(of: member))])
      declareNames(of: node)
    }
  }
}
