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
    let declarations = program.declarations
    let all = declarations.indices.filter { id in
      let place = declarations.address(id)
      return isWanted(place.pointee) && (!place.pointee.isPrivate || place.pointee.file == file)
    }
    isAll = all.count <= Self.most
    guard !isAll else {
      found = all
      return
    }
    let likely = all.indices.compactMap { place -> (isPrefix: Int, rank: Int, place: Int)? in
      let declaration = declarations.address(all[place])
      return Self.isPrefix(typed, of: declaration.pointee.name.utf8).map {
        ($0 ? 1 : 0, rank(declaration.pointee), place)
      }
    }
    let first = likely.sorted { ($1.isPrefix, $1.rank, $0.place) < ($0.isPrefix, $0.rank, $1.place) }
      .prefix(Self.most)
    found = first.map(\.place).sorted().map { all[$0] }
  }

  /// True where a name begins with letters; nil where it does not even have them in their order. Capitals and others are the
  /// same.
  static func isPrefix(_ letters: ArraySlice<UInt8>, of name: some Sequence<UInt8>) -> Bool? {
    var next = letters.startIndex
    var isPrefix = true
    for byte in name {
      if next == letters.endIndex { break }
      if byte | 0x20 == letters[next] | 0x20 { next += 1 } else { isPrefix = false }
    }
    return next == letters.endIndex ? isPrefix : nil
  }
}
