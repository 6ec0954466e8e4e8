import ScreenSyntax
import ScreenTypes
import SourceModel

extension Linker {
  /// The program of files of which some were read again and declare the same as before, written in the same words: all that was
  /// resolved holds, and only places in these files are others. Nil where more may have changed, so that `link` is to be asked.
  /// To be asked only where linking the `earlier` files found no fault. Costs a copy of the tables of declarations and members,
  /// and a look at what the changed files declare.
  public static func relink(
    _ files: [ParsedFile], after earlier: Program, of before: [ParsedFile]
  ) -> Program? {
    guard files.count == before.count, earlier.redeclared.isEmpty else { return nil }
    let changed = files.indices.filter { files[$0].store !== before[$0].store }
    guard changed.count <= mostRelinked,
      changed.allSatisfy({
        WrittenHeader(files[$0]).isSame(as: WrittenHeader(before[$0]))
          && earlier.writesParametersInTypes(of: FileID($0))
      })
    else { return nil }
    var program = earlier.withOwnTables()
    for index in changed { program.replace(FileID(index), by: files[index]) }
    return program
  }

  /// Of more files linking costs no more than looking for what is the same.
  private static let mostRelinked = 64
}

/// What a file declares, as it is written.
private struct WrittenHeader {
  private let file: ParsedFile
  private let source: SourceFile

  init(_ file: ParsedFile) { (self.file, source) = (file, file.source) }

  /// True where linking resolves the same of both.
  func isSame(as other: WrittenHeader) -> Bool {
    let (now, before) = (file.header, other.file.header)
    guard now.declarations.count == before.declarations.count, now.members.count == before.members.count,
      file.code.nodes.count == other.file.code.nodes.count, file.store.path == other.file.store.path
    else { return false }
    for id in now.declarations.indices where !isSame(now.declarations[id], before.declarations[id], other) {
      return false
    }
    for id in now.members.indices
    where !isSame(now.members[id], now.types[id], before.members[id], before.types[id], other) {
      return false
    }
    return true
  }

  private func isSame(_ now: Declaration, _ before: Declaration, _ other: WrittenHeader) -> Bool {
    // Names that stand in a file by themselves are known by their places.
    guard now.kind != .fileScope, now.kind == before.kind, now.name == before.name,
      now.conformances == before.conformances, now.isPrivate == before.isPrivate,
      now.isNested == before.isNested, now.members == before.members, now.extended == before.extended,
      now.body.isNone == before.body.isNone
    else { return false }
    if !now.extended.isNone, source.text(now.nameRange) != other.source.text(before.nameRange) {
      return false
    }
    guard now.kind == .preview || now.kind == .scenario else { return true }
    return subject(now) == other.subject(before)
  }

  /// The view that a preview or scenario names.
  private func subject(_ declaration: Declaration) -> String {
    file.xml.attribute(Names.of, of: declaration.node).map { source.text($0.value) } ?? ""
  }

  private func isSame(
    _ now: Member, _ type: HeaderType, _ before: Member, _ earlierType: HeaderType, _ other: WrittenHeader
  ) -> Bool {
    guard now.kind == before.kind, now.name == before.name, now.isStatic == before.isStatic,
      now.isMutating == before.isMutating, now.traits == before.traits, now.key == before.key,
      now.storage == before.storage, now.valueCode.flags == before.valueCode.flags,
      now.getterCode.flags == before.getterCode.flags, now.setterCode.flags == before.setterCode.flags,
      (now.source == nil) == (before.source == nil), type.name == earlierType.name,
      type.code == earlierType.code
    else { return false }
    if !type.code.isNone || now.kind == .enumCase,
      source.text(now.typeRange) != other.source.text(before.typeRange)
    {
      return false
    }
    // The value tells the type where none is written.
    guard type.isNone || now.kind == .enumCase, let value = now.value, let earlier = before.value else {
      return true
    }
    return source.text(value.range) == other.source.text(earlier.range)
  }
}

extension Program {
  /// True where the parameters of all functions of a file stand where its members say that their types are written.
  fileprivate func writesParametersInTypes(of file: FileID) -> Bool {
    declarations(in: file).allSatisfy { id in
      self[id].members.allSatisfy { member in
        self[member].parameters.allSatisfy { self[member].typeRange.contains(parameters[$0].range) }
      }
    }
  }

  /// The same program, whose declarations, members and parameters may be changed.
  fileprivate func withOwnTables() -> Program {
    var program = self
    program.base = base ?? memory
    program.memory = TableMemory(files: files.count)
    program.declarations = program.memory.table(declarations)
    program.members = program.memory.table(members)
    program.parameters = program.memory.table(parameters)
    return program
  }

  /// Puts a file, which declares the same, in place of another.
  fileprivate mutating func replace(_ file: FileID, by parsed: ParsedFile) {
    let header = parsed.header
    let places = declarations(in: file)
    for (id, own) in zip(places, header.declarations.indices) {
      let before = self[id]
      var now = header.declarations[own]
      (now.members, now.type, now.subject) = (before.members, before.type, before.subject)
      now.conformances = before.conformances
      declarations.change(id) { $0 = now }
      for (member, own) in zip(before.members, header.declarations[own].members) {
        let before = self[member]
        var now = header.members[own]
        (now.type, now.parameters, now.owner) = (before.type, before.parameters, before.owner)
        // What is written of a signature is the same, at another place.
        for parameter in before.parameters {
          parameters.change(parameter) {
            $0.range = SourceRange(
              $0.range.start &- before.typeRange.start &+ now.typeRange.start,
              $0.range.end &- before.typeRange.start &+ now.typeRange.start)
          }
        }
        members.change(member) { $0 = now }
      }
    }
    var read = parsed
    read.header = FileHeader()
    files[file] = read
  }
}
