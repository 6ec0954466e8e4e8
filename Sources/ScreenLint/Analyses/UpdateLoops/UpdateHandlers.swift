import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// A handler that runs when a value changes or a view appears.
struct UpdateHandler {
  /// The declaration whose body holds it.
  var owner: DeclarationID
  /// Its name in the chain: `onChange`, `task` or `onAppear`.
  var location: SourceLocation
  /// The code that runs.
  var action: SourceLocation
  /// The sources behind the value that it watches, sorted; none for `onAppear`.
  var watched: [MemberID]
  /// The sources that it may write, sorted.
  var written: [MemberID]
  /// Sources of which it watches some fields and writes others.
  var elsewhere: Set<MemberID> = []
  /// Sources to which it always gives one and the same word, such as `nil`: it runs once more at most by its own change.
  var resting: Set<MemberID> = []
  /// States that it gives a new value whenever it runs, in its own code.
  var assigned: [MemberID] = []
}

/// Which handlers set what others watch?
///
/// Answer: the handlers of the package that watch a value or run when a view appears, with edges from each to those that watch
/// what it writes, through computed values, functions and bindings.
/// Cost: linear in the handlers and what they use, and in their edges.
/// Limits: writes under a condition count, so that a cycle need not run without end: only a run tells. A binding that differs by
/// caller is a source of its own; what a protocol asks for is followed where it is known which type's is meant.
struct UpdateHandlers {
  var all: [UpdateHandler] = []
  /// For each handler those that watch what it writes.
  var next: [[Int]] = []
  /// For each handler those that write what it watches.
  var previous: [[Int]] = []

  init(_ context: RuleContext) {
    var search = HandlerSearch(context)
    all = search.find()
    guard all.count > 0 else { return }
    var watchers: [MemberID: [Int]] = [:]
    for (index, handler) in all.enumerated() {
      for member in handler.watched { watchers[member, default: []].append(index) }
    }
    next = all.enumerated().map { own, handler in
      var found: [Int] = []
      for member in handler.written {
        for index in watchers[member] ?? [] where !found.contains(index) {
          if index != own || !handler.elsewhere.contains(member) { found.append(index) }
        }
      }
      return found.sorted()
    }
    previous = Array(repeating: [], count: all.count)
    for (index, others) in next.enumerated() {
      for other in others { previous[other].append(index) }
    }
  }

  /// The sources whose change sets handlers off, also through handlers that write what others watch.
  func sources(settingOff ring: [Int]) -> Set<MemberID> {
    var found = Set(ring.flatMap { all[$0].watched })
    var waiting = ring
    var seen = Set(ring)
    while let index = waiting.popLast() {
      for other in previous[index] where seen.insert(other).inserted {
        found.formUnion(all[other].watched)
        waiting.append(other)
      }
    }
    return found
  }

  /// Pairs of handlers that watch two states of one view, where each sets the other's whenever it runs.
  func mutual() -> [(first: Int, second: Int)] {
    all.indices.flatMap { first in
      next[first].lazy.filter { second in
        let (one, other) = (all[first], all[second])
        return first < second && one.watched.count == 1 && other.watched.count == 1
          && one.assigned.contains(other.watched[0]) && other.assigned.contains(one.watched[0])
          && one.owner == other.owner
      }.map { (first, $0) }
    }
  }

  /// A handler and those that set each other off in turn from it, as far as they are not marked; marks them.
  func ring(from start: Int, _ isCyclic: [Bool], _ isMarked: inout [Bool]) -> [Int] {
    var ring = [start]
    isMarked[start] = true
    while let last = ring.last, let next = next[last].first(where: { isCyclic[$0] && !isMarked[$0] }) {
      ring.append(next)
      isMarked[next] = true
    }
    return ring
  }

  /// For each handler whether its writes come back to it.
  func cyclic() -> [Bool] {
    let component = Components.find(all.count) { next[$0] }
    return all.indices.map { index in next[index].contains { component[$0] == component[index] } }
  }
}

