import ScreenSemantics
import ScreenTypes
import SourceModel

/// The declarations of a package that are offered at a place: all of those that a file may name, and the likely ones where
/// they are many.
struct OfferedDeclarations {
  /// In the order of the program.
  let found: [DeclarationID]
  /// False where there are more: with other letters, others are offered.
  let isAll: Bool

  /// The most that are offered at once.
  private static let most = 200

  /// Finds those of some kinds that a file may name. Of more than `most`, those have a chance that have the letters typed so far,
  /// in their order: first those that begin with them, then those of the greatest rank.
  init(
    of program: Program, to file: FileID, typed: ArraySlice<UInt8>, rank: (Declaration) -> Int,
    _ isWanted: (Declaration) -> Bool
  ) {
    let all = program.declarations.indices.filter {
      isWanted(program[$0]) && (!program[$0].isPrivate || program[$0].file == file)
    }
    isAll = all.count <= Self.most
    guard !isAll else {
      found = all
      return
    }
    let likely = all.indices.compactMap { place -> (rank: Int, place: Int)? in
      let declaration = program[all[place]]
      return Self.likeness(of: declaration.name, to: typed).map { ($0 + rank(declaration), place) }
    }
    let first = likely.sorted { ($1.rank, $0.place) < ($0.rank, $1.place) }.prefix(Self.most)
    found = first.map(\.place).sorted().map { all[$0] }
  }

  /// How well a name goes with letters; nil where it does not have them in their order. Capitals and others are the same.
  private static func likeness(of name: Name, to letters: ArraySlice<UInt8>) -> Int? {
    var left = letters
    var isPrefix = true
    for byte in name.utf8 {
      guard let next = left.first else { break }
      if byte | 0x20 == next | 0x20 { left.removeFirst() } else { isPrefix = false }
    }
    return left.isEmpty ? isPrefix ? 1000 : 0 : nil
  }
}
