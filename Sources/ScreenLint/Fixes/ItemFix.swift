import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Makes `item="$optional" as="name"` of `isPresented="$flag"`, where every use of the flag and of the optional can follow.
struct ItemFix {
  private let context: RuleContext
  private let flag: MemberID
  private let item: MemberID
  private let checked: CheckedFile
  private let file: FileID
  /// The presentation's element.
  private let element: XMLNode
  /// Its `isPresented`.
  private let attribute: XMLAttribute
  private var edits: [SourceEdit] = []

  /// The fix, or nil where something would be left behind: the flag is used for more than presenting, the optional is
  /// set or looked at on its own, or its type is not Identifiable.
  static func make(_ context: RuleContext, _ use: ViewUse, flag: MemberID, item: MemberID) -> FixIt? {
    guard var fix = ItemFix(context, use, flag, item), fix.startsHidden, !fix.isSetByScenario,
      fix.followWrites(), fix.followReads()
    else { return nil }
    fix.edits.append(context.removal(of: flag))
    guard fix.isFreeOfOverlaps else { return nil }
    let program = context.program
    return FixIt(
      "Present by `\(program[item].name)` and remove `\(program[flag].name)`", .suggested, fix.edits)
  }

  private init?(_ context: RuleContext, _ use: ViewUse, _ flag: MemberID, _ item: MemberID) {
    let file = use.file
    let node = context.model.files[use.file].views[use.view].xml
    let program = context.program
    guard let attribute = context.xml(file).attribute(Names.isPresented, of: node),
      let type = program[item].type.wrapped, let declaration = program.declaration(of: type),
      program[declaration].conformances.contains(.identifiable),
      program[flag].file == file, program[item].file == file
    else { return nil }
    (self.context, self.flag, self.item) = (context, flag, item)
    (self.file, self.attribute) = (file, attribute)
    checked = context.model.files[use.file]
    element = context.xml(file)[node]
  }

  private var program: Program { _read { yield context.model.program } }
  private var code: CodeTree { checked.code }
  private var content: SourceRange { SourceRange(element.contentStart, element.contentEnd) }

  private func range(_ access: Access) -> SourceRange { code[access.code].range }

  private mutating func edit(_ range: SourceRange, _ text: String) {
    edits.append(SourceEdit(SourceLocation(file, range), text))
  }

  private var isFreeOfOverlaps: Bool {
    let ranges = edits.map(\.location.range).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    return zip(ranges, ranges.dropFirst()).allSatisfy { $0.end <= $1.start }
  }

  /// True where nothing is shown, and nothing is there to show, at first.
  private var startsHidden: Bool {
    let (start, first) = (context.model.values[flag], context.model.values[item])
    let isNil = first.code.isNone ? first.constant.isNone : first.word == .isNil
    return start.word == .isFalse && isNil
  }

  /// True where a step of some scenario sets a state of the flag's name.
  private var isSetByScenario: Bool {
    program.declarations.contains { declaration in
      guard declaration.kind == .scenario else { return false }
      let xml = context.xml(declaration.file)
      return xml.children(of: declaration.node).contains { step in
        xml.attribute(Names.name, of: step).map {
          context.text(SourceLocation(declaration.file, $0.value)).split(separator: ".").first
            == Substring(program[flag].name.text)
        } ?? false
      }
    }
  }

  // MARK: Writes

  /// A statement that sets the flag or the optional.
  private struct Setting {
    var block: CodeID
    var statement: CodeID
    /// True for `true` and for anything but `nil`.
    var shows: Bool
  }

  /// Removes what sets the flag beside the optional, and makes `optional = nil` of what only hides.
  private mutating func followWrites() -> Bool {
    guard let flags = settings(of: flag), let items = settings(of: item) else { return false }
    for setting in items where setting.shows {
      guard flags.contains(where: { $0.block == setting.block && $0.shows }) else { return false }
    }
    for setting in flags {
      let beside = items.filter { $0.block == setting.block }
      if beside.isEmpty, !setting.shows {
        let name = program[item].name
        let isHidden = checked.locals.contains { $0.name == name }
        edit(code[setting.statement].range, "\(isHidden ? "self." : "")\(name) = nil")
        continue
      }
      guard !beside.isEmpty, beside.allSatisfy({ $0.shows == setting.shows }),
        let cut = context.cut(setting.statement, of: setting.block, in: file)
      else { return false }
      edit(cut, "")
    }
    return true
  }