/// Finds handlers and follows what they watch and write through computed values, functions and bindings.
private struct HandlerSearch {
  let context: RuleContext
  /// For each modifier of the catalogue: 0 none, 1 watches a value, 2 runs when the view appears.
  static let roles: [UInt8] = ElementCatalog.shared.modifiers.map {
    $0.name == "onChange" ? 1 : $0.name == "task" || $0.name == "onAppear" ? 2 : 0
  }
  private var roots: [MemberID: MemberID] = [:]

  init(_ context: RuleContext) { self.context = context }

  mutating func find() -> [UpdateHandler] {
    var found: [UpdateHandler] = []
    var last = FileID.none
    // Files without a handler in the graph have none.
    for file in context.graph.handlers.lazy.map(\.file) where file != last {
      last = file
      let checked = context.model.files[file]
      for application in checked.modifiers where application.kind == .catalog {
        let role = Self.roles[Int(application.target)]
        if role == 0 { continue }
        if let handler = handler(application, checked, file, watches: role == 1) {
          found.append(handler)
        }
      }
    }
    return found
  }

  private mutating func handler(
    _ application: ModifierApplication, _ checked: CheckedFile, _ file: FileID, watches: Bool
  ) -> UpdateHandler? {
    let call = checked.code[application.call]
    let callee = checked.code[call.first]
    let values = application.arguments.map { checked.argumentMaps[$0] }.filter { !$0.isNone }
    guard let action = values.last, let owner = owner(of: call.range, file) else { return nil }
    let declaration = context.program[owner]
    if declaration.kind == .preview { return nil }
    var watched: Set<MemberID> = []
    if watches || values.count > 1, let value = values.first, value != action {
      let range = checked.code[value].range
      for access in accesses(in: owner, file, range) where access.kind != .write { read(access, &watched) }
    }
    let range = checked.code[action].range
    let writes = accesses(in: owner, file, range)
    var words: [MemberID: Set<LiteralWord?>] = [:]
    for access in writes { write(access, &words) }
    let written = words.keys.sorted()
    let resting = words.filter { $0.value.count == 1 && $0.value.allSatisfy(Self.isWord) }.keys
    var elsewhere: Set<MemberID> = []
    if watches, let value = values.first, !watched.isDisjoint(with: written) {
      let reads = accesses(in: owner, file, checked.code[value].range)
      for member in Set(reads.map(\.member)) where !member.isNone {
        let fields = fields(of: member, in: reads.filter { $0.kind != .write }, checked)
        let changed = self.fields(of: member, in: writes.filter { $0.kind == .write }, checked)
        if let fields, let changed, fields.isDisjoint(with: changed) {
          elsewhere.insert(root(of: member, depth: 0))
        }
      }
    }
    let assigned = writes.filter {
      $0.kind == .write && !$0.flags.contains(.conditional) && !$0.flags.contains(.update)
        && !$0.member.isNone && context.program[$0.member].kind == .state && !isLimited($0, checked)
    }
    let end = callee.range.end
    return UpdateHandler(
      owner: owner,
      location: SourceLocation(file, SourceRange(end - UInt32(callee.name.utf8.count), end)),
      action: SourceLocation(file, range), watched: watched.sorted(), written: written,
      elsewhere: elsewhere, resting: Set(resting), assigned: assigned.map(\.member))
  }

  /// True for `nil`, `true` and `false`.
  private static func isWord(_ word: LiteralWord?) -> Bool { word != nil && word != .other }

  /// True for a state that only is kept within a limit: `high = max(high, low)`. It follows from no other.
  private func isLimited(_ write: Access, _ checked: CheckedFile) -> Bool {
    let code = checked.code
    guard
      let assignment = code.following(write.code, limit: 63).first(where: {
        code[$0].kind == .assignment && code[$0].first == write.code
      }), case let value = code[code[assignment].second], value.kind == .call,
      ["min", "max"].contains(code[value.first].name.text)
    else { return false }
    return code.items(value.list).contains {
      checked.reference(code[$0].first) == checked.reference(write.code)
    }
  }

