import ScreenSyntax
import ScreenTypes
import SourceModel

/// A linked program in which files are put in place of others, one edit after the other, in tables that it alone changes: what is
/// told of half-written files costs these files, however large their package is.
///
/// What it gives holds until it is asked again. Use it on one thread at a time.
public final class EditedProgram {
  private let linked: Program
  /// What was wrong with its headers.
  private let faults: [Diagnostic]
  private var linker: Linker
  /// The files that others stand for now.
  private var edited: [FileID] = []

  /// Edits of a program, with what its linking found. Costs a copy of the tables of declarations and members.
  public init(of program: Program, _ faults: [Diagnostic]) {
    linked = program
    self.faults = faults
    linker = Linker(editing: program)
  }

  /// The program with some files in place of those `before`, and what is wrong with their headers; all others are as they
  /// were when the program was linked. Members that have no type of their own, in other files, keep that which they had. Nil
  /// where more than members of these files may be others, so that all is to be linked. Linear in the changed files.
  public func replacing(_ changed: [(id: FileID, file: ParsedFile)], of before: [ParsedFile]) -> (
    program: Program, faults: [Diagnostic]
  )? {
    guard linked.redeclared.isEmpty else { return nil }
    var others: [(id: FileID, file: ParsedFile)] = []
    for (id, file) in changed {
      let (now, earlier) = (WrittenHeader(file), WrittenHeader(before[id.position]))
      let faults = faults.filter { $0.location.file == id }
      if faults.isEmpty, now.isSame(as: earlier) { continue }
      // What is wrong with members is found again.
      guard now.declaresSame(as: earlier), hasMembersOfItsOwn(id, file), faults.allSatisfy(isOfMember) else {
        return nil
      }
      others.append((id, file))
    }
    putBack()
    edited = changed.map(\.id)
    linker.beginEdit()
    let first = linker.members.endIndex
    for (id, file) in changed where !others.contains(where: { $0.id == id }) {
      linker.program.replace(id, by: file)
    }
    if !others.isEmpty {
      for (id, file) in others { linker.replaceMembers(of: id, by: file) }
      linker.publish()
      let added = first..<linker.members.endIndex
      for (id, _) in others { linker.resolvePlainMembers(in: id) }
      linker.resolveOthers(among: added)
      linker.checkTypeArguments()
      for (id, _) in others { linker.inferPlainTypes(in: id) }
      linker.inferOthers(among: added)
      linker.publish()
    }
    return (linker.program, linker.diagnostics)
  }

  /// True where no other declaration has a say in what members those of a file have, and they in what others have.
  private func hasMembersOfItsOwn(_ id: FileID, _ file: ParsedFile) -> Bool {
    // Types with type parameters may hold each other, and objects have the members of those that they say they inherit from.
    if linked.protocols.hasGenericTypes || !linked.protocols.superclasses.isEmpty { return false }
    if file.diagnostics.contains(where: { $0.rule == .syntaxDuplicateDeclaration }) { return false }
    return zip(linked.declarations(in: id), file.header.declarations).allSatisfy { id, declared in
      switch declared.kind {
      case .extended, .typeAlias, .fileScope, .protocolType, .genericParameter, .composition, .associatedType:
        false
      case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle,
        .progressViewStyle, .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle,
        .textFieldStyle, .structure, .enumeration,
        .observableObject, .observable, .appearance, .preview, .scenario:
        linked.protocols.of(linked[id].type).isEmpty
          && linked.ownMembers.isFoundByName(id, with: file.header.members.slice(declared.members))
      }
    }
  }

  /// True for what is said of a member.
  private func isOfMember(_ fault: Diagnostic) -> Bool {
    let file = fault.location.file
    return linked.declarations(in: file).contains { id in
      linked.members(of: id).contains {
        linked.files[file].xml[linked[$0].node].range.contains(fault.location.range)
      }
    }
  }

  private func putBack() {
    for file in edited {
      for id in linked.declarations(in: file) {
        linker.declarations[id] = linked[id]
        for member in linked.members(of: id) {
          linker.members[member] = linked[member]
          for parameter in linked[member].parameters {
            linker.parameters[parameter] = linked.parameters[parameter]
          }
        }
      }
    }
    linker.members.removeAll(from: linked.members.count)
    linker.names.removeAll(from: linked.members.count)
    linker.headerOf.removeAll(from: linked.members.count)
    linker.parameters.removeAll(from: linked.parameters.count)
    linker.program.files = linked.files
    linker.publish()
  }
}

extension Linker {
  /// Puts a file, which declares the same but for members, in place of another; its members come behind all others.
  fileprivate mutating func replaceMembers(of file: FileID, by parsed: ParsedFile) {
    let header = parsed.header
    for (id, own) in zip(program.declarations(in: file), header.declarations.indices) {
      let before = program[id]
      var now = header.declarations[own]
      let first = members.endIndex
      for place in now.members {
        var member = header.members[place]
        member.owner = id
        members.append(member)
        names.append(member.name)
        headerOf.append(header.types[place])
      }
      // Who looks at all members is not to find those from before.
      for member in before.members { members[member].name = .none }
      now.members = first..<members.endIndex
      (now.type, now.subject, now.conformances) = (before.type, before.subject, before.conformances)
      declarations[id] = now
    }
    var read = parsed
    read.header = FileHeader()
    program.files[file] = read
  }
}
