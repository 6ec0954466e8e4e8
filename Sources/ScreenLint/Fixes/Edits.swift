import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleContext {
  /// Removes a member's whole element, and its line where nothing else stands on it.
  func removal(of member: MemberID) -> SourceEdit {
    let file = program[member].file
    return SourceEdit(SourceLocation(file, wholeLine(xml(file)[program[member].node].range, in: file)), "")
  }

  /// Removes a declaration's whole element, and its line where nothing else stands on it.
  func removal(of declaration: DeclarationID) -> SourceEdit {
    let file = program[declaration].file
    return SourceEdit(
      SourceLocation(file, wholeLine(program[declaration].range, in: file)), "")
  }

  /// A range, or its line where nothing else stands on it.
  func wholeLine(_ range: SourceRange, in file: FileID) -> SourceRange {
    program.files[file].source.wholeLine(range)
  }

  /// Makes another kind of element of a member.
  func renaming(_ member: MemberID, to name: String) -> [SourceEdit] {
    let file = program[member].file
    let element = xml(file)[program[member].node]
    var edits = [SourceEdit(SourceLocation(file, element.nameRange), name)]
    if element.contentEnd < element.range.end {
      let start = element.contentEnd + 2
      let end = start + (element.nameRange.end - element.nameRange.start)
      edits.append(SourceEdit(SourceLocation(file, SourceRange(start, end)), name))
    }
    return edits
  }

  /// Removes an attribute of a member with the blank before it; nil where it has none.
  func removing(attribute name: Name, of member: MemberID) -> SourceEdit? {
    let file = program[member].file
    guard let attribute = xml(file).attribute(name, of: program[member].node) else { return nil }
    return SourceEdit(SourceLocation(file, withBlank(attribute.range, in: file)), "")
  }

  func withBlank(_ range: SourceRange, in file: FileID) -> SourceRange {
    let bytes = bytes(file)
    var start = Int(range.start)
    while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
    return SourceRange(start, Int(range.end))
  }

  /// Removes what every caller passes for a parameter; nil where one of them is not a plain attribute.
  func removingArguments(of member: MemberID) -> [SourceEdit]? {
    var edits: [SourceEdit] = []
    for argument in graph.arguments(for: member) {
      guard !argument.attribute.isNone else { return nil }
      let use = model.files[argument.file].attributes[argument.attribute]
      let file = argument.file
      guard isAttribute(use, in: file) else { return nil }
      let range = SourceRange(use.nameRange.start, use.range.end + 1)
      edits.append(SourceEdit(SourceLocation(file, withBlank(range, in: file)), ""))
    }
    return edits
  }

  /// True where a value is written as an attribute, not as a child element.
  private func isAttribute(_ use: AttributeUse, in file: FileID) -> Bool {
    let bytes = bytes(file)
    var index = Int(use.nameRange.end)
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: "=")
  }

  /// Rewrites what every caller passes: from `$path` to `{path}`, or the other way. Nil where one of them is neither.
  func rewritingArguments(of member: MemberID, toBindings: Bool) -> [SourceEdit]? {
    var edits: [SourceEdit] = []
    for argument in graph.arguments(for: member) {
      guard !argument.attribute.isNone else { return nil }
      let use = model.files[argument.file].attributes[argument.attribute]
      let location = SourceLocation(argument.file, use.range)
      let text = text(location)
      if toBindings {
        guard text.hasPrefix("{"), text.hasSuffix("}"), isPath(argument) else { return nil }
        edits.append(SourceEdit(location, "$" + text.dropFirst().dropLast()))
      } else {
        guard text.hasPrefix("$") else { return nil }
        edits.append(SourceEdit(location, "{" + text.dropFirst() + "}"))
      }
    }
    return edits
  }

  /// True where an argument is a path that starts at something a binding can start at.
  func isPath(_ argument: Argument) -> Bool {
    let checked = model.files[argument.file]
    guard !argument.code.isNone else { return false }
    var id = argument.code
    while true {
      let node = checked.code[id]
      switch node.kind {
      case .member, .subscripting, .forceUnwrap: id = node.first
      case .name:
        let reference = checked.reference(id)
        guard reference.kind == .member else { return false }
        let kind = program[reference.member].kind
        return kind.isOwnedState || kind.holdsObject || kind == .binding
      // What is made on the way is no place that somebody keeps.
      default: return false
      }
    }
  }
}

extension SourceFile {
  /// A range, or its line where nothing else stands on it.
  func wholeLine(_ range: SourceRange) -> SourceRange {
    var start = Int(range.start)
    var end = Int(range.end)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
    let beginsLine = start == 0 || bytes[start - 1] == 0x0A
    if beginsLine, end < bytes.count, bytes[end] == 0x0A { return SourceRange(start, end + 1) }
    return range
  }
}