  /// The statements that set a state, or nil where one of its uses is a binding, changes a part of it, or depends on
  /// more. The binding that presents, and what is only read of the optional, are left to others.
  private func settings(of member: MemberID) -> [Setting]? {
    var found: [Setting] = []
    for index in context.graph.accessesByMember[member.index] {
      let access = context.graph.accesses[Int(index)]
      guard !access.code.isNone else { return nil }
      if access.kind == .read, member == item { continue }
      if access.kind == .bind, member == flag, attribute.value.contains(range(access)) { continue }
      let value = context.graph.assignedValue(index)
      guard access.kind == .write, !value.isNone, !access.block.isNone else { return nil }
      let block = code[access.block]
      guard
        let statement = code.items(block.list).first(where: { code[$0].range.contains(range(access)) }),
        code[statement].kind == .assignment, code[statement].op == .assign
      else { return nil }
      if member == flag, code[value].kind != .booleanLiteral { return nil }
      let shows = member == flag ? code[value].a == 1 : code[value].kind != .nilLiteral
      found.append(Setting(block: access.block, statement: statement, shows: shows))
    }
    return found
  }

  // MARK: Reads

  /// Names the item, and lets the content read that.
  private mutating func followReads() -> Bool {
    let own = element.range
    var reads: [Access] = []
    for index in context.graph.accessesByMember[item.index] {
      let access = context.graph.accesses[Int(index)]
      guard access.kind == .read else { continue }
      // What the element's own attributes say is outside the item's scope, and stays.
      if content.contains(range(access)) {
        reads.append(access)
      } else if !own.contains(range(access)) {
        return false
      }
    }
    var unwrappings: [(read: Access, branch: ViewNode)] = []
    for read in reads {
      if let branch = unwrapping(read) { unwrappings.append((read, branch)) }
    }
    guard let name = name(unwrappings.map(\.branch)) else { return false }
    var isNamed = false
    for (read, branch) in unwrappings {
      guard unwrap(branch) else { return false }
      isNamed = isNamed || code[branch.code].range == range(read)
    }
    for read in reads where !unwrappings.contains(where: { $0.read.code == read.code }) {
      if follow(read, name) { isNamed = true } else if read.isImmediate || hides(name) { return false }
    }
    let naming = isNamed ? " as=\"\(name)\"" : ""
    edit(attribute.range, "item=\"$\(program[item].name)\"\(naming)")
    return true
  }

  private func hides(_ name: String) -> Bool { name == program[item].name.text }

  /// The `IfLet` on the optional, or the `If` that compares it with nil, whose condition a read is.
  private func unwrapping(_ read: Access) -> ViewNode? {
    checked.views.first { view in
      guard view.kind == .branch, !view.code.isNone else { return false }
      if view.code == read.code { return view.local >= 0 }
      let condition = code[view.code]
      return condition.kind == .binary && condition.op == .notEqual && condition.first == read.code
        && code[condition.second].kind == .nilLiteral
    }
  }

  /// The name that the item has in the content: that of the `IfLet`s, else one made of its type.
  private func name(_ branches: [ViewNode]) -> String? {
    var given: Name?
    for branch in branches where branch.local >= 0 {
      guard let name = checked.locals.first(where: { isDeclared($0, by: branch) })?.name,
        given == nil || given == name
      else { return nil }
      given = name
    }
    let owner = program[item].owner
    guard !program[owner].body.isNone else { return nil }
    if let given {
      let declared = checked.locals.filter { $0.name == given && content.contains($0.range) }
      if declared.count != branches.filter({ $0.local >= 0 }).count { return nil }
      if given == program[item].name { return writesInContent ? nil : given.text }
      return program.members(of: owner, named: given).isEmpty ? given.text : nil
    }
    let type = program[item].type.wrapped.flatMap { program.declaration(of: $0) }.map {
      program[$0].name.text
    }
    guard let type else { return nil }
    let body = context.xml(file)[program[owner].body].range
    let candidates = [type.prefix(1).lowercased() + type.dropFirst(), "item", "shown", "presented"]
    return candidates.first { candidate in
      let name = Name(candidate)
      return program.members(of: owner, named: name).isEmpty && !ReservedWords.contains(name)
        && !checked.locals.contains { $0.name == name && body.contains($0.range) }
    }
  }

  private func isDeclared(_ local: Local, by branch: ViewNode) -> Bool {
    let node = context.xml(file)[branch.xml]
    return local.slot == branch.local && node.range.start <= local.range.start
      && local.range.end <= node.contentStart
  }

  /// True where the content sets the optional by its bare name.
  private var writesInContent: Bool {
    context.graph.uses(of: item).contains { $0.kind == .write && content.contains(range($0)) }
  }

  /// Takes the tags away from around views that are there whenever the item is.
  private mutating func unwrap(_ branch: ViewNode) -> Bool {
    let xml = context.xml(file)
    let node = xml[branch.xml]
    let isAlone = checked.views.contains {
      $0.kind == .conditional && $0.xml == branch.xml && $0.content.count == 1
    }
    let hasConstants = branch.content.contains {
      checked.views[checked.viewLists[$0]].kind == .letBinding
    }
    guard isAlone, !hasConstants, node.contentEnd < node.range.end,
      node.attributeCount == (branch.local >= 0 ? 2 : 1)
    else { return false }
    let tags = [
      SourceRange(node.range.start, node.contentStart), SourceRange(node.contentEnd, node.range.end),
    ]
    let lines = tags.map { context.wholeLine($0, in: file) }
    for line in lines { edit(line, "") }
    if lines[0] != tags[0] { outdent(branch.xml, lines[0]) }
    return true
  }