  /// The stored fields that uses of a member name; nil where one takes the member whole.
  private func fields(of member: MemberID, in uses: [Access], _ checked: CheckedFile) -> Set<MemberID>? {
    var found: Set<MemberID> = []
    for use in uses where use.member == member {
      let step = checked.code.nodes.indices.first {
        checked.code.nodes[$0].kind == .member && checked.code.nodes[$0].first == use.code
      }
      guard let step, case let reference = checked.reference(step), reference.kind == .member,
        context.program[reference.member].kind == .variable
      else { return nil }
      found.insert(reference.member)
    }
    return found
  }

  /// The declaration whose element holds a range.
  private func owner(of range: SourceRange, _ file: FileID) -> DeclarationID? {
    context.program.declarations(in: file).first { context.program[$0].range.contains(range) }
  }

  /// The uses of members in a range of a declaration's body and members.
  private func accesses(in owner: DeclarationID, _ file: FileID, _ range: SourceRange) -> [Access] {
    let graph = context.graph
    var units = [graph.units.body(owner)]
    for index in context.program[owner].members { units.append(graph.units.getter(index)) }
    return units.flatMap { unit in
      graph.accesses(in: unit).filter {
        !$0.code.isNone && $0.file == file
          && range.contains(context.model.files[$0.file].code[$0.code].range)
      }
    }
  }

  /// Notes the sources behind what is read.
  private mutating func read(_ access: Access, _ sources: inout Set<MemberID>) {
    var waiting = [access]
    var seen: Set<MemberID> = []
    while let access = waiting.popLast() {
      guard let access = meant(access), access.kind != .write, seen.insert(access.member).inserted else {
        continue
      }
      if context.program.isSource(access.member), context.program[access.member].getter == nil {
        sources.insert(root(of: access.member, depth: 0))
      } else {
        waiting += context.graph.accesses(in: context.graph.units.getter(access.member))
      }
    }
  }

  /// Notes the sources that are written, also by what is called, each with the words that it is assigned.
  private mutating func write(_ access: Access, _ sources: inout [MemberID: Set<LiteralWord?>]) {
    var waiting = [access]
    var seen: Set<Int32> = []
    while let access = waiting.popLast() {
      guard let access = meant(access) else { continue }
      switch access.kind {
      case .write:
        if context.program.isSource(access.member), context.program[access.member].getter == nil {
          sources[root(of: access.member, depth: 0), default: []].insert(access.assigned)
        } else if seen.insert(context.graph.units.setter(access.member)).inserted {
          waiting += context.graph.accesses(in: context.graph.units.setter(access.member))
        }
      case .call, .pass, .read:
        let unit = context.graph.units.getter(access.member)
        guard seen.insert(unit).inserted else { continue }
        // Nobody watches yet what is made: its first values are no changes.
        let makes = context.program[access.member].name == Names.initializer
        waiting += context.graph.accesses(in: unit).filter { !makes || !$0.flags.contains(.onSelf) }
      case .bind, .announce: break
      }
    }
  }

  /// A use with the member that it means, of a type and not of a protocol; nil where that is not known.
  private func meant(_ access: Access) -> Access? {
    guard !access.member.isNone,
      let member = ConcreteTypes(context.model, context.graph).member(usedBy: access)
    else { return nil }
    var found = access
    found.member = member
    return found
  }

  /// The source that a binding always leads to; the member itself where that differs by caller.
  private mutating func root(of member: MemberID, depth: Int) -> MemberID {
    if let known = roots[member] { return known }
    roots[member] = member
    guard context.program[member].kind == .binding, depth < 16 else { return member }
    var found: MemberID?
    for argument in context.graph.arguments(for: member) where !argument.code.isNone {
      let owner = context.owner(ofUnit: argument.unit)
      if context.program[owner].kind == .preview { continue }
      guard let target = argument.bound else { return member }
      let root = root(of: target, depth: depth + 1)
      if let found, found != root { return member }
      found = root
    }
    roots[member] = found ?? member
    return found ?? member
  }
}
