import ScreenSyntax
import ScreenTypes
import SourceModel

extension Linker {
  /// Copies declarations and members to one place, those of several files at once, and gives back what they lay in.
  mutating func gather(_ files: consuming [ParsedFile]) {
    copyHeaders(of: files)
    for index in files.indices { files[index].header = FileHeader() }
    program.files = files
  }

  private mutating func copyHeaders(of files: [ParsedFile]) {
    var firsts: [(declaration: Int, member: Int)] = []
    firsts.reserveCapacity(files.count)
    var (declarationCount, memberCount) = (0, 0)
    for index in files.indices {
      firsts.append((declarationCount, memberCount))
      declarationCount += files[index].header.declarations.count
      memberCount += files[index].header.members.count
    }
    let starts = firsts
    declarations.append(count: declarationCount) { declared in
      members.append(count: memberCount) { members in
        names.append(count: memberCount) { names in
          headerOf.append(count: memberCount) { headers in
            let places = Places(declarations: declared, members: members, names: names, headers: headers)
            Parallel.forEach(files.count, makeState: {}) { _, index in
              places.fill(
                files[index].header, starts[index].declaration, starts[index].member)
            }
          }
        }
      }
    }
    program.declarations = declarations.table
    program.members = members.table
    for index in program.declarations.indices where declarations[index].kind.isNamed {
      declarations[index].type = TypeID(.declared(DeclarationID(index), declarations[index].name))
    }
  }

  /// Where declarations and members of all files go; each file writes to places of its own.
  private struct Places: @unchecked Sendable {
    let declarations: UnsafeMutablePointer<Declaration>
    let members: UnsafeMutablePointer<Member>
    let names: UnsafeMutablePointer<Name>
    let headers: UnsafeMutablePointer<HeaderType>

    func fill(_ header: FileHeader, _ firstDeclaration: Int, _ firstMember: Int) {
      let (declared, found, types) = (header.declarations, header.members, header.types)
      if let base = found.storage.baseAddress {
        (members + firstMember).initialize(from: base, count: found.count)
      }
      if let base = types.storage.baseAddress {
        (headers + firstMember).initialize(from: base, count: types.count)
      }
      if let base = declared.storage.baseAddress {
        (declarations + firstDeclaration).initialize(from: base, count: declared.count)
      }
      for position in 0..<declared.count {
        let range = declared[position].members
        let id = DeclarationID(firstDeclaration + position)
        declarations[firstDeclaration + position].members =
          firstMember + range.lowerBound..<firstMember + range.upperBound
        for index in range { members[firstMember + index].owner = id }
      }
      for position in 0..<found.count {
        (names + firstMember + position).initialize(to: found[position].name)
      }
    }
  }

  /// Resolves the members whose types need no more than a look at a name, those of several files at once; the others
  /// are left with the type of an error.
  mutating func resolvePlainMembers() {
    let (program, headers, members) = (program, headerOf.table, WritableMembers(members))
    Parallel.forEach(program.files.count, makeState: {}) { _, file in
      for declaration in program.declarations(in: FileID(file)) {
        let place = program.declarations.address(declaration)
        for index in place.pointee.members {
          let header = headers[index]
          if header.isNone {
            switch program.members.address(index).pointee.kind {
            case .enumCase: members.setType(.void, of: index)
            case .fragment, .slot: members.setType(.view, of: index)
            default: break
            }
          } else if let type = Self.plainType(header, file, in: program, own: place.pointee.type) {
            members.setType(type, of: index)
          }
        }
      }
    }
  }

  /// Members to which several workers write, each to its own.
  private struct WritableMembers: @unchecked Sendable {
    let draft: TableDraft<Member>

    init(_ draft: TableDraft<Member>) { self.draft = draft }

    func setType(_ type: TypeID, of index: Int) { draft[index].type = type }
  }

  /// A known type by its name alone, also as an optional or in an array; nil where more is to be resolved.
  private static func plainType(
    _ header: HeaderType, _ file: Int, in program: Program, own: TypeID?
  ) -> TypeID? {
    if let name = header.name { return plainType(named: name, file, in: program, own: own) }
    return plainType(header.code, program.files[file].code, file, in: program, own: own)
  }

  /// The same of a type in code.
  static func plainType(
    _ id: CodeID, _ code: CodeTree, _ file: Int, in program: Program, own: TypeID?
  ) -> TypeID? {
    guard !id.isNone else { return nil }
    let node = code.nodes.address(Int(id.index))
    switch node.pointee.kind {
    case .optionalType: return plainType(node.pointee.first, code, file, in: program, own: own)?.optional
    case .arrayType: return plainType(node.pointee.first, code, file, in: program, own: own)?.array
    case .namedType:
      guard code.items(node.pointee.list).isEmpty else { return nil }
      return plainType(named: node.pointee.name, file, in: program, own: own)
    default: return nil
    }
  }

  private static func plainType(named name: Name, _ file: Int, in program: Program, own: TypeID?) -> TypeID? {
    name == Names.ownType ? own : program.type(named: name, in: FileID(file))
  }
}
