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

/// What a file declares, as it is written.
private struct WrittenHeader {
  private let file: ParsedFile
  private let source: SourceFile

  init(_ file: ParsedFile) { (self.file, source) = (file, file.source) }

  /// True where linking resolves the same of both: where they declare the same in the same order and in the same words. Code
  /// that tells no type may differ.
  func isSame(as other: WrittenHeader) -> Bool {
    let (now, before) = (file.header, other.file.header)
    guard now.declarations.count == before.declarations.count, now.members.count == before.members.count,
      file.code.nodes.count == other.file.code.nodes.count, file.store.path == other.file.store.path
    else { return false }
    for id in now.declarations.indices where !isSame(now.declarations[id], before.declarations[id], other) {
      return false
    }
    for id in now.members.indices
    where !isSame(now.members[id], before.members[id], isTyped: !now.types[id].isNone, other) {
      return false
    }
    return true
  }

  private func isSame(_ now: Declaration, _ before: Declaration, _ other: WrittenHeader) -> Bool {
    // Names that stand in a file by themselves are known by their places.
    now.kind != .fileScope && now.kind == before.kind && now.name == before.name
      && now.isNested == before.isNested && now.members == before.members
      && now.body.isNone == before.body.isNone
      && saysSame(now.node, before.node, but: [], other)
  }

  private func isSame(_ now: Member, _ before: Member, isTyped: Bool, _ other: WrittenHeader) -> Bool {
    now.kind == before.kind && now.name == before.name && now.storage == before.storage
      && now.valueCode.flags == before.valueCode.flags && now.getterCode.flags == before.getterCode.flags
      && now.setterCode.flags == before.setterCode.flags
      // The value tells the type where none is written, and what a case is called in data.
      && saysSame(
        now.node, before.node, but: isTyped && now.kind != .enumCase ? Self.code : Self.accessors, other)
  }

  /// Attributes that hold code, whose text is no matter to who uses the member.
  private static let accessors: Set<Name> = [Names.get, Names.set, Names.willSet, Names.didSet]
  private static let code = accessors.union([Names.value])

  /// True where two elements have one name, and the same attributes with the same text, `but` for that of some.
  private func saysSame(
    _ now: XMLNodeID, _ before: XMLNodeID, but some: Set<Name>, _ other: WrittenHeader
  ) -> Bool {
    let (attributes, earlier) = (
      file.xml.writtenAttributes(of: now), other.file.xml.writtenAttributes(of: before)
    )
    return file.xml[now].name == other.file.xml[before].name && attributes.count == earlier.count
      && zip(attributes, earlier).allSatisfy {
        $0.name == $1.name && (some.contains($0.name) || source.text($0.value) == other.source.text($1.value))
      }
  }

  /// Where the parameters of a member are written: in the signature of a function, in what a slot takes.
  static func parameters(of member: Member, in file: ParsedFile) -> SourceRange? {
    [Names.signature, Names.takes].lazy.compactMap { file.xml.attribute($0, of: member.node)?.value }.first
  }
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