  /// Moves the lines inside an element to the left, to where its own tag stood.
  private mutating func outdent(_ id: XMLNodeID, _ line: SourceRange) {
    let xml = context.xml(file)
    let bytes = context.bytes(file)
    let end = xml[id].contentEnd
    let margin = bytes[Int(line.start)...].prefix { $0 == 0x20 || $0 == 0x09 }
    guard let first = xml.children(of: id).first(where: { xml[$0].kind == .element }) else { return }
    let before = bytes[..<Int(xml[first].range.start)].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    let inner = Array(before.reversed())
    guard inner.count > margin.count, inner.starts(with: margin) else { return }
    let depth = inner.count - margin.count
    let kept = keptRanges(inside: id)
    for place in Int(xml[id].contentStart)..<Int(end) where bytes[place] == 0x0A {
      if kept.contains(where: { $0.start <= place && place < $0.end }) { continue }
      let start = place + 1
      let upper = start + inner.count
      guard upper < Int(end), bytes[start..<upper].elementsEqual(inner) else { continue }
      edit(SourceRange(start + margin.count, start + margin.count + depth), "")
    }
  }

  /// What keeps its lines where they are: tags, and texts whose white space matters.
  private func keptRanges(inside id: XMLNodeID) -> [SourceRange] {
    let xml = context.xml(file)
    var kept: [SourceRange] = []
    for node in xml.nodes[id...].dropFirst().prefix(while: { $0.range.start < xml[id].contentEnd }) {
      switch node.kind {
      case .text: if node.preservesSpace { kept.append(node.range) }
      case .element:
        kept.append(SourceRange(node.range.start, node.contentStart))
        kept.append(SourceRange(node.contentEnd, node.range.end))
      }
    }
    return kept
  }

  /// Lets a read that unwraps the optional read the item; false for one that needs an optional.
  private mutating func follow(_ read: Access, _ name: String) -> Bool {
    let place = range(read)
    let isSafe =
      read.isImmediate
      || !context.graph.accesses(of: read.action).contains { $0.member == item && $0.kind == .write }
    guard isSafe, !code[read.code].flags.contains(.parenthesized) else { return false }
    guard let (id, parent) = parent(of: read.code) else { return passes(read, name) }
    switch parent.kind {
    case .forceUnwrap:
      edit(parent.range, name)
      return true
    case .binary where parent.op == .coalesce && parent.first == read.code:
      edit(place, name)
      edit(SourceRange(place.end, code[parent.second].range.end), "")
      return true
    case .chainStep: return follow(step: id, name)
    // Anywhere else the value goes where the optional went, if its type allows that.
    default: return passes(read, name)
    }
  }

  /// Takes `?` away, and `??` behind the chain where nothing is optional any more.
  private mutating func follow(step: CodeID, _ name: String) -> Bool {
    var chain = CodeNode(.error, code[step].range)
    var id = step
    var others = 0
    while let (next, node) = parent(of: id) {
      (id, chain) = (next, node)
      if node.kind == .chainStep { others += 1 }
      if node.kind == .optionalChain { break }
    }
    guard chain.kind == .optionalChain else { return false }
    if others == 0, checked.type(chain.first).wrapped == nil {
      guard let (_, around) = parent(of: id), around.kind == .binary, around.first == id,
        !chain.flags.contains(.parenthesized)
      else { return false }
      switch around.op {
      case .coalesce: edit(SourceRange(chain.range.end, code[around.second].range.end), "")
      case .equal, .notEqual: if code[around.second].kind == .nilLiteral { return false }
      // No other operator takes a value where an optional stood.
      default: return false
      }
    }
    edit(code[step].range, name)
    return true
  }

  /// A read that is handed on whole, for a parameter that is an optional, may be given the item.
  private mutating func passes(_ read: Access, _ name: String) -> Bool {
    let isPassed = checked.attributes.contains {
      $0.code == read.code && $0.form == .expression && $0.type.wrapped != nil
    }
    if isPassed { edit(range(read), name) }
    return isPassed
  }

  /// The node of code that a node is a part of.
  private func parent(of id: CodeID) -> (CodeID, CodeNode)? {
    let range = code[id].range
    for later in code.following(id) {
      let node = code[later]
      guard node.range.contains(range) else { continue }
      let isParent = node.first == id || node.second == id || code.items(node.list).contains(id)
      return isParent ? (later, node) : nil
    }
    return nil
  }
}
