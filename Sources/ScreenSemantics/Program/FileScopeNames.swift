import ScreenTypes
import SourceModel

/// What stands in files by itself, by its name and by who sees it.
struct FileScopeNames: Sendable {
  private let index: MemberIndex
  /// True where nothing does.
  let isEmpty: Bool

  /// Who sees something.
  enum Owner {
    case package(Int)
    case file(FileID)
  }

  /// Nothing.
  init(in memory: TableMemory) {
    index = MemberIndex([], in: memory)
    isEmpty = true
  }

  init(_ entries: [(MemberIndex.Key, MemberID)], in memory: TableMemory) {
    index = MemberIndex(entries, in: memory)
    isEmpty = entries.isEmpty
  }

  /// The number by which the index knows who sees something: packages count up, files down.
  static func owner(_ owner: Owner) -> UInt32 {
    switch owner {
    case .package(let number): UInt32(number)
    case .file(let file): UInt32.max - UInt32(max(0, file.index))
    }
  }

  func find(_ key: MemberIndex.Key) -> Table<Int, MemberID> { index.find(key.owner, key.name) }
}

extension Program {
  /// What a name means in a file where neither a local nor a member has it: what is private to the file, else what the
  /// package declares beside its types, else the nearest package that it depends on.
  @inline(__always)
  func fileScopeMembers(named name: Name, in file: FileID) -> Table<Int, MemberID> {
    fileScope.isEmpty ? Table() : visibleMembers(named: name, in: file)
  }

  @inline(never)
  private func visibleMembers(named name: Name, in file: FileID) -> Table<Int, MemberID> {
    let own = fileScope.find(MemberIndex.Key(owner: FileScopeNames.owner(.file(file)), name: name))
    if !own.isEmpty { return own }
    for package in byName.packages(seenFrom: file) {
      let found = fileScope.find(MemberIndex.Key(owner: FileScopeNames.owner(.package(package)), name: name))
      if !found.isEmpty { return found }
    }
    return Table()
  }

  /// The names of what a file sees that stands in files by itself; for did-you-mean.
  func fileScopeNames(seenFrom file: FileID) -> [String] {
    if fileScope.isEmpty { return [] }
    let packages = Set(byName.packages(seenFrom: file))
    return declarations.filter {
      $0.kind == .fileScope
        && ($0.isPrivate ? $0.file == file : packages.contains(byName.package(of: $0.file)))
    }.flatMap { $0.members.map { members[$0].name.text } }
  }
}
