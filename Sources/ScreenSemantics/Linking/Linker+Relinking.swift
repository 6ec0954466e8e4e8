import ScreenSyntax
import ScreenTypes
import SourceModel

extension Linker {
  /// The program of files of which some were read again and declare the same as before, written in the same words: all that was
  /// resolved holds, and only places in these files are others. Nil where more may have changed, so that `link` is to be asked.
  /// To be asked only where linking the files `before` found no fault. Costs a copy of the tables of declarations and members,
  /// and a look at what the changed files declare.
  public static func relink(
    _ changed: [(id: FileID, file: ParsedFile)], after earlier: Program, of before: [ParsedFile]
  ) -> Program? {
    guard earlier.redeclared.isEmpty, changed.count <= mostRelinked,
      changed.allSatisfy({ WrittenHeader($0.file).isSame(as: WrittenHeader(before[$0.id.position])) })
    else { return nil }
    var program = earlier.withOwnTables()
    for (id, file) in changed { program.replace(id, by: file) }
    return program
  }

  /// Of more files linking costs no more than looking for what is the same.
  private static let mostRelinked = 64
}

extension Program {
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

  /// Puts a file, which declares the same, in place of another. Only for the owner of the program's tables.
  mutating func replace(_ file: FileID, by parsed: ParsedFile) {
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
        if let old = WrittenHeader.parameters(of: before, in: files[file]),
          let new = WrittenHeader.parameters(of: now, in: parsed)
        {
          // What is written there is the same, at another place.
          for parameter in before.parameters {
            parameters.change(parameter) {
              $0.range = SourceRange(
                $0.range.start &- old.start &+ new.start, $0.range.end &- old.start &+ new.start)
            }
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
