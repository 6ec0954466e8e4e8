import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// `as="person"` of a column names the element of the table's row.
  mutating func bindRow(_ node: XMLNodeID) {
    guard let attribute = xml.attribute(Names.asName, of: node), let place = elementContext.tableRow else {
      return
    }
    let row = checked.locals[place]
    declare(
      .loopItem, name(at: attribute.value), row.type, at: attribute.value, slot: row.slot,
      bindingSlot: row.bindingSlot)
  }

  /// `of="Person"` of a table whose rows are written one by one: the element of a row, which the columns show.
  mutating func bindRows(_ node: XMLNodeID, _ view: inout ViewNode) {
    guard let text = attributeText("of", of: node) else { return }
    let type = resolveType(parser.type(in: text.value, decoding: text.needsDecoding))
    if let named = attributeText(Names.asName, of: node) {
      view.local = declare(.loopItem, name(at: named.value), type, at: named.value)
    } else {
      view.local = declare(.loopItem, Names.tableRow, type, at: text.value)
    }
    let slot = view.local
    elementContext.set(tableRow: checked.locals.table.lastIndex { $0.slot == slot })
  }

  /// The value of a `TableRow` is of the type that its table is `of`.
  mutating func checkRow(_ node: XMLNodeID, from firstUse: Int) {
    guard let row = elementContext.tableRow.map({ checked.locals[$0] }) else {
      // One that stands in no table is told where it stands.
      var around = xml[node].parent
      while !around.isNone, xml[around].name != Names.table { around = xml[around].parent }
      if around.isNone { return }
      return report(
        .syntaxMissingAttribute, xml[node].nameRange, "Nothing says what the rows of this Table show.",
        help: "Name the type of their values: `<Table of=\"Person\">`.")
    }
    guard let value = stacks.uses[from: firstUse].first(where: { $0.position == 0 }), !value.code.isNone
    else {
      return
    }
    let type = checked.type(value.code)
    if !fits(type, row.type) {
      report(
        .typeMismatch, value.range, "This Table is of \(row.type), and this is \(describe(type)).",
        help: "Give the row a value of type \(row.type).")
    }
  }

  /// The key path that a column's `value` is, written `\.name` or `{\.name}`; nil for another value.
  mutating func columnPath(_ text: AttributeText) -> CodeID? {
    let range = source.betweenBraces(text.value) ?? text.value
    let bytes = source.bytes
    guard range.end > range.start + 1, bytes[Int(range.start)] == UInt8(ascii: "\\"),
      bytes[Int(range.start) + 1] == UInt8(ascii: ".") || (65...90).contains(bytes[Int(range.start) + 1])
    else { return nil }
    let path = parser.expression(in: range, decoding: text.needsDecoding)
    return !path.isNone && code[path].kind == .keyPath ? path : nil
  }

  /// The value at a key path of the row: the path written out as members of the element.
  mutating func checkColumn(_ path: CodeID, _ text: AttributeText, _ position: Int) -> AttributeUse {
    var use = AttributeUse(
      position: Int32(position), form: .expression, type: .any, range: text.value, nameRange: text.name)
    guard let row = elementContext.tableRow.map({ checked.locals[$0] }) else {
      report(
        .typeMismatch, text.value, "A key path starts at the element of a row, and there is none here.",
        help: "Give the Table `items`.")
      return markFaulty(&use)
    }
    use.code = members(ofRow: row.name, along: path)
    infer(use.code)
    return use
  }

  /// The members that a key path leads to, written out from the name of a row.
  mutating func members(ofRow row: Name, along path: CodeID) -> CodeID {
    var node = CodeNode(.name, code[path].range)
    node.name = row
    var value = addNode(node)
    for component in code.items(code[path].list) {
      var member = CodeNode(.member, code[component].range)
      member.name = code[component].name
      member.nameStart = code[component].nameStart
      member.a = value.index
      value = addNode(member)
    }
    return value
  }
}
