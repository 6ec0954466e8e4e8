import ScreenSemantics
import ScreenTypes
import SourceModel

/// Is a member unused, or would it be used if faults were repaired?
///
/// Answer: true for a member that nothing uses, in code that is understood; and whether a reported fault may be what keeps code
/// from changing it.
/// Cost: constant where all is understood; else linear in the text of the declaration, or in the views that the member is passed
/// to, at most 64.
/// Limits: in a declaration with an error, a name that stands anywhere, even in a text, counts as used.
extension RuleContext {
  /// True for a member of a view, modifier, style or preview that nothing uses, where all names around are understood.
  func isUnused(_ id: MemberID) -> Bool {
    let member = program[id]
    return graph.usage[id].isUnused && !member.name.isEmpty
      && program[member.owner].kind.hasBody && isUnderstood(id)
  }

  /// True for a member of a view that another file extends, whose code may use it.
  func isExtendedElsewhere(_ id: MemberID) -> Bool { facts.extendedElsewhere.contains(program[id].owner) }

  /// True where all code of a view is understood, or where none of it names this member.
  func isUnderstood(_ id: MemberID) -> Bool {
    let owner = program[id].owner
    return facts.isUnderstood[owner] || facts.isReadable[owner] && !isMentioned(id)
  }

  /// True where the name of a member stands as a word anywhere in its declaration besides itself.
  private func isMentioned(_ id: MemberID) -> Bool {
    let member = program[id]
    let own = program.location(of: id).range
    let name = Array(member.name.text.utf8)
    let range = program[member.owner].range
    let text = bytes(program.location(of: id).file)[Int(range.start)..<Int(range.end)]
    func isPartOfWord(_ place: Int) -> Bool {
      guard text.indices.contains(place) else { return false }
      let byte = text[place]
      return byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    var place = text.startIndex
    while place + name.count <= text.endIndex {
      if text[place] == name[0], place != Int(own.start), text[place...].starts(with: name),
        !isPartOfWord(place - 1), !isPartOfWord(place + name.count)
      {
        return true
      }
      place += 1
    }
    return false
  }

  /// True where a reported fault may be what keeps code from changing a member: in its view, in one that it is passed
  /// to, in one that has a value of its declared type, or in a function of its type.
  func isTriedToChange(_ id: MemberID) -> Bool {
    if !facts.triesAnywhere { return false }
    let member = program[id]
    if facts.triesToChange[member.owner] { return true }
    if let type = declaredType(of: member) {
      if facts.triesToChange[type] { return true }
      if program.declarations.indices.contains(where: {
        facts.triesToChange[$0] && holds(type, $0)
      }) {
        return true
      }
    }
    return members(given: id).contains { facts.triesToChange[program[$0].owner] }
  }

  /// The declared type of a member's value, or of its elements.
  private func declaredType(of member: Member) -> DeclarationID? {
    let type = member.type.wrapped ?? member.type
    return program.declaration(of: type.element ?? type)
  }

  /// True for a view with a value of a type.
  private func holds(_ type: DeclarationID, _ owner: DeclarationID) -> Bool {
    program[owner].kind.hasBody
      && program.members(of: owner).contains { declaredType(of: program[$0]) == type }
  }

  /// The members of other views that a member is passed for whole, as a value or as a binding, at any depth; at most 64.
  private func members(given id: MemberID) -> [MemberID] {
    var found = [id]
    var place = 0
    while place < found.count, found.count < 64 {
      for use in graph.uses(of: found[place]) where use.kind == .bind || use.kind == .read {
        if let next = member(givenIn: use), !found.contains(next) { found.append(next) }
      }
      place += 1
    }
    return found
  }
}
