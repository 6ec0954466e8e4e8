import ScreenSyntax
import ScreenTypes
import SourceModel

extension Linker {
  /// Copies declarations and members to one place, those of several files at once.
  mutating func gather(_ files: [ParsedFile]) {
    var firsts: [(declaration: Int, member: Int)] = []
    firsts.reserveCapacity(files.count)
    var (declarationCount, memberCount) = (0, 0)
    for file in files {
      firsts.append((declarationCount, memberCount))
      declarationCount += file.declarations.count
      memberCount += file.members.count
    }
    let starts = firsts
    declarations.append(count: declarationCount) { declared in
      members.append(count: memberCount) { members in
        names.append(count: memberCount) { names in
          headerOf.append(count: memberCount) { headers in
            let places = Places(declarations: declared, members: members, names: names, headers: headers)
            Parallel.forEach(files.count, makeState: {}) { _, index in
              places.fill(from: files[index], starts[index].declaration, starts[index].member)
            }
          }
        }
      }
    }
    program.declarations = declarations.table
    program.members = members.table
  }

  /// Where declarations and members of all files go; each file writes to places of its own.
  private struct Places: @unchecked Sendable {
    let declarations: UnsafeMutablePointer<Declaration>
    let members: UnsafeMutablePointer<Member>
    let names: UnsafeMutablePointer<Name>
    let headers: UnsafeMutablePointer<CodeID>

    func fill(from file: ParsedFile, _ firstDeclaration: Int, _ firstMember: Int) {
      file.members.withUnsafeBufferPointer { found in
        guard let base = found.baseAddress else { return }
        (members + firstMember).initialize(from: base, count: found.count)
      }
      for (position, found) in file.declarations.enumerated() {
        let place = declarations + firstDeclaration + position
        let range = found.members
        let id = DeclarationID(firstDeclaration + position)
        place.initialize(to: found)
        place.pointee.members = firstMember + range.lowerBound..<firstMember + range.upperBound
        if found.kind.isNamed { place.pointee.type = TypeID(.declared(id, found.name)) }
        for index in range { members[firstMember + index].owner = id }
      }
      for (position, header) in file.headers.enumerated() {
        (headers + firstMember + position).initialize(to: header)
        (names + firstMember + position).initialize(to: members[firstMember + position].name)
      }
    }
  }
}
