import ScreenSemantics
import ScreenTypes
import SourceModel

/// Declarations with their members, in file order.
enum ProgramDump {
  static func text(_ compilation: Compilation) -> String {
    let program = compilation.model.program
    return program.declarations.indices.map { index in
      let declaration = program.declarations[index]
      let path = program.files[declaration.file].source.path
      let subject = declaration.subject.isNone ? "" : " of \(program[declaration.subject].name)"
      return
        "\(declaration.isPrivate ? "private " : "")\(declaration.kind.element) \(declaration.name)\(subject)"
        + " in \(path) \(declaration.range.dumped)\n"
        + declaration.members.map { "  \(member(program.members[$0], program))\n" }.joined()
    }.joined()
  }

  private static func member(_ member: Member, _ program: Program) -> String {
    let marks = (member.isStatic ? "static " : "") + (member.isMutating ? "mutating " : "")
    let key = member.key.isEmpty ? "" : " key \(member.key)"
    return
      "\(marks)\(member.kind.element) \(program.labelled(member)): \(member.type)\(key) \(member.nameRange.dumped)"
  }
}

extension Program {
  /// A member's name with its parameters: `toggleFavorite(of: Product)`.
  fileprivate func labelled(_ member: Member) -> String {
    if member.kind != .function && member.parameters.isEmpty { return member.name.text }
    let shown = member.parameters.map { place in
      let parameter = parameters[place]
      return "\(parameter.label.isEmpty ? "_" : parameter.label.text): \(parameter.type)"
    }
    return "\(member.name)(\(shown.joined(separator: ", ")))"
  }

  /// A member as `Owner.name`; nothing for none.
  func dumpedName(_ id: MemberID) -> String {
    if id.isNone { return "" }
    let member = self[id]
    let labels = member.parameters.map {
      "\(parameters[$0].label.isEmpty ? "_" : parameters[$0].label.text):"
    }
    let isCalled = member.kind == .function
    return "\(dumpedName(member.owner)).\(member.name)\(isCalled ? "(\(labels.joined()))" : "")"
  }

  /// A declaration's name; nothing for none.
  func dumpedName(_ id: DeclarationID) -> String { id.isNone ? "" : self[id].name.text }
}
