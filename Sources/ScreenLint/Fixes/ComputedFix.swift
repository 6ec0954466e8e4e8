import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleContext {
  /// Declares a stored value as Computed and removes what sets it: whole handlers that do nothing else, single
  /// statements elsewhere. Nil where the text cannot be cut out cleanly.
  func computing(_ id: MemberID, _ value: String, writes: [Int32], handlers: [Handler] = []) -> FixIt? {
    let member = program[id]
    let element = xml(member.file)[member.node]
    if value.contains("<") { return nil }
    let type =
      xml(member.file).attribute(Names.type, of: member.node).map {
        text(SourceLocation(member.file, $0.value))
      } ?? member.type.inAttribute
    let edits = [
      SourceEdit(
        SourceLocation(member.file, element.range),
        "<Computed name=\"\(member.name)\" type=\"\(type)\">\(value)</Computed>")
    ]
    guard let removed = removing(writes: writes, handlers: handlers) else { return nil }
    return FixIt("Declare `\(member.name)` as Computed", .suggested, edits + removed)
  }

  /// Removes writes, with the handler at the same place in `handlers` where it does nothing else; nil where the text
  /// cannot be cut out cleanly.
  func removing(writes: [Int32], handlers: [Handler]) -> [SourceEdit]? {
    var edits: [SourceEdit] = []
    var seen: Set<Int32> = []
    var blocks: Set<Int64> = []
    var whole: [Handler] = []
    for (place, write) in writes.enumerated() where seen.insert(write).inserted {
      let access = graph.accesses[Int(write)]
      guard blocks.insert(Int64(access.file.index) << 32 | Int64(access.block.index)).inserted,
        let cut = statementCut(access)
      else { return nil }
      let handler = place < handlers.count ? handlers[place] : nil
      if let handler, handler.body == access.block, cut.isOnly {
        whole.append(handler)
      } else {
        edits.append(SourceEdit(SourceLocation(access.file, cut.range), ""))
      }
    }
    return removing(whole).map { edits + $0 }
  }

  /// The text of the statement that makes a write, with what parts it from its neighbour.
  private func statementCut(_ access: Access) -> (range: SourceRange, isOnly: Bool)? {
    guard !access.block.isNone else { return nil }
    let code = model.files[access.file].code
    let statements = Array(code.items(code[access.block].list))
    let target = code[access.code].range
    guard let place = statements.firstIndex(where: { code[$0].range.contains(target) }),
      code[statements[place]].kind == .assignment
    else { return nil }
    let range = code[statements[place]].range
    if place > 0 { return (SourceRange(code[statements[place - 1]].range.end, range.end), false) }
    if statements.count > 1 { return (SourceRange(range.start, code[statements[1]].range.start), false) }
    return (range, true)
  }

  /// Removes handlers from their chains, and `modifiers` where nothing is left of it.
  private func removing(_ handlers: [Handler]) -> [SourceEdit]? {
    var edits: [SourceEdit] = []
    var done: Set<Int64> = []
    for handler in handlers {
      let checked = model.files[handler.file]
      let file = handler.file
      guard let place = application(of: handler, checked),
        let view = checked.views.first(where: { $0.modifiers.contains(place) })
      else { return nil }
      let actions = Set(handlers.filter { $0.file == handler.file }.map(\.action))
      let isEmptied = view.modifiers.allSatisfy { index in
        checked.modifiers[index].arguments.last.map { actions.contains(checked.argumentMaps[$0]) }
          ?? false
      }
      if isEmptied {
        guard done.insert(Int64(handler.file.index) << 32 | Int64(view.xml.index)).inserted else { continue }
        guard let attribute = xml(file).attribute(Names.modifiers, of: view.xml) else { return nil }
        edits.append(SourceEdit(SourceLocation(file, withBlank(attribute.range, in: file)), ""))
        continue
      }
      let call = checked.code[checked.modifiers[place].call]
      let callee = checked.code[call.first]
      let start = callee.kind == .member ? checked.code[callee.first].range.end : call.range.start
      edits.append(SourceEdit(SourceLocation(file, SourceRange(start, call.range.end)), ""))
    }
    return edits
  }

  private func application(of handler: Handler, _ checked: CheckedFile) -> ModifierID? {
    checked.modifiers.indices.first { index in
      checked.modifiers[index].arguments.last.map { checked.argumentMaps[$0] } == handler.action
    }
  }
}
