import ScreenTypes
import SourceModel

/// The members of each declaration by name, with those that extensions add.
///
/// The names of a declaration's members lie side by side, so that finding one among them reads one or two lines of the
/// cache. Only declarations that extensions add to, that give two members one name, or that have many members, are
/// found by an index.
@usableFromInline struct OwnMembers: Sendable {
  /// The name of each member of the program.
  private(set) var names: Table<MemberID, Name>
  /// The id of each member: itself.
  private var ids: Table<MemberID, MemberID>
  /// For each declaration, whether its members are in `index`.
  private let isIndexed: Table<DeclarationID, Bool>
  private let index: MemberIndex

  /// How many names are looked through one by one.
  private static let few = 24

  /// Finds nothing, as long as the program is not linked.
  init(in memory: TableMemory) {
    (names, ids, isIndexed) = (Table(), Table(), Table())
    index = MemberIndex([], in: memory)
  }

  /// The members of all declarations; `added` are those of extensions, with the declaration that they extend. Linear.
  init(_ program: Program, names: Table<MemberID, Name>, added: [(MemberIndex.Key, MemberID)]) {
    let memory = program.memory
    self.names = names
    ids = Self.ids(names.count, in: memory)
    let (isIndexed, marks) = memory.table(
      repeating: false, count: program.declarations.count, by: DeclarationID.self)
    for (key, _) in added { marks[Int(key.owner)] = true }
    var indexed: [(MemberIndex.Key, MemberID)] = []
    for declaration in program.declarations.indices {
      let members = program.declarations[declaration].members
      if program.declarations[declaration].kind == .extended {
        marks[declaration.position] = true
        continue
      }
      guard marks[declaration.position] || members.count > Self.few || Self.repeats(names.slice(members))
      else {
        continue
      }
      marks[declaration.position] = true
      for member in members where !names[member].isEmpty {
        indexed.append((MemberIndex.Key(owner: UInt32(declaration.index), name: names[member]), member))
      }
    }
    self.isIndexed = isIndexed
    index = MemberIndex(program.dataFirst(indexed + added), in: memory)
  }

  private static func ids(_ count: Int, in memory: TableMemory) -> Table<MemberID, MemberID> {
    let (ids, places) = memory.table(repeating: MemberID.none, count: count, by: MemberID.self)
    for id in ids.indices { places[id.position] = id }
    return ids
  }

  /// The same with more names behind those of all members: of members that `isFoundByName` is true for.
  func naming(_ names: Table<MemberID, Name>, in memory: TableMemory) -> OwnMembers {
    var found = self
    found.names = names
    if names.count > ids.count { found.ids = Self.ids(names.count * 2, in: memory) }
    return found
  }

  /// True where a declaration needs no index for members of some names, which are all that it has.
  func isFoundByName(_ declaration: DeclarationID, with members: Table<Int, Member>) -> Bool {
    guard !isIndexed[declaration], members.count <= Self.few else { return false }
    let names = Set(members.lazy.map(\.name).filter { !$0.isEmpty })
    return names.count == members.count { !$0.name.isEmpty }
  }

  private static func repeats(_ names: Table<Int, Name>) -> Bool {
    let names = names.storage
    for (position, name) in names.enumerated() where !name.isEmpty {
      for earlier in 0..<position where names[earlier] == name { return true }
    }
    return false
  }

  /// The members of a name of a declaration, which has all `members`; data before functions.
  @inline(__always)
  func find(_ declaration: DeclarationID, _ members: Range<MemberID>, _ name: Name) -> Table<Int, MemberID> {
    guard declaration < isIndexed.endIndex, !name.isEmpty else { return Table() }
    if isIndexed[declaration] { return index.find(UInt32(declaration.index), name) }
    let own = names.slice(members).storage
    for position in own.indices where own[position] == name {
      let id = members.lowerBound.advanced(by: position)
      return ids.slice(id..<id.advanced(by: 1))
    }
    return Table()
  }
}

extension Program {
  /// Data before functions, so that a bare name that both have means the data; then what only the `Init` of a view knows.
  func dataFirst(_ entries: [(MemberIndex.Key, MemberID)]) -> [(MemberIndex.Key, MemberID)] {
    let isFunction = { (entry: (MemberIndex.Key, MemberID)) in
      self[entry.1].kind == .function || self[entry.1].traits.contains(.isInitParameter)
    }
    guard let first = entries.firstIndex(where: isFunction) else { return entries }
    return entries[..<first] + entries[first...].filter { !isFunction($0) }
      + entries[first...].filter(isFunction)
  }
}
