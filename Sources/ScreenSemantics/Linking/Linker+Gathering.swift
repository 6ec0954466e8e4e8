import ScreenSyntax
import ScreenTypes
import SourceModel

extension Linker {
  /// Copies declarations and members to one place, those of several files at once, and gives back what they lay in
  /// while it goes on, so that they never lie there twice.
  mutating func gather(_ files: consuming [ParsedFile]) {
    var firsts: [(declaration: Int, member: Int)] = []
    firsts.reserveCapacity(files.count + 1)
    var (declarationCount, memberCount) = (0, 0)
    for index in files.indices {
      firsts.append((declarationCount, memberCount))
      declarationCount += files[index].header.declarations.count
      memberCount += files[index].header.members.count
    }
    firsts.append((declarationCount, memberCount))
    let places = Places(declarations: declarationCount, members: memberCount, in: program.memory)
    for start in stride(from: 0, to: files.count, by: Self.batch) {
      let end = min(start + Self.batch, files.count)
      places.announce(upTo: firsts[end].declaration, firsts[end].member)
      Parallel.forEach(end - start, makeState: {}) { [files, firsts] _, place in
        let index = start + place
        places.fill(files[index].header, firsts[index].declaration, firsts[index].member)
      }
      for index in start..<end { files[index].header = FileHeader() }
    }
    declarations = TableDraft(places.declarations, in: program.memory)
    members = TableDraft(places.members, in: program.memory)
    names = TableDraft(places.names, in: program.memory)
    headerOf = TableDraft(places.headers, in: program.memory)
    program.files = SharedArray(files)
    program.declarations = declarations.table
    program.members = members.table
    for index in program.declarations.indices
    where declarations[index].kind.isNamed && declarations[index].kind != .typeAlias
      || declarations[index].kind == .genericParameter || declarations[index].kind == .composition
    {
      declarations[index].type = TypeID(.declared(index, declarations[index].name))
    }
  }

  /// How many files are copied before what they lay in is given back.
  private static let batch = 1024

  /// Where declarations and members of all files go; each file writes to places of its own.
  private struct Places: Sendable {
    let declarations: TablePlaces<DeclarationID, Declaration>
    let members: TablePlaces<MemberID, Member>
    let names: TablePlaces<MemberID, Name>
    let headers: TablePlaces<MemberID, HeaderType>
    private let pages: (declarations: UsedPages, members: UsedPages)

    init(declarations declarationCount: Int, members memberCount: Int, in memory: TableMemory) {
      declarations = memory.places(
        declarationCount, of: Declaration.self, by: DeclarationID.self, filledLater: true)
      members = memory.places(memberCount, of: Member.self, by: MemberID.self, filledLater: true)
      names = memory.places(memberCount, of: Name.self, by: MemberID.self)
      headers = memory.places(memberCount, of: HeaderType.self, by: MemberID.self)
      pages = (UsedPages(under: declarations, in: memory), UsedPages(under: members, in: memory))
    }

    /// To be called before declarations and members below these are written.
    func announce(upTo declaration: Int, _ member: Int) {
      pages.declarations.announce(upTo: declaration)
      pages.members.announce(upTo: member)
    }

    func fill(_ header: FileHeader, _ firstDeclaration: Int, _ firstMember: Int) {
      for own in header.members.indices {
        let value = header.members[own]
        let id = own.advanced(by: firstMember)
        members.write(value, at: id)
        names.write(value.name, at: id)
      }
      headers.write(header.types.slice(header.types.indices), at: MemberID(firstMember))
      for own in header.declarations.indices {
        var value = header.declarations[own]
        let id = own.advanced(by: firstDeclaration)
        let range = value.members
        value.members =
          range.lowerBound.advanced(by: firstMember)..<range.upperBound.advanced(by: firstMember)
        declarations.write(value, at: id)
        for member in value.members { members.change(member) { $0.owner = id } }
      }
    }
  }

  /// Resolves the members whose types need no more than a look at a name, those of several files at once; the others
  /// are left with the type of an error.
  mutating func resolvePlainMembers() {
    let (program, headers, members) = (program, headerOf.table, WritableMembers(members))
    Parallel.forEach(program.files.count, makeState: {}) { _, file in
      Self.resolvePlainMembers(in: FileID(file), of: program, headers, members)
    }
  }

  /// The same of one file.
  mutating func resolvePlainMembers(in file: FileID) {
    Self.resolvePlainMembers(in: file, of: program, headerOf.table, WritableMembers(members))
  }

  private static func resolvePlainMembers(
    in file: FileID, of program: Program, _ headers: Table<MemberID, HeaderType>, _ members: WritableMembers
  ) {
    for declaration in program.declarations(in: file) {
      let own = selfType(in: declaration, of: program)
      for index in program.declarations.address(declaration).pointee.members {
        let header = headers[index]
        if header.isNone {
          switch program.members.address(index).pointee.kind {
          case .enumCase: members.setType(.void, of: index)
          case .fragment, .slot: members.setType(.view, of: index)
          // Any other member without a written type has that of its value.
          default: break
          }
        } else if let type = plainType(header, file, in: program, own: own) {
          members.setType(type, of: index)
        }
      }
    }
  }

  /// Gives members without a written type the type of a value that tells it by itself, those of several files at once;
  /// the others are left with the type of an error.
  mutating func inferPlainTypes() {
    let (headers, members) = (headerOf.table, WritableMembers(members))
    Lent.lend(program) { program in
      Parallel.forEach(program.value.files.count, makeState: { TypeInference() }) { inference, file in
        Self.inferPlainTypes(in: FileID(file), of: program, headers, members, &inference)
      }
    }
  }

  /// The same of one file.
  mutating func inferPlainTypes(in file: FileID) {
    let (headers, members) = (headerOf.table, WritableMembers(members))
    var inference = TypeInference()
    Lent.lend(program) { Self.inferPlainTypes(in: file, of: $0, headers, members, &inference) }
  }

  private static func inferPlainTypes(
    in file: FileID, of program: Lent<Program>, _ headers: Table<MemberID, HeaderType>,
    _ members: WritableMembers, _ inference: inout TypeInference
  ) {
    for declaration in program.value.declarations(in: file) {
      for index in program.value.declarations.address(declaration).pointee.members
      where headers[index].isNone {
        let member = program.value.members.address(index)
        guard let value = member.pointee.value else { continue }
        switch member.pointee.kind {
        case .enumCase, .fragment, .slot, .function, .computed, .environment: continue
        // Any other member may be stored, and its value tells its type.
        default: break
        }
        if let type = inference.plainType(of: value, member: index, in: program) {
          members.setType(type, of: index)
        }
      }
    }
  }

  /// Members to which several workers write, each to its own.
  private struct WritableMembers: @unchecked Sendable {
    let draft: TableDraft<MemberID, Member>

    init(_ draft: TableDraft<MemberID, Member>) { self.draft = draft }

    func setType(_ type: TypeID, of index: MemberID) { draft[index].type = type }
  }

  /// A known type by its name alone, also as an optional or in an array; nil where more is to be resolved.
  private static func plainType(
    _ header: HeaderType, _ file: FileID, in program: Program, own: TypeID?
  ) -> TypeID? {
    if let name = header.name { return plainType(named: name, file, in: program, own: own) }
    return plainType(header.code, program.files[file].code, file, in: program, own: own)
  }

  /// The same of a type in code.
  static func plainType(
    _ id: CodeID, _ code: CodeTree, _ file: FileID, in program: Program, own: TypeID?
  ) -> TypeID? {
    guard !id.isNone else { return nil }
    let node = code.nodes.address(id)
    switch node.pointee.kind {
    case .optionalType: return plainType(node.pointee.first, code, file, in: program, own: own)?.optional
    case .arrayType: return plainType(node.pointee.first, code, file, in: program, own: own)?.array
    case .namedType:
      guard code.items(node.pointee.list).isEmpty else { return nil }
      return plainType(named: node.pointee.name, file, in: program, own: own)
    // Other types are resolved where all names are known.
    default: return nil
    }
  }

  private static func plainType(named name: Name, _ file: FileID, in program: Program, own: TypeID?)
    -> TypeID?
  {
    if name == Names.ownType { return own }
    let type = program.type(named: name, in: file, inside: own)
    // What is to have type arguments is looked at more closely.
    if program.protocols.hasGenericTypes, let type, type != own, program.isOpen(type) {
      return nil
    }
    return type
  }
}
